"""The story of a round: who moved what, what the market did, what was scored."""

from bot.dealers.dealing import Listener
from bot.dealers.great_split import advances, wording
from bot.dealers.great_split.last_round import last_round, moved_last_round
from bot.dealers.great_split.scorings import result
from engine.core import Seat
from engine.great_split.components import Components
from engine.great_split.data import PRESTIGE
from engine.great_split.events import (
    CardsDiscarded,
    Event,
    HandResolved,
    MarketMoved,
    RoundStarted,
    Scored,
)
from engine.great_split.view import View


def tell(
    events: tuple[Event, ...], view: View, components: Components, to: Listener
) -> tuple[str, ...]:
    """In the order of a round, and only when it is over: a round is one story.

    Characters and scoring tokens are told by the seating.
    """
    story = _Story(events, view, components, to)
    return (
        *story.discards(),
        *story.resolutions(),
        *story.market(),
        *story.scorings(),
        *story.round(),
    )


class _Story:
    def __init__(
        self, events: tuple[Event, ...], view: View, components: Components, to: Listener
    ) -> None:
        self.events, self.view, self.components, self.to = events, view, components, to
        self.words = to.words

    def discards(self) -> list[str]:
        discards = [event for event in self.events if isinstance(event, CardsDiscarded)]
        if not discards:
            return []
        who = [f"{self.to.names[event.seat]} {event.count}" for event in discards]
        return [self.words("great-split-tell-discards", who=", ".join(who))]

    def resolutions(self) -> list[str]:
        """Everybody's, whoever was done first: the boards remember what was told to nobody yet."""
        ended = [event.round for event in self.events if isinstance(event, MarketMoved)]
        if not ended:
            return []
        moved = moved_last_round(self.view, self.components)
        if ended == [last_round(self.view)] and all(m is not None for m in moved):
            return [
                self._line(seat, last.moved, last.sold)
                for seat, last in enumerate(moved)
                if last is not None
            ]
        return [
            self._line(
                event.seat, advances.gained(self.components, event.advances), event.sold_count
            )
            for event in self._resolved()
        ]

    def market(self) -> list[str]:
        return [
            self.words("great-split-tell-market", token=event.token, market=event.market)
            for event in self.events
            if isinstance(event, MarketMoved)
        ]

    def scorings(self) -> list[str]:
        scored = [event for event in self.events if isinstance(event, Scored)]
        lines = [result(event, self.words, self.to.names) for event in scored]
        if not lines or any(event.what == "contracts" for event in scored):
            # With the contracts the game is over, and its result says the rest.
            return lines
        prestige = [open_seat.board[PRESTIGE] for open_seat in self.view.seats]
        ranking = sorted(range(len(prestige)), key=lambda seat: -prestige[seat])
        who = ", ".join(f"{self.to.names[seat]} {prestige[seat]}" for seat in ranking)
        return [*lines, self.words("great-split-tell-standing", who=who)]

    def round(self) -> list[str]:
        return [
            self.words(
                "great-split-tell-round",
                round=event.round,
                level=event.level,
                limit=event.hand_limit,
                seats="two" if len(self.view.seats) == 2 else "more",
            )
            for event in self.events
            if isinstance(event, RoundStarted)
        ]

    def _resolved(self) -> list[HandResolved]:
        resolved = [event for event in self.events if isinstance(event, HandResolved)]
        return sorted(resolved, key=lambda event: event.seat)

    def _line(self, seat: Seat, moved: tuple[advances.Advance, ...], sold: int) -> str:
        steps = ", ".join(self._step(advance) for advance in moved)
        gains = steps or self.words("great-split-no-gains")
        line = f"**{self.to.names[seat]}**: {gains}"
        if not sold:
            return f"{line}."
        return f"{line}; {self.words('great-split-tell-sold', count=sold)}."

    def _step(self, advance: advances.Advance) -> str:
        """Of all that a step reaches, the contracts are what everybody waits for."""
        track = wording.track(self.words, advance.track)
        moved = self.words("great-split-moved", track=track, start=advance.start, end=advance.end)
        if not advance.contracts:
            return moved
        contracts = self.words("great-split-note-contracts", count=advance.contracts)
        return f"{moved} ({contracts})"
