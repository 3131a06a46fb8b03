"""Where the game stands: whose turn it is, why the points, what they would be, and how it ended."""

from collections import Counter
from itertools import takewhile

from bot.dealers.dealing import Answer, Listener, Words
from bot.dealers.ending import ending as ending_of
from bot.dealers.phrases import listed
from bot.dealers.sintra import telling, wording
from engine.core import Decision, Outcome, Reason, Score, Seat
from engine.sintra.data import COLOURS, ROUNDS
from engine.sintra.events import Event
from engine.sintra.scoring import lost_by, projection_of
from engine.sintra.view import View


def chapter(view: View) -> str:
    """A round is a chapter, and the end is one: within a round every turn is told in a line."""
    return "over" if view.over else f"round-{view.round}"


def status(view: View, to: Listener) -> str:
    words = to.words
    projected = _standings([score.points for score in projection_of(view)], to)
    if view.over:
        return f"{words('sintra-over')} {projected}."
    return words(
        "sintra-status",
        round=view.round,
        rounds=ROUNDS,
        colour=view.track[0],
        points=_standings([palace.points for palace in view.palaces], to),
        projected=projected,
    )


def _standings(points: list[int], to: Listener) -> str:
    return ", ".join(
        f"{name} {wording.signed(one)}" for name, one in zip(to.names, points, strict=True)
    )


def own_line(view: View, to: Listener) -> str:
    """What one has, what it would be worth, and which place that is."""
    seat = view.turn_of if view.seat is None else view.seat
    scores = [score.points for score in projection_of(view)]
    return to.words(
        "sintra-you",
        count=view.palaces[seat].points,
        points=wording.signed(view.palaces[seat].points),
        projected=wording.signed(scores[seat]),
        place=1 + sum(other > scores[seat] for other in scores),
        seats=len(scores),
    )


def answered(view: View, decision: Decision, events: tuple[Event, ...], to: Listener) -> Answer:
    """What the player did, and what it is worth by now."""
    if view.seat is None:
        raise AssertionError("a spectator has answered nothing.")
    seat, turn = view.seat, int(decision.ticket.split(".")[1])
    happened = view.latest if turn == view.turn - 1 else events
    # Where others have played on, the turn ends with the first thing that was not this seat's.
    mine = takewhile(lambda event: getattr(event, "seat", None) == seat, happened)
    deeds = telling.deeds_of(tuple(mine), view, to.words)
    done = to.words("sintra-did", deeds=deeds) if deeds else to.words("sintra-answered")
    return Answer(f"{done}\n{own_line(view, to)}")


def seating(view: View, to: Listener) -> str:
    order = (*range(view.start, len(to.names)), *range(view.start))
    circle = listed(to.words, [to.names[seat] for seat in order])
    track = ", ".join(wording.colour(to.words, colour) for colour in view.track)
    return "\n".join(
        (
            to.words("sintra-seating", circle=circle, first=to.names[view.start]),
            to.words("sintra-seating-track", track=track, side=view.side),
        )
    )


def has_scored(view: View) -> bool:
    return any(palace.points for palace in view.palaces)


def why(view: View, to: Listener) -> str:
    """Everybody's points if the game ended now, reason by reason."""
    lines = [
        f"**{name} {wording.signed(score.points)}**: {reasons(score, to.words)}"
        for name, score in zip(to.names, projection_of(view), strict=True)
    ]
    opening = to.words("sintra-over" if view.over else "sintra-why-now")
    return "\n".join((opening, *lines))


def reasons(score: Score, words: Words) -> str:
    """Those that count for something; in words where there are none."""
    said = [_reason(reason, words) for reason in score.reasons if reason.points]
    return ", ".join(said) or words("sintra-why-nothing")


def _reason(reason: Reason, words: Words) -> str:
    facts: dict[str, int | str] = dict(reason.facts)
    if "colour" in facts:
        facts["colour"] = COLOURS[int(facts["colour"])]
    what = reason.what.replace("_", "-")
    return words(f"sintra-reason-{what}", points=abs(reason.points), **facts)


def totals(score: Score, words: Words) -> str:
    """The same in few words: all ornaments together, and all that broken glass has cost."""
    sums: Counter[str] = Counter()
    for reason in score.reasons:
        what = "broken_glass" if reason.what == "bottom_reached" else reason.what
        sums[what] += reason.points
    parts = [
        words("sintra-total", source=what.replace("_", "-"), points=wording.signed(points))
        for what, points in sums.items()
        if points
    ]
    return ", ".join(parts) or words("sintra-why-nothing")


def ending(view: View, outcome: Outcome, to: Listener) -> str:
    """Who won, then everybody's points by where they came from, best first."""

    def fewer_lost(first: Seat, second: Seat) -> str:
        lost, others = _lost(view, first), _lost(view, second)
        return to.words("sintra-fewer-lost", lost=lost, others=others)

    def facts(seat: Seat) -> str:
        return totals(outcome.scores[seat], to.words)

    return ending_of(outcome, to, facts, fewer_lost)


def _lost(view: View, seat: Seat) -> int:
    return lost_by(view, view.palaces[seat])
