"""Tokens chosen by their colours: the first with one press, the others with a second."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.dealers.dealing import Choice, Narrower, PickOne, Picture, Words
from bot.dealers.splendor import wording
from bot.dealers.splendor.wording import KINDS
from engine.splendor.data import Tokens
from engine.splendor.moves import ReturnTokens, TakeTokens
from engine.splendor.tokens import count, minus

Order = TakeTokens | ReturnTokens


@dataclass(frozen=True, slots=True)
class Telling:
    """How the choice is told."""

    label: str
    """The words of a button with these `colours`."""
    question: Callable[[Tokens], str]
    """What else, once the first is chosen?"""
    effect: Callable[[Order], str]
    """What an order brings."""
    lead: Callable[[Sequence[Order]], str]
    """What the orders that begin with one colour could bring."""


def by_colour(
    orders: Sequence[Order], words: Words, telling: Telling, picture: Picture
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
            then = Narrower(partial(_others, telling, found, first, words, picture))
            named = words(telling.label, colours=wording.buttons(words, first))
            choices.append(
                Choice(kind, named, then, effect=telling.lead(found), icon=wording.icon(kind))
            )
        elif found and found[0] not in settled:
            settled.add(found[0])
            named = words(telling.label, colours=wording.buttons(words, found[0].tokens))
            effect, icon = telling.effect(found[0]), wording.icon(kind)
            choices.append(Choice(kind, named, found[0], effect=effect, icon=icon))
    return tuple(choices)


def _others(
    telling: Telling, orders: Sequence[Order], first: Tokens, words: Words, picture: Picture
) -> PickOne:
    """What goes with the first colour; the same colour again comes last."""
    choices = [_with(order, minus(order.tokens, first), first, words, telling) for order in orders]
    different = [replace(choice, row=0) for choice in choices if choice.row == 0]
    rest = (*different, *(choice for choice in choices if choice.row))
    return PickOne(telling.question(first), rest, picture)


def _with(order: Order, rest: Tokens, first: Tokens, words: Words, telling: Telling) -> Choice:
    key = "-".join(kind for kind, more in zip(KINDS, rest, strict=True) for _ in range(more))
    effect = telling.effect(order)
    colour = next((kind for kind, more in zip(KINDS, rest, strict=True) if more), "")
    icon = wording.icon(colour) if colour else ""
    if rest == first:
        label = words("splendor-again", colour=wording.buttons(words, rest))
        return Choice(key, wording.capital(label), order, row=1, effect=effect, icon=icon)
    if not any(rest):
        label = words("splendor-only", colour=wording.buttons(words, first))
        return Choice("only", label, order, effect=effect)
    label = wording.capital(wording.buttons(words, rest))
    return Choice(key, label, order, effect=effect, icon=icon)
