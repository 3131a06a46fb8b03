"""Where the game stands: who sits where, which round it is, and how it ended."""

from collections import Counter

from bot.dealers.dealing import Listener
from bot.dealers.ending import ending as ending_of
from bot.dealers.great_split import wording
from bot.dealers.great_split.neighbours import passing
from bot.dealers.great_split.projecting import standings
from bot.dealers.great_split.scorings import (
    points_by_scoring,
    scored_after_this_round,
    scoring_name,
    scoring_plan,
)
from bot.dealers.phrases import listed
from engine.core import Outcome, Seat
from engine.great_split.components import Components
from engine.great_split.view import View


def chapter(view: View) -> str:
    """A round is a chapter, and the end is one."""
    return "over" if view.phase == "over" else f"round-{view.round}"


def status(view: View, components: Components, to: Listener) -> str:
    words = to.words
    if view.phase == "over":
        return words("great-split-status-over")
    where = words("great-split-status", round=view.round, rounds=components.last_round)
    parts = [where, words("great-split-status-phase", phase=view.phase)]
    parts += [words("great-split-status-market", market=view.market)]
    parts += scored_after_this_round(view, components, words)
    parts.append(standings(view, components, words, to.names))
    return " · ".join(part.rstrip(".") for part in parts)


def seating(view: View, components: Components, to: Listener) -> str:
    words, names = to.words, to.names
    lines = [passing(words, names)]
    for seat, open_seat in enumerate(view.seats):
        row = components.characters[open_seat.character]
        contracts = listed(
            words,
            [
                f"{count} × {wording.track(words, resource)}"
                if count > 1
                else wording.track(words, resource)
                for resource, count in Counter(row.contracts).items()
            ],
        )
        lines.append(
            words(
                "great-split-seating-seat",
                name=names[seat],
                character=wording.character(words, row.name),
                start=wording.amounts(words, row.start),
                contracts=contracts or words("great-split-seating-none"),
            )
        )
    lines.append(scoring_plan(view, components, words))
    return "\n".join(lines)


def ending(view: View, outcome: Outcome, to: Listener) -> str:
    """Who won, then everybody's points by what was scored, best first."""
    words = to.words

    def facts(seat: Seat) -> str:
        by_scoring = points_by_scoring(view.scorings, seat)
        parts = [f"{scoring_name(words, what)} {earned}" for what, earned in by_scoring.items()]
        played = outcome.scores[seat].points - sum(by_scoring.values())
        return ", ".join((*parts, words("great-split-final-played", points=played)))

    return ending_of(outcome, to, facts)
