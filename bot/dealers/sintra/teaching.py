"""Sintra taught in a few short pages, and the meaning of its words."""

import functools

from bot.dealers.dealing import Listener, Page, Words
from bot.dealers.sintra import pictures
from bot.dealers.teaching import page
from bot.dealers.teaching import terms as explained
from engine.sintra.data import BOTTOM, FACTORIES, ORNAMENT_POINTS, PANES_FOR_A_POINT, ROUNDS
from render.sintra.sample import Sample, play_sample

_GAME = "sintra"
_NAMES = ("Ana", "Ben", "Carla")

_TERMS = (
    "pane",
    "factory",
    "centre",
    "start",
    "strip",
    "reverse",
    "wild",
    "glazier",
    "back",
    "window",
    "round_colour",
    "broken",
    "bottom",
    "ornament",
    "side_b",
    "tower",
    "projected",
    "tie",
)


def rules(words: Words) -> tuple[Page, ...]:
    example, to = _example(), Listener(0, words, _NAMES)
    facts = {
        "rounds": ROUNDS,
        "two": FACTORIES[2],
        "three": FACTORIES[3],
        "four": FACTORIES[4],
        "bottom": BOTTOM,
        "rest": PANES_FOR_A_POINT,
        "four_panes": ORNAMENT_POINTS[4],
        "three_panes": ORNAMENT_POINTS[3],
        "two_panes": ORNAMENT_POINTS[2],
    }
    seen = {
        "idea": pictures.board(example.start, to),
        "take": None,
        "strips": pictures.seat(example.middle, to),
        "glazier": None,
        "windows": None,
        "broken": None,
        "end": pictures.final(example.over, example.outcome, to),
    }
    return tuple(page(words, _GAME, name, shown, **facts) for name, shown in seen.items())


def terms(words: Words) -> dict[str, str]:
    return explained(words, _GAME, _TERMS)


@functools.cache
def _example() -> Sample:
    return play_sample(len(_NAMES))
