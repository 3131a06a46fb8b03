"""Thinking is shared: one person's hundred tables leave another person's opponent its pace."""

import asyncio
import heapq
import itertools

import pytest

from bot import lobby
from bot.store import Player, Store, open_database
from bot.tables import Tables
from bot.thinking.fair_turns import Asker, FairTurns
from bot.thinking.question import Question
from bot.thinking.seats import Pace, Thinking
from tests.bot.dealing import start_and_deal
from tests.bot.minds import Watching
from tests.bot.simulation import MovableClock
from tests.toy import Toy

ATTACKER, VICTIM = 1, 2
WORKERS = 2
PACE = Pace()


class VirtualTime:
    """A clock that jumps to the next moment at which somebody wakes up."""

    def __init__(self) -> None:
        self.now = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.now + seconds, next(self._numbers), woken))
        await woken

    async def run_until(self, task: asyncio.Task[float]) -> float:
        while True:
            for _ in range(20):
                await asyncio.sleep(0)
            if task.done():
                return task.result()
            self.now, _, woken = heapq.heappop(self._sleepers)
            if not woken.done():
                woken.set_result(None)


async def answer(turns: FairTurns, time: VirtualTime, asker: Asker, level: str) -> None:
    async with turns.turn(asker):
        requests = turns.requests_of(asker.person)
        await time.sleep(PACE.shared_seconds("hard" if level == "hard" else "normal", requests))


async def ten_answers(turns: FairTurns, time: VirtualTime, level: str) -> float:
    """How long ten moves in a row take, each asked a moment after the one before."""
    began = time.now
    for _ in range(10):
        await answer(turns, time, Asker(VICTIM, "hers"), level)
        await time.sleep(0.01)
    return time.now - began


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(("tables", "people"), [(12, 1), (100, 1), (100, 4)])
async def test_an_attack_at_most_trebles_what_an_opponent_takes(level, tables, people):
    async def asks_for_ever(number: int) -> None:
        while True:
            await answer(turns, time, Asker(-(number % people), f"table {number}"), "hard")

    time, turns = VirtualTime(), FairTurns(WORKERS)
    alone = await time.run_until(asyncio.create_task(ten_answers(turns, time, level)))
    attack = [
        asyncio.create_task(asks_for_ever(number)) for number in range(tables) for _ in range(6)
    ]
    # She comes when everything is busy already.
    for _ in range(20):
        await asyncio.sleep(0)
    attacked = await time.run_until(asyncio.create_task(ten_answers(turns, time, level)))
    for task in attack:
        task.cancel()
    await asyncio.gather(*attack, return_exceptions=True)
    assert attacked <= 3 * alone


async def test_with_nobody_else_there_one_person_has_every_turn():
    turns, running = FairTurns(3), []

    async def run() -> None:
        async with turns.turn(Asker(ATTACKER, "a")):
            running.append(1)
            await asyncio.Event().wait()

    tasks = [asyncio.create_task(run()) for _ in range(5)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(running) == 3
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert turns.requests_of(ATTACKER) == 0


async def test_the_tables_of_one_person_take_turns():
    turns, order = FairTurns(1), []

    async def run(table: str) -> None:
        async with turns.turn(Asker(ATTACKER, table)):
            order.append(table)
            await asyncio.sleep(0)

    await asyncio.gather(*(run(table) for table in "aaaab"))
    assert order.index("b") == 1


async def test_who_is_stopped_while_waiting_or_thinking_gives_the_turn_back():
    turns = FairTurns(1)
    for steps in range(4):

        async def run() -> None:
            async with turns.turn(Asker(ATTACKER, "a")):
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(run()) for _ in range(3)]
        for _ in range(steps):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with turns.turn(Asker(VICTIM, "b")):
            pass
    assert turns._free == 1


def test_two_full_tables_of_one_person_think_at_full_length():
    assert PACE.shared_seconds("hard", 12) == PACE.hard
    assert PACE.shared_seconds("hard", 24) == PACE.hard / 2
    assert PACE.shared_seconds("hard", 600) == PACE.hard / 4


async def test_her_opponent_is_asked_although_his_twelve_tables_were_first(tmp_path):
    store = Store(await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"))
    tables = Tables(store, {"toy": Toy()}, MovableClock(), 3600)

    go_on, are_all_waiting = asyncio.Event(), asyncio.Event()

    class Gated(Watching):
        async def choose(self, question: Question) -> int:
            await go_on.wait()
            return await super().choose(question)

    class Counted(FairTurns):
        def _admit(self) -> None:
            if self.requests_of(ATTACKER) == 36 and self.requests_of(VICTIM) == 1:
                are_all_waiting.set()
            super()._admit()

    mind = Gated()
    thinking = Thinking(tables, mind, tables.clock, Pace(pause=0.0), lambda _: None, Counted(1))
    for number in range(13):
        user = VICTIM if number == 12 else ATTACKER
        table = await tables.open(Toy(), 1, number, Player("Ana", user), "en")
        for _ in range(1 if user == VICTIM else 3):
            await lobby.add_ai(tables, table.id, user, "easy" if user == VICTIM else "hard")
        await start_and_deal(tables, table.id, user)
        thinking.wake(table.id)
    await are_all_waiting.wait()
    go_on.set()
    await thinking.settled(table.id)
    levels = [question.level for question in mind.asked]
    assert levels.index("easy") <= 1
    await thinking.close()
    await store.close()


async def test_who_asks_for_hints_pays_for_them_and_the_same_one_is_thought_of_once(tmp_path):
    store = Store(await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"))
    tables = Tables(store, {"toy": Toy()}, MovableClock(), 3600)
    go_on = asyncio.Event()

    class Gated(Watching):
        async def choose(self, question: Question) -> int:
            await go_on.wait()
            return await super().choose(question)

    turns, mind = FairTurns(1), Gated()
    thinking = Thinking(tables, mind, tables.clock, Pace(pause=0.0), lambda _: None, turns)
    opened = await tables.open(Toy(), 1, 1, Player("Vera", VICTIM), "en")
    await lobby.join(tables, opened.id, Player("Mallory", ATTACKER))
    await lobby.add_ai(tables, opened.id, VICTIM, "easy")
    await start_and_deal(tables, opened.id, VICTIM)
    table = await tables.get(opened.id)
    decision = table.decision(table.seat_of(ATTACKER) or 0)
    assert decision is not None
    hints = [asyncio.create_task(thinking.advise(table, decision, ATTACKER)) for _ in range(60)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert (turns.requests_of(ATTACKER), turns.requests_of(VICTIM)) == (1, 0)
    go_on.set()
    assert len(set(await asyncio.gather(*hints))) == 1
    await thinking.advise(table, decision, ATTACKER)
    assert len(mind.asked) == 1
    await thinking.close()
    await store.close()
