"""How the players think about Carcassonne."""

from dataclasses import replace
from typing import Any

import pytest

from engine.ai.arena import compete
from engine.ai.budget import Rollouts
from engine.ai.contestants import contestants
from engine.carcassonne.ai.chances import Chances
from engine.carcassonne.ai.judge import CarcassonneJudge
from engine.carcassonne.ai.outlook import Outlook
from engine.carcassonne.moves import (
    AssignPoints,
    PlaceFollower,
    PlaceTile,
    TakeAction,
    TakeTwoPoints,
)
from engine.carcassonne.rules import tile_places
from engine.carcassonne.state import land_of
from engine.core import begin
from engine.dice import Roll, derived_seed, seeded
from tests.engine.carcassonne.builders import GAME, SEED, Table, at, message_in_hand, table
from tests.engine.contract import restless_turns

JUDGE = CarcassonneJudge()


def best(here: Table) -> tuple[Any, ...]:
    plans = JUDGE.plans(GAME, here.state, here.seat, here.legal())
    return max(plans, key=lambda plan: plan.worth).moves


def test_a_city_that_can_be_completed_with_a_follower_is_completed():
    here = table(drawn="E")
    assert best(here) == (PlaceTile(at("1N"), 2), PlaceFollower("city-0"))


def test_the_own_road_is_closed_rather_than_the_rivals():
    here = table(
        "A 1E 1", "V 1S 3", "V 1S 1E 0", drawn="A", stock="VVV", supplies=(0, 0),
        followers=[(0, "1E", "road-0"), (1, "1S", "road-0")],
    )  # fmt: skip
    tile, _ = best(here)
    assert tile == PlaceTile(at("1W"), 3)


def test_a_quick_reply_on_the_same_land_is_that_of_the_seat_whose_turn_it_is():
    """With one more tile the very same question can come to another seat."""
    here = table(
        "A 1E 1", "V 1S 3", "V 1S 1E 0", drawn="A", stock="VVV", supplies=(0, 0),
        followers=[(0, "1E", "road-0"), (1, "1S", "road-0")],
    )  # fmt: skip
    replies = []
    for turn in (here.state.turn, here.state.turn + 1):
        state = replace(here.state, turn=turn)
        plans = JUDGE.plans(GAME, state, state.seat, tile_places(state))
        replies.append(JUDGE.reply(GAME, state, state.seat, Roll(SEED)))
        assert replies[-1] == max(plans, key=lambda plan: plan.worth).moves
    assert replies[0] != replies[1]


def test_nobody_is_wasted_on_the_last_tile_but_anybody_who_scores_is_placed():
    here = table("E 1N 2", drawn="U", stock="")
    tile, follower = best(here)
    assert isinstance(tile, PlaceTile)
    # Three points for the city's farm are more than the road gives.
    assert follower == PlaceFollower("field-0")


def test_a_message_worth_more_than_two_points_is_obeyed():
    long_road = ("U 1E 0", "U 2E 0", "U 3E 0")
    road = message_in_hand("shortest_road", *long_road, followers=[(0, "1E", "road-0")])
    assert best(road) == (TakeAction(),)


def test_a_message_worth_less_than_two_points_is_sold():
    assert best(message_in_hand("knights")) == (TakeTwoPoints(),)


def test_one_more_tile_is_worth_more_than_two_points():
    assert best(message_in_hand("one_more_tile")) == (TakeAction(),)


def test_a_figure_is_chosen_that_lands_on_a_dark_space():
    for first, second, chosen in ((1, 2, 0), (2, 1, 1), (7, 16, 1)):
        here = table(drawn="E", figures=((first, second), (0, 0)))
        asked = here.places("1N", 2).stands("city-0")
        assert best(asked) == (AssignPoints((chosen,)),)


def test_an_end_that_no_tile_left_can_close_is_hopeless():
    here = table("F 1N 1", drawn="E", followers=[(0, "1N", "city-0")])
    land = land_of(here.state)
    (city,) = [each for each in land.features.values() if each.kind == "city"]
    assert Chances("EEEEUUU", 2).closing("city", city.ends, land.frontier, {})[0] > 0.5
    assert Chances("UUUUVVV", 2).closing("city", city.ends, land.frontier, {}) == (0.0, 0.0)


def test_every_plan_for_a_tile_says_where_its_follower_goes():
    here = table(drawn="U")
    plans = JUDGE.plans(GAME, here.state, 0, here.legal())
    assert {len(plan.moves) for plan in plans} == {2}
    offered = {
        (move, follower)
        for move in here.legal()
        for follower in here.active(move).legal()
        if isinstance(follower, PlaceFollower)
    }
    assert {plan.moves for plan in plans} == offered


def test_what_will_be_drawn_is_not_known():
    here = table(drawn="U")
    plans = JUDGE.plans(GAME, here.state, 0, here.legal())
    for used in range(1, 10):
        other = replace(here.state, dice=replace(seeded(SEED), used=used))
        assert JUDGE.plans(GAME, other, 0, here.legal()) == plans


def test_the_outlook_counts_points_followers_and_what_they_stand_on():
    here = table("U 1E 0", drawn="E", figures=((3, 4), (0, 0)), followers=[(0, "1E", "road-0")])
    outlook = Outlook(Chances((), 2), 2)
    # With no tile left only the points that final scoring gives count.
    assert outlook.standings(land_of(here.state), here.state.players) == pytest.approx([9, 0])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5])
def test_an_answer_at_a_glance_is_legal(seats):
    state = begin(GAME, seats, seeded(SEED), {}).state
    for turn in restless_turns(GAME, state, Roll(derived_seed(SEED, "glances"))):
        for decision in GAME.decisions(turn.after):
            (move, *_) = JUDGE.reply(GAME, turn.after, decision.seat, Roll(SEED))
            assert move in GAME.legal_moves(turn.after, decision.seat)


@pytest.mark.slow
def test_whoever_plans_beats_whoever_plays_at_random():
    easy, _ = compete(GAME, 2, contestants("easy,random", Rollouts(0)), 6, SEED, {"messages": True})
    assert easy.rate == 1.0
