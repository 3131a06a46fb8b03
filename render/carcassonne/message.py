"""A message: a letter with its action on the left and its two points on the right."""

from engine.carcassonne.messages import SEAL_POINTS
from engine.carcassonne.view import MessageView
from engine.core import Seat
from render.boxes import Box
from render.canvas import Canvas
from render.carcassonne import icons
from render.carcassonne.board import draw_figure, table_picture
from render.carcassonne.choice_layout import SideBox, message_layout
from render.carcassonne.figures import Pose
from render.carcassonne.paints import LETTER, LETTER_EDGE, LETTER_SHADE
from render.sprites import Painter
from render.theme import INK, Colour, mix

_PICTURES: dict[str, tuple[Painter, Painter | None, Pose | None]] = {
    "shortest_road": (icons.road, icons.smallest, None),
    "smallest_city": (icons.city, icons.smallest, None),
    "smallest_monastery": (icons.monastery, icons.smallest, None),
    "shields": (icons.shield, None, None),
    "knights": (icons.city, None, "standing"),
    "farmers": (icons.field, None, "lying"),
    "one_more_tile": (icons.stack, icons.more, None),
    "score_a_follower": (icons.home, None, "standing"),
}
"""For each message a large icon, a small one in its corner, or one of the seat's own figures there."""

_MOST_VALUES = 4
"""More would be too small to read; then the least and the most are shown."""


def draw_message(message: MessageView, seat: Seat) -> bytes:
    layout = message_layout()
    canvas = table_picture(layout.height)
    sheet = Box(
        layout.action.frame.x - 40,
        layout.action.frame.y - 40,
        layout.seal.frame.right - layout.action.frame.x + 80,
        layout.action.frame.h + 80,
    )
    canvas.panel(sheet, LETTER, 14, LETTER_EDGE, 6, shadow=True)
    canvas.panel(sheet.inset(16), LETTER, 8, mix(LETTER, LETTER_EDGE, 0.5), 2)
    middle = (layout.action.frame.right + layout.seal.frame.x) // 2
    for y in range(sheet.y + 40, sheet.bottom - 50, 26):
        canvas.panel(Box(middle - 2, y, 4, 14), LETTER_EDGE, 2)
    _draw_action(canvas, layout.action, message, seat)
    canvas.panel(layout.seal.frame, LETTER_SHADE, 24)
    canvas.icon(icons.seal, layout.seal.icon)
    _draw_points(canvas, layout.seal, f"+{SEAL_POINTS}", INK)
    return canvas.file()


def _draw_action(canvas: Canvas, box: SideBox, message: MessageView, seat: Seat) -> None:
    icon, corner, pose = _PICTURES[message.message]
    canvas.panel(box.frame, LETTER_SHADE, 24)
    canvas.icon(icon, box.icon)
    x, y = box.icon.centre
    small = Box(round(x) + 50, round(y) + 30, 150, 150)
    if corner is not None:
        canvas.icon(corner, small)
    if pose is not None:
        draw_figure(canvas, small, seat, pose)
    _draw_points(canvas, box, points_of(message), INK)
    if not message.can_act:
        canvas.veil(box.frame, LETTER, 24, 190)
        canvas.icon(icons.barred, box.icon)


def points_of(message: MessageView) -> str:
    """What the action scores; where a follower is still to be chosen, what each of them would."""
    if message.message == "score_a_follower":
        found = [str(points) for points in sorted({each for _, each in message.recalls})]
        return " · ".join(found if len(found) <= _MOST_VALUES else (found[0], "·", found[-1]))
    return "" if message.message == "one_more_tile" else f"+{message.points}"


def _draw_points(canvas: Canvas, box: SideBox, text: str, ink: Colour) -> None:
    if text:
        canvas.figure(box.points, text, ink, 120)
