"""Where the drawn tile goes: a part of the map where there are many cells, a cell, a turn."""

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from string import ascii_uppercase

from bot.dealers.carcassonne import pictures, wording
from bot.dealers.dealing import Choice, Listener, Narrower, PickOne
from engine.carcassonne.cells import Cell, cell_named, name_of
from engine.carcassonne.fitting import misfit, nearest
from engine.carcassonne.glance import Touched, glances
from engine.carcassonne.moves import Move, PlaceTile
from engine.carcassonne.view import View

_MOST_CELLS = 20
"""As many as are shown at once; with more, a part of the map is chosen first."""
_PARTS = ("north", "east", "south", "west")

Ways = tuple[PlaceTile, ...]


def choices(view: View, moves: Sequence[Move], to: Listener) -> tuple[Choice, ...]:
    """The cells, or the parts of the map that have any."""
    places = [move for move in moves if isinstance(move, PlaceTile)]
    cells = {
        cell: tuple(ways)
        for cell, ways in groupby(sorted(places, key=_reading_order), key=lambda move: move.cell)
    }
    if len(cells) <= _MOST_CELLS:
        return _cell_choices(view, cells, to)
    return _part_choices(view, cells, to)


def letters(view: View, moves: Sequence[Move], to: Listener) -> dict[Cell, str]:
    """For the picture: the letters of the cells or, where they are many, of their parts of the map."""
    cells = dict.fromkeys(
        move.cell
        for move in sorted((m for m in moves if isinstance(m, PlaceTile)), key=_reading_order)
    )
    if len(cells) <= _MOST_CELLS:
        return dict(zip(cells, ascii_uppercase, strict=False))
    middle = _middle(view)
    return {cell: to.words("carcassonne-part", part=_part_of(cell, middle))[0] for cell in cells}


def _reading_order(move: PlaceTile) -> tuple[int, int, int]:
    """Row by row from the north-west."""
    return move.cell[1], move.cell[0], move.turned


def _part_choices(view: View, cells: dict[Cell, Ways], to: Listener) -> tuple[Choice, ...]:
    parts: dict[str, dict[Cell, Ways]] = {part: {} for part in _PARTS}
    middle = _middle(view)
    for cell, ways in cells.items():
        parts[_part_of(cell, middle)][cell] = ways
    return tuple(
        Choice(
            part,
            to.words("carcassonne-part", part=part),
            Narrower(partial(_which_cell, view, found, part, to)),
            effect=_promise(view, found, to),
        )
        for part, found in parts.items()
        if found
    )


def _promise(view: View, cells: dict[Cell, Ways], to: Listener) -> str:
    """How many places there are, and the best of what they would do."""
    places = to.words("carcassonne-places", count=len(cells))
    seen = glances(view, (way for ways in cells.values() for way in ways))
    does = wording.touched(to, _best(tuple(seen.values()), view), view.turn_of)
    return f"{places} · {does}" if does else places


def _middle(view: View) -> tuple[float, float]:
    xs = [tile.cell[0] for tile in view.tiles]
    ys = [tile.cell[1] for tile in view.tiles]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _part_of(cell: Cell, middle: tuple[float, float]) -> str:
    east, south = cell[0] - middle[0], cell[1] - middle[1]
    if abs(east) > abs(south):
        return "east" if east > 0 else "west"
    return "south" if south > 0 else "north"


def _which_cell(view: View, cells: dict[Cell, Ways], part: str, to: Listener) -> PickOne:
    text = to.words("carcassonne-which-cell", part=part, count=len(cells))
    lettered = dict(zip(cells, ascii_uppercase, strict=False))
    picture = pictures.part(view, to, lettered)
    return PickOne(text, _cell_choices(view, cells, to), picture)


def _cell_choices(view: View, cells: dict[Cell, Ways], to: Listener) -> tuple[Choice, ...]:
    seen = glances(view, (way for ways in cells.values() for way in ways))
    marks = dict(zip(cells, ascii_uppercase, strict=False))
    return tuple(
        Choice(
            name_of(cell).replace(" ", ""),
            f"{marks.get(cell, '')} {name_of(cell)}".strip(),
            ways[0] if len(ways) == 1 else Narrower(partial(_which_turn, view, ways, to)),
            effect=wording.touched(to, _best([seen[way] for way in ways], view), view.turn_of),
        )
        for cell, ways in cells.items()
    )


def _best(found: Sequence[tuple[Touched, ...]], view: View) -> tuple[Touched, ...]:
    """What brings most at once, compared with the best of the others; then what touches one's own."""
    seat = view.turn_of

    def lead(touched: tuple[Touched, ...]) -> tuple[int, int, int]:
        mine = [one for one in touched if seat in one.seats]
        theirs = [one for one in touched if one.seats and seat not in one.seats]
        ahead = sum(one.points for one in mine) - sum(one.points for one in theirs)
        return ahead, len(mine), sum(one.points for one in touched if not one.seats)

    return max(found, key=lead)


def _which_turn(view: View, ways: Ways, to: Listener) -> PickOne:
    cell = ways[0].cell
    text = to.words("carcassonne-which-turn", cell=name_of(cell))
    found = tuple(
        Choice(str(number), str(number), way, effect=effect)
        for number, (way, effect) in enumerate(_lying(view, ways, to).items(), start=1)
    )
    return PickOne(text, found, pictures.ways(view, ways, to))


def _lying(view: View, ways: Ways, to: Listener) -> dict[PlaceTile, str]:
    """What each would do; or, where that does not tell them apart, how it lies."""
    seen = glances(view, ways)
    does = {way: wording.touched(to, seen[way], view.turn_of) for way in ways}
    if len(set(does.values())) == 1:
        return {way: _edges(way, view, to) for way in ways}
    return {way: said or _edges(way, view, to) for way, said in does.items()}


def _edges(way: PlaceTile, view: View, to: Listener) -> str:
    """Where the ways lead, for whoever cannot see it."""
    return wording.lies(to.words, view.drawn or "", way.turned)


def why_not(view: View, typed: str, to: Listener) -> str:
    """Why the tile does not fit where somebody typed, and where nearby it does."""
    words = to.words
    cell = _cell_in(typed)
    if cell is None or view.drawn is None:
        return ""
    found = misfit(view, cell)
    if found is None:
        return _which_way(view, cell, to)
    clash = found.clashes[0] if found.clashes else None
    return words(
        "carcassonne-misfit",
        fault=found.fault,
        cell=name_of(cell),
        own="" if clash is None else clash.own,
        other="" if clash is None else clash.other,
        side="" if clash is None else words("carcassonne-side", side=clash.side),
        nearest=wording.cells(nearest(view, cell)),
    )


def _which_way(view: View, cell: Cell, to: Listener) -> str:
    """The tile fits there, so what is missing is how it shall lie."""
    ways = tuple(
        PlaceTile(cell, turned)
        for place in view.places
        if place.cell == cell
        for turned in sorted(place.turns)
    )
    if len(ways) < 2:
        return ""
    lying = _lying(view, ways, to).values()
    said = [f"{name_of(cell)} {number} ({one})" for number, one in enumerate(lying, start=1)]
    return to.words("carcassonne-which-way", cell=name_of(cell), ways=" · ".join(said))


def _cell_in(typed: str) -> Cell | None:
    """The cell that a line begins with, in one word or two."""
    parts = typed.replace(",", " ").split()
    return next(
        (
            cell
            for count in (2, 1)
            if len(parts) >= count and (cell := cell_named(" ".join(parts[:count]))) is not None
        ),
        None,
    )
