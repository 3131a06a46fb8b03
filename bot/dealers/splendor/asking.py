"""The questions of a turn: what to do, what to put back, whom to receive."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from bot.dealers.dealing import Choice, Listener, Narrower, PickOne
from bot.dealers.splendor import buying, pictures, reserving, telling, wording
from bot.dealers.splendor.choosing import by_colour
from bot.dealers.splendor.standing import belongings, is_last_round, round_of
from engine.splendor.data import MOST_RESERVED, MOST_TOKENS, Tokens
from engine.splendor.events import TargetReached
from engine.splendor.moves import (
    BuyCard,
    ChooseNoble,
    Move,
    Pass,
    ReserveCard,
    ReserveFromDeck,
    ReturnTokens,
    TakeTokens,
)
from engine.splendor.places import places_of_nobles
from engine.splendor.view import View

TAKE, RESERVE, BUY = "take", "reserve", "buy"
"""The commands of a turn."""

_ROWS = (BUY, TAKE, RESERVE)
"""The rows of buttons, from above."""


def act(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    """Cards that can be paid, colours, and a way to the cards and decks that can be reserved."""
    words, picture = to.words, pictures.seat(view, to)
    lines = _standing(view, to)
    if moves == (Pass(),):
        lines.append(words("splendor-act-pass"))
        choice = Choice("pass", words("splendor-pass"), Pass(), style="main")
        return PickOne("\n".join(lines), (choice,), picture)
    purchases = [move for move in moves if isinstance(move, BuyCard)]
    takes = [move for move in moves if isinstance(move, TakeTokens)]
    reservations = [move for move in moves if isinstance(move, ReserveCard | ReserveFromDeck)]
    choices = _under(BUY, buying.choices(view, purchases, to, picture))
    if takes:
        lines.append(words("splendor-act-take"))
        held = sum(view.players[view.turn_of].tokens)

        def which_others(first: Tokens) -> str:
            text = words("splendor-take-which", colour=wording.buttons(words, first))
            most = held + max(sum(move.tokens) for move in takes) - MOST_TOKENS
            return f"{text}\n{words('splendor-too-many', count=most)}" if most > 0 else text

        found = by_colour(takes, words, "splendor-take", which_others, picture)
        choices += _under(TAKE, found)
    if reservations:
        then = Narrower(partial(reserving.question, view, reservations, to, picture))
        choices += _under(RESERVE, [Choice("reserve", words("splendor-reserve"), then)])
    elif len(view.players[view.turn_of].reserved) == MOST_RESERVED:
        lines.append(words("splendor-act-reserved"))
    return PickOne("\n".join(lines), tuple(choices), picture)


def give_back(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    words, picture = to.words, pictures.seat(view, to)
    held = view.players[view.turn_of].tokens
    excess = sum(held) - MOST_TOKENS
    text = words(
        "splendor-return",
        count=excess,
        held=sum(held),
        tokens=wording.amounts(words, held),
    )
    orders = [move for move in moves if isinstance(move, ReturnTokens)]

    def which_others(first: Tokens) -> str:
        colour = wording.buttons(words, first)
        return words("splendor-return-which", colour=colour, count=excess - 1)

    choices = by_colour(orders, words, "splendor-give", which_others, picture)
    return PickOne(text, choices, picture)


def choose_noble(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    words, places = to.words, places_of_nobles(view)
    choices = tuple(
        Choice(
            places[move.noble],
            words("splendor-receive", place=places[move.noble]),
            move,
            hint=words("splendor-noble-about", bonuses=wording.noble(words, move.noble)),
            style="main",
        )
        for move in moves
        if isinstance(move, ChooseNoble)
    )
    return PickOne(words("splendor-noble-which"), choices, pictures.seat(view, to))


def _under(command: str, choices: Iterable[Choice]) -> list[Choice]:
    """Together in their row, and answered by their own command."""
    row = _ROWS.index(command)
    return [replace(choice, row=row, command=command) for choice in choices]


def _standing(view: View, to: Listener) -> list[str]:
    """Which round it is, what the others did since one's own turn, and what one has."""
    words = to.words
    lines = [
        words("splendor-your-turn", round=round_of(view, view.turn)),
        *_since_own_turn(view, to),
        belongings(view, view.turn_of, words),
    ]
    if is_last_round(view):
        lines.append(words("splendor-last-round"))
    return lines


def _since_own_turn(view: View, to: Listener) -> list[str]:
    """In small print, and without what is said about the round."""
    happened = (event for turn in view.turns for event in turn)
    events = tuple(event for event in happened if not isinstance(event, TargetReached))
    return [f"-# {line}" for line in telling.tell(events, view, to)]
