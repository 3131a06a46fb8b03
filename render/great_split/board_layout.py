"""Where everything goes on the public board of The Great Split, computed without drawing."""

from dataclasses import dataclass

from engine.great_split.components import Components
from engine.great_split.data import PLACE, RESOURCES
from render.boxes import Box, Cursor
from render.proportions import INNER, good_height
from render.theme import GAP, MARGIN, WIDTH

_TOP = MARGIN - 4
_ROUND_HEIGHT = 122
_LINE_COLUMN = 74
_END_COLUMN = 92
_SEAT_HEIGHT = 150
_BETWEEN_SEATS = 12
_HEAD = 74
_AWNING = 26
_PEGS = 60
_PEG_SIDES = ((1, 1, 44), (4, 2, 29), (9, 3, 20))
"""Up to so many pegs share a level so many abreast, each of that size."""


@dataclass(frozen=True, slots=True)
class PastRound:
    """What the market rose by."""

    frame: Box
    number: Box
    token_icon: Box
    token: Box


@dataclass(frozen=True, slots=True)
class ComingRound:
    """Now or later: the level that is dealt and how many cards may be kept."""

    frame: Box
    number: Box
    level: Box
    limit_icon: Box
    limit: Box


@dataclass(frozen=True, slots=True)
class LineBox:
    """The scoring tokens after a round."""

    tokens: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class MarketBox:
    frame: Box
    awning: Box
    stall: Box
    medal: Box
    """Before what the levels earn."""
    icon: Box
    """Before the levels of art."""
    pegs: Box
    bands: Box
    scale: Box
    cell: int
    """The width of one art level."""

    def column(self, row: Box, first: int, last: int) -> Box:
        """From one art level to another, both included, on a row of the market."""
        return Box(row.x + first * self.cell, row.y, (last - first + 1) * self.cell, row.h)

    def peg(self, level: int, place: int, sharing: int) -> Box:
        """The place among so many that share a level, counted from below, left to right."""
        column = self.column(self.pegs, level, level)
        abreast, side = next((a, s) for most, a, s in _PEG_SIDES if sharing <= most)
        side = min(side, self.cell // abreast)
        row, number = divmod(place, abreast)
        in_row = min(abreast, sharing - row * abreast)
        left = column.x + (column.w - in_row * side) // 2
        return Box(left + number * side, column.bottom - side * (row + 1), side, side)


@dataclass(frozen=True, slots=True)
class LevelBox:
    icon: Box
    figure: Box


@dataclass(frozen=True, slots=True)
class SeatBox:
    frame: Box
    portrait: Box
    badge: Box
    name: Box
    passing: Box
    """An arrow, and whom the seat passes its piles to."""
    receiver: Box
    prestige: Box
    """The medal and its figure."""
    projected: Box
    """What it would be if the game ended now, against the right edge."""
    resources: tuple[LevelBox, ...]
    seals: tuple[LevelBox, ...]
    """Each beside its resource."""


@dataclass(frozen=True, slots=True)
class BoardLayout:
    width: int
    height: int
    rounds: tuple[PastRound | ComingRound, ...]
    lines: tuple[LineBox, ...]
    """After the scoring rounds, and at the end."""
    seats: tuple[SeatBox, ...]
    market: MarketBox


def board_layout(components: Components, seats: int, revealed: int) -> BoardLayout:
    """For so many seats, after so many rounds whose market token is known."""
    tight = _stack(components, seats, revealed, _SEAT_HEIGHT)
    spare = good_height(tight.height) - tight.height
    return _stack(components, seats, revealed, _SEAT_HEIGHT + -(-spare // seats))


def _stack(components: Components, seats: int, revealed: int, seat_height: int) -> BoardLayout:
    rounds, lines = _round_track(components, revealed)
    top = _TOP + _ROUND_HEIGHT + GAP
    rows = []
    for _ in range(seats):
        rows.append(_seat(Box(MARGIN, top, INNER, seat_height)))
        top += seat_height + _BETWEEN_SEATS
    market = _market(components, top + GAP - _BETWEEN_SEATS)
    return BoardLayout(WIDTH, market.frame.bottom + _TOP, rounds, lines, tuple(rows), market)


def _round_track(
    components: Components, revealed: int
) -> tuple[tuple[PastRound | ComingRound, ...], tuple[LineBox, ...]]:
    count = components.last_round
    columns = count + len(components.scoring_rounds) + 1
    gap = 4
    lines_width = _LINE_COLUMN * len(components.scoring_rounds) + _END_COLUMN
    width = (INNER - lines_width - gap * (columns - 1)) // count
    track = Cursor(Box(MARGIN, _TOP, INNER, _ROUND_HEIGHT), gap)
    rounds, lines = [], []
    for number in range(1, count + 1):
        frame = track.left(width)
        rounds.append(_past(frame) if number <= revealed else _coming(frame))
        if number in components.scoring_rounds:
            first, second = track.left(_LINE_COLUMN).inset(2, 2).rows(2, 2)
            lines.append(LineBox((first.square(56), second.square(56))))
    grid = [box for row in track.rest().inset(2, 14).rows(2, 4) for box in row.columns(2, 2)]
    lines.append(LineBox(tuple(box.square(43) for box in grid)))
    return tuple(rounds), tuple(lines)


def _past(frame: Box) -> PastRound:
    x, y, w, _ = frame
    middle = x + w // 2
    return PastRound(
        frame,
        number=Box(x + 8, y + 6, w - 16, 54),
        token_icon=Box(middle - 56, y + 64, 46, 48),
        token=Box(middle - 8, y + 62, 64, 52),
    )


def _coming(frame: Box) -> ComingRound:
    x, y, w, _ = frame
    left = x + (w - 132) // 2
    return ComingRound(
        frame,
        number=Box(x + 8, y + 6, w - 16, 54),
        level=Box(left, y + 62, 68, 52),
        limit_icon=Box(left + 71, y + 66, 30, 44),
        limit=Box(left + 102, y + 62, 32, 52),
    )


def market_end(components: Components) -> int:
    """The last art level on the market's scale: as far as art or the arrow can go."""
    most = sum(sorted(components.market_tokens)[-components.last_round :])
    return max(components.ends[PLACE["art"]], most)


def _market(components: Components, top: int) -> MarketBox:
    cells = market_end(components) + 1
    frame = Box(MARGIN, top, INNER, _AWNING + 4 + _PEGS + 4 + 54 + 4 + 54 + 8)
    pegs = frame.y + _AWNING + 4
    bands, scale = pegs + _PEGS + 4, pegs + _PEGS + 62
    left = frame.x + 12 + 60 + 10
    cell = (frame.right - 12 - left) // cells
    width = cell * cells
    return MarketBox(
        frame,
        awning=Box(frame.x, frame.y, frame.w, _AWNING),
        stall=Box(frame.x + 12, pegs, 60, _PEGS),
        medal=Box(frame.x + 12, bands, 60, 54),
        icon=Box(frame.x + 12, scale, 60, 54),
        pegs=Box(left, pegs, width, _PEGS),
        bands=Box(left, bands, width, 54),
        scale=Box(left, scale, width, 54),
        cell=cell,
    )


def _seat(frame: Box) -> SeatBox:
    line = Cursor(frame.inset(12, 10), 12)
    portrait = line.left(106)
    rest = line.rest()
    spare = rest.h - _HEAD - 56
    head = Cursor(Box(rest.x, rest.y + spare // 3, rest.w, _HEAD), 8)
    badge = head.left(62)
    projected, prestige = head.right(204), head.right(206)
    receiver, passing = head.right(62), head.right(64)
    groups = Box(rest.x, rest.bottom - spare // 3 - 56, rest.w, 56).columns(len(RESOURCES), 6)
    return SeatBox(
        frame,
        portrait,
        badge,
        head.rest(),
        passing,
        receiver,
        prestige,
        projected,
        resources=tuple(_level(Box(box.x + 5, box.y, 106, box.h)) for box in groups),
        seals=tuple(_level(Box(box.x + 113, box.y, box.w - 113, box.h)) for box in groups),
    )


def _level(box: Box) -> LevelBox:
    icon = Box(box.x, box.y + 5, 46, box.h - 10)
    return LevelBox(icon, Box(icon.right + 2, box.y, box.right - icon.right - 2, box.h))
