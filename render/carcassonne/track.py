"""The score track: fifty spaces there and back, dark ones among them, with everybody's figures."""

from collections.abc import Sequence
from itertools import groupby

from engine.carcassonne.messages import is_dark
from engine.carcassonne.state import Player
from engine.core import Seat
from render.boxes import Box
from render.canvas import Canvas
from render.carcassonne.figures import Pose, figure_sprite
from render.carcassonne.layout import ScoreTrackBox
from render.carcassonne.paints import DARK_SPACE, LIGHT_SPACE
from render.theme import FIGURE, HAIRLINE, IVORY, PANEL

FIGURES: tuple[Pose, ...] = ("standing", "lady")
_SIDE = 48
_APART = 24
"""How far apart figures on one space stand, where there is room."""


def draw_score_track(canvas: Canvas, box: ScoreTrackBox, players: Sequence[Player]) -> None:
    canvas.panel(box.frame, PANEL, 18, HAIRLINE, shadow=True)
    for number, space in enumerate(box.spaces):
        canvas.panel(space, DARK_SPACE if is_dark(number) else LIGHT_SPACE, 8)
        if is_dark(number):
            canvas.figure(space, str(number), IVORY, FIGURE)
    for number, together in groupby(
        standing_on(players, len(box.spaces)), key=lambda each: each[0]
    ):
        _draw_together(canvas, box, number, [(seat, pose) for _, seat, pose in together])


def standing_on(players: Sequence[Player], spaces: int) -> list[tuple[int, Seat, Pose]]:
    """Every figure with its space, lap after lap the same, from the first space to the last."""
    return sorted(
        (points % spaces, seat, pose)
        for seat, player in enumerate(players)
        for points, pose in zip(player.figures, FIGURES, strict=False)
    )


def _draw_together(
    canvas: Canvas, box: ScoreTrackBox, number: int, figures: Sequence[tuple[Seat, Pose]]
) -> None:
    """Side by side around the middle of their space, closer the more they are."""
    space, frame = box.spaces[number], box.frame.inset(6, 0)
    apart = min(_APART, 2 * _APART // max(1, len(figures) - 1))
    width = _SIDE + apart * (len(figures) - 1)
    left = round(space.centre[0] - width / 2)
    left = max(frame.x, min(left, frame.right - width))
    top = round(space.centre[1] - _SIDE / 2)
    for place, (seat, pose) in enumerate(figures):
        sprite = figure_sprite(seat, pose, _SIDE)
        canvas.stamp(sprite, Box(left + place * apart, top, _SIDE, _SIDE))
