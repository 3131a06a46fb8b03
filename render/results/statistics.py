"""One person's statistics: victories, the places in the newest games, and how it stands with others."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.boxes import Box
from render.canvas import Canvas, picture
from render.results.layout import Columns, PairRow, statistics_layout
from render.signs import crown
from render.theme import (
    GOLD,
    GOLD_LINE,
    HAIRLINE,
    INK,
    IVORY,
    MIST,
    PANEL,
    PANEL_LIT,
    WELL,
    mix,
)


@dataclass(frozen=True, slots=True)
class Pair:
    """How it stands with somebody."""

    name: str
    ahead: int
    behind: int
    games: int


@dataclass(frozen=True, slots=True)
class Course:
    wins: int
    games: int
    recent: tuple[tuple[int, int], ...]
    """Place and seats of the newest games, the oldest of them first."""


def draw_statistics(course: Course, pairs: Sequence[Pair]) -> bytes:
    layout = statistics_layout(len(course.recent), len(pairs))
    canvas = picture(layout.height)
    canvas.panel(layout.totals.frame, PANEL, 18, HAIRLINE, shadow=True)
    canvas.icon(crown, layout.totals.crown)
    canvas.figure(layout.totals.wins, str(course.wins), GOLD, 84)
    canvas.figure(layout.totals.games, f"/ {course.games}", MIST, 60)
    _draw_course(canvas, layout.course, course.recent)
    for number, (pair, row) in enumerate(zip(pairs, layout.pairs, strict=True)):
        _draw_pair(canvas, row, pair, PANEL_LIT if number % 2 == 0 else PANEL)
    return canvas.file()


def _draw_course(canvas: Canvas, box: Columns, recent: Sequence[tuple[int, int]]) -> None:
    """A column for each game, the higher the better; a victory is gold, and every one has its place."""
    canvas.panel(box.frame, PANEL, 18, HAIRLINE, shadow=True)
    for (place, seats), column in zip(recent, box.columns, strict=True):
        part = (seats - place + 1) / max(1, seats)
        height = max(60, round(column.h * part))
        block = Box(column.x, column.bottom - height, min(column.w, 120), height)
        wins = place == 1
        canvas.panel(block, GOLD if wins else mix(PANEL_LIT, IVORY, 0.15), 8)
        foot = Box(block.x, block.bottom - 60, block.w, 60)
        canvas.figure(foot, str(place), INK if wins else IVORY)


def _draw_pair(canvas: Canvas, row: PairRow, pair: Pair, fill: tuple[int, int, int]) -> None:
    canvas.panel(row.frame, fill, 14, HAIRLINE, 2)
    canvas.name(row.name, pair.name)
    canvas.figure(row.ahead, str(pair.ahead), GOLD)
    canvas.figure(row.behind, str(pair.behind), MIST)
    canvas.panel(row.bar, WELL, 10)
    decided = pair.ahead + pair.behind
    if decided:
        width = round(row.bar.w * pair.ahead / decided)
        if width > 8:
            canvas.panel(Box(row.bar.x, row.bar.y, width, row.bar.h), GOLD_LINE, 10)
