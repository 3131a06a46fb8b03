"""What speaks for a turn of Sintra: what it costs is told of whom it costs, and least is least."""

from typing import Any

import pytest

from engine.ai import Rollouts
from engine.ai.reasons import reasons
from engine.ai.why import Why, why
from engine.core import decision_of
from engine.games import GAMES
from engine.sintra.data import Colour
from engine.sintra.editions import GALA
from engine.sintra.events import PanesBroken, StartMarkerTaken
from engine.sintra.moves import TakePanes
from tests.engine.ai.games import choices
from tests.engine.sintra.builders import BACK, only, palace, strip, table, take

GAME = GAMES["sintra"]
LAST: tuple[Colour, ...] = ("pink",)


def told_of(state: Any, move: Any) -> tuple[Why, ...]:
    decision = decision_of(GAME, state, state.seat)
    assert decision is not None
    view, moves = GAME.view(state, state.seat), GAME.legal_moves(state, state.seat)
    return reasons(GAME, view, decision, move, moves)


def costs_of(state: Any, move: Any) -> tuple[int, int, int]:
    """By what the rules say happened: the start marker's cost, the panes' cost, and how many broke."""
    loss = GALA.losses[state.palaces[state.seat].broken]
    marker = panes = count = 0
    for event in GAME.apply(state, state.seat, move).events:
        if isinstance(event, StartMarkerTaken | PanesBroken):
            cost = GALA.losses[event.broken] - loss + event.lost
            loss = GALA.losses[event.broken]
            if isinstance(event, PanesBroken):
                panes, count = cost, event.count
            else:
                marker = cost
    return marker, panes, count


def test_every_cost_is_told_and_what_it_is_for():
    broken = marked = 0
    for state, _, _, moves in choices(GAME, 3, "hard", Rollouts(1), every=7):
        costs = {move: costs_of(state, move) for move in moves}
        last = len(state.track) == 1
        for move in moves:
            marker, panes, count = costs[move]
            told = {each.kind: dict(each.facts) for each in told_of(state, move)}
            counted = "_counted" if "points" in told else ""
            breaks = [fact for kind, fact in told.items() if kind.startswith("breaks")]
            assert breaks == ([{"count": count, "points": panes}] if count else [])
            starts = [kind for kind in told if kind.startswith("starts")]
            steps = [kind for kind in told if kind.startswith("marker")]
            assert len(starts) == bool(marker and not last)
            assert len(steps) == bool(marker and last)
            assert all(told[kind] == {"points": marker} for kind in [*starts, *steps])
            assert all(counted == "_counted" for kind in told if kind.endswith("_counted"))
            assert not (counted and {"starts", "marker_but", "breaks_but", "breaks"} & set(told))
            if "breaks_least" in told:
                assert marker + panes == min(sum(each[:2]) for each in costs.values())
            if "spares" in told:
                takes = [costs[each] for each in moves if isinstance(each, TakePanes)]
                assert all(broken for *_, broken in takes)
                assert told["spares"]["points"] == min(glass for _, glass, _ in takes)
            broken += bool(count)
            marked += bool(marker and count)
    assert broken > 20
    assert marked > 5


def test_the_start_marker_and_the_panes_cost_what_their_own_steps_cost():
    """From -6 to -8 for the marker, and from there to -11."""
    first = palace({**only(7), 7: strip("8f", "oo")}, broken=4)
    state = table(first, palace(), factories=["pppp"], centre="gg")
    assert told_of(state, take(None, "green", 7)) == (
        why("strip", left=2, points=2),
        why("starts", points=2),
        why("breaks_but", count=1, points=3),
    )


def test_what_the_points_contain_is_told_as_taken_off_already():
    first = palace({**only(0), 0: strip("8f", "oobg")}, {3: "y", 4: "g"}, broken=4)
    state = table(first, palace(), factories=["pppp"], centre="yy")
    assert told_of(state, take(None, "yellow", 0)) == (
        # Three windows, a point less for panes on strips, and five for broken glass.
        why("points", points=4 + 2 + 2 - 1 - 5),
        why("strip_complete"),
        why("starts_counted", points=2),
        why("breaks_counted", count=1, points=3),
    )


@pytest.mark.parametrize(
    ("factory", "told"),
    [
        ("oyoo", (why("strip", left=3, points=2), why("marker_but", points=1))),
        ("oopp", (why("marker", points=1),)),
    ],
)
def test_on_the_last_turns_a_cost_is_set_once_against_what_speaks_for_it(factory, told):
    """Two greens, of which one breaks; a cheaper turn is there, so nothing is called least."""
    first = palace({**only(7), 7: strip("8f", "b")})
    state = table(first, palace(), factories=[factory], centre="gg", track=LAST)
    move = take(None, "green", 7)
    assert told_of(state, move) == (*told, why("breaks", count=1, points=1))


@pytest.mark.parametrize(
    ("track", "told"),
    [
        (LAST, why("marker_but", points=1)),
        (("pink", "blue"), why("starts", points=1)),
    ],
)
def test_the_start_marker_begins_a_round_only_where_another_one_comes(track, told):
    state = table(factories=["bbgg", "yyyo"], centre="b", track=track)
    assert told in told_of(state, take(None, "blue", 0))


@pytest.mark.parametrize(
    ("factories", "track", "told"),
    [
        (["by"], LAST, why("whole")),
        (["by", "yyyo"], LAST, why("whole")),
        (["by", "yybb"], LAST, why("strip", left=3, points=4)),
        (["by"], ("pink", "blue"), why("strip", left=3, points=4)),
    ],
    ids=["nothing left", "too few", "enough", "another round"],
)
def test_in_the_last_round_a_strip_lacks_only_what_can_still_be_had(factories, track, told):
    first = palace({0: strip("1f", "b")})
    state = table(first, palace(), factories=factories, track=track)
    assert told in told_of(state, take(0, "blue", 0))


def test_a_pane_on_a_grey_space_fills_it():
    state = table(palace({5: strip("6b", "p")}), palace(), factories=["gbyy"])
    assert told_of(state, take(0, "green", 5)) == (why("strip", left=3, points=1),)


@pytest.mark.parametrize(
    ("factories", "told"),
    [
        (["yygg"], why("reach", count=2)),
        (["bbgy", "yyog"], why("glazier", count=2, left=2, points=4)),
    ],
)
def test_in_the_last_round_the_glazier_reaches_for_what_can_still_be_had(factories, told):
    first = palace({**only(0, 1, 4), 0: strip("1f", "byy")}, glazier=4)
    state = table(first, palace(), factories=factories, track=LAST)
    assert told in told_of(state, BACK)
