"""What steps on a board of The Great Split reach, or how near they come to what is next."""

from collections.abc import Callable, Iterator
from functools import partial

from engine.ai.why import Why, why
from engine.great_split.components import Components
from engine.great_split.data import GOLD, PLACE, RESOURCES, SEALS, Resource, Track
from engine.great_split.state import Board


def reached(components: Components, character: str, before: Board, after: Board) -> list[Why]:
    """What a track reaches, a seal's first; else what is fewest steps ahead of one that moved."""
    moved = [track for track, place in PLACE.items() if after[place] > before[place]]
    for track in sorted(moved, key=lambda track: track not in SEALS):
        found = next(_on_track(components, character, track, before, after), None)
        if found is not None:
            return [found]
    nearest = [found for track in moved for found in _to_come(components, track, after)]
    return [min(nearest, key=lambda found: dict(found.facts)["count"])] if nearest else []


def _on_track(
    components: Components, character: str, track: Track, before: Board, after: Board
) -> Iterator[Why]:
    start, end = before[PLACE[track]], after[PLACE[track]]
    if track in SEALS:
        resource = RESOURCES[SEALS.index(track)]
        stars = components.stars(resource, end)
        if stars > components.stars(resource, start):
            held = components.contracts_of_character(character, resource)
            held += components.contracts_on_track(resource, after[PLACE[resource]])
            yield why("stars", track=resource, count=held, points=stars)
        return
    if track == "books" and components.book_value(end) > components.book_value(start):
        yield why("banner", points=components.book_value(end))
    if track in RESOURCES:
        contracts = [components.contracts_on_track(track, at) for at in (start, end)]
        if contracts[1] > contracts[0]:
            more = contracts[1] - contracts[0]
            points = _points_of_contract(components, track, after)
            yield why("contracts", track=track, count=more, points=points)
    if PLACE[track] == GOLD and any(start < space <= end for space in components.arrows):
        yield why("arrow")


def _to_come(components: Components, track: Track, board: Board) -> Iterator[Why]:
    """How many steps the track still needs to what is next on it."""
    at, end = board[PLACE[track]], components.ends[PLACE[track]]
    if track in RESOURCES:
        space = _next_rise(partial(components.contracts_on_track, track), at, end)
        if space is not None:
            points = _points_of_contract(components, track, board)
            yield why("next_contract", ahead=True, track=track, count=space - at, points=points)
    elif track in SEALS:
        resource = RESOURCES[SEALS.index(track)]
        space = _next_rise(partial(components.stars, resource), at, end)
        if space is not None:
            stars = components.stars(resource, space)
            yield why("next_stars", ahead=True, track=resource, count=space - at, points=stars)


def _next_rise(value_at: Callable[[int], int], at: int, end: int) -> int | None:
    """The first space ahead that is worth more than this one."""
    return next((space for space in range(at + 1, end + 1) if value_at(space) > value_at(at)), None)


def _points_of_contract(components: Components, resource: Resource, board: Board) -> int:
    """What each contract for it is worth, by the stars that its seal has reached."""
    return components.stars(resource, board[PLACE[SEALS[RESOURCES.index(resource)]]])
