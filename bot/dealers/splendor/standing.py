"""Where the game stands: whose turn it is, who sits where, why the points, and how it ended."""

from bot.dealers.dealing import Answer, Listener
from bot.dealers.ending import ending as ending_of
from bot.dealers.splendor import remembering, telling, wording, worth
from engine.core import Decision, Outcome, Seat
from engine.splendor.data import CARDS, COLOURS, MOST_RESERVED, NOBLE_POINTS
from engine.splendor.events import Event
from engine.splendor.places import LETTERS
from engine.splendor.scoring import figures_of
from engine.splendor.view import PlayerView, View

_MOST_TOLD = 120
"""Characters of what the others did, before the cards that came are told in fewer words."""


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
        return f"{words('splendor-status-over')} {wording.capital(points)}"
    parts = [
        words("splendor-status-round", round=round_of(view, view.turn)),
        points,
    ]
    if is_last_round(view):
        parts.append(words("splendor-status-last"))
    return " · ".join(parts)


def opening(view: View, to: Listener) -> list[str]:
    """How a turn begins: which round it is, what the others did since one's own, how one stands."""
    words = to.words
    told = telling.since(view, to, _MOST_TOLD)
    lines = [
        words("splendor-your-turn", round=round_of(view, view.turn)),
        *(f"-# {line}" for line in told),
        worth.own_line(view, view.turn_of, to),
    ]
    if is_last_round(view):
        lines.append(words("splendor-last-round"))
    if len(view.players[view.turn_of].reserved) == MOST_RESERVED:
        lines.append(words("splendor-reserve-full"))
    return lines


def answered(view: View, decision: Decision, events: tuple[Event, ...], to: Listener) -> Answer:
    """What the player did, in a line; what that leaves is told with the next question."""
    if view.seat is None:
        raise AssertionError("a spectator has answered nothing.")
    words = to.words
    turn = int(decision.ticket.split(".")[1])
    happened = view.latest if turn == turn_of_latest(view) else events
    deeds = remembering.deeds(happened, view.seat, decision.kind, words)
    asked_in = round_of(view, turn)
    if deeds:
        return Answer(words("splendor-did-round", round=asked_in, deeds=" ".join(deeds)))
    return Answer(words("splendor-answered", kind=decision.kind, round=asked_in))


def seating(view: View, to: Listener) -> str:
    words = to.words
    return "\n".join(
        (
            words("splendor-seating", circle=", ".join(to.names), first=to.names[0]),
            words("splendor-seating-target", count=len(view.nobles)),
        )
    )


def has_scored(view: View) -> bool:
    return any(player.points for player in view.players)


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
            letter=LETTERS[CARDS[card].level],
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

    def facts(seat: Seat) -> str:
        cards, nobles, count = figures_of(outcome.scores[seat])
        return words("splendor-final-seat", cards=cards, nobles=nobles, count=count)

    def fewer_cards(first: Seat, second: Seat) -> str:
        mine, others = (len(view.players[seat].cards) for seat in (first, second))
        return words("splendor-final-fewer-cards", cards=mine, others=others)

    return ending_of(outcome, to, facts, fewer_cards)
