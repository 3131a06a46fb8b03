"""Stand-ins: the others let an AI play for somebody they wait for, until that person is back."""

import asyncio
from dataclasses import dataclass, replace
from typing import Any

from bot.refusals import Refused
from bot.store import TableId, UserId
from bot.table import Table
from bot.tables import Tables
from engine.core import AnyGame, Decision, Seat, begin, decision_of
from engine.dice import seeded
from engine.record import Record


def voters(table: Table, seat: Seat) -> frozenset[UserId]:
    """The other people who are there: whoever is away cannot be asked."""
    return frozenset(
        player.user
        for other, player in enumerate(table.players)
        if other != seat and player.user is not None and not player.is_played_by_ai
    )


def needed(table: Table, seat: Seat) -> int:
    """More than half of them."""
    return len(voters(table, seat)) // 2 + 1


def agreed(table: Table, seat: Seat) -> frozenset[UserId]:
    return voters(table, seat) & frozenset(table.votes.get(seat, ()))


def candidates(table: Table, user: UserId) -> tuple[Seat, ...]:
    """The other people whom everybody waits for."""
    return tuple(
        decision.seat
        for decision in table.decisions()
        if not decision.answered
        and not table.players[decision.seat].is_played_by_ai
        and table.players[decision.seat].user != user
    )


async def agree(tables: Tables, table_id: TableId, user: UserId, seat: Seat) -> Table:
    """Propose or second a stand-in; the last voice that is needed seats it."""
    table = await tables.get(table_id)
    async with table.lock:
        await table.read()
        _require_candidate(table, user, seat)
        if user in table.votes.get(seat, ()):
            raise Refused("refused-agreed", name=table.names[seat])
        if len(agreed(table, seat) | {user}) < needed(table, seat):
            await tables.store.vote(table.id, seat, user)
        else:
            player = replace(table.players[seat], stand_in=table.sheet.ply)
            await tables.store.change_hands(table.id, seat, player, thinking=True)
        await table.read()
    return table


async def come_back(tables: Tables, table: Table, seat: Seat) -> int | None:
    """The person is there: any proposal ends, and so does a stand-in, whose first ply is given."""
    async with table.lock:
        await table.read()
        player = table.players[seat]
        if player.stand_in is None and seat not in table.votes:
            return None
        others = (d.seat for d in table.decisions() if not d.answered and d.seat != seat)
        thinking = any(table.players[other].is_played_by_ai for other in others)
        person = replace(player, stand_in=None)
        await tables.store.change_hands(table.id, seat, person, thinking=thinking)
        await table.read()
    return player.stand_in


@dataclass(frozen=True, slots=True)
class Decided:
    """A question that was answered, the seat's view afterwards, and all that happened."""

    view: Any
    decision: Decision
    events: tuple[Any, ...]


async def decided_since(table: Table, seat: Seat, ply: int) -> list[Decided]:
    """The seat's questions that were answered after this ply."""
    record = await table.record()
    return await asyncio.to_thread(_replay, table.game, record, seat, ply)


def _replay(game: AnyGame, record: Record, seat: Seat, since: int) -> list[Decided]:
    state = begin(game, record.seats, seeded(record.seed or ""), record.options).state
    decided: list[Decided] = []
    goes_on: str | None = None
    for number, ply in enumerate(record.moves, start=1):
        decision = decision_of(game, state, ply.seat)
        step = game.apply(state, ply.seat, ply.move)
        state = step.state
        if ply.seat != seat or number <= since or decision is None:
            continue
        if decided and decision.ticket == goes_on:
            decided.pop()
        answered = replace(decision, answered=True)
        decided.append(Decided(game.view(state, seat), answered, step.events))
        following = decision_of(game, state, seat)
        same = following is not None and following.kind == decision.kind
        goes_on = following.ticket if following is not None and same else None
    return decided


def _require_candidate(table: Table, user: UserId, seat: Seat) -> None:
    if not table.is_playing:
        raise Refused("refused-not-playing")
    own = table.seat_of(user)
    if own is None:
        raise Refused("refused-stranger")
    if seat >= len(table.players):
        raise Refused("refused-old-question")
    name = table.names[seat]
    if seat == own:
        raise Refused("refused-own-stand-in")
    if table.players[seat].is_played_by_ai:
        raise Refused("refused-ai-stand-in", name=name)
    if seat not in candidates(table, user):
        raise Refused("refused-not-waited-for", name=name)
