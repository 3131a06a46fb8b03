"""Who has won for certain after an order, though the round is still to be played to its end."""

from collections.abc import Sequence

from engine.splendor.ai.numbers import (
    BONUS,
    CHOOSE_NOBLE,
    NOBLE_NEEDS,
    PASS,
    POINTS,
    RESERVE,
    RESERVE_FROM_DECK,
    ROW,
)
from engine.splendor.ai.table import GAP, Table
from engine.splendor.data import NOBLE_POINTS

MOST_AT_ONCE = max(POINTS) + NOBLE_POINTS
"""No turn brings more points: one card and one noble."""


def decided(
    table: Table, order: int, unknown: Sequence[tuple[int, int]] = ()
) -> Sequence[float] | None:
    """Each seat's part of the victory, where no card that may turn up changes it; else nothing.

    `unknown`: where a card lies that nobody but its owner has seen, as seat and place among its
    reserved.
    """
    seat = table.seat
    points, bought = table.points[:], table.bought[:]
    points[seat] += points_of(table, order)
    bought[seat] += order < RESERVE
    if max(points) < table.target:
        return None
    merits = [(own, -cards) for own, cards in zip(points, bought, strict=True)]
    most = max(merits)
    later = range(seat + 1, table.seats)
    if later and (merits[seat] != most or merits.count(most) > 1):
        return None
    nobles = _nobles_left(table, order)
    for other in later:
        cards = _within_sight(table, order, other, unknown)
        if _best_turn(table, other, cards, nobles, merits[other]) >= most:
            return None
    part = 1 / merits.count(most)
    return [part * (merit == most) for merit in merits]


def points_of(table: Table, order: int) -> int:
    """What the turn brings in which the order is given."""
    card_points = POINTS[order] if order < RESERVE else 0
    return card_points + NOBLE_POINTS * bool(_coming(table, order))


def _coming(table: Table, order: int) -> list[int]:
    """The nobles of which one comes at the end of that turn."""
    if CHOOSE_NOBLE <= order < PASS:
        return [order - CHOOSE_NOBLE]
    card = order if order < RESERVE else None
    return _visitors(table, table.seat, card, table.nobles)


def _visitors(table: Table, seat: int, card: int | None, nobles: Sequence[int]) -> list[int]:
    """Those who would visit the seat, perhaps after it has bought this card."""
    bonuses = table.bonuses[seat][:]
    if card is not None:
        bonuses[BONUS[card]] += 1
    return [
        noble
        for noble in nobles
        if all(bonuses[colour] >= need for colour, need in NOBLE_NEEDS[noble])
    ]


def _nobles_left(table: Table, order: int) -> Sequence[int]:
    """Which nobles may come to the others; where one must be chosen it may be any."""
    coming = _coming(table, order)
    return [noble for noble in table.nobles if coming != [noble]]


def _within_sight(
    table: Table, order: int, other: int, unknown: Sequence[tuple[int, int]]
) -> list[int]:
    """Every card that a later seat may buy this round, whatever is turned up until then."""
    gone = order % RESERVE if order < RESERVE_FROM_DECK else GAP
    cards = [card for card in table.rows if card not in (GAP, gone)] + table.reserved[other]
    levels = {ROW[table.reserved[each][place]] for each, place in unknown if each == other}
    if gone != GAP and gone in table.rows:
        # Bought or reserved, another is turned up for it.
        levels.add(ROW[gone])
    if other > table.seat + 1:
        # Whoever comes between may turn up a card of any level.
        levels.update(range(len(table.decks)))
    for level in levels:
        cards += table.decks[level]
    hidden = [table.reserved[each][place] for each, place in unknown]
    return cards + [card for card in hidden if ROW[card] in levels]


def _best_turn(
    table: Table,
    seat: int,
    cards: Sequence[int],
    nobles: Sequence[int],
    merit: tuple[int, int],
) -> tuple[int, int]:
    """The merit of the seat after its turn at best: points, then few cards."""
    points, bought = merit
    found = (points + NOBLE_POINTS * bool(_visitors(table, seat, None, nobles)), bought)
    for card in cards:
        if table.missing(seat, card) <= 0:
            comes = bool(_visitors(table, seat, card, nobles))
            found = max(found, (points + POINTS[card] + NOBLE_POINTS * comes, bought - 1))
    return found
