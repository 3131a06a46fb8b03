"""What everybody would have if the game ended now, as a line and with its parts."""

from dataclasses import replace

from bot.dealers.dealing import Listener, Words
from bot.dealers.great_split import wording
from engine.core import Score
from engine.great_split.components import Components
from engine.great_split.data import PRESTIGE, RESOURCES
from engine.great_split.scoring import points_of, projection_of
from engine.great_split.view import View


def public(view: View) -> View:
    """As everybody sees it: nobody is told what a seat has resolved before it is done."""
    return replace(view, seat=None, secrets=None)


def own_line(view: View, components: Components, to: Listener) -> str:
    """What one has, what it would be worth, and which place that is."""
    seat = view.seat or 0
    scores = [score.points for score in projection_of(components, view)]
    resolution = None if view.secrets is None else view.secrets.resolution
    board = view.seats[seat].board if resolution is None else resolution.board
    return to.words(
        "great-split-you",
        now=board[PRESTIGE],
        projected=scores[seat],
        place=1 + sum(other > scores[seat] for other in scores),
        seats=len(scores),
    )


def since_last_round(view: View, to: Listener) -> list[str]:
    """What the last round brought, told when the next one begins."""
    if not view.chronicle:
        return []
    seat, now = view.seat or 0, view.chronicle[-1]
    before = view.chronicle[-2] if len(view.chronicle) > 1 else (0,) * len(now)
    ranking = sorted(range(len(now)), key=lambda other: -now[other])
    scored = [
        f"{to.words('great-split-scoring-name', what=one.what)} {points_of(one, seat)}"
        for one in view.scorings
        if one.round == view.round - 1
    ]
    gained = wording.signed(now[seat] - before[seat])
    return [
        to.words(
            "great-split-since",
            round=view.round - 1,
            gained=f"{gained} ({', '.join(scored)})" if scored else gained,
            market=view.market,
            who=", ".join(f"{to.names[other]} {now[other]}" for other in ranking),
        )
    ]


def standings(view: View, components: Components, words: Words, names: tuple[str, ...]) -> str:
    """Everybody's projected score, best first."""
    scores = [score.points for score in projection_of(components, public(view))]
    ranking = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    who = ", ".join(f"{names[seat]} {scores[seat]}" for seat in ranking)
    return words("great-split-status-projected", who=who)


def explained(view: View, components: Components, to: Listener) -> str:
    """Everybody's projected score in its parts."""
    lines = [to.words("great-split-why-now")]
    scores = projection_of(components, public(view))
    for name, score, seat in zip(to.names, scores, view.seats, strict=True):
        parts = "".join(f", {part}" for part in _parts(score, view, to.words))
        now = seat.board[PRESTIGE]
        lines.append(
            to.words(
                "great-split-why-now-seat", name=name, total=score.points, now=now, parts=parts
            )
        )
    return "\n".join(lines)


def _parts(score: Score, view: View, words: Words) -> list[str]:
    """What is still to be scored and worth something; what was scored is among the points."""
    parts = []
    for reason in score.reasons:
        facts = dict(reason.facts)
        if facts.get("round") != view.round or not reason.points:
            continue
        resource = next((r for r in RESOURCES if reason.what == f"contracts_{r}"), None)
        if resource is None:
            name = words("great-split-scoring-name", what=reason.what)
            parts.append(f"{name} +{reason.points}")
            continue
        held = facts["track"] + facts["character"]
        times = words(
            "great-split-note-times", count=held, stars=facts["stars"], points=reason.points
        )
        parts.append(f"{wording.track(words, resource)} {times}")
    return parts
