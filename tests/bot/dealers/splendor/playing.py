"""The dealer of Splendor, and games and tables for it to speak about, for the tests beside it."""

from functools import partial
from typing import Any

from bot.dealers.dealing import Choice, Narrower, PickOne
from engine.splendor.state import State
from tests.bot.dealers import playing

DEALER = playing.DEALERS["splendor"]
GAME = DEALER.game
GAMES = [(2, 1), (3, 2), (4, 3)]

turns = partial(playing.turns, GAME)
questions = partial(playing.questions, GAME)
heard = partial(playing.heard, GAME)
asked = partial(playing.asked, DEALER)


def question(state: State, language: str = "en") -> PickOne:
    """What the seat whose turn it is reads at such a table."""
    (decision,) = GAME.decisions(state)
    seat, moves = decision.seat, GAME.legal_moves(state, decision.seat)
    to = playing.listener(seat, len(state.players), language)
    prompt = DEALER.ask(GAME.view(state, seat), decision, moves, to)
    assert isinstance(prompt, PickOne)
    return prompt


def chosen(prompt: PickOne, *keys: str) -> Any:
    """What pressing these leads to: a narrower question or a move."""
    found: Any = prompt
    for key in keys:
        found = next(choice.then for choice in found.choices if choice.key == key)
        found = found.build() if isinstance(found, Narrower) else found
    return found


def choice_of(prompt: PickOne, key: str) -> Choice:
    return next(choice for choice in prompt.choices if choice.key == key)
