"""In The Great Split nothing public names a card, and a seat shows only its own."""

import pytest

from tests.bot.dealers.great_split.marking import mark
from tests.bot.dealers.great_split.playing import DEALER, GAME, heard, turns
from tests.bot.dealers.marking import named
from tests.bot.dealers.playing import listener


@pytest.fixture(autouse=True)
def _marked_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    mark(monkeypatch)


def test_the_public_story_and_board_name_no_card_at_all():
    for turn in turns(3, 2):
        view, to = GAME.view(turn.after, None), listener(None, 3)
        texts = DEALER.tell(heard(turn.events, None), view, to)
        board = DEALER.board(view, to)
        assert not named(*texts, board.alt, board.full, DEALER.status(view, to))


def test_what_belongs_to_a_seat_names_only_its_own_cards():
    for turn in turns(3, 2)[::2]:
        for seat in range(3):
            view = GAME.view(turn.after, seat)
            assert view.secrets is not None
            own = {*view.secrets.hand, *view.secrets.discarded}
            assert named(DEALER.seat(view, listener(seat, 3)).full) <= own


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
