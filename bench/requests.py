"""Posts, edits, uploads and refusals a round, with Discord's limits on: `python -m bench requests`.

`python -m bench.requests --modes all --sketched` plays every game in every mode of the parlour,
`--root FOLDER` measures the bot of another checkout, for the games that it has.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.table import Row, row
from bot.dealers import all_dealers
from engine.codec import load_record
from engine.games import GAMES
from engine.record import Record, game_of, positions
from parlour.strictness import NAMES, PRESETS
from tests.wire.friends import Friend, Table
from tests.wire.house import SKETCHING, a_house

KINDS = ("posts", "edits", "answers", "uploads", "refusals")
WINDOW = 5
USUAL = "usual"
MODES: dict[str, dict[str, Any]] = {name: {"preset": name} for name in PRESETS}
MODES |= {name: {"preset": "most_forgiving", name: True} for name in NAMES}
"""What the parlour is told: its presets, and each possibility alone."""
LONGEST = 900.0
"""Seconds that a game may take; one that takes longer is told so, and the others are played."""


def rows(
    modes: Sequence[str] = (USUAL,),
    games: Sequence[str] = tuple(GAMES),
    root: Path | None = None,
    program: str = "bot",
) -> Iterator[Row]:
    """A whole game of two people, who play as fast as they can, and an AI."""
    kinds = (f"{kind} a round" for kind in KINDS)
    yield row("game", "mode", "rounds", *kinds, "kB a round", "busiest")
    for mode in modes:
        for game in games:
            yield _measured(game, mode, root, program)


def _measured(game: str, mode: str, root: Path | None, program: str) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        try:
            traffic, rounds = asyncio.run(_played(game, mode, Path(folder), root, program))
        except (AssertionError, LookupError, TimeoutError) as error:
            why = str(error) or f"not over after {LONGEST:.0f} s"
            return row(game, mode, why.splitlines()[0], *[""] * (len(KINDS) + 2))
    busiest = max(one["busiest"]["writes"] for one in traffic["channels"].values())
    return row(
        game,
        mode,
        str(rounds),
        *(f"{traffic[kind] / rounds:.1f}" for kind in KINDS),
        f"{traffic['upload_bytes'] / rounds / 1000:.0f}",
        f"{busiest} writes in {WINDOW} s of a channel",
    )


async def _played(
    game: str, mode: str, folder: Path, root: Path | None, program: str
) -> tuple[dict[str, Any], int]:
    """What the bot asked for, and how many rounds it took."""
    async with a_house(folder, root=root, program=program) as house, asyncio.timeout(LONGEST):
        await house.script.ask("PUT", "/rate_limits", on=True)
        await house.script.ask("PUT", "/strictness", **MODES[mode])
        ana, ben = await Friend.comes(house, "Ana", 1), await Friend.comes(house, "Ben", 1)
        table = await ana.opens_a_table(1, ben, game=game)
        await house.script.ask("DELETE", "/traffic")
        await asyncio.gather(ana.plays(table), ben.plays(table))
        traffic = await house.script.get("/traffic")
        # Where nothing takes a file there is no record to count the rounds of.
        await house.script.ask("PUT", "/strictness", refuse_layout_uploads_by_follow_up=False)
        return traffic, _rounds(await _record(ana, table))


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


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.requests", description=__doc__)
    parser.add_argument("--modes", nargs="+", default=[USUAL], choices=["all", *MODES])
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--root", type=Path, help="the checkout whose bot plays")
    parser.add_argument("--sketched", action="store_true", help="pictures are specks")
    chosen = parser.parse_args(arguments)
    modes = list(MODES) if "all" in chosen.modes else chosen.modes
    program = SKETCHING if chosen.sketched else "bot"
    # A line as soon as it is known: all together take long.
    for cells in rows(modes, chosen.games, chosen.root, program):
        print(" | ".join(cells), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
