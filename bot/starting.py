"""From lobby to game: everything is frozen, then announced, and only then dealt."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.awaited import awaits_ai
from bot.joint_deal import dealt_from, freeze
from bot.lobby import seated
from bot.names import shown_line
from bot.refusals import Refused
from bot.store import OutboxEntry, Overtaken, Player, Snapshot, TableId, UserId
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.tables import Tables
from engine.codec import codec_of, dump_events
from engine.core import AnyGame, begin
from engine.dice import seeded

LONGEST_WORD = 60
"""Characters that somebody can add to the deal."""


async def add_word(tables: Tables, table_id: TableId, user: UserId, word: str) -> Table:
    """As often as one likes, until the start; nothing takes it away again."""
    async with seated(tables, table_id, user) as table:
        seat = table.seat_of(user)
        if seat is not None:
            await tables.note(table, seat, word=shown_line(word, LONGEST_WORD))
    return table


async def start(tables: Tables, table_id: TableId, user: UserId) -> Table:
    """Freeze who plays and how. The deal follows as soon as all of it is announced."""
    async with seated(tables, table_id, user, otherwise="refused-started") as table:
        least = table.game.seats[0]
        if len(table.players) < least:
            raise Refused("refused-too-few", least=least)
        rematch_of = table.row.rematch_of
        before = () if rematch_of is None else await tables.store.players(rematch_of)
        frozen = freeze(table.row, table.players, before)
        row = replace(table.row, phase="playing", touched_at=tables.clock.now())
        try:
            await tables.store.start(row, frozen.dump(), OutboxEntry(0, "[]"))
        except Overtaken as error:
            raise Refused("refused-started") from error
        await table.read()
    return table


async def deal(tables: Tables, table_id: TableId, place: int, message: int) -> Table:
    """The announcement stands: its id decides seats and cards. Once only, whoever asks again."""
    table = await tables.get(table_id)
    async with table.lock:
        await table.read()
        if not table.row.is_starting:
            return table
        stored = await tables.store.deal(table_id)
        if stored is None:
            raise BrokenTable(f"table {table_id} was started, but nothing was frozen.")
        stored = replace(stored, place=place, message=message)
        dealt = dealt_from(table.row, stored)
        players = tuple(table.players[number] for number in dealt.deal.seating)
        snapshot, entry, thinking = _first_step(table.game, players, dealt.seed, table.row.options)
        row = replace(table.row, seed=dealt.seed, thinking=thinking, touched_at=tables.clock.now())
        # Otherwise another process has dealt the same, or somebody has closed the table.
        with suppress(Overtaken):
            await tables.store.deal_out(row, stored, players, snapshot, entry)
        await table.read()
    return table


def _first_step(
    game: AnyGame, players: tuple[Player, ...], seed: str, options: Mapping[str, Any]
) -> tuple[Snapshot, OutboxEntry, bool]:
    """The deal: what stands, what must be shown, and whether an AI is to move."""
    step = begin(game, len(players), seeded(seed), options)
    snapshot = Snapshot(0, game.version, codec_of(game).state.dump(step.state))
    entry = OutboxEntry(0, dump_events(game, step.events))
    return snapshot, entry, awaits_ai(game, step.state, players)
