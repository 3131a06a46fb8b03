"""The story of The Great Split that everybody hears, and what stays of a question."""

import pytest

from bot.dealers.great_split import GreatSplitDealer
from engine.great_split import GreatSplit
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
    assert told(event) == [
        "**Ben**: topaz 4 to 7 (a contract), gold 1 to 2; sold 1 card.",
    ]


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


def test_the_last_scoring_has_a_picture_once_there_is_one():
    dealer = GreatSplitDealer(GreatSplit())
    first, last = turns(3, 2)[0].before, turns(3, 2)[-1].after
    assert dealer.scoring(GAME.view(first, None), listener(None, 3)) is None
    picture = dealer.scoring(GAME.view(last, None), listener(None, 3))
    assert picture is not None
    assert "scored" in picture.alt


def test_a_round_begins_with_what_the_last_one_brought():
    said = [
        prompt.text
        for turn, prompt, _ in asked(3, 2)
        if turn.decision.kind == "split" and turn.before.round == 2
    ]
    assert said
    assert all(text.startswith("Round 1 brought you +") for text in said)
