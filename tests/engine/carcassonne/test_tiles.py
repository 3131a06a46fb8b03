"""The table of tiles is the printed one, and one that does not hold together is refused."""

import json
from importlib import resources
from typing import Any

import pytest

from engine.carcassonne.tiles import GALA, TILES, load_edition
from engine.editions import BadEdition, MissingEdition

TEXT = (resources.files("engine.carcassonne") / "editions" / "gala.json").read_text("utf-8")


def test_there_are_72_tiles_of_24_kinds():
    assert (GALA.total, len(GALA.tiles)) == (72, 24)
    assert len(GALA.stock()) == 71


def test_the_edges_are_115_fields_94_roads_and_79_cities():
    edges = "".join(tile.edges * tile.count for tile in GALA.tiles.values())
    assert (edges.count("F"), edges.count("R"), edges.count("C")) == (115, 94, 79)


def test_there_are_ten_shields_and_six_monasteries():
    segments = [s for tile in GALA.tiles.values() for s in tile.segments * tile.count]
    assert sum(segment.shields for segment in segments) == 10
    assert sum(segment.kind == "monastery" for segment in segments) == 6


def test_there_are_49_city_62_road_and_126_field_segments():
    segments = [s.kind for tile in GALA.tiles.values() for s in tile.segments * tile.count]
    assert [segments.count(kind) for kind in ("city", "road", "field")] == [49, 62, 126]


def test_there_are_17_patterns_of_edges_up_to_turning():
    patterns = {
        min(tile.edges[i:] + tile.edges[:i] for i in range(4)) for tile in GALA.tiles.values()
    }
    assert len(patterns) == 17


def test_a_tile_is_turned_only_into_ways_that_look_different():
    once = {kind for kind, tile in GALA.tiles.items() if tile.turns == (0,)}
    twice = {kind for kind, tile in GALA.tiles.items() if tile.turns == (0, 1)}
    assert (once, twice) == ({"B", "C", "X"}, {"F", "G", "H", "U"})


def broken(**changes: Any) -> tuple[str, ...]:
    """The faults of our table with the row of tile D changed."""
    data = json.loads(TEXT)
    row = next(row for row in data["tiles"] if row["kind"] == "D")
    row.update(changes)
    return refused(data)


def refused(data: dict[str, Any]) -> tuple[str, ...]:
    with pytest.raises(BadEdition) as caught:
        load_edition(json.dumps(data), "mine.json")
    return caught.value.faults


def test_our_own_tiles_as_a_hosts_edition_are_the_same_under_other_names():
    table = load_edition(TEXT, "mine.json")
    assert table.digest == GALA.digest
    assert table.start == f"D-{GALA.digest}"
    for kind, tile in GALA.tiles.items():
        theirs = table.tiles[f"{kind}-{GALA.digest}"]
        assert (theirs.count, theirs.segments, theirs.fits) == (
            tile.count,
            tile.segments,
            tile.fits,
        )


def test_a_tile_of_an_edition_that_is_not_here_is_missed_with_a_sentence():
    with pytest.raises(MissingEdition, match="an edition that is not here"):
        TILES["Q-0123456789abcdef"]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"count": 0}, "D: there are 0 of it; 1 or more is right."),
        ({"edges": "CRX"}, "D: the edges 'CRX' are not four of C, R and F."),
        ({"cities": [["N", 3]]}, "D: city 0 has 3 shields; 0 or 1 is right."),
        ({"cities": []}, "D: side N is in 0 of the city list, where 1 is right."),
        ({"cities": [["NQ", 0]]}, "D: a city names the side 'Q'; sides are N, E, S and W."),
        ({"roads": ["EWS"]}, "D: road 0 has 3 ends; a road has 1 or 2."),
        ({"roads": ["E"]}, "D: side W is in 0 of the road list, where 1 is right."),
        ({"roads": ["EW", ""]}, "D: a road reaches no side."),
        ({"fields": [["27", "0"]]}, "D: half-edge 3 is in 0 fields, where 1 is right."),
        ({"fields": [["27", "5"], ["3456", ""]]}, "D: field 0 borders the city '5', which the tile does not have."),
        ({"fields": [["274", "0"], ["356", ""]]}, "D: the halves of the field edge S are in different fields."),
        ({"fields": [["279", "0"], ["3456", ""]]}, "D: a field names the half-edge '9'; they are 0 to 7."),
        ({"fields": [["27", "00"], ["3456", ""]]}, "D: field 0 borders a city twice."),
        ({"fields": [["27", "0"], ["3456", ""], ["", ""]]}, "D: field 2 reaches no half-edge."),
        ({"kind": "dd"}, "dd: a kind is one capital letter."),
        ({"kind": "E"}, "E: this kind is described 2 times; once is right."),
        ({"kind": "Z"}, "start: 'D' is none of the kinds."),
    ],
)  # fmt: skip
def test_a_row_that_does_not_hold_together_is_named(changes, fault):
    assert fault in broken(**changes)


def test_everything_that_is_wrong_is_told_at_once():
    faults = broken(count=0, cities=[["N", 3]], roads=["E"])
    assert len(faults) == 3


def test_a_table_without_a_name_or_tiles_is_refused():
    data = json.loads(TEXT) | {"name": " ", "provenance": "", "tiles": []}
    assert refused(data) == (
        "name: it needs a name of 1 to 40 printable characters.",
        "provenance: it is empty.",
        "start: 'D' is none of the kinds.",
        "tiles: there must be one to start with and one to draw.",
    )


def test_what_is_no_table_at_all_is_refused():
    with pytest.raises(BadEdition, match=r"mine\.json cannot be used"):
        load_edition("{", "mine.json")
    assert refused({"name": "x"})
