"""Answers for the AI seats in the background, one task a table, so that nobody waits for them."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.clock import Clock
from bot.logs import name_of
from bot.made_once import MadeOnce
from bot.refusals import Refused
from bot.store import Level, TableId, UserId
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.tables import Tables
from bot.thinking.fair_turns import Asker, FairTurns
from bot.thinking.mind import Mind
from bot.thinking.question import Question, question_for
from bot.trying_again import Failing, until_it_succeeds
from bot.watching.metrics import Metrics
from engine.codec import codec_of
from engine.core import Decision
from engine.dice import derived_seed

_log = logging.getLogger(__name__)

_LONGEST_SILENCE = 4.0
"""Seconds after which a long series of AI moves is shown as far as it has come."""
_RETRIES = (30.0, 60.0, 120.0)
"""Seconds until a table is tried again where something went wrong, at most."""
_FULL_LENGTH, _SHORTEST = 12, 0.25
"""A person with more questions than this at once gets less time for each, down to a quarter: two
full tables never notice, and what others must wait for is short."""
_HINTS_KEPT = 500


@dataclass(frozen=True, slots=True)
class Pace:
    """How long AI players think, in seconds."""

    normal: float = 0.5
    hard: float = 2.0
    pause: float = 1.0
    """An answer at once would look as if nobody had read the question."""

    def seconds(self, level: Level) -> float:
        return self.hard if level == "hard" else self.normal

    def shared_seconds(self, level: Level, requests: int) -> float:
        """For one of so many questions that one person's tables ask at the same time."""
        return self.seconds(level) * max(_SHORTEST, min(1.0, _FULL_LENGTH / max(1, requests)))


@dataclass(slots=True)
class Thinking:
    tables: Tables
    mind: Mind
    clock: Clock
    pace: Pace
    show: Callable[[TableId], None]
    """Called when AI players have answered, once for as many moves as possible."""
    turns: FairTurns = field(default_factory=lambda: FairTurns(2))
    """As many as there are workers."""
    metrics: Metrics = field(default_factory=Metrics)
    _hints: MadeOnce[int] = field(default_factory=lambda: MadeOnce(_HINTS_KEPT))
    """By table, seat and ply: the same question has the same answer, however often it is asked."""
    _wanted: set[TableId] = field(default_factory=set)
    _tasks: dict[TableId, asyncio.Task[None]] = field(default_factory=dict)
    _broken: Failing = field(default_factory=Failing)
    """Tables for which nobody can think before somebody mends them."""
    _is_closed: bool = False

    def wake(self, table: TableId) -> None:
        """An AI may be asked something at this table."""
        if self._is_closed:
            # Without workers it would play whatever is legal.
            return
        self._wanted.add(table)
        if table not in self._tasks:
            task = asyncio.create_task(self._work(table), name=f"think-{table}")
            self._tasks[table] = task

    def is_busy(self, table: TableId) -> bool:
        """It is being thought about, or will be tried again later."""
        return table in self._tasks

    async def settled(self, table: TableId) -> None:
        """Returns when nobody thinks about this table."""
        while (task := self._tasks.get(table)) is not None:
            await asyncio.wait((task,))

    async def close(self) -> None:
        """What was not answered yet is taken up again after the next start."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.mind.close()

    async def _work(self, table: TableId) -> None:
        try:
            while table in self._wanted:
                self._wanted.discard(table)
                trouble = f"nobody could think for table {table}"
                await until_it_succeeds(self.clock, partial(self._try, table), trouble, _RETRIES)
        finally:
            del self._tasks[table]

    async def _try(self, table: TableId) -> None:
        try:
            # Where another process has answered meanwhile, nothing is left to do.
            async with self.tables.store.locks.exclusive(f"think {table}"):
                await self._answer_all(table)
            self._broken.succeeded(table)
        except* (BrokenTable, Refused) as errors:
            if self._broken.failed(table, errors, self.clock.now()):
                names = ", ".join(name_of(error) for error in errors.exceptions)
                _log.error("table %s cannot go on: %s", table, names)
        except* Exception:
            # What failed may be stored all the same.
            self.show(table)
            raise

    async def _answer_all(self, table_id: TableId) -> None:
        """Plays until no AI is awaited, so that many moves can be shown together."""
        table = await self.tables.get(table_id)
        due = self.clock.now() + self.pace.pause
        shown = self.clock.now()
        while decisions := table.awaited_ai_players:
            # Whoever is asked at the same time thinks at the same time.
            async with asyncio.TaskGroup() as group:
                for decision in decisions:
                    group.create_task(self._answer(table, decision, due))
            if self.clock.now() - shown > _LONGEST_SILENCE:
                shown = self.clock.now()
                self.show(table_id)
        self.show(table_id)

    async def _answer(self, table: Table, decision: Decision, due: float) -> None:
        asker = Asker(table.row.opener, table.id)
        async with self.turns.turn(asker):
            question = self._question(table, decision, self.turns.requests_of(asker.person))
            with self.metrics.timing(self.metrics.thinking):
                number = await self.mind.choose(question)
        if (rest := due - self.clock.now()) > 0:
            await self.clock.sleep(rest)
        # Where it is refused, somebody else answered for this seat, or its person came back.
        with contextlib.suppress(Refused):
            await table.submit_for_ai(decision.seat, decision.ticket, question.moves[number])

    async def advise(self, table: Table, decision: Decision, person: UserId) -> Any:
        """What the best AI would answer in this person's place, from what that person knows."""
        game, seat = table.game, decision.seat
        question = question_for(
            game,
            table.view(seat),
            decision,
            table.legal_moves(seat),
            "hard",
            derived_seed(table.row.seed or "", f"hint {table.row.ply}"),
            self.pace.normal,
        )
        asked = partial(self._hint, question, Asker(person, table.id))
        number = await self._hints.get((table.id, seat, table.row.ply), asked)
        return codec_of(game).move.load(question.moves[number])

    async def _hint(self, question: Question, asker: Asker) -> int:
        async with self.turns.turn(asker):
            return await self.mind.choose(question)

    def _question(self, table: Table, decision: Decision, requests: int) -> Question:
        level = table.players[decision.seat].level
        return question_for(
            table.game,
            table.view(decision.seat),
            decision,
            table.legal_moves(decision.seat),
            level,
            # The same record gives the same seed, and the seed itself stays here.
            derived_seed(table.row.seed or "", f"ai {table.row.ply}"),
            self.pace.shared_seconds(level, requests),
        )
