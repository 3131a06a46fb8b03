"""What a card of Splendor is good for: its points, a noble, what it makes cheaper; and how soon."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.ai.why import Fact, Why
from engine.core import Seat
from engine.splendor.data import CARDS, COLOURS, GOLD, NOBLE_POINTS
from engine.splendor.legal import visitors
from engine.splendor.prices import lacking
from engine.splendor.prospects import cards_away, nearest_noble, with_card
from engine.splendor.view import PlayerView, View

_SOON = 3
"""Cards to a noble that are worth a word."""


@dataclass(frozen=True, slots=True)
class Use:
    card: str
    noble: bool
    """A noble comes with the card."""
    away: int
    """How many cards a noble is away then that the card brings near; 0 where it brings none."""
    cheaper: tuple[str, ...]
    """The cards that cost a token less then, those of most points first."""

    @property
    def points(self) -> int:
        return CARDS[self.card].points + NOBLE_POINTS * self.noble

    @property
    def merit(self) -> tuple[int, bool, int, str]:
        """Of two cards the one with more of it is rather told."""
        return self.points, self.away > 0, len(self.cheaper), self.card

    @property
    def colour(self) -> str:
        return COLOURS[CARDS[self.card].bonus]

    def told(self, kind: str, **facts: Fact) -> Why:
        """With these facts, what the card is good for: points, else a noble, else cheaper cards."""
        if self.points:
            use, worth = "noble" if self.noble else "points", self.points
        elif self.away:
            use, worth = "noble_near", self.away
        else:
            use, worth = "cheaper", len(self.cheaper)
        good = (("use", use), ("worth", worth), ("colour", self.colour))
        return Why(kind, (*facts.items(), *good))


def use_of(view: View, seat: Seat, card: str) -> Use:
    """What the seat has of that card once it is bought, by what lies open and what it keeps."""
    before = view.players[seat].bonuses
    after = with_card(before, card)
    bonus = CARDS[card].bonus
    wanted = [each for row in view.rows for each in row if each is not None]
    wanted += [kept.card for kept in view.players[seat].reserved if kept.card is not None]
    helped = [each for each in wanted if each != card and CARDS[each].cost[bonus] > before[bonus]]
    return Use(
        card,
        noble=bool(visitors(view.nobles, after)),
        away=_noble_near(view, seat, card),
        cheaper=tuple(sorted(helped, key=lambda each: -CARDS[each].points)),
    )


def _noble_near(view: View, seat: Seat, card: str) -> int:
    before = view.players[seat].bonuses
    after = with_card(before, card)
    noble = nearest_noble(view.nobles, after)
    if noble is None:
        return 0
    away = cards_away(noble, after)
    return away if away <= _SOON and away < cards_away(noble, before) else 0


def turns_to(player: PlayerView, card: str) -> int:
    """In how many turns of its own the player can buy the card at the earliest.

    In none is more won than by three tokens of different colours, or two of one.
    """
    return 1 + _takes(lacking(player, card), player.tokens[GOLD])


def _takes(missing: Sequence[int], gold: int) -> int:
    if sum(missing) <= gold:
        return 0
    most, *others = sorted(missing, reverse=True)
    alike = (max(0, most - 2), *others)
    different = tuple(max(0, count - (place < 3)) for place, count in enumerate((most, *others)))
    return 1 + min(_takes(alike, gold), _takes(different, gold))
