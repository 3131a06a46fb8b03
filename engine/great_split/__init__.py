"""The Great Split: split your hand in two, your left neighbour chooses a half."""

from collections.abc import Mapping
from itertools import combinations

from engine.core import (
    Decision,
    Option,
    Options,
    Outcome,
    Score,
    Seat,
    Step,
    Types,
)
from engine.dice import Dice
from engine.editions import Editions
from engine.great_split.ai.judge import GreatSplitJudge
from engine.great_split.components import Components
from engine.great_split.editions import GALA
from engine.great_split.events import Event, redact
from engine.great_split.imagine import imagine
from engine.great_split.moves import SIDES, DiscardCards, Move, SplitHand, TakePile
from engine.great_split.resolution import legal_orders
from engine.great_split.rules import carry_on, open_decisions, set_up
from engine.great_split.scoring import outcome_of, projection_of
from engine.great_split.state import State
from engine.great_split.view import View, view_of

_PILES = tuple(TakePile(side) for side in SIDES)


class GreatSplit:
    """The rules as a `Game`, for the editions it is given."""

    key = "great_split"
    version = 1
    seats = range(2, 8)
    types = Types(State, Move, Event, View)
    judge = GreatSplitJudge()

    def __init__(self, editions: Mapping[str, Components] | None = None) -> None:
        self.editions = Editions({GALA.name: GALA, **(editions or {})})
        digests = tuple(components.digest for components in self.editions.values())
        self.options = (
            Option("edition", tuple(self.editions), GALA.name, digests),
            Option("auto_finish", (False, True), True),
        )

    def setup(self, seats: int, dice: Dice, options: Options) -> Step[State, Event]:
        components = self.editions[str(options["edition"])]
        return set_up(components, seats, dice, auto_finish=bool(options["auto_finish"]))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return open_decisions(self.editions[state.edition], state)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        components = self.editions[state.edition]
        collector = state.collectors[seat]
        hand = collector.hand
        match state.phase:
            case "discard":
                excess = len(hand) - components.hand_limits[state.round - 1]
                if excess <= 0:
                    return ()
                return tuple([DiscardCards(cards) for cards in combinations(hand, excess)])
            case "split":
                # Both piles have a card: the splitter stands between them.
                sizes = range(1, len(hand))
                return tuple([SplitHand(left) for n in sizes for left in combinations(hand, n)])
            case "choose":
                return _PILES
            case "start" | "resolve":
                resolution = collector.resolution
                if resolution is None or resolution.done:
                    return ()
                return legal_orders(components, resolution)
            case "over":
                return ()

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        return carry_on(self.editions[state.edition], state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        open_ = self.decisions(state)
        return view_of(state, seat, frozenset(d.seat for d in open_ if d.awaited))

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return redact(event, seat)

    def imagine(self, view: View, dice: Dice) -> State:
        return imagine(self.editions[view.edition], view, dice)

    def projection(self, view: View) -> tuple[Score, ...]:
        return projection_of(self.editions[view.edition], view)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state) if state.phase == "over" else None
