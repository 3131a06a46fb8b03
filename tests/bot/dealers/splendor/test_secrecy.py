"""Whatever the dealer says or shows to somebody is about cards they may know."""

from itertools import chain
from typing import Any

import pytest

from bot.dealers import phrases
from bot.dealers.splendor import alts, wording
from bot.i18n.words import words_for
from engine.splendor.data import CARDS
from engine.splendor.view import View
from tests.bot.dealers.great_split.playing import texts_of
from tests.bot.dealers.splendor.playing import (
    DEALER,
    GAME,
    GAMES,
    LANGUAGES,
    heard,
    listener,
    questions,
    turns,
)
from tests.engine.splendor.builders import player, table


@pytest.fixture
def _marked_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card also says its own name, wherever it is spoken of, so that none can hide."""
    plain, gift = wording.card, alts.Spelling.gift
    monkeypatch.setattr(wording, "card", lambda words, name: f"{plain(words, name)} ⟦{name}⟧")
    monkeypatch.setattr(alts.Spelling, "gift", lambda own, name: f"{gift(own, name)} ⟦{name}⟧")
    monkeypatch.setattr(phrases, "MOST_CHARACTERS", 10_000)


def named(*texts: str) -> set[str]:
    return {card for card in CARDS if any(f"⟦{card}⟧" in text for text in texts)}


def known(view: View, events: tuple[Any, ...] = ()) -> set[str]:
    """What lies open, what was bought, what this view shows of reserves, what was just heard."""
    cards = {card for row in view.rows for card in row if card is not None}
    for owner in view.players:
        cards |= {*owner.cards, *(kept.card for kept in owner.reserved if kept.card is not None)}
    cards |= {card for event in events if (card := getattr(event, "card", None)) is not None}
    return cards


def hidden_from(seat: int | None, state: Any) -> set[str]:
    return {
        kept.card
        for owner, other in enumerate(state.players)
        for kept in other.reserved
        if kept.hidden and owner != seat
    }


@pytest.mark.usefixtures("_marked_cards")
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_a_question_names_only_cards_its_seat_may_know(seats: int, number: int):
    met = 0
    for turn, view, moves in questions(seats, number, every=2):
        to = listener(turn.decision.seat, seats)
        names = named(*texts_of(DEALER.ask(view, turn.decision, moves, to)))
        assert names <= known(view)
        assert not names & hidden_from(turn.decision.seat, turn.before)
        met += len(hidden_from(turn.decision.seat, turn.before))
    assert met, "nothing was hidden, so this proves nothing."


@pytest.mark.usefixtures("_marked_cards")
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_everything_that_is_told_and_shown_names_only_what_its_listener_may_know(
    seats: int, number: int
):
    for turn in turns(seats, number)[::2]:
        for seat in (None, *range(seats)):
            view, events = GAME.view(turn.after, seat), heard(turn.events, seat)
            to = listener(seat, seats)
            texts = (
                *DEALER.tell(events, view, to),
                DEALER.status(view, to),
                DEALER.why(view, to),
                DEALER.seating(view, to),
                DEALER.seat(view, to).alt,
                *([] if seat is None else [DEALER.answered(view, turn.decision, events, to).text]),
            )
            assert named(*texts) <= known(view, events)
            assert not named(*texts) & hidden_from(seat, turn.after)


@pytest.mark.usefixtures("_marked_cards")
def test_the_public_board_is_the_same_whoever_asks_for_it():
    state = table(player(hidden=("III-red-04",)), player())
    boards = [DEALER.board(GAME.view(state, seat), listener(seat, 2)) for seat in (None, 0, 1)]
    assert len({board.key for board in boards}) == 1
    assert len({board.alt for board in boards}) == 1
    assert "III-red-04" not in named(boards[0].alt)
    assert "III-red-04" not in repr(boards[0].key)


@pytest.mark.usefixtures("_marked_cards")
def test_the_owner_is_shown_the_card_from_the_deck():
    state = table(player(hidden=("III-red-04",)), player())
    own, other = (DEALER.seat(GAME.view(state, seat), listener(seat, 2)) for seat in (0, 1))
    assert "III-red-04" in named(own.alt)
    assert "III-red-04" not in named(other.alt)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_read_the_same(language: str):
    phrases = [wording.card_with_cost(words_for(language), card) for card in CARDS]
    assert len(set(phrases)) == len(CARDS) == 90


def test_a_spectators_seat_is_the_board():
    view = GAME.view(table(), None)
    assert DEALER.seat(view, listener(None, 2)) == DEALER.board(view, listener(None, 2))


def test_the_alternative_text_tells_everything_on_the_table():
    state = table(player(reserved=("II-red-04",)), player(hidden=("I-blue-01",)))
    alt = DEALER.board(GAME.view(state, None), listener(None, 2)).alt
    for card in chain(*state.rows):
        assert card is not None
        assert f"{CARDS[card].points}" in alt
    assert "R1 red 2: 1 white, 4 blue, 2 green" in alt
    assert "R1 from deck C, unseen" in alt
    assert "Row A, 16 in the deck: A1 black 3: 3 white, 3 blue, 5 green, 3 red" in alt
    assert "Bank: 4 white, 4 blue, 4 green, 4 red, 4 black, 5 gold." in alt
