"""What is told of a game of Splendor: turns, standings, answers and the end."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n.words import LANGUAGES
from engine.core import Decision
from engine.splendor.data import DECKS
from engine.splendor.events import (
    CardBought,
    CardReserved,
    CardReservedFromDeck,
    CardRevealed,
    GameEnded,
    NobleVisited,
    TargetReached,
    TokensReturned,
    TokensTaken,
    TurnPassed,
)
from engine.splendor.moves import BuyCard, Move, Pass, ReserveFromDeck, ReturnTokens, TakeTokens
from engine.splendor.scoring import outcome_of
from engine.splendor.state import State
from tests.bot.dealers.playing import in_every_language, listener
from tests.bot.dealers.splendor.playing import DEALER, GAME, GAMES, heard, turns
from tests.engine.splendor.builders import (
    EMPTY_ROWS,
    NO_DECKS,
    bonuses,
    do,
    gems,
    player,
    table,
)


def told(*events: Any, seat: int | None = None) -> list[str]:
    state = table()
    return list(DEALER.tell(heard(events, seat), GAME.view(state, seat), listener(seat, 2)))


def status(state: State) -> str:
    return DEALER.status(GAME.view(state, None), listener(None, len(state.players)))


def final(state: State) -> str:
    over = replace(state, phase="over", chronicle=((0,) * len(state.players),))
    view = GAME.view(over, None)
    return DEALER.final(view, outcome_of(over), listener(None, len(state.players)))[0]


def test_tokens_that_are_taken_are_named_by_their_colours():
    assert told(TokensTaken(0, gems(white=1, red=1, black=1))) == [
        "**Ana** takes white, red and black."
    ]
    assert told(TokensTaken(1, gems(green=2))) == ["**Ben** takes 2 green."]


def test_a_purchase_tells_the_card_the_payment_and_what_came_instead():
    events = (
        CardBought(0, "II-blue-03", gems(blue=4, gold=1), reserved=False),
        CardRevealed(2, 1, "II-green-06"),
    )
    assert told(*events) == [
        (
            "**Ana** buys from row B (blue, 2 points) and pays 4 blue and 1 gold. "
            "New at B2: green, 3 points, costs 6 green."
        )
    ]


def test_a_reserved_card_that_is_bought_is_shown_to_everybody():
    line = told(CardBought(1, "I-red-08", gems(white=4), reserved=True))
    assert line == ["**Ben** buys a reserved card (red, 1 point) and pays 4 white."]


def test_a_card_reserved_from_a_row_is_told_with_its_cost():
    assert told(CardReserved(0, "III-blue-02", gold=True)) == [
        "**Ana** reserves from row A (blue, 4 points, costs 7 white) and takes 1 gold."
    ]


def test_the_story_does_not_say_which_card_was_reserved_from_a_deck():
    event = CardReservedFromDeck(0, 3, "III-blue-02", gold=False)
    public = "**Ana** reserves the top card of deck A, unseen; there is no gold left."
    assert told(event) == [public]
    assert told(event, seat=1) == [public]
    assert told(event, seat=0) == [public]


def test_the_rest_of_a_turn_is_told():
    assert told(
        TokensReturned(0, gems(white=1, gold=1)),
        NobleVisited(0, "noble-white-blue"),
        TargetReached(0, 16),
        TurnPassed(1),
        GameEnded("target"),
    ) == [
        "**Ana** puts back white and gold.",
        "A noble visits **Ana** for bonuses of 4 white and 4 blue: 3 points.",
        "**Ana** has 16 points. This round is the last.",
        "**Ben** can do nothing and passes.",
        "The round is over and 15 points were reached: the game ends.",
    ]
    assert told(GameEnded("stalemate")) == ["Everybody had to pass, so the game ends here."]


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_everything_that_is_done_is_told(seats: int, number: int):
    for turn in turns(seats, number):
        view, to = GAME.view(turn.after, None), listener(None, seats)
        assert DEALER.tell(heard(turn.events, None), view, to)


def test_a_round_is_a_chapter_and_so_is_the_end():
    assert DEALER.chapter(GAME.view(table(turn=0), None)) == "round-1"
    assert DEALER.chapter(GAME.view(table(turn=1), None)) == "round-1"
    assert DEALER.chapter(GAME.view(table(turn=2), None)) == "round-2"
    assert DEALER.chapter(GAME.view(table(phase="over"), None)) == "over"


def test_the_status_says_which_round_it_is_and_how_everybody_stands():
    state = table(player(cards=("II-blue-06",)), player(), turn=3)
    assert status(state) == "Round 2 · points: Ana 3, Ben 0 · target 15"
    assert (
        status(replace(state, phase="over")) == "The game is over. Points: Ana 3, Ben 0 · target 15"
    )


def test_the_status_announces_the_last_round():
    state = table(player(cards=DECKS[2][:4]), player(), turn=1)
    assert status(state).endswith("**last round**")


def test_the_seating_says_who_begins_and_what_ends_the_game():
    view = GAME.view(table(nobles=("noble-white-blue",), target=18), None)
    text = DEALER.seating(view, listener(None, 2))
    assert "Ana, Ben. **Ana** begins." in text
    assert "Whoever reaches the target brings on the last round" in text


@in_every_language
def test_every_answered_question_leaves_a_line(language: str):
    game = turns(3, 2)
    for number, turn in enumerate(game):
        seat = turn.decision.seat
        for later in (turn, game[min(number + 5, len(game) - 1)]):
            view = GAME.view(later.after, seat)
            answer = DEALER.answered(view, turn.decision, (), listener(seat, 3, language))
            assert len(answer.text) >= 20
            assert "\n" not in answer.text


def test_an_answer_that_is_forgotten_names_its_round():
    decision = Decision(0, "act", "act.4.0", awaited=False)
    answer = DEALER.answered(GAME.view(table(turn=5), 0), decision, (), listener(0, 2))
    assert answer.text == "Round 3: you have played."


def answers(state: State, *moves: Move) -> list[str]:
    """What each of these decisions of one turn leaves behind."""
    found = []
    for move in moves:
        (decision,) = GAME.decisions(state)
        state = do(state, move)
        view = GAME.view(state, decision.seat)
        answer = DEALER.answered(view, decision, (), listener(decision.seat, len(state.players)))
        found.append(answer.text.split("\n")[0])
    return found


def test_an_answer_says_what_was_taken_and_what_was_put_back():
    full = table(player(gems(red=4, black=4)), player())
    three, one = gems(white=1, blue=1, green=1), gems(red=1)
    assert answers(full, TakeTokens(three), ReturnTokens(one)) == [
        "**Round 1.** You took white, blue and green.",
        "**Round 1.** You put back red.",
    ]


def test_an_answer_says_what_was_bought_and_who_came():
    state = table(
        player(gems(red=2, black=1), cards=bonuses(white=3, blue=3, green=3)),
        player(),
        rows=(("I-white-01", None, None, None), *EMPTY_ROWS[1:]),
        nobles=("noble-white-blue-green",),
    )
    (answer,) = answers(state, BuyCard("I-white-01", gems(red=2, black=1)))
    assert answer == (
        "**Round 1.** You bought from row C (white) and paid 2 red and 1 black. "
        "New at C1: white. "
        "A noble visited you for bonuses of 3 white, 3 blue and 3 green: 3 points."
    )


def test_an_answer_tells_its_owner_the_card_from_the_deck():
    state = table(draws=("III-blue-02",))
    assert answers(state, ReserveFromDeck(3)) == [
        (
            "**Round 1.** You reserved the top card of deck A (blue, 4 points, costs 7 white) "
            "and took 1 gold."
        )
    ]


def test_an_answer_says_that_one_had_to_pass():
    stuck = table(
        player(reserved=DECKS[2][:3]), player(), bank=gems(), rows=EMPTY_ROWS, decks=NO_DECKS
    )
    assert answers(stuck, Pass()) == ["**Round 1.** You could do nothing and passed."]


def test_an_answer_that_others_have_played_after_keeps_to_its_round():
    state = table()
    (decision,) = GAME.decisions(state)
    after = do(state, TakeTokens(gems(white=2)), TakeTokens(gems(blue=2)))
    answer = DEALER.answered(GAME.view(after, 0), decision, (), listener(0, 2))
    assert answer.text.startswith("Round 1: you have played.")


def test_an_answer_is_remembered_by_what_happened_when_the_view_has_moved_on():
    state = table()
    (decision,) = GAME.decisions(state)
    after = do(state, TakeTokens(gems(white=2)), TakeTokens(gems(blue=2)))
    since = (
        TokensTaken(0, gems(white=2)),
        TokensTaken(1, gems(blue=2)),
        TokensTaken(0, gems(red=2)),
    )
    first_lines = [
        DEALER.answered(
            GAME.view(after, 0), decision, heard(since, 0), listener(0, 2, language)
        ).text.split("\n")[0]
        for language in LANGUAGES
    ]
    assert first_lines == [
        "**Round 1.** You took 2 white.",
        "**Ronda 1.** Has tomado 2 blancas.",
        "**Runde 1.** Du hast 2 Weiß genommen.",
    ]


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_however_far_the_game_has_gone_an_answer_reads_as_it_did_at_once(seats: int, number: int):
    game = turns(seats, number)
    for place, turn in enumerate(game):
        if turn.before.turn == turn.after.turn:
            continue
        seat = turn.decision.seat
        lines = []
        for last in (place, min(place + 1, len(game) - 1), min(place + 9, len(game) - 1)):
            later = tuple(event for one in game[place : last + 1] for event in one.events)
            view, to = GAME.view(game[last].after, seat), listener(seat, seats)
            answer = DEALER.answered(view, turn.decision, heard(later, seat), to)
            lines.append(answer.text.split("\n")[0])
        assert lines[0].startswith("**Round ")
        assert lines == lines[:1] * 3


def test_the_alternative_text_says_what_the_marks_show():
    state = do(table(), TakeTokens(gems(white=1, blue=1, green=1)))
    alt = DEALER.board(GAME.view(state, None), listener(None, 2)).alt
    assert "Last turn: Ana takes white, blue and green." in alt
    reserved = do(table(draws=("III-blue-02",)), ReserveFromDeck(3))
    for seat in (None, 0, 1):
        alt = DEALER.board(GAME.view(reserved, seat), listener(seat, 2)).alt
        assert "Last turn: Ana reserves the top card of deck A, unseen" in alt


def test_the_alternative_text_of_a_board_says_as_of_when():
    start = DEALER.board(GAME.view(table(turn=2), None), listener(None, 2)).alt
    assert start.startswith("As of the start of round 2, Ana to play;")
    within = DEALER.board(GAME.view(table(turn=3), None), listener(None, 2)).alt
    assert within.startswith("As of Ben's turn in round 2;")


def test_before_the_first_turn_there_is_no_last_one():
    assert "Last turn" not in DEALER.board(GAME.view(table(), None), listener(None, 2)).alt


def test_why_lists_every_card_and_noble_that_gave_points():
    state = table(
        player(cards=("I-red-08", "I-red-01", "III-blue-04"), nobles=("noble-red-black",)),
        player(),
    )
    lines = DEALER.why(GAME.view(state, None), listener(None, 2)).split("\n")
    assert lines[0] == (
        "**Ana 9**: red from row C 1, blue from row A 5, noble (4 red and 4 black) 3 · 3 cards bought"
    )
    assert lines[1] == "**Ben 0**: no points yet · 0 cards bought"


def test_the_end_names_the_winner_and_where_the_points_came_from():
    state = table(
        player(cards=("III-blue-04",), nobles=("noble-red-black",)), player(cards=("I-red-08",))
    )
    assert final(state).split("\n") == [
        "**Ana** wins 8 to 1.",
        "1. **Ana 8** · 5 on 1 card, 3 from nobles",
        "2. **Ben 1** · 1 on 1 card, 0 from nobles",
    ]


def test_fewer_cards_win_among_equals_and_the_end_says_so():
    state = table(player(cards=("I-red-08", "I-red-01")), player(cards=("I-blue-08",)))
    lines = final(state).split("\n")
    assert lines[0] == "**Ben** wins the tie at 1: fewer cards bought, 1 to 2."
    assert lines[1].startswith("1. **Ben 1**")
    assert lines[2].startswith("2. **Ana 1**")


def test_a_shared_victory_names_both_in_the_first_place():
    state = table(player(cards=("I-red-08",)), player(cards=("I-blue-08",)))
    lines = final(state).split("\n")
    assert lines[0].startswith("**Ana and Ben** share the victory")
    assert [line[0] for line in lines[1:]] == ["1", "1"]


def test_an_answer_says_which_card_the_own_purchase_revealed():
    state = table(
        player(gems(red=2, black=1)),
        player(),
        rows=(("I-white-01", None, None, None), *EMPTY_ROWS[1:]),
        draws=("I-blue-08",),
    )
    (answer,) = answers(state, BuyCard("I-white-01", gems(red=2, black=1)))
    assert answer.endswith("New at C1: blue, 1 point.")
