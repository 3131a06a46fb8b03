"""The slash commands of Splendor beside those of every other game."""

import pytest

from bot.dealers import DEALERS
from tests.bot.simulation import an_evening
from tests.bot.splendor.friends import NAMES, quick_pictures


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    quick_pictures(monkeypatch)


def test_the_bot_offers_splendor():
    assert "splendor" in DEALERS


async def test_no_two_commands_have_the_same_name_in_any_language(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana") as evening:
        sync = next(r for r in evening.env.http_requests if r.method == "PUT")
        commands = sync.json or []
        assert {"turn", "return", "receive"} <= {command["name"] for command in commands}
        for language in ("es-ES", "de"):
            names = [command["name_localizations"][language] for command in commands]
            assert len(set(names)) == len(names)


async def test_a_turn_is_played_in_one_line(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await evening.start(*NAMES[:2], game="splendor")
        first = "Ana" if "⏳ Ana" in evening.board.text else "Ben"
        person = evening[first]
        found = await person.member.autocomplete(evening.thread, "turn", "answer", "red +")
        assert found[0] == {
            "name": "Take ⚪ White → 🔴 Red + ⚫ Black",
            "value": "white.red-black",
        }
        await person.say(evening.thread, "turn", answer="white.red-black")
        assert f"**{first}** takes white, red and black." in evening.last.text


async def test_whoever_types_nonsense_is_told_what_can_be_said(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await evening.start(*NAMES[:2], game="splendor")
        first = "Ana" if "⏳ Ana" in evening.board.text else "Ben"
        before = evening.last.text
        told = await evening[first].say(evening.thread, "turn", answer="everything")
        assert told.is_private
        assert told.text.startswith("I do not know that answer.")
        assert evening.last.text == before


async def test_whoever_is_not_asked_is_told_so(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await evening.start(*NAMES[:2], game="splendor")
        second = "Ben" if "⏳ Ana" in evening.board.text else "Ana"
        for command in ("turn", "return", "receive"):
            told = await evening[second].say(evening.thread, command, answer="white")
            assert told.is_private
            assert "You are not asked this now." in told.text
