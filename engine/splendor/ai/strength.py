"""How strong a seat stands in Splendor: features of its position, weighed by what was learned.

A seat's strength is a sum of features, each with a weight that changes with the course of the game;
the chances to win are the softmax of all strengths. The weights are data (`weights.py`), fitted to
the outcomes of self-play by `fitting.py`.
"""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import Final, TypeAlias

from engine.splendor.ai.numbers import NOBLE_NEEDS, POINTS, SHORT
from engine.splendor.ai.weights import WEIGHTS

FEATURES: Final = (
    "points",  # already made
    "points_squared",  # the last ones are made faster than the first
    "first_bonuses",  # colours of which there is at least one bonus
    "second_bonuses",
    "third_bonuses",
    "further_bonuses",
    "tokens",  # without gold
    "gold",
    "crowding",  # tokens above seven: soon some must go back
    "cheap_reach",  # cards without points on the table, by how near they are
    "points_in_reach",  # points on the table, by how near they are
    "best_in_reach",  # the card that promises most points, on the table or reserved
    "second_in_reach",
    "payable_points",  # the most points that could be bought at once
    "reserved",  # how many cards
    "reserved_reach",
    "reserved_points_in_reach",
    "nobles",  # all of them, by how many cards they are away
    "nearest_noble",
    "waiting",  # turns until this seat's next, as a part of a round
)

PATIENCE: Final = 0.62
"""What is left of a card for each turn of taking tokens that it is away."""
DEVOTION: Final = 0.6
"""What is left of a noble for each card that is missing."""
MOST_KNOWN: Final = 50_000
"""How many strengths are remembered, in about twenty megabytes."""
_REACH: Final = tuple(
    tuple(PATIENCE ** max(lack / 3, 0.75 * most) for most in range(12)) for lack in range(24)
)
"""By how many tokens are missing, and how many of one colour."""
_NOBLE_REACH: Final = tuple(DEVOTION**missing for missing in range(16))

Pair: TypeAlias = tuple[float, float]
"""A strength when the game begins, and what is added when somebody has reached the target."""


def features(
    points: float,
    bonuses: Sequence[int],
    tokens: Sequence[int],
    reserved: Sequence[int],
    cards: Sequence[int],
    nobles: Sequence[int],
) -> list[float]:
    """In the order of FEATURES, without the last; points are scaled so that the target is 15."""
    w, u, g, r, k = bonuses
    white, blue, green, red, black, gold = tokens
    held = white + blue + green + red + black
    white += w
    blue += u
    green += g
    red += r
    black += k
    cheap = promised = best = second = payable = 0.0
    kept = kept_points = 0.0
    on_table = len(cards)
    for number, card in enumerate((*cards, *reserved)):
        w_short, u_short, g_short, r_short, k_short = SHORT[card]
        a, b, c, d, e = w_short[white], u_short[blue], g_short[green], r_short[red], k_short[black]
        lack = a + b + c + d + e
        worth = POINTS[card]
        if lack <= gold:
            reach = 1.0
            payable = max(payable, worth)
        else:
            reach = _REACH[lack - gold][max(gold, a, b, c, d, e) - gold]
        if number >= on_table:
            kept += reach
            kept_points += worth * reach
        elif not worth:
            cheap += reach
            continue
        else:
            promised += worth * reach
        reach *= worth
        if reach > best:
            second = best
            best = reach
        elif reach > second:
            second = reach
    visiting = nearest = 0.0
    for noble in nobles:
        missing = 0
        for colour, need in NOBLE_NEEDS[noble]:
            if need > bonuses[colour]:
                missing += need - bonuses[colour]
        near = _NOBLE_REACH[missing]
        visiting += near
        nearest = max(nearest, near)
    return [
        points,
        points * points / 15,
        (w > 0) + (u > 0) + (g > 0) + (r > 0) + (k > 0),
        (w > 1) + (u > 1) + (g > 1) + (r > 1) + (k > 1),
        (w > 2) + (u > 2) + (g > 2) + (r > 2) + (k > 2),
        max(0, w - 3) + max(0, u - 3) + max(0, g - 3) + max(0, r - 3) + max(0, k - 3),
        held,
        gold,
        max(0, held + gold - 7),
        cheap,
        promised,
        best,
        second,
        payable,
        len(reserved),
        kept,
        kept_points,
        visiting,
        nearest,
    ]


class Evaluation:
    """The weights for one number of seats and one target, ready to be used."""

    __slots__ = ("_early", "_known", "_late", "_scale", "_waiting", "target")

    def __init__(self, seats: int, target: int, weights: Sequence[Pair] | None = None) -> None:
        table = WEIGHTS[seats] if weights is None else weights
        self.target = target
        self._scale = 15 / target
        self._early = [early for early, _ in table[:-1]]
        self._late = [late for _, late in table[:-1]]
        self._waiting = table[-1]
        self._known: dict[tuple[int, ...], Pair] = {}

    def pair(
        self,
        points: int,
        bonuses: Sequence[int],
        tokens: Sequence[int],
        reserved: Sequence[int],
        cards: Sequence[int],
        nobles: Sequence[int],
    ) -> Pair:
        # The same tokens and cards come up on many ways through the tree.
        key = (points, *bonuses, *tokens, *reserved, -1, *cards, -1, *nobles)
        known = self._known.get(key)
        if known is None:
            found = features(points * self._scale, bonuses, tokens, reserved, cards, nobles)
            known = sum(map(mul, found, self._early)), sum(map(mul, found, self._late))
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = known
        return known

    def chances(self, pairs: Sequence[Pair], most: int, turn: int) -> list[float]:
        """Of each seat to win, where the leader has so many points."""
        progress = min(1.0, most / self.target)
        seats = len(pairs)
        early_wait, late_wait = self._waiting
        wait = (early_wait + progress * late_wait) / seats
        strengths = [
            early + progress * late + wait * ((seat - turn) % seats)
            for seat, (early, late) in enumerate(pairs)
        ]
        top = max(strengths)
        parts = [exp(strength - top) for strength in strengths]
        total = sum(parts)
        return [part / total for part in parts]
