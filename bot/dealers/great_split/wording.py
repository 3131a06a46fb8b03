"""The small phrases of The Great Split that every longer sentence is made of: cards, tracks, lists."""

from collections import Counter
from collections.abc import Iterable

from bot.dealers.dealing import Words
from bot.dealers.phrases import listed
from engine.great_split.components import Components
from engine.great_split.data import PLACE, SEAL_ICONS, CardName, Cards, Icon, Track
from engine.great_split.lettering import by_letter, letters_of
from engine.great_split.state import Board


def capital(text: str) -> str:
    """The same with its first letter large: a label, or the start of a sentence."""
    return text[:1].upper() + text[1:]


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "−")


def amount(words: Words, icon: Icon, count: int) -> str:
    return words("great-split-amount", icon=icon, count=count)


def amounts(words: Words, icons: Iterable[Icon]) -> str:
    """Icons as quantities, in the order in which they first appear."""
    return listed(words, [amount(words, icon, count) for icon, count in Counter(icons).items()])


def card(words: Words, components: Components, name: CardName) -> str:
    """What the card shows; equal cards read the same."""
    return amounts(words, components.cards[name].icons)


def icon(components: Components, name: CardName) -> str:
    """The name of its icon: that of the first thing it shows."""
    shown = components.cards[name].icons[0]
    return f"{shown}_seal" if shown in SEAL_ICONS else shown


def cards(words: Words, components: Components, names: Cards) -> str:
    if not names:
        return words("great-split-no-cards")
    return ", ".join(card(words, components, name) for name in names)


def track(words: Words, name: Track) -> str:
    return words("great-split-track", track=name)


def at(words: Words, name: Track, board: Board) -> str:
    """A track and its space: `art 7`."""
    return f"{track(words, name)} {board[PLACE[name]]}"


def character(words: Words, name: str) -> str:
    return words("great-split-character", character=name)


def with_letter(words: Words, components: Components, name: CardName, lettered: Cards) -> str:
    return f"{letters_of(lettered)[name]} · {card(words, components, name)}"


def pile(words: Words, components: Components, names: Cards, lettered: Cards) -> str:
    """Cards with the letters that they carry in every picture, in the order of these."""
    if not names:
        return words("great-split-no-cards")
    ordered = by_letter(names, lettered)
    return ", ".join(with_letter(words, components, name, lettered) for name in ordered)
