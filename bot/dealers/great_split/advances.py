"""How far tracks move, and what is reached on the way."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.great_split.components import Components
from engine.great_split.data import GEMS, PLACE, RESOURCES, SEALS, Track
from engine.great_split.events import TrackAdvanced
from engine.great_split.state import Board


@dataclass(frozen=True, slots=True)
class Advance:
    """One track's part of what happens."""

    track: Track
    start: int
    end: int
    contracts: int
    """How many are newly reached or passed."""
    banner: int | None
    """What books are worth from now on, where that rises."""
    number: int | None
    """What a gem counts from now on, where its track has numbers and that rises."""
    stars: int | None
    """What a contract of this seal is worth from now on, where that rises."""
    arrows: int
    lost: int
    """Steps beyond the end of the track."""
    held: int = 0
    """The contracts that these stars multiply, as far as they are known."""

    @property
    def is_wasted(self) -> bool:
        return self.start == self.end


def advances_of(components: Components, trail: Iterable[TrackAdvanced]) -> tuple[Advance, ...]:
    """A trail with one entry for each track, in the order in which they first moved."""
    by_track: dict[Track, list[TrackAdvanced]] = {}
    for advanced in trail:
        by_track.setdefault(advanced.track, []).append(advanced)
    return tuple(_advance(components, track, steps) for track, steps in by_track.items())


def gained(components: Components, trail: Iterable[TrackAdvanced]) -> tuple[Advance, ...]:
    """Only what moved, in the order of the board, and nothing of what was lost."""
    moved = (
        replace(advance, lost=0)
        for advance in advances_of(components, trail)
        if not advance.is_wasted
    )
    return in_order(moved)


def in_order(advances: Iterable[Advance]) -> tuple[Advance, ...]:
    """As the tracks lie on the board."""
    return tuple(sorted(advances, key=lambda advance: PLACE[advance.track]))


def _advance(components: Components, track: Track, steps: list[TrackAdvanced]) -> Advance:
    lost = sum(step.lost for step in steps)
    return _from_to(components, track, steps[0].start, steps[-1].end, lost=lost)


def between(components: Components, before: Board, after: Board) -> tuple[Advance, ...]:
    """What moved from one board to another, in the order of the board."""
    return tuple(
        _from_to(components, track, before[place], after[place], lost=0)
        for track, place in PLACE.items()
        if after[place] > before[place]
    )


def _from_to(components: Components, track: Track, start: int, end: int, *, lost: int) -> Advance:
    contracts = arrows = 0
    banner = number = stars = None
    if track in RESOURCES:
        reached = (components.contracts_on_track(track, space) for space in (end, start))
        contracts = next(reached) - next(reached)
    if track == "books" and components.book_value(end) > components.book_value(start):
        banner = components.book_value(end)
    if track in GEMS and components.has_numbers(track):
        before, after = (components.gem_value(track, space) for space in (start, end))
        number = after if after > before else None
    if track == "gold":
        arrows = sum(1 for space in range(start + 1, end + 1) if space in components.arrows)
    if track in SEALS:
        resource = RESOURCES[SEALS.index(track)]
        if components.stars(resource, end) > components.stars(resource, start):
            stars = components.stars(resource, end)
    return Advance(track, start, end, contracts, banner, number, stars, arrows, lost)
