"""Features found the slow way: flooded anew from the table of tiles as it is written in its file."""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, TypeAlias

from engine.carcassonne.state import State

Spot: TypeAlias = tuple[int, str]
"""The number of a tile and the name of a spot on it."""

MATE = (5, 4, 7, 6, 1, 0, 3, 2)
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))


@cache
def rows() -> dict[str, dict[str, Any]]:
    text = (resources.files("engine.carcassonne") / "editions" / "gala.json").read_text("utf-8")
    return {row["kind"]: row for row in json.loads(text)["tiles"]}


@dataclass
class Flooded:
    kind: str
    spots: set[Spot]
    tiles: int
    ends: int
    shields: int
    followers: list[int]
    cities: set[Spot]
    """Segments of cities beside a field."""


def doors(row: dict[str, Any], turned: int) -> dict[str, set[tuple[str, int]]]:
    """For each spot of a tile where it leads off the tile: halves of sides, and roads by side."""
    found: dict[str, set[tuple[str, int]]] = {}
    for number, (sides, _) in enumerate(row["cities"]):
        turned_sides = [("NESW".index(side) + turned) % 4 for side in sides]
        found[f"city-{number}"] = {("half", 2 * s + h) for s in turned_sides for h in (0, 1)}
    for number, sides in enumerate(row["roads"]):
        found[f"road-{number}"] = {("road", ("NESW".index(s) + turned) % 4) for s in sides}
    for number, (halves, _) in enumerate(row["fields"]):
        found[f"field-{number}"] = {("half", (int(half) + 2 * turned) % 8) for half in halves}
    if row["monastery"]:
        found["monastery-0"] = set()
    return found


def flooded(state: State) -> list[Flooded]:
    numbers = {tile.cell: number for number, tile in enumerate(state.tiles)}
    leads = {
        (number, spot): ways
        for number, tile in enumerate(state.tiles)
        for spot, ways in doors(rows()[tile.tile], tile.turned).items()
    }
    behind = {(spot[0], door): spot for spot, ways in leads.items() for door in ways}
    seen: set[Spot] = set()
    found = []
    for start in leads:
        if start in seen:
            continue
        spots, ends, todo = {start}, set(), [start]
        while todo:
            spot = todo.pop()
            x, y = state.tiles[spot[0]].cell
            for door, where in leads[spot]:
                side = where // 2 if door == "half" else where
                dx, dy = BESIDE[side]
                other = numbers.get((x + dx, y + dy))
                if other is None:
                    ends.add((spot[0], side))
                    continue
                mate = MATE[where] if door == "half" else (where + 2) % 4
                beyond = behind[other, (door, mate)]
                if beyond not in spots:
                    spots.add(beyond)
                    todo.append(beyond)
        seen |= spots
        found.append(_described(state, spots, len(ends)))
    return found


def _described(state: State, spots: set[Spot], ends: int) -> Flooded:
    kind = min(spots)[1].split("-")[0]
    tiles = {tile for tile, _ in spots}
    if kind == "monastery":
        x, y = state.tiles[min(tiles)].cell
        near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        lying = sum(tile.cell in near for tile in state.tiles)
        ends, size = 9 - lying, lying
    else:
        size = len(tiles)
    shields, cities = 0, set()
    for tile, spot in spots:
        row, number = rows()[state.tiles[tile].tile], int(spot.split("-")[1])
        if kind == "city":
            shields += row["cities"][number][1]
        if kind == "field":
            cities |= {(tile, f"city-{city}") for city in row["fields"][number][1]}
    followers = sorted(each.seat for each in state.followers if (each.tile, each.spot) in spots)
    return Flooded(kind, spots, size, ends, shields, followers, cities)
