"""A track with its spaces: how far its cube has come, this round's steps, and what lies ahead."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from engine.great_split.components import Components
from engine.great_split.data import RESOURCES, SEALS, ResourceTrackRow, SealTrackRow
from render.boxes import Box
from render.canvas import Canvas
from render.great_split import marks
from render.great_split.colours import (
    FAINT,
    HAIRLINE,
    PANEL_LIT,
    RESOURCE_COLOURS,
    WELL,
)
from render.great_split.icons import ICONS, seal_track
from render.great_split.seat_layout import TrackBox
from render.sprites import Painter
from render.theme import FIGURE, GOLD, INK, IVORY, TICK, Colour, ink_on, mix

Source: TypeAlias = str | Painter
"""What brought a step: the letter of a card, or the sign of what else it was."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """Spaces of the art track that earn the same."""

    first: int
    last: int
    points: int
    ground: Colour


def draw_track(
    canvas: Canvas,
    box: TrackBox,
    components: Components,
    place: int,
    before: int,
    now: int,
    *,
    asked: bool,
    brackets: Sequence[Bracket] = (),
    brought: Mapping[int, Source] = MappingProxyType({}),
) -> None:
    """`asked`: a question is open, and this track may be the answer.

    `brackets` shade what lies ahead by what it would earn; `brought` says for the spaces of this
    round what brought the cube there.
    """
    if asked:
        canvas.panel(box.frame, PANEL_LIT, 14, GOLD, 3)
    resource = RESOURCES[place % len(RESOURCES)]
    ink = TICK if now > before else IVORY if now else FAINT
    canvas.figure(box.figure, str(now), ink)
    grounds = {
        space: bracket.ground
        for bracket in brackets
        for space in range(bracket.first, bracket.last + 1)
    }
    for space, spot in enumerate(box.spaces, start=1):
        ground = grounds.get(space, WELL)
        _draw_space(canvas, spot, RESOURCE_COLOURS[resource], ground, space, before, now)
    printed: set[int] = set()
    if place < len(RESOURCES):
        canvas.icon(ICONS[resource], box.icon)
        rows = components.file.resource_tracks.rows
        row = next(row for row in rows if row.track == resource)
        printed = {*row.contracts, *row.arrows}
        printed |= {space for space, _ in (*row.banners, *row.numbers)}
        _draw_resource_marks(canvas, row, box.spaces, now)
        _draw_numbers(canvas, row, box.spaces, before, now)
        for bracket in brackets:
            printed |= _draw_bracket(canvas, bracket, row, box.spaces, now)
    else:
        seal = next(
            r for r in components.file.seal_tracks.rows if r.track == SEALS[place - len(RESOURCES)]
        )
        canvas.icon(seal_track(resource, seal.group), box.icon)
        printed = {space for space, _ in (*seal.stars, *seal.bonuses)}
        _draw_seal_marks(canvas, seal, box.spaces, now)
    for space, source in brought.items():
        if space not in printed:
            _draw_source(canvas, box.spaces[space - 1], source)


def _draw_source(canvas: Canvas, spot: Box, source: Source) -> None:
    """On a space that bears nothing else."""
    if isinstance(source, str):
        # As on the card itself.
        canvas.icon(marks.letter, spot.square(min(52, spot.w - 2, spot.h)))
        canvas.figure(spot, source, INK, min(FIGURE, spot.h))
    else:
        canvas.icon(source, spot.square(min(40, spot.w - 8, spot.h)))


def draw_product(canvas: Canvas, box: Box, contracts: int, stars: int) -> None:
    """What a seal and its contracts are worth now: gold if anything."""
    ink = GOLD if contracts * stars else FAINT
    canvas.figure(box, f"{contracts}×{stars}", ink, align="right")


def draw_legend(canvas: Canvas, box: Box) -> None:
    """What the products above it count: contracts times stars."""
    side = 34
    middle = box.y + (box.h - side) // 2
    canvas.icon(marks.contract, Box(box.x - 2, middle, side, side))
    canvas.figure(box, "×", FAINT)
    canvas.icon(marks.star_ahead, Box(box.right - side, middle, side, side))


def _draw_bracket(
    canvas: Canvas, bracket: Bracket, row: ResourceTrackRow, spots: tuple[Box, ...], now: int
) -> set[int]:
    """Its points, on its first space that bears nothing else, which is given back."""
    last = min(bracket.last, len(spots))
    free = [space for space in range(max(1, bracket.first), last + 1) if space not in row.contracts]
    is_now = bracket.first <= now <= bracket.last
    space = free[0] if free else now
    if space == 0 or not (is_now or space > now):
        return set()
    spot = spots[space - 1]
    if is_now:
        # Gold is for points: these are earned as it stands.
        canvas.panel(spot.inset(min(3, spot.w // 4), 10), GOLD, 8)
    ink = INK if is_now else ink_on(bracket.ground)
    canvas.figure(spot, str(bracket.points), ink, min(FIGURE, spot.h))
    return {space}


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
    following = next((space for space in sorted(row.contracts) if space > now), None)
    for space in row.contracts:
        spot = _part(spots[space - 1], 1, shared=space in shared)
        painter = marks.contract if space <= now else marks.contract_far
        if space == following:
            painter = marks.contract_ahead
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
