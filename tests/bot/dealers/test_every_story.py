"""Whatever happens in a whole random game can be told and shown to everybody, and fits."""

from bot.dealers.dealing import Dealer
from bot.ui import limits
from engine.core import Outcome
from tests.bot.dealers.playing import (
    LONG_NAMES,
    NAMES,
    at_every_table,
    chapters,
    every_dealer,
    heard,
    in_every_language,
    internal_names,
    listener,
    said_after,
    setup,
    turns,
)

ROOM = limits.TEXT - 500
"""What a post may say; the frame around it needs the rest."""


@in_every_language
@at_every_table
def test_every_event_can_be_told_to_everybody(
    dealer: Dealer, seats: int, number: int, language: str
):
    game = dealer.game
    for turn in turns(game, seats, number):
        for seat in (None, 0, seats - 1):
            view, to = game.view(turn.after, seat), listener(seat, seats, language)
            for event in turn.events:
                lines = dealer.tell(heard(game, (event,), seat), view, to)
                assert all(line.strip() and "\n" not in line for line in lines)


@in_every_language
@at_every_table
def test_the_story_of_a_chapter_fits_into_a_message(
    dealer: Dealer, seats: int, number: int, language: str
):
    game, to = dealer.game, listener(None, seats, language, LONG_NAMES)
    names = [dealer.chapter(game.view(setup(game, seats, number).state, None))]
    for events, after in chapters(dealer, seats, number):
        view = game.view(after, None)
        story, status = dealer.tell(heard(game, events, None), view, to), dealer.status(view, to)
        assert story
        assert 50 <= len("\n".join(story)) + len(status) <= ROOM
        assert status.strip()
        assert "\n" not in status
        names.append(dealer.chapter(view))
    assert names[-1] == dealer.chapter(game.view(turns(game, seats, number)[-1].after, None))
    assert len(set(names)) == len(names), "a chapter that comes back would bring no fresh board"


@in_every_language
@at_every_table
def test_the_seating_the_points_and_the_end_name_everybody_and_fit(
    dealer: Dealer, seats: int, number: int, language: str
):
    game = dealer.game
    over = turns(game, seats, number)[-1].after
    outcome = game.outcome(over)
    assert isinstance(outcome, Outcome)
    view = game.view(over, None)
    for names in (NAMES, LONG_NAMES):
        to = listener(None, seats, language, names)
        start = game.view(setup(game, seats, number).state, None)
        for text in (
            dealer.seating(start, to),
            dealer.why(view, to),
            dealer.final(view, outcome, to)[0],
        ):
            assert all(name in text for name in names[:seats])
            assert len(text) <= ROOM


@in_every_language
@every_dealer
def test_every_answered_question_leaves_a_sentence_whenever_it_is_looked_at(
    dealer: Dealer, language: str
):
    game, played = dealer.game, turns(dealer.game, 3, 2)
    for place, turn in enumerate(played):
        seat = turn.decision.seat
        for later in (turn, played[min(place + 5, len(played) - 1)], played[-1]):
            view, to = game.view(later.after, seat), listener(seat, 3, language)
            assert 10 <= len(dealer.answered(view, turn.decision, (), to).text) <= 1000


@in_every_language
@at_every_table
def test_pictures_of_board_seat_and_end_have_words_that_discord_takes(
    dealer: Dealer, seats: int, number: int, language: str
):
    game, played = dealer.game, turns(dealer.game, seats, number)
    public, own = (listener(seat, seats, language, LONG_NAMES) for seat in (None, 1))
    outcome = game.outcome(played[-1].after)
    assert isinstance(outcome, Outcome)
    final = dealer.final(game.view(played[-1].after, None), outcome, public)[1]
    assert 50 <= len(final.alt) <= limits.ALT_TEXT
    for turn in played[:: 5 * seats]:
        board = dealer.board(game.view(turn.after, None), public)
        seat = dealer.seat(game.view(turn.after, 1), own)
        for picture in (board, seat):
            assert 60 <= len(picture.alt) <= limits.ALT_TEXT
            assert not picture.alt.endswith("…")


@in_every_language
@every_dealer
def test_nobody_hears_the_internal_name_of_anything(dealer: Dealer, language: str):
    internal = internal_names(dealer, 3, 2)
    for turn in turns(dealer.game, 3, 2)[::3]:
        for seat in (None, turn.decision.seat):
            for text in said_after(dealer, turn, listener(seat, 3, language)):
                assert not internal.search(text), text
