"""Our own icons: written to Discord when they changed, shown where it has them, else words."""

import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from unittest import mock

import discord
import pytest
from simcord.components import walk_components

from bot.dealers.dealing import Choice, Listener, PickOne, Prompt
from bot.ui.messages.discord_calls import Fate, attempt
from bot.ui.messages.emojis import EMOJIS, Emojis
from engine.core import Decision
from tests.bot.simulation import BUTTON, Evening, Message, an_evening
from tests.bot.toy_dealer import ToyDealer

PATH = "/applications/*/emojis*"


class Adorned(ToyDealer):
    """A toy whose piles have icons."""

    def __init__(self, **drawn: bytes) -> None:
        super().__init__()
        self.icons = {name: _drawing(image) for name, image in drawn.items()}

    def ask(self, view: Any, decision: Decision, moves: tuple[Any, ...], to: Listener) -> Prompt:
        if decision.kind != "split":
            return super().ask(view, decision, moves, to)
        split = super().ask(view, decision, moves, to)
        return PickOne(f":left: {split.text}", (Choice("a", "A", moves[0], icon="left"),))


def _drawing(image: bytes) -> Callable[[], bytes]:
    return lambda: image


PNG = b"\x89PNG\r\n\x1a\n"
ADORNED = {"left": PNG + b"1", "right": PNG + b"2"}


@pytest.fixture(autouse=True)
def _own_emojis():
    """Those of one test are not those of the next."""
    EMOJIS.forget()
    yield
    EMOJIS.forget()


def writes(evening: Evening) -> Counter[str]:
    """How often emojis were made and deleted since the last look."""
    log = evening.env.backend.http_requests
    found = Counter(e.method for e in log if "/emojis" in e.path and e.method != "GET")
    log.clear()
    return found


@contextlib.asynccontextmanager
async def adorned(folder: Path) -> AsyncIterator[Evening]:
    """An evening on which all that is done at the start is done."""
    async with an_evening(folder, {"toy": Adorned(**ADORNED)}, "Ana", "Ben") as evening:
        await evening.env.settle()
        yield evening


def icons_on(message: Message) -> list[Any]:
    parts = walk_components(message.stored.components)
    return [part.get("emoji") for part in parts if part["type"] == BUTTON]


async def restarted(evening: Evening, **drawn: bytes) -> Counter[str]:
    evening.dealers = {"toy": Adorned(**drawn)}
    writes(evening)
    await evening.restart()
    await evening.env.settle()
    return writes(evening)


def named(evening: Evening) -> set[str]:
    return {emoji.name for emoji in evening.env.backend.application_emojis.values()}


def test_a_mark_in_a_text_becomes_its_icon_and_other_marks_stay():
    emojis = Emojis()
    emojis.name(("white_gem", "noble"))
    emojis.learn({"white_gem": 7})
    text = "Pay :white_gem: white. :noble: A noble. It is 12:30:45 :smile: now."
    shown = "Pay <:white_gem:7> white. A noble. It is 12:30:45 :smile: now."
    assert emojis.in_text(text) == shown


async def test_icons_are_written_at_the_first_start_and_not_again(tmp_path):
    async with adorned(tmp_path) as evening:
        assert named(evening) == {"left", "right"}
        assert await restarted(evening, **ADORNED) == {}
        assert EMOJIS.of("left") is not None


async def test_only_what_changed_is_written(tmp_path):
    async with adorned(tmp_path) as evening:
        there = evening.env.backend.application_emojis
        before = {number: emoji.name for number, emoji in there.items()}
        changed = await restarted(evening, left=ADORNED["left"], right=PNG + b"3")
        assert changed == {"DELETE": 1, "POST": 1}
        assert [before[number] for number in set(before) & set(there)] == ["left"]
        assert await restarted(evening, left=ADORNED["left"]) == {"DELETE": 1}
        assert named(evening) == {"left"}


async def test_emojis_that_are_not_ours_are_left_alone(tmp_path):
    async with adorned(tmp_path) as evening:
        evening.env.backend.create_application_emoji("somebody_elses")
        await restarted(evening)
        assert named(evening) == {"left", "right", "somebody_elses"}
        await restarted(evening, left=ADORNED["left"])
        assert named(evening) == {"left", "somebody_elses"}


async def test_one_that_somebody_deleted_is_made_anew(tmp_path):
    async with adorned(tmp_path) as evening:
        evening.env.backend.application_emojis.clear()
        assert await restarted(evening, **ADORNED) == {"POST": 2}


async def test_a_question_shows_them_in_its_text_and_on_its_buttons(tmp_path):
    async with adorned(tmp_path) as evening:
        await evening.start("Ana", "Ben", game="toy")
        question = evening["Ana"].question
        icon = icons_on(question)[0]
        assert icon["name"] == "left"
        assert question.text.startswith(f"<:left:{icon['id']}> Split")


async def test_where_discord_refuses_them_words_do(tmp_path):
    async with an_evening(tmp_path, {"toy": Adorned()}, "Ana", "Ben") as evening:
        evening.env.inject_error("*", PATH, status=403, code=50013, times=None)
        await restarted(evening, **ADORNED)
        await evening.start("Ana", "Ben", game="toy")
        question = evening["Ana"].question
        assert named(evening) == set()
        assert icons_on(question)[0] is None
        assert question.text.startswith("Split")


async def test_a_refusal_halfway_keeps_what_there_is(tmp_path):
    async with an_evening(tmp_path, {"toy": Adorned()}, "Ana", "Ben") as evening:
        await restarted(evening, left=ADORNED["left"])
        evening.env.inject_error("POST", PATH, status=400, code=30008, times=None)
        await restarted(evening, **ADORNED)
        assert EMOJIS.of("left") is not None
        assert EMOJIS.of("right") is None


async def test_an_icon_that_discord_no_longer_has_is_not_named_again():
    EMOJIS.learn({"left": 7})
    answer = mock.Mock(status=400, reason="Bad Request")
    told = {"code": 50035, "message": "In components.0.emoji.id: Invalid emoji"}

    async def refused() -> None:
        raise discord.HTTPException(answer, told)

    assert await attempt(refused()) is Fate.REJECTED
    assert EMOJIS.of("left") is None
