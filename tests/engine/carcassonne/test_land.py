"""The features that are kept joined are those that a flood finds, after every move."""

from dataclasses import replace

import pytest

from engine.carcassonne.moves import PlaceFollower
from engine.carcassonne.scoring import final_value
from engine.carcassonne.state import State, built, land_of
from engine.codec import codec_of
from engine.core import TakeBack, begin
from engine.dice import Roll, derived_seed, seeded
from engine.playout import random_turns
from tests.engine.carcassonne.builders import GAME, SEED, table
from tests.engine.carcassonne.flood import flooded


def states(seats: int, number: int) -> list[State]:
    state = begin(GAME, seats, seeded(derived_seed(SEED, f"deal {number}")), {}).state
    turns = random_turns(GAME, state, Roll(derived_seed(SEED, f"play {number}")))
    return [state, *(turn.after for turn in turns)]


def assert_joined_as_flooded(state: State) -> None:
    land = land_of(state)
    found = flooded(state)
    assert len(found) == len(land.features)
    cells = [tile.cell for tile in state.tiles]
    names = {
        (number, segment.spot): root
        for number, cell in enumerate(cells)
        for segment, root in zip(land.at[cell].way.segments, land.roots(cell), strict=True)
    }
    by_root = {}
    for flood in found:
        (root,) = {names[spot] for spot in flood.spots}
        by_root[root] = flood
        feature = land.features[root]
        assert (feature.kind, feature.size) == (flood.kind, flood.tiles)
        assert feature.shields == flood.shields
        assert sorted(seat for seat, _ in feature.followers) == flood.followers
        if flood.kind != "field":
            assert len(feature.ends) == flood.ends
    for root, flood in by_root.items():
        if flood.kind == "field":
            cities = {names[city] for city in flood.cities}
            complete = {city for city in cities if not by_root[city].ends}
            feature = land.features[root]
            assert land.completed_cities(feature) == complete
            assert final_value(land, feature) == 3 * len(complete)


@pytest.mark.parametrize(("seats", "number"), [(2, 0), (2, 1), (3, 2), (5, 3)])
def test_joined_features_are_the_flooded_ones_after_every_move(seats, number):
    for state in states(seats, number):
        assert_joined_as_flooded(state)


@pytest.mark.parametrize(("seats", "number"), [(2, 0), (2, 1), (3, 2), (5, 3), (5, 4), (5, 5)])
def test_a_spot_is_free_when_nobody_stands_in_what_a_flood_from_it_reaches(seats, number):
    for state in states(seats, number):
        if state.laid is not None and state.players[state.seat].supply:
            new = len(state.tiles)
            lying = replace(state, tiles=(*state.tiles, state.laid))
            free = {
                spot
                for flood in flooded(lying)
                if not flood.followers
                for tile, spot in flood.spots
                if tile == new
            }
            moves = GAME.legal_moves(state, state.seat)
            assert {m.spot for m in moves if isinstance(m, PlaceFollower) and m.spot} == free


def test_a_field_is_taken_that_only_the_new_tile_joins_to_a_farmers():
    # The monastery's meadow meets both sides of the new road, the farmer's only the eastern one.
    here = table(
        "A 1S 0", "U 1E 0", "V 2E 0", "U 1S 2E 1", "V 2S 2E 1", "V 2S 1E 2", drawn="U",
        followers=[(1, "2S 1E", "field-0")],
    ).places("2S", 1)  # fmt: skip
    assert set(here.legal()) == {PlaceFollower("road-0"), PlaceFollower(None), TakeBack()}


def test_a_landscape_that_was_lost_is_built_again_the_same():
    codec = codec_of(GAME)
    for state in states(3, 4)[::7]:
        kept, again = land_of(state), built(state.tiles, state.followers)
        assert again.at == kept.at
        assert list(again.frontier.items()) == list(kept.frontier.items())
        assert again.features.keys() == kept.features.keys()
        loaded = codec.state.load(codec.state.dump(state))
        assert GAME.legal_moves(loaded, state.seat) == GAME.legal_moves(state, state.seat)


def test_a_state_is_not_changed_by_what_is_played_from_it():
    for state in states(2, 5)[:60:4]:
        before = codec_of(GAME).state.dump(state)
        features = dict(land_of(state).features)
        for move in GAME.legal_moves(state, state.seat)[:6]:
            GAME.apply(state, state.seat, move)
        assert codec_of(GAME).state.dump(state) == before
        assert land_of(state).features == features
