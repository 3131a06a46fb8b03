"""A track with its spaces: how far its cube has come, this round's steps, and what lies ahead."""

from collections.abc import Mapping

from engine.great_split.components import Components
from engine.great_split.data import RESOURCES, SEALS, ResourceTrackRow, SealTrackRow
from render.boxes import Box
from render.canvas import Canvas
from render.great_split import marks
from render.great_split.colours import RESOURCE_COLOURS
from render.great_split.icons import ICONS, seal_track
from render.great_split.layout import TrackBox
from render.theme import (
    FAINT,
    FIGURE,
    GOLD,
    HAIRLINE,
    INK,
    IVORY,
    PANEL_LIT,
    TICK,
    WELL,
    Colour,
    ink_on,
    mix,
)


def draw_track(
    canvas: Canvas,
    box: TrackBox,
    components: Components,
    place: int,
    before: int,
    now: int,
    *,
    asked: bool,
    ahead: Mapping[int, Colour],
) -> None:
    """`asked`: a question is open, and this track may be the answer.

    `ahead` are the grounds of spaces not yet reached: on the art track, what they would earn.
    """
    if asked:
        canvas.panel(box.frame, PANEL_LIT, 14, GOLD, 3)
    resource = RESOURCES[place % len(RESOURCES)]
    ink = TICK if now > before else IVORY if now else FAINT
    canvas.figure(box.figure, str(now), ink)
    for space, spot in enumerate(box.spaces, start=1):
        ground = ahead.get(space, WELL)
        _draw_space(canvas, spot, RESOURCE_COLOURS[resource], ground, space, before, now)
    if place < len(RESOURCES):
        canvas.icon(ICONS[resource], box.icon)
        rows = components.file.resource_tracks.rows
        row = next(row for row in rows if row.track == resource)
        _draw_resource_marks(canvas, row, box.spaces, now)
        _draw_numbers(canvas, row, box.spaces, before, now)
    else:
        seal = next(
            r for r in components.file.seal_tracks.rows if r.track == SEALS[place - len(RESOURCES)]
        )
        canvas.icon(seal_track(resource, seal.group), box.icon)
        _draw_seal_marks(canvas, seal, box.spaces, now)


def _draw_space(
    canvas: Canvas, spot: Box, colour: Colour, ground: Colour, space: int, before: int, now: int
) -> None:
    if space > now:
        edge = HAIRLINE if space == now + 1 else mix(ground, HAIRLINE, 0.45)
        canvas.panel(spot, ground, 10, edge)
    elif space > before:
        canvas.panel(spot, colour, 10, TICK, 4)
    else:
        canvas.panel(spot, _trodden(colour), 10)
    if space == now:
        canvas.panel(spot, colour, 10, IVORY if now == before else TICK, 4)


def _trodden(colour: Colour) -> Colour:
    """A space that was passed in an earlier round."""
    return mix(colour, INK, 0.42)


def _draw_numbers(
    canvas: Canvas, row: ResourceTrackRow, spots: tuple[Box, ...], before: int, now: int
) -> None:
    """What a gem counts from there on, where the edition prints it."""
    colour = RESOURCE_COLOURS[row.track]
    for space, value in row.numbers:
        spot = _part(spots[space - 1], 0, shared=space in row.contracts)
        ground = colour if space > before or space == now else _trodden(colour)
        ink = ink_on(ground) if space <= now else FAINT
        canvas.figure(spot, str(value), ink, min(FIGURE, spot.h))


def _draw_resource_marks(
    canvas: Canvas, row: ResourceTrackRow, spots: tuple[Box, ...], now: int
) -> None:
    """Where an edition has two marks on one space, they share it."""
    shared = {space for space, _ in (*row.banners, *row.numbers)} | set(row.arrows)
    for space, value in row.banners:
        spot = _part(spots[space - 1], 0, shared=space in row.contracts)
        reached = space <= now
        canvas.icon(marks.banner if reached else marks.banner_ahead, spot)
        canvas.figure(spot, str(value), INK if reached else IVORY, min(FIGURE, spot.h))
    for space in row.arrows:
        spot = _part(spots[space - 1], 0, shared=space in row.contracts)
        painter = marks.double_arrow if space <= now else marks.double_arrow_ahead
        canvas.icon(painter, spot.square(min(40, spot.w - 8, spot.h)))
    for space in row.contracts:
        spot = _part(spots[space - 1], 1, shared=space in shared)
        painter = marks.contract if space <= now else marks.contract_ahead
        canvas.icon(painter, spot.square(min(46, spot.w - 6, spot.h)))


def _draw_seal_marks(canvas: Canvas, row: SealTrackRow, spots: tuple[Box, ...], now: int) -> None:
    bonuses = dict(row.bonuses)
    for space, stars in row.stars:
        spot = _part(spots[space - 1], 0, shared=space in bonuses)
        reached = space <= now
        if reached:
            canvas.panel(spot.inset(min(3, spot.w // 4), 3), GOLD, 8)
        star = Box(spot.x, spot.y + 4, spot.w, 20)
        canvas.icon(marks.star if reached else marks.star_ahead, star)
        figure = Box(spot.x, star.bottom - 1, spot.w, spot.bottom - star.bottom - 4)
        canvas.figure(figure, str(stars), INK if reached else GOLD, min(FIGURE, 2 * figure.h))
    for space, resource in row.bonuses:
        spot = _part(spots[space - 1], 1, shared=any(space == at for at, _ in row.stars))
        side = min(46, spot.w - 4, spot.h)
        canvas.icon(marks.bonus(resource), spot.square(side))


def _part(spot: Box, place: int, *, shared: bool) -> Box:
    return spot.rows(2)[place] if shared else spot
