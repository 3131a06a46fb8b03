"""The ranking of a server: everybody's place, rating and victories."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.boxes import Box
from render.canvas import Canvas, picture
from render.results.layout import StandingRow, ranking_layout
from render.signs import crown
from render.theme import FIGURE, GOLD, GOLD_LINE, HAIRLINE, IVORY, MIST, PANEL, PANEL_LIT, WELL


@dataclass(frozen=True, slots=True)
class Standing:
    rank: int
    name: str
    rating: int
    wins: int
    games: int
    is_own: bool = False
    """Whoever asked for the picture."""


def draw_ranking(standings: Sequence[Standing]) -> bytes:
    layout = ranking_layout(len(standings))
    canvas = picture(layout.height)
    best = max(one.rating for one in standings)
    least = min(*(one.rating for one in standings), best - 1)
    for one, row in zip(standings, layout.rows, strict=True):
        _draw_row(canvas, row, one, (one.rating - least) / (best - least))
    return canvas.file()


def _draw_row(canvas: Canvas, row: StandingRow, one: Standing, part: float) -> None:
    fill = PANEL_LIT if one.is_own or one.rank % 2 else PANEL
    canvas.panel(row.frame, fill, 14, GOLD_LINE if one.is_own else HAIRLINE, 2)
    canvas.figure(row.rank, str(one.rank), GOLD if one.rank == 1 else IVORY)
    canvas.name(row.name, one.name)
    canvas.panel(row.bar, WELL, 10)
    # The last of the list has a bar too: a tenth of the width.
    width = round(row.bar.w * (0.1 + 0.9 * part))
    canvas.panel(Box(row.bar.x, row.bar.y, width, row.bar.h), GOLD_LINE, 10)
    canvas.figure(row.rating, str(one.rating), GOLD, FIGURE)
    icon = Box(row.wins.x, row.wins.y + 6, 50, row.wins.h - 12)
    canvas.icon(crown, icon)
    wins = Box(icon.right, row.wins.y, row.wins.right - icon.right, row.wins.h)
    canvas.figure(wins, f"{one.wins}/{one.games}", MIST)
