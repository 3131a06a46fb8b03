"""The strength of a seat, by the same sum as in `strength.py`, as fast as Python makes it.

What a card adds depends on few numbers: the bonuses and tokens of the colours that it costs. They
are written as one number, three bits a colour, and what was found once is looked up.
`tests/engine/splendor/test_judging.py` compares both sums over whole games.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias

from engine.splendor.ai.numbers import COST, POINTS
from engine.splendor.ai.strength import (
    FEATURES,
    FULL,
    THRIFT,
    of_bonuses,
    of_nobles,
    of_tokens,
    reach,
)
from engine.splendor.ai.weights import WEIGHTS
from engine.splendor.data import GOLD, MOST_TOKENS

Pair: TypeAlias = tuple[float, float]
"""A strength when the game begins, and what is added when somebody has reached the target."""

MOST_KNOWN: Final = 20_000
"""How many standings are remembered, in a few megabytes."""
MOST_HANDS: Final = 800
"""And for how many bonuses and tokens what a card adds."""
_CLIPPED: Final = tuple(
    tuple(min(7, count) << 3 * colour for count in range(64)) for colour in range(GOLD)
)
"""No card costs more than seven of a colour, so three bits a colour say all that matters."""
_MASK: Final = tuple(
    (7 << 3 * GOLD) | sum(7 << 3 * colour for colour in range(GOLD) if cost[colour])
    for cost in COST
)
"""The bits of the colours that a card costs, and of gold."""


_HOPELESS: Final = 700.0
"""More than a float can be the exponential of."""


def _lacks(card: int, means: int) -> list[int]:
    """What is missing of each colour, where bonuses and tokens are written as one number."""
    return [max(0, due - (means >> 3 * colour & 7)) for colour, due in enumerate(COST[card])]


class _Near(dict[int, tuple[float, float, float, int]]):
    """What a card adds, what it promises and whether it pays at once, by tokens and bonuses."""

    def __init__(self, card: int, weight: Pair) -> None:
        self._card, self._weight = card, weight

    def __missing__(self, means: int) -> tuple[float, float, float, int]:
        lacks, gold = _lacks(self._card, means), means >> 3 * GOLD
        near = reach(sum(lacks) - gold, max(lacks) - gold)
        early, late = self._weight
        points = POINTS[self._card]
        found = near * early, near * late, near * points, points if near == 1.0 else 0
        if len(self) >= MOST_HANDS:
            self.clear()
        self[means] = found
        return found


class _Far(dict[int, tuple[float, float, float]]):
    """What a card adds and promises by the bonuses alone, whatever tokens there are."""

    def __init__(self, card: int, weight: Pair) -> None:
        self._card, self._weight = card, weight

    def __missing__(self, means: int) -> tuple[float, float, float]:
        left = THRIFT ** sum(_lacks(self._card, means))
        early, late = self._weight
        found = left * early, left * late, left * POINTS[self._card]
        if len(self) >= MOST_HANDS:
            self.clear()
        self[means] = found
        return found


class Evaluation:
    """The weights for one number of seats and one target, ready to be used."""

    def __init__(self, seats: int, target: int, weights: Sequence[Pair] | None = None) -> None:
        self.target = target
        of = dict(zip(FEATURES, WEIGHTS[seats] if weights is None else weights, strict=True))
        self._of = of
        self._best, self._second = of["best_in_reach"], of["second_in_reach"]
        self._payable, self._finish = of["payable_points"], of["could_finish"]
        self._best_far, self._waiting = of["best_by_bonuses"], of["waiting"]
        self._hands = [
            [self._weigh("tokens", of_tokens(held, gold)) for gold in range(MOST_TOKENS)]
            for held in range(2 * MOST_TOKENS)
        ]
        """By the tokens of all colours, and gold."""
        self._near, self._kept, self._far = [], [], []
        for card, points in enumerate(POINTS):
            self._near.append(_Near(card, _times(of["points_in_reach"], points, of["cheap_reach"])))
            early, late = _times(of["reserved_points_in_reach"], points, (0.0, 0.0))
            more, later = of["reserved_reach"]
            self._kept.append(_Near(card, (early + more, late + later)))
            self._far.append(
                _Far(card, _times(of["points_by_bonuses"], points, of["cheap_by_bonuses"]))
            )
        self._engines: dict[tuple[int, ...], Pair] = {}
        self._standings: dict[tuple[int, ...], Pair] = {}

    def _weigh(self, first: str, values: Sequence[float]) -> Pair:
        """Features that stand side by side, from the first one on."""
        start = FEATURES.index(first)
        of = [self._of[name] for name in FEATURES[start : start + len(values)]]
        return (
            sum([value * early for value, (early, _) in zip(values, of, strict=True)]),
            sum([value * late for value, (_, late) in zip(values, of, strict=True)]),
        )

    def pair(
        self,
        points: int,
        bonuses: Sequence[int],
        tokens: Sequence[int],
        reserved: Sequence[int],
        cards: Sequence[int],
        nobles: Sequence[int],
    ) -> Pair:
        """The strength of a seat: what lasts, and what its tokens bring into reach."""
        key = (points, *bonuses, *reserved, -1, *cards, -1, *nobles)
        known = self._standings.get(key)
        if known is None:
            known = self._standing(points, bonuses, reserved, cards, nobles)
            if len(self._standings) >= MOST_KNOWN:
                self._standings.clear()
            self._standings[key] = known
        early, late = known
        w, u, g, r, k = bonuses
        white, blue, green, red, black, gold = tokens
        more, later = self._hands[white + blue + green + red + black][gold]
        early += more
        late += later
        whites, blues, greens, reds, blacks = _CLIPPED
        means = (
            whites[w + white]
            | blues[u + blue]
            | greens[g + green]
            | reds[r + red]
            | blacks[k + black]
            | gold << 15
        )
        best = second = 0.0
        payable = 0
        mask = _MASK
        for near, those in ((self._near, cards), (self._kept, reserved)):
            for card in those:
                more, later, promise, now = near[card][means & mask[card]]
                early += more
                late += later
                if promise > second:
                    if promise > best:
                        second = best
                        best = promise
                    else:
                        second = promise
                if now > payable:  # noqa: PLR1730  a call of max for every card is dear
                    payable = now
        more, later = self._best
        early += best * more
        late += best * later
        more, later = self._second
        early += second * more
        late += second * later
        if payable:
            more, later = self._payable
            early += payable * more
            late += payable * later
        if points + payable >= self.target:
            more, later = self._finish
            early += more
            late += later
        return early, late

    def _standing(
        self,
        points: int,
        bonuses: Sequence[int],
        reserved: Sequence[int],
        cards: Sequence[int],
        nobles: Sequence[int],
    ) -> Pair:
        """What does not depend on tokens."""
        key = (points, len(reserved), *bonuses, *nobles)
        known = self._engines.get(key)
        if known is None:
            known = self._engine(points, len(reserved), bonuses, nobles)
            if len(self._engines) >= MOST_KNOWN:
                self._engines.clear()
            self._engines[key] = known
        early, late = known
        w, u, g, r, k = bonuses
        whites, blues, greens, reds, blacks = _CLIPPED
        means = whites[w] | blues[u] | greens[g] | reds[r] | blacks[k]
        best = 0.0
        far, mask = self._far, _MASK
        for card in (*cards, *[kept for kept in reserved if POINTS[kept]]):
            more, later, promise = far[card][means & mask[card]]
            early += more
            late += later
            if promise > best:  # noqa: PLR1730  a call of max for every card is dear
                best = promise
        more, later = self._best_far
        return early + best * more, late + best * later

    def _engine(
        self, points: int, reserved: int, bonuses: Sequence[int], nobles: Sequence[int]
    ) -> Pair:
        scaled = points * FULL / self.target
        parts = [
            self._weigh("points", (scaled, scaled * scaled / FULL)),
            self._weigh("first_bonuses", of_bonuses(bonuses)),
            self._weigh("nobles", of_nobles(bonuses, nobles)),
            self._weigh("reserved", (reserved,)),
        ]
        return sum([early for early, _ in parts]), sum([late for _, late in parts])

    def chances(self, pairs: Sequence[Pair], most: int, turn: int) -> list[float]:
        """Of each seat to win, where the leader has so many points."""
        progress = min(1.0, most / self.target)
        seats = len(pairs)
        if seats == 2:
            (early, late), (other_early, other_late) = pairs
            wait = (self._waiting[0] + progress * self._waiting[1]) / (2 if turn % 2 else -2)
            behind = other_early - early + progress * (other_late - late) - wait
            chance = 1 / (1 + exp(behind)) if behind < _HOPELESS else 0.0
            return [chance, 1 - chance]
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


def _times(weight: Pair, points: int, without: Pair) -> Pair:
    """The weight for so many points, or another one for a card without."""
    return (weight[0] * points, weight[1] * points) if points else without
