"""The gems: five colours and five cuts, told apart by everybody."""

from itertools import combinations

import pytest

from engine.splendor.data import CARDS, GOLD
from render import theme
from render.splendor import gems
from render.splendor.cards import band_of
from render.splendor.levels import back_of, body_of, ink_of
from render.splendor.palette import colours
from render.sprites import paint
from render.theme import contrast, ink_on
from tests.render.colour_blindness import SIGHTS, difference
from tests.render.told_apart import AA_GRAPHICS, AA_TEXT, AT_A_GLANCE, unlike


@pytest.mark.parametrize("sight", SIGHTS)
def test_tokens_are_told_apart_by_colour_at_a_glance(sight):
    for one, other in combinations(gems.TOKENS, 2):
        assert difference(one, other, sight) >= AT_A_GLANCE, f"{one} and {other}"


def test_every_token_has_a_cut_of_its_own():
    for one, other in combinations(range(GOLD + 1), 2):
        assert unlike(gems.token(one), gems.token(other)) > 0.05, f"{one} and {other}"


def test_a_token_on_the_table_is_round_and_a_bonus_is_not():
    for number in range(GOLD):
        assert unlike(gems.chip(number), gems.gem(number)) > 0.05
        assert unlike(gems.chip(number), gems.chip(0)) == 0


@pytest.mark.parametrize("number", range(GOLD + 1))
def test_a_figure_reads_on_every_token(number):
    assert contrast(gems.FIGURES[number], gems.TOKENS[number]) >= AA_TEXT


@pytest.mark.parametrize("number", range(GOLD))
@pytest.mark.parametrize("ground", [theme.PANEL, theme.WELL, theme.PANEL_LIT])
def test_the_rim_of_a_gem_stands_out_from_every_ground(number, ground):
    assert contrast(gems.rim_of(number), ground) >= AA_GRAPHICS


def test_the_points_of_every_card_read():
    for card in CARDS.values():
        assert contrast(ink_on(band_of(card)), band_of(card)) >= AA_TEXT, card.name


def test_the_table_of_every_gem_is_wide_enough_for_a_figure():
    for number in range(GOLD + 1):
        solid = paint(gems.token(number), 72).getchannel("A")
        x, y = gems.HEARTS[number]
        for dx in (-14, 14):
            for dy in (-18, 18):
                at = (round(x * 0.72) + dx, round(y * 0.72) + dy)
                assert solid.getpixel(at) == 255, f"token {number} at {at}"


def test_the_palette_fits_into_a_byte():
    assert len(colours()) <= 256


def test_the_levels_are_told_apart_by_the_ground_of_their_cards():
    for one, other in combinations((1, 2, 3), 2):
        assert difference(back_of(one), back_of(other), "usual") >= AT_A_GLANCE


def test_the_place_of_a_card_reads_on_every_level_also_before_its_scene():
    for level in (1, 2, 3):
        for ground in (body_of(level), ink_of(level)):
            assert contrast(theme.MIST, ground) >= AA_TEXT


def test_the_letter_and_the_figure_of_a_deck_read():
    for level in (1, 2, 3):
        assert contrast(theme.GOLD, back_of(level)) >= AA_TEXT
        assert contrast(theme.IVORY, back_of(level)) >= AA_TEXT
