"""Splendor for players that look ahead: where their search begins, and what each move seems worth."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.ai.gains import gained
from engine.ai.judge import Plan
from engine.ai.tree import odds
from engine.ai.why import Why
from engine.core import AnyGame, Seat
from engine.splendor.ai.judging import Evaluation
from engine.splendor.ai.numbers import order_of
from engine.splendor.ai.reasons import reasons_of
from engine.splendor.ai.table import Table, table_of
from engine.splendor.ai.world import TableWorld
from engine.splendor.moves import Move
from engine.splendor.state import State
from engine.splendor.view import View


class SplendorJudge:
    """A `TreeJudge`."""

    shares: Mapping[str, float] = {"return_tokens": 0.3, "choose_noble": 0.3}
    slip = 0.08
    glance = 32

    def plans(self, game: AnyGame, state: State, seat: Seat, moves: Sequence[Any]) -> list[Plan]:
        return [
            Plan((self.move_of(branch.order, moves),), odds(branch.expected[seat]))
            for branch in self.world(game, state, seat).branches()
        ]

    def reasons(self, game: AnyGame, view: View, seat: Seat, move: Move) -> list[Why]:
        return [*gained(game, view, seat, move), *reasons_of(view, seat, move)]

    def world(self, game: AnyGame, state: State, seat: Seat) -> TableWorld:  # noqa: ARG002  the state says it all
        unknown = tuple(
            (other, place)
            for other, player in enumerate(state.players)
            for place, kept in enumerate(player.reserved)
            if kept.hidden and other != seat
        )
        evaluation = _evaluation(len(state.players), state.target)
        return TableWorld(table_of(state), evaluation, unknown=unknown, broad=True)

    def ground(self, game: AnyGame, state: State) -> Table:  # noqa: ARG002  the state says it all
        return table_of(state)

    def move_of(self, order: Any, moves: Sequence[Any]) -> Any:
        """Of the payments for one card the one that keeps most gold: it comes first."""
        return next(move for move in moves if order_of(move) == order)


@lru_cache(maxsize=64)
def _evaluation(seats: int, target: int) -> Evaluation:
    return Evaluation(seats, target)
