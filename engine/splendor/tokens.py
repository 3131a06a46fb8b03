"""Counting tokens by colour."""

from collections.abc import Sequence

from engine.splendor.data import Tokens


def plus(left: Tokens, right: Tokens) -> Tokens:
    white, blue, green, red, black, gold = left
    w, u, g, r, k, o = right
    return (white + w, blue + u, green + g, red + r, black + k, gold + o)


def minus(left: Tokens, right: Tokens) -> Tokens:
    white, blue, green, red, black, gold = left
    w, u, g, r, k, o = right
    return (white - w, blue - u, green - g, red - r, black - k, gold - o)


def count(colours: Sequence[int]) -> Tokens:
    """How often each colour is named; 5 is gold."""
    white, blue, green, red, black, gold = (colours.count(colour) for colour in range(6))
    return (white, blue, green, red, black, gold)
