"""A probe goes on whatever comes back to it, and leaves nothing behind."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.ui.messages.posts import Drawn
from bot.ui.probing import answers
from bot.ui.probing.acting import Acting
from bot.ui.probing.samples import address_of
from bot.ui.probing.trying import Probe
from bot.ui.probing.typed import try_typing
from tests.patience import PATIENCE

FORMS = pytest.mark.parametrize("opens", [answers.opens_boxes, answers.opens_a_line])


class Press:
    """A press, and how Discord answers what answers it."""

    def __init__(self, refusal: discord.HTTPException | None = None) -> None:
        self.response = self
        self.refusal = refusal
        self.taken: list[str] = []

    async def send_modal(self, _: discord.ui.Modal) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.taken.append("form")

    async def defer(self) -> None:
        self.taken.append("acknowledgement")


class Messages:
    """What stands in the message that is pressed."""

    def __init__(self) -> None:
        self.shown: list[Drawn] = []

    async def change(self, ready: Drawn) -> Any:
        self.shown.append(ready)
        return ready


class Commands:
    """Those of the server."""

    def __init__(self) -> None:
        self.written: list[list[Any]] = []
        self.are_there = asyncio.Event()

    async def bulk_upsert_guild_commands(self, _: int, __: int, commands: list[Any]) -> list[Any]:
        self.written.append(commands)
        self.are_there.set()
        return [True]


def refused(status: int, code: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="")
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return kind(answer, {"code": code, "message": "No."})


def a_probe(client: Any = None, said: list[str] | None = None) -> Probe:
    return Probe(client, ([] if said is None else said).append)


async def filled_in(opens: Callable[..., Awaitable[None]], press: Press) -> list[Drawn]:
    """What the pressed message shows after a form that nobody sends."""
    messages = Messages()
    act = Acting(a_probe(), wait=0.0, steps=18, asking=messages.change)
    await opens(act, "open a form", press, 8)
    return messages.shown


@FORMS
async def test_a_form_that_nobody_sends_costs_no_other_step(opens):
    press = Press()
    shown = await filled_in(opens, press)
    assert str(address_of(8)) in str(shown[-1].layout().to_components())
    assert press.taken == ["form"]


@FORMS
async def test_after_a_form_that_is_refused_the_press_is_acknowledged_and_the_next_one_asked(opens):
    press = Press(refused(400, 50035))
    shown = await filled_in(opens, press)
    assert str(address_of(8)) in str(shown[-1].layout().to_components())
    assert press.taken == ["acknowledgement"]


async def test_who_stops_it_while_they_should_type_leaves_no_command():
    commands = Commands()

    async def fetch_channel(_: int) -> Any:
        return SimpleNamespace(guild=SimpleNamespace(id=2))

    client = SimpleNamespace(http=commands, application_id=1, fetch_channel=fetch_channel)
    act = Acting(a_probe(client), wait=PATIENCE)
    typing = asyncio.create_task(try_typing(act, 3))
    await commands.are_there.wait()
    typing.cancel()
    await asyncio.wait({typing})
    assert commands.written[-1] == []


@pytest.mark.parametrize("late", [0, 1])
async def test_what_may_come_a_moment_later_is_asked_for_once_more(late):
    pauses, said, answered = [], cast(list[str], []), iter([refused(404, 10007)] * late)

    async def asking() -> str:
        for refusal in answered:
            raise refusal
        return "found"

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    probe = a_probe(said=said)
    probe.pause = pause
    assert await probe.attempt_again("find somebody", asking) == "found"
    assert (said, len(pauses), probe.refused) == (["accepted  find somebody"], late, 0)
