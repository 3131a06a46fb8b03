"""Reasons for moves as a player reads them."""

from bot.dealers.dealing import Listener
from bot.dealers.reasoning import because
from bot.i18n.words import LANGUAGES, words_for
from engine.ai.why import Why


def said(game: str, *whys: Why, language: str = "en") -> str:
    return because(game, whys, Listener(0, words_for(language), ("Ana", "B_en")))


def assert_all_differ(game: str, *whys: Why) -> None:
    """In every language each of them is a sentence of its own."""
    for language in LANGUAGES:
        sentences = [said(game, each, language=language) for each in whys]
        assert len(set(sentences)) == len(sentences)
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
