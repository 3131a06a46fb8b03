"""Answers for the AI seats in the background, one task a table, so that nobody waits for them."""

import asyncio
import contextlib
import logging
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.clock import Clock
from bot.logs import name_of
from bot.refusals import Refused
from bot.store import Level, TableId
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.tables import Tables
from bot.thinking.fair_turns import Asker, FairTurns
from bot.thinking.mind import Mind
from bot.thinking.question import Question, question_for
from bot.watching.metrics import Metrics
from engine.codec import codec_of
from engine.core import Decision
from engine.dice import derived_seed

_log = logging.getLogger(__name__)

_LONGEST_SILENCE = 4.0
"""Seconds after which a long series of AI moves is shown as far as it has come."""
_FIRST_PAUSE, _LONGEST_PAUSE = 30.0, 120.0
"""Seconds until a table is tried again where something went wrong: longer each time."""
_JITTER = random.SystemRandom()
_FULL_LENGTH, _SHORTEST = 12, 0.25
"""A person with more questions than this at once gets less time for each, down to a quarter: two
full tables never notice, and what others must wait for is short."""


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
    _wanted: set[TableId] = field(default_factory=set)
    _tasks: dict[TableId, asyncio.Task[None]] = field(default_factory=dict)
    _failures: Counter[TableId] = field(default_factory=Counter)
    """In a row, of each table that failed the last time."""

    def wake(self, table: TableId) -> None:
        """An AI may be asked something at this table."""
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
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.mind.close()

    async def _work(self, table: TableId) -> None:
        try:
            while table in self._wanted:
                self._wanted.discard(table)
                await self._try(table)
        finally:
            del self._tasks[table]

    async def _try(self, table: TableId) -> None:
        try:
            # Where another process has answered meanwhile, nothing is left to do.
            async with self.tables.store.locks.exclusive(f"think {table}"):
                await self._answer_all(table)
        except* (BrokenTable, Refused) as errors:
            names = ", ".join(name_of(error) for error in errors.exceptions)
            _log.error("table %s cannot go on: %s", table, names)
        except* Exception:  # noqa: BLE001 -- one table's misfortune must not stop the others.
            failures = self._failures[table]
            self._failures[table] += 1
            if not failures:
                # Once, not for as long as it lasts.
                _log.exception("nobody could think for table %s; it is tried again", table)
            # What failed may be stored all the same.
            self.show(table)
            pause = min(_FIRST_PAUSE * 2**failures, _LONGEST_PAUSE)
            await self.clock.sleep(pause * _JITTER.uniform(0.75, 1.0))
            self._wanted.add(table)
        else:
            del self._failures[table]

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

    async def advise(self, table: Table, decision: Decision) -> Any:
        """What the best AI would answer in a person's place, from what that person knows."""
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
        async with self.turns.turn(Asker(table.row.opener, table.id)):
            number = await self.mind.choose(question)
        return codec_of(game).move.load(question.moves[number])

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
