"""What the contract test must know of The Great Split: its pieces, and who may not name them."""

from collections import Counter

from engine.core import Seat
from engine.great_split.events import HandResolved
from engine.great_split.moves import SellCard
from engine.great_split.state import Collector, State
from engine.playout import Turn
from tests.engine.contract import Knowledge


def inventory(state: State) -> Counter[str]:
    """Every card, market token, scoring token and character in play, counted."""
    pieces: Counter[str] = Counter()
    for deck in state.decks:
        pieces.update(f"card {card}" for card in deck)
    for token in (*state.market_pool, *state.market_revealed):
        pieces[f"market token {token}"] += 1
    for line in state.scoring_lines:
        pieces.update(f"scoring token {token}" for token in line)
    for collector in state.collectors:
        pieces[f"character {collector.character}"] += 1
        pieces.update(f"card {card}" for card in _cards_of(state, collector))
    return pieces


def _cards_of(state: State, collector: Collector) -> tuple[str, ...]:
    """The hand, which lies on the table while it is resolved, and the seat's discards."""
    piled = (*(collector.left or ()), *(collector.discarding or ()))
    if not set(piled) <= set(collector.hand):
        raise AssertionError(f"{piled} are set apart from a hand that is {collector.hand}.")
    resolution = collector.resolution
    if resolution is not None and state.phase != "start":
        laid = (*resolution.to_play, *resolution.played, *resolution.sold)
        if sorted(laid) != sorted(collector.hand):
            raise AssertionError(f"{laid} are resolved, but the hand is {collector.hand}.")
    return (*collector.hand, *collector.discarded)


def hidden(state: State, seat: Seat | None) -> set[str]:
    """The decks, and what the others hold, discarded or sold, unless the seat met it in this round."""
    names = {card for deck in state.decks for card in deck}
    for other, collector in enumerate(state.collectors):
        if other == seat:
            continue
        names |= {*collector.hand, *collector.discarded}
        if collector.resolution is not None and collector.resolution.done:
            names -= set(collector.resolution.played)
    if seat is not None:
        names -= set(state.collectors[seat].lettered)
    if seat is not None and state.phase == "choose":
        names -= set(state.collectors[seat - 1].hand)
    return names


def laid_open(turn: Turn) -> set[str]:
    """What the last seat to be done has played is taken up again in the same turn."""
    if not any(isinstance(event, HandResolved) for event in turn.events):
        return set()
    collector = turn.before.collectors[turn.decision.seat]
    sold = {turn.move.card} if isinstance(turn.move, SellCard) else set[str]()
    return set(collector.hand) - set(collector.resolution.sold) - sold


KNOWLEDGE = Knowledge(inventory, hidden, laid_open, quick={"auto_finish": True})
