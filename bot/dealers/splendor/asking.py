"""The questions of a turn: what to do, what to put back, whom to receive."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from bot.dealers.dealing import Choice, Listener, Narrower, PickOne
from bot.dealers.splendor import buying, pictures, reserving, standing, wording, worth
from bot.dealers.splendor.choosing import Telling, by_colour
from engine.splendor.data import MOST_TOKENS, Tokens
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
    lines = standing.opening(view, to)
    if moves == (Pass(),):
        lines.append(words("splendor-act-pass"))
        choice = Choice("pass", words("splendor-pass"), Pass(), style="main")
        return PickOne("\n".join(lines), (choice,), picture)
    purchases = [move for move in moves if isinstance(move, BuyCard)]
    takes = [move for move in moves if isinstance(move, TakeTokens)]
    reservations = [move for move in moves if isinstance(move, ReserveCard | ReserveFromDeck)]
    choices = _under(BUY, buying.choices(view, purchases, to, picture))
    if takes:
        held = sum(view.players[view.turn_of].tokens)

        def which_others(first: Tokens) -> str:
            text = words("splendor-take-which", colour=wording.colours(words, first))
            most = held + max(sum(move.tokens) for move in takes) - MOST_TOKENS
            return f"{text}\n{words('splendor-too-many', count=most)}" if most > 0 else text

        telling = Telling(
            "splendor-take",
            which_others,
            effect=lambda order: worth.of_take(view, order, words),
            lead=lambda orders: worth.of_takes(view, orders, words),
        )
        choices += _under(TAKE, by_colour(takes, words, telling, picture))
    if reservations:
        then = Narrower(partial(reserving.question, view, reservations, to, picture))
        choices += _under(
            RESERVE, [Choice("reserve", words("splendor-reserve"), then, icon="gold_joker")]
        )
    return PickOne("\n".join(lines), tuple(choices), picture)


def give_back(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    words, picture = to.words, pictures.seat(view, to)
    held = view.players[view.turn_of].tokens
    excess = sum(held) - MOST_TOKENS
    text = words(
        "splendor-return",
        count=excess,
        tokens=wording.amounts(words, held),
    )
    orders = [move for move in moves if isinstance(move, ReturnTokens)]

    def which_others(first: Tokens) -> str:
        colour = wording.colours(words, first)
        return words("splendor-return-which", colour=colour, count=excess - 1)

    telling = Telling(
        "splendor-give",
        which_others,
        effect=lambda order: worth.of_return(view, order, words),
        lead=lambda _: "",
    )
    return PickOne(text, by_colour(orders, words, telling, picture), picture)


def choose_noble(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    words, places = to.words, places_of_nobles(view)
    choices = tuple(
        Choice(
            places[move.noble],
            words("splendor-receive", place=places[move.noble]),
            move,
            style="main",
            effect=words("splendor-noble-about", bonuses=wording.noble(words, move.noble)),
            icon="noble",
        )
        for move in moves
        if isinstance(move, ChooseNoble)
    )
    return PickOne(words("splendor-noble-which"), choices, pictures.seat(view, to))


def _under(command: str, choices: Iterable[Choice]) -> list[Choice]:
    """Together in their row, and answered by their own command."""
    row = _ROWS.index(command)
    return [replace(choice, row=row, command=command) for choice in choices]
