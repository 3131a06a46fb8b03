"""Where everything goes on the pictures of Carcassonne's table, computed without drawing."""

from dataclasses import dataclass

from render.boxes import Box, Cursor
from render.carcassonne.grid import Grid
from render.carcassonne.windows import Window
from render.proportions import INNER, good_height
from render.theme import GAP, MARGIN, WIDTH

CELLS = (44, 48, 52, 56, 60, 66, 72, 80, 88, 96, 108, 120, 132, 146, 160, 176, 192)
"""The sides a cell may have: few, so that tiles are seldom painted anew."""
TOP = MARGIN - 4
_NAME_WIDTH = 104
"""The room for the name of a row."""
_NAME_HEIGHT = 56
_AIR = 18
"""Between the outermost tiles and the edge of the table."""
_MOST_HEIGHT = 1130
"""Of the landscape; more would not fit on a phone's screen."""
_ROW = 76
_HAND_WIDTH = 250
_LEAST_BLOCK = 168
"""The height of what stands below the map, so that the drawn tile has room."""
_TALL_BLOCK = 300
"""From this height on the tiles left are counted below the drawn tile, not beside it."""
SPACES = 50
"""Of the score track, which goes there and back."""
DARK_EVERY = 5
_SPACE_HEIGHT = 58
_DARK_WIDTH = 66
_SPACE_GAP = 3


@dataclass(frozen=True, slots=True)
class NameBox:
    """The name of a column or row, at the margin."""

    name: str
    box: Box


@dataclass(frozen=True, slots=True)
class MapBox:
    frame: Box
    columns: tuple[NameBox, ...]
    rows: tuple[NameBox, ...]
    table: Box
    """Where the landscape is seen."""


@dataclass(frozen=True, slots=True)
class CountBox:
    icon: Box
    figure: Box


@dataclass(frozen=True, slots=True)
class ScoreTrackBox:
    frame: Box
    spaces: tuple[Box, ...]
    """From 0 on: to the right in the upper row, and back in the lower one."""


@dataclass(frozen=True, slots=True)
class TrackBox:
    """One scoring figure, its points, and the five spaces around it unless all are shown."""

    icon: Box
    figure: Box
    spaces: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class HandBox:
    frame: Box
    tile: Box
    stock: CountBox


@dataclass(frozen=True, slots=True)
class PlayerBox:
    frame: Box
    badge: Box
    name: Box
    turn: Box
    supply: CountBox
    tracks: tuple[TrackBox, ...]
    points: Box
    projected: CountBox


@dataclass(frozen=True, slots=True)
class BoardLayout:
    width: int
    height: int
    map: MapBox
    score_track: ScoreTrackBox | None
    hand: HandBox
    players: tuple[PlayerBox, ...]
    grid: Grid
    """The cells on the table."""


def cell_size(window: Window) -> int:
    wide = (INNER - _NAME_WIDTH - 2 * _AIR - 6) // window.columns
    high = _MOST_HEIGHT // window.rows
    return max((side for side in CELLS if side <= min(wide, high)), default=CELLS[0])


def board_layout(seats: int, figures: int, window: Window, *, track: bool) -> BoardLayout:
    """For so many seats with one or two scoring figures each, and the cells to be seen."""
    cell = cell_size(window)
    land = (window.columns * cell, window.rows * cell)
    block = max(_LEAST_BLOCK, seats * _ROW + 16)
    spaces = 2 * _SPACE_HEIGHT + 30 if track else 0
    below = spaces + GAP + block if track else block
    natural = TOP + _NAME_HEIGHT + land[1] + 2 * _AIR + 6 + GAP + below + TOP
    height = good_height(natural)
    frame = Box(MARGIN, TOP, INNER, height - 2 * TOP - GAP - below)
    inner = frame.inset(3)
    table = Box(
        inner.x + _NAME_WIDTH,
        inner.y + _NAME_HEIGHT,
        inner.w - _NAME_WIDTH,
        inner.h - _NAME_HEIGHT,
    )
    origin = ((table.w - land[0]) // 2, (table.h - land[1]) // 2)
    line = Cursor(Box(MARGIN, height - TOP - block, INNER, block), GAP)
    hand = _hand(line.left(_HAND_WIDTH))
    players = tuple(_player(row, figures, strips=not track) for row in line.rest().rows(seats, 6))
    return BoardLayout(
        WIDTH,
        height,
        MapBox(
            frame,
            _columns(inner, table, origin[0], cell, window),
            _rows(inner, table, origin[1], cell, window),
            table,
        ),
        _score_track(Box(MARGIN, frame.bottom + GAP, INNER, spaces)) if track else None,
        hand,
        players,
        Grid((table.w, table.h), cell, (window.left, window.top), origin),
    )


def _columns(inner: Box, table: Box, start: int, cell: int, window: Window) -> tuple[NameBox, ...]:
    """As many names as there is room for; the start tile's column is always named."""
    step = -(-_NAME_WIDTH // cell)
    found = []
    for x in range(window.left, window.right + 1):
        middle = table.x + start + (x - window.left) * cell + cell // 2
        box = Box(middle - step * cell // 2, inner.y, step * cell, _NAME_HEIGHT)
        if x % step == 0 and inner.x <= box.x and box.right <= inner.right:
            found.append(NameBox(column_name(x), box))
    return tuple(found)


def _rows(inner: Box, table: Box, start: int, cell: int, window: Window) -> tuple[NameBox, ...]:
    step = -(-_NAME_HEIGHT // cell)
    found = []
    for y in range(window.top, window.bottom + 1):
        middle = table.y + start + (y - window.top) * cell + cell // 2
        box = Box(inner.x, middle - step * cell // 2, _NAME_WIDTH, step * cell)
        if y % step == 0 and table.y <= box.y and box.bottom <= inner.bottom:
            found.append(NameBox(row_name(y), box))
    return tuple(found)


def column_name(x: int) -> str:
    """As cells are named: so many east or west of the start tile."""
    return f"{abs(x)}{'W' if x < 0 else 'E'}" if x else "0"


def row_name(y: int) -> str:
    return f"{abs(y)}{'N' if y < 0 else 'S'}" if y else "0"


def _score_track(frame: Box) -> ScoreTrackBox:
    inner = frame.inset(14, 12)
    upper, lower = inner.rows(2, inner.h - 2 * _SPACE_HEIGHT)
    there = _spaces(upper)
    back = [Box(2 * inner.x + inner.w - box.right, lower.y, box.w, box.h) for box in there]
    return ScoreTrackBox(frame, (*there, *back))


def _spaces(row: Box) -> tuple[Box, ...]:
    """Half of the track; the dark spaces are wider, with room for their number."""
    count = SPACES // 2
    dark = count // DARK_EVERY
    room = row.w - _SPACE_GAP * (count - 1) - dark * _DARK_WIDTH
    light, left = divmod(room, count - dark)
    line = Cursor(row.inset(left // 2, 0), _SPACE_GAP)
    return tuple(
        line.left(light if number % DARK_EVERY else _DARK_WIDTH) for number in range(count)
    )


def _hand(frame: Box) -> HandBox:
    if frame.h >= _TALL_BLOCK:
        inner = frame.inset(24, 20)
        tile = Box(inner.x, inner.y, inner.w, inner.w)
        below = Box(inner.x, tile.bottom + 20, inner.w, min(80, inner.bottom - tile.bottom - 20))
        icon, figure = below.columns(2, 10)
        return HandBox(frame, tile, CountBox(icon, figure))
    inner = frame.inset(14, 12)
    tile = Box(inner.x, inner.y + (inner.h - 136) // 2, 136, 136)
    side = Box(tile.right + 10, tile.y, inner.right - tile.right - 10, tile.h)
    icon, figure = side.rows(2, 4)
    return HandBox(frame, tile, CountBox(icon, figure))


def _player(frame: Box, figures: int, *, strips: bool) -> PlayerBox:
    row = frame.inset(12, 0)
    line = Cursor(Box(row.x, row.y + (row.h - 70) // 2, row.w, 70), 6)
    badge, projected, points = line.left(54), line.right(122), line.right(92)
    tracks = tuple(reversed([_track(line.right(132), strips=strips) for _ in range(figures)]))
    supply = line.right(78)
    turn = line.right(34)
    return PlayerBox(
        frame,
        badge,
        line.rest(),
        turn,
        CountBox(Box(supply.x, supply.y + 10, 44, 50), Box(supply.x + 46, supply.y, 32, supply.h)),
        tracks,
        points,
        CountBox(
            Box(projected.x + 2, projected.y + 18, 34, 34),
            Box(projected.x + 38, projected.y, projected.w - 38, projected.h),
        ),
    )


def _track(box: Box, *, strips: bool) -> TrackBox:
    icon = Box(box.x, box.y + 9, 46, 52)
    right = Box(box.x + 48, box.y, box.w - 48, box.h)
    if not strips:
        return TrackBox(icon, right, ())
    spaces = Box(right.x, right.bottom - 18, right.w, 12).columns(DARK_EVERY, 4)
    return TrackBox(icon, Box(right.x, right.y, right.w, right.h - 20), spaces)
