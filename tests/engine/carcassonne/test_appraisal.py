"""What a tile would bring is reckoned without laying it, and it is what laying it shows."""

from typing import Any

import pytest

from engine.carcassonne.ai.appraisal import Appraisal, Prospect
from engine.carcassonne.ai.outlook import Outlook, outlook_for
from engine.carcassonne.land import Land, leaders
from engine.carcassonne.moves import PlaceTile
from engine.carcassonne.rules import tile_places
from engine.carcassonne.scoring import completed_value
from engine.carcassonne.state import State, land_of
from engine.carcassonne.tiles import TILES
from engine.core import begin
from engine.dice import Roll, derived_seed, seeded
from engine.playout import random_turns
from tests.engine.carcassonne.builders import GAME, SEED

SOME = 6
"""Every so many questions of a game are looked at."""


def laid(state: State, move: PlaceTile) -> tuple[Land, list[int], list[float], list[int]]:
    """The land after the tile, what it completed, and for every seat its points and followers home."""
    land = land_of(state).copy()
    completed = land.lay(TILES[state.drawn or ""].ways[move.turned], move.cell)
    points, home = [0.0] * len(state.players), [0] * len(state.players)
    for root in completed:
        standing = land.clear(root)
        for seat, _ in standing:
            home[seat] += 1
        for seat in leaders(standing):
            points[seat] += completed_value(land.features[root])
    return land, completed, points, home


def promised(outlook: Outlook, land: Land) -> tuple[list[float], list[float]]:
    worth, homecoming = [0.0] * outlook.seats, [0.0] * outlook.seats
    for feature in land.features.values():
        if feature.followers:
            part = outlook.expected(land, feature, {})
            outlook.share(feature.followers, *part, worth, homecoming)
    return worth, homecoming


def tile_questions(seats: int) -> list[State]:
    state = begin(GAME, seats, seeded(SEED), {"messages": True}).state
    turns = random_turns(GAME, state, Roll(derived_seed(SEED, "appraisals")))
    asked = [turn.after for turn in turns if turn.after.phase == "place_tile"]
    return asked[::SOME]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_prospect_of_a_tile_is_what_the_land_promises_once_it_lies_there(seats):
    for state in tile_questions(seats):
        outlook = outlook_for(state)
        appraisal = Appraisal(outlook, land_of(state))
        for move in tile_places(state):
            way = TILES[state.drawn or ""].ways[move.turned]
            prospect = Prospect(appraisal, way, move.cell, state.seat)
            land, completed, points, home = laid(state, move)
            worth, homecoming = promised(outlook, land)
            total = [one + other for one, other in zip(worth, points, strict=True)]
            assert prospect.worth == pytest.approx(total)
            assert prospect.homecoming == pytest.approx(homecoming)
            assert prospect.returned == home
            assert _spots(prospect) == pytest.approx(_free(outlook, land, completed, state, move))


def _spots(prospect: Prospect) -> dict[Any, float]:
    return {local: points or worth for local, points, worth, _ in prospect.spots()}


def _free(
    outlook: Outlook, land: Land, completed: list[int], state: State, move: PlaceTile
) -> dict[Any, float]:
    """For each segment of the tile where nobody stood: its points at once, or those it promises."""
    free = land_of(state).free_segments(TILES[state.drawn or ""].ways[move.turned], move.cell)
    roots = land.roots(move.cell)
    return {
        local: completed_value(land.features[roots[local]])
        if roots[local] in completed
        else outlook.expected(land, land.features[roots[local]], {})[0]
        for local in free
    }
