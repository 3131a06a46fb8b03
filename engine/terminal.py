"""A game in the terminal: one person on seat 0, random play in the other seats."""

import json
from collections.abc import Mapping
from typing import Any, TextIO

from engine.codec import codec_of
from engine.core import AnyGame, Decision, TakeBack, begin, complete_options, decision_of
from engine.dice import commitment, derived_seed, fresh_seed, seeded

_PERSON = 0


def play_in_terminal(
    games: Mapping[str, AnyGame], key: str, seats: int, keyboard: TextIO, screen: TextIO
) -> None:
    """Ask the person by number; end of input leaves the game."""
    game = games[key]
    seed = fresh_seed()
    others = seeded(derived_seed(seed, "others"))

    def say(text: str) -> None:
        screen.write(text + "\n")
        screen.flush()

    def tell(events: tuple[Any, ...]) -> None:
        heard = [game.redact(event, _PERSON) for event in events]
        for event in heard:
            if event is not None:
                say("  " + _sentence(codec_of(game).event.plain(event)))

    say(f"{key} with {seats} seats; you are seat {_PERSON}, the others play at random.")
    say(f"The deal is sealed: {commitment(seed)}")
    step = begin(game, seats, seeded(seed), complete_options(game, {}))
    tell(step.events)
    while waiting := [d for d in game.decisions(step.state) if not d.answered]:
        mine = next((d for d in waiting if d.seat == _PERSON), None)
        decision = mine or waiting[0]
        moves = game.legal_moves(step.state, decision.seat)
        if mine:
            _show(game, step.state, decision, moves, say)
            index = _ask_number(len(moves), keyboard, say)
            if index is None:
                say("Good-bye.")
                return
        else:
            moves = tuple(move for move in moves if not isinstance(move, TakeBack))
            index, others = others.below(len(moves))
        step = game.apply(step.state, decision.seat, moves[index])
        tell(step.events)
    outcome = game.outcome(step.state)
    if outcome is not None:
        for seat, score in enumerate(outcome.scores):
            won = " and wins" if seat in outcome.winners else ""
            say(f"Seat {seat} has {score.points} points{won}.")
    say(f"The seed was {seed}.")


def _show(game: AnyGame, state: Any, decision: Decision, moves: tuple[Any, ...], say: Any) -> None:
    codec = codec_of(game)
    assert decision_of(game, state, _PERSON) == decision  # noqa: S101  the view must fit the question
    view = codec.view.plain(game.view(state, _PERSON))
    say("\n" + "\n".join(f"{key}: {json.dumps(value)}" for key, value in view.items()))
    say(f"\n{decision.kind}: which?")
    for number, move in enumerate(moves):
        say(f"  {number:3}  {_sentence(codec.move.plain(move))}")


def _ask_number(bound: int, keyboard: TextIO, say: Any) -> int | None:
    for line in keyboard:
        if line.strip().isdecimal() and int(line) < bound:
            return int(line)
        say(f"Type a number from 0 to {bound - 1}, then Enter; Ctrl-D leaves.")
    return None


def _sentence(data: dict[str, Any]) -> str:
    details = (f"{key}={json.dumps(value)}" for key, value in data.items() if key != "kind")
    return f"{data['kind']} {' '.join(details)}".rstrip()
