"""A game of Splendor from a fixed seed, played with some sense, stopped where a picture is wanted."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.core import Outcome, Seat
from engine.dice import Dice
from engine.splendor import Splendor
from engine.splendor.data import CARDS
from engine.splendor.moves import BuyCard, Move, ReserveCard, ReserveFromDeck
from engine.splendor.view import View
from render.sampling import Painters, SampleGame, end_of, played
from render.splendor import board, final, seat

NAMES = ("Ana", "Ben", "Maximiliane Freifrau von Stern", "美咲")
_GAME = Splendor()


@dataclass(frozen=True, slots=True)
class Sample:
    """Views of one game at the moments worth a picture, as its first seat sees them."""

    start: View
    middle: View
    """The last of those moments of its own turn at which most cards are reserved."""
    over: View
    outcome: Outcome


def play_sample(seats: int) -> Sample:
    start, *states = played(_GAME, seats, "splendor", sensible)
    first = middle = _GAME.view(start, 0)
    most = 0
    for state in states:
        view = _GAME.view(state, 0)
        own, backs = len(view.players[0].reserved), _backs(view)
        if view.phase == "act" and view.turn_of == 0 and own + min(backs, 2) >= most:
            most, middle = own + min(backs, 2), view
    return Sample(first, middle, _GAME.view(states[-1], 0), end_of(_GAME, states[-1]))


def _backs(view: View) -> int:
    return sum(kept.card is None for player in view.players for kept in player.reserved)


def sensible(state: Any, dice: Dice) -> tuple[Seat, Move, Dice]:
    """Buy the card with the most points that can be paid; sometimes reserve; else take tokens."""
    moves = _GAME.legal_moves(state, state.seat)
    purchases = [move for move in moves if isinstance(move, BuyCard)]
    if purchases:
        return state.seat, max(purchases, key=lambda move: CARDS[move.card].points), dice
    whim, dice = dice.below(5)
    wanted = [m for m in moves if isinstance(m, ReserveCard | ReserveFromDeck) == (whim == 0)]
    index, dice = dice.below(len(wanted or moves))
    return state.seat, (wanted or moves)[index], dice


def painters(seats: int, names: tuple[str, ...] = NAMES) -> Painters:
    """Every picture of the sample game, by name, ready to be drawn."""
    sample, names = play_sample(seats), names[:seats]
    return {
        "start": partial(board, sample.start, names),
        "board": partial(board, sample.middle, names),
        "seat": partial(seat, sample.middle, names),
        "final": partial(final, sample.over, sample.outcome, names),
    }


SAMPLE = SampleGame((2, 3, 4), painters)
