"""A round of Sintra as the search tree sees it: until its end nothing is left to chance."""

from collections.abc import Sequence
from math import exp

from engine.ai.tree import Branch
from engine.core import Seat
from engine.dice import Roll
from engine.sintra.ai.outlook import BEGIN, prospect, worths_of
from engine.sintra.components import Components
from engine.sintra.legal import legal_moves
from engine.sintra.rules import carry_on
from engine.sintra.scoring import outcome_of
from engine.sintra.state import State

DOUBT = (5.0, 8.0, 11.0, 11.0, 12.0, 22.0)
"""By how many points one must be ahead for odds of e to 1, by how many rounds are left.

Fitted to who won 150 games of two to four seats between players of level normal who took the
second best move one time in ten.
"""
VICTORY, NEVER_SURE = 8.0, 12.0
"""How many points it is worth to have won, and the doubt that is left when the game is over: without
it a game that is decided would be thrown away point by point.
"""


class RoundWorld:
    """What lies beyond the end of the round is judged by what everybody's palace promises then."""

    __slots__ = ("_components", "_promises", "_rounds", "_state", "seat")

    def __init__(
        self,
        components: Components,
        state: State,
        rounds: int,
        promises: Sequence[float] | None = None,
    ) -> None:
        self.seat: Seat = state.seat
        self._components = components
        self._state = state
        self._rounds = rounds
        """Those that are still to be played, this one included, where the tree began."""
        if promises is None and state.track:
            promises = [prospect(components, state, palace) for palace in state.palaces]
        self._promises = promises or ()

    @property
    def final(self) -> Sequence[float] | None:
        state = self._state
        if not state.track:
            outcome = outcome_of(self._components, state)
            part = VICTORY / len(outcome.winners)
            won = [part * (seat in outcome.winners) for seat in range(len(state.palaces))]
            points = [score.points + more for score, more in zip(outcome.scores, won, strict=True)]
            return _chances(points, NEVER_SURE)
        if len(state.track) == self._rounds:
            return None
        promises = [*self._promises]
        promises[self.seat] += BEGIN
        return self._chances(promises)

    def branches(self) -> list[Branch]:
        moves = legal_moves(self._components, self._state)
        worths = worths_of(self._components, self._state, self.seat, moves)
        promises = [*self._promises]
        found = []
        for move, worth in zip(moves, worths, strict=True):
            promises[self.seat] = worth
            found.append(Branch(move, self._chances(promises), chancy=False))
        return found

    def after(self, branch: Branch, roll: Roll) -> "RoundWorld":  # noqa: ARG002  nothing is left to chance
        state = carry_on(self._components, self._state, branch.order).state
        promises = None
        if len(state.track) == len(self._state.track):
            promises = [*self._promises]
            promises[self.seat] = prospect(self._components, state, state.palaces[self.seat])
        return RoundWorld(self._components, state, self._rounds, promises)

    def _chances(self, promises: Sequence[float]) -> Sequence[float]:
        return _chances(promises, DOUBT[len(self._state.track) - 1])


def _chances(promises: Sequence[float], doubt: float) -> Sequence[float]:
    most = max(promises)
    odds = [exp((promise - most) / doubt) for promise in promises]
    total = sum(odds)
    return [each / total for each in odds]
