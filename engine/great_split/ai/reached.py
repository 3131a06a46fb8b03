"""What steps on a board of The Great Split reach, or how near they come to what is next."""

from collections.abc import Iterator

from engine.ai.why import Why, why
from engine.great_split.components import Components
from engine.great_split.data import GOLD, PLACE, RESOURCES, SEALS, Resource, Seal, Track
from engine.great_split.state import Board


def reached(components: Components, character: str, before: Board, after: Board) -> list[Why]:
    """The best that any track reaches; else what the track that moved furthest comes next to."""
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
        now = components.contracts_on_track(track, at)
        points = _points_of_contract(components, track, board)
        ahead = (
            space - at
            for space in range(at + 1, end + 1)
            if components.contracts_on_track(track, space) > now
        )
        yield from [
            why("next_contract", ahead=True, track=track, count=steps, points=points)
            for steps in [*ahead][:1]
        ]
    elif track in SEALS:
        yield from _next_stars(components, track, at, end)


def _points_of_contract(components: Components, resource: Resource, board: Board) -> int:
    """What each contract for it is worth, by the stars that its seal has reached."""
    return components.stars(resource, board[PLACE[SEALS[RESOURCES.index(resource)]]])


def _next_stars(components: Components, seal: Seal, at: int, end: int) -> Iterator[Why]:
    resource = RESOURCES[SEALS.index(seal)]
    now = components.stars(resource, at)
    for space in range(at + 1, end + 1):
        if components.stars(resource, space) > now:
            yield why(
                "next_stars",
                ahead=True,
                track=resource,
                count=space - at,
                points=components.stars(resource, space),
            )
            return
