"""The log of whole games at its most talkative: nothing in it that a stranger may not read."""

import asyncio
import re

import pytest

from engine.games import GAMES
from tests.bot.stored_secrets import secrets_in
from tests.wire.friends import Friend
from tests.wire.house import SKETCHING, House, a_house

pytestmark = pytest.mark.slow

_IN_SHORT = 1
"""How many games are played to their end over the wire in `make test`: the first ones. `make soak`
plays all, and the log of all games is read in tests/bot/test_every_game.py."""


async def secrets_of(house: House) -> set[str]:
    seeds = await house.rows("SELECT seed FROM tables WHERE seed IS NOT NULL")
    moves = await house.rows("SELECT move FROM moves")
    states = await house.rows("SELECT state FROM snapshots")
    return secrets_in(*([value for (value,) in rows] for rows in (seeds, moves, states)))


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(key, marks=[] if number < _IN_SHORT else pytest.mark.soak)
        for number, key in enumerate(GAMES)
    ],
)
async def test_a_whole_game_leaves_none_of_its_secrets_in_the_log(tmp_path, parlour, minutes, game):
    async with a_house(tmp_path, program=SKETCHING, url=parlour.url, LOG_LEVEL="DEBUG") as house:
        ana, ben = await Friend.comes(house, "Ana", 1), await Friend.comes(house, "Ben", 1)
        table = await ana.opens_a_table(1, ben, game=game)
        await asyncio.gather(ana.plays(table), ben.plays(table))
        secrets, log = await secrets_of(house), house.log
    paths = (exchange.path for exchange in minutes.exchanges)
    tokens = {
        found[1]
        for path in paths
        if (found := re.search(r"/(?:interactions|webhooks)/\d+/([^/]+)", path))
    }
    assert len(secrets) > 20
    assert len(tokens) > 5
    assert " DEBUG " in log, "or this test proves nothing"
    assert {secret for secret in secrets | tokens if secret in log} == set()
