"""What anybody may know of a game of Carcassonne: everything but the order of what will be drawn."""

from collections import Counter
from dataclasses import dataclass

from engine.carcassonne.cells import Cell, around
from engine.carcassonne.data import FeatureKind
from engine.carcassonne.events import Event, redact
from engine.carcassonne.land import Feature, Land, leaders
from engine.carcassonne.messages import action_value, can_act, recall_value
from engine.carcassonne.moves import PlaceFollower
from engine.carcassonne.rules import follower_places
from engine.carcassonne.scoring import completed_value, final_value
from engine.carcassonne.state import (
    Follower,
    Gain,
    Phase,
    PlacedTile,
    Player,
    State,
    known_land,
    land_of,
)
from engine.carcassonne.tiles import TILES
from engine.core import Seat
from engine.dice import Dice


@dataclass(frozen=True, slots=True)
class FollowerView:
    seat: Seat
    tile: int
    cell: Cell
    spot: str
    feature: int
    """The number of the feature it stands on."""
    on: FeatureKind


@dataclass(frozen=True, slots=True)
class FeatureView:
    """A road, city, monastery or field with all its tiles, the one just laid included."""

    feature: int
    """Its number: that of its oldest segment, so it stays while the feature grows."""
    kind: FeatureKind
    cells: tuple[Cell, ...]
    """Its tiles in the order they came; of a monastery only its own."""
    spots: tuple[tuple[int, str], ...]
    """Its segments: the number of the tile, and the name of the spot on it."""
    open: tuple[Cell, ...]
    """The free cells it leads to, one for each open side; of a monastery those around it."""
    complete: bool
    """Never so for a field."""
    shields: int
    followers: tuple[int, ...]
    """How many stand on it, by seat."""
    leaders: tuple[Seat, ...]
    """Who would get its points."""
    value: int
    """The points if the game ended now."""
    value_completed: int
    """The points if it were completed with the tiles it has; of a monastery always 9."""
    cities: tuple[int, ...]
    """Of a field: the completed cities it borders."""


@dataclass(frozen=True, slots=True)
class PlaceView:
    cell: Cell
    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MessageView:
    """The message that was drawn, and what its two sides bring now."""

    message: str
    can_act: bool
    points: int
    """What its action scores; 0 where that is chosen later or nothing."""
    feature: int | None
    """The feature that it scores."""
    recalls: tuple[tuple[Cell, int], ...]
    """For the eighth: the cell of every follower that could be taken back, and its points."""


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    """Who looks; None is a spectator."""
    messages: bool
    turn: int
    step: int
    phase: Phase
    tiles: tuple[PlacedTile, ...]
    laid: PlacedTile | None
    """The tile just laid, while it can be taken back."""
    followers: tuple[FollowerView, ...]
    features: tuple[FeatureView, ...]
    drawn: str | None
    places: tuple[PlaceView, ...]
    """Where the drawn tile fits, while it is asked for."""
    spots: tuple[str, ...]
    """Where a follower may be placed on the tile just laid."""
    stock: tuple[tuple[str, int], ...]
    """How many of each kind are still to be drawn."""
    set_aside: tuple[str, ...]
    players: tuple[Player, ...]
    due: tuple[Gain, ...]
    message: MessageView | None
    unread: tuple[str, ...]
    """The messages that nobody has seen yet: each of them may come next."""
    seen: tuple[str, ...]
    """Those under the stack, the one that comes first in front; with nothing unread they come so."""
    chronicle: tuple[tuple[int, ...], ...]
    turns: tuple[tuple[Event, ...], ...]

    @property
    def turn_of(self) -> Seat:
        """Whose turn it is."""
        return self.turn % len(self.players)

    @property
    def latest(self) -> tuple[Event, ...]:
        """What has happened in this turn; before anything has, in the turn before."""
        return next((turn for turn in reversed(self.turns) if turn), ())

    @property
    def tiles_left(self) -> int:
        return sum(count for _, count in self.stock)


def view_of(state: State, seat: Seat | None) -> View:
    land = _land_as_seen(state)
    stood = _stood_on(land)
    return View(
        seat=seat,
        messages=state.messages,
        turn=state.turn,
        step=state.step,
        phase=state.phase,
        tiles=state.tiles,
        laid=state.laid,
        followers=tuple(_follower(state, land, stood, each) for each in state.followers),
        features=features_of(land, len(state.players)),
        drawn=state.drawn,
        places=_places(state),
        spots=_spots(state),
        stock=tuple(sorted(Counter(state.stock).items())),
        set_aside=state.set_aside,
        players=state.players,
        due=state.due,
        message=_message(state, land),
        unread=state.unread,
        seen=state.seen,
        chronicle=state.chronicle,
        turns=tuple(_heard(turn, seat) for turn in state.turns),
    )


def _heard(turn: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    return tuple(heard for event in turn if (heard := redact(event, seat)) is not None)


def _land_as_seen(state: State) -> Land:
    """The landscape with the tile that can still be taken back."""
    land = land_of(state)
    if state.laid is not None:
        land = land.copy()
        land.lay(TILES[state.laid.tile].ways[state.laid.turned], state.laid.cell)
    return land


def _places(state: State) -> tuple[PlaceView, ...]:
    if state.phase != "place_tile" or state.drawn is None:
        return ()
    return tuple(PlaceView(*place) for place in land_of(state).places(state.drawn))


def _spots(state: State) -> tuple[str, ...]:
    if state.phase != "place_follower":
        return ()
    moves = follower_places(state)
    return tuple(move.spot for move in moves if isinstance(move, PlaceFollower) and move.spot)


def _stood_on(land: Land) -> dict[int, int]:
    """For each tile with a follower, the feature that it stands on."""
    return {tile: root for root, feature in land.features.items() for _, tile in feature.followers}


def _follower(state: State, land: Land, stood: dict[int, int], follower: Follower) -> FollowerView:
    root = stood[follower.tile]
    return FollowerView(
        follower.seat,
        follower.tile,
        state.tiles[follower.tile].cell,
        follower.spot,
        root,
        land.features[root].kind,
    )


def _message(state: State, land: Land) -> MessageView | None:
    message, seat = state.message, state.seat
    if message is None:
        return None
    able = can_act(state)
    if message == "one_more_tile" or not able:
        return MessageView(message, able, 0, None, ())
    if message == "score_a_follower":
        own = [each.tile for each in state.followers if each.seat == seat]
        recalls = tuple((state.tiles[t].cell, recall_value(land, seat, t)[1]) for t in own)
        return MessageView(message, able, 0, None, recalls)
    points, scored = action_value(land, seat, message)
    feature = next((root for root, each in land.features.items() if each is scored), None)
    return MessageView(message, able, points, feature, ())


def features_of(land: Land, seats: int) -> tuple[FeatureView, ...]:
    """Every feature of the landscape by number."""
    cells: list[Cell] = [(0, 0)] * land.tiles
    spots: dict[int, list[tuple[int, str]]] = {root: [] for root in land.features}
    meadows: dict[int, list[Cell]] = {root: [] for root in land.features}
    for cell, laid in land.at.items():
        cells[laid.number] = cell
        roots = land.roots(cell)
        for root, segment in zip(roots, laid.way.segments, strict=True):
            spots[root].append((laid.number, segment.spot))
        for side, beside in enumerate(around(cell)):
            if beside not in land.at:
                first, second, _ = laid.way.borders[side]
                for local in {first: None, second: None}:
                    meadows[roots[local]].append(beside)
    return tuple(
        _feature(land, root, feature, cells, tuple(spots[root]), tuple(meadows[root]), seats)
        for root, feature in sorted(land.features.items())
    )


def _feature(
    land: Land,
    root: int,
    feature: Feature,
    cells: list[Cell],
    spots: tuple[tuple[int, str], ...],
    meadows: tuple[Cell, ...],
    seats: int,
) -> FeatureView:
    standing = [seat for seat, _ in feature.followers]
    field, monastery = feature.kind == "field", feature.kind == "monastery"
    value = final_value(land, feature)
    return FeatureView(
        feature=root,
        kind=feature.kind,
        cells=tuple(dict.fromkeys(cells[tile] for tile, _ in spots)),
        spots=spots,
        open=meadows if field else feature.ends,
        complete=not field and not feature.ends,
        shields=feature.shields,
        followers=tuple(standing.count(seat) for seat in range(seats)),
        leaders=leaders(feature.followers),
        value=value,
        value_completed=9 if monastery else value if field else completed_value(feature),
        cities=tuple(sorted(land.completed_cities(feature))) if field else (),
    )


def imagine(view: View, dice: Dice) -> State:
    """Nothing is hidden but what the dice will say."""
    return State(
        messages=view.messages,
        turn=view.turn,
        step=view.step,
        phase=view.phase,
        tiles=view.tiles,
        followers=tuple(Follower(each.seat, each.tile, each.spot) for each in view.followers),
        drawn=view.drawn,
        laid=view.laid,
        stock=tuple(kind for kind, count in view.stock for _ in range(count)),
        set_aside=view.set_aside,
        players=view.players,
        due=view.due,
        unread=view.unread,
        seen=view.seen,
        message=None if view.message is None else view.message.message,
        chronicle=view.chronicle,
        turns=view.turns,
        dice=dice,
    )


def land_in(view: View) -> Land:
    """The landscape of a view, without a tile that can still be taken back; who changes it copies it."""
    followers = tuple(Follower(each.seat, each.tile, each.spot) for each in view.followers)
    return known_land(view.tiles, followers)
