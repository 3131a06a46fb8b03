"""Sintra for the players that look ahead: what each turn promises, and a good one at a glance."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.ai.judge import Plan
from engine.ai.why import Why
from engine.core import AnyGame, Seat
from engine.dice import Roll
from engine.sintra.ai.outlook import BEGIN, prospect
from engine.sintra.ai.reasons import reasons_of
from engine.sintra.components import Components
from engine.sintra.data import PLACE, ROUNDS
from engine.sintra.moves import Move, TakePanes
from engine.sintra.palace import advance, move_glazier
from engine.sintra.state import State
from engine.sintra.view import View

WHIM = 0.5
"""By how many points a glance misjudges a turn: rollouts through the same round must differ."""
_GRAINS = 1 << 10


class SintraJudge:
    """A rollout plays to the end of the round: until then nothing is left to chance."""

    breadth = 10
    depth = 1
    shares: Mapping[str, float] = {}
    slip = 1.4
    lapse = 0.0
    trust = 1.0
    victory = 8.0

    def plans(self, game: AnyGame, state: State, seat: Seat, moves: Sequence[Any]) -> list[Plan]:
        components = _components(game, state)
        worths = _worths(components, state, seat, moves)
        return [Plan((move,), worth) for move, worth in zip(moves, worths, strict=True)]

    def reasons(self, view: View, seat: Seat, move: Move) -> list[Why]:
        return reasons_of(view, seat, move)

    def reply(self, game: AnyGame, state: State, seat: Seat, roll: Roll) -> Sequence[Any]:
        components = _components(game, state)
        moves = game.legal_moves(state, seat)
        liking = [
            worth + WHIM * roll.below(_GRAINS) / _GRAINS
            for worth in _worths(components, state, seat, moves)
        ]
        return (moves[liking.index(max(liking))],)

    def standings(self, game: AnyGame, state: State) -> list[float]:
        components = _components(game, state)
        return [prospect(components, state, palace) for palace in state.palaces]

    def moment(self, state: State) -> int:
        return ROUNDS - len(state.track)


def _components(game: AnyGame, state: State) -> Components:
    editions: Mapping[str, Components] = game.editions  # type: ignore[attr-defined]  # this judge is asked about one game only
    return editions[state.edition]


def _worths(
    components: Components, state: State, seat: Seat, moves: Sequence[Move]
) -> Iterator[float]:
    """What the seat's palace promises after each of the moves."""
    known: dict[tuple[object, ...], float] = {}
    for move in moves:
        if isinstance(move, TakePanes):
            panes = state.centre if move.factory is None else state.factories[move.factory]
            count = panes[PLACE[move.colour]]
            marker = move.factory is None and state.marker is None
            # Equal panes from several places do the same.
            alike = (move.colour, count, marker, move.strip, move.keep)
            if alike not in known:
                palace, _ = advance(components, state, move, count, [], with_marker=marker)
                known[alike] = prospect(components, state, palace) + BEGIN * marker
            yield known[alike]
        else:
            palace, _ = move_glazier(state.palaces[seat], seat)
            yield prospect(components, state, palace)
