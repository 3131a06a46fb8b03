"""What the tests need to know of a game, found by its key in folders of its own.

A game's tests lie where its code lies, and these are the things that the tests of all games look
for there. A game that lacks one of them is named by `tests/test_games.py`.
"""

import functools
import importlib
from typing import Any, Literal, TypeAlias, get_args

Part: TypeAlias = Literal["knowledge", "story", "layouts", "mark", "habits"]
PARTS: tuple[Part, ...] = get_args(Part)

_PLACES: dict[Part, tuple[str, str]] = {
    "knowledge": ("tests.engine.{}.knowledge", "KNOWLEDGE"),
    "story": ("tests.engine.{}.story", "STORY"),
    "layouts": ("tests.render.{}.layouts", "LAYOUTS"),
    "mark": ("tests.bot.dealers.{}.marking", "mark"),
    "habits": ("tests.bot.{}.friends", "HABITS"),
}
"""The module of each, with the game's key left out, and what it is called there."""


class Missing(LookupError):
    """A game does not bring what its tests need."""


@functools.cache
def found(key: str, part: Part) -> Any:
    place, name = _PLACES[part]
    module = place.format(key)
    try:
        return getattr(importlib.import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise Missing(f"the tests of {key} have no {module}, where {name} is looked for.") from None
    except AttributeError:
        raise Missing(f"{module} has no {name}, which the tests of every game need.") from None


def missing(key: str) -> list[str]:
    """A sentence for everything that the tests of this game lack."""
    sentences = []
    for part in PARTS:
        try:
            found(key, part)
        except Missing as error:
            sentences.append(str(error))
    return sentences
