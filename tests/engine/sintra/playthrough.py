"""Whole games of Sintra told as prose.

`python -m tests.engine.sintra.playthrough` writes the golden files anew. In front of each sentence
stands the number of legal moves the player chose from. To have more to tell than broken glass,
players move at random among those moves that break least.
"""

from collections.abc import Iterator
from pathlib import Path

from engine.core import begin
from engine.dice import Roll, derived_seed, seeded
from engine.sintra.data import COLOURS, Panes, Side
from engine.sintra.events import (
    Event,
    GameEnded,
    GlazierMoved,
    PanesBroken,
    PanesPlaced,
    PanesTaken,
    RoundEnded,
    RoundPrepared,
    StartMarkerTaken,
    StripCompleted,
    TableLaid,
    WindowScored,
)
from engine.sintra.preview import preview
from engine.sintra.state import State
from tests.engine.sintra.builders import SEED, SINTRA

TABLES: tuple[tuple[int, Side], ...] = ((2, "A"), (4, "B"))
NAMES = ("Ana", "Ben", "Carla", "Dora")


def file_for(seats: int, side: Side) -> Path:
    return Path(__file__).with_name(f"playthrough_{seats}{side}.txt")


def story(seats: int, side: Side) -> str:
    return "\n".join(_lines(seats, side)) + "\n"


def _lines(seats: int, side: Side) -> Iterator[str]:
    yield f"A game of Sintra for {seats} on side {side}, from seed {SEED[:8]}…"
    yield ""
    first = begin(SINTRA, seats, seeded(SEED), {"side": side})
    state: State = first.state
    yield from (_sentence(event) for event in first.events)
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
        told = " ".join(_sentence(event) for event in done.events).replace(" \n", "\n")
        yield f"  {len(moves):3}  {told}".rstrip()
    yield ""
    yield from _ending(state)


def _sentence(event: Event) -> str:  # noqa: C901  one case for each kind of event
    match event:
        case TableLaid():
            strips = "".join(
                f"\n{NAMES[seat]}'s strips: {', '.join(_face(face) for face in faces)}."
                for seat, faces in enumerate(event.strips)
            )
            colours = ", ".join(event.track)
            return f"Round colours: {colours}. {NAMES[event.start]} begins.{strips}\n{_factories(event.factories)}"
        case PanesTaken():
            place = "the centre" if event.factory is None else f"factory {event.factory + 1}"
            rest = f", leaving {_panes(event.rest)} to the centre" if any(event.rest) else ""
            return f"{NAMES[event.seat]} takes {event.count} {event.colour} from {place}{rest}."
        case StartMarkerTaken():
            return f"The start marker comes with them ({_marker(event.broken, event.lost)})."
        case PanesPlaced():
            grey = f", {event.wild} on grey" if event.wild else ""
            return f"{event.count} go on strip {event.strip + 1}{grey}."
        case PanesBroken():
            return f"{event.count} break ({_marker(event.broken, event.lost)})."
        case StripCompleted():
            after = "is removed" if event.removed else "is turned over"
            return (
                f"Strip {event.strip + 1} is complete with {_panes(event.panes)}:"
                f" {event.bonus} for {event.bonus_colour}, {event.kept} is kept, the strip {after}."
            )
        case WindowScored():
            parts = " + ".join(f"{points} (window {window + 1})" for window, points in event.parts)
            return f"Windows: {parts} = {event.points}."
        case GlazierMoved():
            way = f"from {event.glazier + 1} to {event.strip + 1}"
            return f"{NAMES[event.seat]} moves the glazier back {way}."
        case RoundEnded():
            points = ", ".join(f"{NAMES[seat]} {each}" for seat, each in enumerate(event.points))
            return f"\n\nRound {event.round} ({event.colour}) is over. {points}."
        case RoundPrepared():
            poured = "The tower is poured into the bag. " if event.poured else ""
            begins = f"{NAMES[event.start]} begins round {event.round} ({event.colour})."
            return f"{poured}{begins}\n{_factories(event.factories)}\n"
        case GameEnded():
            return "The game is over."


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


def _marker(broken: int, lost: int) -> str:
    return f"broken glass {broken}" + (f", {lost} points lost" if lost else "")


def _face(face: int) -> str:
    return "".join(space[0] for space in SINTRA.editions["gala"].faces[face])


def _factories(factories: tuple[Panes, ...]) -> str:
    return f"Factories: {'; '.join(_panes(panes) for panes in factories)}."


def _panes(panes: Panes) -> str:
    counted = [f"{many} {colour}" for many, colour in zip(panes, COLOURS, strict=True) if many]
    return " ".join(counted) or "nothing"


if __name__ == "__main__":
    for table in TABLES:
        file_for(*table).write_text(story(*table), encoding="utf-8")
