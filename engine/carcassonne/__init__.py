"""Carcassonne with The Messages: lay a landscape together, and place followers where it pays."""

from collections.abc import Mapping

from engine.carcassonne.ai.judge import CarcassonneJudge
from engine.carcassonne.events import Event, redact
from engine.carcassonne.moves import Move
from engine.carcassonne.projection import projection_of
from engine.carcassonne.rules import carry_on, decisions, legal_moves, set_up
from engine.carcassonne.scoring import final_scores, outcome_of
from engine.carcassonne.state import State, land_of
from engine.carcassonne.tiles import GALA, TileTable
from engine.carcassonne.view import View, imagine, view_of
from engine.core import Decision, Option, Options, Outcome, Score, Seat, Step, Types
from engine.dice import Dice
from engine.editions import Editions


class Carcassonne:
    """The rules as a `Game`, for the editions it is given."""

    key = "carcassonne"
    version = 2
    seats = range(2, 6)
    types = Types(State, Move, Event, View)
    judge = CarcassonneJudge()

    def __init__(self, editions: Mapping[str, TileTable] | None = None) -> None:
        self.editions = Editions({GALA.name: GALA, **(editions or {})})
        digests = tuple(table.digest for table in self.editions.values())
        self.options = (
            Option("messages", (True, False), True),
            Option("edition", tuple(self.editions), GALA.name, digests),
        )

    def setup(self, seats: int, dice: Dice, options: Options) -> Step[State, Event]:
        # A game that was begun before there were editions names none.
        table = self.editions[str(options.get("edition", GALA.name))]
        return set_up(table, seats, dice, with_messages=bool(options["messages"]))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return decisions(state)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        return carry_on(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return redact(event, seat)

    def imagine(self, view: View, dice: Dice) -> State:
        return imagine(view, dice)

    def projection(self, view: View) -> tuple[Score, ...]:
        return projection_of(view)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        return outcome_of(final_scores(land_of(state), state.players))
