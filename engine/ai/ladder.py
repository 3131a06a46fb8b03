"""Rates players of one game by matches of each against each: Elo with intervals, a table, a chart."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt

from engine.ai.arena import CONFIDENCE, compete, wilson
from engine.ai.contestants import BadPlayers, Contestant
from engine.ai.linear import inverse_diagonal, solve
from engine.core import AnyGame, Options
from engine.dice import derived_seed

ELO = 400 / log(10)
"""Elo points for each natural unit of the logarithm of the odds."""
PRIOR = 0.5
"""Games that every pair is thought to have won and lost beside those it played: a clean sweep is
no proof of infinite strength."""
_STEPS = 50
_BAR = 20
"""How many characters the best player's bar in the chart has."""


@dataclass(frozen=True, slots=True)
class Match:
    first: int
    second: int
    games: int
    wins: float
    """Of the first."""


@dataclass(frozen=True, slots=True)
class Rating:
    elo: float
    """The first player on the ladder has 0."""
    reach: float
    """Half the interval of 95 %, beside the first player's own."""


def play_matches(
    game: AnyGame,
    seats: int,
    players: Sequence[Contestant],
    games: int,
    seed: str,
    options: Options,
    told: Callable[[str], None],
) -> list[Match]:
    """Each against each, so many games, every deal from all sides."""
    if len(players) < 2:
        raise BadPlayers("a ladder needs two players or more.")
    matches = []
    for first, second in combinations(range(len(players)), 2):
        pair = (players[first], players[second])
        wins = _wins(game, seats, pair, games, seed, options)
        matches.append(Match(first, second, games, wins))
        low, high = wilson(wins, games)
        told(
            f"{pair[0].name} wins {wins:g} of {games} against {pair[1].name}"
            f" (95 % between {low:.0%} and {high:.0%})"
        )
    return matches


def _wins(
    game: AnyGame,
    seats: int,
    pair: tuple[Contestant, Contestant],
    games: int,
    seed: str,
    options: Options,
) -> float:
    """Of the first of the pair; of an odd number of seats each has one more in half of the games."""
    one, other = pair
    seed = derived_seed(seed, f"{one.name} {other.name}")
    if seats % 2 == 0:
        return sum(tally.wins for tally in compete(game, seats, pair, games, seed, options)[::2])
    if games % 2:
        raise BadPlayers(f"with {seats} seats a match needs an even number of games, not {games}.")
    again = derived_seed(seed, "one more of the other")
    more = compete(game, seats, (one, other), games // 2, seed, options)
    less = compete(game, seats, (other, one), games // 2, again, options)
    return sum(tally.wins for tally in (*more[::2], *less[1::2]))


def ratings(count: int, matches: Sequence[Match]) -> list[Rating]:
    """The most likely strengths, where the odds of a game are those of Bradley and Terry."""
    strengths = [0.0] * count
    bend: list[list[float]] = []
    for _ in range(_STEPS):
        slope = [0.0] * count
        bend = [[0.0] * count for _ in range(count)]
        for match in matches:
            _weigh(match, strengths, slope, bend)
        # The first stays where it is: only differences mean anything.
        step = solve([row[1:] for row in bend[1:]], slope[1:])
        change = [0.0, *(max(-1.0, min(1.0, each)) for each in step)]
        strengths = [old + more for old, more in zip(strengths, change, strict=True)]
        if max(map(abs, change)) < 1e-9:
            break
    variances = [0.0, *inverse_diagonal([row[1:] for row in bend[1:]])]
    return [
        Rating(ELO * strength, CONFIDENCE * ELO * sqrt(variance))
        for strength, variance in zip(strengths, variances, strict=True)
    ]


def _weigh(
    match: Match, strengths: Sequence[float], slope: list[float], bend: list[list[float]]
) -> None:
    first, second = match.first, match.second
    games, wins = match.games + 2 * PRIOR, match.wins + PRIOR
    chance = 1 / (1 + exp(strengths[second] - strengths[first]))
    slope[first] += wins - games * chance
    slope[second] -= wins - games * chance
    curve = games * chance * (1 - chance)
    for row, column, sign in (
        (first, first, 1),
        (second, second, 1),
        (first, second, -1),
        (second, first, -1),
    ):
        bend[row][column] += sign * curve


def written(
    players: Sequence[Contestant], matches: Sequence[Match], found: Sequence[Rating]
) -> list[str]:
    """One table as Markdown, best first: ratings with a chart, and what each row won against each."""
    order = sorted(range(len(players)), key=lambda number: -found[number].elo)
    shares = {}
    for match in matches:
        share = match.wins / match.games
        shares[match.first, match.second] = f"{share:.0%}"
        shares[match.second, match.first] = f"{1 - share:.0%}"
    least, most = (pick(rating.elo for rating in found) for pick in (min, max))
    names = [players[number].name for number in order]
    lines = [
        f"| {' | '.join(['player', 'Elo', '95 %', '', *names])} |",
        f"|{'|'.join(['---', '--:', '---', '---', *('--:' for _ in order)])}|",
    ]
    for number in order:
        rating = found[number]
        low, high = rating.elo - rating.reach, rating.elo + rating.reach
        span = f"{low:.0f} to {high:.0f}" if rating.reach else "by definition"
        bar = "█" * max(1, round(_BAR * (rating.elo - least) / max(1.0, most - least)))
        won = [shares.get((number, other), "–") for other in order]
        cells = [players[number].name, f"{rating.elo:.0f}", span, bar, *won]
        lines.append(f"| {' | '.join(cells)} |")
    return lines
