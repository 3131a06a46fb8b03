"""Splendor taught in a few short pages, and the meaning of its words."""

import functools

from bot.dealers.dealing import Listener, Page, Words
from bot.dealers.splendor import pictures
from bot.dealers.teaching import page
from engine.splendor.data import BANKS, CARDS, GOLD, MOST_RESERVED, MOST_TOKENS, NOBLE_POINTS
from render.splendor.sample import Sample, play_sample

_NAMES = ("Ana", "Ben", "Carla")

TERMS = (
    "white",
    "blue",
    "green",
    "red",
    "black",
    "gold",
    "bonus",
    "card",
    "row",
    "deck",
    "reserve",
    "noble",
    "points",
    "limit",
    "payment",
    "pass",
    "target",
    "tie",
)


def rules(words: Words) -> tuple[Page, ...]:
    example, to = _example(), Listener(0, words, _NAMES)
    two, three, four = (BANKS[seats][0] for seats in (2, 3, 4))
    facts = {
        "cards": len(CARDS),
        "gold": BANKS[2][GOLD],
        "two": two,
        "three": three,
        "four": four,
        "limit": MOST_TOKENS,
        "reserved": MOST_RESERVED,
        "noble": NOBLE_POINTS,
    }
    seen = {
        "idea": pictures.board(example.start, to),
        "take": None,
        "buy": pictures.seat(example.middle, to),
        "reserve": None,
        "noble": None,
        "end": pictures.final(example.over, example.outcome, to),
    }
    return tuple(page(words, "splendor", name, shown, **facts) for name, shown in seen.items())


@functools.cache
def _example() -> Sample:
    return play_sample(len(_NAMES))
