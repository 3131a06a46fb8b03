"""The log of whole games at its most talkative: nothing in it that a stranger may not read."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.games import GAMES
from tests.wire.friends import Friend
from tests.wire.house import House, a_house

pytestmark = pytest.mark.slow

_IN_SHORT = 2
"""How many games are played to their end in `make test`: the first ones. `make soak` plays all."""


def strings(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for one in value:
                yield from strings(one)
        case dict():
            for one in value.values():
                yield from strings(one)


async def secrets_of(house: House) -> set[str]:
    """Seeds, moves, and the name of every single card that was played or held."""
    seeds = await house.rows("SELECT seed FROM tables WHERE seed IS NOT NULL")
    moves = await house.rows("SELECT move FROM moves")
    states = await house.rows("SELECT state FROM snapshots")
    named = {
        name
        for (text,) in (*moves, *states)
        for name in strings(json.loads(text))
        if re.search(r"\d", name) and len(name) >= 4
    }
    return {seed for (seed,) in seeds} | {move for (move,) in moves if len(move) > 12} | named


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(key, marks=[] if number < _IN_SHORT else pytest.mark.soak)
        for number, key in enumerate(GAMES)
    ],
)
async def test_a_whole_game_leaves_none_of_its_secrets_in_the_log(tmp_path, parlour, minutes, game):
    async with a_house(tmp_path, url=parlour.url, LOG_LEVEL="DEBUG") as house:
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
