"""The toy with a choice that nobody waits for: the last seat takes the left pile by default."""

from dataclasses import replace

from engine.core import Decision, Seat, Step, ask
from tests.toy import Event, Move, State, Take, Toy


class Easygoing(Toy):
    key = "easygoing"

    def decisions(self, state: State) -> tuple[Decision, ...]:
        last = len(state.places) - 1
        return tuple(
            ask("take", "1", last, awaited=False)
            if state.phase == "take" and decision.seat == last
            else decision
            for decision in super().decisions(state)
        )

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if state.phase == "take" and seat == len(state.places) - 1:
            return (Take("left"), Take("right"))
        return super().legal_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        if isinstance(move, Take) and seat == len(state.places) - 1:
            place = replace(state.places[seat], taken=move.pile)
            return Step(replace(state, places=(*state.places[:seat], place)), ())
        return super().apply(state, seat, move)

    def _after_take(self, state: State) -> Step[State, Event]:
        *others, last = state.places
        if not all(place.settled for place in others):
            return Step(state, ())
        taken = replace(last, taken=last.taken or "left", settled=True)
        return super()._after_take(replace(state, places=(*others, taken)))
