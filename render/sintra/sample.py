"""A game of Sintra from a fixed seed, played with some sense, stopped where a picture is wanted."""

from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from engine.core import Outcome, Seat
from engine.dice import Dice, seeded
from engine.sintra import Sintra
from engine.sintra.moves import Move, MoveGlazier, TakePanes
from engine.sintra.preview import preview
from engine.sintra.view import View
from render.sampling import Painters, SampleGame, end_of, played
from render.sintra import board, final, seat

NAMES = ("Ana", "Ben", "Maximiliane Freifrau von Stern", "美咲")
_GAME = Sintra()
_TELLING_ROUND = 4


@dataclass(frozen=True, slots=True)
class Sample:
    """Views of one game at the moments worth a picture, as its first seat sees them."""

    start: View
    middle: View
    """A turn of its own in the fourth round: glass in many places, and many strips for it."""
    over: View
    outcome: Outcome


@cache
def play_sample(seats: int) -> Sample:
    start, *states = played(_GAME, seats, "sintra", sensible)
    first = middle = _GAME.view(start, 0)
    most = 0
    for state in states:
        if state.seat == 0 and state.track:
            view = _GAME.view(state, 0)
            if view.round == _TELLING_ROUND and (telling := _telling(view)) >= most:
                most, middle = telling, view
    return Sample(first, middle, _GAME.view(states[-1], 0), end_of(_GAME, states[-1]))


def _telling(view: View) -> int:
    """How much there is to be seen."""
    places = sum(any(panes) for panes in view.factories)
    offered = offered_strips(view)
    completing = any(preview(view, move).completed for move in offered)
    return len(offered) + 2 * min(places, 3) + sum(map(bool, view.centre)) + 4 * completing


def sensible(state: Any, dice: Dice) -> tuple[Seat, Move, Dice]:
    """Points, then panes on strips that are nearly complete, little that breaks, few steps."""
    seat: Seat = state.seat
    view = _GAME.view(state, seat)
    palace = view.palaces[seat]

    def worth(move: Move) -> int:
        if isinstance(move, MoveGlazier):
            return 10 * palace.glazier - 10
        seen = preview(view, move)
        loss = view.losses[seen.broken] - view.losses[palace.broken] + seen.lost
        steps = seen.glazier - palace.glazier
        strip = None if move.strip is None else palace.strips[move.strip]
        lying = 0 if strip is None else sum(pane is not None for pane in strip.panes)
        return 15 * seen.points + (15 + 5 * lying) * seen.placed - 10 * loss - 3 * steps

    return seat, max(_GAME.legal_moves(state, seat), key=worth), dice


def moves_of(view: View) -> tuple[Move, ...]:
    """What the seat whose turn it is may do: the order in the bag does not matter for it."""
    return _GAME.legal_moves(_GAME.imagine(view, seeded("00" * 32)), view.turn_of)


def offered_place(view: View) -> tuple[TakePanes, ...]:
    """Everything that can be done with the glass of one place: the one with most colours."""
    takes = [move for move in moves_of(view) if isinstance(move, TakePanes)]
    places = dict.fromkeys(move.factory for move in takes)
    groups = [tuple(move for move in takes if move.factory == place) for place in places]
    return max(groups, key=lambda moves: (len({move.colour for move in moves}), len(moves)))


def offered_strips(view: View) -> tuple[TakePanes, ...]:
    """The ways to lay one colour from one place: where a strip is completed, or else most."""
    groups: dict[tuple[int | None, str], tuple[TakePanes, ...]] = {}
    for move in moves_of(view):
        if isinstance(move, TakePanes):
            group = (move.factory, move.colour)
            groups[group] = (*groups.get(group, ()), move)

    def telling(moves: tuple[TakePanes, ...]) -> tuple[bool, int]:
        return any(preview(view, move).completed for move in moves), len(moves)

    return max(groups.values(), key=telling)


def painters(seats: int, names: tuple[str, ...] = NAMES) -> Painters:
    """Every picture of the sample game, by name, ready to be drawn."""
    sample, names = play_sample(seats), names[:seats]
    return {
        "start": partial(board, sample.start, names),
        "board": partial(board, sample.middle, names),
        "seat": partial(seat, sample.middle, names, moves_of(sample.middle)),
        "place": partial(seat, sample.middle, names, offered_place(sample.middle)),
        "strips": partial(seat, sample.middle, names, offered_strips(sample.middle)),
        "end": partial(board, sample.over, names),
        "final": partial(final, sample.over, sample.outcome, names),
    }


SAMPLE = SampleGame((2, 3, 4), painters)
