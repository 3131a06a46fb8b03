"""The end of a game in words, the same for every game: who won, and everybody's place and points."""

from collections.abc import Callable

from bot.dealers.dealing import Listener
from bot.dealers.phrases import listed
from engine.core import Outcome, Seat


def ending(
    outcome: Outcome,
    to: Listener,
    facts: Callable[[Seat], str],
    tie_break: Callable[[Seat, Seat], str] | None = None,
) -> str:
    """`facts` says where a seat's points come from, `tie_break` why one of two equals has won."""
    lines = [_victory(outcome, to, tie_break)]
    lines += [
        f"{outcome.places[seat]}. **{to.names[seat]} {outcome.scores[seat].points}** · {facts(seat)}"
        for seat in outcome.ranking
    ]
    return "\n".join(lines)


def _victory(outcome: Outcome, to: Listener, tie_break: Callable[[Seat, Seat], str] | None) -> str:
    words, points = to.words, [score.points for score in outcome.scores]
    first, second, *_ = outcome.ranking
    if len(outcome.winners) > 1:
        names = listed(words, [to.names[seat] for seat in outcome.winners])
        return words("final-shared", names=names, points=points[first])
    if points[first] == points[second] and tie_break is not None:
        why = tie_break(first, second)
        return words("final-tie-break", name=to.names[first], points=points[first], why=why)
    return words("final-winner", name=to.names[first], points=points[first], others=points[second])
