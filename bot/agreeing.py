"""What those who sit at a table decide together while the game is on: more than half must agree."""

from bot.pace import PACES
from bot.refusals import Refused
from bot.store import TableId, UserId
from bot.store.locks import showing
from bot.store.proposals import agree_to, change_table, drop_proposal, is_proposed, look_again
from bot.table import Table
from bot.tables import Tables
from bot.taking_over import free_seats, newcomer_in, require_newcomer, seat_newcomer

PAUSE, RESUME, END = "pause", "resume", "end"


def people_there(table: Table) -> frozenset[UserId]:
    """Those who decide: who left, or has an AI in their place, does not."""
    return frozenset(
        player.user
        for player in table.players
        if player.user is not None and not player.is_played_by_ai
    )


def needed(table: Table) -> int:
    return len(people_there(table)) // 2 + 1


def require_proposal(table: Table, user: UserId, what: str) -> None:
    """Refused where this cannot be decided now, or not by this person."""
    table.require_playing()
    key, _, value = what.partition(":")
    newcomer = newcomer_in(what)
    if newcomer is not None and newcomer.user == user and people_there(table):
        return
    if table.seat_of(user) is None:
        raise Refused("refused-stranger")
    if user not in people_there(table):
        raise Refused("refused-come-back-first")
    possible = {
        PAUSE: not table.is_paused,
        RESUME: table.is_paused,
        END: True,
        "seat": newcomer is not None and newcomer.seat in free_seats(table),
        "pace": value in PACES and value != table.row.pace,
    }
    if not possible.get(key, False):
        raise Refused("refused-proposal-gone")


async def propose(tables: Tables, table_id: TableId, user: UserId, what: str) -> tuple[Table, int]:
    """Agree to this, or be the first; how many more must. With the last one it is done."""
    table = await tables.get(table_id)
    if newcomer_in(what) is None:
        return table, await _agree(tables, table, user, what)
    # No other process shows the table meanwhile: it knows who sat there, not who does.
    async with tables.store.locks.exclusive(showing(table_id)):
        return table, await _agree(tables, table, user, what)


async def _agree(tables: Tables, table: Table, user: UserId, what: str) -> int:
    async with table.lock:
        await table.read()
        require_proposal(table, user, what)
        newcomer = newcomer_in(what)
        if newcomer is not None:
            await require_newcomer(tables, table, newcomer)
        agreed = await agree_to(tables.store, table.id, what, user) & people_there(table)
        missing = needed(table) - len(agreed)
        if missing <= 0:
            await drop_proposal(tables.store, table.id, what)
            await _carry_out(tables, table, what)
            await table.read()
    return max(0, missing)


async def second(tables: Tables, table_id: TableId, user: UserId, what: str) -> tuple[Table, int]:
    """Agree to what somebody else proposed. Refused where it was dropped meanwhile."""
    if not await is_proposed(tables.store, table_id, what):
        raise Refused("refused-proposal-gone")
    return await propose(tables, table_id, user, what)


async def refuse(tables: Tables, table_id: TableId, user: UserId, what: str) -> Table:
    """One refusal ends it."""
    table = await tables.get(table_id)
    require_proposal(table, user, what)
    if not await drop_proposal(tables.store, table_id, what):
        raise Refused("refused-proposal-gone")
    return table


async def _carry_out(tables: Tables, table: Table, what: str) -> None:
    """For whoever holds the table's lock."""
    store, now = tables.store, tables.clock.now()
    match what.partition(":"):
        case ("pause", _, _):
            await change_table(store, table.id, paused_at=now)
        case ("resume", _, _):
            # Nobody is late for what happened in the pause.
            await change_table(store, table.id, paused_at=None, touched_at=now)
        case ("seat", _, _) if (newcomer := newcomer_in(what)) is not None:
            await seat_newcomer(tables, table, newcomer)
        case ("pace", _, pace):
            await change_table(store, table.id, pace=pace)
        case ("end", _, _):
            await tables.close(table, how="together")
    await look_again(store, table=table.id)
