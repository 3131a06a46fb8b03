"""The public board: rounds, market, and every seat's tracks at a glance."""

from dataclasses import replace

from engine.great_split.components import Components
from engine.great_split.data import LEVEL_NAMES, PLACE, PRESTIGE, RESOURCES, SEALS
from engine.great_split.scoring import projection_of
from engine.great_split.view import OpenSeat, View
from render.badges import badge, draw_badge
from render.boxes import Box
from render.canvas import Canvas, picture
from render.great_split import marks
from render.great_split.colours import ART
from render.great_split.emblems import emblem
from render.great_split.icons import ICONS, prestige, seal_track
from render.great_split.layout import (
    BoardLayout,
    MarketBox,
    RoundBox,
    SeatBox,
    board_layout,
    market_end,
)
from render.lettering import width_of
from render.theme import (
    FAINT,
    FIGURE,
    GOLD,
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

PRESTIGE_SIZE = 50
PROJECTED_SIZE = 50
ONWARD = 24
"""What the mark before a projected score needs."""


def draw_board(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    art_levels = tuple(seat.board[PLACE["art"]] for seat in view.seats)
    layout = board_layout(components, art_levels)
    canvas = picture(layout.height)
    for number, round_box in enumerate(layout.rounds, start=1):
        _draw_round(canvas, round_box, view, components, number)
    _draw_lines(canvas, layout, view)
    _draw_market(canvas, layout.market, view.market, components, art_levels)
    over = view.phase == "over"
    # The same from every seat: nobody else sees what a seat has resolved before it is done.
    scores = projection_of(components, replace(view, seat=None, secrets=None))
    for number, (box, seat) in enumerate(zip(layout.seats, view.seats, strict=True)):
        _draw_seat(canvas, box, number, seat, components, names[number])
        if not over:
            draw_projected(canvas, box.projected, scores[number].points, PROJECTED_SIZE)
    return canvas.file()


def _draw_round(
    canvas: Canvas, box: RoundBox, view: View, components: Components, number: int
) -> None:
    is_now = number == view.round and view.phase != "over"
    is_past = number < view.round or view.phase == "over"
    fill = PANEL_LIT if is_now else mix(PANEL, WELL, 0.6) if is_past else PANEL
    edge = GOLD if is_now else HAIRLINE
    canvas.panel(box.frame, fill, 16, edge, 4 if is_now else 2, shadow=is_now)
    ink = GOLD if is_now else MIST if is_past else IVORY
    canvas.figure(box.number, str(number), ink, 60 if is_now else FIGURE)
    canvas.panel(box.level, WELL, 8, GOLD_LINE)
    canvas.figure(box.level.inset(2), LEVEL_NAMES[components.levels[number - 1] - 1], GOLD)
    canvas.icon(marks.fan, box.limit_icon)
    canvas.figure(box.limit, str(components.hand_limits[number - 1]))
    if number <= len(view.market_revealed):
        canvas.icon(ICONS["art"], box.token_icon)
        canvas.figure(box.token, f"+{view.market_revealed[number - 1]}", IVORY, align="left")
    else:
        middle = box.token_icon._replace(x=box.frame.x + (box.frame.w - box.token_icon.w) // 2)
        canvas.icon(ICONS["art"], middle)
        canvas.veil(middle, fill, 0, 150)


def _draw_lines(canvas: Canvas, layout: BoardLayout, view: View) -> None:
    tokens = (*view.scoring_lines, ("books", "art", "gems", "contracts"))
    for box, kinds in zip(layout.lines, tokens, strict=True):
        first, last = box.tokens[0], box.tokens[-1]
        x = round((first.x + last.right) / 2)
        top = layout.rounds[0].frame.y
        bottom = layout.rounds[0].frame.bottom
        if len(kinds) == 2:
            canvas.line([(x, top), (x, bottom)], GOLD_LINE, 3)
        for spot, kind in zip(box.tokens, kinds, strict=True):
            canvas.icon(marks.token(kind), spot)


def _draw_market(
    canvas: Canvas,
    box: MarketBox,
    market: int,
    components: Components,
    art_levels: tuple[int, ...],
) -> None:
    canvas.panel(box.frame, PANEL, 18, HAIRLINE, shadow=True)
    canvas.icon(ICONS["art"], box.icon)
    for first, last, points, fill in art_bands(components, market):
        band = box.column(box.bands, first, last)
        canvas.panel(Box(band.x + 1, band.y, band.w - 2, band.h), fill, 8)
        canvas.figure(band, str(points), ink_on(fill))
    for level in range(0, market_end(components) + 1, 2):
        if abs(level - market) > 1:
            canvas.figure(
                box.column(box.scale, max(0, level - 1), level + 1)
                if 0 < level < market_end(components)
                else box.column(box.scale, level, level),
                str(level),
                MIST,
            )
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
    width = round(width_of(str(points), size))
    canvas.figure(box, str(points), GOLD, size, "right")
    canvas.icon(prestige, Box(box.right - width - size - 6, box.y, size, box.h))


def draw_projected(canvas: Canvas, box: Box, points: int, size: int) -> None:
    """What the prestige beside it would be if the game ended now."""
    width = round(width_of(str(points), size))
    canvas.figure(box, str(points), IVORY, size, "right")
    canvas.icon(marks.onward, Box(box.right - width - ONWARD, box.y, ONWARD - 2, box.h))


def draw_market_place(canvas: Canvas, box: Box, market: int) -> None:
    """Where the market's arrow stands: ink on an ivory tile that points up; gold is for points."""
    canvas.icon(marks.pointer, Box(box.x, box.y - 2, box.w, 26))
    tile = Box(box.x, box.y + 12, box.w, box.h - 12)
    canvas.panel(tile, IVORY, 10)
    canvas.figure(tile, str(market), INK)


def _draw_seat(
    canvas: Canvas,
    box: SeatBox,
    number: int,
    seat: OpenSeat,
    components: Components,
    name: str,
) -> None:
    canvas.panel(box.frame, PANEL, 18, HAIRLINE, shadow=True)
    draw_badge(canvas, box.badge, number)
    canvas.icon(emblem(seat.character), box.emblem)
    canvas.name(box.name, name)
    draw_prestige(canvas, box.prestige, seat.board[PRESTIGE], PRESTIGE_SIZE)
    groups = {row.track: row.group for row in components.file.seal_tracks.rows}
    for place, (resource, seal) in enumerate(zip(RESOURCES, SEALS, strict=True)):
        level = box.resources[place]
        canvas.icon(ICONS[resource], level.icon)
        _draw_level(canvas, level.figure, seat, PLACE[resource])
        for contract in range(components.contracts_of_character(seat.character, resource)):
            corner = Box(level.icon.right - 21 - 14 * contract, level.icon.bottom - 22, 22, 24)
            canvas.icon(marks.contract, corner)
        level = box.seals[place]
        canvas.icon(seal_track(resource, groups[seal]), level.icon)
        _draw_level(canvas, level.figure, seat, PLACE[seal])


def _draw_level(canvas: Canvas, box: Box, seat: OpenSeat, place: int) -> None:
    """Green where the seat has advanced this round."""
    now = seat.board[place]
    ink = TICK if now > seat.before[place] else IVORY if now else FAINT
    canvas.figure(box, str(now), ink, align="left")
