"""`python -m bot probe` says line by line what Discord takes, and leaves nothing behind."""

import asyncio
import os
import re
import sys
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from bot.ui.probing.presses import DIRECT_STEPS, STEPS
from bot.ui.probing.samples import ICON, file_of
from bot.ui.probing.typed import ANSWERS, COMMAND
from parlour.app import Parlour
from tests.parlour.script import Player, Script
from tests.wire.kinds import kinds_of, missing, probed_kinds

# A press waits while the probe is at something else, on a slow line or a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("unhurried")]

TAKEN = (
    "edit: keep the picture by id and filename (.webp)",
    "edit there: keep the picture (.png)",
    "find that person in the thread",
    "write commands",
    "take an emoji away",
    "answer: keep the picture of the pressed message (.webp)",
    "acknowledge a press, then edit: bring a new picture (.webp)",
    "acknowledge a press while a picture is on its way",
    "follow up with a picture (.webp)",
    "follow up with a film",
    "edit that follow-up: words only",
    "answer in private: bring a new picture (.webp)",
    "announce an answer, then fill it in: words only",
    "answer: a message for everybody with a picture",
    "answer: open a form with a menu",
    "answer a direct message: keep its picture (.webp)",
    "answer a direct message: open a form with a line",
    "announce an answer there, then fill it in: words only",
    "answer a form: bring a new picture",
    "answer a form: a private message with a picture",
    "announce an answer to a form, then fill it in: words only",
    "suggest a word",
    "answer a command: a message for everybody with a picture",
    "take that command away",
)
LINE = 4_000_000
"""Bits a second: a picture is on its way for so long that something can overtake it."""


@pytest.fixture
async def script(parlour: Parlour) -> AsyncIterator[Script]:
    async with aiohttp.ClientSession() as session:
        made = Script(parlour.url, session)
        await made.person("witness")
        yield made


async def probed(
    script: Script,
    *more: str,
    presses: Callable[[], Awaitable[bool]] | None = None,
    channel: str = "",
) -> list[str]:
    """What it says, while somebody presses what there is to press."""
    wait = () if presses else ("--wait", "0")
    place = channel or await script.games()
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "probe", "--channel", place, *wait, *more),
        stdout=asyncio.subprocess.PIPE,
        env={
            **os.environ,
            "DISCORD_TOKEN": "parlour",
            "DISCORD_API_URL": f"{script.url}/api/v10",
        },
    )
    telling = asyncio.ensure_future(program.communicate())
    while presses is not None and not telling.done():
        await presses()
        await asyncio.wait({telling}, timeout=0.05)
    said, _ = await telling
    assert program.returncode == 0
    return said.decode().splitlines()


def presser(person: Player, *places: str) -> Callable[[], Awaitable[bool]]:
    """Presses the button of the probe each time that it has another, or chooses in its menu, sends
    its forms and types its command.
    """
    done: set[str] = set()

    async def press() -> bool:
        for message in [one for place in places for one in await person.messages(place)]:
            for step in re.findall(r"menu:(-/probe/[1-9]\d*)", str(message)):
                if step not in done:
                    done.add(step)
                    chooses = len(done) % 2
                    deed: dict[str, Any] = {"message": message["id"], "custom_id": step}
                    if chooses:
                        deed |= {"custom_id": f"menu:{step}", "values": ["a"]}
                    told = await person.does("choose" if chooses else "press", **deed)
                    if told.get("modal"):
                        await sends(person, told["modal"])
        typed = sum(one.startswith("/") for one in done)
        if typed < len(ANSWERS) and await types(person, places[0]):
            done.add(f"/{typed}")
        return True

    return press


async def sends(person: Player, modal: dict[str, Any]) -> None:
    (field,) = (label["component"] for label in modal["components"])
    value = [field["options"][1]["value"]] if "options" in field else "written"
    await person.does("submit", modal=modal["id"], values={field["custom_id"]: value})


async def types(person: Player, channel: str) -> bool:
    """Picks a word that is suggested, where there is the command already."""
    path = f"/people/{person.name}/commands?channel={channel}"
    known = (await person.script.get(path))["commands"]
    is_there = any(one["name"] == COMMAND and one.get("options") for one in known)
    if is_there:
        typing = {"channel": channel, "command": COMMAND, "focused": "word"}
        found = (await person.does("autocomplete", **typing))["choices"]
        await person.runs(COMMAND, channel, word=found[0]["value"])
    return is_there


async def test_the_most_forgiving_discord_takes_all_and_nothing_is_left(parlour, script, minutes):
    await script.ask("PUT", "/strictness", preset="most_forgiving")
    await script.ask("PUT", "/line", bits_per_second=LINE)
    ana = await script.person("ana")
    pressing = presser(ana, await script.games(), await ana.dm())
    lines = await probed(script, "--person", ana.id, presses=pressing)
    refused = [line for line in lines if line.startswith(("refused", "failed", "not tried"))]
    assert refused == []
    assert set(lines) >= {f"accepted  {what}" for what in TAKEN}
    assert list(parlour.hall.world.messages) == []
    assert list(parlour.hall.world.emojis) == []
    made = kinds_of(minutes.exchanges)
    assert (missing(made, probed_kinds()), missing(probed_kinds(), made)) == ([], [])


async def test_what_the_strictest_discord_refuses_is_named_with_its_code(parlour, script):
    # What an answer does not name cannot be kept, and would not be tried.
    order = {"preset": "strictest", "leave_out_attachment_ids": False}
    await script.ask("PUT", "/strictness", **order)
    ana = await script.person("ana")
    pressing = presser(ana, await script.games())
    lines = await probed(script, presses=pressing)
    assert "the same nonce twice made two messages" in [line.strip() for line in lines]
    for what in (
        "edit: keep the picture by id alone (.png)",
        "edit: keep the picture by id and filename (.webp)",
        "edit: bring a new picture (.webp)",
        "post with the nonce of a deleted message",
        "post in the archived thread",
        "answer: keep the picture of the pressed message (.png)",
        "answer: bring a new picture to it (.webp)",
        "acknowledge a press, then edit: bring a new picture (.webp)",
        "announce an answer, then fill it in: bring a new picture (.png)",
        "follow up with a picture (.webp)",
    ):
        assert any(line.startswith(f"refused   {what}: ") for line in lines), what
    assert list(parlour.hall.world.messages) == []


async def test_another_probe_finds_nothing_that_a_killed_one_left(script, minutes):
    await script.ask("PUT", "/strictness", preset="strictest")
    icon = {"name": ICON, "image": f"data:image/png;base64,{b64encode(file_of('.png')).decode()}"}
    _, me = await script.api("GET", "/users/@me")
    assert (await script.api("POST", f"/applications/{me['id']}/emojis", icon))[0] == 201
    for _ in range(2):
        lines = await probed(script)
        assert {"accepted  write an emoji", "accepted  post with a nonce"} <= set(lines)
    said = (str(one.asked) for one in minutes.exchanges)
    assert len({nonce for one in said for nonce in re.findall(r"'(probe-\w+)'", one)}) == 2


async def test_where_there_is_no_text_channel_it_is_said_what_was_not_tried(script):
    letters = await (await script.person("ana")).dm()
    lines = await probed(script, channel=letters)
    assert "not tried threads and commands: they need a text channel that can be read" in lines


async def test_where_nobody_presses_it_is_said_what_was_not_tried(parlour, script):
    ana = await script.person("ana")
    lines = await probed(script, "--person", ana.id, "--wait", "0.1")
    steps = (*STEPS, *DIRECT_STEPS, *ANSWERS)
    assert sum(line.startswith("not tried") for line in lines) == len(steps)
    assert list(parlour.hall.world.messages) == []
