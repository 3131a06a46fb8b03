"""Cards, decks and nobles of Splendor: dark, in the light of their gem, with what they cost."""

import functools

from engine.splendor.data import CARDS, NOBLE_POINTS, NOBLES, Card, Gems
from engine.splendor.view import ReservedCardView
from render.boxes import Box
from render.canvas import Canvas
from render.signs import tick
from render.splendor import gems
from render.splendor.layout import CardBox, CountBox, DeckBox, NobleBox, ReservedBox
from render.splendor.levels import back_of, body_of, scene
from render.sprites import Brush, Painter, ring_of
from render.theme import (
    COIN,
    FAINT,
    FIGURE,
    GOLD,
    GOLD_DEEP,
    GOLD_LINE,
    HAIRLINE,
    INK,
    IVORY,
    MIST,
    PANEL,
    PANEL_LIT,
    TICK,
    WELL,
    Colour,
    ink_on,
    mix,
)

_RADIUS = 16
_RING = 6
_BAND = 80
"""The height of the coloured head of a card."""


def band_of(card: Card) -> Colour:
    """Of its gem, but so much darker that the gem stands out on it."""
    return mix(gems.GEMS[card.bonus], PANEL, 0.45)


def draw_card(
    canvas: Canvas, box: CardBox, name: str, place: str, *, marked: bool, is_latest: bool
) -> None:
    """Points and gem above, the cost below, the place in the corner."""
    card = CARDS[name]
    frame, band = box.frame, band_of(card)
    body = body_of(card.level)
    canvas.panel(frame, body, _RADIUS, shadow=True)
    if is_latest:
        _draw_ring(canvas, frame, _RADIUS)
    edge = TICK if marked else mix(band, IVORY, 0.25)
    line = 6 if marked else 3
    canvas.panel(frame, body, _RADIUS, edge, line)
    inner = frame.inset(line)
    canvas.icon(scene(card.level), Box(inner.x, inner.bottom - inner.w, inner.w, inner.w))
    head = Box(inner.x, inner.y, inner.w, _BAND - line)
    canvas.panel(head, band, _RADIUS - line)
    canvas.panel(Box(head.x, head.y + 24, head.w, head.h - 24), band, 0)
    if card.points:
        canvas.figure(box.points, str(card.points), ink_on(band), 70)
    canvas.icon(gems.gem(card.bonus), box.bonus)
    draw_cost(canvas, box.costs, card.cost)
    if marked:
        canvas.icon(affordable, box.mark)
    canvas.figure(box.place, place, MIST)


def _draw_ring(canvas: Canvas, frame: Box, radius: int) -> None:
    """Around what the last turn brought; drawn before it."""
    canvas.panel(frame.inset(-_RING), GOLD, radius + _RING)


def draw_cost(canvas: Canvas, boxes: tuple[Box, ...], cost: Gems) -> None:
    asked = [(number, count) for number, count in enumerate(cost) if count]
    for box, (number, count) in zip(boxes, asked, strict=False):
        canvas.icon(gems.gem(number), box)
        canvas.figure(heart_of(box, number), str(count), gems.FIGURES[number])


def heart_of(box: Box, number: int) -> Box:
    """Where a figure sits on that gem."""
    x, y = gems.HEARTS[number]
    return Box(
        box.x + round((x - 50) * box.w / 100), box.y + round((y - 50) * box.h / 100), box.w, box.h
    )


def draw_gap(canvas: Canvas, box: CardBox) -> None:
    """No card, and none to come."""
    canvas.panel(box.frame, mix(WELL, PANEL, 0.4), _RADIUS, HAIRLINE)


def draw_deck(
    canvas: Canvas, box: DeckBox, letter: str, level: int, count: int, *, is_latest: bool
) -> None:
    frame = box.frame
    fill = back_of(level) if count else mix(WELL, PANEL, 0.4)
    if is_latest:
        _draw_ring(canvas, frame, _RADIUS)
    canvas.panel(
        frame,
        fill,
        _RADIUS,
        GOLD_LINE if count else HAIRLINE,
        3,
        shadow=bool(count) and not is_latest,
    )
    if count:
        canvas.panel(frame.inset(9), fill, _RADIUS - 6, mix(fill, GOLD_LINE, 0.5))
    canvas.figure(box.letter, letter, GOLD, 64)
    canvas.icon(_level(level), box.level)
    canvas.figure(box.count, str(count), IVORY if count else MIST, FIGURE)


@functools.cache
def _level(level: int) -> Painter:
    """The level as the backs of the cards show it: so many dots, side by side."""

    def painter(brush: Brush) -> None:
        for place in range(level):
            brush.disc(50 + 34 * (place - (level - 1) / 2), 50, 13, GOLD_LINE)

    return painter


def affordable(brush: Brush) -> None:
    """A tick on a dark disc: you can pay this now."""
    brush.disc(50, 50, 50, mix(TICK, INK, 0.75))
    tick(brush.within(13, 13, 74))


def draw_noble(canvas: Canvas, box: NobleBox, noble: str, place: str) -> None:
    canvas.panel(box.frame, PANEL_LIT, _RADIUS, GOLD_LINE, 3, shadow=True)
    canvas.icon(gems.noble, box.crown)
    canvas.figure(box.points, str(NOBLE_POINTS), COIN)
    canvas.figure(box.place, place, MIST)
    draw_cost(canvas, box.costs, NOBLES[noble])


def draw_reserved(
    canvas: Canvas, box: ReservedBox, reserved: ReservedCardView | None, *, is_latest: bool
) -> None:
    """What a small card shows of itself: level, gem and points; a back shows its level only."""
    if is_latest:
        canvas.panel(box.frame.inset(-4), GOLD, 14)
    if reserved is None:
        canvas.panel(box.frame, WELL, 10)
        return
    if reserved.card is None:
        canvas.panel(box.frame, back_of(reserved.level), 10, GOLD_LINE)
        canvas.icon(gems.pips(reserved.level), box.level)
        canvas.icon(
            _back(reserved.level),
            Box(box.gem.x, box.gem.y, box.points.right - box.gem.x, box.gem.h),
        )
        return
    card = CARDS[reserved.card]
    band = band_of(card)
    canvas.panel(box.frame, band, 10, mix(band, IVORY, 0.3))
    canvas.icon(gems.pips(reserved.level), box.level)
    canvas.icon(gems.gem(card.bonus), box.gem)
    canvas.figure(box.points, str(card.points), ink_on(band))


@functools.cache
def _back(level: int) -> Painter:
    """The ornament on the back of a card."""

    def painter(brush: Brush) -> None:
        brush.polygon(ring_of(4, 48), GOLD_DEEP)
        brush.polygon(ring_of(4, 36), back_of(level))
        brush.polygon(ring_of(4, 20), GOLD_LINE)

    return painter


def draw_bonus(canvas: Canvas, box: CountBox, number: int, count: int, *, is_latest: bool) -> None:
    """Bought cards of one colour, as a pile: nothing like a token, which lies on no card."""
    frame = Box(box.icon.x, box.icon.y, box.figure.right - box.icon.x - 4, box.icon.h)
    if is_latest:
        canvas.panel(frame.inset(-4), GOLD, 14)
    band = mix(gems.GEMS[number], PANEL, 0.45)
    if not count:
        canvas.panel(frame, WELL, 10, mix(band, WELL, 0.3))
    else:
        edge = mix(band, IVORY, 0.35)
        if count > 1:
            canvas.panel(Box(frame.x + 4, frame.y, frame.w - 4, frame.h - 4), band, 10, edge)
            frame = Box(frame.x, frame.y + 4, frame.w - 4, frame.h - 4)
        canvas.panel(frame, band, 10, edge)
    side = 34
    icon = Box(frame.x + 6, frame.y + (frame.h - side) // 2, side, side)
    canvas.icon(gems.gem(number), icon)
    rest = Box(icon.right, frame.y, frame.right - icon.right, frame.h)
    canvas.figure(rest, str(count), ink_on(band) if count else FAINT)
