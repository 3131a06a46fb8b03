"""The database: what must survive a restart."""

from bot.store.away import is_away
from bot.store.file_watch import DatabaseLost
from bot.store.locks import Lock
from bot.store.opening import BadDatabase, DatabaseAway, open_database, parse_url
from bot.store.people import NOTHING_CHOSEN, Choices
from bot.store.results import Result, SeatResult
from bot.store.rows import (
    LEVELS,
    TAKE_BACK_RULES,
    EndedHow,
    Level,
    OutboxEntry,
    Phase,
    Player,
    Snapshot,
    StoredDeal,
    StoredMove,
    TableId,
    TableRow,
    TakeBackRule,
    UnfinishedTable,
    UserId,
)
from bot.store.shown import Attached, Form, Key, Kind, Shown
from bot.store.store import Overtaken, Store

__all__ = [
    "LEVELS",
    "NOTHING_CHOSEN",
    "TAKE_BACK_RULES",
    "Attached",
    "BadDatabase",
    "Choices",
    "DatabaseAway",
    "DatabaseLost",
    "EndedHow",
    "Form",
    "Key",
    "Kind",
    "Level",
    "Lock",
    "OutboxEntry",
    "Overtaken",
    "Phase",
    "Player",
    "Result",
    "SeatResult",
    "Shown",
    "Snapshot",
    "Store",
    "StoredDeal",
    "StoredMove",
    "TableId",
    "TableRow",
    "TakeBackRule",
    "UnfinishedTable",
    "UserId",
    "is_away",
    "open_database",
    "parse_url",
]
