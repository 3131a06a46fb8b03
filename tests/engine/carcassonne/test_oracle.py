"""Twenty games of another engine, replayed turn by turn.

That engine lists every turn of a tile, also those that look the same; we list the first of them, and
a spot of a tile that lies turned is the one that looks the same on it.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.carcassonne import Carcassonne
from engine.carcassonne.data import Segment
from engine.carcassonne.moves import PlaceFollower, PlaceTile
from engine.carcassonne.rules import set_up, tile_places
from engine.carcassonne.state import State
from engine.carcassonne.tiles import GALA, TILES
from engine.dice import scripted

GAMES = Path(__file__).parents[3].parent / "shared" / "oracles" / "carcassonne_jcz.jsonl"
GAME = Carcassonne()

pytestmark = pytest.mark.skipif(
    not GAMES.exists(), reason="the oracle games lie in ../shared, which is not here."
)


def oracle_game(number: int) -> dict[str, Any]:
    game: dict[str, Any] = json.loads(GAMES.read_text(encoding="utf-8").splitlines()[number])
    return game


def shape(segment: Segment, turned: int) -> tuple[Any, ...]:
    sides = {(side + turned) % 4 for side in segment.sides}
    halves = {(half + 2 * turned) % 8 for half in segment.halves}
    return segment.kind, frozenset(sides), frozenset(halves)


def our_spot(tile: str, turned: int, spot: list[Any]) -> str:
    """The spot on the tile as we lay it that is where theirs is."""
    kind, index = ("monastery", 0) if spot[0] == "mon" else spot
    theirs = TILES[tile].segments[TILES[tile].segment(f"{kind}-{index}")]
    ours = TILES[tile].same_as(turned)
    (found,) = [
        each.spot for each in TILES[tile].segments if shape(each, ours) == shape(theirs, turned)
    ]
    return found


def our_place(tile: str, cell: list[int], turned: int) -> PlaceTile:
    return PlaceTile((cell[0], cell[1]), TILES[tile].same_as(turned))


def free_spots(state: State) -> set[str]:
    moves = GAME.legal_moves(state, state.seat)
    return {move.spot for move in moves if isinstance(move, PlaceFollower) and move.spot}


@pytest.mark.parametrize("number", range(20))
def test_another_engines_game_goes_the_same_way_here(number: int) -> None:
    game = oracle_game(number)
    state = set_up(GALA, game["players"], scripted(game["draw"]), with_messages=False).state
    for turn in game["turns"]:
        assert (state.seat, state.drawn) == (turn["seat"], turn["tile"])
        tile, turned = turn["tile"], turn["turn"]
        theirs = {our_place(tile, cell, way) for cell, way in turn["options"]}
        assert set(tile_places(state)) == theirs
        state = GAME.apply(state, state.seat, our_place(tile, turn["at"], turned)).state
        has_one = bool(state.players[state.seat].supply)
        spots = {our_spot(tile, turned, spot) for spot in turn["spots"]}
        assert free_spots(state) == (spots if has_one else set())
        meeple = turn["meeple"]
        move = PlaceFollower(None if meeple is None else our_spot(tile, turned, meeple))
        state = GAME.apply(state, state.seat, move).state
        # After the last turn they tell only the final scores.
        if state.phase != "over":
            assert [player.points for player in state.players] == turn["scores"]
            assert [player.supply for player in state.players] == turn["supply"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [score.points for score in outcome.scores] == game["final"]
    assert len(state.set_aside) == game["discarded"]
