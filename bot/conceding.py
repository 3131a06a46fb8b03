"""Conceding: somebody gives a game up and counts as last; with nobody left to beat, it ends."""

from functools import partial

from bot.leaving import hand_to_ai, require_right_to_leave
from bot.refusals import Refused
from bot.results.making import made_by_others, result_of_game
from bot.store import Result, TableId, UserId
from bot.table import Table
from bot.tables import Tables
from engine.core import ranked


def require_right_to_concede(table: Table, user: UserId) -> None:
    """Refused for whoever does not play there, or has conceded already."""
    if table.row.is_starting:
        # Nobody can count as last yet.
        table.require_dealt()
    seat = table.seat_of(user)
    if table.is_playing and seat is not None and table.players[seat].conceded:
        raise Refused("refused-conceded")
    if table.is_playing and seat is not None and table.players[seat].has_left:
        return
    require_right_to_leave(table, user)


def would_end(table: Table, user: UserId) -> bool:
    """Whether only one player would be left who has not given up, or no person."""
    left = [one for one in table.players if not one.conceded and one.user != user]
    return len(left) <= 1 or not any(one.user is not None and not one.has_left for one in left)


async def concede(tables: Tables, table_id: TableId, user: UserId) -> Table:
    """An AI plays the seat on for the others; where none would play on, the game ends with a result."""
    table = await tables.get(table_id)
    async with table.lock:
        await table.read()
        require_right_to_concede(table, user)
        ends = would_end(table, user)
        await hand_to_ai(tables, table, user, conceded=True)
        if ends:
            await tables.close(table, how="conceded", result=await _result(table))
    return table


async def _result(table: Table) -> Result | None:
    """As the game stands for everybody to see, with whoever conceded last; None before the first move."""
    moves = await table.moves()
    if not moves:
        return None
    scores = table.game.projection(table.view(None))
    outcome = ranked(scores, [(score.points,) for score in scores])
    others = partial(made_by_others, table.players)
    return result_of_game(table.game, table.row, table.players, outcome, moves, others)
