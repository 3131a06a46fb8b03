"""Whole games of Splendor on the simulated Discord, from lobby to final scoring."""

import re

import pytest

from tests.bot.discord_schema import faults_of, require_document
from tests.bot.great_split.friends import Friends, Way
from tests.bot.simulation import an_evening
from tests.bot.splendor.friends import (
    DEALERS,
    NAMES,
    at_my_seat,
    by_buttons,
    by_commands,
    quick_pictures,
    start,
)

WON = re.compile(r"wins with \d+, \d+ ahead of|wins: as many points|share the victory")


@pytest.fixture
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    quick_pictures(monkeypatch)


@pytest.mark.slow
async def test_two_friends_play_through_buttons_with_every_picture_drawn(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await start(evening, *NAMES[:2])
        await Friends(evening, NAMES[:2], by_buttons).play()
        assert WON.search(evening.last.text)
        assert evening.last.buttons == ["Rematch", "Record", "Check the Deal", "Why?"]
        assert evening.last.pictures == ["0-final.png"]


@pytest.mark.slow
@pytest.mark.usefixtures("_quickly")
async def test_two_friends_play_through_commands_only(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await start(evening, *NAMES[:2])
        await Friends(evening, NAMES[:2], by_commands).play()
        assert WON.search(evening.last.text)


@pytest.mark.slow
@pytest.mark.usefixtures("_quickly")
@pytest.mark.parametrize("way", [by_buttons, by_commands])
async def test_four_friends_play_to_the_final_scoring(tmp_path, way: Way):
    async with an_evening(tmp_path, DEALERS, *NAMES) as evening:
        await start(evening, *NAMES)
        await Friends(evening, NAMES, way).play()
        assert WON.search(evening.last.text)
        assert all(name in evening.last.text for name in NAMES)


@pytest.mark.slow
@pytest.mark.usefixtures("_quickly")
async def test_a_person_plays_with_three_ai_players(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana") as evening:
        await start(evening, "Ana", robots=3)
        await Friends(evening, ("Ana",), by_buttons).play()
        assert WON.search(evening.last.text)


@pytest.mark.slow
@pytest.mark.usefixtures("_quickly")
async def test_a_restart_after_every_decision_loses_nothing(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await start(evening, *NAMES[:2])
        friends = Friends(evening, NAMES[:2], by_buttons)
        await friends.play(evening.restart)
        assert WON.search(evening.last.text)
        asked = sum(len(evening[name].letters()) for name in NAMES[:2])
        # Two greetings, a question for each decision, and twice the end: nothing was asked twice.
        assert asked == friends.answers + 4


@pytest.mark.slow
@pytest.mark.usefixtures("_quickly")
async def test_friends_play_in_three_languages(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ben") as evening:
        evening.add_person("Ana", "es-ES")
        evening.add_person("Carla", "de")
        await start(evening, "Ben", "Ana", "Carla")
        await Friends(evening, ("Ben", "Ana", "Carla"), by_buttons).play()
        assert WON.search(evening.last.text)
        letters = {name: "\n".join(m.text for m in evening[name].letters()) for name in NAMES[:3]}
        assert "Has tomado fichas:" in letters["Ana"]
        assert "You took" in letters["Ben"]
        assert " genommen." in letters["Carla"]


@pytest.mark.slow
@pytest.mark.usefixtures("_quickly")
async def test_somebody_with_closed_direct_messages_plays_at_my_seat(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        evening.close_direct_messages(evening["Ben"])
        await start(evening, *NAMES[:2])
        await Friends(evening, NAMES[:2], by_buttons, {"Ben": at_my_seat}).play()
        assert WON.search(evening.last.text)
        assert evening["Ben"].letters() == []


@pytest.mark.slow
@pytest.mark.usefixtures("_quickly")
async def test_every_request_of_a_game_is_as_discord_documents_it(tmp_path):
    require_document()
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await start(evening, *NAMES[:2])
        for button in ("My Seat", "Board as Text", "Rules", "Why?"):
            await evening["Ana"].press(evening.board, button)
        await evening["Ana"].say(evening.thread, "rules", game="splendor", term="Noble")
        await Friends(evening, NAMES[:2], by_buttons).play()
        for button in ("Why?", "Record", "Check the Deal", "Rematch"):
            await evening["Ana"].press(evening.last, button)
        faults = {fault for request in evening.env.http_requests for fault in faults_of(request)}
        assert not faults
