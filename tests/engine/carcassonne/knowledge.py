"""What the contract test must know of Carcassonne: where the pieces are; nothing is hidden."""

from collections import Counter

from engine.carcassonne.state import State
from engine.core import Seat
from tests.engine.contract import Knowledge


def inventory(state: State) -> Counter[str]:
    """Tiles, followers and messages, wherever they are."""
    pieces: Counter[str] = Counter()
    for tile in (*(each.tile for each in state.tiles), *state.stock, *state.set_aside):
        pieces[f"tile {tile}"] += 1
    if state.drawn is not None:
        pieces[f"tile {state.drawn}"] += 1
    for seat, player in enumerate(state.players):
        pieces[f"follower of {seat}"] += player.supply
        pieces[f"figure of {seat}"] += len(player.figures)
    for follower in state.followers:
        pieces[f"follower of {follower.seat}"] += 1
    in_hand = () if state.message is None else (state.message,)
    for message in (*state.unread, *state.seen, *in_hand):
        pieces[f"message {message}"] += 1
    return pieces


def hidden(state: State, seat: Seat | None) -> set[str]:  # noqa: ARG001  the order of what comes is not decided
    return set()


KNOWLEDGE = Knowledge(inventory, hidden)
