"""Whose moves a seat's moves are: not an AI's, not a former person's, and not what was taken back."""

from functools import partial

from bot.results.making import made_by_others, result_of_game
from bot.store import Player, SeatResult, StoredMove, TableRow
from engine.core import Score, ranked
from tests.toy import Toy

TWO = (Player("Ana", 11), Player("Ben", 12))


def seats_after(*moves: StoredMove, players: tuple[Player, ...] = TWO) -> tuple[SeatResult, ...]:
    row = TableRow("table001", "toy", "playing", 1, 2, 11, 11, "en", 0.0, 0.0, {})
    scores = (Score(20, ()), Score(10, ()))
    outcome = ranked(scores, [(20,), (10,)])
    others = partial(made_by_others, players)
    return result_of_game(Toy(), row, players, outcome, moves, others).seats


def move(ply: int, seat: int, *, by_ai: bool = False) -> StoredMove:
    return StoredMove(ply, seat, f"take.{ply}.{seat}", "{}", float(ply), by_ai)


def rewind(ply: int, seat: int, to: int) -> StoredMove:
    text = f'{{"to":{to},"kind":"rewind"}}'
    return StoredMove(ply, seat, f"rewind.{ply}.{seat}", text, float(ply))


def test_what_was_taken_back_counts_for_nobody():
    ana, ben = seats_after(move(1, 0), move(2, 1), rewind(3, 0, to=1), move(4, 0), move(5, 1))
    assert (ana.moves, ana.own_moves) == (1, 1)
    assert (ben.moves, ben.own_moves) == (1, 1)


def test_what_was_moved_before_somebody_sat_down_is_not_theirs():
    players = (Player("Carla", 13, since=2, former="Ana"), TWO[1])
    carla, _ = seats_after(move(1, 0), move(2, 0, by_ai=True), move(3, 0), players=players)
    assert (carla.moves, carla.own_moves) == (3, 1)
    assert not carla.counts


def test_whoever_conceded_is_last_and_the_seat_stays_theirs():
    players = (Player("Ana", 11, stand_in=1, has_left=True, conceded=True), TWO[1])
    ana, ben = seats_after(
        move(1, 0), *(move(ply, 0, by_ai=True) for ply in (2, 3, 4)), players=players
    )
    assert (ana.place, ben.place) == (2, 1)
    assert (ana.moves, ana.own_moves, ana.counts) == (1, 1, True)
