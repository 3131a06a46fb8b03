"""One game in two processes and one PostgreSQL database: one hears what is private, the other the rest."""

import asyncio
import re

import pytest

from tests.parlour.script import until
from tests.wire.audit import faults_of, record_is_right
from tests.wire.friends import Friend, Table
from tests.wire.house import House, a_house
from tests.wire.letters import Letter

pytestmark = pytest.mark.slow

PATIENCE = 60.0
"""Seconds that anything may take on a busy machine."""
SLOW = 2.0
"""Seconds that Discord takes for an edit now and then."""


async def is_at_rest(house: House) -> bool:
    """Everything is shown, and no AI is to answer."""
    waiting = "SELECT 1 FROM outbox UNION ALL SELECT 1 FROM tables WHERE thinking"
    return await house.rows(waiting) == []


async def a_table_of_three(house: House, by_my_seat: float) -> tuple[Table, list[Friend]]:
    """Ana answers by direct message, Ben below the board as often as this says."""
    await house.script.ask("PUT", "/strictness", refuse_layout_uploads_by_edit=False)
    ana = await Friend.comes(house, "Ana", 1)
    ben = await Friend.comes(house, "Ben", 1, prefers_my_seat=by_my_seat)
    carla = await Friend.comes(house, "Carla", 1, prefers_my_seat=0.5)
    return await ana.opens_a_table(1, ben, carla), [ana, ben, carla]


async def test_a_game_that_two_processes_play_loses_nothing_and_shows_nothing_twice(
    tmp_path, postgres
):
    database = await postgres.new_database()
    async with a_house(tmp_path, database=database, is_shared=True) as house:
        table, friends = await a_table_of_three(house, by_my_seat=0.8)
        await asyncio.gather(*(friend.plays(table) for friend in friends))
        await until(lambda: is_at_rest(house), PATIENCE)

        ana = friends[0]
        faults = [fault for one in friends for fault in await faults_of(house, table, one)]
        assert faults == []
        assert await record_is_right(ana, table)
        assert house.log == ""
        thread = [one for one in await ana.reads(table.thread or "") if not one.is_private]
        rounds = [found[1] for one in thread if (found := re.search(r"Round (\d) of 6", one.text))]
        assert rounds == ["1", "2", "3", "4", "5", "6"]
        assert len(thread) == 8, "the seating, six boards and the end"
        for friend in friends:
            assert [one.text for one in await friend.reads_direct() if one.offers()] == []


async def drafts(friend: Friend, table: Table) -> Letter:
    """A split that only has to be sealed."""
    while True:
        await friend.answers_something(table)
        for letter in await friend.reads_thread(table):
            if letter.offer("Seal It"):
                return letter


async def test_a_board_that_one_process_edits_slowly_is_not_set_back_to_what_it_was(
    tmp_path, postgres
):
    database = await postgres.new_database()
    async with a_house(tmp_path, database=database, is_shared=True) as house:
        table, (ana, ben, _carla) = await a_table_of_three(house, by_my_seat=1.0)
        ana.wavers = ben.wavers = 0.0
        draft = await drafts(ben, table)
        await until(lambda: is_at_rest(house), PATIENCE)
        fault = {"fault": "delay", "on": "edit", "channel": table.thread, "seconds": SLOW}
        await house.script.post("/faults", **fault)
        async with asyncio.timeout(PATIENCE):
            while (await house.script.get("/faults"))["faults"]:
                await ana.answers_something(table)
        # Her process is about to say on the board that she has answered; his would be faster.
        await ben.presses_label(draft, "Seal It")
        await asyncio.sleep(SLOW + 0.5)
        await until(lambda: is_at_rest(house), PATIENCE)
        board = next(one for one in await ana.reads_thread(table) if one.offer("My Seat"))
        assert "✔ Ana" in board.text
        assert "✔ Ben" in board.text
        assert house.log == ""
