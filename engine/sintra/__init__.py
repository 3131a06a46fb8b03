"""Azul: Stained Glass of Sintra: fill pattern strips with panes, and glaze the palace's windows."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core import Decision, Option, Options, Outcome, Score, Seat, Step, Types, ask
from engine.dice import Dice
from engine.editions import Editions
from engine.sintra.ai import SintraJudge
from engine.sintra.components import Components
from engine.sintra.data import SIDES, Side
from engine.sintra.editions import GALA
from engine.sintra.events import Event, redact
from engine.sintra.imagine import imagine
from engine.sintra.legal import legal_moves
from engine.sintra.moves import Move
from engine.sintra.rules import carry_on, set_up
from engine.sintra.scoring import outcome_of, projection_of
from engine.sintra.state import State
from engine.sintra.view import View, view_of


class Sintra:
    """The rules as a `Game`, for the editions it is given."""

    key = "sintra"
    version = 1
    seats = range(2, 5)
    types = Types(State, Move, Event, View)
    judge = SintraJudge()

    def __init__(self, editions: Mapping[str, Components] | None = None) -> None:
        self.editions = Editions({GALA.name: GALA, **(editions or {})})
        digests = tuple(components.digest for components in self.editions.values())
        self.options = (
            Option("side", SIDES, "A"),
            Option("edition", tuple(self.editions), GALA.name, digests),
        )

    def setup(self, seats: int, dice: Dice, options: Options) -> Step[State, Event]:
        side: Side = "B" if options["side"] == "B" else "A"
        return set_up(self.editions[str(options["edition"])], side, seats, dice)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return _questions(state.turn, state.seat) if state.track else ()

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return legal_moves(self.editions[state.edition], state) if seat == state.seat else ()

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:  # noqa: ARG002  only one seat is ever asked
        return carry_on(self.editions[state.edition], state, move)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(self.editions[state.edition], state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return redact(event, seat)

    def imagine(self, view: View, dice: Dice) -> State:
        return imagine(view, dice)

    def projection(self, view: View) -> tuple[Score, ...]:
        return projection_of(view)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.track else outcome_of(self.editions[state.edition], state)


@lru_cache(maxsize=1024)
def _questions(turn: int, seat: Seat) -> tuple[Decision, ...]:
    return (ask("act", turn, seat),)
