"""Whatever a dealer says or shows to somebody is about cards they may know."""

from typing import Any

import pytest

from bot.dealers import phrases
from bot.dealers.dealing import Dealer
from engine.codec import codec_of
from engine.core import Seat
from tests.bot.dealers.marking import marks, named
from tests.bot.dealers.playing import (
    asked,
    at_every_table,
    heard,
    listener,
    said_after,
    texts_of,
    turns,
)
from tests.engine.contract import Knowledge
from tests.games import found

MARKS = marks()


@pytest.fixture(autouse=True)
def _marked_cards(dealer: Dealer, monkeypatch: pytest.MonkeyPatch) -> None:
    if dealer.game.key in MARKS:
        MARKS[dealer.game.key](monkeypatch)
    # With their marks descriptions grow, and none may be cut before it has told all.
    monkeypatch.setattr(phrases, "SHORT", 10_000)


def hidden(dealer: Dealer, state: Any, seat: Seat | None) -> set[str]:
    knowledge: Knowledge = found(dealer.game.key, "knowledge")
    return knowledge.hidden(state, seat)


def told(dealer: Dealer, events: tuple[Any, ...]) -> str:
    return " ".join(codec_of(dealer.game).event.dump(event) for event in events)


@at_every_table
def test_the_cards_of_every_game_with_secrets_are_marked(dealer: Dealer, seats: int, number: int):
    secrets = {
        name
        for turn in turns(dealer.game, seats, number)
        for seat in range(seats)
        for name in hidden(dealer, turn.after, None) - hidden(dealer, turn.after, seat)
    }
    assert bool(secrets) == (dealer.game.key in MARKS)


@pytest.mark.slow
@at_every_table
def test_a_question_names_only_cards_its_seat_may_know(dealer: Dealer, seats: int, number: int):
    met = set()
    for turn, prompt, _ in asked(dealer, seats, number):
        names = named(*texts_of(prompt))
        assert not names & hidden(dealer, turn.before, turn.decision.seat)
        met |= names
    assert bool(met) == (dealer.game.key in MARKS)


@pytest.mark.slow
@at_every_table
def test_everything_that_is_told_and_shown_names_only_what_its_listener_may_know(
    dealer: Dealer, seats: int, number: int
):
    for turn in turns(dealer.game, seats, number):
        for seat in (None, *range(seats)):
            names = named(*said_after(dealer, turn, listener(seat, seats)))
            news = told(dealer, heard(dealer.game, turn.events, seat))
            leaked = {name for name in names if f'"{name}"' not in news}
            assert not leaked & hidden(dealer, turn.after, seat)


@at_every_table
def test_the_public_board_is_the_same_whoever_asks_for_it(dealer: Dealer, seats: int, number: int):
    for turn in turns(dealer.game, seats, number)[::4]:
        boards = [
            dealer.board(dealer.game.view(turn.after, seat), listener(seat, seats))
            for seat in (None, *range(seats))
        ]
        assert boards == boards[:1] * len(boards)
        assert len({(board.alt, board.full) for board in boards}) == 1
        seen = repr(boards[0].key)
        assert not any(f"'{name}'" in seen for name in hidden(dealer, turn.after, None))


@at_every_table
def test_a_spectators_seat_is_the_board(dealer: Dealer, seats: int, number: int):
    to = listener(None, seats)
    for turn in turns(dealer.game, seats, number)[::20]:
        view = dealer.game.view(turn.after, None)
        assert dealer.seat(view, to) == dealer.board(view, to)
