"""What a board of The Great Split will be worth in the end, as far as anybody can tell now."""

import functools
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from math import exp
from typing import TypeAlias

from engine.great_split.components import Components
from engine.great_split.data import (
    GEMS,
    GOLD,
    PLACE,
    PRESTIGE,
    RESOURCES,
    SEALS,
    TRACKS,
    Gem,
    Resource,
    ScoringToken,
)
from engine.great_split.state import State

Chances: TypeAlias = tuple[float, ...]
"""The chance of 0, 1, 2 … steps."""
Line: TypeAlias = tuple[float, ...]
Grid: TypeAlias = tuple[Line, ...]

# fmt: off
STEPS = (
    # books art  topaz emer gold  seals: b, a, t, e, g       prestige
    (0.6,  2.3,  1.1,  1.1,  1.3,  0.3,  0.5,  0.2,  0.2,  0.1,  0.7),
    (1.1,  1.9,  1.5,  1.5,  0.5,  0.3,  0.5,  0.2,  0.2,  0.1,  1.2),
    (1.3,  2.1,  1.6,  1.6,  0.9,  0.4,  0.7,  0.3,  0.3,  0.2,  1.3),
    (1.6,  2.1,  1.6,  1.6,  1.2,  0.8,  1.0,  0.4,  0.4,  0.3,  2.2),
    (1.7,  2.0,  1.3,  1.3,  1.9,  1.3,  1.4,  0.7,  0.7,  0.6,  3.0),
    (1.7,  1.7,  1.2,  1.2,  1.8,  1.0,  1.2,  0.7,  0.7,  0.6,  4.0),
)
"""How far a seat comes on each track in each round: the mean of many games between our players."""
# fmt: on


class Outlook:
    """The worth of every space, for one character at one time of one game."""

    __slots__ = ("_components", "_gems", "_pairs")

    def __init__(self, components: Components, pairs: tuple[Grid, ...], gems: Grid) -> None:
        self._components = components
        self._pairs = pairs
        """For each resource: by its space and its seal's."""
        self._gems = gems
        """By topaz and emerald."""

    def worth(self, board: Sequence[int]) -> float:
        """The points to be expected of a board, those it has included."""
        of_books, of_art, of_topaz, of_emerald, of_gold = self._pairs
        books, art, topaz, emerald, gold, s_books, s_art, s_topaz, s_emerald, s_gold, own = board
        return (
            of_books[books][s_books]
            + of_art[art][s_art]
            + of_topaz[topaz][s_topaz]
            + of_emerald[emerald][s_emerald]
            + of_gold[gold][s_gold]
            + self._gems[topaz][emerald]
            + own
        )

    def gain(self, board: list[int], place: int, steps: int) -> float:
        """The points that so many steps on a track are worth, with all that follows from them."""
        if place == PRESTIGE:
            return steps
        components, at = self._components, board[place]
        goal = min(at + steps, components.ends[place])
        if place == GOLD or not components.bonuses[place].keys().isdisjoint(
            range(at + 1, goal + 1)
        ):
            after = board.copy()
            arrows = advance(components, after, place, steps)
            gained = self.worth(after) - self.worth(board)
            return gained + arrows * self.best_arrow(after)[1] if arrows else gained
        if place > GOLD:
            row = self._pairs[place - len(RESOURCES)][board[place - len(RESOURCES)]]
            return row[goal] - row[at]
        seal, grid = board[place + len(RESOURCES)], self._pairs[place]
        gained = grid[goal][seal] - grid[at][seal]
        if place == TOPAZ:
            gained += self._gems[goal][board[EMERALD]] - self._gems[at][board[EMERALD]]
        elif place == EMERALD:
            row = self._gems[board[TOPAZ]]
            gained += row[goal] - row[at]
        return gained

    def best_arrow(self, board: list[int]) -> tuple[int, float]:
        """The track for two steps, and what they gain."""
        return self.best(board, _ALL_BUT_GOLD, 2)

    def best(self, board: list[int], places: Sequence[int], steps: int) -> tuple[int, float]:
        """The best of these tracks for so many steps, and what they gain."""
        best, where = -1.0, places[0]
        for place in places:
            if (gained := self.gain(board, place, steps)) > best:
                best, where = gained, place
        return where, best


TOPAZ, EMERALD = PLACE["topaz"], PLACE["emerald"]
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
    when = {
        token: r for r, line in zip(components.scoring_rounds, lines, strict=True) for token in line
    }
    books, art, gems = (
        tuple(r for r in (when[token], components.last_round) if r > ended)
        for token in ("books", "art", "gems")
    )
    of_books, of_art, *others = _contracts(components, character, done)
    pairs = (
        _add(of_books, _books(components, done, books)),
        _add(of_art, _art(components, ended, done, art, pool)),
        *others,
    )
    return Outlook(components, pairs, _gems(components, done, gems))


def _add(grid: Grid, line: Line) -> Grid:
    """Every row of the grid raised by its number in the line."""
    return tuple(tuple(each + more for each in row) for row, more in zip(grid, line, strict=True))


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
    """The mean of a minimum: for each value, the chance that both gems reach it."""
    size = components.ends[TOPAZ] + 1, components.ends[EMERALD] + 1
    values = tuple(_first_spaces(components, gem) for gem in GEMS)
    grid = [[0.0] * size[1] for _ in range(size[0])]
    for r in rounds:
        reach = [
            [_reach(spaces, at, _steps(PLACE[gem], done, r)) for at in range(count)]
            for gem, count, spaces in zip(GEMS, size, values, strict=True)
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
        counts = _blurred(
            components, PLACE[resource], _steps(PLACE[resource], done, last), contracts
        )
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


def _first_spaces(components: Components, gem: Gem) -> list[int]:
    """The spaces from which on the gem is worth 1, 2, 3 … at least."""
    values = [components.gem_value(gem, space) for space in range(components.ends[PLACE[gem]] + 1)]
    return [bisect_left(values, value) for value in range(1, values[-1] + 1)]


def _reach(spaces: Sequence[int], at: int, chances: Chances) -> list[float]:
    """The chance to reach each of these spaces from that one."""
    return [1.0 if space <= at else sum(chances[space - at :]) for space in spaces]


@functools.cache
def _steps(place: int, done: int, until: int) -> Chances:
    """How far a cube will move in the rounds between, as if its steps came by themselves."""
    mean = sum(steps[place] for steps in STEPS[done:until])
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
        for drawn in range(min(count, len(sums)), 0, -1):
            if drawn - 1 in sums:
                ways = sums.setdefault(drawn, Counter())
                for total, number in list(sums[drawn - 1].items()):
                    ways[total + token] += number
    ways = sums[count]
    return tuple((total, number / ways.total()) for total, number in sorted(ways.items()))
