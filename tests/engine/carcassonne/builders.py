"""Tables of Carcassonne in one line, so that a test reads like a game."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.carcassonne import Carcassonne
from engine.carcassonne.cells import Cell, cell_named
from engine.carcassonne.events import Event
from engine.carcassonne.messages import MESSAGES
from engine.carcassonne.moves import (
    AssignPoints,
    PlaceFollower,
    PlaceTile,
    RecallFollower,
    TakeAction,
    TakeTwoPoints,
)
from engine.carcassonne.state import Follower, PlacedTile, Player, State, built
from engine.carcassonne.tiles import GALA, TILES
from engine.carcassonne.view import View
from engine.core import Decision, Seat, TakeBack, decision_of, play
from engine.dice import Dice, scripted, seeded

GAME = Carcassonne()
SEED = "ca" * 32


def at(name: str) -> Cell:
    cell = cell_named(name)
    assert cell is not None, f"{name} is no cell"
    return cell


def placed(text: str) -> PlacedTile:
    """`V 1E 1`: the kind, the cell, the quarter turns; `V 1N 2E 1` where the cell has two parts."""
    kind, *cell, turned = text.split()
    return PlacedTile(kind, at(" ".join(cell)), int(turned))


@dataclass(frozen=True)
class Table:
    """A state and what happened on the way to it; every order goes through the guarded door."""

    state: State
    events: tuple[Event, ...] = ()

    def orders(self, seat: Seat, move: Any) -> "Table":
        step = play(GAME, self.state, seat, move)
        return Table(step.state, step.events)

    def active(self, move: Any) -> "Table":
        return self.orders(self.state.seat, move)

    def places(self, cell: str, turned: int) -> "Table":
        return self.active(PlaceTile(at(cell), turned))

    def stands(self, spot: str | None = None) -> "Table":
        return self.active(PlaceFollower(spot))

    def takes_back(self) -> "Table":
        return self.active(TakeBack())

    def assigns(self, *figures: int) -> "Table":
        return self.active(AssignPoints(figures))

    def acts(self) -> "Table":
        return self.active(TakeAction())

    def takes_two_points(self) -> "Table":
        return self.active(TakeTwoPoints())

    def recalls(self, cell: str) -> "Table":
        return self.active(RecallFollower(at(cell)))

    def legal(self, seat: Seat | None = None) -> tuple[Any, ...]:
        return GAME.legal_moves(self.state, self.state.seat if seat is None else seat)

    def asked(self, seat: Seat) -> Decision | None:
        return decision_of(GAME, self.state, seat)

    def view(self, seat: Seat | None = None) -> View:
        return GAME.view(self.state, seat)

    def happened(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def seat(self) -> Seat:
        return self.state.seat

    def figures(self, seat: Seat) -> tuple[int, ...]:
        return self.state.players[seat].figures

    def points(self, seat: Seat) -> int:
        return self.state.players[seat].points

    def supply(self, seat: Seat) -> int:
        return self.state.players[seat].supply

    def standing(self, seat: Seat) -> list[tuple[int, str]]:
        return [(each.tile, each.spot) for each in self.state.followers if each.seat == seat]


def table(
    *tiles: str,
    drawn: str | None,
    followers: Sequence[tuple[Seat, str, str]] = (),
    figures: Sequence[tuple[int, ...]] = ((0, 0), (0, 0)),
    next_: Sequence[str] | None = None,
    stock: str | None = None,
    turn: int = 0,
    seen: tuple[str, ...] = (),
    supplies: Sequence[int] | None = None,
) -> Table:
    """A table where a tile is drawn. `followers` are (seat, cell, spot); `next_` scripts the draws.

    One figure for each seat is a table without The Messages. The stock is all that is not on the
    table, unless it is named.
    """
    laid = (PlacedTile(GALA.start, (0, 0), 0), *(placed(tile) for tile in tiles))
    land = built(laid[:1], ())
    for tile in laid[1:]:
        fits = TILES[tile.tile].fits[land.frontier[tile.cell]]
        assert TILES[tile.tile].same_as(tile.turned) in fits, f"{tile} does not fit"
        land.lay(TILES[tile.tile].ways[tile.turned], tile.cell)
    numbers = {tile.cell: number for number, tile in enumerate(laid)}
    standing = tuple(Follower(seat, numbers[at(cell)], spot) for seat, cell, spot in followers)
    out = Counter(each.seat for each in standing)
    left = Counter({kind: tile.count for kind, tile in GALA.tiles.items()})
    left -= Counter([*(tile.tile for tile in laid), *([drawn] if drawn else [])])
    dice: Dice = seeded(SEED) if next_ is None else scripted(next_)
    with_messages = len(figures[0]) == 2
    state = State(
        messages=with_messages,
        turn=turn,
        step=0,
        phase="place_tile",
        tiles=laid,
        followers=standing,
        drawn=drawn,
        laid=None,
        stock=tuple(sorted(left.elements() if stock is None else stock)),
        set_aside=(),
        players=tuple(
            Player(supplies[seat] if supplies else 7 - out[seat], stands, (sum(stands), 0, 0, 0))
            for seat, stands in enumerate(figures)
        ),
        due=(),
        unread=tuple(sorted(set(MESSAGES) - set(seen))) if with_messages else (),
        seen=seen,
        message=None,
        chronicle=(),
        turns=(),
        dice=dice,
    )
    return Table(state)


NO_MESSAGES = ((0,), (0,))


def message_in_hand(
    message: str,
    *tiles: str,
    followers: Sequence[tuple[Seat, str, str]] = (),
    then: Sequence[str] = ("V",),
    figures: Sequence[tuple[int, ...]] = ((1, 0), (0, 0)),
    stock: str | None = None,
    supplies: Sequence[int] | None = None,
) -> Table:
    """Seat 0 has closed the start tile's city for 4, come to 5 and drawn that message."""
    here = table(
        *tiles,
        drawn="E",
        followers=followers,
        figures=figures,
        next_=(message, *then),
        stock=stock,
        supplies=supplies,
    )
    return here.places("1N", 2).stands("city-0").assigns(0)


def two_features_at_once(first: int, second: int, next_: Sequence[str] | None = None) -> Table:
    """Seat 0 has completed a city for 4 and a road for 2 with one tile, and assigns the points."""
    here = table(
        "U 1E 0", "A 1N 1E 1", drawn="L", figures=((first, second), (0, 0)),
        followers=[(0, "0", "city-0"), (0, "1N 1E", "road-0")], next_=next_,
    )  # fmt: skip
    return here.places("1N", 2).stands()
