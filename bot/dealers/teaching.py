"""A game taught in pages, and its words explained, the same way for every game."""

from dataclasses import replace
from typing import Any

from bot.dealers.dealing import Page, Picture, Words


def page(words: Words, game: str, name: str, picture: Picture | None = None, **facts: Any) -> Page:
    """The words are `<game>-page-<name>-title` and `<game>-page-<name>`."""
    title = words(f"{game}-page-{name}-title")
    return Page(title, words(f"{game}-page-{name}", **facts), picture)


def legend(words: Words, game: str, name: str, picture: Picture) -> Page:
    """The same for a page that explains a picture."""
    return replace(page(words, game, name, picture), is_legend=True)


def terms(words: Words, game: str, names: tuple[str, ...]) -> dict[str, str]:
    """What each word means, by its name: `<game>-term` and `<game>-term-about` know them all."""
    return {
        words(f"{game}-term", term=name): words(f"{game}-term-about", term=name) for name in names
    }
