"""The last turns lie open: whoever thinks finds what wins, as trying everything out does."""

from collections.abc import Iterator
from contextlib import suppress

import pytest

from engine.ai import Rollouts, choose
from engine.core import decision_of
from engine.dice import derived_seed
from engine.sintra.moves import Move
from engine.sintra.state import State
from tests.engine.sintra.builders import SEED, SINTRA, start

MOST = 3_000
"""Positions that are tried out for one move; endings with more are left out."""


class TooLong(Exception):
    pass


def best_lead(state: State, seat: int, tried: list[State]) -> float:
    """By how much the seat wins if both play as well as can be; half a point for the tie-break."""
    tried.append(state)
    if len(tried) > MOST:
        raise TooLong
    outcome = SINTRA.outcome(state)
    if outcome is not None:
        points = [score.points for score in outcome.scores]
        won = (seat in outcome.winners) - (1 - seat in outcome.winners)
        return points[seat] - points[1 - seat] + won / 2
    leads = (
        best_lead(SINTRA.apply(state, state.seat, move).state, seat, tried)
        for move in SINTRA.legal_moves(state, state.seat)
    )
    return max(leads) if state.seat == seat else min(leads)


def lead_after(state: State, move: Move) -> float:
    return best_lead(SINTRA.apply(state, state.seat, move).state, state.seat, [])


def endings(number: int) -> Iterator[tuple[State, dict[Move, float]]]:
    """The last turns of a game between two of level normal, with the lead after each move."""
    state = start(2, "A", derived_seed(SEED, f"ending {number}"))
    while state.track:
        moves = SINTRA.legal_moves(state, state.seat)
        panes = sum(sum(one) for one in (*state.factories, state.centre))
        if len(state.track) == 1 and panes <= 9 and len(moves) > 1:
            with suppress(TooLong):
                yield state, {move: lead_after(state, move) for move in moves}
        state = SINTRA.apply(state, state.seat, answer(state, "normal", 0)).state


def answer(state: State, level, descents: int):
    decision = decision_of(SINTRA, state, state.seat)
    assert decision is not None
    view, moves = SINTRA.view(state, state.seat), SINTRA.legal_moves(state, state.seat)
    return choose(SINTRA, view, decision, moves, level, SEED, Rollouts(descents))


@pytest.mark.slow
def test_no_ending_is_lost_that_could_be_won_and_hardly_a_point_is_given_away():
    seen, wasted = 0, 0.0
    for number in range(6):
        for state, leads in endings(number):
            best = max(leads.values())
            if best - min(leads.values()) <= 0.5:
                continue
            found = leads[answer(state, "hard", 400)]
            assert (found > 0) == (best > 0)
            seen += 1
            wasted += best - found
    assert seen > 10
    assert wasted <= seen
