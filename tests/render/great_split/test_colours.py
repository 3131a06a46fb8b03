"""The colours of The Great Split: told apart by everybody, and seen on every panel."""

from itertools import combinations

import pytest

from render import theme
from render.great_split import colours
from render.great_split.colours import RESOURCE_COLOURS, SEAL_COLOURS
from render.theme import SEAT_COLOURS, contrast
from tests.render.colour_blindness import SIGHTS, difference
from tests.render.told_apart import AA_GRAPHICS, AA_TEXT, AT_A_GLANCE

groups = pytest.mark.parametrize(
    "group", [RESOURCE_COLOURS, SEAL_COLOURS], ids=["resources", "seals"]
)


@pytest.mark.parametrize("sight", SIGHTS)
@groups
def test_colours_of_a_group_are_told_apart_at_a_glance(group, sight):
    for one, other in combinations(group.values(), 2):
        assert difference(one, other, sight) >= AT_A_GLANCE, f"{one} and {other}"


@groups
def test_every_colour_stands_out_from_the_panels(group):
    for each in group.values():
        assert contrast(each, colours.PANEL) >= AA_GRAPHICS


def test_every_seat_stands_out_from_the_panels():
    assert all(contrast(each, colours.PANEL) >= AA_GRAPHICS for each in SEAT_COLOURS)


@pytest.mark.parametrize(
    "ground", [colours.PANEL, colours.PANEL_GRAIN, colours.PANEL_LIT, colours.WELL]
)
@pytest.mark.parametrize("ink", [theme.IVORY, theme.GOLD, theme.TICK, colours.MIST, colours.FAINT])
def test_light_ink_reads_on_walnut_and_in_its_wells(ground, ink):
    assert contrast(ink, ground) >= AA_TEXT
