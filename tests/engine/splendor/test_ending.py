"""Passing, the last round and who wins: edge cases 18 to 20, 22 and 23."""

import pytest

from engine.core import IllegalMove, Outcome, Reason
from engine.splendor.data import CARDS
from engine.splendor.events import GameEnded, NobleVisited, TargetReached, TurnPassed
from engine.splendor.moves import ChooseNoble, Pass, TakeTokens
from engine.splendor.state import Player, State
from tests.engine.splendor.builders import (
    EMPTY_ROWS,
    NO_DECKS,
    NOTHING,
    SPLENDOR,
    asked,
    bonuses,
    do,
    gems,
    legal,
    player,
    step,
    table,
)

THREE = TakeTokens(gems(white=1, blue=1, green=1))
FIVES = ("III-white-04", "III-blue-04", "III-green-04", "III-red-04", "III-black-04")
FIFTEEN, TEN = FIVES[:3], FIVES[3:]
STUCK = player(reserved=("III-white-01", "III-blue-01", "III-green-01"))
ALSO_STUCK = player(reserved=("III-red-01", "III-black-01", "III-white-02"))


def nothing_left(*players: Player, turn: int = 0, nobles: tuple[str, ...] = ()) -> State:
    """A table with nothing to take and nothing to reserve."""
    return table(*players, turn=turn, nobles=nobles, bank=NOTHING, rows=EMPTY_ROWS, decks=NO_DECKS)


def outcome(state: State) -> Outcome:
    found = SPLENDOR.outcome(state)
    assert found is not None
    return found


def result(*players: Player) -> Outcome:
    """The outcome once the last seat has made one more move of no importance."""
    return outcome(do(table(*players, turn=len(players) - 1), THREE))


# Case 18.
def test_fifteen_points_bring_the_last_round():
    after = step(table(player(cards=FIFTEEN), player()), THREE)
    assert after.events[-1] == TargetReached(0, 15)
    assert asked(after.state) == [(1, "act")]


def test_fourteen_points_bring_nothing():
    cards = (*TEN, "III-white-02")
    assert sum(CARDS[card].points for card in cards) == 14
    after = do(table(player(cards=cards), player()), THREE, THREE)
    assert asked(after) == [(0, "act")]


def test_the_points_of_a_noble_count_towards_fifteen():
    twelve = (*TEN, "II-white-03", *bonuses(white=4, blue=4))
    state = table(player(cards=twelve), player(), nobles=("noble-white-blue",))
    assert step(state, THREE).events[-2:] == (
        NobleVisited(0, "noble-white-blue"),
        TargetReached(0, 15),
    )


def test_the_target_is_announced_after_the_noble_is_chosen():
    nobles = ("noble-white-blue", "noble-white-blue-green")
    state = table(
        player(cards=(*FIFTEEN, *bonuses(white=4, blue=4, green=3))), player(), nobles=nobles
    )
    waiting = step(state, THREE)
    assert not any(isinstance(event, TargetReached) for event in waiting.events)
    after = step(waiting.state, ChooseNoble(nobles[0]))
    assert after.events == (NobleVisited(0, nobles[0]), TargetReached(0, 18))


def test_a_table_may_play_to_another_target():
    after = step(table(player(cards=TEN), player(), target=10), THREE)
    assert after.events[-1] == TargetReached(0, 10)


# Case 19.
def test_the_round_is_finished_so_that_all_have_had_as_many_turns():
    after = do(table(player(), player(cards=FIFTEEN), player(), turn=1), THREE)
    assert asked(after) == [(2, "act")]
    last = step(after, THREE)
    assert (last.events[-1], asked(last.state)) == (GameEnded("target"), [])


def test_the_game_ends_at_once_when_the_last_seat_reaches_fifteen():
    after = step(table(player(), player(cards=FIFTEEN), turn=1), THREE)
    assert after.events[-2:] == (TargetReached(1, 15), GameEnded("target"))


def test_only_the_first_to_reach_the_target_is_announced():
    after = step(table(player(cards=FIFTEEN), player(cards=(*TEN, "III-red-01", "II-white-03")),
                       turn=1), THREE)  # fmt: skip
    assert [event.kind for event in after.events] == ["tokens_taken", "game_ended"]


def test_a_later_seat_may_overtake_in_the_last_round():
    final = result(player(cards=FIFTEEN), player(cards=(*TEN, "III-red-01", "III-red-02")))
    assert [score.points for score in final.scores] == [15, 17]
    assert final.winners == (1,)


def test_there_is_no_outcome_while_the_game_goes_on():
    assert SPLENDOR.outcome(table(player(cards=FIFTEEN), player())) is None


# Case 20.
def test_a_tie_goes_to_whoever_bought_fewer_cards():
    more_cards = (*TEN, "II-white-03", "II-blue-03", "I-white-08")
    final = result(player(cards=more_cards), player(cards=FIFTEEN))
    assert final.winners == (1,)
    assert final.scores[0].reasons[-1] == Reason("fewest_cards", 0, (("count", 5),))
    assert final.scores[1].reasons[-1] == Reason("fewest_cards", 0, (("count", 3),))


def test_reserved_cards_do_not_count_in_a_tie():
    final = result(
        player(cards=(*TEN, "III-red-01", "II-white-03")),
        player(cards=FIFTEEN, reserved=("I-red-01", "I-red-02", "I-red-03")),
    )
    assert final.winners == (1,)


def test_only_those_tied_on_top_are_compared_by_cards():
    final = result(
        player(), player(cards=(*TEN, "III-red-01", "II-white-03")), player(cards=FIFTEEN)
    )
    assert final.winners == (2,)
    assert [reason.what for reason in final.scores[0].reasons] == ["cards", "nobles"]


def test_a_full_tie_is_a_shared_victory():
    other_three = ("III-white-02", "III-blue-02", "III-black-01", "III-red-02")
    final = result(player(cards=(*FIFTEEN, "I-red-01")), player(cards=other_three), player())
    assert [score.points for score in final.scores] == [15, 15, 0]
    assert final.winners == (0, 1)


def test_the_outcome_says_where_every_point_came_from():
    final = result(player(cards=FIFTEEN, nobles=("noble-red-black",)), player())
    assert final.scores[0].reasons == (
        Reason("cards", 15, (("count", 3),)),
        Reason("nobles", 3, (("count", 1),)),
    )
    assert final.scores[0].points == 18


# Case 22.
def test_passing_is_legal_only_for_a_seat_that_can_do_nothing_else():
    state = nothing_left(STUCK, player())
    assert legal(state) == (Pass(),)
    after = step(state, Pass())
    assert after.events == (TurnPassed(0),)
    assert asked(after.state) == [(1, "act")]


def test_nobody_passes_while_a_single_token_can_be_taken():
    state = table(STUCK, player(), bank=gems(red=1), rows=EMPTY_ROWS, decks=NO_DECKS)
    assert legal(state) == (TakeTokens(gems(red=1)),)
    with pytest.raises(IllegalMove):
        step(state, Pass())


def test_gold_alone_in_the_bank_does_not_save_a_stuck_seat():
    state = table(STUCK, player(), bank=gems(gold=5), rows=EMPTY_ROWS, decks=NO_DECKS)
    assert legal(state) == (Pass(),)


# Case 23.
def test_when_all_have_passed_in_a_row_the_game_ends_and_is_ranked():
    leader = player(cards=("I-white-08",), reserved=[kept.card for kept in STUCK.reserved])
    after = step(do(nothing_left(leader, ALSO_STUCK), Pass()), Pass())
    assert after.events == (TurnPassed(1), GameEnded("stalemate"))
    assert asked(after.state) == []
    assert outcome(after.state).winners == (0,)


def test_a_stalemate_can_come_in_the_middle_of_a_round():
    after = do(nothing_left(STUCK, ALSO_STUCK, turn=1), Pass(), Pass())
    assert asked(after) == []
    assert len(after.chronicle) == 2


def test_an_action_in_between_breaks_the_row_of_passes():
    mover = player(gems(blue=3), reserved=("I-white-02",))
    state = nothing_left(STUCK, mover)
    after = do(state, Pass(), legal(do(state, Pass()))[0])
    assert (after.passes, asked(after)) == (0, [(0, "act")])


def owed_two_nobles() -> State:
    """Nobody can do anything, but two nobles come to the second seat, one a turn."""
    leader = player(cards=("III-black-04",), reserved=[kept.card for kept in STUCK.reserved])
    called = player(
        cards=bonuses(white=4, blue=4, green=3),
        reserved=[kept.card for kept in ALSO_STUCK.reserved],
    )
    return nothing_left(leader, called, nobles=("noble-white-blue", "noble-white-blue-green"))


def test_a_noble_who_comes_breaks_the_row_of_passes():
    """Case 16: the second noble comes at the end of the next turn, also after a pass."""
    chosen = do(owed_two_nobles(), Pass(), Pass(), ChooseNoble("noble-white-blue"))
    assert (chosen.passes, asked(chosen)) == (0, [(0, "act")])
    after = do(chosen, Pass(), Pass())
    assert after.players[1].nobles == ("noble-white-blue", "noble-white-blue-green")
    assert asked(after) == [(0, "act")]


def test_a_stalemate_waits_until_no_noble_is_owed():
    after = do(owed_two_nobles(), Pass(), Pass(), ChooseNoble("noble-white-blue"))
    after = do(after, Pass(), Pass(), Pass(), Pass())
    assert asked(after) == []
    assert [score.points for score in outcome(after).scores] == [5, 6]
    assert outcome(after).winners == (1,)
