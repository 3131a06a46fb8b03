"""The course of a game of Carcassonne: how the table is laid, and what each move does.

What is drawn: a tile when a turn begins, or when the seventh message brings one; one that fits
nowhere is set aside and another drawn at once. With The Messages also a message whenever one comes.

A turn is a tile, then a follower or none, then the scoring of what was completed. The tile belongs
to the landscape when the follower is settled; until then it can be taken back, and the same tile is
laid anew.
"""

from functools import cache, lru_cache

from engine.carcassonne import messages
from engine.carcassonne.cells import Cell
from engine.carcassonne.data import FOLLOWERS
from engine.carcassonne.draft import Draft
from engine.carcassonne.events import (
    Event,
    FeatureScored,
    FollowerPlaced,
    GameEnded,
    NoFollowerPlaced,
    StartTileLaid,
    TileDrawn,
    TilePlaced,
    TileSetAside,
    TileTakenBack,
)
from engine.carcassonne.land import leaders
from engine.carcassonne.moves import (
    AssignPoints,
    Move,
    PlaceFollower,
    PlaceTile,
    RecallFollower,
    TakeAction,
    TakeTwoPoints,
)
from engine.carcassonne.scoring import completed_value, earned_with, final_scores
from engine.carcassonne.state import Follower, Gain, PlacedTile, Player, State, land_of
from engine.carcassonne.tiles import TILES, TileTable
from engine.core import Decision, Seat, Step, TakeBack, ask
from engine.dice import Dice

START: Cell = (0, 0)

_NOBODY = PlaceFollower(None)
_TAKE_BACK = TakeBack()


def set_up(table: TileTable, seats: int, dice: Dice, *, with_messages: bool) -> Step[State, Event]:
    figures = (0, 0) if with_messages else (0,)
    state = State(
        messages=with_messages,
        turn=0,
        step=-1,
        phase="place_tile",
        tiles=(PlacedTile(table.start, START, 0),),
        followers=(),
        drawn=None,
        laid=None,
        stock=table.stock(),
        set_aside=(),
        players=(Player(FOLLOWERS, figures),) * seats,
        due=(),
        unread=tuple(sorted(messages.MESSAGES)) if with_messages else (),
        seen=(),
        message=None,
        chronicle=(),
        turns=(),
        dice=dice,
    )
    draft = Draft(state)
    draft.events.append(StartTileLaid(table.start))
    return _next_tile(draft)


# What is asked


def decisions(state: State) -> tuple[Decision, ...]:
    if state.phase == "over":
        return ()
    asked = _question(state.phase, state.turn, state.step, state.seat)
    for player in state.players:
        if player.gains:
            return _with_open_choices(state, asked)
    return asked


def _with_open_choices(state: State, asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """What is asked, and what others may still change that they gained in this or earlier turns."""
    open_ = [
        ask("assign_points", player.asked, seat, awaited=False)
        for seat, player in enumerate(state.players)
        if player.gains and seat != state.seat
    ]
    return tuple(sorted([*asked, *open_], key=lambda decision: decision.seat))


@lru_cache(maxsize=4096)
def _question(phase: str, turn: int, step: int, seat: Seat) -> tuple[Decision, ...]:
    return (ask(phase, f"{turn}-{step}", seat),)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    gains = state.players[seat].gains
    if seat != state.seat:
        return messages.assignments(len(gains)) if gains and state.phase != "over" else ()
    match state.phase:
        case "place_tile":
            places = tile_places(state)
            return (*places, *messages.assignments(len(gains))) if gains else places
        case "place_follower":
            return follower_places(state)
        case "assign_points":
            alike = messages.are_alike(state.players[seat])
            return messages.assignments(len(state.due), alike=alike)
        case "read_message":
            return messages.answers(state)
        case "recall_follower":
            return messages.recallable(state)
        case "over":
            return ()


def tile_places(state: State) -> tuple[PlaceTile, ...]:
    """Every cell and turn for the drawn tile."""
    if state.drawn is None:
        raise AssertionError("no tile is drawn.")
    fits = TILES[state.drawn].fits
    places: list[PlaceTile] = []
    for cell, pattern in land_of(state).frontier.items():
        if turns := fits[pattern]:
            places += _places(cell, turns)
    return tuple(places)


@lru_cache(maxsize=1 << 15)
def _places(cell: Cell, turns: tuple[int, ...]) -> tuple[PlaceTile, ...]:
    return tuple(PlaceTile(cell, turned) for turned in turns)


def follower_places(state: State) -> tuple[Move, ...]:
    """Every free spot of the tile just laid, or nobody, or the tile back."""
    laid = state.laid
    if laid is None:
        raise AssertionError("no tile is laid.")
    if not state.players[state.seat].supply:
        return (_NOBODY, _TAKE_BACK)
    free = land_of(state).free_segments(TILES[laid.tile].ways[laid.turned], laid.cell)
    spots = _spots(laid.tile)
    return (*[spots[segment] for segment in free], _NOBODY, _TAKE_BACK)


@cache
def _spots(kind: str) -> tuple[PlaceFollower, ...]:
    return tuple(PlaceFollower(segment.spot) for segment in TILES[kind].segments)


# What a move does


def carry_on(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    draft = Draft(state)
    match move:
        case PlaceTile():
            return _place_tile(draft, move)
        case PlaceFollower():
            return _settle(draft, move.spot)
        case TakeBack():
            draft.events.append(TileTakenBack(seat, state.drawn or ""))
            draft.laid = None
            return draft.final("place_tile")
        case AssignPoints():
            return _assign(state, draft, seat, move.figures)
        case TakeTwoPoints():
            messages.take_two_points(draft)
            return _after_scoring(draft)
        case TakeAction():
            return _act(draft)
        case RecallFollower():
            messages.recall(draft, move.cell)
            return _after_scoring(draft)


def _place_tile(draft: Draft, move: PlaceTile) -> Step[State, Event]:
    if draft.drawn is None:
        raise AssertionError("no tile is drawn.")
    draft.laid = PlacedTile(draft.drawn, move.cell, move.turned)
    draft.events.append(TilePlaced(draft.seat, draft.drawn, move.cell, move.turned))
    return draft.final("place_follower")


def _settle(draft: Draft, spot: str | None) -> Step[State, Event]:
    """The tile lies for good, with a follower or without; score what it has completed."""
    laid, seat = draft.laid, draft.seat
    if laid is None:
        raise AssertionError("no tile is laid.")
    tile = TILES[laid.tile]
    land = draft.land = draft.land.copy()
    draft.note(TilePlaced(seat, laid.tile, laid.cell, laid.turned))
    messages.settle_gains(draft)
    completed = land.lay(tile.ways[laid.turned], laid.cell)
    if spot is None:
        draft.tell(NoFollowerPlaced(seat))
    else:
        segment = tile.segment(spot)
        land.stand(laid.cell, segment, seat)
        draft.followers = (*draft.followers, Follower(seat, len(draft.tiles), spot))
        player = draft.players[seat]
        draft.players[seat] = Player(player.supply - 1, player.figures, player.earned)
        draft.tell(FollowerPlaced(seat, laid.cell, spot, tile.segments[segment].kind))
    draft.tiles = (*draft.tiles, laid)
    draft.laid = draft.drawn = None
    for root in completed:
        if land.features[root].followers:
            _score(draft, root)
    return _after_scoring(draft)


def _score(draft: Draft, root: int) -> None:
    """Give the points of a completed feature to those with the most followers, and all followers back."""
    feature = draft.land.features[root]
    standing = draft.land.clear(root)
    winners, points = leaders(standing), completed_value(feature)
    home = [0] * len(draft.players)
    for seat, _ in standing:
        home[seat] += 1
    tiles = {tile for _, tile in standing}
    draft.followers = tuple([each for each in draft.followers if each.tile not in tiles])
    for seat, count in enumerate(home):
        if count:
            player = draft.players[seat]
            draft.players[seat] = Player(
                player.supply + count,
                player.figures,
                player.earned,
                player.gains,
                player.chosen,
                player.asked,
            )
    kind = feature.kind
    if kind == "field":
        raise AssertionError("a field is never completed.")
    draft.tell(
        FeatureScored(
            root, kind, feature.cell, feature.size, feature.shields, points, winners, tuple(home)
        )
    )
    gain = Gain(kind, points, feature.size, feature.cell)
    for seat in winners:
        if not draft.messages:
            player = draft.players[seat]
            figures = (player.figures[0] + points,)
            draft.players[seat] = Player(player.supply, figures, earned_with(player, gain))
        elif seat == draft.seat:
            draft.due = (*draft.due, gain)
        else:
            messages.credit_for_now(draft, seat, gain)


def _after_scoring(draft: Draft) -> Step[State, Event]:
    """Ask which figures advance, unless they are alike."""
    if not draft.due:
        return _end_turn(draft)
    if len(draft.due) == 1 and messages.are_alike(draft.players[draft.seat]):
        return _advance(draft, (0,))
    return draft.final("assign_points")


def _advance(draft: Draft, chosen: tuple[int, ...]) -> Step[State, Event]:
    return draft.final("read_message") if messages.assign(draft, chosen) else _end_turn(draft)


def _assign(state: State, draft: Draft, seat: Seat, chosen: tuple[int, ...]) -> Step[State, Event]:
    if seat == state.seat and state.phase == "assign_points":
        return _advance(draft, chosen)
    if seat == state.seat:
        # Asked beside the tile, once, because a seat has one question at a time.
        messages.reassign(draft, seat, chosen, finally_=True)
        return draft.final(state.phase)
    messages.reassign(draft, seat, chosen, finally_=False)
    draft.step = state.step
    return draft.final(state.phase)


def _act(draft: Draft) -> Step[State, Event]:
    match draft.message:
        case "one_more_tile":
            messages.take_tile(draft)
            return _next_tile(draft)
        case "score_a_follower":
            return draft.final("recall_follower")
    messages.take_points(draft)
    return _after_scoring(draft)


def _end_turn(draft: Draft) -> Step[State, Event]:
    if draft.seat == len(draft.players) - 1:
        draft.chronicle = (*draft.chronicle, tuple([p.points for p in draft.players]))
    draft.new_turn()
    return _next_tile(draft)


def _next_tile(draft: Draft) -> Step[State, Event]:
    """Draw until a tile fits; the game ends when there is none, but not in the middle of a turn."""
    while draft.stock:
        (tile,), draft.stock, draft.dice = draft.dice.draw(draft.stock, 1)
        if draft.land.has_place(tile):
            draft.drawn = tile
            draft.events.append(TileDrawn(draft.seat, tile))
            return draft.final("place_tile")
        draft.set_aside = (*draft.set_aside, tile)
        draft.tell(TileSetAside(tile))
    if draft.step:
        return _end_turn(draft)
    points = tuple([score.points for score in final_scores(draft.land, draft.players)])
    draft.chronicle = (*draft.chronicle, points)
    draft.tell(GameEnded(points))
    return draft.final("over")
