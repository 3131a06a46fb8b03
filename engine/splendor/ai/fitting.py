"""Learns the weights of `strength.py` from games that players of this program play with themselves.

`python -m engine.splendor.ai.fitting` plays games for each number of seats and generation, fits the
weights to who won, plays on with the better weights, and prints the table that is kept in
`weights.py`. Every move of these games is searched by a small tree, so that what tokens and bonuses
lead to is in the outcome, and not only who held them. The last fit learns from the games of all
generations, and aims in part at what the tree found: who won is the truth, but one game's luck is
in it. It goes on from the weights that are kept, or with `--from-scratch` from some that were set by
hand. The same seed gives the same table. A thousand games with two seats take about seven minutes of
one core.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log

from engine.ai.budget import Rollouts
from engine.ai.linear import solve
from engine.ai.tree import Node, best_edge, grow
from engine.core import begin
from engine.dice import Roll, derived_seed, seeded
from engine.splendor import Splendor
from engine.splendor.ai.judging import Evaluation, Pair
from engine.splendor.ai.strength import FEATURES, features
from engine.splendor.ai.table import ACT, GAP, OVER, Table, table_of
from engine.splendor.ai.weights import WEIGHTS
from engine.splendor.ai.world import TableWorld

SIZE = 2 * len(FEATURES)
EVERY = 3
"""Positions of one game are alike: one in so many is learned from."""
LONGEST = 400
"""A game of more moves is given up, and teaches nothing."""
WHIMS = 5
"""One move in so many is any that the tree tried, by how often: else all games would be alike."""
RESTRAINT = 30.0
"""What keeps weights near those that the games were played with."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position: the features of each seat, and what each was to win."""

    seats: list[list[float]]
    won: list[float]
    """Each seat's part of the victory."""
    found: list[float]
    """Each seat's chance to win, as the tree found it at the time."""

    def blended(self, part: float) -> "Lesson":
        """The same as if the outcome had been, for that part, what the tree found."""
        pairs = zip(self.won, self.found, strict=True)
        return replace(self, won=[(1 - part) * won + part * found for won, found in pairs])


def position_of(table: Table) -> list[list[float]]:
    """Every seat's features, once as they are and once as far as the game has come."""
    cards = [card for card in table.rows if card != GAP]
    progress = min(1.0, max(table.points) / table.target)
    found = []
    for seat in range(table.seats):
        row = features(
            table.points[seat],
            table.target,
            table.bonuses[seat],
            table.tokens[seat],
            table.reserved[seat],
            cards,
            table.nobles,
        )
        row.append((seat - table.turn) % table.seats / table.seats)
        found.append([*row, *(progress * feature for feature in row)])
    return found


def play_one(evaluation: Evaluation, seats: int, seed: str, descents: int) -> list[Lesson]:
    """One game, each move the best that a small tree finds, but for a whim now and then."""
    roll = Roll(seed)
    table = table_of(begin(Splendor(), seats, seeded(seed), {}).state)
    met: list[tuple[list[list[float]], list[float]]] = []
    for number in range(LONGEST):
        if table.phase == OVER:
            won = table.shares()
            return [Lesson(position, won, found) for position, found in met]
        root = Node(TableWorld(table, evaluation, broad=True))
        grow(root, roll, Rollouts(descents), 1.0)
        if table.phase == ACT and number % EVERY == 0:
            met.append((position_of(table), chances_found(root)))
        table.play(
            _whim(root, roll) if roll.below(WHIMS) == 0 else best_edge(root).branch.order, roll
        )
    return []


def chances_found(root: Node) -> list[float]:
    """What the best move promises whoever makes it; the others share the rest as at first sight."""
    seat, edge = root.world.seat, best_edge(root)
    expected = edge.branch.expected
    chance = edge.value(seat)
    rest = max(1e-9, 1 - expected[seat])
    return [
        chance if other == seat else (1 - chance) * part / rest
        for other, part in enumerate(expected)
    ]


def _whim(root: Node, roll: Roll) -> int:
    left = roll.below(root.visits) if root.visits else 0
    for edge in root.edges:
        left -= edge.visits
        if left < 0:
            return int(edge.branch.order)
    return int(best_edge(root).branch.order)


def fit(lessons: Sequence[Lesson], weights: Sequence[float], steps: int) -> list[float]:
    """Newton's method on the logarithm of the likelihood of who won."""
    found = list(weights)
    for _ in range(steps):
        slope = [RESTRAINT * (start - now) for start, now in zip(weights, found, strict=True)]
        bend = [[RESTRAINT * (row == column) for column in range(SIZE)] for row in range(SIZE)]
        for lesson in lessons:
            _learn(lesson, found, slope, bend)
        step = solve(bend, slope)
        found = [weight + change for weight, change in zip(found, step, strict=True)]
    return found


def _learn(
    lesson: Lesson, weights: Sequence[float], slope: list[float], bend: list[list[float]]
) -> None:
    chances = _chances(lesson, weights)
    mean = [
        sum(chance * row[place] for chance, row in zip(chances, lesson.seats, strict=True))
        for place in range(SIZE)
    ]
    for chance, won, row in zip(chances, lesson.won, lesson.seats, strict=True):
        apart = [feature - middle for feature, middle in zip(row, mean, strict=True)]
        there = [(place, value) for place, value in enumerate(apart) if value]
        for place, value in there:
            slope[place] += won * value
            scaled = chance * value
            line = bend[place]
            for other, beside in there:
                line[other] += scaled * beside


def _chances(lesson: Lesson, weights: Sequence[float]) -> list[float]:
    strengths = [
        sum(weight * feature for weight, feature in zip(weights, row, strict=True))
        for row in lesson.seats
    ]
    most = max(strengths)
    parts = [exp(strength - most) for strength in strengths]
    total = sum(parts)
    return [part / total for part in parts]


def surprise(lessons: Sequence[Lesson], weights: Sequence[float]) -> float:
    """The mean of how little the outcome was expected, in natural units: less is better."""
    total = 0.0
    for lesson in lessons:
        for chance, won in zip(_chances(lesson, weights), lesson.won, strict=True):
            if won:
                total -= won * log(max(chance, 1e-12))
    return total / len(lessons)


@dataclass(frozen=True, slots=True)
class Generation:
    """So many games with so many descents a move."""

    games: int
    descents: int


def learn(
    seats: int, generations: Sequence[Generation], blend: float, seed: str, start: Sequence[Pair]
) -> list[Pair]:
    """Weights for one number of seats, and on standard error what was reached."""
    pairs = list(start)
    earlier: list[Lesson] = []
    for number, generation in enumerate(generations, start=1):
        evaluation = Evaluation(seats, 15, pairs)
        lessons: list[Lesson] = []
        for game in range(generation.games):
            game_seed = derived_seed(seed, f"{seats} {number} {game}")
            lessons += play_one(evaluation, seats, game_seed, generation.descents)
        kept = len(lessons) // 10
        held, learned = lessons[:kept], lessons[kept:]
        first = [early for early, _ in pairs] + [late for _, late in pairs]
        earlier += learned
        if number == len(generations):
            learned = [lesson.blended(blend) for lesson in earlier]
        weights = fit(learned, first, 4)
        pairs = list(zip(weights[: len(FEATURES)], weights[len(FEATURES) :], strict=True))
        sys.stderr.write(
            f"{seats} seats, generation {number}: {len(learned)} positions to learn from,"
            f" surprise by the {kept} held back of {generation.games} games"
            f" {surprise(held, first):.4f} before, {surprise(held, weights):.4f} after\n"
        )
    return pairs


START: Sequence[Pair] = (
    (0.25, 0.35),  # points
    (0.0, 0.0),  # points_squared
    (0.45, -0.35),  # first_bonuses
    (0.42, -0.32),  # second_bonuses
    (0.38, -0.28),  # third_bonuses
    (0.20, -0.15),  # further_bonuses
    (0.0, 0.0),  # bonuses_squared
    (0.1, 0.0),  # points_by_bonuses
    (0.1, -0.1),  # cheap_by_bonuses
    (0.1, 0.0),  # best_by_bonuses
    (0.5, 0.15),  # nobles
    (0.5, 0.2),  # nearest_noble
    (-0.2, -0.2),  # reserved
    (0.05, -0.02),  # tokens
    (0.09, 0.0),  # gold
    (-0.03, 0.0),  # crowding
    (0.02, -0.01),  # cheap_reach
    (0.01, 0.0),  # points_in_reach
    (0.10, 0.16),  # best_in_reach
    (0.05, 0.08),  # second_in_reach
    (0.03, 0.0),  # reserved_reach
    (0.03, 0.03),  # reserved_points_in_reach
    (0.02, 0.06),  # payable_points
    (0.3, 0.3),  # could_finish
    (-0.15, -0.4),  # waiting
)
"""Set by hand: a point is worth a quarter of a natural unit of the odds and grows to three fifths, and
what leads to points is worth less than the points."""


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, nargs="+", default=[1400, 3300, 2300], help="of each generation"
    )
    parser.add_argument(
        "--descents",
        type=int,
        nargs="+",
        default=[40, 60],
        help="of the tree for each move, in each generation; the last number holds for all further",
    )
    parser.add_argument(
        "--blend",
        type=float,
        default=0.3,
        help="how far the last fit aims at what the tree found, from 0 to 1; else at who won",
    )
    parser.add_argument("--from-scratch", action="store_true", help="not from the weights kept")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--seed", default="5b" * 32)
    call = parser.parse_args(arguments)
    generations = [
        Generation(games, call.descents[min(number, len(call.descents) - 1)])
        for number, games in enumerate(call.games)
    ]
    for seats in call.seats:
        start = START if call.from_scratch else WEIGHTS[seats]
        pairs = learn(seats, generations, call.blend, call.seed, start)
        lines = [
            f"        ({early:8.4f}, {late:8.4f}),  # {name}"
            for (early, late), name in zip(pairs, FEATURES, strict=True)
        ]
        sys.stdout.write("\n".join([f"    {seats}: (", *lines, "    ),\n"]))
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
