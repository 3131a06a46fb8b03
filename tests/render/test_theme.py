"""The palette: read by everybody, told apart by everybody."""

from itertools import combinations

import pytest

from render import theme
from render.badges import badge
from render.great_split.icons import ICONS, seal_track
from render.sprites import paint
from render.theme import RESOURCE_COLOURS, SEAL_COLOURS, SEAT_COLOURS, colour, contrast, ink_on
from tests.render.colour_blindness import SIGHTS, difference

GROUPS = {
    "resources": tuple(RESOURCE_COLOURS.values()),
    "seals": tuple(SEAL_COLOURS.values()),
    "seats": SEAT_COLOURS,
}
AT_A_GLANCE = 20
AA_TEXT = 4.5
AA_GRAPHICS = 3


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


def outline(painter):
    """The silhouette alone, without any colour."""
    return paint(painter, 48).getchannel("A").point(lambda value: 255 if value > 127 else 0)


def unlike(one, other):
    """The part of the picture in which two silhouettes differ."""
    pairs = zip(outline(one).tobytes(), outline(other).tobytes(), strict=True)
    return sum(a != b for a, b in pairs) / 48**2


def test_every_seat_has_an_outline_of_its_own():
    for one, other in combinations(range(7), 2):
        assert unlike(badge(one), badge(other)) > 0.03, f"{one} and {other}"


def test_every_resource_and_seal_has_a_shape_of_its_own():
    for one, other in combinations(ICONS, 2):
        if {one, other} != {"gold", "prestige"}:
            assert unlike(ICONS[one], ICONS[other]) > 0.03, f"{one} and {other}"


def test_coin_and_medal_differ_without_colour_though_both_are_round():
    coin, medal = (paint(ICONS[name], 48).convert("L").tobytes() for name in ("gold", "prestige"))
    assert sum(abs(a - b) > 60 for a, b in zip(coin, medal, strict=True)) / 48**2 > 0.2


def test_the_seals_of_the_two_groups_have_different_outlines():
    assert unlike(seal_track("gold", "diamond"), seal_track("gold", "square")) > 0.2
