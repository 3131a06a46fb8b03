from collections import Counter
from itertools import pairwise

import pytest

from engine.splendor.data import BANKS, CARDS, COLOURS, DECKS, LEVELS, NOBLES, Card

RING = range(len(COLOURS))


def of_level(level: int) -> list[Card]:
    return [card for card in CARDS.values() if card.level == level]


@pytest.mark.parametrize(("level", "size", "of_each_colour"), [(1, 40, 8), (2, 30, 6), (3, 20, 4)])
def test_every_colour_has_as_many_cards_of_a_level(level, size, of_each_colour):
    assert len(of_level(level)) == size
    assert Counter(card.bonus for card in of_level(level)) == dict.fromkeys(RING, of_each_colour)


def test_the_deck_holds_ninety_different_cards_worth_140_points():
    assert len({(card.level, card.bonus, card.points, card.cost) for card in CARDS.values()}) == 90
    assert sum(card.points for card in CARDS.values()) == 140


@pytest.mark.parametrize(
    ("level", "points"), [(1, {0: 35, 1: 5}), (2, {1: 10, 2: 15, 3: 5}), (3, {3: 5, 4: 10, 5: 5})]
)
def test_the_points_of_a_level_are_spread_as_printed(level, points):
    assert Counter(card.points for card in of_level(level)) == points


@pytest.mark.parametrize(("level", "demand"), [(1, 33), (2, 41), (3, 43)])
def test_a_level_asks_for_every_colour_equally(level, demand):
    asked = [sum(card.cost[colour] for card in of_level(level)) for colour in RING]
    assert asked == [demand] * 5


@pytest.mark.parametrize(
    ("level", "shapes"),
    [
        (1, {(0, 3): 10, (0, 4): 10, (0, 5): 15, (1, 4): 5}),
        (2, {(1, 7): 5, (1, 8): 5, (2, 5): 5, (2, 7): 5, (2, 8): 5, (3, 6): 5}),
        (3, {(3, 14): 5, (4, 7): 5, (4, 12): 5, (5, 10): 5}),
    ],
)
def test_every_colour_has_the_same_mix_of_points_and_prices(level, shapes):
    assert Counter((card.points, sum(card.cost)) for card in of_level(level)) == shapes
    for colour in RING:
        cards = [card for card in of_level(level) if card.bonus == colour]
        assert Counter((card.points, sum(card.cost)) for card in cards) == {
            shape: count // 5 for shape, count in shapes.items()
        }


def test_nobles_want_two_or_three_neighbours_on_the_ring_of_colours():
    def wants(count: int, *colours: int) -> tuple[int, ...]:
        return tuple(count if colour in colours else 0 for colour in RING)

    pairs = {wants(4, first, (first + 1) % 5) for first in RING}
    triples = {wants(3, first, (first + 1) % 5, (first + 2) % 5) for first in RING}
    assert set(NOBLES.values()) == pairs | triples
    assert len(NOBLES) == 10


def test_a_noble_is_named_after_the_colours_it_wants():
    for name, wants in NOBLES.items():
        asked = [COLOURS[colour] for colour in RING if wants[colour]]
        assert name == "-".join(("noble", *asked))


def test_a_card_of_the_english_manual_is_in_the_deck():
    card = CARDS["III-blue-03"]
    assert (card.points, card.bonus, card.cost) == (4, COLOURS.index("blue"), (6, 3, 0, 0, 3))


def test_decks_are_sorted_and_hold_every_card_once():
    assert sorted(name for deck in DECKS for name in deck) == sorted(CARDS)
    assert all(first < second for deck in DECKS for first, second in pairwise(deck))
    assert [{CARDS[name].level for name in deck} for deck in DECKS] == [{lev} for lev in LEVELS]


@pytest.mark.parametrize(("seats", "of_a_colour"), [(2, 4), (3, 5), (4, 7)])
def test_fewer_players_leave_tokens_in_the_box_but_never_gold(seats, of_a_colour):
    assert BANKS[seats] == (of_a_colour,) * 5 + (5,)
