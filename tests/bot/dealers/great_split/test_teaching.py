"""The rules and the words, in three languages."""

from itertools import chain

import pytest

from bot.i18n.words import words_for
from tests.bot.dealers.great_split.playing import DEALER, GAME, LANGUAGES, listener, setup, turns


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_taught_in_a_few_short_pages(language: str):
    pages = DEALER.rules(words_for(language))
    assert 5 <= len(pages) <= 7
    for page in pages:
        assert 3 <= len(page.title) <= 60
        assert 200 <= len(page.text) <= 2000
        assert page.picture is None or 20 <= len(page.picture.alt) <= 1024


def test_the_rules_say_which_figures_are_our_own():
    honest = DEALER.rules(words_for("en"))[-1].text
    assert "Printed in the rulebooks: the scoring lines and the market tokens." in honest
    assert "counts: the card level of each round and what art earns." in honest
    assert "Our own reconstruction: the hand limits, the cards, the characters" in honest


def test_the_rules_give_the_market_example_of_the_rulebooks():
    scoring = DEALER.rules(words_for("en"))[5].text
    assert "market at 6, levels and prestige are 3+ → 6, 6+ → 10, 7+ → 13, 10+ → 15." in scoring


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_its_own_name_and_a_sentence(language: str):
    terms = DEALER.terms(words_for(language))
    assert len(terms) == 25
    assert all(2 <= len(name) <= 40 for name in terms)
    assert all(20 <= len(text) <= 250 and text.endswith(".") for text in terms.values())
    assert len(set(terms.values())) == len(terms)


def test_the_terms_are_those_of_the_rulebooks():
    spanish, german = DEALER.terms(words_for("es")), DEALER.terms(words_for("de"))
    assert {"Presentador", "Cartera", "Divisor", "Contrato", "Doble flecha"} <= set(spanish)
    assert {"Vorstand", "Umschlag", "Trennkarte", "Auftrag", "Doppelpfeil"} <= set(german)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_game_is_explained(language: str):
    options = DEALER.options(words_for(language))
    assert [option.key for option in options] == [option.key for option in GAME.options]
    for told, option in zip(options, GAME.options, strict=True):
        assert tuple(value for value, _ in told.values) == option.choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_command_with_words(language: str):
    words = words_for(language)
    kinds = {turn.decision.kind for turn in turns(2, 1)}
    assert set(DEALER.commands) == kinds
    for command in chain.from_iterable(DEALER.commands.values()):
        assert 1 <= len(words(f"command-{command}")) <= 32
        assert 1 <= len(words(f"command-{command}-about")) <= 100


@pytest.mark.slow
def test_every_picture_can_be_drawn():
    state = setup(3, 2).state
    outcome = GAME.outcome(turns(3, 2)[-1].after)
    assert outcome is not None
    over = GAME.view(turns(3, 2)[-1].after, None)
    to = listener(0, 3)
    pictures = [
        DEALER.board(GAME.view(state, None), to),
        DEALER.seat(GAME.view(state, 0), to),
        DEALER.seat(GAME.view(state, None), listener(None, 3)),
        DEALER.final(over, outcome, to)[1],
        *(page.picture for page in DEALER.rules(words_for("en")) if page.picture is not None),
    ]
    for picture in pictures:
        assert picture.draw().startswith(b"\x89PNG")
