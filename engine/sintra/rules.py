"""The course of a game of Sintra: how the table is laid, and what each move does.

What is drawn, in this order: at setup the start player; the colours of rounds II to VI; the colour
of round I from the bag; for each seat the strips from left to right, and then for each of them but
the one with the grey spaces which side lies up; then the panes for the factories, in their order.
Later, when a round is prepared, the panes for the factories. All that a filling needs is drawn at
once; where the bag holds less, all of it first, and the rest after the tower was poured into it.

A turn is one move, because nothing is decided by chance or by others within it. Its order: the
panes are taken, with the start marker if it lies in the centre; they are placed, and what finds no
space breaks; a complete strip gives the colour bonus, then a pane for its window, then points.
On side A, where it does not matter which pane is kept, it is one of those just placed.
"""

from functools import lru_cache

from engine.core import Seat, Step
from engine.dice import Dice
from engine.sintra.components import Components
from engine.sintra.data import (
    ALL_PANES,
    COLOURS,
    FACTORIES,
    NONE,
    PANES_ON_A_FACTORY,
    PLACE,
    ROUNDS,
    STRIPS,
    Panes,
    Side,
)
from engine.sintra.events import (
    Event,
    GameEnded,
    PanesTaken,
    RoundEnded,
    RoundPrepared,
    TableLaid,
)
from engine.sintra.moves import Move, TakePanes
from engine.sintra.palace import advance, move_glazier, points_of
from engine.sintra.state import Palace, State, Strip, swap
from engine.sintra.supply import add, fill, minus, plus, pool

_new = tuple.__new__
_taken = lru_cache(maxsize=1 << 14)(PanesTaken)
_ALL_EMPTY = {seats: (NONE,) * count for seats, count in FACTORIES.items()}
"""The factories when nothing is left on them."""


def set_up(components: Components, side: Side, seats: int, dice: Dice) -> Step[State, Event]:
    (start,), _, dice = dice.draw(range(seats), 1)
    later, dice = dice.shuffle(COLOURS)
    bag = minus(ALL_PANES, (1, 1, 1, 1, 1))
    (first,), _, dice = dice.draw(pool(bag), 1)
    bag = add(bag, PLACE[first], -1)
    palaces = []
    for _ in range(seats):
        strips, dice = _deal_strips(components, dice)
        palaces.append(
            Palace(
                strips=strips,
                glazier=0,
                windows=((),) * STRIPS,
                broken=0,
                falls=0,
                bonus=0,
                glazing=0,
            )
        )
    factories, bag, tower, dice = fill(FACTORIES[seats], bag, NONE, dice)
    state = State(
        edition=components.name,
        side=side,
        turn=0,
        seat=start,
        start=start,
        marker=None,
        factories=factories,
        centre=NONE,
        bag=bag,
        tower=tower,
        track=(first, *later),
        palaces=tuple(palaces),
        chronicle=(),
        turns=(),
        dice=dice,
    )
    faces = tuple(tuple(s.face for s in palace.strips if s is not None) for palace in palaces)
    return Step(state, (TableLaid(side, start, state.track, faces, factories),))


def _deal_strips(components: Components, dice: Dice) -> tuple[tuple[Strip, ...], Dice]:
    """The strip with grey spaces begins with them down; the others lie as they fall."""
    numbers, dice = dice.shuffle(range(1, STRIPS + 1))
    strips = []
    for number in numbers:
        face = 2 * (number - 1)
        if components.wild_face in {face, face + 1}:
            up = components.wild_face ^ 1
        else:
            (name,), _, dice = dice.draw(("front", "back"), 1)
            up = face + (name == "back")
        strips.append(Strip(up, NONE))
    return tuple(strips), dice


def carry_on(components: Components, state: State, move: Move) -> Step[State, Event]:
    seat = state.seat
    palace = state.palaces[seat]
    if not isinstance(move, TakePanes):
        me, moved = move_glazier(palace, seat)
        return _end_turn(
            state, state.marker, state.factories, state.centre, state.tower, me, [moved]
        )
    place, factory = PLACE[move.colour], move.factory
    factories, centre, marker = state.factories, state.centre, state.marker
    with_marker = False
    if factory is None:
        count, rest = centre[place], NONE
        centre = add(centre, place, -count)
        if marker is None:
            marker, with_marker = seat, True
    else:
        panes = factories[factory]
        count = panes[place]
        rest = add(panes, place, -count)
        factories = swap(factories, factory, NONE)
        centre = plus(centre, rest)
    events: list[Event] = [_taken(seat, factory, move.colour, count, rest)]
    me, fallen = advance(components, state, move, count, events, with_marker=with_marker)
    tower = state.tower if fallen is NONE else plus(state.tower, fallen)
    return _end_turn(state, marker, factories, centre, tower, me, events)


def _end_turn(
    state: State,
    marker: Seat | None,
    factories: tuple[Panes, ...],
    centre: Panes,
    tower: Panes,
    me: Palace,
    events: list[Event],
) -> Step[State, Event]:
    """By position and as a bare tuple, or naming the fields costs more than the turn.

    A test sees to the order.
    """
    edition, side, turn, seat, start, _, _, _, bag, _, track, others, chronicle, turns, dice = state
    palaces = swap(others, seat, me)
    seats = len(palaces)
    if centre == NONE and factories == _ALL_EMPTY[seats]:
        return _end_round(state, marker, tower, palaces, events)
    happened = tuple(events)
    after = (
        edition,
        side,
        turn + 1,
        (seat + 1) % seats,
        start,
        marker,
        factories,
        centre,
        bag,
        tower,
        track,
        palaces,
        chronicle,
        (*turns, happened)[1 - seats :],
        dice,
    )
    return _new(Step, (_new(State, after), happened))


def _end_round(
    state: State,
    marker: Seat | None,
    tower: Panes,
    palaces: tuple[Palace, ...],
    events: list[Event],
) -> Step[State, Event]:
    """No glass is left. The next round has some: at least the pane that the round track gives."""
    seats = len(palaces)
    points = tuple([points_of(palace) for palace in palaces])
    # Where the marker was not taken, because all factories had one colour, its owner keeps it.
    start = state.start if marker is None else marker
    ended, *left = state.track
    tower = add(tower, PLACE[ended], 1)
    number = ROUNDS - len(left)
    events.append(RoundEnded(number, ended, points))
    factories, bag, dice = _ALL_EMPTY[seats], state.bag, state.dice
    if left:
        poured = sum(bag) < PANES_ON_A_FACTORY * len(factories)
        factories, bag, tower, dice = fill(len(factories), bag, tower, dice)
        events.append(RoundPrepared(number + 1, left[0], start, factories, poured))
    else:
        events.append(GameEnded())
    happened = tuple(events)
    return Step(
        State(
            state.edition,
            state.side,
            state.turn + 1,
            start,
            start,
            None,
            factories,
            NONE,
            bag,
            tower,
            tuple(left),
            palaces,
            (*state.chronicle, points),
            (*state.turns, happened)[1 - seats :],
            dice,
        ),
        happened,
    )
