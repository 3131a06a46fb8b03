"""The rules and the words of Splendor, in three languages."""

from itertools import chain

import pytest

from bot.i18n.words import words_for
from engine.splendor.data import COLOURS
from tests.bot.dealers.splendor.playing import DEALER, GAME, LANGUAGES, listener
from tests.engine.splendor.builders import table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_taught_in_a_few_short_pages(language: str):
    pages = DEALER.rules(words_for(language))
    assert len(pages) == 6
    for page in pages:
        assert 3 <= len(page.title) <= 60
        assert 200 <= len(page.text) <= 2000
        assert page.picture is None or 20 <= len(page.picture.alt) <= 1024


def test_the_rules_give_the_figures_of_the_rulebook():
    idea, take, _, reserve, noble, end = (page.text for page in DEALER.rules(words_for("en")))
    assert "4 tokens of each colour for two players, 5 for three, 7 for four" in idea
    assert "always 5 gold" in idea
    assert "at most 10 tokens" in take
    assert "at most 3 reserved cards" in reserve
    assert "brings 3 points" in noble
    assert "15 points unless" in end


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_its_own_name_and_a_sentence(language: str):
    terms = DEALER.terms(words_for(language))
    assert len(terms) == 18
    assert all(2 <= len(name) <= 40 for name in terms)
    assert all(20 <= len(text) <= 250 and text.endswith(".") for text in terms.values())
    assert len(set(terms.values())) == len(terms)


def test_the_spanish_terms_are_those_of_the_rulebook():
    terms = " ".join(DEALER.terms(words_for("es")))
    for term in ("diamante", "zafiro", "esmeralda", "rubí", "ónix", "Bonus", "Noble", "Mazo"):
        assert term in terms


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_name_a_sign_and_a_letter_of_its_own(language: str):
    words = words_for(language)
    for key in ("splendor-colour", "splendor-button-colour", "splendor-letter"):
        assert len({words(key, colour=colour) for colour in (*COLOURS, "gold")}) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_game_is_explained(language: str):
    options = DEALER.options(words_for(language))
    assert [option.key for option in options] == [option.key for option in GAME.options]
    for told, option in zip(options, GAME.options, strict=True):
        assert tuple(value for value, _ in told.values) == option.choices
        assert all(str(value) in label for value, label in told.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_command_with_words(language: str):
    words = words_for(language)
    assert set(DEALER.commands) == {"act", "return_tokens", "choose_noble"}
    for command in chain.from_iterable(DEALER.commands.values()):
        assert 1 <= len(words(f"command-{command}")) <= 32
        assert 1 <= len(words(f"command-{command}-about")) <= 100


@pytest.mark.slow
def test_every_picture_can_be_drawn():
    view = GAME.view(table(), 0)
    pictures = [
        DEALER.board(view, listener(0, 2)),
        DEALER.seat(view, listener(0, 2)),
        *(page.picture for page in DEALER.rules(words_for("en")) if page.picture is not None),
    ]
    for picture in pictures:
        assert picture.draw().startswith(b"\x89PNG")
