"""Where everything goes on the pictures of results, computed without drawing."""

from dataclasses import dataclass

from render.boxes import Box, Cursor
from render.proportions import INNER, good_height
from render.theme import GAP, MARGIN, WIDTH

_ROW = 72
_TOP = 300


@dataclass(frozen=True, slots=True)
class StandingRow:
    frame: Box
    rank: Box
    name: Box
    bar: Box
    rating: Box
    wins: Box


@dataclass(frozen=True, slots=True)
class RankingLayout:
    width: int
    height: int
    rows: tuple[StandingRow, ...]


@dataclass(frozen=True, slots=True)
class PairRow:
    frame: Box
    name: Box
    ahead: Box
    bar: Box
    behind: Box


@dataclass(frozen=True, slots=True)
class Totals:
    frame: Box
    crown: Box
    wins: Box
    games: Box


@dataclass(frozen=True, slots=True)
class Columns:
    frame: Box
    columns: tuple[Box, ...]
    """The games, the oldest first."""


@dataclass(frozen=True, slots=True)
class StatisticsLayout:
    width: int
    height: int
    totals: Totals
    course: Columns
    pairs: tuple[PairRow, ...]


def ranking_layout(people: int) -> RankingLayout:
    rows = _rows(MARGIN, people)
    height = good_height(rows[-1].bottom + MARGIN)
    return RankingLayout(WIDTH, height, tuple(_standing(row) for row in rows))


def statistics_layout(recent: int, opponents: int) -> StatisticsLayout:
    line = Cursor(Box(MARGIN, MARGIN, INNER, _TOP), GAP)
    totals, course = line.left(330), line.rest()
    rows = _rows(course.bottom + GAP, opponents)
    bottom = rows[-1].bottom if rows else course.bottom
    return StatisticsLayout(
        WIDTH,
        good_height(bottom + MARGIN),
        _totals(totals),
        Columns(course, course.inset(20, 20).columns(recent, 6)),
        tuple(_pair(row) for row in rows),
    )


def _rows(top: int, count: int) -> tuple[Box, ...]:
    return tuple(Box(MARGIN, top + number * _ROW, INNER, _ROW - 4) for number in range(count))


def _standing(frame: Box) -> StandingRow:
    line = Cursor(frame.inset(12, 4), 14)
    rank, name = line.left(84), line.left(390)
    wins, rating = line.right(230), line.right(130)
    return StandingRow(frame, rank, name, line.rest().inset(0, 14), rating, wins)


def _pair(frame: Box) -> PairRow:
    line = Cursor(frame.inset(12, 4), 14)
    name, ahead, behind = line.left(430), line.left(110), line.right(110)
    return PairRow(frame, name, ahead, line.rest().inset(0, 14), behind)


def _totals(frame: Box) -> Totals:
    crown, wins, games = frame.inset(16, 18).rows(3, 4)
    return Totals(frame, crown, wins, games)
