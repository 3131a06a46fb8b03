"""In Splendor a card from a deck is its owner's secret."""

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
    assert "III-red-04" in named(own.full)
    assert "III-red-04" not in named(other.alt, other.full)


@in_every_language
def test_no_two_cards_read_the_same(language: str):
    phrases = [wording.card_with_cost(words_for(language), card) for card in CARDS]
    assert len(set(phrases)) == len(CARDS) == 90
