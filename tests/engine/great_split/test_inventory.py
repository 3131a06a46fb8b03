"""Nothing is lost: every card, token and character is somewhere at every step."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.dice import Roll, seeded
from engine.great_split.editions import GALA
from engine.great_split.moves import PlayCard, SellCard
from engine.playout import random_turns
from tests.engine.great_split.knowledge import inventory
from tests.engine.great_split.tables import GAME, dealt_table, seed, table
from tests.engine.great_split.walks import restless_turns


@pytest.mark.parametrize("seats", range(2, 8))
def test_everything_in_play_stays_in_play_through_the_whole_game(seats):
    everything = inventory(dealt_table(seats, seats).state)
    for turn in restless_turns(seats, seats):
        assert inventory(turn.after) == everything


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_table_has_71_cards_9_market_tokens_4_scoring_tokens_and_a_character_each(seats):
    pieces = inventory(dealt_table(seats).state)
    kinds = Counter[str]()
    for piece, count in pieces.items():
        kinds[piece.rpartition(" ")[0]] += count
    assert kinds == {"card": 71, "market token": 9, "scoring token": 4, "character": seats}
    assert {piece for piece in pieces if piece.startswith("card ")} == {
        f"card {card}" for card in GALA.cards
    }


def test_a_card_that_vanishes_is_noticed():
    state = dealt_table(3).state
    decks = (state.decks[0], state.decks[1][1:], state.decks[2])
    assert inventory(replace(state, decks=decks)) != inventory(state)


def test_a_card_that_is_played_but_no_longer_held_is_noticed():
    here = table().with_hand(0, "I-art-1-a", "I-gold-1-a").resolving()
    here.play(0, PlayCard("I-art-1-a"), SellCard("I-gold-1-a", "gold"))
    assert inventory(here.state)["card I-gold-1-a"] == 1
    here._change(0, hand=("I-art-1-a",))
    with pytest.raises(AssertionError, match="are resolved"):
        inventory(here.state)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_imagined_world_holds_the_same_pieces_and_can_be_played_on(seats):
    for number, turn in enumerate(restless_turns(seats, 70 + seats)):
        for seat in (number % seats, None):
            seen = GAME.view(turn.after, seat)
            world = GAME.imagine(seen, seeded(seed(number)))
            assert inventory(world) == inventory(turn.after)
            assert all(GAME.legal_moves(world, each.seat) for each in GAME.decisions(world))
            if seat is not None:
                assert GAME.legal_moves(world, seat) == GAME.legal_moves(turn.after, seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_an_imagined_world_can_be_played_to_the_end(seats):
    for number, turn in enumerate(restless_turns(seats, 80 + seats)):
        if number % 20 == 0:
            state = GAME.imagine(GAME.view(turn.after, 0), seeded(seed(number)))
            everything = inventory(state)
            for played in random_turns(GAME, state, Roll(seed(number))):
                state = played.after
            assert GAME.outcome(state) is not None
            assert inventory(state) == everything
