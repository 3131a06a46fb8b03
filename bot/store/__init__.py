"""The database: what must survive a restart."""

from bot.store.opening import BadDatabase, open_database
from bot.store.rows import (
    Letter,
    Phase,
    Player,
    Sheet,
    Shown,
    Snapshot,
    StoredMove,
    TableId,
    UserId,
)
from bot.store.store import Overtaken, Store

__all__ = [
    "BadDatabase",
    "Letter",
    "Overtaken",
    "Phase",
    "Player",
    "Sheet",
    "Shown",
    "Snapshot",
    "Store",
    "StoredMove",
    "TableId",
    "UserId",
    "open_database",
]
