"""Stand-ins: the others let an AI play for somebody they wait for, until that person is back."""

import math
from dataclasses import dataclass, replace
from typing import Any

from bot.refusals import Refused
from bot.store import TableId, UserId
from bot.table import Table
from bot.tables import Tables
from bot.threads import in_thread
from engine.ai.reasons import reasons, reasons_of_turn
from engine.ai.why import Why
from engine.core import AnyGame, Decision, Seat, decision_of
from engine.record import Record, positions, standing


def voters(table: Table, seat: Seat) -> frozenset[UserId]:
    """The other people who are there: whoever is away, or is waited for too, cannot be asked."""
    awaited = table.awaited
    return frozenset(
        player.user
        for other, player in enumerate(table.players)
        if other not in {seat, *awaited} and player.user and not player.is_played_by_ai
    )


def needed(table: Table, seat: Seat) -> int:
    """More than half of them; one where they let twice the time pass: they may be away as well."""
    if table.still_for >= 2 * table.stand_in_seconds:
        return 1
    return len(voters(table, seat)) // 2 + 1


def agreed(table: Table, seat: Seat) -> frozenset[UserId]:
    return voters(table, seat) & frozenset(table.votes.get(seat, ()))


def candidates(table: Table, user: UserId) -> tuple[Seat, ...]:
    """The other people whom everybody waits for."""
    return tuple(
        seat
        for seat in sorted(table.awaited)
        if not table.players[seat].is_played_by_ai and table.players[seat].user != user
    )


def require_patience(table: Table, user: UserId) -> None:
    """Refused where this person is waited for too, or where the wait has not been long enough.

    The wait counts from when a person last moved or was asked: as long as others still answer,
    nobody is kept waiting by the one who has not.
    """
    if table.seat_of(user) in table.awaited:
        raise Refused("refused-answer-first")
    if table.is_paused:
        raise Refused("refused-paused")
    left = table.stand_in_seconds - table.still_for
    if left > 0:
        raise Refused("refused-too-early", minutes=math.ceil(left / 60))


async def agree(tables: Tables, table_id: TableId, user: UserId, seat: Seat) -> Table:
    """Propose or second a stand-in; the last voice that is needed seats it."""
    table = await tables.get(table_id)
    async with table.lock:
        await table.read()
        _require_candidate(table, user, seat)
        if len(agreed(table, seat) | {user}) >= needed(table, seat):
            player = replace(table.players[seat], stand_in=table.row.ply)
            await tables.store.change_hands(
                table.id,
                seat,
                player,
                thinking=True,
                touched_at=table.row.touched_at,
                owner=table.row.owner,
            )
        elif user in table.votes.get(seat, ()):
            raise Refused("refused-agreed", name=table.names[seat])
        else:
            await tables.store.vote(table.id, seat, user)
        await table.read()
    return table


async def come_back(tables: Tables, table: Table, seat: Seat, user: UserId) -> int | None:
    """The person is there: any proposal ends, and so does a stand-in, whose first ply is given."""
    async with table.lock:
        await table.read()
        if table.seat_of(user) != seat:
            # Somebody has taken it over this very moment.
            raise Refused("refused-stranger")
        player = table.players[seat]
        if player.conceded:
            raise Refused("refused-conceded")
        if player.stand_in is None and seat not in table.votes:
            return None
        others = table.awaited - {seat}
        thinking = any(table.players[other].is_played_by_ai for other in others)
        person = replace(player, stand_in=None, has_left=False)
        # Whoever is back may take as long as everybody else.
        await tables.store.change_hands(
            table.id,
            seat,
            person,
            thinking=thinking,
            touched_at=tables.clock.now(),
            owner=table.row.owner,
        )
        await table.read()
    return player.stand_in


@dataclass(frozen=True, slots=True)
class Decided:
    """A question that was answered, the seat's view afterwards, and all that happened.

    Of a turn that is answered step by step it is the last question, with what all steps did.
    """

    view: Any
    decision: Decision
    events: tuple[Any, ...]
    whys: tuple[Why, ...] = ()
    """What spoke for the answer, as far as the seat could know."""


async def decided_since(table: Table, seat: Seat, ply: int) -> list[Decided]:
    """The seat's questions that were answered after this ply."""
    record = await table.record()
    return await in_thread(decided_in, table.game, record, seat, ply)


def decided_in(game: AnyGame, record: Record, seat: Seat, since: int) -> list[Decided]:
    """The same, from the record."""
    decided: list[Decided] = []
    goes_on: str | None = None
    before: Any = None
    steps: list[tuple[Why, ...]] = []
    events: tuple[Any, ...] = ()
    counted = frozenset(standing(record.moves))
    for position in positions(record, game):
        decision, state, earlier = position.answered, position.state, before
        before = state
        if decision is None or decision.seat != seat:
            continue
        if position.ply <= since or position.ply not in counted:
            continue
        if decided and decision.ticket == goes_on:
            decided.pop()
        else:
            steps, events = [], ()
        move, moves = record.moves[position.ply - 1].move, game.legal_moves(earlier, seat)
        steps.append(reasons(game, game.view(earlier, seat), decision, move, moves))
        events += position.events
        answered, whys = replace(decision, awaited=False), reasons_of_turn(steps)
        decided.append(Decided(game.view(state, seat), answered, events, whys))
        following = decision_of(game, state, seat)
        same = following is not None and _turn_of(following) == _turn_of(decision)
        goes_on = following.ticket if following is not None and same else None
    return decided


def _turn_of(decision: Decision) -> str:
    """What is told as one: the steps of a turn that a ticket counts, `kind.turn-step.seat`."""
    turn, dash, _ = decision.ticket.split(".")[1].partition("-")
    return turn if dash else decision.ticket


def _require_candidate(table: Table, user: UserId, seat: Seat) -> None:
    table.require_playing()
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
    require_patience(table, user)
