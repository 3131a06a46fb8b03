"""What the contract test knows of each game: its pieces, and who may name them."""

from collections import Counter

from engine.core import Seat
from engine.great_split.events import HandResolved
from engine.great_split.moves import SellCard
from engine.great_split.state import State as GreatSplitState
from engine.playout import Turn
from tests import toy
from tests.engine.contract import Knowledge
from tests.engine.great_split import inventory as great_split
from tests.engine.splendor import inventory as splendor


def _toy_inventory(state: toy.State) -> Counter[str]:
    return Counter(
        [
            *state.box,
            *(card for place in state.places for card in place.hand),
            *(card for pile in state.kept for card in pile),
        ]
    )


def _toy_hidden(state: toy.State, seat: Seat | None) -> set[str]:
    hidden = set(state.box)
    for other, place in enumerate(state.places):
        offered = (
            seat is not None and state.phase == "take" and other == (seat - 1) % len(state.places)
        )
        if other != seat and not offered:
            hidden |= set(place.hand)
    return hidden


def _great_split_hidden(state: GreatSplitState, seat: Seat | None) -> set[str]:
    hidden = {card for deck in state.decks for card in deck}
    for other, collector in enumerate(state.collectors):
        if other == seat:
            continue
        hidden |= {*collector.hand, *collector.discarded}
        if collector.resolution is not None and collector.resolution.done:
            hidden -= set(collector.resolution.played)
    if seat is not None and state.phase == "choose":
        hidden -= set(state.collectors[seat - 1].hand)
    return hidden


def _great_split_laid_open(turn: Turn) -> set[str]:
    """What the last seat to be done has played is taken up again in the same turn."""
    if not any(isinstance(event, HandResolved) for event in turn.events):
        return set()
    collector = turn.before.collectors[turn.decision.seat]
    sold = {turn.move.card} if isinstance(turn.move, SellCard) else set[str]()
    return set(collector.hand) - set(collector.resolution.sold) - sold


TOY = Knowledge(_toy_inventory, _toy_hidden)

KNOWLEDGE: dict[str, Knowledge] = {
    "great_split": Knowledge(great_split.inventory, _great_split_hidden, _great_split_laid_open),
    "splendor": Knowledge(splendor.inventory, splendor.hidden),
}
