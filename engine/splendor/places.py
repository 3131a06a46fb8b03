"""What the places of the table are called, in the pictures and in words: A1, C4, R2, N3."""

from engine.core import Seat
from engine.splendor.data import LEVELS, Level
from engine.splendor.view import View

ROWS: tuple[tuple[str, Level], ...] = tuple(zip("ABC", reversed(LEVELS), strict=True))
"""From the top of the picture to its bottom: the dearest cards lie above."""

LETTERS: dict[Level, str] = {level: letter for letter, level in ROWS}


def row_place(level: Level, slot: int) -> str:
    """Slots count from 0, left to right."""
    return f"{LETTERS[level]}{slot + 1}"


def reserved_place(slot: int) -> str:
    return f"R{slot + 1}"


def noble_place(slot: int) -> str:
    return f"N{slot + 1}"


def places_in_rows(view: View) -> dict[str, str]:
    """The place of each face-up card, from the top row to the lowest."""
    return {
        card: row_place(level, slot)
        for _, level in ROWS
        for slot, card in enumerate(view.rows[level - 1])
        if card is not None
    }


def places_in_reserve(view: View, seat: Seat) -> dict[str, str]:
    """The place of each card that the seat keeps, as far as this view knows it."""
    return {
        reserved.card: reserved_place(slot)
        for slot, reserved in enumerate(view.players[seat].reserved)
        if reserved.card is not None
    }


def places_of_nobles(view: View) -> dict[str, str]:
    return {noble: noble_place(slot) for slot, noble in enumerate(view.nobles)}
