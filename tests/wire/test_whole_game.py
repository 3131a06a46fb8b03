"""Whole games of people and an AI, all that bot and Discord say to each other held against Discord's own description."""

import asyncio
import json
import sys
from functools import partial
from typing import Any

import pytest

from tests.parlour.held import Minutes
from tests.parlour.script import until
from tests.wire.audit import record_is_right, share_unasked
from tests.wire.friends import Friend
from tests.wire.house import SKETCHING, a_house

pytestmark = [pytest.mark.slow, pytest.mark.long, pytest.mark.usefixtures("unhurried")]

TOO_LATE = {10062, 40060}
"""Or after the press was acknowledged, because the machine is busy."""


async def verified(record: bytes, file) -> str:
    """What the engine's own program says about a record."""
    file.write_bytes(record)
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "engine", "verify", str(file)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await program.communicate()
    assert program.returncode == 0, said.decode()
    return said.decode()


UNKNOWN_MESSAGE = 10008
CROSSINGS = 1
"""Requests of a game that may meet a press on their way, which takes the picture they keep."""


def _mistakes(
    refusals: list[dict[str, Any]], minutes: Minutes, *friends: Friend, strict: bool = True
) -> list[str]:
    """What was refused but for answers of a busy machine, which come too late or cross another on
    their way, new pictures by PATCH, where those are not taken, and messages that their reader has
    put away, or the bot at an earlier press: it tries, and posts anew where it must.
    """
    crossed = [one for one in refusals if "no old attachment" in json.dumps(one["errors"])]
    forgiven = crossed if len(crossed) <= CROSSINGS else []
    lost = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    deleted = (one for one in minutes.exchanges if one.method == "DELETE" and one.status < 300)
    gone = {message for friend in friends for message in friend.dismissed}
    gone |= {_answered(one.method, one.path, minutes) or "" for one in deleted}
    return [
        f"{one['method']} {one['path']} {one['status']} {one['code']} {one['errors']}"
        for one in refusals
        if one["code"] not in TOO_LATE
        and one not in forgiven
        and not (
            one["code"] == UNKNOWN_MESSAGE
            and (
                _answered(one["method"], one["path"], minutes) in gone
                # The pressed one, which an earlier press has replaced meanwhile.
                or one["path"].endswith("/callback")
            )
        )
        and not (strict and one["method"] == "PATCH" and lost in json.dumps(one["errors"]))
    ]


def _answered(method: str, path: str, minutes: Minutes) -> str | None:
    """Which message was edited or deleted by the token of an interaction."""
    if method not in {"PATCH", "DELETE"} or not path.startswith("/webhooks/"):
        return None
    _, _, _, token, *_, message = path.split("/")
    if message != "@original":
        return str(message)
    callback = f"/{token}/callback"
    answers = [
        one.told for one in minutes.exchanges if one.path.endswith(callback) and one.status < 400
    ]
    # What was only acknowledged has no message of its own: the pressed one is meant.
    return str(answers[0]["interaction"]["response_message_id"]) if answers else None


MESSAGE, UPDATED, COMPLETED, FORM = 4, 7, 8, 9


def callbacks(minutes: Minutes) -> set[int]:
    """In how many ways interactions were answered."""
    said = (one for one in minutes.exchanges if one.path.endswith("/callback"))
    return {one.asked["type"] for one in said if one.asked is not None}


@pytest.mark.parametrize(
    "strict",
    [
        pytest.param(True, id="strict"),
        # The game in two processes is lenient as well.
        pytest.param(False, id="lenient", marks=pytest.mark.soak),
    ],
)
async def test_two_people_and_an_ai_play_to_the_end_and_the_record_is_right(
    tmp_path, parlour, minutes, strict
):
    async with a_house(tmp_path, url=parlour.url, DRAWING_PATIENCE="2.5") as house:
        if not strict:
            await house.script.ask("PUT", "/strictness", refuse_layout_uploads_by_edit=False)
        ana = await Friend.comes(house, "Ana", 1)
        ben = await Friend.comes(house, "Ben", 1, prefers_my_seat=0.5)
        table = await ana.opens_a_table(1, ben, quick=False)
        await asyncio.gather(ana.plays(table), ben.plays(table))

        final = await ana.final(table)
        assert final is not None
        url = (await ana.asks_for(final, "Record")).file
        assert url is not None
        async with house.script.session.get(url) as answer:
            record = await answer.read()
        said = await verified(record, tmp_path / "record.json")
        assert "The outcome is as recorded" in said

        checked = await ben.asks_for(final, "Check the Deal")
        assert "The deal holds." in checked.text
        assert _mistakes(await house.script.refusals(), minutes, ana, ben, strict=strict) == []
        assert share_unasked([ana, ben]) < 0.1
        assert house.complaints == []
        for friend in (ana, ben):
            await until(partial(no_letter_offers_anything, friend))
    assert callbacks(minutes) >= {MESSAGE, UPDATED, FORM}


async def no_letter_offers_anything(friend: Friend) -> bool:
    """The end is shown to all at the table before each one's letters are closed."""
    return not any(one.offers() for one in await friend.reads_direct())


async def is_answered(friend: Friend, deed: str, **body: Any) -> bool:
    """At once or, where the machine is busy, when it is tried again."""
    for _ in range(friend.lives):
        if (await friend.player.does(deed, **body))["outcome"] != "failed":
            return True
    return False


async def silent_commands(friend: Friend, channel: str) -> list[str]:
    """Those that nobody answers here, or that do not complete what is typed."""
    path = f"/people/{friend.player.name}/commands?channel={channel}"
    silent = []
    for command in (await friend.house.script.get(path))["commands"]:
        options = command.get("options") or []
        typed = {"channel": channel, "command": command["name"]}
        for option in options:
            if option.get("autocomplete"):
                deed = typed | {"focused": option["name"]}
                if not await is_answered(friend, "autocomplete", **deed):
                    silent.append(f"{command['name']} {option['name']}")
        required = any(option.get("required") for option in options)
        if not required and not await is_answered(friend, "command", **typed):
            silent.append(command["name"])
    return silent


async def test_splendor_is_played_to_the_end_and_then_every_command_is_tried(
    tmp_path, parlour, minutes
):
    """On the most forgiving Discord: what even that refuses is a mistake."""
    async with a_house(tmp_path, program=SKETCHING, url=parlour.url) as house:
        await house.script.ask("PUT", "/strictness", preset="most_forgiving")
        ana = await Friend.comes(house, "Ana", 1)
        ben = await Friend.comes(house, "Ben", 1, prefers_my_seat=0.5)
        table = await ana.opens_a_table(1, ben, game="splendor")
        await asyncio.gather(ana.plays(table), ben.plays(table))
        assert await record_is_right(ana, table)
        assert table.thread is not None
        assert await silent_commands(ana, table.thread) == []
        assert _mistakes(await house.script.refusals(), minutes, ana, ben, strict=False) == []
        assert house.complaints == []
    assert callbacks(minutes) >= {MESSAGE, UPDATED, COMPLETED}
