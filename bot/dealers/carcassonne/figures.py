"""Which of the two scoring figures advances, and what a message brings."""

from collections.abc import Sequence
from dataclasses import replace

from bot.dealers.carcassonne import wording
from bot.dealers.dealing import Choice, Listener
from engine.carcassonne.messages import is_dark
from engine.carcassonne.moves import AssignPoints
from engine.carcassonne.state import Gain
from engine.carcassonne.view import MessageView, View
from engine.core import Seat


def ways(
    view: View, seat: Seat, gains: Sequence[Gain], moves: Sequence[AssignPoints], to: Listener
) -> tuple[Choice, ...]:
    """For one's own scoring: every way to share it, with where the figures then stand."""
    stand = view.players[seat].figures
    return tuple(_way(move, gains, stand, to, brings_message=True) for move in moves)


def all_ways(
    view: View, seat: Seat, moves: Sequence[AssignPoints], to: Listener
) -> tuple[Choice, ...]:
    """For what came in others' turns: every way, the one that stands marked as such."""
    player = view.players[seat]
    before = list(player.figures)
    for gain, figure in zip(player.gains, player.chosen, strict=True):
        before[figure] -= gain.points
    found = []
    for move in moves:
        choice = _way(move, player.gains, tuple(before), to, brings_message=False)
        stands = move.figures == player.chosen
        found.append(replace(choice, label=f"✔ {choice.label}") if stands else choice)
    return tuple(found)


def other_ways(
    view: View, seat: Seat, moves: Sequence[AssignPoints], to: Listener
) -> tuple[Choice, ...]:
    """The same while one is asked for a tile; in a row of their own, below."""
    return tuple(
        replace(one, key=f"figure-{one.key}", row=9) for one in all_ways(view, seat, moves, to)
    )


def told_by_default(view: View, seat: Seat, to: Listener) -> str:
    """What came in others' turns and where it went."""
    player, words = view.players[seat], to.words
    parts = [
        words(
            "carcassonne-went",
            gain=wording.gain(words, gain),
            figure=wording.figure(words, chosen),
        )
        for gain, chosen in zip(player.gains, player.chosen, strict=True)
    ]
    return words("carcassonne-by-default", gains=", ".join(parts))


def _way(
    move: AssignPoints,
    gains: Sequence[Gain],
    before: Sequence[int],
    to: Listener,
    *,
    brings_message: bool,
) -> Choice:
    words, after = to.words, list(before)
    for gain, figure in zip(gains, move.figures, strict=True):
        after[figure] += gain.points
    if len(gains) == 1:
        (only,) = move.figures
        label = wording.figure(words, only).capitalize()
        icon = ("follower", "lady")[only]
        effect = words("carcassonne-advances", before=before[only], after=after[only])
    else:
        icon = ""
        label = ", ".join(
            f"{wording.gain(words, gain)}: {wording.figure(words, figure)}"
            for gain, figure in zip(gains, move.figures, strict=True)
        )
        effect = words("carcassonne-figures-at", follower=after[0], lady=after[1])
    if brings_message and any(is_dark(after[figure]) for figure in set(move.figures)):
        effect = f"{effect}, {words('carcassonne-brings-message')}"
    key = "".join("fl"[figure] for figure in move.figures)
    return Choice(key, label, move, effect=effect, icon=icon)


def points_of_message(message: MessageView, to: Listener) -> str:
    """What its action brings now, as far as that is known."""
    if message.message == "one_more_tile":
        return ""
    if message.message == "score_a_follower":
        best = max((points for _, points in message.recalls), default=0)
        return to.words("carcassonne-up-to", points=best)
    return to.words("carcassonne-brings", points=message.points)
