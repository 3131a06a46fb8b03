"""One table: its players, where its game stands, and the one door through which it moves on."""

import copy
from collections.abc import Hashable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from bot.answering import Answering
from bot.awaited import awaits_ai, people_asked
from bot.clock import Clock
from bot.pace import TablePace, pace_named
from bot.refusals import Refused
from bot.results.making import made_by_others, result_of_game
from bot.store import (
    NOTHING_CHOSEN,
    Choices,
    Lock,
    OutboxEntry,
    Overtaken,
    Phase,
    Player,
    Result,
    Snapshot,
    Store,
    StoredMove,
    TableRow,
    UserId,
)
from bot.stored_game import BrokenTable, Position, follow, load_position, record_of, seal_of
from bot.table_options import options_today
from engine.codec import codec_of, dump_events
from engine.core import (
    AnyGame,
    Decision,
    IllegalMove,
    Outcome,
    Seat,
    StaleTicket,
    decision_of,
    play,
)
from engine.record import Record

_UNDEALT: Mapping[Phase, str] = {
    "lobby": "refused-not-started",
    "playing": "refused-not-dealt",
    "over": "refused-cleared",
    "closed": "refused-closed",
}
"""What is said where a table has no position: before the deal, and where nothing is left of it."""
_ATTEMPTS = 5
"""How often another writer may be faster before we give up: far more than ever happens."""


class Table:
    """Ask it freely; change it only through its methods, each of which stores before it returns."""

    def __init__(
        self, game: AnyGame, store: Store, clock: Clock, row: TableRow, stand_in_seconds: float
    ) -> None:
        self.game = game
        self.row = row
        self._stand_in_seconds = stand_in_seconds
        self.players: tuple[Player, ...] = ()
        self.votes: Mapping[Seat, tuple[UserId, ...]] = {}
        """Who would let an AI play for which seat."""
        self.choices: Mapping[UserId, Choices] = {}
        """What those who sit here chose for themselves."""
        self.derived: dict[Hashable, Any] = {}
        """What others have worked out from the position; forgotten when it changes."""
        self._position: Position | None = None
        self.lock = Lock(store.locks, f"change {row.id}")
        self.answering = Answering(store, row.id)
        self._store = store
        self._clock = clock

    @property
    def position(self) -> Position | None:
        """None before the deal."""
        return self._position

    @position.setter
    def position(self, position: Position | None) -> None:
        self._position, self.derived = position, {}

    def as_of_now(self) -> "Table":
        """The same table, to be looked at while the game goes on."""
        return copy.copy(self)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def seal(self) -> str:
        return seal_of(self.row)

    @property
    def people(self) -> tuple[UserId, ...]:
        return tuple(player.user for player in self.players if player.user is not None)

    def seat_of(self, user: UserId) -> Seat | None:
        seats = (seat for seat, player in enumerate(self.players) if player.user == user)
        return next(seats, None)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self._state(), seat)

    def decision(self, seat: Seat) -> Decision | None:
        return None if not self.is_playing else decision_of(self.game, self._state(), seat)

    def decisions(self) -> tuple[Decision, ...]:
        return self.game.decisions(self._state()) if self.is_playing else ()

    def legal_moves(self, seat: Seat) -> tuple[Any, ...]:
        return self.game.legal_moves(self._state(), seat)

    def outcome(self) -> Outcome | None:
        return None if self.position is None else self.game.outcome(self.position.state)

    @property
    def is_playing(self) -> bool:
        return self.row.phase == "playing" and self.position is not None

    def require_dealt(self) -> Position:
        """Where the game stands. Refused where nothing is dealt yet, or nothing is left of it."""
        if self.position is None:
            raise Refused(_UNDEALT[self.row.phase])
        return self.position

    def require_playing(self) -> Position:
        """The same for what can be done only while the game is on."""
        position = self.require_dealt()
        if self.row.phase != "playing":
            raise Refused("refused-not-playing")
        return position

    @property
    def allows_hints(self) -> bool:
        """As the table chose; else where there is no other person to be beaten with them."""
        if self.row.hints is not None:
            return self.row.hints
        return sum(player.user is not None for player in self.players) == 1

    @property
    def is_in_use(self) -> bool:
        """Whoever asks for the table must get this very one, not another that knows nothing of it."""
        return self.lock.locked() or not self.answering.is_idle

    @property
    def rules(self) -> int:
        """The version of the rules by which the game began."""
        return self.game.version if self.position is None else self.position.rules

    @property
    def is_replayable(self) -> bool:
        """False where the rules have changed since: its moves may now lead elsewhere."""
        return self.rules == self.game.version

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that the table waits for."""
        return frozenset(d.seat for d in self.decisions() if d.awaited)

    @property
    def pace(self) -> TablePace:
        return pace_named(self.row.pace)

    @property
    def stand_in_seconds(self) -> float:
        """How long the table must wait for somebody before an AI may play for them."""
        after = self.pace.stand_in_after
        return self._stand_in_seconds if after is None else after

    @property
    def is_paused(self) -> bool:
        return self.row.paused_at is not None

    def choices_of(self, seat: Seat) -> Choices:
        return self.choices.get(self.players[seat].user or 0, NOTHING_CHOSEN)

    @property
    def now(self) -> float:
        return self._clock.now()

    @property
    def still_for(self) -> float:
        """Seconds since a person last moved or was asked something, or was back after being away."""
        return self._clock.now() - self.row.touched_at

    @property
    def awaited_ai_players(self) -> tuple[Decision, ...]:
        """The questions to AI players that others wait for."""
        waiting = (decision for decision in self.decisions() if decision.awaited)
        return tuple(d for d in waiting if self.players[d.seat].is_played_by_ai)

    async def catch_up(self) -> None:
        """Read what is newer than what we hold: another process may have written it."""
        async with self.lock.local:
            await self.read()

    async def read(self) -> None:
        """The same for whoever holds the lock."""
        stored = await self._store.table(self.row.id)
        if stored is None:
            raise BrokenTable(f"table {self.row.id} is gone from the database.")
        options = options_today(self.game, stored.row)
        self.row = replace(stored.row, options=options)
        self.players, self.votes = stored.players, stored.votes
        self.choices = stored.choices
        if self.row.seed is None:
            return
        seats = len(self.players)
        if self.position is None:
            self.position = await load_position(self._store, self.game, self.row, seats)
        if self.position.ply < self.row.ply:
            self.position = await follow(self._store, self.game, self.row, seats, self.position)

    async def submit(self, user: UserId, ticket: str, move: Any) -> tuple[Any, ...]:
        """Answer a question. Refused, and nothing changed, where it is no longer open.

        What happened, all of it: nobody hears of it but through the game's `redact`. Whoever asks
        has just read the table; if it has moved on since, the store refuses the ply.
        """
        async with self.lock:
            if self.position is None:
                await self.read()
            seat = self.seat_of(user)
            if seat is None:
                raise Refused("refused-stranger")
            return await self._play(seat, ticket, move, by_ai=False)

    async def submit_for_ai(self, seat: Seat, ticket: str, move: str) -> None:
        """The move as JSON, as it was shown to the AI."""
        async with self.lock:
            await self.read()
            decision = self.decision(seat)
            if not self.players[seat].is_played_by_ai or decision is None or not decision.awaited:
                raise Refused("refused-old-question")
            await self._play(seat, ticket, codec_of(self.game).move.load(move), by_ai=True)

    async def record(self) -> Record:
        """The whole game so far, seed and all: not to be shown before it has ended."""
        return await record_of(
            self._store, self.game, self.row, len(self.players), self.rules, self.outcome()
        )

    def _state(self) -> Any:
        return self.require_dealt().state

    async def moves(self) -> tuple[StoredMove, ...]:
        """All of them so far, with who made them and when: for the bot, never to be shown."""
        return await self._store.moves(self.id)

    async def _play(self, seat: Seat, ticket: str, move: Any, *, by_ai: bool) -> tuple[Any, ...]:
        for _ in range(_ATTEMPTS):
            try:
                return await self._play_once(seat, ticket, move, by_ai=by_ai)
            except Overtaken:
                await self.read()
        raise Refused("refused-busy")

    async def _play_once(
        self, seat: Seat, ticket: str, move: Any, *, by_ai: bool
    ) -> tuple[Any, ...]:
        position = self.require_playing()
        codec = codec_of(self.game)
        decision = self.decision(seat)
        text = codec.move.dump(move)
        if decision is not None and not decision.awaited and decision.ticket == ticket:
            last = await self._store.last_move(self.id, seat)
            if last is not None and (last.ticket, last.move) == (ticket, text):
                raise Refused("refused-already")
        try:
            step = play(self.game, position.state, seat, move, ticket)
        except StaleTicket as error:
            raise Refused("refused-old-question") from error
        except IllegalMove as error:
            raise Refused("refused-illegal") from error
        ply = position.ply + 1
        now = self._clock.now()
        after = Position(ply, step.state, self.rules)
        outcome = self.game.outcome(step.state)
        following = decision_of(self.game, step.state, seat)
        row = replace(
            self.row,
            ply=ply,
            phase="playing" if outcome is None else "over",
            touched_at=now if self._is_news(seat, step.state) else self.row.touched_at,
            thinking=awaits_ai(self.game, step.state, self.players),
        )
        stored = StoredMove(ply, seat, ticket, text, now, by_ai)
        await self._store.add_move(
            row,
            stored,
            Snapshot(ply, self.rules, codec.state.dump(step.state)),
            OutboxEntry(
                ply,
                dump_events(self.game, step.events),
                seat,
                ticket,
                None if following is None else following.ticket,
            ),
            None if outcome is None else await self._result(outcome, stored),
        )
        self.row, self.position = row, after
        return step.events

    async def _result(self, outcome: Outcome, last: StoredMove) -> Result:
        """What stays of the game; written with its last move."""
        moves = (*await self.moves(), last)
        others = partial(made_by_others, self.players)
        return result_of_game(self.game, self.row, self.players, outcome, moves, others)

    def _is_news(self, seat: Seat, state: Any) -> bool:
        """Whether a person moved or is asked: an AI that answers keeps nobody from waiting on."""
        asked = people_asked(self.game, state, self.players)
        before = people_asked(self.game, self._state(), self.players)
        return not self.players[seat].is_played_by_ai or not asked <= before
