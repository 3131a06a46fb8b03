"""What speaks for a tile of Carcassonne: whose features it makes larger, completes, joins or blocks."""

from collections.abc import Iterator

from engine.ai.why import Why, why
from engine.carcassonne.ai.closing import closers, outlook_facts
from engine.carcassonne.ai.outlook import outlook_for
from engine.carcassonne.cells import around, touches
from engine.carcassonne.land import Feature, Land, leaders
from engine.carcassonne.moves import PlaceTile
from engine.carcassonne.rules import tile_places
from engine.carcassonne.scoring import completed_value, final_value
from engine.carcassonne.state import State, land_of
from engine.carcassonne.tiles import TILES
from engine.core import Seat

_MOST = 2
"""More than that is no reason but a list."""
_HARDER = 2 / 3
"""A rival's feature is blocked if no more than this part of the tiles that closed it still do."""


def reasons_for_tile(state: State, seat: Seat, move: PlaceTile, spot: str | None) -> list[Why]:
    """The spot is where a follower would best stand on it; None keeps them all."""
    tile, land = TILES[state.drawn or ""], land_of(state)
    way, after = tile.ways[move.turned], land.copy()
    met = set().union(*land.neighbours(way, move.cell))
    met |= {root for centre, root in land.monasteries if touches(centre, move.cell)}
    after.lay(way, move.cell)
    found = [
        *_completed(land, after, met, seat),
        *_joined(land, after, met, seat),
        *_farmed(land, after, seat),
        *_blocked(state, land, after, move, met),
        *_extended(state, land, after, met, seat),
    ][:_MOST]
    if spot is not None:
        found += _offered(state, after, after.roots(move.cell)[tile.segment(spot)])
    return found or _given(state, seat, move)


def _grown(land: Land, after: Land, met: set[int]) -> Iterator[tuple[int, Feature, list[Feature]]]:
    """Each feature that became larger, and those of before that it is made of."""
    for root in dict.fromkeys(after.root(old) for old in sorted(met)):
        parts = [land.features[old] for old in met if after.root(old) == root]
        yield root, after.features[root], parts


def _completed(land: Land, after: Land, met: set[int], seat: Seat) -> Iterator[Why]:
    for _, feature, _ in _grown(land, after, met):
        first = leaders(feature.followers)
        if feature.kind == "field" or feature.ends or seat not in first:
            continue
        points = completed_value(feature)
        others = [other for other in first if other != seat]
        if others:
            yield why(
                "closes_shared",
                feature=feature.kind,
                points=points,
                seat=others[0],
                count=len(others),
            )
        else:
            yield why("closes", feature=feature.kind, points=points)


def _joined(land: Land, after: Land, met: set[int], seat: Seat) -> Iterator[Why]:
    """One's own feature meets another's and is not outnumbered there."""
    for _, feature, parts in _grown(land, after, met):
        first = leaders(feature.followers)
        rivals = [part for part in parts if part.followers and seat not in leaders(part.followers)]
        done = feature.kind != "field" and not feature.ends
        points = final_value(after, feature)
        if done or seat not in first or not rivals or not points:
            continue
        other = leaders(rivals[0].followers)[0]
        shared = {(seat,): "no", tuple(sorted((seat, other))): "yes"}.get(first, "more")
        yield why("joins", feature=feature.kind, seat=other, points=points, shared=shared)


def _farmed(land: Land, after: Land, seat: Seat) -> Iterator[Why]:
    before, now = (
        sum(
            final_value(each, feature)
            for feature in each.features.values()
            if feature.kind == "field" and seat in leaders(feature.followers)
        )
        for each in (land, after)
    )
    if now > before:
        yield why("farm", points=now - before)


def _blocked(state: State, land: Land, after: Land, move: PlaceTile, met: set[int]) -> list[Why]:
    """Of others' features beside the tile that fewer of the tiles left complete now the most valuable."""
    found = []
    beside = set(around(move.cell))
    for root, feature in land.features.items():
        first = leaders(feature.followers)
        if root in met or not first or state.seat in first or feature.kind == "monastery":
            continue
        if feature.kind == "field" or beside.isdisjoint(feature.ends):
            continue
        fitted, fit = (closers(each, state.stock, root) for each in (land, after))
        if fitted and fit <= fitted * _HARDER:
            told = why(
                "blocks",
                feature=feature.kind,
                seat=first[0],
                points=feature.value,
                count=fit,
                left=fitted,
            )
            found.append((feature.value, root, told))
    return [max(found)[2]] if found else []


def _extended(state: State, land: Land, after: Land, met: set[int], seat: Seat) -> Iterator[Why]:
    """Of one's own features that grow and are not complete, the one that is worth most."""
    own = []
    for root, feature, parts in _grown(land, after, met):
        # Where others stood as well, it is told that it was joined.
        mine = all(seat in leaders(part.followers) for part in parts if part.followers)
        if mine and feature.ends and feature.kind != "field" and seat in leaders(feature.followers):
            own.append((feature.value, root))
    if own:
        points, root = max(own)
        feature = after.features[root]
        tiles = closers(after, state.stock, root)
        left = len(set(feature.ends))
        yield why("extends", feature=feature.kind, points=points, left=left, count=tiles)


def _offered(state: State, after: Land, root: int) -> list[Why]:
    """What a follower could do there in the same turn."""
    feature = after.features[root]
    if feature.kind != "field" and not feature.ends:
        points = completed_value(feature)
        return [why("free", ahead=True, feature=feature.kind, points=points)]
    facts = outlook_facts(outlook_for(state), after, state.stock, root)
    return [Why("opens", facts, ahead=True)] if int(dict(facts)["points"]) > 0 else []


def _given(state: State, seat: Seat, move: PlaceTile) -> list[Why]:
    """Where it does nothing for oneself: what it does for others, and what other places would do.

    Nothing where it does most of all for others: that speaks against it.
    """
    points, other = _for_others(state, seat, move)
    elsewhere = [_for_others(state, seat, place)[0] for place in tile_places(state)]
    most, least = max(elsewhere), min(elsewhere)
    if points <= 0:
        return [why("harmless", most=max(0, most))]
    if points == least:
        return [why("gives_least", seat=other, points=points)]
    return [why("gives", seat=other, points=points, most=most)] if most > points else []


def _for_others(state: State, seat: Seat, move: PlaceTile) -> tuple[int, Seat]:
    """The most that any other seat gains by a tile there, and who that is."""
    land = land_of(state)
    after = land.copy()
    after.lay(TILES[state.drawn or ""].ways[move.turned], move.cell)
    return max(
        (_promised(after, other) - _promised(land, other), other)
        for other in range(len(state.players))
        if other != seat
    )


def _promised(land: Land, seat: Seat) -> int:
    """What the seat's followers bring if the game ended now, or at once what is completed."""
    return sum(
        completed_value(feature)
        if feature.kind != "field" and not feature.ends
        else final_value(land, feature)
        for feature in land.features.values()
        if seat in leaders(feature.followers)
    )
