"""A game as it is stored: its whole record, and where it stands."""

from dataclasses import dataclass
from typing import Any

from bot.joint_deal import dealt_from, frozen_in
from bot.store import Store, TableRow
from engine.codec import codec_of, is_rewind, load_ply
from engine.core import AnyGame, GalaError, Outcome, figures_of
from engine.dice import commitment
from engine.record import BadRecord, Record, positions, positions_from


class BrokenTable(GalaError):
    """What is stored about a table cannot be read; the message says which table, and no secret."""

    may_be_logged = True


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands."""

    ply: int
    state: Any
    rules: int
    """The version of the rules by which the game began."""


def seal_of(row: TableRow) -> str:
    """Of the secret; games from before the joint deal have sealed their seed."""
    return commitment(row.secret or row.seed or "")


async def record_of(
    store: Store, game: AnyGame, row: TableRow, seats: int, rules: int, outcome: Outcome | None
) -> Record:
    """The whole game so far, seed and all: not to be shown before it has ended.

    It names the rules by which the game began, also where it went on by newer ones: nobody
    shall take it for a game that these could replay.
    """
    moves = await store.moves(row.id)
    plies = tuple(load_ply(game, stored.seat, stored.move) for stored in moves)
    stored_deal = await store.deal(row.id)
    deal, options = None, row.options
    if stored_deal is not None:
        deal = dealt_from(row, stored_deal).deal
        # Without options that are newer than the game.
        options = frozen_in(stored_deal.announced).options
    return Record(
        game=game.key,
        rules=rules,
        seats=seats,
        options=options,
        figures=figures_of(game, options),
        seed=row.seed,
        commitment=seal_of(row) if deal is None else None,
        deal=deal,
        moves=plies,
        outcome=outcome,
    )


async def load_position(store: Store, game: AnyGame, row: TableRow, seats: int) -> Position:
    """From the snapshot, whichever rules wrote it; from the moves where it cannot be read."""
    snapshot = await store.snapshot(row.id)
    if snapshot is not None:
        try:
            state = codec_of(game).state.load(snapshot.state)
        except GalaError:
            pass  # The moves say the same and are read below.
        else:
            return Position(snapshot.ply, state, snapshot.rules)
    try:
        *_, reached = positions(await record_of(store, game, row, seats, game.version, None), game)
    except BadRecord as error:
        where = "cannot be set up again" if error.ply is None else f"breaks at ply {error.ply}"
        raise BrokenTable(f"table {row.id} {where}.") from error
    except (GalaError, ValueError) as error:
        raise BrokenTable(f"table {row.id} cannot be set up again.") from error
    return Position(reached.ply, reached.state, game.version)


async def follow(
    store: Store, game: AnyGame, row: TableRow, seats: int, position: Position
) -> Position:
    """A position, and the moves that are newer than it."""
    stored = await store.moves(row.id, after=position.ply)
    if any(is_rewind(one.move) for one in stored):
        # It goes on from a position that we do not hold any more.
        return await load_position(store, game, row, seats)
    moves = (load_ply(game, one.seat, one.move) for one in stored)
    try:
        for reached in positions_from(game, position.state, position.ply, moves):
            position = Position(reached.ply, reached.state, position.rules)
    except GalaError as error:
        number = position.ply + 1
        raise BrokenTable(f"table {row.id} breaks at ply {number}.") from error
    return position
