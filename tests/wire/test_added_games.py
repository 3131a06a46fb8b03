"""A game that is added as docs/adding-a-game.md says is played over the wire with all that a game has."""

import asyncio
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from engine.core import AnyGame
from tests.bot.added_toy import AddedToyDealer
from tests.bot.crowded import CrowdedDealer
from tests.bot.easygoing import EasygoingDealer
from tests.parlour.script import until
from tests.wire.added import add_games
from tests.wire.audit import record_is_right
from tests.wire.friends import Friend, Table
from tests.wire.house import House, a_house
from tests.wire.letters import Letter

pytestmark = pytest.mark.slow

DEALERS = {one.game.key: one for one in (AddedToyDealer(), CrowdedDealer(), EasygoingDealer())}
GAMES: Mapping[str, AnyGame] = {key: dealer.game for key, dealer in DEALERS.items()}
SILENT = 1 << 12
NAMES = {
    "toy": ("Ana", "Ben", "Carla"),
    "crowded": ("Dora", "Emil", "Fay"),
    "easygoing": ("Gus", "Hana", "Ida"),
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return add_games(tmp_path_factory.mktemp("project"))


def kind_of(question: Letter, table: Table) -> str:
    """By its ticket."""
    return question.answers_at(table.id)[0].what.partition(".")[0]


async def types(friend: Friend, table: Table) -> None:
    """Answers every question with the command for it, as it is suggested, until the game is over."""
    assert table.thread is not None
    while not await friend.sees_the_end(table):
        question = await friend.sees_a_question(table)
        if question is None:
            await asyncio.sleep(0.2)
            continue
        (command,) = DEALERS[table.game].commands[kind_of(question, table)]
        typing = {"channel": table.thread, "command": command, "focused": "answer"}
        found = (await friend.player.does("autocomplete", **typing))["choices"]
        if found:
            value = friend.dice.choice(found)["value"]
            await friend.player.runs(command, table.thread, answer=value)
            await seals(friend, table)


async def seals(friend: Friend, table: Table) -> None:
    """What was typed instead of ticked in a form is seen before it is sealed."""
    for letter in await friend.reads_thread(table):
        seal = letter.offer("Seal It") if letter.is_private else None
        if seal is not None:
            await friend.presses(seal)


async def sends_for_a_stand_in(friend: Friend, table: Table, absent: str) -> None:
    """Nobody else would, and the game waits for it: until then there is somebody to choose."""

    async def is_seated() -> bool:
        told = (await friend.player.runs("standin", table.thread or "")).get("message")
        whom = None if told is None else Letter(told).offer(absent)
        if whom is not None:
            await friend.presses(whom)
        query = "SELECT stand_in FROM players WHERE table_id = :table AND name = :name"
        ((stand_in,),) = await friend.house.rows(query, table=table.id, name=absent)
        return stand_in is not None

    await until(is_seated)


async def picture_of(friend: Friend, letter: Letter) -> bytes:
    url = next(item["media"]["url"] for part in letter.parts() for item in part.get("items", ()))
    async with friend.house.script.session.get(url) as answer:
        return await answer.read()


async def plays_everything(house: House, key: str) -> None:
    """One by buttons, one by commands, one who is away, and an AI."""
    ana, ben, carla = [await Friend.comes(house, name, 1) for name in NAMES[key]]
    table = await ana.opens_a_table(1, ben, carla, game=key, quick=False)
    await asyncio.gather(
        ana.plays(table), types(ben, table), sends_for_a_stand_in(ana, table, carla.name)
    )
    final = await ana.final(table)
    assert final is not None
    picture = await picture_of(ana, final)
    assert picture.startswith(b"\x89PNG")
    assert await record_is_right(ana, table, GAMES)
    assert table.thread is not None
    taught = await ben.player.runs("rules", table.thread, game=key)
    assert "Split your cards in two." in str(taught["message"])


async def answers_until(friend: Friend, table: Table, kind: str) -> None:
    """Whatever comes before a question of this kind."""
    question = await friend.sees_a_question(table)
    while question is None or kind_of(question, table) != kind:
        if question is None:
            await asyncio.sleep(0.1)
        else:
            await friend.answers(table, question)
        question = await friend.sees_a_question(table)


async def are_offered_one_silently(house: House) -> None:
    """Of two people the last seat has a choice that nobody waits for."""
    friends = [await Friend.comes(house, name, 1) for name in ("Jon", "Kim")]
    table = await friends[0].opens_a_table(0, friends[1], game="easygoing", quick=False)
    await asyncio.gather(*(answers_until(friend, table, "take") for friend in friends))

    async def are_asked_as_they_should() -> bool:
        """Once the questions before, which are closed after the next ones came, offer nothing."""
        letters = [letter for friend in friends for letter in await friend.reads_direct()]
        asked = [letter for letter in letters if letter.answers_at(table.id)]
        return sorted(bool(letter.body["flags"] & SILENT) for letter in asked) == [False, True]

    await until(are_asked_as_they_should)
    await asyncio.gather(*(friend.plays(table) for friend in friends))


async def test_added_games_are_played_to_the_end_by_buttons_commands_ai_and_stand_in(
    tmp_path, project
):
    async with a_house(
        tmp_path, root=project, unhurried=True, STAND_IN_MINUTES="0.001", AI_SECONDS_NORMAL="0"
    ) as house:
        tables = (plays_everything(house, key) for key in DEALERS)
        await asyncio.gather(*tables, are_offered_one_silently(house))
        assert house.complaints == []


def test_the_engine_as_a_program_knows_an_added_game(project):
    said = subprocess.run(
        [sys.executable, "-m", "engine", "games"],
        cwd=project,
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(key in said.stdout for key in DEALERS)
