"""Where the game stands: whose turn it is, why the points, what they would be, and how it ended."""

from collections.abc import Iterable
from itertools import groupby

from bot.dealers.carcassonne import telling, wording
from bot.dealers.dealing import Answer, Listener, Words
from bot.dealers.ending import ending as ending_of
from bot.dealers.phrases import listed
from engine.carcassonne.cells import name_of
from engine.carcassonne.events import Event, FigureAdvanced, TileDrawn
from engine.carcassonne.projection import projection_of
from engine.carcassonne.view import View
from engine.core import Decision, Outcome, Reason, Score, Seat

_SO_FAR = ("roads", "cities", "monasteries", "messages")


def round_of(view: View) -> int:
    return view.turn // len(view.players) + 1


def chapter(view: View) -> str:
    """A round is a chapter, and the end is one: within a round every turn is told in a line."""
    return "over" if view.phase == "over" else f"round-{round_of(view)}"


def status(view: View, to: Listener) -> str:
    words = to.words
    now = ", ".join(f"{n} {p.points}" for n, p in zip(to.names, view.players, strict=True))
    scores = projection_of(view)
    ended = ", ".join(f"{n} {s.points}" for n, s in zip(to.names, scores, strict=True))
    if view.phase == "over":
        return f"{words('carcassonne-over')} {ended}."
    return words("carcassonne-status", left=view.tiles_left, points=now, projected=ended)


def own_line(view: View, to: Listener, *, with_figures: bool) -> str:
    """What one has, what it would be worth, which place that is, and how many followers are left.

    Where the figures stand is said only where they moved and nothing else says it.
    """
    seat = view.turn_of if view.seat is None else view.seat
    player, scores = view.players[seat], [score.points for score in projection_of(view)]
    line = to.words(
        "carcassonne-you",
        points=player.points,
        projected=scores[seat],
        place=1 + sum(other > scores[seat] for other in scores),
        seats=len(scores),
        supply=player.supply,
    )
    figures = telling.figures_line(to.words, player.figures) if with_figures else ""
    return f"{line} · {figures}" if figures else line


def answered(view: View, decision: Decision, events: tuple[Event, ...], to: Listener) -> Answer:
    """What came of it. A question within a turn is told with all that the turn did so far."""
    if view.seat is None:
        raise AssertionError("a spectator has answered nothing.")
    words = to.words
    turn = int(decision.ticket.split(".")[1].partition("-")[0])
    if turn % len(view.players) != view.seat:
        # It was about points from somebody else's turn.
        figures = telling.figures_line(words, view.players[view.seat].figures)
        return Answer(words("carcassonne-kept", figures=figures))
    happened = _turn_of(view, turn) or events
    deeds = telling.deeds_of(telling.settled(_until_the_next(happened)), to)
    done = words("carcassonne-did", deeds=deeds) if deeds else ""
    done = done or words("carcassonne-answered", kind=decision.kind)
    have_moved = any(isinstance(one, FigureAdvanced) and one.seat == view.seat for one in happened)
    return Answer(f"{done}\n{own_line(view, to, with_figures=have_moved)}")


def _turn_of(view: View, turn: int) -> tuple[Event, ...]:
    """What the view remembers of that turn."""
    ago = view.turn - turn
    return view.turns[-1 - ago] if ago < len(view.turns) else ()


def _until_the_next(events: Iterable[Event]) -> tuple[Event, ...]:
    """A turn ends where the next seat draws its tile."""
    kept: list[Event] = []
    seat: Seat | None = None
    for event in events:
        if isinstance(event, TileDrawn):
            if seat is not None and event.seat != seat:
                break
            continue
        seat = getattr(event, "seat", seat) if seat is None else seat
        kept.append(event)
    return tuple(kept)


def seating(view: View, to: Listener) -> str:
    words = to.words
    lines = [words("carcassonne-seating", circle=listed(words, to.names), first=to.names[0])]
    if view.messages:
        lines.append(words("carcassonne-seating-messages"))
    return "\n".join(lines)


def has_scored(view: View) -> bool:
    return any(any(player.figures) for player in view.players)


def why(view: View, to: Listener) -> str:
    """Everybody's points if the game ended now, reason by reason."""
    lines = [
        f"**{name} {score.points}**: {reasons(score, to.words)}"
        for name, score in zip(to.names, projection_of(view), strict=True)
    ]
    opening = "carcassonne-over" if view.phase == "over" else "carcassonne-why-now"
    return "\n".join((to.words(opening), *lines))


def reasons(score: Score, words: Words) -> str:
    """What was scored on the way by where it came from, then what the end adds, feature by feature."""
    said = [_reason(reason, words) for reason in score.reasons if reason.points]
    return ", ".join(said) or words("carcassonne-why-nothing")


def _reason(reason: Reason, words: Words) -> str:
    if reason.what in _SO_FAR:
        return words("carcassonne-reason", source=reason.what, points=reason.points)
    facts = dict(reason.facts)
    return words(
        "carcassonne-reason-final",
        feature=reason.what.removeprefix("final_"),
        cell=name_of((facts["east"], facts["south"])),
        tiles=facts["tiles"],
        shields=wording.shields(words, facts.get("shields", 0)),
        cities=facts.get("cities", 0),
        points=reason.points,
    )


def totals(score: Score, words: Words) -> str:
    """The same in few words: what was scored on the way, and what each kind of feature added."""
    sums = {
        source: sum(one.points for one in found)
        for source, found in groupby(sorted(score.reasons, key=_order), key=_source)
    }
    parts = [
        words("carcassonne-total", source=source, points=points)
        for source, points in sums.items()
        if points
    ]
    return ", ".join(parts) or words("carcassonne-why-nothing")


def _source(reason: Reason) -> str:
    return reason.what


def _order(reason: Reason) -> tuple[int, str]:
    return (_SO_FAR.index(reason.what), "") if reason.what in _SO_FAR else (9, reason.what)


def ending(outcome: Outcome, to: Listener) -> str:
    """Who won, then everybody's points by where they came from, best first."""
    return ending_of(outcome, to, lambda seat: totals(outcome.scores[seat], to.words))


def followers_of(view: View, seat: Seat, words: Words) -> str:
    """Where one's followers stand, and on what."""
    features = {each.feature: each for each in view.features}
    parts = [
        f"{wording.role(words, each.on)} {name_of(each.cell)} "
        f"({wording.size(words, features[each.feature])})"
        for each in view.followers
        if each.seat == seat
    ]
    return "; ".join(parts)
