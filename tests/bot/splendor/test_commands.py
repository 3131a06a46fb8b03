"""The slash commands of Splendor beside those of every other game."""

import re

import pytest

from bot.dealers import all_dealers
from tests.bot.friends import NAMES
from tests.bot.simulation import Evening, Person, an_evening

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_pictures")]

DEALERS = all_dealers()


async def _first(evening: Evening) -> Person:
    """Whoever begins a game of two."""
    await evening.start(*NAMES[:2], game="splendor")
    return evening["Ana" if "Ana" in evening.waiting else "Ben"]


def test_the_bot_offers_splendor():
    assert "splendor" in DEALERS


async def test_no_two_commands_have_the_same_name_in_any_language(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana") as evening:
        sync = next(r for r in evening.env.http_requests if r.method == "PUT")
        commands = sync.json or []
        splendors = {"take", "reserve", "buy", "return", "receive"}
        assert splendors <= {command["name"] for command in commands}
        for language in ("es-ES", "de"):
            names = [command["name_localizations"][language] for command in commands]
            assert len(set(names)) == len(names)


async def test_tokens_are_taken_in_one_line(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        person = await _first(evening)
        found = await person.member.autocomplete(evening.thread, "take", "answer", "red bla whi")
        assert found == [{"name": "Take white, Red, black", "value": "white.red-black"}]
        await person.say(evening.thread, "take", answer="white.red-black")
        assert f"**{person.name}** takes white, red and black." in evening.last.text


async def test_a_card_is_reserved_in_one_line(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        person = await _first(evening)
        found = await person.member.autocomplete(evening.thread, "reserve", "answer", "B3")
        assert [one["value"] for one in found] == ["reserve.B3"]
        await person.say(evening.thread, "reserve", answer="B3")
        assert f"**{person.name}** reserves from row B" in evening.last.text


async def test_a_command_suggests_only_what_it_can_do(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        person = await _first(evening)
        for command, count in (("take", 15), ("reserve", 15), ("buy", 0)):
            found = await person.member.autocomplete(evening.thread, command, "answer", "")
            assert len(found) == count, f"/{command} suggests {found}"


async def test_whoever_cannot_pay_is_told_what_is_lacking(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        person = await _first(evening)
        told = await person.say(evening.thread, "buy", answer="B3")
        assert told.is_private
        assert told.text.startswith("You cannot pay for B3 (")
        assert re.search(r": you lack [^.]+\.$", told.text.splitlines()[0])


async def test_whoever_can_buy_nothing_is_told_so(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        person = await _first(evening)
        told = await person.say(evening.thread, "buy", answer="something")
        assert told.is_private
        assert "There is nothing you could do with that now. /hand shows" in told.text


async def test_a_command_without_an_answer_shows_the_question(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        person = await _first(evening)
        told = await person.say(evening.thread, "take")
        assert told.is_private
        assert "Reserve a Card" in told.message.buttons


async def test_whoever_types_nonsense_is_told_what_can_be_said(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        person = await _first(evening)
        before = evening.last.text
        told = await person.say(evening.thread, "take", answer="everything")
        assert told.is_private
        assert told.text.startswith("That is not among your possible answers now.")
        assert told.text.count("Take ") == 3
        assert evening.last.text == before


async def test_whoever_is_not_asked_is_told_so(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        first = await _first(evening)
        second = "Ben" if first.name == "Ana" else "Ana"
        for command in ("take", "reserve", "buy", "return", "receive"):
            told = await evening[second].say(evening.thread, command, answer="white")
            assert told.is_private
            assert "You are not asked this now." in told.text
