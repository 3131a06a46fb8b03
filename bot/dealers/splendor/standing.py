"""Where the game stands: whose turn it is, who sits where, why the points, and how it ended."""

from bot.dealers.dealing import Answer, Listener, Words
from bot.dealers.phrases import listed
from bot.dealers.splendor import remembering, wording
from engine.core import Decision, Outcome, Seat
from engine.splendor.data import CARDS, COLOURS, NOBLE_POINTS
from engine.splendor.events import Event
from engine.splendor.scoring import figures_of
from engine.splendor.view import PlayerView, View


def round_of(view: View, turn: int) -> int:
    return turn // len(view.players) + 1


def turn_of_latest(view: View) -> int:
    """Which turn the view remembers: this one as soon as something happened in it."""
    return view.turn if view.phase in {"return_tokens", "choose_noble"} else view.turn - 1


def is_last_round(view: View) -> bool:
    return view.phase != "over" and any(player.points >= view.target for player in view.players)


def chapter(view: View) -> str:
    """A round is a chapter, and the end is one.

    A board for every turn would flood the thread; between boards every turn is told in a line,
    and each player's own question comes with the table as it is.
    """
    return "over" if view.phase == "over" else f"round-{round_of(view, view.turn)}"


def status(view: View, to: Listener) -> str:
    """Nothing of whose turn it is: the table marks whom it waits for, and old boards keep this."""
    words = to.words
    standings = ", ".join(
        f"{name} {player.points}" for name, player in zip(to.names, view.players, strict=True)
    )
    points = words("splendor-status-points", standings=standings, target=view.target)
    if view.phase == "over":
        return f"{words('splendor-status-over')} {points}"
    parts = [
        words("splendor-status-round", round=round_of(view, view.turn)),
        points,
    ]
    if is_last_round(view):
        parts.append(words("splendor-status-last"))
    return " · ".join(parts)


def answered(view: View, decision: Decision, events: tuple[Event, ...], to: Listener) -> Answer:
    """What the player did, and what the player has now."""
    if view.seat is None:
        raise AssertionError("a spectator has answered nothing.")
    words = to.words
    turn = int(decision.ticket.split(".")[1])
    happened = view.latest if turn == turn_of_latest(view) else events
    deeds = remembering.deeds(happened, view.seat, decision.kind, words)
    asked_in = round_of(view, turn)
    done = words("splendor-did-round", round=asked_in, deeds=" ".join(deeds))
    lines = [
        done if deeds else words("splendor-answered", kind=decision.kind, round=asked_in),
        belongings(view, view.seat, words),
    ]
    return Answer("\n".join(lines))


def belongings(view: View, seat: Seat, words: Words) -> str:
    """What that seat has, told to its player."""
    mine = view.players[seat]
    return words(
        "splendor-you-have",
        tokens=wording.amounts(words, mine.tokens),
        count=sum(mine.tokens),
        bonuses=wording.amounts(words, mine.bonuses),
        points=mine.points,
        target=view.target,
    )


def seating(view: View, to: Listener) -> str:
    words = to.words
    return "\n".join(
        (
            words("splendor-seating", circle=" → ".join(to.names), first=to.names[0]),
            words("splendor-seating-target", count=len(view.nobles)),
        )
    )


def why(view: View, to: Listener) -> str:
    """Everybody's points, card by card and noble by noble."""
    lines = [
        f"**{name} {player.points}**: {_sources(player, to)}"
        for name, player in zip(to.names, view.players, strict=True)
    ]
    return "\n".join((*lines, to.words("splendor-why-ties")))


def _sources(player: PlayerView, to: Listener) -> str:
    words = to.words
    parts = [
        words(
            "splendor-why-card",
            colour=COLOURS[CARDS[card].bonus],
            level=CARDS[card].level,
            points=CARDS[card].points,
        )
        for card in player.cards
        if CARDS[card].points
    ]
    parts += [
        words("splendor-why-noble", bonuses=wording.noble(words, noble), points=NOBLE_POINTS)
        for noble in player.nobles
    ]
    points = ", ".join(parts) or words("splendor-why-nothing")
    return f"{points} · {words('splendor-why-cards', count=len(player.cards))}"


def ending(view: View, outcome: Outcome, to: Listener) -> str:
    """Who won, then everybody's points by where they came from, best first."""
    words = to.words
    ranking = outcome.ranking
    lines = [_victory(view, outcome, ranking, to)]
    for seat in ranking:
        cards, nobles, count = figures_of(outcome.scores[seat])
        facts = words("splendor-final-seat", cards=cards, nobles=nobles, count=count)
        lines.append(
            f"{outcome.places[seat]}. **{to.names[seat]} {outcome.scores[seat].points}** · {facts}"
        )
    return "\n".join(lines)


def _victory(view: View, outcome: Outcome, ranking: tuple[Seat, ...], to: Listener) -> str:
    points = outcome.scores[ranking[0]].points
    names = [to.names[seat] for seat in outcome.winners]
    if len(names) > 1:
        who = listed(to.words, names)
        return to.words("splendor-final-shared", names=who, points=points)
    second = ranking[1]
    margin = points - outcome.scores[second].points
    key = "splendor-final-winner" if margin else "splendor-final-fewer-cards"
    return to.words(
        key,
        name=names[0],
        points=points,
        margin=margin,
        second=to.names[second],
        cards=len(view.players[ranking[0]].cards),
        others=len(view.players[second].cards),
    )
