"""The public board: rounds, every seat's tracks at a glance, and the market of art."""

from dataclasses import replace

from engine.core import Seat
from engine.great_split.components import Components
from engine.great_split.data import LEVEL_NAMES, PLACE, PRESTIGE, RESOURCES, SEALS
from engine.great_split.scoring import projection_of
from engine.great_split.view import OpenSeat, View
from render.badges import badge, draw_badge
from render.boxes import Box
from render.canvas import Canvas
from render.great_split import marks
from render.great_split.board_layout import (
    BoardLayout,
    LevelBox,
    MarketBox,
    PastRound,
    SeatBox,
    board_layout,
    market_end,
)
from render.great_split.colours import (
    ART,
    FAINT,
    HAIRLINE,
    MIST,
    PANEL,
    PANEL_LIT,
    WELL,
)
from render.great_split.emblems import draw_portrait
from render.great_split.gallery import GALLERY, awning, draw_awning, walnut
from render.great_split.icons import ICONS, prestige, seal_track
from render.lettering import width_of
from render.sprites import Painter
from render.theme import (
    FIGURE,
    GOLD,
    GOLD_LINE,
    INK,
    IVORY,
    TICK,
    Colour,
    ink_on,
    mix,
)

SCORE_SIZE = 78
"""Prestige, and what it would be: what everybody looks for first."""


def draw_board(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    layout = board_layout(components, len(view.seats), len(view.market_revealed))
    canvas = GALLERY.picture(layout.height)
    _draw_rounds(canvas, layout, view, components)
    over = view.phase == "over"
    # The same from every seat: nobody else sees what a seat has resolved before it is done.
    scores = projection_of(components, replace(view, seat=None, secrets=None))
    for number, (box, seat) in enumerate(zip(layout.seats, view.seats, strict=True)):
        _draw_seat(canvas, box, seat, components)
        _draw_head(canvas, box, number, names)
        draw_prestige(canvas, box.prestige, seat.board[PRESTIGE], SCORE_SIZE)
        if not over:
            draw_projected(canvas, box.projected, scores[number].points, SCORE_SIZE)
    art_levels = tuple(seat.board[PLACE["art"]] for seat in view.seats)
    _draw_market(canvas, layout.market, view.market, components, art_levels)
    return canvas.file()


def _draw_rounds(canvas: Canvas, layout: BoardLayout, view: View, components: Components) -> None:
    """Plaques on a rail, with the scorings between them."""
    first, last = layout.rounds[0].frame, layout.lines[-1].tokens[-1]
    rail = first.y + 33
    canvas.panel(Box(first.x, rail - 4, last.right - first.x, 8), GOLD_LINE, 4, INK, 2)
    for number, box in enumerate(layout.rounds, start=1):
        is_now = number == view.round and view.phase != "over"
        fill = (
            PANEL_LIT if is_now else mix(PANEL, WELL, 0.6) if isinstance(box, PastRound) else PANEL
        )
        edge = GOLD if is_now else HAIRLINE
        canvas.panel(box.frame, fill, 14, edge, 5 if is_now else 2, shadow=True)
        ink = GOLD if is_now else MIST if isinstance(box, PastRound) else IVORY
        canvas.figure(box.number, str(number), ink, 66 if is_now else FIGURE)
        if isinstance(box, PastRound):
            canvas.icon(ICONS["art"], box.token_icon)
            canvas.figure(box.token, f"+{view.market_revealed[number - 1]}", MIST, align="left")
        else:
            canvas.panel(box.level, WELL, 8, GOLD_LINE)
            level = LEVEL_NAMES[components.levels[number - 1] - 1]
            canvas.figure(box.level.inset(2), level, GOLD)
            canvas.icon(marks.fan, box.limit_icon)
            canvas.figure(box.limit, str(components.hand_limits[number - 1]))
    tokens = (*view.scoring_lines, ("books", "art", "gems", "contracts"))
    for line, kinds in zip(layout.lines, tokens, strict=True):
        for spot, kind in zip(line.tokens, kinds, strict=True):
            canvas.icon(marks.token(kind), spot)


def _draw_market(
    canvas: Canvas,
    box: MarketBox,
    market: int,
    components: Components,
    art_levels: tuple[int, ...],
) -> None:
    """Under an awning: everybody's art on the scale, what its levels earn, and the market's place."""
    walnut(canvas, box.frame)
    draw_awning(canvas, box.awning)
    canvas.icon(awning, box.stall.inset(2))
    canvas.icon(prestige, box.medal.inset(3))
    canvas.icon(ICONS["art"], box.icon.inset(4))
    for first, last, points, fill in art_bands(components, market):
        band = box.column(box.bands, first, last)
        canvas.panel(Box(band.x + 1, band.y, band.w - 2, band.h), fill, 8)
        canvas.figure(band, str(points), ink_on(fill))
        if abs(first - market) > 1:
            canvas.figure(box.column(box.scale, first, first), str(first), MIST)
    draw_market_place(canvas, box.column(box.scale, market, market), market)
    heights: dict[int, int] = {}
    for seat, level in enumerate(art_levels):
        place = heights.get(level, 0)
        heights[level] = place + 1
        canvas.icon(badge(seat), box.peg(level, place, art_levels.count(level)))


def art_bands(components: Components, market: int) -> list[tuple[int, int, int, Colour]]:
    """The first and last art level of each bracket on the scale, its points and its colour."""
    bands = []
    end = market_end(components)
    first = 0
    points = [components.art_value(level, market) for level in range(end + 1)]
    best = max(value for _, value in components.file.art_brackets.rows)
    for level in range(end + 1):
        if level == end or points[level + 1] != points[level]:
            fill = mix(WELL, ART, 0.86 * points[level] / best) if points[level] else WELL
            bands.append((first, level, points[level], fill))
            first = level + 1
    return bands


def draw_prestige(canvas: Canvas, box: Box, points: int, size: int) -> None:
    """A medal before its figure, both against the right edge."""
    _draw_score(canvas, box, prestige, points, GOLD, size)


def draw_projected(canvas: Canvas, box: Box, points: int, size: int) -> None:
    """What the prestige beside it would be if the game ended now."""
    _draw_score(canvas, box, marks.finish, points, IVORY, size)


def _draw_score(
    canvas: Canvas, box: Box, painter: Painter, points: int, ink: Colour, size: int
) -> None:
    width = round(width_of(str(points), size))
    canvas.figure(box, str(points), ink, size, "right")
    side = icon_beside(size)
    canvas.icon(painter, Box(box.right - width - side - 6, box.y, side, box.h))


def icon_beside(size: int) -> int:
    """How large an icon is beside a figure of that size."""
    return round(size * 0.8)


def draw_market_place(canvas: Canvas, box: Box, market: int) -> None:
    """Where the market's arrow stands: ink on an ivory tile that points up; gold is for points."""
    canvas.icon(marks.pointer, Box(box.x, box.y - 2, box.w, 26))
    tile = Box(box.x, box.y + 12, box.w, box.h - 12)
    canvas.panel(tile, IVORY, 10)
    canvas.figure(tile, str(market), INK)


def _draw_head(canvas: Canvas, box: SeatBox, seat: Seat, names: tuple[str, ...]) -> None:
    """Who it is, and who chooses from their piles."""
    draw_badge(canvas, box.badge, seat)
    canvas.name(box.name, names[seat], size=54)
    canvas.icon(marks.passing, box.passing)
    draw_badge(canvas, box.receiver.square(56), (seat + 1) % len(names))


def _draw_seat(canvas: Canvas, box: SeatBox, seat: OpenSeat, components: Components) -> None:
    walnut(canvas, box.frame)
    draw_portrait(canvas, box.portrait, seat.character)
    groups = {row.track: row.group for row in components.file.seal_tracks.rows}
    pairs = zip(RESOURCES, SEALS, box.resources, box.seals, strict=True)
    for resource, seal, own, beside in pairs:
        well = Box(own.icon.x - 5, own.figure.y, beside.figure.right - own.icon.x + 5, own.figure.h)
        canvas.panel(well, WELL, 12)
        canvas.icon(ICONS[resource], own.icon)
        _draw_level(canvas, own, seat, PLACE[resource])
        for contract in range(components.contracts_of_character(seat.character, resource)):
            corner = Box(own.icon.right - 21 - 14 * contract, own.icon.bottom - 22, 22, 24)
            canvas.icon(marks.contract, corner)
        canvas.icon(seal_track(resource, groups[seal]), beside.icon)
        _draw_level(canvas, beside, seat, PLACE[seal])


def _draw_level(canvas: Canvas, box: LevelBox, seat: OpenSeat, place: int) -> None:
    """Green where the seat has advanced this round."""
    now = seat.board[place]
    ink = TICK if now > seat.before[place] else IVORY if now else FAINT
    canvas.figure(box.figure, str(now), ink, align="left")
