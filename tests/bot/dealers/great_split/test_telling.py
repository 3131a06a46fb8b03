"""The story that everybody hears, and what stays of a question."""

import pytest

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
from tests.bot.dealers.great_split.playing import (
    DEALER,
    GAME,
    LANGUAGES,
    LONG_NAMES,
    heard,
    listener,
    setup,
    turns,
)


def told(*events: object, seat: int | None = None, seats: int = 3) -> list[str]:
    view = GAME.view(setup(seats, 2).state, seat)
    return list(DEALER.tell(heard(events, seat), view, listener(seat, seats)))


def chapters(seats: int, number: int):
    """The public events of each chapter of a game, and the state after it."""
    events: list[object] = list(setup(seats, number).events)
    for turn in turns(seats, number):
        events += turn.events
        before, after = GAME.view(turn.before, None), GAME.view(turn.after, None)
        if DEALER.chapter(before) != DEALER.chapter(after):
            yield tuple(events), turn.after
            events = []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2), (7, 3)])
def test_every_event_can_be_told_to_everybody(seats: int, number: int, language: str):
    for turn in turns(seats, number):
        if not turn.events:
            continue
        for seat in (None, 0, seats - 1):
            view, to = GAME.view(turn.after, seat), listener(seat, seats, language)
            for event in turn.events:
                lines = DEALER.tell(heard((event,), seat), view, to)
                assert all(line.strip() and "\n" not in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_story_of_a_chapter_fits_into_a_message(seats: int, language: str):
    to = listener(None, seats, language, LONG_NAMES)
    found = list(chapters(seats, 5))
    assert len(found) == 6
    for events, after in found:
        view = GAME.view(after, None)
        story = "\n".join(DEALER.tell(heard(events, None), view, to))
        assert 50 <= len(story) + len(DEALER.status(view, to)) <= 3500


def test_the_market_and_a_scoring_are_told_with_their_figures():
    events, after = list(chapters(3, 5))[2]
    lines = DEALER.tell(heard(events, None), GAME.view(after, None), listener(None, 3))
    assert any(line.startswith("Market +") or "stays at" in line for line in lines)
    assert any(" scored: " in line for line in lines)
    assert any(line.startswith("Prestige now: ") for line in lines)


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
        "**Ben**: topaz 4 → 7 (a contract), gold 1 → 2; sold 1 card.",
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answered_question_leaves_a_sentence_whenever_it_is_looked_at(language: str):
    game = turns(3, 2)
    for number, turn in enumerate(game):
        seat = turn.decision.seat
        for later in (turn, game[min(number + 5, len(game) - 1)], game[-1]):
            view = GAME.view(later.after, seat)
            answer = DEALER.answered(view, turn.decision, (), listener(seat, 3, language))
            assert 10 <= len(answer.text) <= 2000


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
    assert "Ana → Ben → Carla → Ana" in text
    assert text.count("starts with") == 3
    assert "After round 3 we score" in text


def test_a_round_is_a_chapter_and_so_is_the_end():
    found = [DEALER.chapter(GAME.view(after, None)) for _, after in chapters(3, 2)]
    assert found == ["round-2", "round-3", "round-4", "round-5", "round-6", "over"]


def test_the_status_says_round_and_phase_and_what_is_scored():
    turn = next(t for t in turns(3, 2) if t.before.round == 3 and t.before.phase == "split")
    status = DEALER.status(GAME.view(turn.before, None), listener(None, 3))
    assert status.startswith("Round 3 of 6 · everyone splits · market ")
    assert "Scored at the end of this round: " in status
