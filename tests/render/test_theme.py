"""The palette: read by everybody, told apart by everybody."""

from itertools import combinations

import pytest

from render import theme
from render.badges import badge
from render.great_split.colours import RESOURCE_COLOURS, SEAL_COLOURS
from render.theme import SEAT_COLOURS, colour, contrast, ink_on
from tests.render.colour_blindness import SIGHTS, difference
from tests.render.told_apart import AA_GRAPHICS, AA_TEXT, AT_A_GLANCE, unlike

GROUPS = {
    "resources": tuple(RESOURCE_COLOURS.values()),
    "seals": tuple(SEAL_COLOURS.values()),
    "seats": SEAT_COLOURS,
}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("group", GROUPS)
def test_colours_of_a_group_are_told_apart_at_a_glance(group, sight):
    for one, other in combinations(GROUPS[group], 2):
        assert difference(one, other, sight) >= AT_A_GLANCE, f"{one} and {other}"


def test_two_greens_that_differ_in_red_alone_would_not_pass():
    assert difference(colour("#5a9a3c"), colour("#a08a3c"), "usual") > AT_A_GLANCE
    assert difference(colour("#5a9a3c"), colour("#a08a3c"), "deuteranopia") < AT_A_GLANCE


@pytest.mark.parametrize(
    "ground", [theme.PANEL, theme.WELL, theme.PANEL_LIT, theme.DUSK, theme.MIDNIGHT]
)
@pytest.mark.parametrize("ink", [theme.IVORY, theme.GOLD, theme.TICK, theme.MIST, theme.FAINT])
def test_light_ink_reads_on_every_dark_ground(ground, ink):
    assert contrast(ink, ground) >= AA_TEXT


@pytest.mark.parametrize("ground", [theme.IVORY, theme.GOLD])
def test_dark_ink_reads_on_every_light_ground(ground):
    assert contrast(theme.INK, ground) >= AA_TEXT


@pytest.mark.parametrize("seat", range(7))
def test_the_number_on_a_badge_reads(seat):
    assert contrast(ink_on(SEAT_COLOURS[seat]), SEAT_COLOURS[seat]) >= AA_TEXT


@pytest.mark.parametrize("group", GROUPS)
def test_every_colour_stands_out_from_the_panels(group):
    for each in GROUPS[group]:
        assert contrast(each, theme.PANEL) >= AA_GRAPHICS


@pytest.mark.parametrize("discord", ["#1a1a1e", "#313338", "#fbfbfb", "#ffffff"])
def test_the_frame_stands_out_from_discord_dark_or_light(discord):
    edges = (contrast(theme.GOLD_LINE, colour(discord)), contrast(theme.DUSK, colour(discord)))
    assert max(edges) >= AA_GRAPHICS


def test_contrast_is_what_wcag_says():
    assert contrast(colour("#000000"), colour("#ffffff")) == pytest.approx(21)
    assert contrast(colour("#777777"), colour("#ffffff")) == pytest.approx(4.48, abs=0.01)


def test_every_seat_has_an_outline_of_its_own():
    for one, other in combinations(range(7), 2):
        assert unlike(badge(one), badge(other)) > 0.03, f"{one} and {other}"
