"""The glass of Sintra: five colours and five shapes, told apart by everybody."""

from itertools import combinations

import pytest

from engine.sintra.data import COLOURS
from render.sintra import glass, paints
from render.sintra.motifs import HEARTS, OUTLINES, motif
from render.sintra.paints import GLASS, LETTERS, NICHE
from render.sintra.palette import colours
from render.sprites import paint
from render.theme import FIGURE, contrast
from tests.render.colour_blindness import SIGHTS, difference
from tests.render.told_apart import AA_GRAPHICS, AA_TEXT, AT_A_GLANCE, unlike
from tests.render.writing import cap_height

LIGHTS: tuple[glass.Light, ...] = ("lit", "free", "ghost")


@pytest.mark.parametrize("sight", SIGHTS)
def test_panes_are_told_apart_by_colour_at_a_glance(sight):
    for one, other in combinations(COLOURS, 2):
        assert difference(GLASS[one], GLASS[other], sight) >= AT_A_GLANCE, f"{one} and {other}"


def test_every_colour_has_a_shape_of_its_own():
    for one, other in combinations(OUTLINES, 2):
        assert unlike(motif(one), motif(other)) > 0.05, f"{one} and {other}"


def test_every_colour_has_a_letter_of_its_own():
    assert len({LETTERS[colour] for colour in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_letter_reads_on_every_pane(colour):
    assert contrast(glass.letter_ink(colour), GLASS[colour]) >= AA_TEXT
    for light in LIGHTS:
        fill, _ = glass.shape_of(colour, light)
        assert contrast(glass.ink_of(colour, light), fill) >= AA_TEXT, light


@pytest.mark.parametrize("space", GLASS)
def test_the_shape_of_a_free_space_stands_out_from_its_dark_glass(space):
    _, edge = glass.shape_of(space, "free")
    usual = [contrast(edge, ground) for ground in glass.shades_of(space, "free")]
    # Blue and green are dark glasses: their shapes are seen, but by less than a text would need.
    assert min(usual) >= (2 if space in {"blue", "green"} else AA_GRAPHICS), usual


@pytest.mark.parametrize("space", GLASS)
def test_a_pane_is_told_from_the_space_it_will_lie_on(space):
    lit, free = (glass.shades_of(space, light)[1] for light in ("lit", "free"))
    for sight in SIGHTS:
        assert difference(lit, free, sight) >= AT_A_GLANCE, sight


def test_a_pane_too_small_for_a_letter_bears_none():
    assert glass.pane("blue", 60, 36, "lit", "B") == glass.pane("blue", 60, 36, "lit")
    assert glass.pane("blue", 60, 60, "lit", "B") != glass.pane("blue", 60, 60, "lit")


@pytest.mark.parametrize("colour", COLOURS)
def test_a_letter_fits_the_shape_of_a_loose_pane(colour):
    side = 59
    solid = paint(motif(colour), side).getchannel("A")
    x, y = (part * side / 100 for part in HEARTS[colour])
    half = cap_height(LETTERS[colour], FIGURE) / 2
    for dy in (-half, half):
        assert solid.getpixel((round(x), round(y + dy))) == 255


def test_the_palette_has_room_for_a_byte_and_holds_every_paint():
    known = set(colours())
    assert len(known) <= 256
    named = {value for value in vars(paints).values() if isinstance(value, tuple)}
    assert named | set(GLASS.values()) <= known
    assert NICHE in known
