"""Where somebody sits and who is awaited there, the tables first that wait for them."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.store import TableId, UserId
from bot.table import Table


@dataclass(frozen=True, slots=True)
class MyGame:
    table: TableId
    game: str
    place: int
    """The thread or channel."""
    phase: str
    """That of the table; `starting` where it waits for its announcement."""
    since: float
    """Since when it waits."""
    is_mine: bool
    """It waits for the one who asks."""
    others: tuple[str, ...]
    """The other people whom it waits for."""


def my_games(tables: Iterable[Table], user: UserId) -> tuple[MyGame, ...]:
    """Those that wait for this person come first, of these the longest wait."""
    found = [_of(table, user) for table in tables]
    return tuple(sorted(found, key=lambda one: (not one.is_mine, one.since, one.table)))


def _of(table: Table, user: UserId) -> MyGame:
    awaited = [table.players[seat] for seat in sorted(table.awaited)]
    people = [player for player in awaited if not player.is_played_by_ai]
    return MyGame(
        table.id,
        table.game.key,
        table.row.place or table.row.channel,
        "starting" if table.row.is_starting else table.row.phase,
        table.row.touched_at,
        any(player.user == user for player in people),
        tuple(player.name for player in people if player.user != user),
    )
