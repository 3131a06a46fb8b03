"""Splendor: collect gems, buy cards that make cards cheaper, and receive nobles."""

from functools import lru_cache

from engine.core import Decision, Option, Options, Outcome, Score, Seat, Step, Types, ask
from engine.dice import Dice
from engine.splendor.ai import SplendorJudge
from engine.splendor.events import Event, redact
from engine.splendor.imagine import imagine
from engine.splendor.legal import legal_moves
from engine.splendor.moves import Move
from engine.splendor.rules import carry_on, set_up
from engine.splendor.scoring import outcome_of, scores_of
from engine.splendor.state import Phase, State
from engine.splendor.view import View, view_of


class Splendor:
    """The rules as a `Game`."""

    key = "splendor"
    version = 3
    seats = range(2, 5)
    options = (Option("target", (10, 12, 15, 18, 21), 15),)
    types = Types(State, Move, Event, View)
    judge = SplendorJudge()

    def setup(self, seats: int, dice: Dice, options: Options) -> Step[State, Event]:
        return set_up(seats, dice, int(options["target"]))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return _questions(state.phase, state.turn, state.seat)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return legal_moves(state) if seat == state.seat else ()

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:  # noqa: ARG002  only one seat is ever asked
        return carry_on(state, move)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return redact(event, seat)

    def imagine(self, view: View, dice: Dice) -> State:
        return imagine(view, dice)

    def projection(self, view: View) -> tuple[Score, ...]:
        return scores_of(view.players)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state) if state.phase == "over" else None


@lru_cache(maxsize=1024)
def _questions(phase: Phase, turn: int, seat: Seat) -> tuple[Decision, ...]:
    return () if phase == "over" else (ask(phase, turn, seat),)
