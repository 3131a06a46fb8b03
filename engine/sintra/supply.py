"""Panes on their way round the table: counted, drawn from the bag, poured from the tower."""

from functools import lru_cache

from engine.dice import Dice
from engine.sintra.data import COLOURS, NONE, PANES_OF_A_COLOUR, PANES_ON_A_FACTORY, Colour, Panes

_HEAPS: tuple[tuple[Colour, ...], ...] = tuple(
    tuple([colour] * PANES_OF_A_COLOUR) for colour in COLOURS
)
"""All panes of each colour."""


def fill(
    factories: int, bag: Panes, tower: Panes, dice: Dice
) -> tuple[tuple[Panes, ...], Panes, Panes, Dice]:
    """Four panes on each, as long as there are any; an empty bag is filled with the whole tower."""
    wanted = factories * PANES_ON_A_FACTORY
    drawn, _, dice = dice.draw(pool(bag), min(wanted, sum(bag)))
    bag = minus(bag, count(drawn))
    if len(drawn) < wanted:
        bag, tower = tower, NONE
        more, _, dice = dice.draw(pool(bag), min(wanted - len(drawn), sum(bag)))
        bag = minus(bag, count(more))
        drawn = (*drawn, *more)
    starts = range(0, wanted, PANES_ON_A_FACTORY)
    filled = tuple([count(drawn[at : at + PANES_ON_A_FACTORY]) for at in starts])
    return filled, bag, tower, dice


def pool(panes: Panes) -> tuple[Colour, ...]:
    """One by one, to be drawn from."""
    blue, green, yellow, orange, pink = panes
    b, g, y, o, p = _HEAPS
    return (*b[:blue], *g[:green], *y[:yellow], *o[:orange], *p[:pink])


def count(panes: tuple[Colour | None, ...]) -> Panes:
    """How many there are of each colour."""
    of = panes.count
    return (of("blue"), of("green"), of("yellow"), of("orange"), of("pink"))


def plus(panes: Panes, more: Panes) -> Panes:
    blue, green, yellow, orange, pink = panes
    b, g, y, o, p = more
    return (blue + b, green + g, yellow + y, orange + o, pink + p)


def minus(panes: Panes, less: Panes) -> Panes:
    blue, green, yellow, orange, pink = panes
    b, g, y, o, p = less
    return (blue - b, green - g, yellow - y, orange - o, pink - p)


@lru_cache(maxsize=1 << 14)
def add(panes: Panes, place: int, many: int) -> Panes:
    """So many more of the colour with that place; the same few come up again and again."""
    counts = [*panes]
    counts[place] += many
    blue, green, yellow, orange, pink = counts
    return (blue, green, yellow, orange, pink)
