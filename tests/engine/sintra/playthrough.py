"""Games of Sintra, told as prose, in which something is built.

`python -m tests.engine.sintra.playthrough` writes the golden files anew. In front of each sentence
stands the number of legal moves the player chose from. Random players break nearly
everything, as the story that all games have tells; these choose at random what breaks least.
"""

from collections.abc import Iterator
from pathlib import Path

from engine.core import begin
from engine.dice import Roll, derived_seed, seeded
from engine.sintra.data import Side
from engine.sintra.preview import preview
from engine.sintra.state import State
from tests.engine.playthroughs import NAMES
from tests.engine.sintra.builders import SEED, SINTRA
from tests.engine.sintra.story import tell

TABLES: tuple[tuple[int, Side], ...] = ((2, "A"), (4, "B"))


def file_for(seats: int, side: Side) -> Path:
    return Path(__file__).with_name(f"playthrough_{seats}{side}.txt")


def story(seats: int, side: Side) -> str:
    return "\n".join(_lines(seats, side)) + "\n"


def _lines(seats: int, side: Side) -> Iterator[str]:
    yield f"A game of Sintra for {seats} on side {side}, from seed {SEED[:8]}…"
    yield ""
    first = begin(SINTRA, seats, seeded(SEED), {"side": side})
    state: State = first.state
    yield from (sentence for event in first.events for sentence in tell(event))
    yield ""
    roll = Roll(derived_seed(SEED, f"play {seats}{side}"))
    while state.track:
        moves = SINTRA.legal_moves(state, state.seat)
        view = SINTRA.view(state, state.seat)
        shards = [preview(view, move).shards for move in moves]
        sparing = [
            move for move, broken in zip(moves, shards, strict=True) if broken == min(shards)
        ]
        done = SINTRA.apply(state, state.seat, sparing[roll.below(len(sparing))])
        state = done.state
        told = [sentence for event in done.events for sentence in tell(event)]
        yield f"  {len(moves):3}  {told[0]}"
        yield from (f"       {sentence}".rstrip() for sentence in told[1:])
    yield ""
    yield from _ending(state)


def _ending(state: State) -> Iterator[str]:
    outcome = SINTRA.outcome(state)
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        reasons = ", ".join(
            f"{reason.points} {' '.join((reason.what, *(f'{k} {v}' for k, v in reason.facts)))}"
            for reason in score.reasons
        )
        yield f"{outcome.places[seat]}. {NAMES[seat]}: {score.points} points ({reasons})."
    yield f"The victory goes to {' and '.join(NAMES[seat] for seat in outcome.winners)}."


if __name__ == "__main__":
    for table in TABLES:
        file_for(*table).write_text(story(*table), encoding="utf-8")
