"""The small phrases of Splendor that every longer sentence is made of: gems, cards, nobles, lists."""

from bot.dealers.dealing import Words
from bot.dealers.phrases import listed
from engine.splendor.data import CARDS, COLOURS, NOBLES, Gems, Tokens

KINDS = (*COLOURS, "gold")
"""The tokens by name, in the order of their counts."""


def colour(words: Words, kind: str) -> str:
    return words("splendor-colour", colour=kind)


def amounts(words: Words, counts: Gems | Tokens) -> str:
    """`2 white and 1 gold`; `nothing` where there is nothing."""
    parts = [
        words("splendor-amount", colour=kind, count=count)
        for kind, count in zip(KINDS, counts, strict=False)
        if count
    ]
    return listed(words, parts) or words("splendor-nothing")


def colours(words: Words, tokens: Tokens) -> str:
    """One of each by its name alone, more of one kind with its number."""
    if max(tokens) > 1:
        return amounts(words, tokens)
    return listed(
        words, [colour(words, kind) for kind, count in zip(KINDS, tokens, strict=True) if count]
    )


def buttons(words: Words, tokens: Tokens) -> str:
    """The same for a button: each token with its sign."""
    parts = [
        words("splendor-button-colour", colour=kind)
        for kind, count in zip(KINDS, tokens, strict=True)
        for _ in range(count)
    ]
    return " + ".join(parts)


def card(words: Words, name: str) -> str:
    """What a card gives: its gem and its points."""
    found = CARDS[name]
    return words("splendor-card", colour=COLOURS[found.bonus], points=found.points)


def card_with_cost(words: Words, name: str) -> str:
    """What is printed on a card; no two cards read the same."""
    return words(
        "splendor-card-cost", card=card(words, name), cost=amounts(words, CARDS[name].cost)
    )


def noble(words: Words, name: str) -> str:
    """A noble is known by what brings it."""
    return amounts(words, NOBLES[name])
