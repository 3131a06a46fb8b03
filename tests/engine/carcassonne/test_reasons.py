"""What speaks for a step of Carcassonne: what is claimed is what laying the tile shows."""

import functools
from collections import Counter
from dataclasses import replace
from typing import Any

from engine.ai import Rollouts
from engine.ai.reasons import COMPARED, reasons
from engine.ai.why import Why
from engine.carcassonne.ai.closing import closers
from engine.carcassonne.land import leaders
from engine.carcassonne.moves import PlaceFollower, PlaceTile
from engine.carcassonne.rules import tile_places
from engine.carcassonne.scoring import completed_value
from engine.carcassonne.state import State, land_of
from engine.carcassonne.tiles import TILES
from engine.core import Decision
from tests.engine.ai.games import choices
from tests.engine.carcassonne.builders import GAME

Question = tuple[State, Decision, Any, tuple[Any, ...]]


@functools.cache
def _game() -> tuple[Question, ...]:
    played = choices(GAME, 3, "hard", Rollouts(2), every=1)
    return tuple((state, decision, move, tuple(moves)) for state, decision, move, moves in played)


def asked(kind: str, *, every: int) -> list[Question]:
    """Every so many questions of that kind in a game between hard players."""
    return [question for question in _game() if question[1].kind == kind][::every]


def whys(state: State, decision: Decision, move: Any, moves: tuple[Any, ...]) -> tuple[Why, ...]:
    return reasons(GAME, GAME.view(state, decision.seat), decision, move, moves)


def _places(moves: tuple[Any, ...]) -> list[PlaceTile]:
    return [move for move in moves if isinstance(move, PlaceTile)]


def test_a_tile_is_never_told_by_a_comparison_alone():
    found = [whys(*question) for question in asked("place_tile", every=3)]
    assert len(found) > 15
    assert [told for told in found if {each.kind for each in told} <= COMPARED] == []


def test_any_tile_that_closes_joins_or_gives_does_what_is_said():
    """Also the tiles that no player would lay."""
    seen = set()
    for state, decision, _, moves in asked("place_tile", every=5):
        seat = decision.seat
        for move in _places(moves)[::3]:
            told = whys(state, decision, move, moves)
            after = land_of(state).copy()
            roots = after.lay(TILES[state.drawn or ""].ways[move.turned], move.cell)
            done = [after.features[root] for root in roots]
            scored = [completed_value(f) for f in done if seat in leaders(f.followers)]
            lost = [completed_value(f) for f in done if seat not in leaders(f.followers)]
            closed = [dict(each.facts)["points"] for each in told if each.kind.startswith("closes")]
            assert len(closed) == min(2, len(scored))
            assert not Counter(closed) - Counter(scored)
            for each in told:
                seen.add(each.kind)
                if each.kind == "free":
                    assert dict(each.facts)["points"] in lost
                if each.kind == "closes_shared":
                    first = [leaders(f.followers) for f in done]
                    shared = [len(seats) - 1 for seats in first if seat in seats]
                    assert dict(each.facts)["count"] in shared
                if each.kind in {"gives", "gives_least"}:
                    assert dict(each.facts)["seat"] != seat
                if each.kind == "gives":
                    fact = dict(each.facts)
                    assert int(fact["most"]) > int(fact["points"])
    assert {"closes", "extends", "opens", "harmless", "gives"} <= seen


def test_as_many_tiles_left_close_a_feature_as_laying_each_shows():
    counted = 0
    for state, *_ in asked("place_tile", every=9):
        land = land_of(state)
        for root, feature in land.features.items():
            if feature.kind == "field" or len(set(feature.ends)) != 1:
                continue
            closing = [kind for kind in set(state.stock) if _completes(state, kind, root)]
            assert closers(land, state.stock, root) == sum(map(state.stock.count, closing))
            counted += 1
    assert counted > 20


def _completes(state: State, kind: str, root: int) -> bool:
    for place in tile_places(replace(state, drawn=kind)):
        land = land_of(state).copy()
        completed = land.lay(TILES[kind].ways[place.turned], place.cell)
        if land.root(root) in completed:
            return True
    return False


def test_a_follower_is_kept_only_while_tiles_are_left():
    kept, nobody = 0, PlaceFollower(None)
    asked_before_the_end = [each for each in asked("place_follower", every=3) if each[0].stock]
    for state, decision, _, moves in asked_before_the_end:
        told = {each.kind: dict(each.facts) for each in whys(state, decision, nobody, moves)}
        home = state.players[decision.seat].supply
        assert told["stays"] == {"count": home, "left": len(state.stock)}
        last = replace(state, stock=())
        assert "stays" not in {each.kind for each in whys(last, decision, nobody, moves)}
        kept += 1
    assert kept > 3


def test_no_follower_is_told_to_be_where_most_is_promised():
    """Only figures: which of them is most is a judgement, and another level may judge otherwise."""
    questions = asked("place_follower", every=3)
    assert len(questions) > 3
    for state, decision, _, moves in questions:
        for move in moves:
            for each in whys(state, decision, move, moves):
                assert each.kind in {"points", "follower", "home", "stays", *COMPARED}


def test_laying_a_tile_where_it_blocks_leaves_fewer_tiles_that_close():
    seen = 0
    for state, decision, _, moves in asked("place_tile", every=8):
        for move in _places(moves)[::3]:
            told = whys(state, decision, move, moves)
            assert sum(each.kind == "blocks" for each in told) <= 1
            for each in told:
                if each.kind == "blocks":
                    fact = dict(each.facts)
                    assert int(fact["count"]) < int(fact["left"])
                    assert fact["seat"] != decision.seat
                    seen += 1
    assert seen
