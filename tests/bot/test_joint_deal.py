"""The joint deal at a table: sealed, made together, announced, dealt, and checked by anybody."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from bot.store import Store
from bot.ui.messages.discord_calls import Fate
from bot.ui.publishing import publisher, showing
from engine.codec import dump_record, load_record
from engine.record import verify
from tests.bot.playing import play_to_the_end
from tests.bot.simulation import Evening, Message, Person, Result, an_evening
from tests.bot.toy_dealer import ToyDealer
from tests.toy import Toy

DEALERS = {"toy": ToyDealer()}
GAMES = {"toy": Toy()}
MADE_OF = "This is what the deal is made of"


async def add_luck(evening: Evening, person: Person, line: str) -> Result:
    form = await person.actor(evening.lobby).click(evening.lobby.discord, label="Add Your Luck")
    return Result(evening, await person.member.submit_modal(form, {"line": line}))


def announcements(evening: Evening) -> list[Message]:
    places = [evening.channel.id, *(thread.id for thread in evening.channel.threads)]
    return [m for place in places for m in evening.messages(place) if MADE_OF in m.text]


def secret_of(evening: Evening) -> str:
    return evening.table.row.secret or ""


async def test_a_lobby_shows_the_beginning_of_its_seal_and_check_all_of_it(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        seal = sha256(bytes.fromhex(secret_of(evening))).hexdigest()
        assert f"{seal[:16]}…" in evening.lobby.text
        assert seal not in evening.lobby.text
        asked = await evening["Ben"].press(evening.lobby, "Check the Deal")
        assert seal in asked.text
        assert asked.is_private
        assert secret_of(evening) not in asked.text


async def test_luck_can_be_changed_until_the_start_and_is_seen_by_all(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        await add_luck(evening, evening["Ben"], "  three   *fish* \u202e")
        assert r"**Ben** · plays by direct message · “three \*fish\*”" in evening.lobby.text
        await add_luck(evening, evening["Ben"], "four fish")
        await add_luck(evening, evening["Ana"], "x" * 60)
        assert "“four fish”" in evening.lobby.text
        assert "three fish" not in evening.lobby.text.replace("\\*", "")
        await add_luck(evening, evening["Ana"], "")
        assert "xxx" not in evening.lobby.text
        await evening["Ana"].press(evening.lobby, "Start")
        assert "“four fish”" in announcements(evening)[0].text


async def test_luck_is_for_those_who_sit_there_and_only_before_the_start(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben", "Carla") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        refused = await evening["Carla"].press(lobby, "Add Your Luck")
        assert "Press “Join” to sit down" in refused.text
        form = await evening["Ben"].member.click(lobby.discord, label="Add Your Luck")
        await evening["Ana"].press(lobby, "Start")
        late = await evening["Ben"].member.submit_modal(form, {"line": "late"})
        assert "late" not in Result(evening, late).text
        assert [player.word for player in evening.table.players] == ["", ""]


async def test_luck_can_be_added_by_command(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        form = await evening["Ben"].member.slash(evening.channel, "luck")
        told = Result(evening, await evening["Ben"].member.submit_modal(form, {"line": "owl"}))
        assert told.text == "Your luck is in the deal."
        assert "“owl”" in evening.lobby.text


async def test_everything_is_announced_before_anything_is_dealt(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        (announced,) = announcements(evening)
        first, *later = evening.messages(evening.thread.id)
        assert first.id == announced.id
        asked = [evening[name].question.id for name in ("Ana", "Ben")]
        assert all(message > announced.id for message in (*asked, *(m.id for m in later)))
        assert "1. **Ana** <@" in announced.text
        assert "3. **Ada** · AI, normal" in announced.text
        assert evening.table.seal in announced.text
        assert secret_of(evening) not in announced.text


async def test_seats_and_cards_follow_from_the_announcement_and_anybody_can_check(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        await add_luck(evening, evening["Ben"], "fish")
        await evening["Ana"].press(evening.lobby, "Start")
        await play_to_the_end(evening, "Ana", "Ben")
        record = await evening.table.record()
        (announced,) = announcements(evening)
        deal = record.deal
        assert deal is not None
        assert (deal.message, deal.place) == (str(announced.id), str(evening.thread.id))
        assert [(one.name, one.word) for one in deal.players] == [("Ana", ""), ("Ben", "fish")]
        by_seat = tuple(deal.players[number].name for number in deal.seating)
        assert by_seat == evening.table.names
        again = load_record(dump_record(record, GAMES), GAMES)
        assert verify(again, GAMES)[-1].startswith("Not proven")
        checked = await evening["Ben"].say(evening.thread, "check")
        place = f"https://discord.com/channels/{evening.guild.id}/{deal.place}/{deal.message}"
        assert checked.text.startswith("The deal holds.")
        assert place in checked.text
        assert secret_of(evening) in checked.text
        assert secret_of(evening) not in evening.last.text


async def test_while_a_game_is_on_check_shows_the_announcement_and_no_secret(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        checked = await evening["Ana"].say(evening.thread, "check")
        assert str(announcements(evening)[0].id) in checked.text
        assert secret_of(evening) not in checked.text


async def test_a_stored_record_names_nobody_by_number(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        text = dump_record(await evening.table.record(), GAMES)
        assert str(evening["Ana"].user.id) not in text
        persons = {player["person"] for player in json.loads(text)["deal"]["players"]}
        field = lambda part: len(part).to_bytes(4, "big") + part  # noqa: E731 -- as in the paper.
        secret = bytes.fromhex(secret_of(evening))
        for name in ("Ana", "Ben"):
            user = str(evening[name].user.id).encode()
            content = field(b"gala-person-1") + field(secret) + field(user)
            assert sha256(content).hexdigest() in persons


async def test_a_refused_announcement_is_tried_again_and_nothing_is_dealt_before(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        secret = secret_of(evening)
        with mock.patch.object(showing, "send", _refusing):
            await evening["Ana"].press(evening.lobby, "Start")
            assert evening.table.row.is_starting
            assert "as soon as I can post the announcement" in evening.lobby.text
            assert all(len(evening[name].letters()) <= 1 for name in ("Ana", "Ben"))
        await evening.restart()
        assert evening.table.is_playing
        assert secret_of(evening) == secret
        (announced,) = announcements(evening)
        assert "posted once more" in announced.text


async def _refusing(*_: Any, **__: Any) -> Any:
    return Fate.FORBIDDEN


async def test_a_table_whose_announcement_is_refused_can_be_ended(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        with mock.patch.object(showing, "send", _refusing):
            await evening["Ana"].press(evening.lobby, "Start")
            sure = await evening["Ana"].say(evening.channel, "end")
            await evening["Ana"].press(sure.message, "End the Table")
        assert evening.table.row.phase == "closed"
        await evening.restart()
        assert announcements(evening) == []


async def test_an_announcement_that_was_deleted_before_the_deal_is_replaced_and_says_so(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben", may_fail=True) as evening:
        await evening.seat("Ana", "Ben", game="toy")
        with killed("before the deal"):
            await evening["Ana"].press(evening.lobby, "Start")
        (lost,) = announcements(evening)
        del evening.env.backend.messages[lost.stored.channel_id][lost.id]
        await evening.restart()
        (announced,) = announcements(evening)
        assert "posted once more" in announced.text
        assert evening.table.is_playing
        deal = (await evening.table.record()).deal
        assert deal is not None
        assert deal.message == str(announced.id) != str(lost.id)


class Killed(RuntimeError):
    """As if the process had died just here; nothing is tried again before the next start."""


_WHERE = {
    "at the freeze": (Store, "start"),
    "at the mark": (showing.Showing, "write"),
    "at the post": (showing, "send"),
    "at the deal": (publisher, "deal"),
    "at the cards": (Store, "deal_out"),
    "at the announcement": (publisher, "announce"),
}
POINTS = [f"{when} {where[3:]}" for where in _WHERE for when in ("before", "after")]


@contextmanager
def killed(point: str) -> Iterator[None]:
    """Dies at the first time that the bot gets there."""
    when, _, where = point.partition(" ")
    owner, name = _WHERE[f"at {where}"]
    original = getattr(owner, name)
    has_died = False

    async def dying(*arguments: Any, **named: Any) -> Any:
        nonlocal has_died
        if has_died:
            raise Killed
        has_died = True
        if when == "after":
            await original(*arguments, **named)
        raise Killed

    with mock.patch.object(owner, name, dying):
        yield


async def _killed_again_and_again(folder: Path, points: list[str]) -> None:
    async with an_evening(folder, DEALERS, "Ana", "Ben", may_fail=True) as evening:
        await evening.seat("Ana", "Ben", game="toy")
        await add_luck(evening, evening["Ben"], "fish")
        secret, number = secret_of(evening), evening.table.id
        with killed(points[0]):
            await evening["Ana"].press(evening.lobby, "Start")
        for point in points[1:]:
            with killed(point):
                await evening.restart()
        await evening.restart()
        table = await evening.bot.tables.get(number)
        if table.row.phase == "lobby":
            assert points[0] == "before the freeze"
            await evening["Ana"].press(evening.lobby, "Start")
        assert secret_of(evening) == secret
        found = announcements(evening)
        deal = (await evening.table.record()).deal
        assert deal is not None
        assert deal.message == str(found[-1].id), "not the newest announcement counts"
        # Whoever sees two is told by the newer one which counts.
        assert all("posted once more" in one.text for one in found[1:])
        assert evening.messages(evening.thread.id)[-1].buttons
        await play_to_the_end(evening, "Ana", "Ben")
        verify(await evening.table.record(), GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("point", POINTS)
async def test_a_kill_at_any_moment_between_start_and_deal_heals(point, tmp_path):
    await _killed_again_and_again(tmp_path, [point])


@pytest.mark.slow
@pytest.mark.parametrize("number", range(24))
async def test_several_kills_on_the_way_to_a_deal_heal(number, tmp_path):
    """The first at every point in turn, two more by chance."""
    first, chance = POINTS[number % len(POINTS)], random.Random(number)
    await _killed_again_and_again(tmp_path, [first, *chance.sample(POINTS, 2)])
