"""What those who sit in a lobby do there: join and leave, seat AI players, choose how to play."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from bot.refusals import Refused
from bot.store import Level, Overtaken, Player, TableId, TakeBackRule, UserId
from bot.table import Table
from bot.tables import LIVE, Tables, person
from engine.core import GalaError, OptionValue, complete_options

AI_NAMES = ("Ada", "Blaise", "Clara", "Dario", "Emmy", "Fritz", "Grace", "Hugo")


async def join(tables: Tables, table_id: TableId, player: Player) -> Table:
    """Whoever sits there, but could not be written to, may ask to be tried again."""
    user = person(player)
    table = await tables.get(table_id)
    async with table.lock:
        await require_lobby(table)
        seat = table.seat_of(user)
        if seat is None:
            _require_room(table)
            if await tables.store.is_blocked(user, table.people):
                raise Refused("refused-blocked")
            await _change(tables, table, (*table.players, player))
        elif table.players[seat].reachable:
            raise Refused("refused-seated")
        else:
            await tables.note(table, seat, reachable=True)
    return table


async def leave(tables: Tables, table_id: TableId, user: UserId) -> Table:
    """The last person to leave closes the lobby; its owner hands it to the next."""
    table = await tables.get(table_id)
    async with table.lock:
        await table.read()
        if table.row.phase not in LIVE:
            raise Refused("refused-closed")
        if table.seat_of(user) is None:
            raise Refused("refused-not-seated")
        if table.row.phase != "lobby":
            raise Refused("refused-not-lobby")
        players = tuple(player for player in table.players if player.user != user)
        people = [player.user for player in players if player.user is not None]
        if not people:
            await _change(tables, table, ())
            await tables.close(table, ended_by=None)
            return table
        owner = table.row.owner if table.row.owner in people else people[0]
        await _change(tables, table, players, owner=owner)
    return table


async def with_room_for_ai(tables: Tables, table_id: TableId, user: UserId) -> Table:
    """The table. Refused where this person cannot seat an AI there."""
    async with seated(tables, table_id, user) as table:
        _require_room(table)
    return table


async def add_ai(tables: Tables, table_id: TableId, user: UserId, level: Level = "normal") -> Table:
    """The new player has the last seat."""
    async with seated(tables, table_id, user) as table:
        _require_room(table)
        name = next(name for name in AI_NAMES if name not in table.names)
        await _change(tables, table, (*table.players, Player(name, level=level)))
    return table


async def remove_ai(tables: Tables, table_id: TableId, user: UserId) -> Table:
    async with seated(tables, table_id, user) as table:
        last = max((s for s, p in enumerate(table.players) if p.user is None), default=None)
        if last is None:
            raise Refused("refused-no-ai")
        await _change(tables, table, (*table.players[:last], *table.players[last + 1 :]))
    return table


async def choose_option(
    tables: Tables, table_id: TableId, user: UserId, key: str, value: OptionValue
) -> Table:
    async with seated(tables, table_id, user) as table:
        try:
            options = complete_options(table.game, {**table.row.options, key: value})
        except GalaError as error:
            raise Refused("refused-option") from error
        await _change(tables, table, table.players, options=options)
    return table


async def speak(tables: Tables, table_id: TableId, user: UserId, locale: str) -> Table:
    """The language of what everybody reads."""
    return await _choose(tables, table_id, user, locale=locale)


async def allow_hints(tables: Tables, table_id: TableId, user: UserId, *, allowed: bool) -> Table:
    return await _choose(tables, table_id, user, hints=allowed)


async def choose_take_back(
    tables: Tables, table_id: TableId, user: UserId, rule: TakeBackRule
) -> Table:
    """Which turns may be taken back by consent."""
    return await _choose(tables, table_id, user, take_back=rule)


async def require_lobby(table: Table, otherwise: str = "refused-not-lobby") -> None:
    """Reads the table, for whoever holds its lock."""
    await table.read()
    if table.row.phase == "closed":
        raise Refused("refused-closed")
    if table.row.phase != "lobby":
        raise Refused(otherwise)


@asynccontextmanager
async def seated(
    tables: Tables, table_id: TableId, user: UserId, otherwise: str = "refused-not-lobby"
) -> AsyncIterator[Table]:
    """The table, locked and freshly read. Refused where it is no lobby, or they do not sit there."""
    table = await tables.get(table_id)
    async with table.lock:
        await require_lobby(table, otherwise)
        if table.seat_of(user) is None:
            raise Refused("refused-lobby-stranger")
        yield table


def _require_room(table: Table) -> None:
    most = table.game.seats[-1]
    if len(table.players) >= most:
        raise Refused("refused-full", most=most)


async def _choose(tables: Tables, table_id: TableId, user: UserId, **chosen: Any) -> Table:
    async with seated(tables, table_id, user) as table:
        await _change(tables, table, table.players, **chosen)
    return table


async def _change(tables: Tables, table: Table, players: Sequence[Player], **changed: Any) -> None:
    """For whoever holds the table's lock."""
    row = replace(table.row, touched_at=tables.clock.now(), **changed)
    try:
        await tables.store.change_lobby(row, players)
    except Overtaken as error:
        raise Refused("refused-not-lobby") from error
    await table.read()
