"""The small phrases of Splendor that every longer sentence is made of: gems, cards, nobles, lists."""

from collections.abc import Iterable

from bot.dealers.dealing import Words
from bot.dealers.phrases import listed
from engine.splendor.data import CARDS, COLOURS, GOLD, NOBLES, Gems, Tokens
from engine.splendor.prices import can_buy, lacking
from engine.splendor.view import PlayerView

KINDS = (*COLOURS, "gold")
"""The tokens by name, in the order of their counts."""

_MOST_COLOURS = 2
"""What is lacking of more colours is told by its number alone where there is little room."""


def colour(words: Words, kind: str) -> str:
    return words("splendor-colour", colour=kind)


def icon(kind: str) -> str:
    """The name of a token's icon."""
    return "gold_joker" if kind == "gold" else f"{kind}_gem"


def icon_of_card(name: str) -> str:
    """A card is known by the gem that it gives."""
    return icon(COLOURS[CARDS[name].bonus])


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
    """The same for a button, so short that it can be read and heard at once: `white, red`."""
    return ", ".join(
        colour(words, kind) for kind, count in zip(KINDS, tokens, strict=True) for _ in range(count)
    )


def capital(label: str) -> str:
    """How a button begins whose first word is a colour."""
    return label[:1].upper() + label[1:]


def card(words: Words, name: str) -> str:
    """What a card gives: its gem and its points."""
    found = CARDS[name]
    return words("splendor-card", colour=COLOURS[found.bonus], points=found.points)


def card_with_cost(words: Words, name: str) -> str:
    """What is printed on a card; no two cards read the same."""
    return words(
        "splendor-card-cost", card=card(words, name), cost=amounts(words, CARDS[name].cost)
    )


def lack(words: Words, mine: PlayerView, name: str) -> str:
    """What the buyer still needs once all gold is spent: by its colours where they are certain."""
    missing, gold = lacking(mine, name), mine.tokens[GOLD]
    asked = [number for number, count in enumerate(missing) if count]
    if len(asked) == 1:
        white, blue, green, red, black = (max(0, count - gold) for count in missing)
        missing = (white, blue, green, red, black)
    elif gold or len(asked) > _MOST_COLOURS:
        return words("splendor-lacking-many", count=sum(missing) - gold)
    return words("splendor-lacking", count=sum(missing), missing=amounts(words, missing))


def prospect(words: Words, mine: PlayerView, name: str) -> str:
    """What a card gives, and how far its buyer still is from it."""
    far = words("splendor-can-pay") if can_buy(mine, name) else lack(words, mine, name)
    return f"{card(words, name)}, {far}"


def noble(words: Words, name: str) -> str:
    """A noble is known by what brings it."""
    return amounts(words, NOBLES[name])


def named(places: Iterable[str], most: int = 3) -> str:
    """A few of these places, the first ones."""
    return ", ".join(list(places)[:most])
