"""The story of The Great Split that everybody hears, and what stays of a question."""

import re
from dataclasses import replace

import pytest

from bot.dealers.dealing import PickSome
from bot.dealers.great_split.scorings import fading_art
from bot.i18n.words import words_for
from engine.great_split.editions import GALA
from engine.great_split.events import (
    CardsDiscarded,
    HandResolved,
    MarketMoved,
    OfferMade,
    PileTaken,
    RoundStarted,
    Scored,
    TrackAdvanced,
)
from tests.bot.dealers.great_split.playing import DEALER, GAME, asked, chapters, heard, setup, turns
from tests.bot.dealers.playing import listener


def told(*events: object, seat: int | None = None, seats: int = 3) -> list[str]:
    view = GAME.view(setup(seats, 2).state, seat)
    return list(DEALER.tell(heard(events, seat), view, listener(seat, seats)))


def test_the_market_and_a_scoring_are_told_with_their_figures():
    events, after = list(chapters(3, 5))[2]
    lines = DEALER.tell(heard(events, None), GAME.view(after, None), listener(None, 3))
    assert any(line.startswith("Market +") or "stays at" in line for line in lines)
    assert any(" scored: " in line for line in lines)
    assert any(line.startswith("Prestige now: ") for line in lines)


def test_the_last_scoring_leaves_the_standing_to_the_result():
    events, after = list(chapters(3, 5))[-1]
    lines = DEALER.tell(heard(events, None), GAME.view(after, None), listener(None, 3))
    assert any(line.startswith("Contracts are scored: ") for line in lines)
    assert not any(line.startswith("Prestige now: ") for line in lines)


def test_the_market_may_stay_where_it_is():
    assert told(MarketMoved(2, 0, 4)) == ["The market stays at 4."]


def test_what_one_seat_moved_is_one_line():
    trail = (
        TrackAdvanced(1, "topaz", 4, 6, 0, "card", "II-topaz-2-a"),
        TrackAdvanced(1, "gold", 1, 2, 0, "sale", "I-art-1-a"),
        TrackAdvanced(1, "topaz", 6, 7, 0, "splitter"),
    )
    event = HandResolved(1, ("II-topaz-2-a",), 1, ("I-art-1-a",), trail)
    assert told(event, MarketMoved(2, 0, 4)) == [
        "**Ben**: topaz 4 to 7 (a contract), gold 1 to 2; sold 1 card.",
        "The market stays at 4.",
    ]


def test_nothing_is_told_of_a_seat_before_the_round_is_over():
    trail = (TrackAdvanced(1, "topaz", 6, 7, 0, "splitter"),)
    assert told(HandResolved(1, (), 0, (), trail)) == []


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_a_round_ends_with_everybody_whoever_was_done_before(seats: int):
    """What happened before the last answer was told in an earlier pass, or would have been."""
    ends = [t for t in turns(seats, 5) if any(isinstance(e, MarketMoved) for e in t.events)]
    assert len(ends) == 6
    for turn in ends:
        view, to = GAME.view(turn.after, None), listener(None, seats)
        lines = DEALER.tell(heard(turn.events, None), view, to)
        who = [line.split("**")[1] for line in lines if line.startswith("**")]
        assert who == list(to.names)
        moved = [e for e in turn.events if isinstance(e, HandResolved)]
        last = DEALER.tell(heard((*moved, MarketMoved(0, 0, 0)), None), view, to)[0]
        assert last in lines, "what the boards remember is what the events said"


def test_discards_of_several_seats_are_one_line():
    events = (
        CardsDiscarded(0, 1, ("I-art-1-a",)),
        CardsDiscarded(2, 2, ("I-art-1-b", "I-art-1-c")),
    )
    assert told(*events) == ["Cards discarded: Ana 1, Carla 2."]


def test_two_players_are_told_of_two_levels():
    assert told(RoundStarted(4, 3, 6), seats=2) == [
        "Round 4 begins: a level III and a level II card for each of you, hand limit 6."
    ]


def test_the_public_hears_nothing_of_piles():
    offer = OfferMade(0, 1, ("I-art-1-a",), ("I-gold-1-a",))
    taken = PileTaken(0, 1, ("I-art-1-a",), ("I-gold-1-a",))
    assert told(offer, taken) == []
    assert told(offer, taken, seat=2) == []


def test_the_story_says_nothing_of_the_piles():
    taken = PileTaken(0, 1, ("I-art-1-a",), ("I-gold-1-a",))
    assert told(taken) == told(taken, seat=0) == []


def test_a_scoring_names_the_best_first():
    scored = next(s for turn in turns(3, 2) for s in turn.events if isinstance(s, Scored))
    points = [sum(reason.points for reason in reasons) for reasons in scored.reasons]
    line = told(scored)[0]
    ranking = sorted(range(3), key=lambda seat: -points[seat])
    expected = ", ".join(f"{('Ana', 'Ben', 'Carla')[seat]} {points[seat]}" for seat in ranking)
    assert line.endswith(f": {expected}.")


def test_a_sealed_split_shows_both_piles():
    turn = next(turn for turn in turns(3, 2) if turn.decision.kind == "split")
    seat = turn.decision.seat
    answer = DEALER.answered(GAME.view(turn.after, seat), turn.decision, (), listener(seat, 3))
    assert answer.text.startswith("Sealed. ")
    assert answer.picture is not None
    assert answer.picture.name == "split"


def test_whoever_took_a_pile_reads_what_went_back():
    turn = next(turn for turn in turns(3, 2) if turn.decision.kind == "choose")
    seat = turn.decision.seat
    answer = DEALER.answered(GAME.view(turn.after, seat), turn.decision, (), listener(seat, 3))
    assert "Back to" in answer.text


def test_the_seating_says_who_passes_to_whom_and_what_everybody_starts_with():
    view = GAME.view(setup(3, 2).state, None)
    text = DEALER.seating(view, listener(None, 3))
    assert "Ana to Ben, Ben to Carla, Carla to Ana." in text
    assert text.count("starts with") == 3
    assert "After round 3 we score" in text


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_a_round_is_a_chapter_and_so_is_the_end(seats: int):
    found = [DEALER.chapter(GAME.view(after, None)) for _, after in chapters(seats, 5)]
    assert found == ["round-2", "round-3", "round-4", "round-5", "round-6", "over"]


def test_the_status_says_round_and_phase_and_what_is_scored():
    turn = next(t for t in turns(3, 2) if t.before.round == 3 and t.before.phase == "split")
    status = DEALER.status(GAME.view(turn.before, None), listener(None, 3))
    assert status.startswith("Round 3 of 6 · everyone splits · market ")
    assert "Scored at the end of this round: " in status


def test_a_round_that_was_scored_closes_with_a_picture():
    closings = {
        after.round: DEALER.closing(GAME.view(after, None), listener(None, 3))
        for _, after in chapters(3, 5)
        if after.phase != "over"
    }
    assert [number for number, picture in closings.items() if picture] == [4, 5]
    assert closings[4] is not None
    assert "scored" in closings[4].alt


def test_both_neighbours_boards_are_worth_a_look():
    view = GAME.view(setup(3, 2).state, 0)
    looks = DEALER.looks(view, listener(0, 3))
    assert [look.label for look in looks] == ["Ben’s Board", "Carla’s Board"]
    assert looks[0].picture.alt.startswith("The board of Ben, ")
    assert len(DEALER.looks(GAME.view(setup(2, 2).state, 0), listener(0, 2))) == 1
    assert DEALER.looks(GAME.view(setup(3, 2).state, None), listener(None, 3)) == ()


def test_whoever_splits_hears_what_the_neighbour_moved():
    said = [
        prompt.text
        for turn, prompt, _ in asked(3, 2)
        if turn.decision.kind == "split" and turn.before.round == 2
    ]
    assert said
    assert all(" since: " in text for text in said)


def test_a_split_says_before_it_is_sealed_what_either_choice_would_bring():
    _, prompt, _ = next(one for one in asked(3, 2) if one[0].decision.kind == "split")
    assert isinstance(prompt, PickSome)
    text = prompt.draft(frozenset("A")).text
    assert re.search(r"If \w+ takes left: [+−]\d+ for \w+, [+−]\d+ for you\.", text)
    assert re.search(r"If \w+ takes right: [+−]\d+ for \w+, [+−]\d+ for you\.", text)


def test_art_that_the_next_token_may_make_worthless_is_warned_of():
    state = setup(3, 2).state
    view = GAME.view(state, 0)
    board = (0, 3, *view.seats[0].board[2:])
    seats = (replace(view.seats[0], board=board), *view.seats[1:])

    def warned(market: int) -> list[str]:
        return fading_art(replace(view, seats=seats, market=market), GALA, words_for("en"))

    assert warned(6) == ["Your art 3 earns 0 if the market passes 6."]
    assert warned(2) == []
    assert warned(7) == []


def test_a_round_begins_with_what_the_last_one_brought():
    said = [
        prompt.text
        for turn, prompt, _ in asked(3, 2)
        if turn.decision.kind == "split" and turn.before.round == 2
    ]
    assert said
    assert all(text.startswith("Round 1 brought you +") for text in said)
