"""Leaving a game that was started: an AI takes the seat over, or the last person closes the game."""

from dataclasses import replace

from bot.refusals import Refused
from bot.store import Player, TableId, UserId
from bot.table import Table
from bot.tables import Tables


def require_right_to_leave(table: Table, user: UserId) -> None:
    """Refused for whoever does not play there, or has left already."""
    if table.row.phase != "playing":
        raise Refused("refused-closed")
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("refused-stranger")
    if table.players[seat].has_left:
        raise Refused("refused-left")


def others(table: Table, user: UserId) -> tuple[UserId, ...]:
    """The other people who have not left, those first who are there."""
    stay = [player for player in table.players if _stays(player) and player.user != user]
    stay.sort(key=lambda player: player.is_played_by_ai)
    return tuple(player.user for player in stay if player.user is not None)


async def leave_game(tables: Tables, table_id: TableId, user: UserId, name: str) -> Table:
    """Hand the seat to an AI until its person comes back; with nobody left, close the game."""
    table = await tables.get(table_id)
    async with table.lock:
        await table.read()
        require_right_to_leave(table, user)
        seat, stay = table.seat_of(user), others(table, user)
        if seat is None or not stay:
            await tables.close(table, ended_by=name)
            return table
        await hand_to_ai(tables, table, user)
    return table


async def hand_to_ai(tables: Tables, table: Table, user: UserId, *, conceded: bool = False) -> None:
    """For whoever holds the table's lock: this person goes, and an AI plays on."""
    seat, stay = table.seat_of(user), others(table, user)
    if seat is None:
        raise Refused("refused-stranger")
    player = table.players[seat]
    since = table.row.ply if player.stand_in is None else player.stand_in
    by_ai = {s for s, other in enumerate(table.players) if other.is_played_by_ai} | {seat}
    await tables.store.change_hands(
        table.id,
        seat,
        replace(player, stand_in=since, has_left=True, conceded=conceded),
        thinking=bool(by_ai & table.awaited),
        touched_at=table.row.touched_at,
        # Somebody who is there can end the table.
        owner=stay[0] if stay and table.row.owner == user else table.row.owner,
    )
    await table.read()


def _stays(player: Player) -> bool:
    return player.user is not None and not player.has_left
