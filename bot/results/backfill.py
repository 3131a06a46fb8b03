"""Writes the results of games that ended before results were kept."""

import logging
from functools import partial

from sqlalchemy.exc import IntegrityError

from bot.logs import name_of
from bot.refusals import Refused
from bot.results.making import result_of_game
from bot.store import Result, StoredMove
from bot.store.results import insert_result, tables_without_result
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.tables import Tables
from engine.core import GalaError

_log = logging.getLogger(__name__)

_AT_ONCE = 50


async def add_missing_results(tables: Tables) -> int:
    """How many were written. A game that cannot be read any more stays without."""
    written, unreadable = 0, 0
    while True:
        # Those that cannot be read stay at the head of the list.
        missing = await tables_without_result(tables.store, unreadable + _AT_ONCE)
        fresh = missing[unreadable:]
        for table_id in fresh:
            try:
                result = await _result(await tables.get(table_id))
                async with tables.store.transaction() as connection:
                    await insert_result(connection, result)
                written += 1
            except IntegrityError:
                pass  # Another process was faster.
            except (BrokenTable, Refused, GalaError) as error:
                _log.warning("table %s leaves no result: %s", table_id, name_of(error))
                unreadable += 1
        if len(fresh) < _AT_ONCE:
            return written


async def _result(table: Table) -> Result:
    outcome = table.outcome()
    moves = await table.moves()
    if outcome is None or not outcome.places or not moves:
        raise BrokenTable(f"table {table.id} is over and has no outcome.")
    is_others = partial(_is_others, table)
    return result_of_game(table.game, table.row, table.players, outcome, moves, is_others)


def _is_others(table: Table, move: StoredMove) -> bool:
    """Who made it was not stored then, but since when somebody stood in at the end is known."""
    player = table.players[move.seat]
    since = player.stand_in
    return move.by_ai or player.user is None or (since is not None and move.ply > since)
