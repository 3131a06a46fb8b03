"""The story of Carcassonne: every tile is told with who stands on it, however late it is told."""

import pytest

from bot.dealers import all_dealers
from bot.dealers.carcassonne.wording import tile
from bot.dealers.dealing import Listener
from bot.i18n.words import words_for
from engine.carcassonne.cells import name_of
from engine.carcassonne.events import (
    Event,
    FigureAdvanced,
    FollowerPlaced,
    NoFollowerPlaced,
    TilePlaced,
)
from tests.bot.dealers.playing import NAMES, turns

GAME = all_dealers()["carcassonne"].game
DEALER = all_dealers()["carcassonne"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_follower_is_told_with_its_tile_even_a_round_later(seats):
    """The tile was heard of before, when it could still be taken back, and told by nobody."""
    words, played = words_for("en"), turns(GAME, seats, 1)
    told = 0
    for number, turn in enumerate(played):
        first = turn.events[0]
        if not isinstance(first, FollowerPlaced | NoFollowerPlaced):
            continue
        laid = next(
            event
            for earlier in reversed(played[:number])
            for event in earlier.events
            if isinstance(event, TilePlaced)
        )
        for later in (0, 1, 2 * seats):
            until = played[number : number + later + 1]
            events: tuple[Event, ...] = tuple(event for one in until for event in one.events)
            to = Listener(None, words, NAMES[:seats])
            line = DEALER.tell(events, GAME.view(until[-1].after, None), to)[0]
            where = f"{tile(words, laid.tile)} at {name_of(laid.cell)}"
            assert line.startswith(f"**{NAMES[first.seat]}**: {where}"), line
            told += 1
    assert told > 100


def test_whoever_ends_a_turn_hears_of_the_figures_only_where_one_moved():
    to, heard = Listener(0, words_for("en"), NAMES[:2]), {True: 0, False: 0}
    for turn in turns(GAME, 2, 4):
        mover = turn.decision.seat
        if mover != 0 or GAME.view(turn.before, mover).turn_of != mover:
            continue
        view = GAME.view(turn.after, mover)
        advanced = [event for event in turn.events if isinstance(event, FigureAdvanced)]
        has_moved = any(event.seat == mover for event in advanced)
        answer = DEALER.answered(view, turn.decision, turn.events, to)
        assert ("lady at" in answer.text) == has_moved, answer.text
        heard[has_moved] += 1
    assert all(heard.values())
