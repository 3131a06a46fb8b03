"""Sintra for the players that look ahead: what each turn promises, and a good one at a glance."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.ai.gains import IMAGINED, gained
from engine.ai.judge import Plan
from engine.ai.plain_search import RulesGround
from engine.ai.why import Why
from engine.core import AnyGame, Seat
from engine.dice import seeded
from engine.sintra.ai.outlook import worths_of
from engine.sintra.ai.reasons import reasons_of
from engine.sintra.ai.world import RoundWorld
from engine.sintra.components import Components
from engine.sintra.moves import Move
from engine.sintra.state import State
from engine.sintra.view import View


class SintraJudge:
    """A `TreeJudge`."""

    shares: Mapping[str, float] = {}
    slip = 1.4
    glance = 1

    def plans(self, game: AnyGame, state: State, seat: Seat, moves: Sequence[Any]) -> list[Plan]:
        components = _components(game, state)
        worths = worths_of(components, state, seat, moves)
        return [Plan((move,), worth) for move, worth in zip(moves, worths, strict=True)]

    def reasons(self, game: AnyGame, view: View, seat: Seat, move: Move) -> list[Why]:
        world = game.imagine(view, seeded(IMAGINED))
        others = [each for each in game.legal_moves(world, seat) if each != move]
        points = gained(game, view, seat, move)
        return [*points, *reasons_of(view, seat, move, others, counted=bool(points))]

    def world(self, game: AnyGame, state: State, seat: Seat) -> RoundWorld:  # noqa: ARG002  the state says it all
        return RoundWorld(_components(game, state), state, len(state.track))

    def ground(self, game: AnyGame, state: State) -> RulesGround:
        return RulesGround(game, state)

    def move_of(self, order: Any, moves: Sequence[Any]) -> Any:  # noqa: ARG002  orders are moves
        return order


def _components(game: AnyGame, state: State) -> Components:
    editions: Mapping[str, Components] = game.editions  # type: ignore[attr-defined]  # this judge is asked about one game only
    return editions[state.edition]
