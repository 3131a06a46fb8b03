"""Splendor under the engine's contract: 2 to 4 seats, buying cards until somebody has 15 points.

What is drawn, in this order: at setup the nobles (one more than seats), then the four cards of
level I from left to right, those of level II, those of level III; later one card whenever a row is
refilled or a card is reserved from a deck.

A seat that can take no tokens, reserve no card and buy no card has one legal move, to pass. It is
a move and not automatic, because whether a seat is stuck can depend on cards that only it knows:
a world imagined from a view may hold a stuck seat where the real one is not, and must still have a
legal move. When every seat has passed in a row, nobody will ever move again, and the game ends.
"""

from functools import lru_cache

from engine.core import Decision, Option, Options, Outcome, Seat, Step, Types, ask
from engine.dice import Dice
from engine.splendor import legal, scoring, turns
from engine.splendor import view as views
from engine.splendor.data import BANKS, DECKS, NOBLES, ROW_LENGTH
from engine.splendor.events import CardReservedFromDeck, Event, TableLaid
from engine.splendor.moves import Move
from engine.splendor.state import Phase, Player, Row, State
from engine.splendor.view import View


class Splendor:
    key = "splendor"
    version = 1
    seats = range(2, 5)
    options: tuple[Option, ...] = (Option("target", (10, 12, 15, 18, 21), 15),)
    types = Types(State, Move, Event, View)

    def setup(self, seats: int, dice: Dice, options: Options) -> Step[State, Event]:
        nobles, _, dice = dice.draw(tuple(sorted(NOBLES)), seats + 1)
        rows: list[Row] = []
        decks: list[tuple[str, ...]] = []
        for cards in DECKS:
            row, deck, dice = dice.draw(cards, ROW_LENGTH)
            rows.append(row)
            decks.append(deck)
        state = State(
            target=int(options["target"]),
            turn=0,
            phase="act",
            passes=0,
            bank=BANKS[seats],
            rows=tuple(rows),
            decks=tuple(decks),
            nobles=nobles,
            players=(Player(),) * seats,
            dice=dice,
        )
        return Step(state, (TableLaid(state.bank, state.nobles, state.rows),))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.phase == "over":
            return ()
        return _question(state.phase, state.turn, state.seat)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return legal.legal_moves(state) if seat == state.seat else ()

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:  # noqa: ARG002  the turn says whose it is
        return turns.apply(state, move)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, CardReservedFromDeck) and event.seat != seat:
            return CardReservedFromDeck(event.seat, event.level, None, event.gold)
        return event

    def imagine(self, view: View, dice: Dice) -> State:
        return views.imagine(view, dice)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)


@lru_cache(maxsize=1024)
def _question(phase: Phase, turn: int, seat: Seat) -> tuple[Decision, ...]:
    return (ask(phase, turn, seat),)
