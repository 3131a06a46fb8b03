"""Where everything goes on one seat's own board, computed without drawing."""

from dataclasses import dataclass

from engine.great_split.components import Components
from engine.great_split.data import PLACE, RESOURCES, SEALS, Track
from render.boxes import Box, Cursor
from render.proportions import INNER, good_height
from render.theme import MARGIN, WIDTH

_TIGHT = 10
"""Between the panels of a seat."""


@dataclass(frozen=True, slots=True)
class TrackBox:
    frame: Box
    icon: Box
    figure: Box
    spaces: tuple[Box, ...]
    """From space 1; nothing stands for the start."""
    product: Box | None = None
    """Behind a seal's spaces: its contracts times its stars."""


@dataclass(frozen=True, slots=True)
class HeadBox:
    frame: Box
    badge: Box
    name: Box
    question: Box
    """What the seat is asked to place, while it resolves."""
    stall: Box
    market: Box
    gain: Box
    prestige: Box
    projected: Box


@dataclass(frozen=True, slots=True)
class ContractBox:
    """The character's emblem and contracts: a sheet and a resource for each; how they count."""

    frame: Box
    emblem: Box
    legend: Box
    """Below the products: contracts times stars."""
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
        for tracks, box in zip(_groups(components), self.seals, strict=True):
            if seal in tracks:
                return box.tracks[tracks.index(seal)]
        raise ValueError(f"no group of seals has {seal}.")


def seat_layout(components: Components, contracts: int, cards: int) -> SeatLayout:
    """For a character with so many contracts and a strip of so many cards."""
    tight = _stack(components, contracts, cards, _TIGHT)
    # An edition with four tracks in a group of seals would else have a square board.
    spare = good_height(tight.height) - tight.height
    return _stack(components, contracts, cards, _TIGHT + -(-spare // 3)) if spare else tight


def _stack(components: Components, contracts: int, cards: int, gap: int) -> SeatLayout:
    """Everything one below the other, with that much air between."""
    head = _head(Box(MARGIN - 4, 24, INNER + 8, 92))
    resources = _resources(components, head.frame.bottom + gap)
    seals = _seals(components, contracts, resources.frame.bottom + gap)
    below = seals[0].frame.bottom
    strip = _strip(Box(MARGIN - 4, below + gap, INNER + 8, 208), cards) if cards else None
    height = (below if strip is None else strip.frame.bottom) + 24
    return SeatLayout(WIDTH, height, head, resources, seals, strip)


def _head(frame: Box) -> HeadBox:
    line = Cursor(frame.inset(12, 8), 8)
    badge = line.left(72)
    projected, prestige, gain = line.right(204), line.right(214), line.right(88)
    market, stall, question = line.right(66), line.right(58), line.right(62)
    return HeadBox(frame, badge, line.rest(), question, stall, market, gain, prestige, projected)


def _track(
    frame: Box, icon: int, figure: int, cell: int, end: int, product: int | None = None
) -> TrackBox:
    line = Cursor(frame, 4)
    icon_box, figure_box = line.left(icon).inset(1, 2), line.left(figure)
    last = None if product is None else line.right(product)
    left = line.rest().x + 2
    spaces = tuple(
        Box(left + space * cell, frame.y + 4, cell - min(4, cell // 4), frame.h - 8)
        for space in range(end)
    )
    return TrackBox(frame, icon_box, figure_box, spaces, last)


def _resources(components: Components, top: int) -> TrackGroup:
    row, pad = 76, 8
    frame = Box(MARGIN - 4, top, INNER + 8, len(RESOURCES) * row + 2 * pad)
    ends = [components.ends[PLACE[resource]] for resource in RESOURCES]
    cell = (frame.w - 2 * 8 - 64 - 60 - 10) // max(ends)
    rows = Box(frame.x + 8, frame.y + pad, frame.w - 16, frame.h - 2 * pad).rows(len(RESOURCES))
    return TrackGroup(
        frame, tuple(_track(box, 64, 60, cell, end) for box, end in zip(rows, ends, strict=True))
    )


def _groups(components: Components) -> tuple[tuple[Track, ...], ...]:
    """The seals of the left and of the right block."""
    return components.tracks_for["diamond"], components.tracks_for["square"]


def _seals(components: Components, contracts: int, top: int) -> tuple[TrackGroup, ...]:
    """As wide as their spaces want; the character's contracts fill the row that is left free."""
    row, pad, gap, icon, figure, product = 78, 8, 10, 70, 32, 92
    groups = _groups(components)
    rows = max(len(groups[0]) + 1, len(groups[1]))
    ends = [[components.ends[PLACE[track]] for track in tracks] for tracks in groups]
    longest = [max(each) for each in ends]
    beside = 2 * pad + icon + figure + product + 14
    cell = (INNER + 8 - gap - len(groups) * beside) // sum(longest)
    left = MARGIN - 4
    boxes = []
    for number, tracks in enumerate(groups):
        is_last = number == len(groups) - 1
        width = MARGIN + 4 + INNER - left if is_last else beside + cell * longest[number]
        frame = Box(left, top, width, rows * row + 2 * pad)
        lines = Box(frame.x + pad, frame.y + pad, width - 2 * pad, rows * row).rows(rows)
        tracks_boxes = tuple(
            _track(box, icon, figure, cell, end, product)
            for box, end in zip(lines, ends[number], strict=False)
        )
        extra = (_contracts(lines[len(tracks)], contracts, product),) if number == 0 else ()
        boxes.append(TrackGroup(frame, tracks_boxes, extra))
        left = frame.right + gap
    return tuple(boxes)


def _contracts(frame: Box, count: int, product: int) -> ContractBox:
    line = Cursor(frame.inset(0, 4), 16)
    emblem, legend = line.left(70), line.right(product)
    rest = line.rest()
    pairs = tuple(box.inset(0, 3) for box in rest.columns(max(3, count)))[:count]
    return ContractBox(
        frame,
        emblem,
        legend,
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
