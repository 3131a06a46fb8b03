"""The pictures of Carcassonne for the ear: what changed and what is asked; and the map by its features."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.dealers.carcassonne import figures, standing, telling, wording
from bot.dealers.dealing import Listener
from bot.dealers.phrases import fitting, listed
from engine.carcassonne.cells import name_of
from engine.carcassonne.glance import glances
from engine.carcassonne.moves import PlaceFollower, PlaceTile
from engine.carcassonne.preview import preview
from engine.carcassonne.state import PlacedTile
from engine.carcassonne.view import FeatureView, View
from engine.core import Outcome


def table(view: View, to: Listener) -> str:
    """What changed, whose turn it is, and how everybody stands."""
    return fitting(
        "\n".join(lines)
        for lines in (
            (*_last(view, to), _head(view, to), *_players(view, to), *_claims(view, to)),
            (*_last(view, to), _head(view, to), *_players(view, to)),
            (_head(view, to), *_players(view, to)),
        )
    )


def seat(view: View, to: Listener) -> str:
    """What changed, what was drawn and where it fits, one's own followers, then the others."""
    words = to.words
    asked = []
    if view.drawn is not None and view.places:
        rows = sorted((place.cell for place in view.places), key=lambda cell: (cell[1], cell[0]))
        cells = wording.cells(rows)
        tile = wording.tile(words, view.drawn)
        asked.append(words("carcassonne-alt-drawn", tile=tile, cells=cells))
    mine = [] if view.seat is None else _own(view, view.seat, to)
    last, head, others = _last(view, to), _head(view, to), _players(view, to)
    return fitting(
        "\n".join(lines)
        for lines in (
            (*last, *asked, *mine, head, *others),
            (*asked, *mine, head, *others),
            (*asked, *mine),
            tuple(asked),
        )
    )


def table_in_full(view: View, to: Listener) -> str:
    """Every feature of the map by its cells, its open ends and who stands there."""
    words = to.words
    numbers: Counter[str] = Counter()
    lines = [*_last(view, to), _head(view, to), *_players(view, to)]
    for kind in ("city", "road", "monastery", "field"):
        for feature in view.features:
            if feature.kind == kind:
                numbers[kind] += 1
                lines.append(_feature(feature, numbers[kind], to))
    stock = ", ".join(f"{count} × {wording.tile(words, kind)}" for kind, count in view.stock)
    if stock:
        lines.append(words("carcassonne-alt-stock", tiles=stock))
    if view.set_aside:
        aside = ", ".join(wording.tile(words, kind) for kind in view.set_aside)
        lines.append(words("carcassonne-alt-aside", tiles=aside))
    lines += [
        words(key, messages=", ".join(words("carcassonne-message", message=one) for one in stack))
        for key, stack in (
            ("carcassonne-alt-unread", view.unread),
            ("carcassonne-alt-seen", view.seen),
        )
        if stack
    ]
    return "\n".join(lines)


def ways(view: View, found: Sequence[PlaceTile], to: Listener) -> str:
    """Each way the tile could lie: which sides it faces, and what it would do."""
    seen = glances(view, found)
    lines = []
    for number, way in enumerate(found, start=1):
        lies = wording.lies(to.words, view.drawn or "", way.turned)
        does = wording.touched(to, seen[way], view.turn_of)
        lines.append(f"{number}: {', '.join(part for part in (lies, does) if part)}.")
    return "\n".join(lines)


def spots(view: View, laid: PlacedTile, letters: Mapping[str, str], to: Listener) -> str:
    """Where a follower could stand on the tile just laid."""
    words = to.words
    features = dict(preview(view, PlaceFollower(None)).spots)
    lines = [
        words("carcassonne-alt-laid", tile=wording.tile(words, laid.tile), cell=name_of(laid.cell))
    ]
    lines += [
        f"{letter} {wording.spot(words, laid, spot)}: {wording.prospect(words, features[spot])}."
        for spot, letter in letters.items()
    ]
    return fitting(("\n".join(lines),))


def message(view: View, to: Listener) -> str:
    if view.message is None:
        return ""
    words, name = to.words, view.message.message
    parts = [
        words("carcassonne-message", message=name) + ".",
        words("carcassonne-message-about", message=name),
    ]
    points = figures.points_of_message(view.message, to)
    return " ".join((*parts, *([f"{points}."] if points else [])))


def final(view: View, outcome: Outcome, to: Listener) -> str:
    """Everybody's points and where they came from, best first, and after which round how many."""
    full, bare = [], []
    for seat_ in outcome.ranking:
        score = outcome.scores[seat_]
        head = f"{to.plain_names[seat_]} {score.points}: {standing.totals(score, to.words)}."
        course = ", ".join(str(points[seat_]) for points in view.chronicle)
        full.append(f"{head} {to.words('carcassonne-alt-course', points=course)}")
        bare.append(head)
    opening = to.words("carcassonne-over")
    return fitting("\n".join((opening, *lines)) for lines in (full, bare))


def _last(view: View, to: Listener) -> list[str]:
    told = telling.tell(view.latest, view, to)
    return [] if view.phase == "over" else [line.replace("**", "") for line in told]


def _head(view: View, to: Listener) -> str:
    if view.phase == "over":
        return to.words("carcassonne-over")
    name = to.plain_names[view.turn_of]
    return to.words("carcassonne-alt-head", name=name, left=view.tiles_left)


def _players(view: View, to: Listener) -> list[str]:
    words = to.words
    lines = []
    for name, player in zip(to.plain_names, view.players, strict=True):
        at = telling.figures_line(words, player.figures)
        points = f"{player.points} ({at})" if at else str(player.points)
        lines.append(
            words("carcassonne-alt-player", name=name, points=points, supply=player.supply)
        )
    return lines


def _own(view: View, seat_: int, to: Listener) -> list[str]:
    stand = standing.followers_of(view, seat_, to.words)
    return [to.words("carcassonne-alt-own", followers=stand)] if stand else []


def _claims(view: View, to: Listener) -> list[str]:
    """What somebody stands on and can still grow."""
    lines = []
    for number, feature in enumerate(view.features, start=1):
        if any(feature.followers) and feature.kind != "field" and not feature.complete:
            lines.append(_feature(feature, number, to, numbered=False))
    return lines


def _feature(feature: FeatureView, number: int, to: Listener, *, numbered: bool = True) -> str:
    """`Road 1 at 1E, 2E, road of 2 tiles, 1 side open, leads to 3E, Ana 1`, as a sentence."""
    words = to.words
    name = wording.feature(words, feature.kind).capitalize()
    head = f"{name} {number}" if numbered else name
    parts = [words("carcassonne-alt-at", cells=wording.cells(feature.cells))]
    parts.append(wording.size(words, feature))
    if feature.open and feature.kind in {"road", "city"}:
        ends = wording.cells(tuple(dict.fromkeys(feature.open)))
        parts.append(words("carcassonne-alt-open", cells=ends))
    standing_ = [f"{to.plain_names[seat]} {n}" for seat, n in enumerate(feature.followers) if n]
    if standing_:
        parts.append(listed(words, standing_))
    return f"{head} {', '.join(parts)}."
