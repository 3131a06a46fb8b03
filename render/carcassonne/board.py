"""Carcassonne's table: the landscape with its named rows and columns, the drawn tile, the scores."""

from collections.abc import Mapping

from engine.carcassonne.cells import Cell
from engine.carcassonne.messages import is_dark
from engine.carcassonne.projection import projection_of
from engine.carcassonne.state import PlacedTile, Player
from engine.carcassonne.view import View
from engine.core import Seat
from render.badges import draw_badge
from render.boxes import Box
from render.canvas import Canvas, picture
from render.carcassonne.figures import Pose, figure_sprite
from render.carcassonne.grid import Grid
from render.carcassonne.icons import flag, stack
from render.carcassonne.landscape import Farms, paint_landscape
from render.carcassonne.lately import just_completed, newest
from render.carcassonne.layout import BoardLayout, HandBox, PlayerBox, TrackBox, board_layout
from render.carcassonne.marks import (
    draw_followers,
    draw_letters,
    draw_light,
    draw_newest,
    draw_tags,
)
from render.carcassonne.ornaments import draw_ornaments
from render.carcassonne.paints import DARK_SPACE, FALLOW, LIGHT_SPACE
from render.carcassonne.palette import palette
from render.carcassonne.track import FIGURES, draw_score_track
from render.carcassonne.windows import Window, window_of
from render.signs import crown, hourglass
from render.theme import (
    COIN,
    FAINT,
    FIGURE,
    GOLD,
    GOLD_LINE,
    HAIRLINE,
    IVORY,
    MIDNIGHT,
    MIST,
    PANEL,
    PANEL_LIT,
    SEAT_COLOURS,
    WELL,
    WIDTH,
    Colour,
    mix,
)

_FRAME = 17
"""How far the golden lines around a picture reach."""


def table_picture(height: int) -> Canvas:
    """A canvas whose ground is of one colour inside its frame, as the palette has few dark ones."""
    canvas = picture(height)
    canvas.palette = palette()
    canvas.image.paste(MIDNIGHT, (_FRAME, _FRAME, WIDTH - _FRAME, height - _FRAME))
    return canvas


def tiles_of(view: View) -> tuple[PlacedTile, ...]:
    """What lies on the table, with a tile that can still be taken back."""
    return view.tiles if view.laid is None else (*view.tiles, view.laid)


def whole(view: View, letters: Mapping[Cell, str] | None = None) -> Window:
    """All tiles, and the cells that have letters."""
    return window_of([*(tile.cell for tile in tiles_of(view)), *(letters or {})])


def layout_of(view: View, window: Window, *, track: bool = False) -> BoardLayout:
    return board_layout(len(view.players), 2 if view.messages else 1, window, track=track)


def draw_table(
    view: View,
    names: tuple[str, ...],
    window: Window,
    letters: Mapping[Cell, str],
    *,
    farms: bool = False,
    track: bool = False,
) -> bytes:
    layout = layout_of(view, window, track=track)
    canvas = table_picture(layout.height)
    _draw_map(canvas, layout, view, letters, farms_of(view) if farms else None)
    if layout.score_track is not None:
        draw_score_track(canvas, layout.score_track, view.players)
    points, projected = points_of(view), projection_of(view)
    if view.phase == "over":
        _draw_winners(canvas, layout.hand, points)
    else:
        _draw_hand(canvas, layout.hand, view)
    for seat, (box, player) in enumerate(zip(layout.players, view.players, strict=True)):
        is_turn = view.phase != "over" and seat == view.turn_of
        _draw_player(canvas, box, seat, names[seat], player, is_turn=is_turn)
        if view.phase == "over":
            canvas.figure(box.projected.figure, str(points[seat]), COIN, 60, "right")
        else:
            canvas.figure(box.points, str(points[seat]), COIN, 60, "right")
            canvas.icon(flag, box.projected.icon)
            canvas.figure(box.projected.figure, str(projected[seat].points), MIST, align="right")
    return canvas.file()


def points_of(view: View) -> tuple[int, ...]:
    """What everybody has; when the game is over, with what its end brought."""
    if view.phase == "over":
        return view.chronicle[-1]
    return tuple(player.points for player in view.players)


def farms_of(view: View) -> Farms:
    """Whose every field is, if the game ended now; fields of nobody lie in the shade."""
    tiles = tiles_of(view)
    found: dict[Cell, list[tuple[int, tuple[Colour, ...]]]] = {}
    for feature in view.features:
        if feature.kind == "field":
            colours = tuple(SEAT_COLOURS[seat] for seat in feature.leaders) or (FALLOW,)
            for number, spot in feature.spots:
                index = int(spot.removeprefix("field-"))
                found.setdefault(tiles[number].cell, []).append((index, colours))
    return found


def _draw_map(
    canvas: Canvas,
    layout: BoardLayout,
    view: View,
    letters: Mapping[Cell, str],
    farms: Farms | None,
) -> None:
    canvas.panel(layout.map.frame, PANEL, 18, GOLD_LINE, 3)
    tiles, grid = tiles_of(view), layout.grid
    land = Canvas(paint_landscape(tiles, grid, farms))
    draw_ornaments(land, grid, (*(tile.cell for tile in tiles), *letters))
    last = newest(view)
    # A finished landscape is to be looked at, not to be gone on with.
    if last is not None and view.phase != "over":
        draw_light(land, grid, tiles, just_completed(view))
        draw_newest(land, grid.box(last))
    cells = {tile.cell for tile in tiles}
    draw_letters(land, grid, {at: letters[at] for at in letters if at not in cells})
    draw_followers(land, grid, tiles, view.followers)
    draw_tags(land, grid, tiles, view.followers, letters)
    canvas.inlay(land.image, layout.map.table, 12)
    for named in (*layout.map.columns, *layout.map.rows):
        canvas.figure(named.box, named.name, MIST, FIGURE)


def _draw_hand(canvas: Canvas, box: HandBox, view: View) -> None:
    """The tile in hand as the table of tiles shows it, and how many are left."""
    canvas.panel(box.frame, PANEL, 18, HAIRLINE, shadow=True)
    drawn = view.drawn if view.laid is None else None
    if drawn is None:
        canvas.panel(box.tile, WELL, 10, HAIRLINE)
    else:
        draw_tile(canvas, box.tile, drawn, 0)
    canvas.icon(stack, box.stock.icon)
    canvas.figure(box.stock.figure, str(view.tiles_left), IVORY if view.tiles_left else FAINT, 60)


def _draw_winners(canvas: Canvas, box: HandBox, points: tuple[int, ...]) -> None:
    """In place of a tile the crown, and who shares it."""
    canvas.panel(box.frame, PANEL, 18, GOLD_LINE, 3, shadow=True)
    top, below = box.frame.inset(20, 16).rows(2, 8)
    canvas.icon(crown, top)
    winners = [seat for seat, reached in enumerate(points) if reached == max(points)]
    for seat, column in zip(winners, below.columns(len(winners), 6), strict=True):
        draw_badge(canvas, column.square(min(96, column.w, column.h)), seat)


def draw_tile(canvas: Canvas, box: Box, letter: str, turned: int) -> None:
    """A tile by itself."""
    alone = PlacedTile(letter, (0, 0), turned)
    image = paint_landscape([alone], Grid((box.w, box.h), box.w, (0, 0), (0, 0)))
    canvas.panel(box.inset(-4), GOLD_LINE, 8, shadow=True)
    canvas.image.paste(image, box[:2])


def _draw_player(
    canvas: Canvas,
    box: PlayerBox,
    seat: Seat,
    name: str,
    player: Player,
    *,
    is_turn: bool,
) -> None:
    fill = mix(PANEL, PANEL_LIT, 0.8) if is_turn else PANEL
    canvas.panel(
        box.frame, fill, 16, GOLD if is_turn else HAIRLINE, 4 if is_turn else 2, shadow=True
    )
    draw_badge(canvas, box.badge.square(54), seat)
    canvas.name(box.name, name)
    if is_turn:
        canvas.icon(hourglass, box.turn)
    draw_figure(canvas, box.supply.icon, seat, "lying")
    ink = IVORY if player.supply else FAINT
    canvas.figure(box.supply.figure, str(player.supply), ink)
    for pose, figure, track in zip(FIGURES, player.figures, box.tracks, strict=False):
        _draw_track(canvas, track, seat, pose, figure)


def draw_figure(canvas: Canvas, box: Box, seat: Seat, pose: Pose) -> None:
    side = min(box.w, box.h)
    sprite = figure_sprite(seat, pose, side)
    canvas.stamp(sprite, box.square(side))


def _draw_track(canvas: Canvas, box: TrackBox, seat: Seat, pose: Pose, points: int) -> None:
    """The figure's points, and where it stands between two dark spaces of the track."""
    draw_figure(canvas, box.icon, seat, pose)
    canvas.figure(box.figure, str(points))
    for number, space in enumerate(box.spaces):
        here = number == points % len(box.spaces)
        fill = DARK_SPACE if is_dark(number) else LIGHT_SPACE
        canvas.panel(space.inset(-3) if here else space, SEAT_COLOURS[seat] if here else fill, 4)
        if here:
            canvas.panel(space.inset(1), fill, 2)
