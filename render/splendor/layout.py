"""Where everything goes on the pictures of Splendor's table, computed without drawing."""

from dataclasses import dataclass

from engine.splendor.data import COLOURS, LEVELS, MOST_RESERVED, ROW_LENGTH
from render.boxes import Box, Cursor
from render.proportions import INNER, good_height
from render.theme import GAP, MARGIN, WIDTH

TOP = MARGIN - 4

_TOKENS = len(COLOURS) + 1
_TIGHT = 12
_COST = 72
"""A gem that bears a figure."""
_DECK_WIDTH = 132
CARD_WIDTH = (INNER - _DECK_WIDTH - ROW_LENGTH * _TIGHT) // ROW_LENGTH
CARD_HEIGHT = 238
_NOBLE_HEIGHT = 146
_MOST_NOBLES = 5
_BANK_HEIGHT = 80
_LINE, _LOW_LINE = 62, 54
"""Of a player; the lower one where there are more than one row of players."""
_NEAR = 8
"""Between players who have a row each: with a reserved card as well they fill a phone."""
_PLAYERS_IN_A_ROW = 2
_HEAD_WIDTH = 296
_RESERVED_WIDTH = 78
"""Of a player who has a row alone: who it is, and each reserved card."""
_BLOCKS = 4
"""How many gaps there are at least, below rows and bank, where air can be let in."""


@dataclass(frozen=True, slots=True)
class CardBox:
    frame: Box
    points: Box
    bonus: Box
    costs: tuple[Box, ...]
    """For up to four colours."""
    mark: Box
    """For what its buyer can pay now."""
    place: Box


@dataclass(frozen=True, slots=True)
class DeckBox:
    frame: Box
    letter: Box
    level: Box
    count: Box


@dataclass(frozen=True, slots=True)
class NobleBox:
    frame: Box
    crown: Box
    points: Box
    place: Box
    costs: tuple[Box, ...]
    """For up to three colours."""


@dataclass(frozen=True, slots=True)
class CountBox:
    icon: Box
    figure: Box


@dataclass(frozen=True, slots=True)
class BankBox:
    frame: Box
    tokens: tuple[CountBox, ...]
    target: CountBox


@dataclass(frozen=True, slots=True)
class ReservedBox:
    """A reserved card, small: its level, its gem and its points; or its back."""

    frame: Box
    level: Box
    gem: Box
    points: Box


@dataclass(frozen=True, slots=True)
class PlayerBox:
    frame: Box
    badge: Box
    name: Box
    turn: Box
    points: CountBox
    bonuses: tuple[CountBox, ...]
    nobles: CountBox
    tokens: tuple[CountBox, ...]
    reserved: tuple[ReservedBox, ...]


@dataclass(frozen=True, slots=True)
class RowBox:
    deck: DeckBox
    cards: tuple[CardBox, ...]


@dataclass(frozen=True, slots=True)
class TableLayout:
    width: int
    height: int
    nobles: tuple[NobleBox, ...]
    rows: tuple[RowBox, ...]
    """From the highest level to the lowest."""
    bank: BankBox
    own: tuple[CardBox, ...]
    """The reserved cards of the one who looks."""
    players: tuple[PlayerBox, ...]


def table_layout(seats: int, nobles: int, own: int, *, reserved: bool) -> TableLayout:
    """For so many seats and nobles, own reserved cards, and a line for everybody's reserved ones."""
    tight = _stack(seats, nobles, own, _TIGHT, reserved=reserved)
    spare = good_height(tight.height) - tight.height
    gap = _TIGHT + -(-spare // _BLOCKS)
    return _stack(seats, nobles, own, gap, reserved=reserved) if spare else tight


def _stack(seats: int, nobles: int, own: int, gap: int, *, reserved: bool) -> TableLayout:
    """Everything one below the other, with that much air between rows."""
    top = TOP
    noble_boxes: tuple[NobleBox, ...] = ()
    if nobles:
        columns = Box(MARGIN, top, INNER, _NOBLE_HEIGHT).columns(_MOST_NOBLES, _TIGHT)
        noble_boxes = tuple(_noble(box) for box in columns[:nobles])
        top += _NOBLE_HEIGHT + gap
    rows = []
    for _ in LEVELS:
        rows.append(_row(Box(MARGIN, top, INNER, CARD_HEIGHT)))
        top += CARD_HEIGHT + gap
    bank = _bank(Box(MARGIN, top, INNER, _BANK_HEIGHT))
    top = bank.frame.bottom + gap
    own_boxes: tuple[CardBox, ...] = ()
    if own:
        # Under the cards of the rows, so that the eye finds them in the same columns.
        first = MARGIN + _DECK_WIDTH + _TIGHT
        own_boxes = tuple(
            _card(Box(first + slot * (CARD_WIDTH + _TIGHT), top, CARD_WIDTH, CARD_HEIGHT))
            for slot in range(own)
        )
        top += CARD_HEIGHT + _TIGHT
    players, bottom = _players(seats, top, reserved=reserved)
    return TableLayout(WIDTH, bottom + TOP, noble_boxes, tuple(rows), bank, own_boxes, players)


def _row(line: Box) -> RowBox:
    cursor = Cursor(line, _TIGHT)
    deck = _deck(cursor.left(_DECK_WIDTH))
    return RowBox(deck, tuple(_card(cursor.left(CARD_WIDTH)) for _ in range(ROW_LENGTH)))


def _deck(frame: Box) -> DeckBox:
    letter, level, count = frame.inset(14, 12).rows(3)
    return DeckBox(frame, letter, level, count)


def _card(frame: Box) -> CardBox:
    x, y = frame.x + 9, frame.y + 88
    costs = tuple(
        Box(x + (_COST + 2) * column, y + (_COST + 2) * row, _COST, _COST)
        for row in range(2)
        for column in range(2)
    )
    return CardBox(
        frame,
        points=Box(frame.x + 14, frame.y + 8, 70, 66),
        bonus=Box(frame.right - 80, frame.y + 9, 68, 68),
        costs=costs,
        mark=Box(frame.right - 70, frame.y + 98, 52, 52),
        place=Box(frame.right - 78, frame.bottom - 66, 70, 54),
    )


def _noble(frame: Box) -> NobleBox:
    inner = frame.inset(8)
    line = Cursor(Box(inner.x + 4, inner.y, inner.w - 8, 54), 6)
    crown, points, place = line.left(54), line.left(40), line.right(78)
    size = 66
    costs = tuple(
        Box(inner.x + slot * (size + 2), inner.bottom - size - 2, size, size) for slot in range(3)
    )
    return NobleBox(frame, crown, points, place, costs)


def _bank(frame: Box) -> BankBox:
    line = Cursor(frame.inset(14, 8), 4)
    target = line.right(150)
    tokens = line.rest().columns(_TOKENS, 4)
    return BankBox(frame, tuple(_count(box, 64) for box in tokens), _count(target, 60))


def _count(box: Box, icon: int) -> CountBox:
    line = Cursor(box, 6)
    return CountBox(line.left(icon), line.rest())


def _players(seats: int, top: int, *, reserved: bool) -> tuple[tuple[PlayerBox, ...], int]:
    if seats % _PLAYERS_IN_A_ROW:
        return _players_in_rows(seats, top, reserved=reserved)
    lines = 4 if reserved else 3
    line_height = _LINE if seats <= _PLAYERS_IN_A_ROW else _LOW_LINE
    height = 16 + lines * (line_height + 2)
    boxes: list[PlayerBox] = []
    for _ in range(0, seats, _PLAYERS_IN_A_ROW):
        line = Box(MARGIN, top, INNER, height)
        columns = line.columns(_PLAYERS_IN_A_ROW, GAP)
        boxes += [_player(frame, reserved=reserved) for frame in columns]
        top += height + GAP
    return tuple(boxes), top - GAP


def _players_in_rows(seats: int, top: int, *, reserved: bool) -> tuple[tuple[PlayerBox, ...], int]:
    """An odd number has a row each, so that nobody stands alone below a pair."""
    height = 16 + 2 * (_LOW_LINE + 2)
    boxes = []
    for _ in range(seats):
        boxes.append(_player_in_a_row(Box(MARGIN, top, INNER, height), reserved=reserved))
        top += height + _NEAR
    return tuple(boxes), top - _NEAR


def _player_in_a_row(frame: Box, *, reserved: bool) -> PlayerBox:
    """Who it is, bonuses above tokens, and the reserved cards, from left to right."""
    line = Cursor(frame.inset(12, 8), 16)
    upper, lower = line.left(_HEAD_WIDTH).rows(2, 2)
    head, score = Cursor(upper, 8), Cursor(lower, 8)
    kept: tuple[Box, ...] = ()
    if reserved:
        width = MOST_RESERVED * (_RESERVED_WIDTH + 8) - 8
        kept = line.right(width).columns(MOST_RESERVED, 8)
    badge, points, turn = head.left(60), score.left(60 + 8 + 60), score.left(46)
    bonuses, tokens = (row.columns(_TOKENS, 2) for row in line.rest().rows(2, 2))
    return PlayerBox(
        frame,
        badge,
        head.rest(),
        turn,
        points=_count(points, 60),
        bonuses=tuple(_count(box.inset(0, 4), 46) for box in bonuses[:-1]),
        nobles=_count(bonuses[-1].inset(0, 4), 46),
        tokens=tuple(_count(box.inset(0, 4), 46) for box in tokens),
        reserved=tuple(_upright(box) for box in kept),
    )


def _player(frame: Box, *, reserved: bool) -> PlayerBox:
    lines = frame.inset(12, 8).rows(4 if reserved else 3, 2)
    head = Cursor(lines[0], 8)
    badge, points, turn = head.left(60), head.right(122), head.right(46)
    bonuses = lines[1].columns(_TOKENS, 2)
    tokens = lines[2].columns(_TOKENS, 2)
    kept = lines[3].columns(MOST_RESERVED, 10) if reserved else ()
    return PlayerBox(
        frame,
        badge,
        head.rest(),
        turn,
        points=_count(points, 50),
        bonuses=tuple(_count(box.inset(0, 4), 46) for box in bonuses[:-1]),
        nobles=_count(bonuses[-1].inset(0, 4), 46),
        tokens=tuple(_count(box.inset(0, 4), 46) for box in tokens),
        reserved=tuple(_reserved(box) for box in kept),
    )


def _upright(frame: Box) -> ReservedBox:
    upper, lower = frame.inset(6, 4).rows(2)
    line = Cursor(lower, 2)
    return ReservedBox(frame, line.left(30), upper.square(48), line.rest())


def _reserved(frame: Box) -> ReservedBox:
    line = Cursor(frame.inset(8, 4), 4)
    return ReservedBox(frame, line.left(34), line.left(50), line.rest())
