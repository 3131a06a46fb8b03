"""What every game promises, as checks that any game can be put through."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Any

from engine.codec import codec_of, dump_record, load_record
from engine.core import (
    AnyGame,
    OptionValue,
    Seat,
    Step,
    TakeBack,
    begin,
    decision_of,
)
from engine.dice import Roll, derived_seed, seeded
from engine.playout import Turn
from engine.record import Ply, new_record, replay

MOST_TURNS = 20_000


@dataclass(frozen=True)
class Knowledge:
    """What a test must know of a game to check it: where its pieces are, and who may name them."""

    inventory: Callable[[Any], Counter[str]]
    """Every piece, wherever it is; the same all through a game."""
    hidden: Callable[[Any, Seat | None], set[str]]
    """The names of pieces that this seat, or a spectator, may not know to be where they are."""
    laid_open: Callable[[Turn], set[str]] = lambda _: set()
    """The names that all may hear of a turn although they are hidden again after it."""
    quick: Mapping[str, OptionValue] = field(default_factory=dict)
    """The options with which a game is over sooner, for tests that play many."""


def restless_turns(game: AnyGame, state: Any, roll: Roll) -> Iterator[Turn]:
    """Random play to the end; one move in eight is a change of mind: another answer, a step back."""
    while decisions := game.decisions(state):
        regretting = roll.below(8) == 0
        asked = [d for d in decisions if d.awaited != regretting] or decisions
        decision = asked[roll.below(len(asked))]
        moves = game.legal_moves(state, decision.seat)
        back = [move for move in moves if isinstance(move, TakeBack)]
        forward = [move for move in moves if not isinstance(move, TakeBack)]
        chosen = back if regretting and back else forward
        move = chosen[roll.below(len(chosen))]
        step = game.apply(state, decision.seat, move)
        yield Turn(decision, move, state, step.state, step.events)
        state = step.state


@dataclass(frozen=True)
class Look:
    """What one viewer sees of a state."""

    state: Any
    seat: Seat | None
    view: Any
    text: str
    """The view as JSON."""
    again: Any
    """The view, read from that text."""


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

    def setup(self) -> Step[Any, Any]:
        return self._setup

    def start(self) -> Any:
        return self.setup().state

    def turns(self) -> list[Turn]:
        return self._turns

    def states(self) -> list[Any]:
        return [self.start(), *(turn.after for turn in self.turns())]

    def looks(self) -> list[Look]:
        """Everybody's look at every state; the first state's first."""
        return self._looks

    # A game is walked through once, however much is checked on the way.

    @cached_property
    def _setup(self) -> Step[Any, Any]:
        return begin(self.game, self.seats, seeded(self.seed), self.options)

    @cached_property
    def _turns(self) -> list[Turn]:
        roll = Roll(derived_seed(self.seed, "moves"))
        turns = list(islice(restless_turns(self.game, self.start(), roll), MOST_TURNS + 1))
        assert len(turns) <= MOST_TURNS, f"{self.game.key} does not end"
        return turns

    @cached_property
    def _looks(self) -> list[Look]:
        codec = codec_of(self.game).view
        looks = []
        for state in self.states():
            for seat in self.viewers:
                view = self.game.view(state, seat)
                text = codec.dump(view)
                looks.append(Look(state, seat, view, text, codec.load(text)))
        return looks


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
    assert replace(table).turns() == table.turns()


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
    for look in table.looks():
        assert look.again == look.view


def check_the_order_of_answers_does_not_matter(table: Table) -> None:
    game = table.game
    roll = Roll(derived_seed(table.seed, "answers"))
    for state in table.states():
        waiting = [d.seat for d in game.decisions(state) if d.awaited]
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


def check_a_changed_answer_leaves_no_trace(table: Table) -> None:
    """Whoever may answer again before the others have is as if the last answer were the first."""
    game = table.game
    roll = Roll(derived_seed(table.seed, "changes"))
    for state in table.states():
        for decision in game.decisions(state):
            seat = decision.seat
            moves = game.legal_moves(state, seat)
            first, last = (moves[roll.below(len(moves))] for _ in range(2))
            between = game.apply(state, seat, first).state
            again = decision_of(game, between, seat)
            if again is not None and again.ticket == decision.ticket:
                changed = game.apply(between, seat, last)
                assert changed == game.apply(state, seat, last), f"{first} left a trace"


def check_no_ticket_fits_again(table: Table) -> None:
    passed: set[str] = set()
    open_before: set[str] = set()
    for state in table.states():
        open_now = {decision.ticket for decision in table.game.decisions(state)}
        passed |= open_before - open_now
        assert not passed & open_now, f"{passed & open_now} can be answered again"
        open_before = open_now


def check_nothing_leaks(table: Table, knowledge: Knowledge) -> None:
    """Deal the unknown anew: nobody may see a difference, or be offered other moves."""
    game = table.game
    for number, look in enumerate(table.looks()):
        seat = look.seat
        other = game.imagine(look.view, seeded(derived_seed(table.seed, f"{number} {seat}")))
        assert game.view(other, seat) == look.view
        if seat is not None:
            assert game.legal_moves(other, seat) == game.legal_moves(look.state, seat)
        leaked = [name for name in knowledge.hidden(look.state, seat) if f'"{name}"' in look.text]
        assert not leaked, f"seat {seat} can read {leaked}"


def check_no_event_leaks(table: Table, knowledge: Knowledge) -> None:
    """Nobody hears a name that is hidden from them both before and after what happened."""
    setup = table.setup()
    for seat in table.viewers:
        _check_what_is_heard(table, setup.events, seat, knowledge.hidden(setup.state, seat))
    for turn in table.turns():
        open_to_all = knowledge.laid_open(turn)
        for seat in table.viewers:
            hidden = knowledge.hidden(turn.before, seat) & knowledge.hidden(turn.after, seat)
            _check_what_is_heard(table, turn.events, seat, hidden - open_to_all)


def _check_what_is_heard(
    table: Table, events: tuple[Any, ...], seat: Seat | None, hidden: set[str]
) -> None:
    codec = codec_of(table.game)
    for event in events:
        heard = table.game.redact(event, seat)
        told = "" if heard is None else codec.event.dump(heard)
        leaked = [name for name in hidden if f'"{name}"' in told]
        assert not leaked, f"seat {seat} can hear {leaked} in {heard}"


def check_every_event_is_heard_by_somebody(table: Table) -> None:
    for events in (table.setup().events, *(turn.events for turn in table.turns())):
        for event in events:
            heard = [table.game.redact(event, seat) for seat in table.viewers]
            assert any(each is not None for each in heard), f"nobody hears {event}"


def check_an_event_nobody_thought_of_is_heard_by_nobody(table: Table) -> None:
    class Unforeseen:
        """An event that was added to the rules and forgotten in `redact`."""

        kind = "unforeseen"

    for seat in table.viewers:
        heard = table.game.redact(Unforeseen(), seat)
        assert heard is None, f"seat {seat} hears of an event that redact does not name"


def check_every_point_has_its_reason(table: Table) -> None:
    """In the outcome, and in every projection on the way to it, which speaks of every seat."""
    for look in table.looks():
        scores = table.game.projection(look.view)
        assert len(scores) == table.seats, f"{look.seat} is told of {len(scores)} seats"
        for score in scores:
            reasons = sum(reason.points for reason in score.reasons)
            assert score.points == reasons, f"{score} does not add up"
        # The view is all it knows: the same text gives the same scores, whatever is true.
        again = table.game.projection(look.again)
        assert again == scores, "the projection knows more than the view"


def check_the_projection_ends_at_the_outcome(table: Table) -> None:
    final = table.states()[-1]
    outcome = table.game.outcome(final)
    assert outcome is not None
    for viewer in table.viewers:
        projected = table.game.projection(table.game.view(final, viewer))
        assert projected == outcome.scores, f"{viewer} expects {projected}, not {outcome.scores}"


def check_the_places_fit(table: Table) -> None:
    outcome = table.game.outcome(table.states()[-1])
    assert outcome is not None
    places = outcome.places
    assert len(places) == table.seats
    for place in places:
        assert place == 1 + sum(other < place for other in places), f"places are {places}"
    assert outcome.winners == tuple(seat for seat in range(table.seats) if places[seat] == 1)


def check_nothing_is_lost(table: Table, knowledge: Knowledge) -> None:
    first, *others = (knowledge.inventory(state) for state in table.states())
    assert sum(first.values()) > 0
    for inventory in others:
        assert inventory == first, f"lost {first - inventory}, found {inventory - first}"


def check_everything(table: Table, knowledge: Knowledge) -> None:
    """Every promise but the one that needs other interpreters, on one walk through one game."""
    check_it_ends(table)
    check_every_decision_can_be_answered(table)
    check_the_same_seed_gives_the_same_game(table)
    check_the_record_replays(table)
    check_everything_survives_json(table)
    check_the_order_of_answers_does_not_matter(table)
    check_a_changed_answer_leaves_no_trace(table)
    check_no_ticket_fits_again(table)
    check_nothing_leaks(table, knowledge)
    check_no_event_leaks(table, knowledge)
    check_every_event_is_heard_by_somebody(table)
    check_an_event_nobody_thought_of_is_heard_by_nobody(table)
    check_every_point_has_its_reason(table)
    check_the_projection_ends_at_the_outcome(table)
    check_the_places_fit(table)
    check_nothing_is_lost(table, knowledge)


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
