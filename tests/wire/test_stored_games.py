"""Games stored by an earlier version go on: none is lost, and no button of an old message is dead.

`stored/` holds what a bot of that version and its parlour left behind when they were killed in the
middle of several games: both databases, the pictures replaced by a single pixel.
"""

import asyncio
import random
import zipfile
from pathlib import Path

import pytest

from tests.wire.friends import Friend, Table
from tests.wire.house import SKETCHING, House, a_house
from tests.wire.letters import Letter

pytestmark = [pytest.mark.slow, pytest.mark.long]

STORED = sorted((Path(__file__).parent / "stored").glob("*.zip"))
GAMES = {
    ("Ana", "Ben"): "great_split",
    ("Carla", "Dora"): "great_split",
    ("Emil", "Fay"): "great_split",
    ("Gus", "Hana"): "great_split",
    ("Ida", "Jon"): "great_split",
    ("Kim", "Lea"): "splendor",
    ("Max", "Nina"): "splendor",
    ("Olga", "Paul"): "splendor",
}
TO_THE_END = (("Ida", "Jon"), ("Olga", "Paul"))
"""Of each game the one that had come furthest."""


def unpack(stored: Path, folder: Path) -> None:
    """As a bot of today would keep them: readable for nobody else."""
    zipfile.ZipFile(stored).extractall(folder)
    for file in folder.iterdir():
        file.chmod(0o600)


async def _table_of(house: House, friend: Friend) -> Table:
    query = (
        "SELECT tables.id, tables.channel, tables.game FROM tables JOIN players"
        " ON players.table_id = tables.id WHERE players.name = :name"
    )
    ((table, channel, game),) = await house.rows(query, name=friend.name)
    return Table(table, "", str(channel), game, await friend._finds_thread())


async def _old_question(friend: Friend, table: Table) -> Letter | None:
    letters = await friend.reads_direct()
    return next((one for one in reversed(letters) if one.answers_at(table.id)), None)


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.stem)
async def test_stored_games_go_on_and_old_buttons_answer(tmp_path, stored):
    unpack(stored, tmp_path)
    async with a_house(tmp_path, program=SKETCHING, unhurried=True) as house:
        for names, game in GAMES.items():
            friends = [await Friend.comes(house, name, 1) for name in names]
            tables = [await _table_of(house, friend) for friend in friends]
            assert {table.game for table in tables} == {game}
            pressed = 0
            for friend, table in zip(friends, tables, strict=True):
                question = await _old_question(friend, table)
                if question is None:
                    continue  # It is the other one's turn.
                offers = question.answers_at(table.id)
                result = await friend.presses(random.Random(names[0]).choice(offers))
                assert result["outcome"] != "failed"
                pressed += 1
            assert pressed, f"neither of {names} had a button to press"
        last = [await Friend.comes(house, name, 1) for names in TO_THE_END for name in names]
        theirs = [await _table_of(house, friend) for friend in last]
        await asyncio.gather(*map(Friend.plays, last, theirs))
        assert house.complaints == []


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.stem)
async def test_a_stored_lobby_starts_and_a_stored_ending_gives_its_record(tmp_path, stored):
    unpack(stored, tmp_path)
    async with a_house(tmp_path, program=SKETCHING, unhurried=True) as house:
        vera = await Friend.comes(house, "Vera", 1)
        table = await _table_of(house, vera)
        lobby = next(
            one
            for one in await vera.reads(await vera.games())
            if any(offer.table == table.id for offer in one.offers())
        )
        table.lobby = lobby.id
        await vera._insists(vera._adds_ai, table, 1)
        await vera._insists(vera._starts, table)
        for name in ("Quin", "Sam"):
            friend = await Friend.comes(house, name, 1)
            over = await _table_of(house, friend)
            final = await friend.final(over)
            assert final is not None
            assert (await friend.asks_for(final, "Record")).file is not None
        assert house.complaints == []
