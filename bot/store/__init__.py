"""The database: what must survive a restart."""

from bot.store.locks import Lock
from bot.store.opening import BadDatabase, open_database, parse_url
from bot.store.rows import (
    LEVELS,
    Level,
    OutboxEntry,
    Phase,
    Player,
    Shown,
    Snapshot,
    StoredMove,
    TableId,
    TableRow,
    UnfinishedTable,
    UserId,
)
from bot.store.store import Overtaken, Store

__all__ = [
    "LEVELS",
    "BadDatabase",
    "Level",
    "Lock",
    "OutboxEntry",
    "Overtaken",
    "Phase",
    "Player",
    "Shown",
    "Snapshot",
    "Store",
    "StoredMove",
    "TableId",
    "TableRow",
    "UnfinishedTable",
    "UserId",
    "open_database",
    "parse_url",
]
