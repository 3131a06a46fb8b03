"""How strong a seat stands in Splendor: features of its position, weighed by what was learned.

A seat's strength is a sum of features, each with a weight that changes with the course of the game;
the chances to win are the softmax of all strengths. The weights are data (`weights.py`), fitted to
the outcomes of self-play by `fitting.py`. `judging.py` makes the same sum much faster.
"""

from collections.abc import Sequence
from typing import Final

from engine.splendor.ai.numbers import COST, NOBLE_NEEDS, POINTS

FEATURES: Final = (
    "points",  # already made
    "points_squared",  # the last ones are made faster than the first
    "first_bonuses",  # colours of which there is at least one bonus
    "second_bonuses",
    "third_bonuses",
    "further_bonuses",
    "bonuses_squared",
    "points_by_bonuses",  # points in sight, by how few tokens they would cost with the bonuses
    "cheap_by_bonuses",  # cards without points on the table, likewise
    "best_by_bonuses",  # the card of which that promises most
    "nobles",  # all of them, by how many cards they are away
    "nearest_noble",
    "reserved",  # how many cards
    "tokens",  # without gold
    "gold",
    "crowding",  # tokens above seven: soon some must go back
    "cheap_reach",  # cards without points on the table, by how near they are with the tokens
    "points_in_reach",  # points on the table, likewise
    "best_in_reach",  # the card that promises most points, on the table or reserved
    "second_in_reach",
    "reserved_reach",
    "reserved_points_in_reach",
    "payable_points",  # the most points that could be bought at once
    "could_finish",  # the target would be reached with them
    "waiting",  # turns until this seat's next, as a part of a round
)

PATIENCE: Final = 0.62
"""What is left of a card for each turn of taking tokens that it is away."""
THRIFT: Final = 0.75
"""What is left of a card for each token that it costs beyond the bonuses."""
DEVOTION: Final = 0.6
"""What is left of a noble for each card that is missing."""
ROOM: Final = 7
"""Tokens that may be held without a thought of the ten that are allowed."""
FULL: Final = 15
"""Points are scaled so that this is the target."""


def reach(missing: int, most: int) -> float:
    """How near a card is for which so many tokens are missing, and so many of one colour."""
    return 1.0 if missing <= 0 else float(PATIENCE ** max(missing / 3, 0.75 * max(0, most)))


def features(
    points: int,
    target: int,
    bonuses: Sequence[int],
    tokens: Sequence[int],
    reserved: Sequence[int],
    cards: Sequence[int],
    nobles: Sequence[int],
) -> list[float]:
    """In the order of FEATURES, without the last, which is not the seat's alone."""
    *coloured, gold = tokens
    scaled = points * FULL / target
    payable, *in_reach = _in_reach(bonuses, tokens, reserved, cards)
    return [
        scaled,
        scaled * scaled / FULL,
        *of_bonuses(bonuses),
        *_by_bonuses(bonuses, reserved, cards),
        *of_nobles(bonuses, nobles),
        len(reserved),
        *of_tokens(sum(coloured), gold),
        *in_reach,
        payable,
        points + payable >= target,
    ]


def of_bonuses(bonuses: Sequence[int]) -> list[float]:
    return [
        *(sum(count > less for count in bonuses) for less in range(3)),
        sum(max(0, count - 3) for count in bonuses),
        sum(bonuses) ** 2 / 10,
    ]


def _price(card: int, bonuses: Sequence[int]) -> int:
    """The tokens that the card costs whoever has these bonuses."""
    return sum(max(0, due - has) for due, has in zip(COST[card], bonuses, strict=True))


def _by_bonuses(
    bonuses: Sequence[int], reserved: Sequence[int], cards: Sequence[int]
) -> list[float]:
    promises = [POINTS[card] * THRIFT ** _price(card, bonuses) for card in (*cards, *reserved)]
    cheap = sum(THRIFT ** _price(card, bonuses) for card in cards if not POINTS[card])
    return [sum(promises), cheap, max(promises, default=0.0)]


def of_nobles(bonuses: Sequence[int], nobles: Sequence[int]) -> list[float]:
    near = [
        DEVOTION ** sum(max(0, need - bonuses[colour]) for colour, need in NOBLE_NEEDS[noble])
        for noble in nobles
    ]
    return [sum(near), max(near, default=0.0)]


def of_tokens(held: int, gold: int) -> list[float]:
    return [held, gold, max(0, held + gold - ROOM)]


def _in_reach(
    bonuses: Sequence[int],
    tokens: Sequence[int],
    reserved: Sequence[int],
    cards: Sequence[int],
) -> list[float]:
    """The most points that could be paid, and then what is in reach, as FEATURES go on."""
    *coloured, gold = tokens
    means = [bonus + count for bonus, count in zip(bonuses, coloured, strict=True)]
    near = {}
    for card in (*cards, *reserved):
        lacks = [max(0, due - has) for due, has in zip(COST[card], means, strict=True)]
        near[card] = reach(sum(lacks) - gold, max(lacks) - gold)
    best, second, *_ = [*sorted((POINTS[card] * near[card] for card in near), reverse=True), 0, 0]
    return [
        max((POINTS[card] for card in near if near[card] == 1.0), default=0),
        sum(near[card] for card in cards if not POINTS[card]),
        sum(POINTS[card] * near[card] for card in cards),
        best,
        second,
        sum(near[card] for card in reserved),
        sum(POINTS[card] * near[card] for card in reserved),
    ]
