"""What is put together in the same way whatever the game: lists, and descriptions that must fit."""

from collections.abc import Iterable, Sequence

from bot.dealers.dealing import SHORT, Words


def listed(words: Words, parts: Sequence[str]) -> str:
    """One, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return words("list-and", most=", ".join(parts[:-1]), last=parts[-1])


def fitting(candidates: Iterable[str]) -> str:
    """The first that fits, from the fullest to the barest; the barest is cut if it must be."""
    text = ""
    for candidate in candidates:
        text = candidate
        if len(text) <= SHORT:
            return text
    return text[: SHORT - 1] + "…"
