"""A tiny split-and-choose game that exercises the contract without a rulebook.

Everybody is dealt three numbered cards, splits them in two secretly, and picks a pile of the
right neighbour's offer. What one keeps, chosen or returned, is one's score.
"""

from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Literal, TypeAlias

from engine.core import (
    Decision,
    Option,
    Options,
    Outcome,
    Reason,
    Score,
    Seat,
    Step,
    TakeBack,
    Types,
    ask,
    ranked,
)
from engine.dice import Dice

Pile: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Split:
    left: Pile
    kind: Literal["split"] = "split"


@dataclass(frozen=True, slots=True)
class Take:
    pile: Literal["left", "right"]
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Settle:
    """Say that one is content with what one took; until then it can be taken back."""

    kind: Literal["settle"] = "settle"


@dataclass(frozen=True, slots=True)
class Dealt:
    seat: Seat
    cards: Pile
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Offered:
    """For the chooser only: the splitter knows it."""

    seat: Seat
    chooser: Seat
    left: Pile
    right: Pile
    kind: Literal["offered"] = "offered"


@dataclass(frozen=True, slots=True)
class Kept:
    seat: Seat
    cards: Pile
    kind: Literal["kept"] = "kept"


Move: TypeAlias = Split | Take | Settle | TakeBack
Event: TypeAlias = Dealt | Offered | Kept


@dataclass(frozen=True, slots=True)
class Place:
    """One seat's share of the state, or of a view of it."""

    hand: Pile = ()
    left: Pile | None = None
    taken: Literal["left", "right"] | None = None
    settled: bool = False
    step: int = 0


@dataclass(frozen=True, slots=True)
class State:
    dice: Dice
    box: Pile
    phase: Literal["split", "take", "over"]
    places: tuple[Place, ...]
    kept: tuple[Pile, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    seats: int
    phase: Literal["split", "take", "over"]
    answered: tuple[bool, ...]
    mine: Place | None
    offer: tuple[Pile, Pile] | None
    kept: tuple[Pile, ...] = field(default=())


class Toy:
    key = "toy"
    version = 1
    seats = range(2, 5)
    options: tuple[Option, ...] = (Option("high", (False, True), False),)
    types = Types(State, Move, Event, View)
    judge = None
    deck = tuple(f"card-{number:02}" for number in range(1, 16))
    hand_size = 3
    """How many cards each seat is dealt."""

    def setup(self, seats: int, dice: Dice, options: Options) -> Step[State, Event]:
        box = self.deck[3:] if options["high"] else self.deck
        places = []
        for _ in range(seats):
            cards, box, dice = dice.draw(box, self.hand_size)
            places.append(Place(hand=tuple(sorted(cards))))
        events = tuple(Dealt(seat, place.hand) for seat, place in enumerate(places))
        return Step(State(dice, box, "split", tuple(places)), events)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        match state.phase:
            case "split":
                return tuple(
                    ask("split", 1, seat, awaited=place.left is None)
                    for seat, place in enumerate(state.places)
                )
            case "take":
                return tuple(
                    ask("take", f"1-{place.step}", seat)
                    for seat, place in enumerate(state.places)
                    if not place.settled
                )
            case "over":
                return ()

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        place = state.places[seat]
        if state.phase == "split":
            sizes = range(1, len(place.hand))
            return tuple(Split(left) for size in sizes for left in combinations(place.hand, size))
        if state.phase == "over" or place.settled:
            return ()
        if place.taken is None:
            return (Take("left"), Take("right"))
        return (Settle(), TakeBack())

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        place = state.places[seat]
        match move:
            case Split(left):
                return self._after_split(_with(state, seat, replace(place, left=left)))
            case Take(pile):
                place = replace(place, taken=pile, step=place.step + 1)
            case TakeBack():
                place = replace(place, taken=None, step=place.step + 1)
            case Settle():
                place = replace(place, settled=True)
        return self._after_take(_with(state, seat, place))

    def _after_split(self, state: State) -> Step[State, Event]:
        if any(place.left is None for place in state.places):
            return Step(state, ())
        offers = [_offer(place) for place in state.places]
        events = tuple(
            Offered(seat, (seat + 1) % len(offers), *offer) for seat, offer in enumerate(offers)
        )
        return Step(replace(state, phase="take"), events)

    def _after_take(self, state: State) -> Step[State, Event]:
        if not all(place.settled for place in state.places):
            return Step(state, ())
        offers = [_offer(place) for place in state.places]
        count = len(state.places)
        kept = []
        for seat, place in enumerate(state.places):
            left, right = offers[seat - 1]
            returned = offers[seat][0 if state.places[(seat + 1) % count].taken == "right" else 1]
            kept.append((*(left if place.taken == "left" else right), *returned))
        events = tuple(Kept(seat, cards) for seat, cards in enumerate(kept))
        emptied = tuple(replace(place, hand=()) for place in state.places)
        return Step(replace(state, phase="over", places=emptied, kept=tuple(kept)), events)

    def view(self, state: State, seat: Seat | None) -> View:
        answered = tuple(
            place.left is not None if state.phase == "split" else place.settled
            for place in state.places
        )
        return View(
            seat=seat,
            seats=len(state.places),
            phase=state.phase,
            answered=answered,
            mine=None if seat is None else state.places[seat],
            offer=None if seat is None or state.phase != "take" else _offer(state.places[seat - 1]),
            kept=state.kept,
        )

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """Named one by one: an event that nobody thought of is heard by nobody."""
        match event:
            case Kept():
                return event
            case Dealt():
                return event if event.seat == seat else None
            case Offered():
                return event if event.chooser == seat else None

    def imagine(self, view: View, dice: Dice) -> State:
        known = set(view.mine.hand if view.mine else ())
        known |= {card for pile in view.offer or () for card in pile}
        known |= {card for pile in view.kept for card in pile}
        box = tuple(card for card in self.deck if card not in known)
        places = []
        for seat in range(view.seats):
            if view.mine is not None and seat == view.seat:
                places.append(view.mine)
                continue
            hand: Pile = ()
            left: Pile | None = None
            if view.phase != "over":
                if view.offer and view.seat is not None and seat == (view.seat - 1) % view.seats:
                    left, right = view.offer
                    hand = tuple(sorted((*left, *right)))
                else:
                    hand, box, dice = dice.draw(box, self.hand_size)
                    hand = tuple(sorted(hand))
                    split = view.phase == "take" or view.answered[seat]
                    left = hand[:1] if split else None
            settled = view.phase != "split" and view.answered[seat]
            places.append(Place(hand, left, "left" if settled else None, settled=settled))
        return State(dice, box, view.phase, tuple(places), view.kept)

    def projection(self, view: View) -> tuple[Score, ...]:
        """Nobody keeps anything before everybody is content."""
        return tuple(_score(cards) for cards in view.kept or ((),) * view.seats)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        scores = tuple(_score(cards) for cards in state.kept)
        return ranked(scores, [(score.points,) for score in scores])


def _offer(place: Place) -> tuple[Pile, Pile]:
    left = place.left or ()
    return left, tuple(card for card in place.hand if card not in left)


def _score(cards: Pile) -> Score:
    reasons = tuple(Reason("card", int(card[-2:]), (("number", int(card[-2:])),)) for card in cards)
    return Score(sum(reason.points for reason in reasons), reasons)


def _with(state: State, seat: Seat, place: Place) -> State:
    places = (*state.places[:seat], place, *state.places[seat + 1 :])
    return replace(state, places=places)
