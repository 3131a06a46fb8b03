"""The figures and the paints: told apart by everybody, on every ground."""

from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from engine.carcassonne import Carcassonne
from render.carcassonne.figures import figure_sprite
from render.carcassonne.paints import (
    DARK_SPACE,
    FALLOW,
    LANTERN,
    LETTER,
    LETTER_SHADE,
    LIGHT_SPACE,
    MEADOW,
    SEA,
)
from render.carcassonne.palette import WASH, colours
from render.theme import GOLD, INK, IVORY, PANEL, SEAT_COLOURS, contrast, mix
from tests.render.colour_blindness import SIGHTS, difference
from tests.render.told_apart import AA_GRAPHICS, AA_TEXT, AT_A_GLANCE

SEATS = range(max(Carcassonne.seats))
SEEN = 10
"""A distance of colours that is seen at a glance where they lie side by side."""


def outline(seat, pose, side=36):
    return figure_sprite(seat, pose, side).getchannel("A").point(lambda v: 255 if v > 127 else 0)


def unlike(one, other):
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255


@pytest.mark.parametrize("pose", ["standing", "lying"])
def test_followers_of_different_seats_have_different_outlines(pose):
    for one, other in combinations(SEATS, 2):
        assert unlike(outline(one, pose), outline(other, pose)) > 0.02, f"{one} and {other}"


@pytest.mark.parametrize("seat", SEATS)
def test_a_farmer_lies_and_a_lady_is_no_follower(seat):
    for one, other in combinations(("standing", "lying", "lady"), 2):
        assert unlike(outline(seat, one), outline(seat, other)) > 0.05, f"{one} and {other}"


@pytest.mark.parametrize("seat", SEATS)
def test_a_figure_has_a_light_rim_around_a_dark_line(seat):
    assert contrast(IVORY, INK) >= AA_TEXT
    sprite = figure_sprite(seat, "standing", 96)
    pixels = {tuple(sprite.tobytes()[at : at + 4]) for at in range(0, 4 * 96 * 96, 4)}
    assert {(*IVORY, 255), (*INK, 255), (*SEAT_COLOURS[seat], 255)} <= pixels


@pytest.mark.parametrize("sight", SIGHTS)
def test_farms_of_different_owners_are_told_apart(sight):
    shades = [mix(MEADOW[1], SEAT_COLOURS[seat], WASH / 255) for seat in SEATS]
    for one, other in combinations(shades, 2):
        assert difference(one, other, sight) >= SEEN, f"{one} and {other}"


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_farm_is_told_from_a_field_that_nobody_owns(sight):
    for seat in SEATS:
        shade = mix(MEADOW[1], SEAT_COLOURS[seat], WASH / 255)
        fallow = mix(MEADOW[1], FALLOW, WASH / 255)
        assert difference(shade, fallow, sight) >= AT_A_GLANCE, seat


@pytest.mark.parametrize("ground", MEADOW)
def test_the_land_stands_out_from_the_sea(ground):
    assert contrast(ground, SEA) >= AA_GRAPHICS


def test_a_letter_on_a_cell_reads():
    assert contrast(IVORY, LANTERN) >= AA_TEXT
    assert contrast(GOLD, SEA) >= AA_GRAPHICS


@pytest.mark.parametrize("ground", [LETTER, LETTER_SHADE])
def test_what_a_message_says_reads(ground):
    assert contrast(INK, ground) >= AA_TEXT


@pytest.mark.parametrize("sight", SIGHTS)
def test_dark_spaces_of_the_track_are_told_from_the_others(sight):
    assert difference(DARK_SPACE, LIGHT_SPACE, sight) >= SEEN
    assert difference(LIGHT_SPACE, PANEL, sight) >= SEEN


def test_the_palette_fits_into_a_byte():
    assert len(colours()) <= 256


@pytest.mark.parametrize("needed", [*SEAT_COLOURS[:5], IVORY, INK, PANEL, SEA, *MEADOW])
def test_what_tells_things_apart_keeps_its_exact_colour(needed):
    assert needed in colours()
