"""Random games of The Great Split and the dealer that speaks about them, for the tests beside it."""

import functools
from collections.abc import Iterator
from typing import Any

from bot.dealers.dealing import Choice, Dealer, Listener, PickOne, PickSome, Prompt
from bot.dealers.great_split import GreatSplitDealer
from bot.i18n.words import words_for
from engine.core import Seat, Step, begin
from engine.dice import Roll, seeded
from engine.great_split import GreatSplit
from engine.playout import Turn, random_turns

GAME = GreatSplit()
DEALER: Dealer = GreatSplitDealer(GAME)
LANGUAGES = ("en", "es", "de")
NAMES = ("Ana", "Ben", "Carla", "Dora", "Emil", "Fay", "Gus")
LONG_NAMES = tuple(f"{name} {'W' * (31 - len(name))}" for name in NAMES)
"""As long as Discord allows."""


def listener(
    seat: Seat | None, seats: int, language: str = "en", names: tuple[str, ...] = NAMES
) -> Listener:
    return Listener(seat, words_for(language), names[:seats])


@functools.cache
def setup(seats: int, number: int) -> Step[Any, Any]:
    return begin(GAME, seats, seeded(f"{number:064x}"), {})


@functools.cache
def turns(seats: int, number: int) -> tuple[Turn, ...]:
    """A whole random game."""
    state = setup(seats, number).state
    return tuple(random_turns(GAME, state, Roll(f"{number + 1000:064x}")))


def questions(
    seats: int, number: int, every: int = 1
) -> Iterator[tuple[Turn, Any, tuple[Any, ...]]]:
    """Every so many decisions of a game: the turn, the seat's view and its legal moves."""
    for turn in turns(seats, number)[::every]:
        seat = turn.decision.seat
        yield turn, GAME.view(turn.before, seat), GAME.legal_moves(turn.before, seat)


def heard(events: tuple[Any, ...], seat: Seat | None) -> tuple[Any, ...]:
    redacted = (GAME.redact(event, seat) for event in events)
    return tuple(event for event in redacted if event is not None)


def levels(prompt: PickOne) -> Iterator[PickOne]:
    """The question and all its narrower ones."""
    yield prompt
    for choice in prompt.choices:
        if isinstance(choice.then, PickOne):
            yield from levels(choice.then)


def choices(prompt: PickOne) -> Iterator[Choice]:
    for level in levels(prompt):
        yield from level.choices


def moves_of(prompt: PickOne) -> list[Any]:
    return [choice.then for choice in choices(prompt) if not isinstance(choice.then, PickOne)]


def texts_of(prompt: Prompt) -> Iterator[str]:
    """Everything that a prompt can say, with the picture's words."""
    if isinstance(prompt, PickSome):
        keys = frozenset(item.key for item in prompt.items[: prompt.least])
        draft = prompt.draft(keys)
        yield from (prompt.text, prompt.open_label, prompt.form_title, prompt.form_label)
        yield from (draft.text, draft.seal_label)
        for item in prompt.items:
            yield from (item.label, item.hint)
        pictures = [prompt.picture, draft.picture]
    else:
        for choice in choices(prompt):
            yield from (choice.label, choice.hint)
        yield from (level.text for level in levels(prompt))
        pictures = [level.picture for level in levels(prompt)]
    for picture in pictures:
        if picture is not None:
            yield from (picture.alt, picture.full)
