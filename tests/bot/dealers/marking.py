"""Makes every card that is spoken of say its own name too, so that no secret one can hide."""

import re
from collections.abc import Callable, Mapping

import pytest

from bot.dealers import DEALERS
from tests.games import found

_MARK = re.compile(r"⟦(.+?)⟧")


def marked(words: str, name: str) -> str:
    return f"{words} ⟦{name}⟧"


def named(*texts: str) -> set[str]:
    """The cards that these texts speak of."""
    return {name for text in texts for name in _MARK.findall(text)}


def marks() -> Mapping[str, Callable[[pytest.MonkeyPatch], None]]:
    """By the key of its game, for the games with secrets: the others say None."""
    every = {key: found(key, "mark") for key in DEALERS}
    return {key: mark for key, mark in every.items() if mark is not None}
