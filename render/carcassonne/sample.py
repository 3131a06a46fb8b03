"""A game of Carcassonne from a fixed seed, played with some sense, stopped where a picture is wanted."""

from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from engine.carcassonne import Carcassonne
from engine.carcassonne.cells import Cell
from engine.carcassonne.messages import is_dark
from engine.carcassonne.moves import AssignPoints, Move, PlaceFollower, PlaceTile
from engine.carcassonne.view import View
from engine.core import Outcome, Seat, TakeBack
from engine.dice import Dice
from render.carcassonne import board, close_up, final, message, part, seat, spots, ways
from render.sampling import Painters, SampleGame, end_of, played

NAMES = ("Ana", "Ben", "Maximiliane Freifrau von Stern", "美咲", "Carla")
_GAME = Carcassonne()
_EAGERNESS = {"city": 4, "road": 3, "monastery": 5, "field": 2}
_FEW = 26
"""As many cells as there are letters."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Views of one game at the moments worth a picture, as the seat whose turn it is sees them."""

    start: View
    middle: View
    follower: View
    message: View
    over: View
    outcome: Outcome


@cache
def play_sample(seats: int) -> Sample:
    views: dict[str, View] = {}
    for state in played(_GAME, seats, "carcassonne", sensible):
        view = _GAME.view(state, state.seat)
        tiles = len(view.tiles)
        match view.phase:
            case "place_tile" if tiles == 5:
                views["start"] = view
            case "place_tile" if tiles <= 32 and _is_telling(view):
                views["middle"] = view
            case "place_follower" if tiles <= 40 and len(view.spots) > 2:
                views["follower"] = view
            case "read_message":
                views["message"] = view
            case _:
                views["over"] = view
    return Sample(**views, outcome=end_of(_GAME, state))


def _is_telling(view: View) -> bool:
    """Few enough cells for letters, and one of them with a choice of ways."""
    return len(view.places) <= _FEW and any(len(place.turns) > 1 for place in view.places)


def sensible(state: Any, dice: Dice) -> tuple[Seat, Move, Dice]:
    """Lay tiles where many others lie around, claim what is free, and go for messages."""
    seat: Seat = state.seat
    moves = _GAME.legal_moves(state, seat)
    tiles = {tile.cell for tile in state.tiles}
    whim, dice = dice.below(4)
    figures = state.players[seat].figures

    def worth(move: Move) -> int:
        match move:
            case PlaceTile(cell):
                return _company(cell, tiles)
            case PlaceFollower(None):
                return 2
            case PlaceFollower(spot):
                return _EAGERNESS[str(spot).partition("-")[0]] - (whim == 0)
            case AssignPoints(assigned):
                reached = list(figures)
                for figure, gain in zip(assigned, state.due, strict=False):
                    reached[figure] += gain.points
                return sum(
                    is_dark(now) for now, was in zip(reached, figures, strict=True) if now != was
                )
            case TakeBack():
                return -1
            case _:
                return 0

    most = max(worth(move) for move in moves)
    best = [move for move in moves if worth(move) == most]
    index, dice = dice.below(len(best))
    return seat, best[index], dice


def _company(cell: Cell, tiles: set[Cell]) -> int:
    """How many tiles lie around a cell."""
    x, y = cell
    return sum((x + dx, y + dy) in tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def letters_of(view: View) -> dict[Cell, str]:
    """A letter for each cell where the tile may lie, row by row."""
    cells = sorted((place.cell for place in view.places), key=lambda cell: (cell[1], cell[0]))
    return dict(zip(cells, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", strict=False))


def painters(seats: int, names: tuple[str, ...] = NAMES) -> Painters:
    """Every picture of the sample game, by name, ready to be drawn."""
    sample, names = play_sample(seats), names[:seats]
    return {
        "start": partial(board, sample.start, names),
        "board": partial(board, sample.middle, names),
        "seat": partial(seat, sample.middle, names, letters_of(sample.middle)),
        "part": partial(part, sample.middle, names, _northern(letters_of(sample.middle))),
        "ways": partial(_ways, sample.middle),
        "spots": partial(_spots, sample.follower),
        "message": partial(message, sample.message),
        "close up": partial(close_up, sample.over, names, sample.over.tiles[-1].cell),
        "end": partial(board, sample.over, names),
        "farms": partial(board, sample.over, names, farms=True),
        "final": partial(final, sample.over, sample.outcome, names),
    }


def _northern(letters: dict[Cell, str]) -> dict[Cell, str]:
    """The upper third of them, as somebody sees who has said where to look."""
    return dict(list(letters.items())[: -(-len(letters) // 3)])


def _ways(view: View) -> bytes:
    """In the cell where there are most."""
    place = max(view.places, key=lambda place: len(place.turns))
    return ways(view, place.cell, place.turns)


def _spots(view: View) -> bytes:
    if view.laid is None:
        raise AssertionError("a follower is asked for, but no tile was laid.")
    return spots(view, view.laid, dict(zip(view.spots, "abcdefgh", strict=False)), view.turn_of)


SAMPLE = SampleGame((2, 3, 5), painters)
