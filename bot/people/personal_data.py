"""One's own data: all of it as a file, and erased, with every seat that one still has handed on."""

import json
from dataclasses import replace

from bot import lobby
from bot.leaving import others
from bot.lobby import AI_NAMES
from bot.store import Player, TableId, UserId
from bot.store.personal_data import erase_person, everything_about
from bot.table import Table
from bot.tables import LIVE, Tables


async def export(tables: Tables, user: UserId) -> bytes:
    found = await everything_about(tables.store, user)
    return json.dumps({"user": user, **found}, indent=1, ensure_ascii=False).encode()


async def erase(tables: Tables, user: UserId) -> tuple[str, ...]:
    """Everything, at once; the live tables that changed by it, for whoever shows them."""
    changed: dict[TableId, str] = {}
    while rows := await tables.store.tables_of(user, LIVE):
        for row in rows:
            table = await tables.get(row.id)
            seat = table.seat_of(user)
            if seat is not None:
                changed[row.id] = table.names[seat]
            if row.phase == "lobby":
                await lobby.leave(tables, row.id, user)
            else:
                await _hand_to_ai(tables, table, user)
    await erase_person(tables.store, user, changed)
    return tuple(changed)


async def _hand_to_ai(tables: Tables, table: Table, user: UserId) -> None:
    """For good: the seat becomes one of the AI players, and nothing says who sat there."""
    async with table.lock:
        await table.read()
        seat, stay = table.seat_of(user), others(table, user)
        if seat is None:
            return
        if table.row.is_starting:
            # What would be dealt from names this person.
            await tables.close(table)
            return
        name = next(name for name in AI_NAMES if name not in table.names)
        was = table.players[seat]
        by_ai = {s for s, other in enumerate(table.players) if other.is_played_by_ai} | {seat}
        await tables.store.change_hands(
            table.id,
            seat,
            replace(Player(name), level=was.level),
            thinking=bool(by_ai & table.awaited),
            touched_at=table.row.touched_at,
            owner=stay[0] if stay and table.row.owner == user else table.row.owner,
        )
        await table.read()
        if not stay:
            await tables.close(table, ended_by=None)
