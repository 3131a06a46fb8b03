"""Restless play of The Great Split from a numbered seed."""

from collections.abc import Iterator
from typing import Any

from engine.dice import Roll
from engine.great_split import GreatSplit
from engine.playout import Turn
from tests.engine import contract
from tests.engine.great_split.tables import GAME, dealt_table, seed


def restless_turns(
    seats: int, number: int, game: GreatSplit = GAME, **options: Any
) -> Iterator[Turn]:
    """A whole game as the contract walks it: answers are changed, steps are taken back."""
    state = dealt_table(seats, number, game, **options).state
    return contract.restless_turns(game, state, Roll(seed(number)))
