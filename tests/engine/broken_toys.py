"""Copies of the toy, each broken in one way that the contract test must catch."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.core import Options, Outcome, Reason, Score, Seat, Step, TakeBack, Types
from engine.dice import Dice
from tests.toy import Dealt, Event, Kept, Move, Offered, Pile, Split, State, Toy, View


class LeakyToy(Toy):
    """Everybody can read one card of the seat to the left."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if seat is None or state.phase == "over":
            return view
        neighbour = state.places[(seat + 1) % len(state.places)]
        return replace(view, kept=((neighbour.hand[0],),))


class PeekingToy(Toy):
    """Offers can be read before they are made, and `imagine` plays along."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if seat is None or state.phase != "split":
            return view
        hand = state.places[seat - 1].hand
        return replace(view, offer=(hand[:1], hand[1:]))

    def imagine(self, view: View, dice: Dice) -> State:
        state = super().imagine(view, dice)
        places = tuple(
            place if view.answered[seat] or seat == view.seat else replace(place, left=None)
            for seat, place in enumerate(state.places)
        )
        return replace(state, places=places) if view.phase == "split" else state


class GossipToy(Toy):
    """Everybody hears what everybody is dealt."""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG002  it tells all to all
        return event


class MutteringToy(Toy):
    """The last seat's offer is told to a seat that is not there."""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, Offered):
            return event if seat is not None and event.seat == seat - 1 else None
        return super().redact(event, seat)


@dataclass(frozen=True, slots=True)
class Peeked:
    seat: Seat
    card: str
    kind: Literal["peeked"] = "peeked"


class ForgetfulToy(Toy):
    """Somebody sees the next card of the box, and nobody has thought of who may hear of it."""

    types = Types(State, Move, Event | Peeked, View)

    def setup(self, seats: int, dice: Dice, options: Options) -> Step[State, Any]:
        step = super().setup(seats, dice, options)
        return Step(step.state, (*step.events, Peeked(0, step.state.box[0])))


class TrustingToy(ForgetfulToy):
    """Whatever is not named is told to all."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        named = isinstance(event, Dealt | Offered | Kept)
        return super().redact(event, seat) if named else event


class BoastingToy(Toy):
    """Everybody is promised a point more than there is in the end."""

    def projection(self, view: View) -> tuple[Score, ...]:
        extra = (Reason("luck", 1),)
        return tuple(
            Score(score.points + 1, (*score.reasons, *extra)) for score in super().projection(view)
        )


class UnreasonableToy(Toy):
    """A point comes from nowhere."""

    def projection(self, view: View) -> tuple[Score, ...]:
        return tuple(replace(score, points=score.points + 1) for score in super().projection(view))


class SelfishToy(Toy):
    """Whoever looks is told of nobody else."""

    def projection(self, view: View) -> tuple[Score, ...]:
        return super().projection(view)[:1]


class CountingToy(Toy):
    """Those who share a place do not use up the next one."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, places=(1, 1, 2), winners=(0, 1))


class RegretfulToy(Toy):
    """A step that is taken back brings back its ticket."""

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        step = super().apply(state, seat, move)
        if not isinstance(move, TakeBack):
            return step
        places = list(step.state.places)
        places[seat] = replace(places[seat], step=state.places[seat].step - 1)
        return Step(replace(step.state, places=tuple(places)), step.events)


class GrudgingToy(Toy):
    """A first split leaves a mark even when another replaces it."""

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        step = super().apply(state, seat, move)
        if not isinstance(move, Split):
            return step
        places = list(step.state.places)
        places[seat] = replace(places[seat], step=state.places[seat].step + 1)
        return Step(replace(step.state, places=tuple(places)), step.events)


class HastyToy(Toy):
    """Whoever answers first is treated differently."""

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        step = super().apply(state, seat, move)
        place = step.state.places[seat]
        answered = sum(other.left is not None for other in state.places)
        places = list(step.state.places)
        places[seat] = replace(place, step=place.step + answered)
        return Step(replace(step.state, places=tuple(places)), step.events)


class LosingToy(Toy):
    """A card falls under the table when the piles are gathered."""

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        step = super().apply(state, seat, move)
        kept = tuple(pile[:-1] for pile in step.state.kept)
        return Step(replace(step.state, kept=kept), step.events)


class HashToy(Toy):
    """The deck is a set, whose order changes from one interpreter to the next."""

    def setup(self, seats: int, dice: Dice, options: Options) -> Step[State, Event]:
        step = super().setup(seats, dice, options)
        box: Pile = tuple(set(step.state.box))
        return Step(replace(step.state, box=box), step.events)
