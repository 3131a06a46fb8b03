"""The rose window: factories around the centre, the round track, bag and tower."""

import functools

from PIL import Image, ImageDraw

from engine.sintra.data import COLOURS, Panes
from engine.sintra.data import Colour as Glass
from engine.sintra.view import View
from render.canvas import Canvas
from render.sintra import icons
from render.sintra.glass import loose
from render.sintra.lately import Lately
from render.sintra.paints import (
    BRASS,
    CHALK,
    DUST,
    LAMP,
    LEAD,
    LEAF,
    LETTERS,
    NICHE,
    STONE,
    STONE_EDGE,
    STONE_LIT,
)
from render.sintra.promises import NOTHING, Promises
from render.sintra.rose_layout import CentreBox, PlateBox, RoseBox, RoundBox, SupplyBox
from render.sintra.tracery import draw_tracery
from render.sprites import OVERSIZE, Painter
from render.theme import IVORY, Colour, mix

_OVERHANG = 3
_ROMAN = ("I", "II", "III", "IV", "V", "VI")


def draw_rose(
    canvas: Canvas, box: RoseBox, view: View, last: Lately, promises: Promises = NOTHING
) -> None:
    canvas.panel(box.frame, STONE, 26, STONE_EDGE, 3, shadow=True)
    draw_tracery(canvas, box)
    for number, (plate, panes) in enumerate(zip(box.plates, view.factories, strict=True)):
        edge, wanted = _edge(number, last, promises), _wanted(number, promises)
        _draw_plate(canvas, plate, number, panes, edge, wanted)
    _draw_centre(canvas, box.centre, view, _edge(None, last, promises), _wanted(None, promises))
    first = len(_ROMAN) - len(view.track)
    for number, spot in enumerate(box.rounds):
        colour = view.track[number - first] if number >= first else None
        _draw_round(canvas, spot, number, colour, is_now=number == first)
    _draw_supply(canvas, box.bag, icons.bag, sum(view.bag))
    _draw_supply(canvas, box.tower, icons.tower, sum(view.tower))


def _edge(place: int | None, last: Lately, promises: Promises) -> Colour | None:
    """Around the place in question, or else around where the last turn took from."""
    if promises.places:
        return LEAF if place in promises.places else None
    return LAMP if last.taken and last.factory == place else None


def _wanted(place: int | None, promises: Promises) -> frozenset[Glass]:
    """The panes in question; all of them where nothing is in question."""
    return promises.colours if place in promises.places else frozenset(COLOURS)


def spread(panes: Panes) -> tuple[Glass, ...]:
    """Every pane by itself."""
    return tuple(colour for colour, count in zip(COLOURS, panes, strict=True) for _ in range(count))


def _draw_plate(
    canvas: Canvas,
    box: PlateBox,
    number: int,
    panes: Panes,
    edge: Colour | None,
    wanted: frozenset[Glass],
) -> None:
    canvas.stamp(_niche(2 * box.disc.radius, edge, lit=any(panes)), box.disc.box)
    if not any(panes):
        for spot in box.panes:
            canvas.stamp(_socket(spot.w), spot)
    for pane, spot in zip(spread(panes), box.panes, strict=False):
        # A little larger than its box: no shape fills its corners.
        grown = spot.inset(-_OVERHANG)
        canvas.stamp(loose(pane, grown.w, LETTERS[pane], dim=pane not in wanted), grown)
    canvas.figure(box.number, str(number + 1), IVORY if any(panes) else DUST)


def _draw_centre(
    canvas: Canvas, box: CentreBox, view: View, edge: Colour | None, wanted: frozenset[Glass]
) -> None:
    canvas.stamp(_niche(2 * box.disc.radius, edge, lit=True), box.disc.box)
    for colour, count, spot in zip(COLOURS, view.centre, box.panes, strict=True):
        if count:
            canvas.stamp(loose(colour, spot.w, str(count), dim=colour not in wanted), spot)
    if view.marker is None and not view.over:
        canvas.icon(icons.start_marker, box.marker)


@functools.lru_cache(maxsize=64)
def _niche(side: int, edge: Colour | None, *, lit: bool) -> Image.Image:
    """A round niche in the stone, with a rim of brass."""
    large = side * OVERSIZE
    image = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(image)
    rim = 6 if edge else 3
    for inset, fill in (
        (0, LEAD),
        (2, edge or mix(BRASS, NICHE, 0.15 if lit else 0.6)),
        (2 + rim, LEAD),
        (4 + rim, mix(NICHE, STONE_LIT, 0.35) if lit else NICHE),
    ):
        low, high = inset * OVERSIZE, large - 1 - inset * OVERSIZE
        draw.ellipse((low, low, high, high), fill=fill)
    return image.reduce(OVERSIZE)


@functools.lru_cache(maxsize=8)
def _socket(side: int) -> Image.Image:
    """Where a pane lay."""
    large = side * OVERSIZE
    image = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(image)
    low, high = large // 10, large - 1 - large // 10
    draw.ellipse((low, low, high, high), fill=mix(NICHE, STONE_LIT, 0.6))
    low, high = low + 2 * OVERSIZE, high - 2 * OVERSIZE
    draw.ellipse((low, low, high, high), fill=NICHE)
    return image.reduce(OVERSIZE)


def _draw_round(
    canvas: Canvas, box: RoundBox, number: int, colour: Glass | None, *, is_now: bool
) -> None:
    if is_now:
        canvas.panel(box.frame, NICHE, 18, LAMP, 5)
    canvas.figure(box.number, _ROMAN[number], LAMP if is_now else CHALK if colour else DUST)
    side = box.pane.w if is_now else box.pane.w - 16
    spot = box.pane.square(side)
    if colour is None:
        canvas.panel(spot.inset(6), NICHE, side // 2, mix(BRASS, NICHE, 0.6))
    else:
        canvas.stamp(loose(colour, side, LETTERS[colour]), spot)


def _draw_supply(canvas: Canvas, box: SupplyBox, painter: Painter, count: int) -> None:
    canvas.icon(painter, box.icon)
    canvas.figure(box.figure, str(count), IVORY if count else DUST, 60)
