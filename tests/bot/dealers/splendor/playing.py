"""Random games of Splendor and the dealer that speaks about them, for the tests beside it."""

import functools
from collections.abc import Iterator
from typing import Any

from bot.dealers.dealing import Choice, Dealer, Listener, PickOne
from bot.dealers.splendor import SplendorDealer
from bot.i18n.words import words_for
from engine.core import Seat, begin
from engine.dice import Roll, seeded
from engine.playout import Turn, random_turns
from engine.splendor import Splendor
from engine.splendor.state import State

GAME = Splendor()
DEALER: Dealer = SplendorDealer(GAME)
LANGUAGES = ("en", "es", "de")
NAMES = ("Ana", "Ben", "Carla", "Dora")
LONG_NAMES = tuple(f"{name} {'W' * (31 - len(name))}" for name in NAMES)
"""As long as Discord allows."""
GAMES = [(2, 1), (3, 2), (4, 3)]


def listener(
    seat: Seat | None, seats: int, language: str = "en", names: tuple[str, ...] = NAMES
) -> Listener:
    return Listener(seat, words_for(language), names[:seats])


@functools.cache
def turns(seats: int, number: int) -> tuple[Turn, ...]:
    """A whole random game."""
    state = begin(GAME, seats, seeded(f"{number:064x}"), {}).state
    return tuple(random_turns(GAME, state, Roll(f"{number + 1000:064x}")))


def questions(
    seats: int, number: int, every: int = 1
) -> Iterator[tuple[Turn, Any, tuple[Any, ...]]]:
    """Every so many decisions of a game: the turn, the seat's view and its legal moves."""
    for turn in turns(seats, number)[::every]:
        seat = turn.decision.seat
        yield turn, GAME.view(turn.before, seat), GAME.legal_moves(turn.before, seat)


def question(state: State, language: str = "en") -> PickOne:
    """What the seat whose turn it is reads at such a table."""
    (decision,) = GAME.decisions(state)
    seats, seat = len(state.players), decision.seat
    moves = GAME.legal_moves(state, seat)
    prompt = DEALER.ask(GAME.view(state, seat), decision, moves, listener(seat, seats, language))
    assert isinstance(prompt, PickOne)
    return prompt


def chosen(prompt: PickOne, *keys: str) -> Any:
    """What pressing these leads to: a narrower question or a move."""
    found: Any = prompt
    for key in keys:
        found = next(choice.then for choice in found.choices if choice.key == key)
    return found


def choice_of(prompt: PickOne, key: str) -> Choice:
    return next(choice for choice in prompt.choices if choice.key == key)


def paths(prompt: PickOne, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every way to the end: the keys that are pressed, and the move."""
    for choice in prompt.choices:
        path = (*before, choice.key)
        if isinstance(choice.then, PickOne):
            yield from paths(choice.then, path)
        else:
            yield path, choice.then


def heard(events: tuple[Any, ...], seat: Seat | None) -> tuple[Any, ...]:
    redacted = (GAME.redact(event, seat) for event in events)
    return tuple(event for event in redacted if event is not None)
