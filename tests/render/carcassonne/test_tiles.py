"""The tiles: their lines say what their data says, and nothing that adorns them crosses a line."""

from itertools import combinations, product

import pytest
from PIL import ImageChops

from engine.carcassonne.tiles import GALA, TILES
from render.carcassonne.geometry import HALVES, MIDDLES, ROAD_WIDTH, lines_of, segments_of, turned
from render.carcassonne.ground import RASTER, city_mask, field_mask, spots_of
from render.carcassonne.scenery import VARIANTS, houses_of, plants_of
from render.carcassonne.tiles import MASTER, tile_sprite

every_kind = pytest.mark.parametrize("letter", GALA.tiles)
EDGE = 2
"""How near to the tile's edge a place is looked at."""


def inside(point, by=EDGE):
    """A place on the raster near to a point of the edge."""
    return tuple(min(RASTER - 1 - by, max(by, int(value))) for value in point)


def circle(at, radius):
    """Places all around, and the middle."""
    steps = (-1, -0.7, 0, 0.7, 1)
    for dx, dy in product(steps, steps):
        if dx * dx + dy * dy <= 1:
            yield int(at[0] + dx * radius), int(at[1] + dy * radius)


@every_kind
def test_every_field_reaches_the_half_edges_that_its_data_names_and_no_other(letter):
    for index, field in enumerate(segments_of(letter, "field")):
        mask = field_mask(letter, 0, index)
        reached = {half for half, at in enumerate(HALVES) if mask.getpixel(inside(at))}
        assert reached == set(field.halves), f"field {index}"


@every_kind
def test_fields_of_a_tile_are_apart(letter):
    masks = [field_mask(letter, 0, index) for index in range(len(segments_of(letter, "field")))]
    for one, other in combinations(masks, 2):
        assert ImageChops.multiply(one, other).getbbox() is None


@every_kind
def test_every_city_reaches_its_sides_and_no_other(letter):
    for index, city in enumerate(segments_of(letter, "city")):
        mask = city_mask(letter, index)
        reached = {side for side, at in enumerate(MIDDLES) if mask.getpixel(inside(at))}
        assert reached == set(city.sides), f"city {index}"


@every_kind
@pytest.mark.parametrize("turn", range(4))
def test_every_road_leaves_through_the_middle_of_its_sides(letter, turn):
    for road, line in zip(segments_of(letter, "road"), lines_of(letter, turn).roads, strict=True):
        ends = {MIDDLES.index(end) for end in (line[0], line[-1]) if end in MIDDLES}
        assert ends == {(side + turn) % 4 for side in road.sides}


@every_kind
def test_every_wall_runs_from_corner_to_corner(letter):
    for city in lines_of(letter, 0).cities:
        for wall in city.walls:
            for x, y in (wall[0], wall[-1]):
                assert x in {0, 100}
                assert y in {0, 100}


@every_kind
def test_only_cities_with_a_shield_show_one(letter):
    shown = [city.shield is not None for city in lines_of(letter, 0).cities]
    assert shown == [city.shields > 0 for city in segments_of(letter, "city")]


@pytest.mark.parametrize("variant", range(VARIANTS))
@every_kind
def test_nothing_on_a_meadow_crosses_a_border(letter, variant):
    masks = [field_mask(letter, 0, index) for index in range(len(segments_of(letter, "field")))]
    for plant in plants_of(letter, 0, variant):
        homes = [
            all(mask.getpixel(place) for place in circle(plant.at, plant.radius - 1))
            for mask in masks
        ]
        assert sum(homes) == 1, f"{plant}"


@pytest.mark.parametrize("variant", range(VARIANTS))
@every_kind
def test_nothing_on_a_meadow_stands_in_something_else(letter, variant):
    for one, other in combinations(plants_of(letter, 0, variant), 2):
        apart = ((one.at[0] - other.at[0]) ** 2 + (one.at[1] - other.at[1]) ** 2) ** 0.5
        assert apart >= one.radius + other.radius


@pytest.mark.parametrize("scale", [1, 1.4])
@every_kind
def test_houses_stand_inside_their_city(letter, scale):
    masks = [city_mask(letter, index) for index in range(len(segments_of(letter, "city")))]
    for house in houses_of(letter, 0, 0, scale):
        x, y = house.at
        feet = [(int(x - house.width / 2), int(y)), (int(x + house.width / 2), int(y))]
        assert any(all(mask.getpixel(foot) for foot in feet) for mask in masks), f"{house}"


@every_kind
def test_every_city_has_several_houses(letter):
    for scale, turn in product((1, 1.4), range(4)):
        houses = houses_of(letter, turn, 0, scale)
        assert len(houses) >= 2 * len(segments_of(letter, "city"))


@every_kind
def test_every_spot_lies_in_its_part_of_the_tile(letter):
    spots = spots_of(letter, 0)
    assert set(spots) == {segment.spot for segment in TILES[letter].segments}
    for spot, at in spots.items():
        kind, _, index = spot.partition("-")
        place = (int(at[0]), int(at[1]))
        if kind == "field":
            assert field_mask(letter, 0, int(index)).getpixel(place), spot
        elif kind == "city":
            assert city_mask(letter, int(index)).getpixel(place), spot
        elif kind == "road":
            line = lines_of(letter, 0).roads[int(index)]
            away = min(((x - at[0]) ** 2 + (y - at[1]) ** 2) ** 0.5 for x, y in line)
            assert away <= ROAD_WIDTH / 2, spot


@every_kind
def test_the_letters_of_a_tiles_spots_do_not_hide_each_other(letter):
    for one, other in combinations(spots_of(letter, 0).values(), 2):
        assert ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5 >= 17


@every_kind
def test_spots_turn_with_the_tile(letter):
    for spot, at in spots_of(letter, 0).items():
        assert spots_of(letter, 3)[spot] == turned(at, 3)


def test_four_quarter_turns_are_none():
    assert turned((30, 10), 4) == (30, 10)
    assert turned((30, 10), 1) == (90, 30)


def test_the_light_stays_in_the_north_west_however_a_tile_lies():
    """The monastery stands upright on a tile that lies on its side, lit as before."""
    unit = MASTER / 100
    middle = (36 * unit, 34 * unit, 64 * unit, 64 * unit)
    upright = tile_sprite("B", 0, 0, MASTER).crop(middle)
    for turn in (1, 2, 3):
        assert tile_sprite("B", turn, 0, MASTER).crop(middle).tobytes() == upright.tobytes()


def test_every_kind_of_tile_looks_different():
    small = {letter: tile_sprite(letter, 0, 0, 40).tobytes() for letter in GALA.tiles}
    assert len(set(small.values())) == len(GALA.tiles)


@pytest.mark.parametrize("side", [44, 96, 132, MASTER, 250])
def test_a_sprite_has_the_side_that_was_asked_for(side):
    assert tile_sprite("S", 2, 1, side).size == (side, side)
