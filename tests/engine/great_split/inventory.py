"""Everything that lies on a table of The Great Split, wherever it lies: nothing may be lost."""

from collections import Counter

from engine.great_split.state import Collector, State


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
