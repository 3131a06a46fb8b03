"""Whole games on the strictest and on the most forgiving Discord that there may be, with all that is logged."""

import asyncio
import json
import logging
import re
from itertools import product
from typing import Any

import pytest

from bot.dealers import all_dealers
from parlour.strictness import NAMES, PRESETS
from tests.bot.stored_secrets import secrets_in
from tests.parlour.held import Minutes
from tests.parlour.script import until
from tests.wire.audit import record_is_right, share_unasked
from tests.wire.friends import Friend
from tests.wire.house import SKETCHING, House, a_house

log = logging.getLogger(__name__)

pytestmark = [pytest.mark.slow, pytest.mark.long, pytest.mark.usefixtures("unhurried")]

PICTURES = 50035
"""What the strictest Discord refuses of pictures; the bot tries, and does without."""
BUSY = {10062, 40060}
"""Answers that came too late, or after the press was acknowledged, because the machine is busy."""
PUT_AWAY = 10008
_COMPLAINS = re.compile(r" (?:WARNING|ERROR|CRITICAL) |^Traceback")
DEALERS = all_dealers()
MODES: dict[str, dict[str, Any]] = {name: {"preset": name} for name in PRESETS}
MODES |= {name: {"preset": "most_forgiving", name: True} for name in NAMES}
"""Each possibility alone as well."""


def in_short(traffic: dict[str, Any]) -> str:
    kinds = ("posts", "edits", "answers", "uploads", "refusals", "codes")
    busiest = max(one["busiest"]["writes"] for one in traffic["channels"].values())
    return json.dumps({kind: traffic[kind] for kind in kinds} | {"busiest channel": busiest})


def _first(*, takes_turns: bool) -> str:
    return next(key for key, dealer in DEALERS.items() if dealer.takes_turns == takes_turns)


async def secrets_of(house: House) -> set[str]:
    seeds = await house.rows("SELECT seed FROM tables WHERE seed IS NOT NULL")
    moves = await house.rows("SELECT move FROM moves")
    states = await house.rows("SELECT state FROM snapshots")
    return secrets_in(*([value for (value,) in rows] for rows in (seeds, moves, states)))


def tokens_in(minutes: Minutes) -> set[str]:
    """With which interactions are answered, and anybody could."""
    paths = (exchange.path for exchange in minutes.exchanges)
    found = (re.search(r"/(?:interactions|webhooks)/\d+/([^/]+)", path) for path in paths)
    return {one[1] for one in found if one}


EVERY_GAME = ("strictest", "most_forgiving")
"""The other modes are played in one game: pictures are the same to Discord whatever they show."""
CASES = [
    (mode, game)
    for mode, game in product(MODES, DEALERS)
    if mode in EVERY_GAME or game == _first(takes_turns=False)
]
IN_SHORT = {("strictest", _first(takes_turns=False))}
"""The others are played in `make soak`; on the most forgiving one Splendor is in `test_whole_game.py`."""


@pytest.mark.parametrize(
    ("mode", "game"),
    [pytest.param(*case, marks=[] if case in IN_SHORT else pytest.mark.soak) for case in CASES],
)
async def test_a_whole_game_is_played_whatever_discord_does_with_pictures(
    tmp_path, parlour, minutes, mode, game
):
    """Its log is as talkative as it can be, so that the same game shows that it holds no secret."""
    async with a_house(
        tmp_path, program=SKETCHING, url=parlour.url, DRAWING_PATIENCE="2.5", LOG_LEVEL="DEBUG"
    ) as house:
        await house.script.ask("PUT", "/strictness", **MODES[mode])
        ana = await Friend.comes(house, "Ana", 1)
        ben = await Friend.comes(house, "Ben", 1, prefers_my_seat=0.3)
        table = await ana.opens_a_table(1, ben, game=game)
        await asyncio.gather(ana.plays(table), ben.plays(table))
        # Where nothing takes a file there is no record to download: `test_ways_of_pictures.py`.
        await house.script.ask("PUT", "/strictness", refuse_layout_uploads_by_follow_up=False)
        assert await record_is_right(ana, table)
        traffic = await house.script.get("/traffic")
        log.info("%s, %s: %s", game, mode, in_short(traffic))
        refused = {PUT_AWAY, *BUSY} if mode == "most_forgiving" else {PUT_AWAY, *BUSY, PICTURES}
        assert {int(code) for code in traffic["codes"]} <= refused
        assert share_unasked([ana, ben]) < 0.1
        assert [line for line in house.complaints if _COMPLAINS.search(line)] == []
        secrets, written = await secrets_of(house), house.log
    tokens = tokens_in(minutes)
    assert len(secrets) > 20
    assert len(tokens) > 5
    assert " DEBUG " in written, "or the next line proves nothing"
    assert {secret for secret in secrets | tokens if secret in written} == set()


async def test_everybody_finds_the_thread_where_a_silent_mention_adds_nobody(tmp_path, parlour):
    async with a_house(tmp_path, program=SKETCHING, url=parlour.url) as house:
        await house.script.ask("PUT", "/strictness", ignore_silent_mentions=True)
        ana, ben = await Friend.comes(house, "Ana", 1), await Friend.comes(house, "Ben", 1)
        table = await ana.opens_a_table(0, ben, game=_first(takes_turns=True))
        await until(lambda: ana.reads_thread(table))

        async def everybody_is_in_it() -> bool:
            views = [await one.player.view() for one in (ana, ben)]
            channels = (one for view in views for one in view["guilds"][0]["channels"])
            return [one["joined"] for one in channels if one["id"] == table.thread] == [True, True]

        await until(everybody_is_in_it)
