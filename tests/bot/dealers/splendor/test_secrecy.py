"""In Splendor a card from a deck is its owner's secret, and all that lies open is told."""

from itertools import chain

import pytest

from bot.dealers.splendor import wording
from bot.i18n.words import words_for
from engine.splendor.data import CARDS
from tests.bot.dealers.marking import named
from tests.bot.dealers.playing import in_every_language, listener
from tests.bot.dealers.splendor.marking import mark
from tests.bot.dealers.splendor.playing import DEALER, GAME
from tests.engine.splendor.builders import player, table


def test_the_owner_is_shown_the_card_from_the_deck(monkeypatch: pytest.MonkeyPatch):
    mark(monkeypatch)
    state = table(player(hidden=("III-red-04",)), player())
    own, other = (DEALER.seat(GAME.view(state, seat), listener(seat, 2)) for seat in (0, 1))
    assert "III-red-04" in named(own.alt)
    assert "III-red-04" not in named(other.alt)


@in_every_language
def test_no_two_cards_read_the_same(language: str):
    phrases = [wording.card_with_cost(words_for(language), card) for card in CARDS]
    assert len(set(phrases)) == len(CARDS) == 90


def test_the_alternative_text_tells_everything_on_the_table():
    state = table(player(reserved=("II-red-04",)), player(hidden=("I-blue-01",)))
    alt = DEALER.board(GAME.view(state, None), listener(None, 2)).alt
    for card in chain(*state.rows):
        assert card is not None
        assert f"{CARDS[card].points}" in alt
    assert "R1 red 2: 1 white, 4 blue, 2 green" in alt
    assert "R1 from deck C, unseen" in alt
    assert "Row A, 16 in the deck: A1 black 3: 3 white, 3 blue, 5 green, 3 red" in alt
    assert "Bank: 4 white, 4 blue, 4 green, 4 red, 4 black, 5 gold." in alt
