"""How AI players judge a question of Carcassonne: by the outlook after each answer."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from engine.ai.gains import IMAGINED, gained
from engine.ai.judge import Plan
from engine.ai.why import Why
from engine.carcassonne.ai.appraisal import Appraisal, Prospect
from engine.carcassonne.ai.outlook import Outlook, outlook_for
from engine.carcassonne.ai.reasons import reasons_for_step
from engine.carcassonne.ai.reasons_for_tiles import reasons_for_tile
from engine.carcassonne.messages import DARK
from engine.carcassonne.moves import AssignPoints, Move, PlaceFollower, PlaceTile, TakeAction
from engine.carcassonne.rules import tile_places
from engine.carcassonne.state import State, land_of
from engine.carcassonne.tiles import TILES
from engine.carcassonne.view import View
from engine.core import AnyGame, Seat
from engine.dice import Roll, seeded

MESSAGE = 4.0
"""What it is worth to receive a message: two points at least."""
ONE_MORE_TILE = 5.0


_REPLIES = 4096
_replies: dict[tuple[Any, ...], Sequence[Any]] = {}
"""The last so many replies, by all that they depend on."""


class CarcassonneJudge:
    breadth = 6
    depth = 2
    shares: Mapping[str, float] = {
        "place_follower": 0.3,
        "assign_points": 0.0,
        "read_message": 0.0,
        "recall_follower": 0.0,
    }
    slip = 2.2
    lapse = 1.25
    trust = 8.0
    victory = 5.0

    def plans(self, game: AnyGame, state: State, seat: Seat, moves: Sequence[Any]) -> list[Plan]:
        if seat != state.seat:
            return [Plan((_kept(state, seat),), 0.0)]
        outlook = outlook_for(state)
        match state.phase:
            case "place_tile":
                return _tile_plans(outlook, state, seat, moves)
            case "place_follower":
                return _follower_plans(outlook, state, seat, moves)
            case "assign_points":
                return [Plan((move,), _assigned(state, seat, move.figures)) for move in moves]
        return [Plan((move,), _promise(game, outlook, state, seat, move)) for move in moves]

    def reasons(self, game: AnyGame, view: View, seat: Seat, move: Move) -> list[Why]:
        state = game.imagine(view, seeded(IMAGINED))
        told = gained(game, view, seat, move)
        if isinstance(move, PlaceTile):
            appraisal, kind = Appraisal(outlook_for(state), land_of(state)), state.drawn or ""
            ways = _ways(appraisal, state, kind, move, seat)
            spot, _ = max(ways, key=lambda way: way[1])
            return [*told, *reasons_for_tile(state, seat, move, spot)]
        return [*told, *reasons_for_step(state, seat, move)]

    def reply(self, game: AnyGame, state: State, seat: Seat, roll: Roll) -> Sequence[Any]:  # noqa: ARG002  the tiles to come are chance enough
        if seat == state.seat and state.phase == "place_tile":
            return self._tile_reply(state)
        moves = game.legal_moves(state, seat)
        return max(self.plans(game, state, seat, moves), key=lambda plan: plan.worth).moves

    def _tile_reply(self, state: State) -> Sequence[Any]:
        """The best place for a tile; many worlds ask the same, so the answers are kept."""
        players = [(player.supply, player.figures) for player in state.players]
        asked = (state.seat, state.tiles, state.followers, state.drawn, state.stock, *players)
        moves = _replies.get(asked)
        if moves is None:
            plans = _tile_plans(outlook_for(state), state, state.seat, tile_places(state))
            moves = max(plans, key=lambda plan: plan.worth).moves
            if len(_replies) >= _REPLIES:
                _replies.clear()
            _replies[asked] = moves
        return moves

    def standings(self, game: AnyGame, state: State) -> list[float]:  # noqa: ARG002  the state says it all
        worth = outlook_for(state).standings(land_of(state), state.players)
        for gain in state.due:
            worth[state.seat] += gain.points
        return worth

    def moment(self, state: State) -> int:
        return state.turn


def _kept(state: State, seat: Seat) -> AssignPoints:
    """What was gained in others' turns stays where it went by default."""
    return AssignPoints(state.players[seat].chosen)


# Tiles and followers


def _tile_plans(outlook: Outlook, state: State, seat: Seat, moves: Sequence[Any]) -> list[Plan]:
    appraisal, kind = Appraisal(outlook, land_of(state)), state.drawn or ""
    return [
        Plan((move, PlaceFollower(spot)), worth)
        for move in moves
        if isinstance(move, PlaceTile)
        for spot, worth in _ways(appraisal, state, kind, move, seat)
    ]


def _follower_plans(outlook: Outlook, state: State, seat: Seat, moves: Sequence[Any]) -> list[Plan]:
    laid = state.laid
    if laid is None:
        raise AssertionError("no tile is laid.")
    place = PlaceTile(laid.cell, laid.turned)
    worths = dict(_ways(Appraisal(outlook, land_of(state)), state, laid.tile, place, seat))
    return [Plan((move,), worths[move.spot]) for move in moves if isinstance(move, PlaceFollower)]


def _ways(
    appraisal: Appraisal, state: State, kind: str, move: PlaceTile, seat: Seat
) -> list[tuple[str | None, float]]:
    """For nobody and for every free spot of a tile laid there, what it seems worth."""
    outlook, tile, players = appraisal.outlook, TILES[kind], state.players
    after = Prospect(appraisal, tile.ways[move.turned], move.cell, seat)
    worth, coming = after.worth, after.homecoming
    for each, player in enumerate(players):
        home = player.supply + after.returned[each]
        worth[each] += player.points + outlook.supply(home, coming[each])
    figures = players[seat].figures
    lead = outlook.lead(worth, seat)
    base = lead + _message_worth(figures, after.gains)
    ways: list[tuple[str | None, float]] = [(None, base)]
    if not players[seat].supply:
        return ways
    home = players[seat].supply + after.returned[seat]
    stays = outlook.supply(home, coming[seat])
    for local, points, expected, returning in after.spots():
        spot = tile.segments[local].spot
        if points:
            ways.append((spot, lead + points + _message_worth(figures, [*after.gains, points])))
        else:
            goes = outlook.supply(home - 1, coming[seat] + returning)
            ways.append((spot, base + expected + goes - stays))
    return ways


def _message_worth(figures: Sequence[int], gains: Sequence[int]) -> float:
    """What it is worth that a figure could land on a dark space by these gains."""
    if not gains or len(figures) < 2:
        return 0.0
    for chosen in product((0, 1), repeat=min(len(gains), 4)):
        after = list(figures)
        for figure, points in zip(chosen, gains, strict=False):
            after[figure] += points
        if any(not after[figure] % DARK for figure in chosen):
            return MESSAGE
    return 0.0


# The Messages


def _assigned(state: State, seat: Seat, chosen: Sequence[int]) -> float:
    """A message now is best; without one, figures that a small gain brings to a dark space."""
    figures = list(state.players[seat].figures)
    for figure, gain in zip(chosen, state.due, strict=True):
        figures[figure] += gain.points
    if any(not figures[figure] % DARK for figure in chosen):
        return MESSAGE
    return sum(_NEAR_DARK[-figure % DARK] for figure in figures)


_NEAR_DARK = (0.0, 0.1, 0.3, 0.2, 0.3)
"""How good it is to be so far before the next dark space; two, the seal's points, are had most easily."""


def _promise(game: AnyGame, outlook: Outlook, state: State, seat: Seat, move: Any) -> float:
    """The outlook after a message's points or action, and after a follower was recalled."""
    if isinstance(move, TakeAction) and state.message == "one_more_tile":
        land, players = land_of(state), state.players
        return outlook.lead(outlook.standings(land, players), seat) + ONE_MORE_TILE
    after = game.apply(state, seat, move).state
    if after.phase == "recall_follower":
        recalls = game.legal_moves(after, seat)
        return max(_promise(game, outlook, after, seat, recall) for recall in recalls)
    # Judged by the same tiles left, whatever was drawn since.
    worth = outlook.standings(land_of(after), after.players)
    if after.turn == state.turn:
        points = sum(gain.points for gain in after.due)
        worth[seat] += points + _message_worth(state.players[seat].figures, [points])
    return outlook.lead(worth, seat)
