"""What a palace promises: the points that its owner may expect in the end."""

from collections.abc import Iterator, Sequence

from engine.core import Seat
from engine.sintra.components import Components
from engine.sintra.data import (
    BOTTOM,
    ORNAMENT_POINTS,
    PANES_FOR_A_POINT,
    PLACE,
    STRIPS,
    Colour,
    Side,
)
from engine.sintra.moves import Move, TakePanes
from engine.sintra.palace import advance, move_glazier
from engine.sintra.state import Palace, State
from engine.sintra.supply import count

# What leads to points, in points or as a part of them.
PROGRESS = (0.0, 0.10, 0.25, 0.45, 0.70, 1.0)
"""What part of a completed strip's worth so many panes on it are."""
LAST_PROGRESS = (0.0, 0.02, 0.07, 0.20, 0.45, 1.0)
"""The same in the last round."""
SYNERGY = 1.8
"""How often, in each round to come, a glazed window scores again with one to its left."""
HALF_ORNAMENT = 2.5
"""A single pane beside an ornament, which gives nothing yet."""
HALF_WINDOW = 0.4
"""How much of a complete window one with a single pane is, on side B."""
ANOTHER_WINDOW = 2.0
"""What a pane in a window is good for at the end, on side B."""
BEHIND = 0.5
"""What the glazier's way back costs, if all strips lie behind him."""
BEGIN = 0.5
"""To begin the next round, where there is one."""
DREAD = 0.6
"""How much the bottom of the broken glass track is feared on the way there, early in the game."""
BONUS = 0.6
"""How much of the bonus in this round's colour a strip on its way will really get."""


def prospect(components: Components, state: State, palace: Palace) -> float:
    """The palace may belong to any seat and stand a turn further than the state."""
    rounds = len(state.track) - 1
    progress = PROGRESS if rounds else LAST_PROGRESS
    finish = _finishes(components, state, palace)
    panes = 0
    worth = float(palace.bonus + palace.glazing - BOTTOM * palace.falls)
    worth -= _dread(components, palace.broken, rounds)
    for strip, finished in zip(palace.strips, finish, strict=True):
        if strip is not None:
            lying = sum(strip.panes)
            panes += lying
            worth += finished * progress[lying]
    if not rounds:
        worth += panes // PANES_FOR_A_POINT
    echo = SYNERGY * rounds / STRIPS
    printed = components.window_points[state.side]
    for column, window in enumerate(palace.windows):
        if window:
            worth += echo * printed[column] * (column + 1)
    worth += _decoration(components, state.side, palace.windows, rounds)
    return worth - _way_back(palace)


def worths_of(
    components: Components, state: State, seat: Seat, moves: Sequence[Move]
) -> Iterator[float]:
    """What the seat's palace promises after each of the moves."""
    begin = BEGIN if len(state.track) > 1 else 0.0
    known: dict[tuple[object, ...], float] = {}
    for move in moves:
        if isinstance(move, TakePanes):
            panes = state.centre if move.factory is None else state.factories[move.factory]
            count = panes[PLACE[move.colour]]
            marker = move.factory is None and state.marker is None
            # Equal panes from several places do the same.
            alike = (move.colour, count, marker, move.strip, move.keep)
            if alike not in known:
                palace, _ = advance(components, state, move, count, [], with_marker=marker)
                known[alike] = prospect(components, state, palace) + begin * marker
            yield known[alike]
        else:
            palace, _ = move_glazier(state.palaces[seat], seat)
            yield prospect(components, state, palace)


def _finishes(components: Components, state: State, palace: Palace) -> list[float]:
    """For each column what it is worth to complete the strip there."""
    rounds = len(state.track) - 1
    printed = components.window_points[state.side]
    top = PLACE[state.track[0]]
    echo = SYNERGY * rounds / STRIPS
    sizes = [len(window) for window in palace.windows]
    ends = _pane_beside_ornaments(components, sizes, rounds) if state.side == "A" else None
    found = [0.0] * STRIPS
    right = 0
    for column in range(STRIPS - 1, -1, -1):
        strip = palace.strips[column]
        if strip is not None:
            worth = printed[column] + right + BONUS * components.spaces[strip.face][top]
            worth += ANOTHER_WINDOW if ends is None else ends[column]
            if not sizes[column]:
                worth += echo * printed[column] * (column + 1)
            found[column] = worth
        if sizes[column]:
            right += printed[column]
    return found


def _pane_beside_ornaments(
    components: Components, sizes: Sequence[int], rounds: int
) -> list[float]:
    """For each column what one more pane there adds to the ornaments."""
    found = [0.0] * STRIPS
    for columns in components.ornaments:
        panes = sum([sizes[column] for column in columns])
        more = _ornament(min(panes + 1, 4), rounds) - _ornament(panes, rounds)
        for column in columns:
            found[column] = more
    return found


def _ornament(panes: int, rounds: int) -> float:
    return HALF_ORNAMENT if panes == 1 and rounds else ORNAMENT_POINTS[panes]


def _decoration(
    components: Components, side: Side, windows: Sequence[tuple[Colour, ...]], rounds: int
) -> float:
    """The final points for ornaments, or for complete windows and a colour."""
    sizes = [len(window) for window in windows]
    if side == "A":
        return sum(
            [
                _ornament(sum([sizes[column] for column in columns]), rounds)
                for columns in components.ornaments
            ]
        )
    most = max(count(tuple([pane for window in windows for pane in window])))
    hope = HALF_WINDOW if rounds else 0.0
    return (sizes.count(2) + hope * sizes.count(1)) * most


def _dread(components: Components, broken: int, rounds: int) -> float:
    """What the marker's space costs; early in the game each step is also one towards the bottom."""
    fear = DREAD * min(1.0, rounds / 3)
    return (1 - fear) * components.losses[broken] + fear * broken * BOTTOM / components.steps


def _way_back(palace: Palace) -> float:
    """The part of the strips that lies behind the glazier can be reached only by a turn."""
    behind = left = 0
    for column, strip in enumerate(palace.strips):
        if strip is not None:
            left += 1
            behind += column < palace.glazier
    return BEHIND * behind / left if left else 0.0
