"""Takes a player away from a table, for those who manage its server: an AI gets the seat for good."""

from bot import lobby
from bot.leaving import others
from bot.lobby import AI_NAMES
from bot.refusals import Refused
from bot.store import Player, TableId, UserId
from bot.store.locks import showing
from bot.table import Table
from bot.tables import Tables
from bot.taking_over import change_player


async def remove_player(tables: Tables, table_id: TableId, user: UserId) -> Table:
    """In a lobby the seat becomes free; a game with nobody left is closed."""
    table = await tables.get(table_id)
    if table.row.phase == "lobby":
        return await lobby.leave(tables, table_id, user)
    # No other process shows the table meanwhile: it knows who sat there, not who does.
    async with tables.store.locks.exclusive(showing(table_id)), table.lock:
        await table.read()
        table.require_playing()
        seat, stay = table.seat_of(user), others(table, user)
        if seat is None:
            raise Refused("refused-remove-whom")
        if not stay:
            await tables.close(table, how="managed")
            return table
        was = table.players[seat]
        name = next(name for name in AI_NAMES if name not in table.names)
        player = Player(name, level=was.level, since=table.row.ply, former=was.name)
        owner = stay[0] if table.row.owner == user else table.row.owner
        await change_player(tables, table, seat, player, owner)
    return table
