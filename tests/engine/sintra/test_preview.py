"""What a button says a move would do is what the move does."""

from typing import Any

import pytest

from engine.dice import Roll, derived_seed
from engine.playout import random_turns
from engine.sintra.events import (
    Event,
    GlazierMoved,
    PanesBroken,
    PanesPlaced,
    PanesTaken,
    RoundEnded,
    StartMarkerTaken,
    StripCompleted,
    WindowScored,
)
from engine.sintra.preview import Preview, preview
from tests.engine.sintra.builders import SEED, SINTRA, start


def told(events: tuple[Event, ...], after) -> Preview:
    """The same, put together from what happened and from the palace after it."""
    facts: dict[str, Any] = {
        "taken": 0,
        "marker": False,
        "placed": 0,
        "wild": 0,
        "shards": 0,
        "lost": 0,
        "completed": False,
        "bonus": 0,
        "kept": None,
        "removed": False,
        "parts": (),
        "ends_round": False,
    }
    for event in events:
        match event:
            case PanesTaken():
                facts["taken"] = event.count
            case StartMarkerTaken():
                facts |= {"marker": True, "lost": facts["lost"] + event.lost}
            case PanesPlaced():
                facts |= {"placed": event.count, "wild": event.wild}
            case PanesBroken():
                facts |= {"shards": event.count, "lost": facts["lost"] + event.lost}
            case StripCompleted():
                facts |= {"completed": True, "bonus": event.bonus}
                facts |= {"kept": event.kept, "removed": event.removed}
            case WindowScored():
                facts["parts"] = event.parts
            case RoundEnded():
                facts["ends_round"] = True
            case GlazierMoved():
                assert event.strip == after.glazier
    return Preview(**facts, broken=after.broken, glazier=after.glazier, points=after.points)


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_does_what_was_said(seats, side):
    state = start(seats, side, derived_seed(SEED, f"{seats}{side}"))
    for number, turn in enumerate(random_turns(SINTRA, state, Roll(SEED))):
        state, seat = turn.before, turn.decision.seat
        view = SINTRA.view(state, seat)
        moves = SINTRA.legal_moves(state, seat) if number % 5 == 0 else (turn.move,)
        for move in moves:
            step = SINTRA.apply(state, seat, move)
            before = view.palaces[seat]
            after = SINTRA.view(step.state, seat).palaces[seat]
            seen = preview(view, move)
            expected = told(step.events, after)
            assert (seen.points, after.points) == (after.points - before.points, expected.points)
            assert {**_facts(seen), "points": 0} == {**_facts(expected), "points": 0}


def _facts(value: Preview) -> dict[str, object]:
    return {name: getattr(value, name) for name in Preview.__slots__}


def test_a_spectator_sees_the_same():
    state = start(2, "A", SEED)
    move = SINTRA.legal_moves(state, state.seat)[0]
    assert preview(SINTRA.view(state, None), move) == preview(SINTRA.view(state, 0), move)
