"""Carcassonne taught in a few short pages, and the meaning of its words."""

import functools

from bot.dealers.carcassonne import pictures
from bot.dealers.dealing import Listener, Page, Words
from bot.dealers.teaching import page
from bot.dealers.teaching import terms as explained
from engine.carcassonne.data import FOLLOWERS
from engine.carcassonne.messages import MESSAGES
from engine.carcassonne.scoring import FARM_POINTS
from engine.carcassonne.tiles import GALA
from render.carcassonne.sample import Sample, play_sample

_GAME = "carcassonne"
_NAMES = ("Ana", "Ben", "Carla")

_TERMS = (
    "tile",
    "cell",
    "follower",
    "knight",
    "highwayman",
    "monk",
    "farmer",
    "road",
    "city",
    "shield",
    "monastery",
    "field",
    "majority",
    "supply",
    "figures",
    "dark",
    "message",
    "aside",
    "projected",
    "tie",
)


def rules(words: Words) -> tuple[Page, ...]:
    example, to = _example(), Listener(0, words, _NAMES)
    facts = {
        "tiles": GALA.total,
        "followers": FOLLOWERS,
        "farm": FARM_POINTS,
        "messages": len(MESSAGES),
    }
    seen = {
        "idea": pictures.board(example.start, to),
        "tile": pictures.seat(example.middle, to),
        "follower": None,
        "scoring": None,
        "fields": None,
        "messages": pictures.message(example.message, to),
        "end": pictures.final(example.over, example.outcome, to),
    }
    return tuple(page(words, _GAME, name, shown, **facts) for name, shown in seen.items())


def terms(words: Words) -> dict[str, str]:
    """Its words, and every message by its name."""
    named = explained(words, _GAME, _TERMS)
    told = {
        words("carcassonne-message", message=message): words(
            "carcassonne-message-about", message=message
        )
        for message in MESSAGES
    }
    return {**named, **told}


@functools.cache
def _example() -> Sample:
    return play_sample(len(_NAMES))
