"""Whatever the dealer says or shows to somebody is about cards they may know."""

import re
from typing import Any

import pytest

from bot.dealers.dealing import Words
from bot.dealers.great_split import wording
from engine.great_split.components import Components
from engine.great_split.events import CardsDealt, CardsDiscarded, OfferMade, PileTaken
from tests.bot.dealers.great_split.playing import (
    DEALER,
    GAME,
    heard,
    listener,
    questions,
    texts_of,
    turns,
)

MARKED = re.compile(r"⟦(.+?)⟧")


@pytest.fixture(autouse=True)
def _marked_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal cards read the same; here each also says its own name, so that none can hide."""
    plain = wording.card

    def marked(words: Words, components: Components, name: str) -> str:
        return f"{plain(words, components, name)} ⟦{name}⟧"

    monkeypatch.setattr(wording, "card", marked)


def named(*texts: str) -> set[str]:
    return {name for text in texts for name in MARKED.findall(text)}


def known(view: Any, events: tuple[Any, ...] = ()) -> set[str]:
    """What a seat may name: its own, what is offered to it, what lies open, what it just heard."""
    cards = {card for open_seat in view.seats for card in open_seat.played}
    if view.secrets is not None:
        cards |= {*view.secrets.hand, *view.secrets.discarded}
        for pile in view.secrets.offer or ():
            cards |= set(pile)
    for event in events:
        match event:
            case OfferMade():
                cards |= {*event.left, *event.right}
            case PileTaken():
                cards |= {*event.kept, *event.returned}
            case CardsDealt() | CardsDiscarded():
                cards |= set(event.cards)
    return cards


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2), (7, 3)])
def test_a_question_names_only_cards_its_seat_may_know(seats: int, number: int):
    met = 0
    for turn, view, moves in questions(seats, number):
        to = listener(turn.decision.seat, seats)
        names = named(*texts_of(DEALER.ask(view, turn.decision, moves, to)))
        assert names <= known(view)
        met += len(names)
    assert met


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2), (7, 3)])
def test_a_story_names_only_cards_its_listener_may_know(seats: int, number: int):
    for turn in turns(seats, number):
        if not turn.events:
            continue
        for seat in (None, *range(seats)):
            view, events = GAME.view(turn.after, seat), heard(turn.events, seat)
            assert named(*DEALER.tell(events, view, listener(seat, seats))) <= known(view, events)


def test_the_public_story_and_board_name_no_card_at_all():
    for turn in turns(3, 2):
        view, to = GAME.view(turn.after, None), listener(None, 3)
        texts = DEALER.tell(heard(turn.events, None), view, to)
        board = DEALER.board(view, to)
        assert not named(*texts, board.alt, board.full, DEALER.status(view, to))


def test_a_player_who_asks_for_the_board_gets_the_public_one():
    for turn in turns(3, 2)[::4]:
        public = DEALER.board(GAME.view(turn.after, None), listener(None, 3))
        own = DEALER.board(GAME.view(turn.after, 1), listener(1, 3))
        assert own == public
        assert own.alt == public.alt


def test_what_belongs_to_a_seat_names_only_its_own_cards():
    for turn in turns(3, 2)[::2]:
        for seat in range(3):
            view = GAME.view(turn.after, seat)
            assert view.secrets is not None
            assert named(DEALER.seat(view, listener(seat, 3)).alt) <= {*view.secrets.hand}


def test_an_answered_question_names_only_cards_its_seat_may_know():
    for turn in turns(3, 2):
        seat = turn.decision.seat
        view = GAME.view(turn.after, seat)
        events = heard(turn.events, seat)
        answer = DEALER.answered(view, turn.decision, events, listener(seat, 3))
        assert named(answer.text) <= known(view, events)


def test_sold_cards_are_told_to_nobody_but_their_owner():
    """Two games that differ only in what was sold sound the same to everybody else."""
    sold = 0
    for turn in turns(3, 2):
        for event in turn.events:
            if getattr(event, "sold", ()):
                sold += 1
                view, to = GAME.view(turn.after, None), listener(None, 3)
                assert not named(*DEALER.tell(heard((event,), None), view, to))
    assert sold
