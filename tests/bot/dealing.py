"""Starting a game without Discord: as if its announcement had been posted at once."""

from itertools import count

from bot.starting import deal, start
from bot.store import TableId, UserId
from bot.table import Table
from bot.tables import Tables

_MESSAGES = count(1001)


async def start_and_deal(tables: Tables, table_id: TableId, user: UserId) -> Table:
    table = await start(tables, table_id, user)
    return await deal(tables, table_id, table.row.channel, next(_MESSAGES))
