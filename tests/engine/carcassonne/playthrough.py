"""Games of Carcassonne with messages in them, told as prose.

`python -m tests.engine.carcassonne.playthrough` writes the golden files anew. In front of each
sentence stands the number of legal moves the player chose from.
"""

from collections.abc import Iterator
from pathlib import Path

from engine.carcassonne.moves import AssignPoints, Move, PlaceFollower, PlaceTile
from engine.carcassonne.preview import preview
from engine.carcassonne.state import State
from engine.carcassonne.view import View
from engine.core import TakeBack, begin
from engine.dice import Roll, derived_seed, seeded
from engine.playout import Turn
from tests.engine.carcassonne.builders import GAME, SEED
from tests.engine.carcassonne.story import sentence
from tests.engine.playthroughs import NAMES

TABLES = (2, 4)


def file_for(seats: int) -> Path:
    return Path(__file__).with_name(f"messages_{seats}.txt")


def story(seats: int) -> str:
    return "\n".join(_lines(seats)) + "\n"


def _lines(seats: int) -> Iterator[str]:
    yield f"A game of Carcassonne with The Messages for {seats}, played by people who take the points"
    yield f"they see and else do anything, and who sometimes think again, from seed {SEED[:8]}…"
    yield ""
    step = begin(GAME, seats, seeded(SEED), {})
    state: State = step.state
    yield from (sentence(event) for event in step.events)
    roll = Roll(derived_seed(SEED, f"play {seats}"))
    for turn in _grasping_turns(state, roll):
        if turn.before.phase == "place_tile" and not turn.before.step and turn.before.seat == 0:
            yield ""
            yield f"Round {turn.before.turn // seats + 1}. {_standing(turn.before)}"
        choices = len(GAME.legal_moves(turn.before, turn.decision.seat))
        told = " ".join(sentence(event) for event in turn.events)
        yield f"  {choices:3}  {told}".rstrip()
        state = turn.after
    yield ""
    yield from _ending(state)


def _grasping_turns(state: State, roll: Roll) -> Iterator[Turn]:
    """Random play would complete next to nothing, and nobody would ever receive a message."""
    while decisions := GAME.decisions(state):
        asked = [d for d in decisions if not d.awaited and not roll.below(2)] or [
            d for d in decisions if d.awaited
        ]
        seat = asked[0].seat
        moves = GAME.legal_moves(state, seat)
        if TakeBack() in moves and not roll.below(12):
            move: Move = TakeBack()
        else:
            forward = [each for each in moves if not isinstance(each, TakeBack)]
            view = GAME.view(state, seat)
            move = max(forward, key=lambda each: (_at_once(view, seat, each), roll.below(1000)))
        step = GAME.apply(state, seat, move)
        yield Turn(asked[0], move, state, step.state, step.events)
        state = step.state


def _at_once(view: View, seat: int, move: Move) -> int:
    """The points that a tile or follower brings or could bring at once."""
    match move:
        case PlaceTile():
            done = preview(view, move).completed
            return sum(each.points for each in done if seat in each.seats or not each.seats)
        case PlaceFollower():
            return preview(view, move).points(seat)
        case AssignPoints():
            landing = list(view.players[seat].figures)
            for figure, gain in zip(move.figures, view.due, strict=False):
                landing[figure] += gain.points
            return sum(space % 5 == 0 for space in landing)
    return 0


def _standing(state: State) -> str:
    return " ".join(
        f"{NAMES[seat]} {' + '.join(map(str, player.figures))}, {player.supply} at home."
        for seat, player in enumerate(state.players)
    )


def _ending(state: State) -> Iterator[str]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        reasons = ", ".join(f"{reason.points} {reason.what}" for reason in score.reasons)
        yield f"{NAMES[seat]}: {score.points} points ({reasons}), place {outcome.places[seat]}."
    yield f"The victory goes to {' and '.join(NAMES[seat] for seat in outcome.winners)}."


if __name__ == "__main__":
    for seats in TABLES:
        file_for(seats).write_text(story(seats), encoding="utf-8")
