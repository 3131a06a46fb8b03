"""The ladder: ratings from matches, and what it prints."""

from math import log10

import pytest

from engine.__main__ import main
from engine.ai.budget import Rollouts
from engine.ai.contestants import contestants
from engine.ai.ladder import Match, play_matches, ratings, written
from tests.toy import Toy

SEED = "42" * 32


def test_who_wins_three_of_four_is_rated_as_elo_says():
    _, better = ratings(2, [Match(0, 1, 10000, 2500)])
    assert better.elo == pytest.approx(400 * log10(3), abs=1)


def test_more_games_make_a_rating_surer():
    few, many = (ratings(2, [Match(0, 1, games, games / 2)])[1] for games in (10, 1000))
    assert few.reach > 5 * many.reach


def test_a_clean_sweep_is_no_proof_of_infinite_strength():
    _, better = ratings(2, [Match(0, 1, 10, 0)])
    assert 400 < better.elo < 800


def test_ratings_come_together_over_common_opponents():
    first, middle, last = ratings(3, [Match(0, 1, 400, 100), Match(1, 2, 400, 100)])
    assert first.elo == 0
    assert last.elo == pytest.approx(2 * middle.elo, rel=0.01)


def test_the_ladder_prints_one_table_of_ratings_and_matches(capsys):
    call = ["ladder", "--game", "toy", "--players", "random,normal,greedy", "--games", "2"]
    assert main([*call, "--seed", SEED, "--rollouts", "8"], {"toy": Toy()}) == 0
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert lines[0].startswith("| player | Elo | 95 % |  | ")
    assert len(lines) == 2 + 3
    assert {line.count("|") for line in lines} == {lines[0].count("|")}
    assert len(printed.err.splitlines()) == 3


def test_what_one_has_won_the_other_has_lost():
    players = contestants("random,normal", Rollouts(1))
    matches = [Match(0, 1, 40, 10)]
    best, last = written(players, matches, ratings(2, matches))[2:]
    assert best.startswith("| normal |")
    assert best.endswith("| – | 75% |")
    assert last.startswith("| random | 0 | by definition | █ |")
    assert last.endswith("| 25% | – |")
    assert best.count("█") == 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equals_are_even_however_many_seats_there_are(seats):
    twins = contestants("random,random", Rollouts(1))
    told: list[str] = []
    (match,) = play_matches(Toy(), seats, twins, 120, SEED, {}, told.append)
    assert match.games == 120
    assert 0.4 < match.wins / match.games < 0.6
    assert len(told) == 1


@pytest.mark.parametrize(
    "wrong",
    [["--players", "random"], ["--players", "random,easy", "--seats", "3", "--games", "5"]],
)
def test_a_ladder_that_cannot_be_is_refused_with_a_sentence(wrong, capsys):
    assert main(["ladder", "--game", "toy", *wrong], {"toy": Toy()}) == 2
    assert capsys.readouterr().err.strip().endswith(".")
