"""The arena: what it counts, what it prints, what it refuses."""

from types import SimpleNamespace

import pytest

from engine.__main__ import main
from engine.ai import Rollouts, Seconds
from engine.ai.arena import Tally, compete, standing, wilson
from engine.ai.budget import Meter
from engine.ai.contestants import Contestant, contestants
from engine.dice import derived_seed
from engine.games import GAMES
from tests.engine.ai.games import questions
from tests.toy import Toy

TOYS = {"toy": Toy()}
SEED = "42" * 32


def players(names: str, rollouts: int = 4) -> tuple[Contestant, ...]:
    return contestants(names, Rollouts(rollouts))


def test_the_interval_is_wilsons():
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)


def test_the_interval_of_a_clean_sweep_stays_below_certainty():
    low, high = wilson(20, 20)
    assert 0.83 < low < 0.84
    assert high == 1.0


def test_every_game_is_won_once():
    tallies = compete(Toy(), 3, players("random"), 9, SEED, {"high": False})
    assert sum(tally.wins for tally in tallies) == pytest.approx(9)
    assert [tally.games for tally in tallies] == [9, 9, 9]


def test_a_match_says_how_it_stands_after_every_deal():
    heard: list[str] = []
    compete(
        Toy(), 2, players("random"), 5, SEED, {"high": False}, lambda so: heard.append(standing(so))
    )
    assert [line.split(":")[0] for line in heard] == ["2 games", "4 games"]
    assert sum(float(who.split()[-1]) for who in heard[-1].split(",")) == 4


def test_fewer_players_than_seats_take_further_seats_in_turn():
    tallies = compete(Toy(), 4, players("easy,random"), 1, SEED, {"high": False})
    assert [tally.player.name for tally in tallies] == ["easy", "random", "easy", "random"]


def test_a_resolution_is_one_question_of_many_moves():
    tally = Tally(players("hard")[0])
    for seconds, kind in ((1.0, "split"), (0.5, "resolve"), (0.75, "resolve"), (0.1, "split")):
        tally.think(seconds, (kind, "1"))
    assert tally.slowest == 1.0
    assert tally.longest == 1.25


def test_the_arena_prints_a_line_for_each_player(capsys):
    call = ["arena", "--game", "toy", "--seats", "2", "--players", "normal,random"]
    assert main([*call, "--games", "4", "--seed", SEED, "--rollouts", "32"], TOYS) == 0
    seed, what, normal, random = capsys.readouterr().out.splitlines()
    assert seed == f"seed {SEED}"
    assert what == "4 games of toy with 2 seats, 32 rollouts"
    assert normal.startswith("1 normal: wins ")
    assert random.startswith("2 random: wins ")
    assert all("95 % between" in line and "mean score" in line for line in (normal, random))
    assert all("ms a move" in line for line in (normal, random))


def test_a_level_may_name_its_budget():
    quick, slow, plain = players("hard@0.2s,hard@400,hard", rollouts=7)
    assert quick.budget == Seconds(0.2, processor=True)
    assert slow.budget == Rollouts(400)
    assert plain.budget == Rollouts(7)


@pytest.mark.parametrize("name", ["greedy", "uct-12"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_players_of_another_family_answer_every_question(game, name):
    (player,) = players(name)
    asked = 0
    for state, decision in questions(game, 2, every=23):
        moves = game.legal_moves(state, decision.seat)
        view = game.view(state, decision.seat)
        assert player.choose(game, view, decision, moves, SEED) in moves
        asked += 1
    assert asked


@pytest.mark.slow
@pytest.mark.parametrize(
    ("many", "games", "target"),
    [(100, 4, 10), pytest.param(200, 10, 15, marks=pytest.mark.soak)],
)
def test_more_iterations_make_the_plain_search_stronger(many, games, target):
    rivals = players(f"uct-{many},uct-10")
    stronger, _ = compete(GAMES["splendor"], 2, rivals, games, SEED, {"target": target})
    assert stronger.wins >= 0.7 * games


def test_of_a_time_some_can_be_kept_and_of_a_count_all_is_spent(monkeypatch):
    clock = iter((0.0, 1.0, 1.9, 2.0))
    monkeypatch.setattr("engine.ai.budget.time", SimpleNamespace(monotonic=lambda: next(clock)))
    meter = Meter(Seconds(2.0), 1.0, kept=0.05)
    assert meter.progress == pytest.approx(1 / 1.9)
    assert meter.progress == 1
    counted = Meter(Rollouts(20), 1.0, kept=0.05)
    counted.spend(19)
    assert counted.progress == pytest.approx(0.95)


@pytest.mark.parametrize("budget", [Rollouts(0), Seconds(0.0)])
def test_a_budget_of_nothing_is_spent_and_never_more_than_spent(budget):
    meter = Meter(budget, 1.0)
    meter.spend(1)
    assert meter.progress == 1.0


def test_hard_plays_with_no_rollouts_at_all(capsys):
    call = ["arena", "--game", "toy", "--seats", "2", "--players", "hard,random"]
    assert main([*call, "--games", "2", "--seed", SEED, "--rollouts", "0"], TOYS) == 0
    assert "0 rollouts" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        ["--players", "clever", "--seats", "2"],
        ["--players", "uct", "--seats", "2"],
        ["--players", "normal-20", "--seats", "2"],
        ["--players", "easy,easy,easy", "--seats", "2"],
        ["--players", "easy", "--seats", "9"],
        ["--players", "easy", "--seats", "2", "--games", "0"],
        ["--players", "easy", "--seats", "2", "--seed", "x"],
        ["--players", "easy", "--seats", "2", "--rollouts", "-1"],
    ],
)
def test_a_match_that_cannot_be_is_refused_with_a_sentence(wrong, capsys):
    assert main(["arena", "--game", "toy", *wrong], TOYS) == 2
    assert capsys.readouterr().err.strip().endswith(".")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_easy_beats_random_almost_always(game):
    options = {option.key: option.default for option in game.options}
    easy, _ = compete(game, 2, players("easy,random"), 12, derived_seed(SEED, "strength"), options)
    assert easy.wins >= 9
