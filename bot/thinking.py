"""The AI seats: they answer as soon as they are asked, from what their own seat may know."""

import random
from collections.abc import Callable
from typing import Any, TypeAlias

from bot.refusals import Refused
from bot.table import Table
from engine.core import AnyGame, Decision, TakeBack

Chooser: TypeAlias = Callable[[AnyGame, Any, Decision, tuple[Any, ...]], Any]
"""The game, the seat's view, its question and its legal moves give the move."""

_CHANCE = random.SystemRandom()


def any_move(_game: AnyGame, _view: Any, _decision: Decision, moves: tuple[Any, ...]) -> Any:
    """A random answer that is no step back, or an AI would never be done."""
    return _CHANCE.choice([move for move in moves if not isinstance(move, TakeBack)])


class Thinking:
    def __init__(self, choose: Chooser = any_move) -> None:
        self._choose = choose

    async def answer_all(self, table: Table) -> int:
        """Answer until nobody waits for an AI, so that many moves can be shown as one."""
        answers = 0
        while (seat := table.thinking_seat) is not None:
            decision = table.decision(seat)
            if decision is None:
                break
            moves = table.legal_moves(seat)
            move = self._choose(table.game, table.view(seat), decision, moves)
            try:
                await table.submit_for_ai(seat, decision.ticket, move)
            except Refused:
                # Another process answered for this seat; what it wrote has been read.
                continue
            answers += 1
        return answers
