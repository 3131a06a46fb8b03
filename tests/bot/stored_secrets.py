"""What is stored of games and must not be read by strangers: seeds, moves, cards."""

import json
import re
from collections.abc import Iterator
from typing import Any


def strings(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for one in value:
                yield from strings(one)
        case dict():
            for one in value.values():
                yield from strings(one)


def secrets_in(seeds: list[str], moves: list[str], states: list[str]) -> set[str]:
    """Seeds, moves, and the name of every single card that was played or held."""
    named = {
        name
        for text in (*moves, *states)
        for name in strings(json.loads(text))
        if re.search(r"\d", name) and len(name) >= 4
    }
    return {*seeds, *(move for move in moves if len(move) > 12), *named}
