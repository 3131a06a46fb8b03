"""What a board of The Great Split will be worth in the end, as far as anybody can tell now."""

import functools
from collections import Counter
from collections.abc import Callable, Sequence
from math import exp
from typing import TypeAlias

from engine.great_split.components import Components
from engine.great_split.data import GOLD, PLACE, PRESTIGE, RESOURCES, SEALS, TRACKS, Resource, ScoringToken
from engine.great_split.state import Board, State

Chances: TypeAlias = tuple[float, ...]
"""The chance of 0, 1, 2 … steps."""
Line: TypeAlias = tuple[float, ...]
Grid: TypeAlias = tuple[Line, ...]

PACE = (7.0, 9.0, 11.0, 13.0, 15.0, 18.0)
"""The steps that a seat makes in each round, on all tracks together."""
HABIT = (0.13, 0.13, 0.13, 0.13, 0.11, 0.05, 0.05, 0.05, 0.05, 0.03, 0.14)
"""How these steps are shared among the tracks, in the order of a board."""


class Outlook:
    """The worth of every space, for one character at one time of one game."""

    __slots__ = ("_components", "art", "books", "contracts", "gems")

    def __init__(
        self,
        components: Components,
        scorings: tuple[Line, Line, Grid],
        contracts: tuple[Grid, ...],
    ) -> None:
        self._components = components
        self.books, self.art, self.gems = scorings
        self.contracts = contracts

    def worth(self, board: Sequence[int]) -> float:
        """The points to be expected of a board, those it has included."""
        first, second, third, fourth, fifth = self.contracts
        books, art, topaz, emerald, gold, s0, s1, s2, s3, s4, prestige = board
        return (
            self.books[books]
            + self.art[art]
            + self.gems[topaz][emerald]
            + first[books][s0]
            + second[art][s1]
            + third[topaz][s2]
            + fourth[emerald][s3]
            + fifth[gold][s4]
            + prestige
        )

    def gain(self, board: list[int], place: int, steps: int) -> float:
        """The points that so many steps on a track are worth."""
        after = board.copy()
        arrows = advance(self._components, after, place, steps)
        gained = self.worth(after) - self.worth(board)
        return gained + arrows * self.best_arrow(after)[1] if arrows else gained

    def best_arrow(self, board: list[int]) -> tuple[int, float]:
        """The track for two steps, and what they gain; no second arrow is looked for behind it."""
        now, best, place = self.worth(board), -1.0, PRESTIGE
        for each in _ALL_BUT_GOLD:
            after = board.copy()
            advance(self._components, after, each, 2)
            if (gained := self.worth(after) - now) > best:
                best, place = gained, each
        return place, best

    def best_step(self, board: list[int], places: Sequence[int]) -> tuple[int, float]:
        """The best of these tracks for one step, and what it gains."""
        gains = [(self.gain(board, place, 1), place) for place in places]
        best, place = max(gains)
        return place, best


_ALL_BUT_GOLD = tuple(place for place in range(len(TRACKS)) if place != GOLD)


def advance(components: Components, board: list[int], place: int, steps: int) -> int:
    """Move the cube with its bonuses, in place; how many double arrows were reached."""
    start = board[place]
    goal = min(start + steps, components.ends[place])
    board[place] = goal
    if place == GOLD:
        return sum(1 for space in range(start + 1, goal + 1) if space in components.arrows)
    arrows = 0
    if bonuses := components.bonuses[place]:
        for space in range(start + 1, goal + 1):
            if space in bonuses:
                arrows += advance(components, board, bonuses[space], 1)
    return arrows


def outlook_of(components: Components, state: State, seat: int, *, resolved: bool) -> Outlook:
    """From where the seat stands: before or after it has resolved this round's hand."""
    ended = len(state.market_revealed)
    done = ended + 1 if resolved else ended
    character = state.collectors[seat].character
    return _outlook(components, character, ended, done, state.scoring_lines, state.market_pool)


@functools.lru_cache(maxsize=4096)
def _outlook(
    components: Components,
    character: str,
    ended: int,
    done: int,
    lines: tuple[tuple[ScoringToken, ...], ...],
    pool: tuple[int, ...],
) -> Outlook:
    when = {token: r for r, line in zip(components.scoring_rounds, lines, strict=True) for token in line}
    books, art, gems = (
        tuple(r for r in (when[token], components.last_round) if r > ended)
        for token in ("books", "art", "gems")
    )
    return Outlook(
        components,
        (_books(components, done, books), _art(components, ended, done, art, pool), _gems(components, done, gems)),
        _contracts(components, character, done),
    )


@functools.lru_cache(maxsize=256)
def _books(components: Components, done: int, rounds: tuple[int, ...]) -> Line:
    place = PLACE["books"]
    lines = [
        _blurred(components, place, _steps(place, done, r), components.book_value) for r in rounds
    ]
    return tuple(map(sum, zip(*lines, strict=True)))


@functools.lru_cache(maxsize=1024)
def _art(
    components: Components, ended: int, done: int, rounds: tuple[int, ...], pool: tuple[int, ...]
) -> Line:
    place = PLACE["art"]
    revealed = sum(components.market_tokens) - sum(pool)
    lines = []
    for r in rounds:
        markets = [(revealed + total, chance) for total, chance in _sums(pool, r - ended)]

        def value(space: int, markets: list[tuple[int, float]] = markets) -> float:
            return sum(chance * components.art_value(space, at) for at, chance in markets)

        lines.append(_blurred(components, place, _steps(place, done, r), value))
    return tuple(map(sum, zip(*lines, strict=True)))


@functools.lru_cache(maxsize=256)
def _gems(components: Components, done: int, rounds: tuple[int, ...]) -> Grid:
    """The mean of a minimum: for each space, the chance that both gems reach it."""
    topaz, emerald = PLACE["topaz"], PLACE["emerald"]
    size = components.ends[topaz] + 1, components.ends[emerald] + 1
    grid = [[0.0] * size[1] for _ in range(size[0])]
    for r in rounds:
        reach = [
            [_reach(components, place, at, _steps(place, done, r)) for at in range(count)]
            for place, count in zip((topaz, emerald), size, strict=True)
        ]
        for row, ours in zip(grid, reach[0], strict=True):
            for column, theirs in enumerate(reach[1]):
                row[column] += 2 * sum(a * b for a, b in zip(ours, theirs, strict=False))
    return tuple(map(tuple, grid))


@functools.lru_cache(maxsize=256)
def _contracts(components: Components, character: str, done: int) -> tuple[Grid, ...]:
    grids = []
    for resource, seal in zip(RESOURCES, SEALS, strict=True):
        own = components.contracts_of_character(character, resource)

        def contracts(space: int, resource: Resource = resource, own: int = own) -> float:
            return own + components.contracts_on_track(resource, space)

        def stars(space: int, resource: Resource = resource) -> float:
            return components.stars(resource, space)

        last = components.last_round
        counts = _blurred(components, PLACE[resource], _steps(PLACE[resource], done, last), contracts)
        ribbons = _blurred(components, PLACE[seal], _steps(PLACE[seal], done, last), stars)
        grids.append(tuple(tuple(count * ribbon for ribbon in ribbons) for count in counts))
    return tuple(grids)


def _blurred(
    components: Components, place: int, chances: Chances, value: Callable[[int], float]
) -> Line:
    """The mean value from each space on, after steps that nobody knows yet."""
    end = components.ends[place]
    values = [value(space) for space in range(end + 1)]
    return tuple(
        sum(chance * values[min(at + steps, end)] for steps, chance in enumerate(chances))
        for at in range(end + 1)
    )


def _reach(components: Components, place: int, at: int, chances: Chances) -> list[float]:
    """The chance to reach the spaces 1, 2, 3 … from this one."""
    end = components.ends[place]
    return [
        1.0 if space <= at else sum(chances[space - at :]) for space in range(1, end + 1)
    ]


@functools.cache
def _steps(place: int, done: int, until: int) -> Chances:
    """How far a cube will move in the rounds between, as if its steps came by themselves."""
    mean = HABIT[place] * sum(PACE[done:until])
    chance = exp(-mean)
    chances = [chance]
    for steps in range(1, 24):
        chance *= mean / steps
        chances.append(chance)
    return tuple(chances)


@functools.lru_cache(maxsize=1024)
def _sums(pool: tuple[int, ...], count: int) -> tuple[tuple[int, float], ...]:
    """What so many tokens drawn from the pool add up to, with the chances."""
    sums: dict[int, Counter[int]] = {0: Counter({0: 1})}
    for token in pool:
        for drawn in range(min(count, len(sums)) , 0, -1):
            if drawn - 1 in sums:
                ways = sums.setdefault(drawn, Counter())
                for total, number in list(sums[drawn - 1].items()):
                    ways[total + token] += number
    ways = sums[count]
    return tuple((total, number / ways.total()) for total, number in sorted(ways.items()))
