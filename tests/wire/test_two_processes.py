"""One game in two processes and one PostgreSQL database: one hears what is private, the other the rest."""

import asyncio
import re

import pytest

from tests.parlour.script import until
from tests.patience import PATIENCE
from tests.wire.audit import faults_of, record_is_right
from tests.wire.friends import Friend, Table
from tests.wire.house import SKETCHING, House, a_house
from tests.wire.letters import Letter

pytestmark = [pytest.mark.slow, pytest.mark.long]

SLOW = 2.0
"""Seconds that Discord takes for an edit now and then."""
DEAL = "This is what the deal is made of"
SEATING = "Everyone passes to the left"


async def is_at_rest(house: House) -> bool:
    """Everything is shown, and no AI is to answer."""
    waiting = "SELECT 1 FROM outbox UNION ALL SELECT 1 FROM tables WHERE thinking"
    return await house.rows(waiting) == []


async def drafts(friend: Friend, table: Table) -> Letter:
    """A split below the board that only has to be sealed."""
    friend.prefers_my_seat = 1.0
    async with asyncio.timeout(PATIENCE):
        while True:
            for letter in await friend.reads_thread(table):
                if letter.offer("Seal It"):
                    friend.prefers_my_seat = 0.7
                    return letter
            await friend.answers_something(table)


async def public_letters(friend: Friend, table: Table) -> list[Letter]:
    return [one for one in await friend.reads(table.thread or "") if not one.is_private]


async def the_faster_process_is_not_undone(
    house: House, table: Table, ana: Friend, ben: Friend
) -> None:
    """Her answer is told slowly by one process, and meanwhile his is to be told by the other."""
    draft = await drafts(ben, table)
    await until(lambda: is_at_rest(house))
    fault = {"fault": "delay", "on": "edit", "channel": table.thread, "seconds": SLOW}
    await house.script.post("/faults", **fault)
    async with asyncio.timeout(PATIENCE):
        while (await house.script.get("/faults"))["faults"]:
            await ana.answers_something(table)
    assert "everyone splits" in (await public_letters(ana, table))[-1].text
    await ben.presses_label(draft, "Seal It")
    await asyncio.sleep(SLOW + 0.5)
    await until(lambda: is_at_rest(house))
    assert "everyone chooses a pile" in (await public_letters(ana, table))[-1].text


async def test_a_game_that_two_processes_play_loses_nothing_and_shows_nothing_twice(
    tmp_path, postgres
):
    database = await postgres.new_database()
    async with a_house(
        tmp_path, program=SKETCHING, database=database, is_shared=True, unhurried=True
    ) as house:
        await house.script.ask("PUT", "/strictness", refuse_layout_uploads_by_edit=False)
        ana, ben = await Friend.comes(house, "Ana", 1), await Friend.comes(house, "Ben", 1)
        table = await ana.opens_a_table(1, ben)
        await the_faster_process_is_not_undone(house, table, ana, ben)
        await asyncio.gather(ana.plays(table), ben.plays(table))
        await until(lambda: is_at_rest(house))

        for friend in (ana, ben):
            assert await faults_of(house, table, friend) == []
            assert [one.text for one in await friend.reads_direct() if one.offers()] == []
        assert await record_is_right(ana, table)
        thread = await public_letters(ana, table)
        rounds = [found[1] for one in thread if (found := re.search(r"Round (\d) of 6", one.text))]
        # Whoever answers before a board of theirs is drawn has the next one only.
        assert rounds[0] == "1"
        assert rounds == sorted(set(rounds))
        said = [one.text for one in thread]
        assert len(set(said)) == len(said), "something is shown twice"
        assert [number for number, one in enumerate(said) if DEAL in one] == [0]
        assert len([one for one in said if SEATING in one]) == 1
        scored = [one for one in said[2:-1] if not re.search(r"Round \d of 6", one)]
        assert len(scored) == 2, "each scored round but the last is told once"
        parts = len(rounds) + len(scored)
        assert len(said) == 3 + parts, "the deal, the seating, boards, scored rounds and the end"
        assert house.complaints == []
