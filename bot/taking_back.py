"""Taking back by consent: a game goes on from before somebody's last turn, if nobody objects."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.awaited import awaits_ai
from bot.refusals import Refused
from bot.store import (
    OutboxEntry,
    Overtaken,
    Player,
    Snapshot,
    StoredMove,
    TableId,
    TakeBackRule,
    UserId,
)
from bot.store.take_backs import forget_take_back, take_back_votes, vote_for_take_back
from bot.table import Table
from bot.tables import Tables
from bot.threads import in_thread
from engine.codec import REWIND, codec_of
from engine.core import AnyGame, Seat
from engine.record import Ply, Record, Rewind, positions, standing

TICKET = "rewind"
"""The kind of the ticket under which a rewind is stored: `rewind.PLY.SEAT`."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A turn that somebody would take back, and who agrees."""

    table: Table
    ply: int
    """After which it was asked: once somebody moves, it is too late."""
    seat: Seat
    agreed: frozenset[UserId]
    missing: frozenset[UserId]

    @property
    def is_done(self) -> bool:
        """The table went back."""
        return not self.missing


def turn_to_take_back(
    moves: Sequence[Ply], players: Sequence[Player], seat: Seat, rule: TakeBackRule
) -> int:
    """The first ply of the seat's last turn. Refused where the table does not allow that."""
    if rule == "never":
        raise Refused("refused-take-back-never")
    line = [(ply, moves[ply - 1].seat) for ply in standing(moves)]
    while line and line[-1][1] != seat:
        _, other = line.pop()
        # An AI that answered at once shall not make every slip final.
        if rule == "own" and not players[other].is_played_by_ai:
            raise Refused("refused-take-back-late", name=players[other].name)
    if not line:
        raise Refused("refused-take-back-nothing")
    first = line[-1][0]
    while line and line[-1][1] == seat:
        first = line.pop()[0]
    return first


def rewound_to(entry: OutboxEntry) -> int | None:
    """The first ply that this rewind has undone; None where it is no rewind."""
    kind, _, rest = (entry.ticket or "").partition(".")
    return int(rest.partition(".")[0]) if kind == TICKET else None


def voters(table: Table, seat: Seat) -> frozenset[UserId]:
    """The other people who are there; an AI agrees at once, also for somebody who is away."""
    return frozenset(
        player.user
        for other, player in enumerate(table.players)
        if other != seat and player.user is not None and not player.is_played_by_ai
    )


async def ask(tables: Tables, table_id: TableId, user: UserId) -> Asked:
    """Ask the others; where there are none, it is done at once."""
    table = await tables.get(table_id)
    async with table.lock:
        await table.read()
        seat = _seat(table, user)
        record = await table.record()
        to = turn_to_take_back(record.moves, table.players, seat, table.row.take_back)
        ply = table.row.ply
        if user in await take_back_votes(tables.store, table_id, ply, seat):
            raise Refused("refused-take-back-asked")
        missing = voters(table, seat)
        if missing:
            await vote_for_take_back(tables.store, table_id, ply, seat, user)
        else:
            await _go_back(tables, table, record, seat, to)
    return Asked(table, ply, seat, frozenset({user}), missing)


async def agree(tables: Tables, table_id: TableId, user: UserId, ply: int, seat: Seat) -> Asked:
    """The last voice that is needed takes the turn back."""
    table = await tables.get(table_id)
    async with table.lock:
        agreed = await _require_open(tables, table, user, ply, seat)
        if user == table.players[seat].user:
            raise Refused("refused-take-back-own")
        if user in agreed:
            raise Refused("refused-take-back-agreed")
        agreed |= {user}
        missing = voters(table, seat) - agreed
        if missing:
            await vote_for_take_back(tables.store, table_id, ply, seat, user)
        else:
            record = await table.record()
            to = turn_to_take_back(record.moves, table.players, seat, table.row.take_back)
            await _go_back(tables, table, record, seat, to)
    return Asked(table, ply, seat, agreed, missing)


async def refuse(tables: Tables, table_id: TableId, user: UserId, ply: int, seat: Seat) -> Table:
    """One refusal ends it; whoever asked may think better of it too."""
    table = await tables.get(table_id)
    async with table.lock:
        await _require_open(tables, table, user, ply, seat)
        await forget_take_back(tables.store, table_id, seat)
    return table


def _seat(table: Table, user: UserId) -> Seat:
    table.require_playing()
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("refused-stranger")
    if not table.is_replayable:
        raise Refused("refused-take-back-older")
    return seat


async def _require_open(
    tables: Tables, table: Table, user: UserId, ply: int, seat: Seat
) -> frozenset[UserId]:
    """Who agrees so far. Refused where the game has moved on, or it was refused before."""
    await table.read()
    _seat(table, user)
    agreed = await take_back_votes(tables.store, table.id, ply, seat)
    moved = await tables.store.moves(table.id, after=ply)
    # An AI does not wait until everybody has agreed.
    if not agreed or not all(move.by_ai for move in moved):
        raise Refused("refused-take-back-over")
    return agreed


async def _go_back(tables: Tables, table: Table, record: Record, seat: Seat, to: int) -> None:
    """Stored like a move, so that the record holds it and every process hears of it."""
    rewind = Ply(seat, Rewind(to))
    whole = replace(record, moves=(*record.moves, rewind), outcome=None)
    state = await in_thread(_last_state, table.game, whole)
    ply, now, ticket = table.row.ply + 1, tables.clock.now(), f"{TICKET}.{to}.{seat}"
    row = replace(
        table.row,
        ply=ply,
        touched_at=now,
        thinking=awaits_ai(table.game, state, table.players),
    )
    try:
        await tables.store.add_move(
            row,
            StoredMove(ply, seat, ticket, REWIND.dump(rewind.move), now),
            Snapshot(ply, table.rules, codec_of(table.game).state.dump(state)),
            OutboxEntry(ply, "[]", seat, ticket),
        )
    except Overtaken as error:
        raise Refused("refused-take-back-over") from error
    await forget_take_back(tables.store, table.id, seat)
    await table.read()


def _last_state(game: AnyGame, record: Record) -> Any:
    *_, last = positions(record, game)
    return last.state
