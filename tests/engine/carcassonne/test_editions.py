"""A host's own tiles: a game is played with them from the first tile to the last."""

import json
from importlib import resources

import pytest

from engine.carcassonne import Carcassonne
from engine.carcassonne.moves import Move
from engine.carcassonne.tiles import TILES, load_edition
from engine.core import begin
from engine.dice import Roll, derived_seed, seeded
from engine.editions import BadEdition
from tests.engine.carcassonne.builders import SEED

OURS = json.loads(
    (resources.files("engine.carcassonne") / "editions" / "gala.json").read_text("utf-8")
)
FEW = [{**row, "count": 3} for row in OURS["tiles"] if row["kind"] in "DEUVB"]
BRIDGE = {
    **next(row for row in OURS["tiles"] if row["kind"] == "X"),
    "kind": "Z",
    "roads": ["NS", "EW"],
}
MINE = {**OURS, "name": "mine", "start": "Z", "tiles": [*FEW, BRIDGE]}


def small_game() -> Carcassonne:
    return Carcassonne({"mine": load_edition(json.dumps(MINE), "mine.json")})


def test_the_start_tile_and_the_stock_are_the_editions():
    state = begin(small_game(), 2, seeded(SEED), {"messages": True, "edition": "mine"}).state
    assert TILES[state.tiles[0].tile].edges == "RRRR"
    kinds = [state.drawn, *state.stock]
    assert len(kinds) == 15
    assert {str(kind)[0] for kind in kinds} == set("DEUVB")


@pytest.mark.parametrize("messages", [True, False])
def test_a_whole_game_is_played_with_them(messages):
    game, roll = small_game(), Roll(derived_seed(SEED, "editions"))
    state = begin(game, 3, seeded(SEED), {"messages": messages, "edition": "mine"}).state
    while game.outcome(state) is None:
        decision = next(each for each in game.decisions(state) if each.awaited)
        moves: list[Move] = [
            move for move in game.legal_moves(state, decision.seat) if move.kind != "take_back"
        ]
        state = game.apply(state, decision.seat, moves[roll.below(len(moves))]).state
    assert len(state.tiles) + len(state.set_aside) == 16


def test_a_game_that_names_no_edition_is_played_with_ours():
    state = begin(small_game(), 2, seeded(SEED), {"messages": True}).state
    assert state.tiles[0].tile == "D"


def test_too_many_tiles_are_refused():
    many = {**MINE, "tiles": [{**row, "count": 90} for row in FEW] + [BRIDGE]}
    with pytest.raises(BadEdition, match="there are 451; 200 are possible") as refused:
        load_edition(json.dumps(many), "mine.json")
    assert len(refused.value.faults) == 1
