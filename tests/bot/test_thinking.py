"""The AI seats without Discord: what they are told, who thinks, and what happens when nobody can."""

import asyncio
import contextlib
import os
import signal
from dataclasses import replace

import pytest

from bot import lobby
from bot.child_processes import ChildProcesses
from bot.store import LEVELS, Level, Player, Store, open_database
from bot.table import Table
from bot.tables import Tables
from bot.thinking.mind import NoAnswer, Workers
from bot.thinking.question import (
    Question,
    guess,
    question_for,
    read_question,
    think,
    write_question,
)
from bot.thinking.seats import Pace, Thinking
from engine.codec import codec_of
from engine.dice import derived_seed, seeded
from tests.bot.dealing import start_and_deal
from tests.bot.minds import Guessing, Watching
from tests.bot.simulation import MovableClock
from tests.bot.toy_worker import BROKEN, COMMAND, MISSING, SLOW
from tests.toy import Toy, View

pytestmark = pytest.mark.slow

ANA = Player("Ana", 11)
GAMES = {"toy": Toy()}
SEED = "5" * 64


def a_question(level: Level = "normal", seconds: float = 0.0) -> Question:
    game = Toy()
    state = game.setup(2, seeded(SEED), {"high": False}).state
    decision = game.decisions(state)[0]
    moves = game.legal_moves(state, 0)
    return question_for(game, game.view(state, 0), decision, moves, level, SEED, seconds)


@contextlib.asynccontextmanager
async def workers(command=COMMAND, count=1, grace=20.0):
    made = Workers(command, count, grace)
    try:
        yield made
    finally:
        await made.close()


@pytest.fixture
async def tables(tmp_path):
    store = Store(await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"))
    yield Tables(store, GAMES, MovableClock(), 3600)
    await store.close()


async def a_table(tables: Tables, *levels: Level) -> Table:
    """A started game of Ana with AI players of these levels."""
    table = await tables.open(Toy(), 1, 2, ANA, "en")
    for level in levels:
        await lobby.add_ai(tables, table.id, 11, level)
    return await start_and_deal(tables, table.id, 11)


async def settled(thinking: Thinking) -> None:
    while thinking._tasks:
        await asyncio.gather(*thinking._tasks.values())


def a_thinking(tables: Tables, mind, shown: list | None = None, clock=None) -> Thinking:
    show = nobody if shown is None else shown.append
    return Thinking(tables, mind, clock or tables.clock, Pace(pause=0.0), show)


def nobody(_table: str) -> None:
    """Watches."""


def seed_of(table: Table) -> str:
    assert table.row.seed is not None
    return table.row.seed


def test_a_question_crosses_as_one_line_and_comes_back_the_same():
    question = a_question("hard", 2.0)
    line = write_question(question)
    assert "\n" not in line
    assert read_question(line) == question


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level):
    question = a_question(level)
    assert think(question, GAMES) == think(question, GAMES)


async def test_an_ai_is_told_only_its_own_view(tables):
    table = await a_table(tables, "hard")
    assert table.position is not None
    dealt, mind = table.position.state, Watching()
    thinking = a_thinking(tables, mind)
    thinking.wake(table.id)
    await settled(thinking)
    (question,) = mind.asked
    seat = table.names.index("Ada")
    view = codec_of(Toy()).view.load(question.view)
    assert isinstance(view, View)
    assert view == Toy().view(dealt, seat)
    assert question.decision.seat == seat
    assert question.level == "hard"
    hand = table.view(table.seat_of(11)).mine.hand
    assert not any(card in write_question(question) for card in hand)
    assert seed_of(table) not in write_question(question)


async def test_the_seed_of_a_move_follows_from_the_tables_seed_and_its_ply(tables):
    table = await a_table(tables, "easy", "easy")
    seed, mind = seed_of(table), Watching()
    thinking = a_thinking(tables, mind)
    thinking.wake(table.id)
    await settled(thinking)
    ana = table.names.index("Ana")
    await table.submit(11, f"split.1.{ana}", table.legal_moves(ana)[0])
    thinking.wake(table.id)
    await settled(thinking)
    assert [question.seed for question in mind.asked][:3] == [
        derived_seed(seed, "ai 0"),
        derived_seed(seed, "ai 0"),
        derived_seed(seed, "ai 3"),
    ]


async def test_an_ai_never_takes_back(tables):
    thinking = a_thinking(tables, Guessing())
    for _ in range(5):
        table = await a_table(tables, "normal")
        seat = table.names.index("Ana")
        while table.outcome() is None:
            thinking.wake(table.id)
            await settled(thinking)
            decision = table.decision(seat)
            if decision is not None:
                await table.submit(11, decision.ticket, table.legal_moves(seat)[0])
        moves = [move.move for move in await tables.store.moves(table.id)]
        assert not any("take_back" in move for move in moves)


async def test_the_answers_of_several_ai_players_are_shown_as_one(tables):
    table = await a_table(tables, "easy", "normal", "hard")
    shown: list[str] = []
    thinking = a_thinking(tables, Guessing(), shown)
    thinking.wake(table.id)
    await settled(thinking)
    assert table.row.ply == 3
    assert shown == [table.id]


async def test_a_bot_that_ends_leaves_its_ai_players_to_the_next_start(tables):
    """Also where somebody's last answer asks them: without workers they would play anything legal."""
    table = await a_table(tables, "hard")
    thinking = a_thinking(tables, Guessing())
    await thinking.close()
    thinking.wake(table.id)
    await settled(thinking)
    assert table.row.ply == 0


async def test_a_long_row_of_answers_is_shown_every_few_seconds(tables):
    table = await a_table(tables, "easy", "normal", "hard")
    shown: list[str] = []

    class Slow(Guessing):
        async def choose(self, question: Question) -> int:
            tables.clock.seconds += 3
            return guess(question)

    thinking = a_thinking(tables, Slow(), shown)
    thinking.wake(table.id)
    await settled(thinking)
    assert shown == [table.id, table.id]


async def test_an_ai_lets_a_moment_pass_before_it_answers(tables):
    table = await a_table(tables, "easy", "easy")
    slept: list[float] = []

    class Clock(MovableClock):
        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)
            self.seconds += seconds

    thinking = Thinking(tables, Guessing(), Clock(), Pace(pause=1.0), nobody)
    thinking.wake(table.id)
    await settled(thinking)
    assert slept == [1.0]


async def test_a_misfortune_is_tried_again_later(tables, caplog):
    table = await a_table(tables, "easy")

    class Stumbling(Guessing):
        stumbled = False

        async def choose(self, question: Question) -> int:
            if not self.stumbled:
                self.stumbled = True
                raise RuntimeError("out of luck")
            return guess(question)

    class Clock(MovableClock):
        async def sleep(self, seconds: float) -> None:
            self.seconds += seconds

    thinking = a_thinking(tables, Stumbling(), clock=Clock())
    thinking.wake(table.id)
    await settled(thinking)
    assert "nobody could think" in caplog.text
    assert table.row.ply == 1


async def test_trouble_that_lasts_is_told_once_and_tried_less_and_less_often(tables, caplog):
    table = await a_table(tables, "easy")

    class Stumbling(Guessing):
        times = 0

        async def choose(self, question: Question) -> int:
            self.times += 1
            if self.times <= 6:
                raise RuntimeError("out of luck")
            return guess(question)

    slept: list[float] = []

    class Clock(MovableClock):
        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)

    thinking = a_thinking(tables, Stumbling(), clock=Clock())
    thinking.wake(table.id)
    await settled(thinking)
    assert table.row.ply == 1
    assert caplog.text.count("nobody could think") == 1
    assert slept[0] <= 30 < slept[1] <= 60 < slept[-1] <= 120


async def test_levels_have_their_own_time(tables):
    table = await a_table(tables, "easy", "normal", "hard")
    mind = Watching()
    thinking = Thinking(tables, mind, tables.clock, Pace(0.25, 7.0, 0.0), nobody)
    thinking.wake(table.id)
    await settled(thinking)
    assert {q.level: q.seconds for q in mind.asked} == {"easy": 0.25, "normal": 0.25, "hard": 7.0}


async def test_no_worker_is_started_before_it_is_needed():
    async with workers() as mind:
        assert mind.processes == ()
        await mind.choose(a_question())
        assert len(mind.processes) == 1


async def test_a_worker_gives_the_same_answer_as_one_would_oneself():
    async with workers() as mind:
        question = a_question()
        assert await mind.choose(question) == think(question, GAMES)


async def test_one_worker_answers_many_questions_and_the_oldest_first():
    done: list[int] = []

    async def ask(mind: Workers, number: int) -> None:
        await mind.choose(a_question())
        done.append(number)

    async with workers() as mind:
        await asyncio.gather(*(ask(mind, number) for number in range(6)))
        assert len(mind.processes) == 1
    assert done == [0, 1, 2, 3, 4, 5]


async def test_a_worker_that_was_killed_is_replaced():
    async with workers() as mind:
        question = a_question("hard")
        await mind.choose(question)
        (killed,) = mind.processes
        os.kill(killed, signal.SIGKILL)
        plain = replace(question, level="normal", seconds=0.0)
        assert await mind.choose(question) == think(plain, GAMES)
        assert killed not in mind.processes
        assert len(mind.processes) == 1


async def test_a_worker_that_overruns_is_ended_and_any_legal_move_is_played():
    async with workers(SLOW, grace=0.1) as mind:
        question = a_question("hard", 0.1)
        assert await mind.choose(question) == guess(question)
        assert mind.processes == ()


@pytest.mark.parametrize("command", [BROKEN, MISSING])
async def test_where_no_worker_starts_the_game_goes_on(command):
    async with workers(command) as mind:
        question = a_question()
        assert await mind.choose(question) == guess(question)


async def test_an_overrun_falls_back_to_normal_without_a_search(monkeypatch):
    asked: list[tuple[str, float]] = []
    question = a_question("hard", 2.0)

    async def ask(_workers: Workers, attempt: Question) -> int:
        asked.append((attempt.level, attempt.seconds))
        if attempt.level == "hard":
            raise NoAnswer("the worker took too long.")
        return 1

    monkeypatch.setattr(Workers, "_ask", ask)
    async with workers() as mind:
        assert await mind.choose(question) == 1
    assert asked == [("hard", 2.0), ("normal", 0.0)]


async def test_an_answer_that_nobody_waits_for_is_not_taken_for_another():
    async with workers(SLOW, grace=60.0) as mind:
        asking = asyncio.create_task(mind.choose(a_question()))
        while not mind.processes:  # noqa: ASYNC110 -- a process has no event for its birth.
            await asyncio.sleep(0.01)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert mind.processes == ()


async def test_closing_leaves_no_process_behind():
    mind = Workers(COMMAND)
    await mind.choose(a_question())
    (process,) = mind.processes
    await mind.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_a_process_that_comes_up_while_all_are_ended_is_ended_as_well():
    processes = ChildProcesses(COMMAND, 1)
    starting = asyncio.create_task(processes.start())
    await asyncio.sleep(0)
    await processes.close()
    with pytest.raises(BrokenPipeError):
        await starting
    assert processes.numbers == ()
