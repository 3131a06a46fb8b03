"""What one seat, or a spectator, may know of a game of Sintra: all but what will be drawn."""

from dataclasses import dataclass

from engine.core import Seat
from engine.sintra.components import Components
from engine.sintra.data import BOTTOM, COLOURS, ROUNDS, Colour, Panes, Side, Space
from engine.sintra.events import Event, redact
from engine.sintra.legal import leftmost
from engine.sintra.palace import points_of
from engine.sintra.state import Palace, State, Strip


@dataclass(frozen=True, slots=True)
class StripView:
    number: int
    """Which of the eight strips it is, from 1."""
    face: int
    """The side that lies up, among all sides of all strips: see `Strip.face`."""
    spaces: tuple[Space, ...]
    panes: tuple[Colour | None, ...]
    """What lies on each space."""
    reverse: tuple[Space, ...]
    """The spaces of the other side, which everybody may look at."""


@dataclass(frozen=True, slots=True)
class PalaceView:
    """Columns count from 0 at the left."""

    strips: tuple[StripView | None, ...]
    """Over each window; None where the strip is back in the box."""
    glazier: int
    glazier_back: int | None
    """The column he could be moved to instead of taking panes; None where that is not allowed."""
    windows: tuple[tuple[Colour, ...], ...]
    """The panes in each window, the upper first."""
    broken: int
    """Where the marker is on the broken glass track, from 0 at the top."""
    falls: int
    """How often the marker came to the bottom."""
    lost: int
    """The points lost there so far; what the marker's space says is lost at the end."""
    bonus: int
    """The points for panes of the round's colour."""
    glazing: int
    """The points for windows."""
    points: int
    """On the score track."""


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    """Who looks; None is a spectator."""
    edition: str
    side: Side
    window_points: tuple[int, ...]
    """Printed under the windows, from left to right."""
    ornaments: tuple[tuple[int, ...], ...]
    """For each ornament of side A the columns of the windows around it; none on side B."""
    losses: tuple[int, ...]
    """Printed on the broken glass track, from the top."""
    turn: int
    turn_of: Seat
    """Whose turn it is."""
    round: int
    """Counted from 1; the last one also when the game is over."""
    over: bool
    start: Seat
    """Who began this round."""
    marker: Seat | None
    """Who has taken the start marker in this round; None while it lies in the centre."""
    factories: tuple[Panes, ...]
    centre: Panes
    bag: Panes
    """Everybody can work out what is in it, and nobody what comes next."""
    tower: Panes
    track: tuple[Colour, ...]
    """What is left on the round track, this round's colour first."""
    palaces: tuple[PalaceView, ...]
    chronicle: tuple[tuple[int, ...], ...]
    """Everybody's points after each round."""
    turns: tuple[tuple[Event, ...], ...]
    """What happened in the latest turns, newest last.

    As many as there are other seats: whose turn begins reads what everybody else has done.
    """

    @property
    def latest(self) -> tuple[Event, ...]:
        """What happened in the turn before this one."""
        return self.turns[-1] if self.turns else ()


def view_of(components: Components, state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        edition=state.edition,
        side=state.side,
        window_points=components.window_points[state.side],
        ornaments=components.ornaments if state.side == "A" else (),
        losses=components.losses,
        turn=state.turn,
        turn_of=state.seat,
        round=min(ROUNDS, ROUNDS - len(state.track) + 1),
        over=not state.track,
        start=state.start,
        marker=state.marker,
        factories=state.factories,
        centre=state.centre,
        bag=state.bag,
        tower=state.tower,
        track=state.track,
        palaces=tuple(_palace(components, palace) for palace in state.palaces),
        chronicle=state.chronicle,
        turns=tuple(_heard(turn, seat) for turn in state.turns),
    )


def _heard(turn: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    return tuple(heard for event in turn if (heard := redact(event, seat)) is not None)


def _palace(components: Components, palace: Palace) -> PalaceView:
    back = leftmost(palace)
    return PalaceView(
        strips=tuple(
            None if strip is None else _strip(components, strip) for strip in palace.strips
        ),
        glazier=palace.glazier,
        glazier_back=None if back == palace.glazier else back,
        windows=palace.windows,
        broken=palace.broken,
        falls=palace.falls,
        lost=BOTTOM * palace.falls,
        bonus=palace.bonus,
        glazing=palace.glazing,
        points=points_of(palace),
    )


def _strip(components: Components, strip: Strip) -> StripView:
    spaces = components.faces[strip.face]
    return StripView(
        number=strip.face // 2 + 1,
        face=strip.face,
        spaces=spaces,
        panes=_spread(spaces, strip.panes),
        reverse=components.faces[strip.face ^ 1],
    )


def _spread(spaces: tuple[Space, ...], panes: Panes) -> tuple[Colour | None, ...]:
    """The panes on their spaces: on those of their own colour first, what is left on grey ones."""
    left = dict(zip(COLOURS, panes, strict=True))
    lying: list[Colour | None] = [None] * len(spaces)
    for number, space in enumerate(spaces):
        if space != "wild" and left[space]:
            left[space] -= 1
            lying[number] = space
    for number, space in enumerate(spaces):
        if space == "wild":
            colour = next((colour for colour in COLOURS if left[colour]), None)
            if colour is not None:
                left[colour] -= 1
                lying[number] = colour
    return tuple(lying)
