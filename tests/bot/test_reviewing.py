"""Which answers of a game are looked at again, and which of them are told."""

from dataclasses import replace

from bot.reviewing import Answered, answers_in, findings
from bot.thinking.reviewing import Opinion
from engine.core import Seat, TakeBack, ask
from engine.dice import seeded
from engine.record import Ply, Record, Rewind, new_record
from tests.toy import Settle, Split, Take, Toy

TOY = Toy()
SEED = "4c" * 32


def a_record(*moves: tuple[Seat, object]) -> Record:
    record = new_record(TOY, 2, seeded(SEED), {})
    return replace(record, moves=tuple(Ply(seat, move) for seat, move in moves))


def splits() -> tuple[list[Split], list[Split]]:
    """Every split of both hands."""
    state = TOY.setup(2, seeded(SEED), {"high": False}).state
    ana, ben = ([m for m in TOY.legal_moves(state, s) if isinstance(m, Split)] for s in (0, 1))
    return ana, ben


ANAS, BENS = splits()


def given(record: Record, seat: Seat = 0) -> list[object]:
    return [each.given for each in answers_in(TOY, record, seat)]


def test_a_split_that_was_sealed_again_is_looked_at_once_as_it_was_sealed_last():
    assert given(a_record((0, ANAS[0]), (0, ANAS[1]), (1, BENS[0]))) == [ANAS[1]]


def test_what_was_taken_back_is_not_looked_at_and_what_came_instead_is():
    moves = [(0, ANAS[0]), (1, BENS[0]), (0, Take("left")), (0, TakeBack()), (0, Take("right"))]
    assert given(a_record(*moves)) == [ANAS[0], Take("right")]


def test_what_the_table_agreed_to_undo_is_not_looked_at():
    moves = [(0, ANAS[0]), (1, BENS[0]), (0, Take("left")), (0, Settle()), (1, Rewind(2))]
    again = [(1, BENS[0]), (0, Take("right"))]
    assert given(a_record(*moves)) == [ANAS[0]]
    assert given(a_record(*moves, *again)) == [ANAS[0], Take("right")]


def answered(number: int, moves: tuple[str, ...] = ("well", "badly", "worse")) -> Answered:
    return Answered(number, ask("act", number, 0), None, moves, "badly", None, ())


def told(*opinions: Opinion) -> list[int]:
    answers = [answered(number) for number in range(len(opinions))]
    return [answer.ply for answer, _ in findings(answers, opinions).costliest]


def cost(points: float, *, better: int = 0, decides: bool = False) -> Opinion:
    return Opinion(better, points, 0.0, "points", decides)


def test_the_dearest_is_told_first():
    assert told(cost(2), cost(4, better=2), cost(3)) == [1, 2, 0]


def test_what_lost_the_game_comes_before_what_cost_points():
    assert told(cost(9), cost(0.2, better=2, decides=True)) == [1, 0]


def test_one_mistake_that_was_made_in_a_row_is_told_once_where_it_cost_most():
    assert told(cost(2), cost(5), cost(3)) == [1]


def test_the_same_mistake_is_told_again_where_another_lies_between():
    assert told(cost(2), cost(5, better=2), cost(3)) == [1, 2, 0]


def test_what_lies_within_the_error_of_the_judge_is_not_told():
    small = Opinion(0, 3.0, 0.0, "chance")
    assert told(cost(0.9), small) == []


def test_the_best_decision_is_the_one_that_was_furthest_ahead():
    answers = [answered(number) for number in range(3)]
    good = [Opinion(1, 0.0, gain, "points") for gain in (2.0, 6.0, 4.0)]
    best = findings(answers, good).best
    assert best is not None
    assert best[0].ply == 1
