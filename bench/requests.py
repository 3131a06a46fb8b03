"""Posts, edits, uploads and refusals a round, with Discord's limits on: `python -m bench requests`.

`python -m bench.requests FOLDER` measures the bot of another checkout, for the games that it has.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.table import Row, print_table, row
from bot.dealers import all_dealers
from engine.codec import load_record
from engine.games import GAMES
from engine.record import Record, game_of, positions
from tests.wire.friends import Friend, Table
from tests.wire.house import a_house

KINDS = ("posts", "edits", "answers", "uploads", "refusals")
WINDOW = 5


def rows(root: Path | None = None) -> Iterator[Row]:
    """A whole game of two people, who play as fast as they can, and an AI."""
    yield row("game", "rounds", *(f"{kind} a round" for kind in KINDS), "kB a round", "busiest")
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            try:
                traffic, rounds = asyncio.run(_played(game, Path(folder), root))
            except LookupError as error:
                yield row(game, str(error), *[""] * (len(KINDS) + 2))
                continue
        busiest = max(one["busiest"]["writes"] for one in traffic["channels"].values())
        yield row(
            game,
            str(rounds),
            *(f"{traffic[kind] / rounds:.1f}" for kind in KINDS),
            f"{traffic['upload_bytes'] / rounds / 1000:.0f}",
            f"{busiest} writes in {WINDOW} s of a channel",
        )


async def _played(game: str, folder: Path, root: Path | None) -> tuple[dict[str, Any], int]:
    """What the bot asked for, and how many rounds it took."""
    async with a_house(folder, root=root) as house:
        await house.script.ask("PUT", "/rate_limits", on=True)
        ana, ben = await Friend.comes(house, "Ana", 1), await Friend.comes(house, "Ben", 1)
        table = await ana.opens_a_table(1, ben, game=game)
        await house.script.ask("DELETE", "/traffic")
        await asyncio.gather(ana.plays(table), ben.plays(table))
        return await house.script.get("/traffic"), _rounds(await _record(ana, table))


async def _record(friend: Friend, table: Table) -> Record:
    final = await friend.final(table)
    url = None if final is None else (await friend.asks_for(final, "Record")).file
    if url is None:
        raise LookupError("the game has no record")
    async with friend.house.script.session.get(url) as answer:
        return load_record(await answer.read(), GAMES)


def _rounds(record: Record) -> int:
    """As many as there are fresh boards for it."""
    game, dealer = game_of(record, GAMES), all_dealers()[record.game]
    states = (position.state for position in positions(record, game))
    return len({dealer.chapter(game.view(state, None)) for state in states})


if __name__ == "__main__":
    print_table("requests", rows(Path(sys.argv[1]) if len(sys.argv) > 1 else None))
