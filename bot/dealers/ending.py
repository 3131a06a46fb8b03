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
        f"{outcome.places[seat]}. **{to.names[seat]} {_signed(outcome, seat)}** · {facts(seat)}"
        for seat in outcome.ranking
    ]
    return "\n".join(lines)


def _victory(outcome: Outcome, to: Listener, tie_break: Callable[[Seat, Seat], str] | None) -> str:
    words, scores = to.words, outcome.scores
    points = [_signed(outcome, seat) for seat in range(len(scores))]
    first, second, *_ = outcome.ranking
    if len(outcome.winners) > 1:
        names = listed(words, [to.names[seat] for seat in outcome.winners])
        return words("final-shared", names=names, points=points[first])
    if scores[first].points == scores[second].points and tie_break is not None:
        why = tie_break(first, second)
        return words("final-tie-break", name=to.names[first], points=points[first], why=why)
    return words("final-winner", name=to.names[first], points=points[first], others=points[second])


def _signed(outcome: Outcome, seat: Seat) -> str:
    """With a true minus, which is read aloud as one."""
    return str(outcome.scores[seat].points).replace("-", "−")
