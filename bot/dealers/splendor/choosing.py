"""Tokens chosen by their colours: the first with one press, the others with a second."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.dealers.dealing import Choice, Narrower, PickOne, Picture, Words
from bot.dealers.splendor import wording
from bot.dealers.splendor.wording import KINDS
from engine.splendor.data import Tokens
from engine.splendor.moves import ReturnTokens, TakeTokens
from engine.splendor.tokens import count, minus

Order = TakeTokens | ReturnTokens


def by_colour(
    orders: Sequence[Order],
    words: Words,
    label: str,
    question: Callable[[Tokens], str],
    picture: Picture,
) -> tuple[Choice, ...]:
    """A choice for each colour that some order contains; where several do, the rest is asked next.

    Whoever wants blue, white and red may begin with any of them, so such an order has several
    paths; an order that is the only one with its colours has one.
    """
    choices: list[Choice] = []
    settled: set[Order] = set()
    for number, kind in enumerate(KINDS):
        first = count([number])
        found = [order for order in orders if order.tokens[number]]
        if len(found) > 1:
            then = Narrower(partial(_others, question, found, first, words, picture))
            named = words(label, colours=wording.buttons(words, first))
            choices.append(Choice(kind, named, then))
        elif found and found[0] not in settled:
            settled.add(found[0])
            named = words(label, colours=wording.buttons(words, found[0].tokens))
            choices.append(Choice(kind, named, found[0]))
    return tuple(choices)


def _others(
    question: Callable[[Tokens], str],
    orders: Sequence[Order],
    first: Tokens,
    words: Words,
    picture: Picture,
) -> PickOne:
    return PickOne(question(first), _rest(orders, first, words), picture)


def _rest(orders: Sequence[Order], first: Tokens, words: Words) -> tuple[Choice, ...]:
    """What goes with the first colour; the same colour again comes last."""
    choices = [_with(order, minus(order.tokens, first), first, words) for order in orders]
    different = [replace(choice, row=0) for choice in choices if choice.row == 0]
    return (*different, *(choice for choice in choices if choice.row))


def _with(order: Order, rest: Tokens, first: Tokens, words: Words) -> Choice:
    key = "-".join(kind for kind, more in zip(KINDS, rest, strict=True) for _ in range(more))
    if rest == first:
        return Choice(
            key, words("splendor-again", colour=wording.buttons(words, rest)), order, row=1
        )
    if not any(rest):
        return Choice("only", words("splendor-only", colour=wording.buttons(words, first)), order)
    return Choice(key, wording.buttons(words, rest), order)
