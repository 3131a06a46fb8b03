"""A track with its spaces: how far its cube has come, this round's steps, and what lies ahead."""

from engine.great_split.components import Components
from engine.great_split.data import RESOURCES, SEALS, ResourceTrackRow, SealTrackRow
from render.boxes import Box
from render.canvas import Canvas
from render.great_split import marks
from render.great_split.icons import ICONS, seal_track
from render.great_split.layout import TrackBox
from render.sprites import Painter
from render.theme import (
    FIGURE,
    GOLD,
    HAIRLINE,
    INK,
    IVORY,
    MIST,
    PANEL_LIT,
    RESOURCES as COLOURS,
    TICK,
    WELL,
    Colour,
    mix,
)

Feature = tuple[Painter, str]
"""What lies on a space, and the figure on it."""


def draw_track(
    canvas: Canvas,
    box: TrackBox,
    components: Components,
    place: int,
    before: int,
    now: int,
    *,
    asked: bool,
) -> None:
    """`asked`: a question is open, and this track may be the answer."""
    if asked:
        canvas.panel(box.frame, PANEL_LIT, 14, GOLD, 3)
    is_resource = place < len(RESOURCES)
    resource = RESOURCES[place % len(RESOURCES)]
    colour = COLOURS[resource]
    if is_resource:
        row = next(r for r in components.file.resource_tracks.rows if r.track == resource)
        canvas.icon(ICONS[resource], box.icon)
        features = _resource_features(row)
    else:
        seal = next(r for r in components.file.seal_tracks.rows if r.track == SEALS[place - 5])
        canvas.icon(seal_track(resource, seal.group), box.icon)
        features = _seal_features(seal)
    ink = TICK if now > before else IVORY if now else MIST
    canvas.figure(box.figure, str(now), ink)
    for space, spot in enumerate(box.spaces, start=1):
        _draw_space(canvas, spot, colour, space, before, now)
        _draw_features(canvas, spot, features.get(space, []), reached=space <= now)


def _draw_space(
    canvas: Canvas, spot: Box, colour: Colour, space: int, before: int, now: int
) -> None:
    if space > now:
        canvas.panel(spot, WELL, 10, HAIRLINE if space == now + 1 else mix(WELL, HAIRLINE, 0.45))
    elif space > before:
        canvas.panel(spot, colour, 10, TICK, 4)
    else:
        canvas.panel(spot, mix(colour, INK, 0.42), 10)
    if space == now:
        canvas.panel(spot, colour, 10, IVORY if now == before else TICK, 4)


def _resource_features(row: ResourceTrackRow) -> dict[int, list[Feature]]:
    features: dict[int, list[Feature]] = {}
    for space, value in row.banners:
        features.setdefault(space, []).append((marks.banner, str(value)))
    for space in row.arrows:
        features.setdefault(space, []).append((marks.double_arrow, ""))
    for space in row.contracts:
        features.setdefault(space, []).append((marks.contract, ""))
    return features


def _seal_features(row: SealTrackRow) -> dict[int, list[Feature]]:
    features: dict[int, list[Feature]] = {}
    for space, stars in row.stars:
        features.setdefault(space, []).append((marks.star, str(stars)))
    for space, resource in row.bonuses:
        features.setdefault(space, []).append((marks.bonus(resource), ""))
    return features


def _draw_features(canvas: Canvas, spot: Box, features: list[Feature], *, reached: bool) -> None:
    """One below the other, where an edition has two on one space."""
    if not features:
        return
    for (painter, figure), box in zip(features, spot.rows(len(features)), strict=True):
        if figure:
            canvas.icon(painter, Box(box.x - 1, box.y, box.w + 2, box.h))
            canvas.figure(Box(box.x - 1, box.y, box.w + 2, box.h), figure, INK, min(FIGURE, box.h))
        else:
            canvas.icon(painter, box.square(min(46, box.w - 6, box.h)))
