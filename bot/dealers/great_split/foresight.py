"""What a move would bring, found by making it: the rules themselves, on what the seat knows."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.dealers.great_split.advances import Advance, advances_of, in_order
from engine.core import Seat
from engine.great_split.components import Components
from engine.great_split.data import PLACE, RESOURCES, SEALS, Cards, Track
from engine.great_split.events import TrackAdvanced
from engine.great_split.moves import FollowArrow, Order, PlaceSeal, PlayCard
from engine.great_split.resolution import begin_resolution, carry_out, legal_orders
from engine.great_split.scoring import worth_of
from engine.great_split.state import Board, Resolution
from engine.great_split.view import View


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a move brings: tracks in the order in which they move, and what is still to be placed."""

    advances: tuple[Advance, ...]
    best: tuple[Advance, ...] = ()
    """What its seals and arrows would move where they bring most now."""
    points: int = 0
    """What all of it adds to the score if the game ended then."""

    @property
    def is_wasted(self) -> bool:
        """Nothing moves and nothing is left to place."""
        return not self.best and all(advance.is_wasted for advance in self.advances)


@dataclass(frozen=True, slots=True)
class Foresight:
    """One seat's eye on what comes: its character and the market say what a board is worth."""

    components: Components
    seat: Seat
    character: str
    market: int

    @classmethod
    def of(cls, view: View, components: Components, seat: Seat) -> "Foresight":
        return cls(components, seat, view.seats[seat].character, view.market)

    def after(self, resolution: Resolution, order: Order) -> Resolution:
        return carry_out(self.components, self.seat, resolution, order)

    def of_order(self, resolution: Resolution, order: Order) -> Prospect:
        after = self.after(resolution, order)
        # Questions that were open before are no doing of an answer to the first of them.
        is_answer = isinstance(order, PlaceSeal | FollowArrow)
        settled = after if is_answer else self._settled(after)
        return self._prospect(
            resolution.board,
            self._told(after.trail[len(resolution.trail) :], after.board),
            self._told(settled.trail[len(after.trail) :], settled.board),
            settled.board,
        )

    def of_pile(self, board: Board, pile: Cards) -> Prospect:
        """What these cards would bring if all were played, and their seals placed at their best."""
        played = begin_resolution(board, pile)
        for card in pile:
            played = self.after(played, PlayCard(card))
        settled = self._settled(played)
        return self._prospect(
            board,
            in_order(self._told(played.trail, settled.board)),
            in_order(self._told(settled.trail[len(played.trail) :], settled.board)),
            settled.board,
        )

    def _prospect(
        self,
        before: Board,
        advances: tuple[Advance, ...],
        best: tuple[Advance, ...],
        after: Board,
    ) -> Prospect:
        return Prospect(advances, best, self._worth(after) - self._worth(before))

    def _settled(self, resolution: Resolution) -> Resolution:
        """Every open question answered by what brings most at that moment."""
        while resolution.questions:
            options = [
                self.after(resolution, order)
                for order in legal_orders(self.components, resolution)
                if isinstance(order, PlaceSeal | FollowArrow)
            ]
            answers = len(resolution.trail)
            merits = [self._merit(option, option.trail[answers]) for option in options]
            resolution = options[merits.index(max(merits))]
        return resolution

    def _merit(self, after: Resolution, step: TrackAdvanced) -> tuple[int, bool, int]:
        """Points; else what moves at all; else the seal for which most contracts wait."""
        return self._worth(after.board), step.end > step.start, self._held(step.track, after.board)

    def _worth(self, board: Board) -> int:
        return worth_of(self.components, self.character, board, self.market)

    def _held(self, track: Track, board: Board) -> int:
        """The contracts that a seal multiplies."""
        if track not in SEALS:
            return 0
        resource = RESOURCES[SEALS.index(track)]
        on_track = self.components.contracts_on_track(resource, board[PLACE[resource]])
        return on_track + self.components.contracts_of_character(self.character, resource)

    def _told(self, trail: Iterable[TrackAdvanced], board: Board) -> tuple[Advance, ...]:
        """What moved, with the contracts that this board holds for each seal."""
        return tuple(
            replace(advance, held=self._held(advance.track, board))
            for advance in advances_of(self.components, trail)
        )
