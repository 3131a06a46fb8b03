"""Ratings: who wins against whom counts, AI players stand fixed, and nothing depends on when it is asked."""

import random

import pytest
from sqlalchemy import select

from bot.results.rating_list import ratings_of
from bot.results.ratings import ANCHORS, ranking, rated
from bot.store import Store, open_database, schema
from bot.store.results import insert_result
from tests.bot.results.builders import USERS, result
from tests.bot.test_store import table_row

ANA, BEN, CARLA, DORA = USERS.values()


@pytest.fixture
async def store(database):
    opened = Store(await open_database(database))
    yield opened
    await opened.close()


async def add(store, *found):
    for one in found:
        await store.open_table(table_row(one.table, phase="over"), ())
        async with store.transaction() as connection:
            await insert_result(connection, one)


def test_who_wins_rises_and_who_loses_falls():
    after = rated({}, [result("Ana 30", "Ben 20")])
    assert after[ANA].mu > 25 > after[BEN].mu
    assert (after[ANA].games, after[ANA].wins, after[BEN].wins) == (1, 1, 0)


def test_equals_of_equal_places_stay_equal():
    after = rated({}, [result("Ana 30", "Ben 30")])
    assert after[ANA].mu == pytest.approx(after[BEN].mu)


def test_an_ai_is_an_anchor_and_has_no_rating_of_its_own():
    after = rated({}, [result("Ana 30", "hard 20")])
    assert set(after) == {ANA}


def test_beating_a_hard_ai_is_worth_more_than_beating_an_easy_one():
    gains = [rated({}, [result("Ana 30", f"{level} 20")])[ANA].mu for level in ANCHORS]
    assert gains == sorted(gains)
    assert len(set(gains)) == len(ANCHORS)


def test_whom_an_ai_replaced_for_most_of_the_game_is_not_rated():
    after = rated({}, [result("Ana 30", "Ben 20", own={"Ben": 4})])
    assert set(after) == {ANA}
    assert set(rated({}, [result("Ana 30", "Ben 20", own={"Ben": 5})])) == {ANA, BEN}


def test_the_ranking_leaves_out_the_hidden():
    after = rated({}, [result("Ana 30", "Ben 20", "Carla 10")])
    seen = ranking(after.values(), frozenset({ANA}))
    assert [one.user for one in seen] == [BEN, CARLA]


def test_a_newcomer_begins_at_a_thousand():
    after = rated({}, [result("Ana 30", "Ben 30")])
    assert abs(after[ANA].shown - 1000) < 60


async def test_carried_on_ratings_equal_those_computed_at_once(store):
    chance, found = random.Random(7), []
    for number in range(40):
        scores = [f"{name} {chance.randrange(50)}" for name in chance.sample([*USERS], 3)]
        found.append(result(*scores, number=number))
        await add(store, found[-1])
        if chance.random() < 0.3:
            await ratings_of(store, 1, "toy")
    carried = {one.user: one for one in await ratings_of(store, 1, "toy")}
    assert carried == rated({}, found)


async def test_an_older_result_that_comes_in_late_is_counted_in_its_place(store):
    early, late = result("Ana 30", "Ben 20", number=1), result("Ben 30", "Ana 20", number=2)
    await add(store, late)
    await ratings_of(store, 1, "toy")
    await add(store, early)
    found = {one.user: one for one in await ratings_of(store, 1, "toy")}
    assert found == rated({}, [early, late])


async def test_what_was_rated_is_not_rated_again(store):
    await add(store, *(result("Ana 30", "Ben 20", number=number) for number in range(5)))
    first = await ratings_of(store, 1, "toy")
    marks = await store.rows(select(schema.rated))
    assert [row.number for row in marks] == [5]
    assert set(await ratings_of(store, 1, "toy")) == set(first)


async def test_servers_and_games_have_ratings_of_their_own(store):
    await add(
        store,
        result("Ana 30", "Ben 20", number=1),
        result("Ben 30", "Ana 20", number=2, guild=2),
        result("Ben 30", "Carla 20", number=3, game="other"),
    )
    here = ranking(await ratings_of(store, 1, "toy"), frozenset())
    assert [one.user for one in here] == [ANA, BEN]
