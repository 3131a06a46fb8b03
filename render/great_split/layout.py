"""Where everything goes on the boards of The Great Split, computed without drawing."""

from dataclasses import dataclass

from engine.great_split.components import Components
from engine.great_split.data import PLACE, RESOURCES, SEALS
from render.boxes import Box, Cursor
from render.proportions import INNER, away_from_square
from render.theme import GAP, MARGIN, WIDTH

_LINE = 54
"""A line of figures with their icons."""
_PEG = 44
_SMALL_PEG = 29
_PEGS_ALONE = 2
"""More pegs than this on one level are drawn small, in pairs."""
_ROUND_HEIGHT = 184
_LINE_COLUMN = 68
_END_COLUMN = 84
_TIGHT = 10
"""Between the panels of a seat."""


@dataclass(frozen=True, slots=True)
class RoundBox:
    frame: Box
    number: Box
    level: Box
    limit_icon: Box
    limit: Box
    token_icon: Box
    token: Box


@dataclass(frozen=True, slots=True)
class LineBox:
    """The scoring tokens after a round."""

    tokens: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class MarketBox:
    frame: Box
    icon: Box
    pegs: Box
    bands: Box
    scale: Box
    cell: int
    """The width of one art level."""

    def column(self, row: Box, first: int, last: int) -> Box:
        """From one art level to another, both included, on a row of the market."""
        return Box(row.x + first * self.cell, row.y, (last - first + 1) * self.cell, row.h)

    def peg(self, level: int, place: int, sharing: int) -> Box:
        """The place among so many that share a level, counted from below; crowds stand in pairs."""
        column = self.column(self.pegs, level, level)
        if sharing <= _PEGS_ALONE:
            side, row, x = (
                min(_PEG, self.cell),
                place,
                column.x + (column.w - min(_PEG, self.cell)) // 2,
            )
        else:
            side, row = min(_SMALL_PEG, self.cell // 2), place // 2
            x = column.x + column.w // 2 - (side if place % 2 == 0 else 0)
        return Box(x, column.bottom - side * (row + 1), side, side)


def _pegs_height(sharing: int) -> int:
    if sharing <= _PEGS_ALONE:
        return sharing * _PEG
    return -(-sharing // 2) * _SMALL_PEG


@dataclass(frozen=True, slots=True)
class LevelBox:
    icon: Box
    figure: Box


@dataclass(frozen=True, slots=True)
class SeatBox:
    frame: Box
    badge: Box
    emblem: Box
    name: Box
    prestige: Box
    """The medal and its figure."""
    projected: Box
    """What it would be if the game ended now, against the right edge."""
    resources: tuple[LevelBox, ...]
    seals: tuple[LevelBox, ...]


@dataclass(frozen=True, slots=True)
class BoardLayout:
    width: int
    height: int
    rounds: tuple[RoundBox, ...]
    lines: tuple[LineBox, ...]
    """After the scoring rounds, and at the end."""
    market: MarketBox
    seats: tuple[SeatBox, ...]


def board_layout(components: Components, art_levels: tuple[int, ...]) -> BoardLayout:
    """For the seats whose art stands at these levels."""
    rounds, lines = _round_track(components, MARGIN - 4)
    top = MARGIN - 4 + _ROUND_HEIGHT + GAP
    pegs = max(_pegs_height(art_levels.count(level)) for level in art_levels)
    market = _market(components, top, pegs)
    top = market.frame.bottom + GAP
    seats, bottom = _seats(len(art_levels), top)
    height = bottom + MARGIN - 4
    return BoardLayout(WIDTH, height, rounds, lines, market, seats)


def _round_track(
    components: Components, top: int
) -> tuple[tuple[RoundBox, ...], tuple[LineBox, ...]]:
    count = components.last_round
    columns = count + len(components.scoring_rounds) + 1
    gap = 4
    lines_width = _LINE_COLUMN * len(components.scoring_rounds) + _END_COLUMN
    width = (INNER - lines_width - gap * (columns - 1)) // count
    track = Cursor(Box(MARGIN, top, INNER, _ROUND_HEIGHT), gap)
    rounds, lines = [], []
    for number in range(1, count + 1):
        rounds.append(_round(track.left(width)))
        if number in components.scoring_rounds:
            column = track.left(_LINE_COLUMN)
            first, second = column.inset(2, 20).rows(2, 8)
            lines.append(LineBox((first.square(64), second.square(64))))
    column = track.rest()
    grid = [box for row in column.inset(2, 46).rows(2, 6) for box in row.columns(2, 2)]
    lines.append(LineBox(tuple(box.square(39) for box in grid)))
    return tuple(rounds), tuple(lines)


def _round(frame: Box) -> RoundBox:
    x, y, w, _ = frame
    middle = x + w // 2
    return RoundBox(
        frame,
        number=Box(x + 8, y + 10, w - 16, 50),
        level=Box(x + 8, y + 65, 68, 52),
        limit_icon=Box(x + 78, y + 71, 30, 40),
        limit=Box(x + 108, y + 66, 30, 50),
        token_icon=Box(middle - 56, y + 125, 44, 44),
        token=Box(middle - 8, y + 122, 66, 50),
    )


def market_end(components: Components) -> int:
    """The last art level on the market's scale: as far as art or the arrow can go."""
    most = sum(sorted(components.market_tokens)[-components.last_round :])
    return max(components.ends[PLACE["art"]], most)


def _market(components: Components, top: int, pegs: int) -> MarketBox:
    cells = market_end(components) + 1
    frame = Box(MARGIN, top, INNER, pegs + 2 * 56 + 30)
    icon = Box(frame.x + 12, frame.bottom - 12 - 2 * 56, 62, 2 * 56)
    left = icon.right + 8
    cell = (frame.right - 10 - left) // cells
    width = cell * cells
    return MarketBox(
        frame,
        icon,
        pegs=Box(left, top + 10, width, pegs),
        bands=Box(left, top + 10 + pegs + 6, width, 52),
        scale=Box(left, top + 10 + pegs + 62, width, 56),
        cell=cell,
    )


def _seats(count: int, top: int) -> tuple[tuple[SeatBox, ...], int]:
    """Tiles in two columns; seven seats take a row each, or the picture would be square."""
    if count == 7:
        height, gap = 132, 10
        rows = [Box(MARGIN, top + n * (height + gap), INNER, height) for n in range(count)]
        return tuple(_seat_row(row) for row in rows), rows[-1].bottom
    height, gap = 186, 12
    width = (INNER - GAP) // 2
    tiles = [
        Box(MARGIN + n % 2 * (width + GAP), top + n // 2 * (height + gap), width, height)
        for n in range(count)
    ]
    if count % 2:
        tiles[-1] = tiles[-1]._replace(x=(WIDTH - width) // 2)
    return tuple(_seat_tile(tile) for tile in tiles), tiles[-1].bottom


def _seat_tile(frame: Box) -> SeatBox:
    head = Box(frame.x + 10, frame.y + 7, frame.w - 20, 60)
    first = Box(frame.x + 10, head.bottom + 4, frame.w - 20, _LINE)
    second = Box(frame.x + 10, first.bottom + 2, frame.w - 20, _LINE)
    return _seat_box(frame, head, first.columns(5), second.columns(5))


def _seat_row(frame: Box) -> SeatBox:
    head = Box(frame.x + 12, frame.y + 6, frame.w - 24, 60)
    line = Box(frame.x + 12, head.bottom + 4, frame.w - 24, _LINE)
    first, second = line.columns(2, 24)
    return _seat_box(frame, head, first.columns(5), second.columns(5))


def _seat_box(frame: Box, head: Box, first: tuple[Box, ...], second: tuple[Box, ...]) -> SeatBox:
    line = Cursor(head, 6)
    badge, emblem = line.left(54), line.left(44)
    projected, prestige = line.right(110), line.right(142)
    return SeatBox(
        frame,
        badge=badge,
        emblem=emblem,
        name=line.rest(),
        prestige=prestige,
        projected=projected,
        resources=tuple(_level(box) for box in first),
        seals=tuple(_level(box) for box in second),
    )


def _level(box: Box) -> LevelBox:
    icon = Box(box.x, box.y + 5, 41, box.h - 10)
    return LevelBox(icon, Box(icon.right + 3, box.y, 58, box.h))


@dataclass(frozen=True, slots=True)
class TrackBox:
    frame: Box
    icon: Box
    figure: Box
    spaces: tuple[Box, ...]
    """From space 1; nothing stands for the start."""


@dataclass(frozen=True, slots=True)
class HeadBox:
    frame: Box
    badge: Box
    name: Box
    question: Box
    """What the seat is asked to place, while it resolves."""
    market: Box
    gain: Box
    prestige: Box
    projected: Box


@dataclass(frozen=True, slots=True)
class ContractBox:
    """The character's emblem and contracts: a sheet and a resource for each."""

    frame: Box
    emblem: Box
    sheets: tuple[Box, ...]
    icons: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class TrackGroup:
    frame: Box
    tracks: tuple[TrackBox, ...]
    contracts: tuple[ContractBox, ...] = ()


@dataclass(frozen=True, slots=True)
class StripBox:
    frame: Box
    cards: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class SeatLayout:
    width: int
    height: int
    head: HeadBox
    resources: TrackGroup
    seals: tuple[TrackGroup, ...]
    """The diamond group with the character's contracts, then the square group."""
    strip: StripBox | None
    """The cards below; somebody else's board has none."""

    @property
    def cards(self) -> tuple[Box, ...]:
        return () if self.strip is None else self.strip.cards

    def track(self, components: Components, place: int) -> TrackBox:
        """Where the track stands whose number has that place on a board."""
        if place < len(RESOURCES):
            return self.resources.tracks[place]
        seal = SEALS[place - len(RESOURCES)]
        for group, box in zip(("diamond", "square"), self.seals, strict=True):
            tracks = components.tracks_for[group]  # type: ignore[index]  # zip forgets the literals
            if seal in tracks:
                return box.tracks[tracks.index(seal)]
        raise ValueError(f"no group of seals has {seal}.")


def seat_layout(components: Components, contracts: int, cards: int) -> SeatLayout:
    """For a character with so many contracts and a strip of so many cards."""
    tight = _stack(components, contracts, cards, _TIGHT)
    # An edition with four tracks in a group of seals would else have a square board.
    spare = away_from_square(tight.height) - tight.height
    return _stack(components, contracts, cards, _TIGHT + -(-spare // 3)) if spare else tight


def _stack(components: Components, contracts: int, cards: int, gap: int) -> SeatLayout:
    """Everything one below the other, with that much air between."""
    head = _head(Box(MARGIN - 4, 22, INNER + 8, 76))
    resources = _resources(components, head.frame.bottom + gap)
    seals = _seals(components, contracts, resources.frame.bottom + gap)
    below = seals[0].frame.bottom
    strip = _strip(Box(MARGIN - 4, below + gap, INNER + 8, 208), cards) if cards else None
    height = (below if strip is None else strip.frame.bottom) + 22
    return SeatLayout(WIDTH, height, head, resources, seals, strip)


def _head(frame: Box) -> HeadBox:
    line = Cursor(frame.inset(12, 6), 12)
    badge = line.left(64)
    projected, prestige, gain = line.right(110), line.right(180), line.right(88)
    market, question = line.right(146), line.right(64)
    return HeadBox(frame, badge, line.rest(), question, market, gain, prestige, projected)


def _track(frame: Box, icon: int, figure: int, cell: int, end: int) -> TrackBox:
    line = Cursor(frame, 6)
    icon_box, figure_box = line.left(icon).inset(3, 4), line.left(figure)
    left = line.rest().x + 2
    spaces = tuple(
        Box(left + space * cell, frame.y + 4, cell - min(4, cell // 4), frame.h - 8)
        for space in range(end)
    )
    return TrackBox(frame, icon_box, figure_box, spaces)


def _resources(components: Components, top: int) -> TrackGroup:
    row, pad = 78, 8
    frame = Box(MARGIN - 4, top, INNER + 8, len(RESOURCES) * row + 2 * pad)
    ends = [components.ends[PLACE[resource]] for resource in RESOURCES]
    cell = (frame.w - 2 * 10 - 62 - 60 - 14) // max(ends)
    rows = Box(frame.x + 10, frame.y + pad, frame.w - 20, frame.h - 2 * pad).rows(len(RESOURCES))
    return TrackGroup(
        frame, tuple(_track(box, 62, 60, cell, end) for box, end in zip(rows, ends, strict=True))
    )


def _seals(components: Components, contracts: int, top: int) -> tuple[TrackGroup, ...]:
    """The contracts of the character fill the row that the diamond group leaves free."""
    row, pad = 74, 8
    groups = (components.tracks_for["diamond"], components.tracks_for["square"])
    rows = max(len(groups[0]) + 1, len(groups[1]))
    width = (INNER + 8 - 10) // 2
    boxes = []
    for number, tracks in enumerate(groups):
        frame = Box(MARGIN - 4 + number * (width + 10), top, width, rows * row + 2 * pad)
        lines = Box(frame.x + 10, frame.y + pad, width - 20, rows * row).rows(rows)
        ends = [components.ends[PLACE[track]] for track in tracks]
        cell = (width - 20 - 56 - 32 - 14) // max(ends)
        tracks_boxes = tuple(
            _track(box, 56, 32, cell, end) for box, end in zip(lines, ends, strict=False)
        )
        extra = (_contracts(lines[len(tracks)], contracts),) if number == 0 else ()
        boxes.append(TrackGroup(frame, tracks_boxes, extra))
    return tuple(boxes)


def _contracts(frame: Box, count: int) -> ContractBox:
    line = Cursor(frame.inset(0, 6), 20)
    emblem = line.left(60)
    rest = line.rest()
    pairs = tuple(box.inset(0, 3) for box in rest.columns(max(3, count)))[:count]
    return ContractBox(
        frame,
        emblem,
        sheets=tuple(Box(box.x, box.y, min(46, box.w // 2), box.h) for box in pairs),
        icons=tuple(
            Box(box.x + min(50, box.w // 2), box.y, min(54, box.w // 2), box.h) for box in pairs
        ),
    )


def _strip(frame: Box, count: int) -> StripBox:
    inner = frame.inset(12, 12)
    gap = 10 if count <= 8 else 6
    width = min(132, (inner.w - gap * (count - 1)) // max(1, count))
    left = inner.x + (inner.w - count * width - gap * (count - 1)) // 2
    cards = tuple(
        Box(left + number * (width + gap), inner.y, width, inner.h) for number in range(count)
    )
    return StripBox(frame, cards)
