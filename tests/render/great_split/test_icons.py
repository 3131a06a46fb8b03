"""The icons of The Great Split: told apart by their shapes, without any colour."""

from itertools import combinations

from render.great_split.icons import ICONS, seal_track
from render.sprites import paint
from tests.render.told_apart import unlike


def test_every_resource_and_seal_has_a_shape_of_its_own():
    for one, other in combinations(ICONS, 2):
        if {one, other} != {"gold", "prestige"}:
            assert unlike(ICONS[one], ICONS[other]) > 0.03, f"{one} and {other}"


def test_coin_and_medal_differ_without_colour_though_both_are_round():
    coin, medal = (paint(ICONS[name], 48).convert("L").tobytes() for name in ("gold", "prestige"))
    assert sum(abs(a - b) > 60 for a, b in zip(coin, medal, strict=True)) / 48**2 > 0.2


def test_the_seals_of_the_two_groups_have_different_outlines():
    assert unlike(seal_track("gold", "diamond"), seal_track("gold", "square")) > 0.2
