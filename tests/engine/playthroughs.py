"""Whole games told as prose, move by move, by somebody who sees every secret.

`python -m tests.engine.playthroughs` writes the stories of every game anew, after a rule has
changed on purpose; read what changed in them before you commit it.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill
from typing import Any

from engine.core import AnyGame, Reason, begin
from engine.dice import Roll, derived_seed, seeded
from engine.games import GAMES
from engine.playout import random_turns
from tests.games import found

NAMES = ("Ana", "Bruno", "Carla", "David", "Elena", "Fay", "Gus")
_SEED = "5e" * 32
_FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Story:
    """How a game is told."""

    tables: tuple[int, ...]
    """With how many seats: a small table and a large one."""
    tell: Callable[[Any], Iterator[str]]
    """The sentences for one event; an empty one begins a paragraph."""


def folder_of(game: AnyGame) -> Path:
    return _FOLDER / game.key / "playthroughs"


def file_of(game: AnyGame, seats: int) -> Path:
    return folder_of(game) / f"{seats}_seats.txt"


def story_of(game: AnyGame, seats: int) -> str:
    told: Story = found(game.key, "story")
    lines = _lines(game, told, seats)
    return "\n".join(fill(line, 100, subsequent_indent=" " * 8) for line in lines) + "\n"


def _lines(game: AnyGame, story: Story, seats: int) -> Iterator[str]:
    yield f"{seats} people play {game.key} with the dice of seed {_SEED[:8]}… and answer at random."
    yield "In front of each answer stands how many there were to choose from."
    yield ""
    step = begin(game, seats, seeded(_SEED), {})
    for event in step.events:
        yield from story.tell(event)
    state = step.state
    for turn in random_turns(game, state, Roll(derived_seed(_SEED, "play"))):
        choices = len(game.legal_moves(turn.before, turn.decision.seat))
        told = [sentence for event in turn.events for sentence in story.tell(event)]
        # An answer that nobody hears of yet is told by its question.
        if not told or not told[0].startswith(NAMES[turn.decision.seat]):
            kind = turn.decision.kind.replace("_", " ")
            told = [f"{NAMES[turn.decision.seat]} answers: {kind}.", *told]
        yield f"{choices:5}  {told[0]}"
        yield from (f"       {sentence}" if sentence else "" for sentence in told[1:])
        state = turn.after
    yield ""
    yield from _ending(game, state)


def _ending(game: AnyGame, state: Any) -> Iterator[str]:
    outcome = game.outcome(state)
    assert outcome is not None
    for seat in outcome.ranking:
        score = outcome.scores[seat]
        parts = ", ".join(_part(reason) for reason in score.reasons)
        yield f"{outcome.places[seat]}. {NAMES[seat]} has {score.points}: {parts}."


def _part(reason: Reason) -> str:
    facts = ", ".join(f"{name} {value}" for name, value in reason.facts)
    what = f"{reason.what.replace('_', ' ')} {reason.points}"
    return f"{what} ({facts})" if facts else what


def renew() -> None:
    for key, game in GAMES.items():
        folder_of(game).mkdir(exist_ok=True)
        for seats in found(key, "story").tables:
            file_of(game, seats).write_text(story_of(game, seats), encoding="utf-8")
            sys.stdout.write(f"Wrote {key}/{file_of(game, seats).name}.\n")


if __name__ == "__main__":
    renew()
