"""What every game promises, as checks that any game can be put through."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from engine.codec import codec_of, dump_record, load_record
from engine.core import AnyGame, OptionValue, Seat, TakeBack, begin, complete_options
from engine.dice import Roll, derived_seed, seeded
from engine.playout import Turn, random_turns
from engine.record import Ply, new_record, replay

MOST_TURNS = 20_000


@dataclass(frozen=True)
class Knowledge:
    """What a test must know of a game to check it: where its pieces are, and who may name them."""

    inventory: Callable[[Any], Counter[str]]
    """Every piece, wherever it is; the same all through a game."""
    hidden: Callable[[Any, Seat | None], set[str]]
    """The names of pieces that this seat, or a spectator, may not know to be where they are."""


@dataclass(frozen=True)
class Table:
    """One random game to be looked at."""

    game: AnyGame
    seats: int
    seed: str
    options: Mapping[str, OptionValue]

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*range(self.seats), None)

    def start(self) -> Any:
        return begin(self.game, self.seats, seeded(self.seed), self.options).state

    def turns(self) -> list[Turn]:
        roll = Roll(derived_seed(self.seed, "moves"))
        turns = list(islice(random_turns(self.game, self.start(), roll), MOST_TURNS + 1))
        assert len(turns) <= MOST_TURNS, f"{self.game.key} does not end"
        return turns

    def states(self) -> list[Any]:
        return [self.start(), *(turn.after for turn in self.turns())]


def check_it_ends(table: Table) -> None:
    *others, last = table.states()
    assert table.game.outcome(last) is not None
    assert not table.game.decisions(last)
    assert all(table.game.outcome(state) is None for state in others)


def check_every_decision_can_be_answered(table: Table) -> None:
    game = table.game
    for state in table.states():
        decisions = game.decisions(state)
        asked = [decision.seat for decision in decisions]
        assert len(set(asked)) == len(asked), f"a seat is asked twice: {decisions}"
        assert len({decision.ticket for decision in decisions}) == len(decisions)
        for seat in range(table.seats):
            moves = game.legal_moves(state, seat)
            assert len(set(moves)) == len(moves), f"a move is offered twice: {moves}"
            forward = [move for move in moves if not isinstance(move, TakeBack)]
            assert bool(forward) == (seat in asked), f"seat {seat}: {decisions} but {moves}"


def check_the_same_seed_gives_the_same_game(table: Table) -> None:
    assert table.turns() == table.turns()


def check_the_record_replays(table: Table) -> None:
    game, turns = table.game, table.turns()
    games = {game.key: game}
    record = new_record(game, table.seats, seeded(table.seed), table.options)
    final = turns[-1].after
    moves = tuple(Ply(turn.decision.seat, turn.move) for turn in turns)
    record = replace(record, moves=moves, outcome=game.outcome(final))
    again = load_record(dump_record(record, games), games)
    assert again == record
    replayed = replay(again, games)
    assert replayed.state == final
    assert replayed.events[1:] == tuple(turn.events for turn in turns)


def check_everything_survives_json(table: Table) -> None:
    codec = codec_of(table.game)
    start = table.start()
    assert codec.state.load(codec.state.dump(start)) == start
    for turn in table.turns():
        assert codec.state.load(codec.state.dump(turn.after)) == turn.after
        assert codec.move.read(codec.move.plain(turn.move)) == turn.move
        for event in turn.events:
            assert codec.event.read(codec.event.plain(event)) == event
        for seat in table.viewers:
            view = table.game.view(turn.after, seat)
            assert codec.view.load(codec.view.dump(view)) == view


def check_the_order_of_answers_does_not_matter(table: Table) -> None:
    game = table.game
    roll = Roll(derived_seed(table.seed, "answers"))
    for state in table.states():
        waiting = [d.seat for d in game.decisions(state) if not d.answered]
        if len(waiting) < 2:
            continue
        answers = []
        for seat in waiting:
            moves = game.legal_moves(state, seat)
            answers.append((seat, moves[roll.below(len(moves))]))
        ahead = behind = state
        for seat, move in answers:
            ahead = game.apply(ahead, seat, move).state
        for seat, move in reversed(answers):
            behind = game.apply(behind, seat, move).state
        assert ahead == behind, f"the order of {answers} matters"


def check_nothing_leaks(table: Table, knowledge: Knowledge) -> None:
    """Deal the unknown anew: nobody may see a difference, or be offered other moves."""
    game = table.game
    codec = codec_of(game)
    for number, state in enumerate(table.states()):
        for seat in table.viewers:
            view = game.view(state, seat)
            other = game.imagine(view, seeded(derived_seed(table.seed, f"{number} {seat}")))
            assert game.view(other, seat) == view
            if seat is not None:
                assert game.legal_moves(other, seat) == game.legal_moves(state, seat)
            shown = codec.view.dump(view)
            leaked = [name for name in knowledge.hidden(state, seat) if f'"{name}"' in shown]
            assert not leaked, f"seat {seat} can read {leaked}"


def check_nothing_is_lost(table: Table, knowledge: Knowledge) -> None:
    first, *others = (knowledge.inventory(state) for state in table.states())
    assert sum(first.values()) > 0
    for inventory in others:
        assert inventory == first, f"lost {first - inventory}, found {inventory - first}"


def digest_under_hash_seed(module: str, name: str, seats: int, hash_seed: int) -> str:
    """The digest of ten play-outs in a fresh interpreter with that `PYTHONHASHSEED`."""
    program = (
        f"from {module} import {name}; from engine.playout import playouts;"
        f"print(playouts({name}(), {seats}, 10, '5e' * 32, {{}}).digest)"
    )
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def check_the_hash_seed_does_not_matter(game: AnyGame) -> None:
    kind = type(game)
    digests = {
        digest_under_hash_seed(kind.__module__, kind.__qualname__, game.seats[0], hash_seed)
        for hash_seed in (0, 1, 12345)
    }
    assert len(digests) == 1, f"{game.key} depends on PYTHONHASHSEED"


def default_options(game: AnyGame) -> dict[str, OptionValue]:
    return complete_options(game, {})
