"""The words of each language, read once from the .ftl files: the bot's here, a game's by its dealer."""

import functools
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bot.dealers import DEALERS
from bot.dealers.dealing import Words
from bot.i18n.sounds import first_sound

LANGUAGES = ("en", "es", "de")
FOLDER = Path(__file__).parent
_FUNCTIONS: dict[str, Callable[[Any], Any]] = {"FIRST_SOUND": first_sound}
"""What a sentence may ask about what is put into it."""


class MissingWords(KeyError):
    """A key without a sentence: a fault of ours, found by a test before anybody meets it."""


def language_of(locale: str) -> str:
    """Discord's locale, `es-419` or `pt-BR`, as one of our languages."""
    language = locale.partition("-")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def words_for(locale: str) -> Words:
    return _words(language_of(locale))


def files_of(language: str) -> tuple[Path, ...]:
    """What the bot says whatever is played, and beside each dealer what only that one says."""
    beside = (Path(inspect.getfile(dealer)).parent for dealer in DEALERS.values())
    own = (folder / f"{language}.ftl" for folder in beside)
    return (*sorted((FOLDER / language).glob("*.ftl")), *own)


@functools.cache
def _words(language: str) -> Words:
    # Isolation marks are invisible, but count as characters in buttons and command names.
    bundle = FluentBundle([language], _FUNCTIONS, use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    # The same few hundred sentences are said over and over, and Fluent takes its time.
    @functools.lru_cache(maxsize=5000, typed=True)
    def say(key: str, **facts: Any) -> str:
        if not bundle.has_message(key):
            raise MissingWords(f"{key!r} has no words in {language!r}.")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{key!r} is empty in {language!r}.")
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingWords(f"{key!r} in {language!r}: {errors[0]}.")
        return str(text)

    return say
