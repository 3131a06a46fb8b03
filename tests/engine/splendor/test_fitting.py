"""The script that learns the weights of Splendor does what their provenance says."""

import pytest

from engine.ai.budget import Rollouts
from engine.ai.tree import Node, best_edge, grow
from engine.core import begin
from engine.dice import Roll, seeded
from engine.splendor import Splendor
from engine.splendor.ai.fitting import (
    SIZE,
    START,
    Generation,
    Lesson,
    chances_found,
    fit,
    learn,
    surprise,
)
from engine.splendor.ai.judging import Evaluation
from engine.splendor.ai.table import table_of
from engine.splendor.ai.world import TableWorld

SEED = "5b" * 32
GENERATIONS = [Generation(games=2, descents=2), Generation(games=2, descents=2)]


@pytest.fixture
def root() -> Node:
    table = table_of(begin(Splendor(), 3, seeded(SEED), {}).state)
    node = Node(TableWorld(table, Evaluation(3, 15, START), broad=True))
    grow(node, Roll(SEED), Rollouts(30), 1.0)
    return node


def test_what_the_tree_found_is_the_best_moves_chance_and_the_others_share_the_rest(
    root: Node,
) -> None:
    found = chances_found(root)
    assert found[root.world.seat] == best_edge(root).value(root.world.seat)
    assert sum(found) == pytest.approx(1.0)
    assert min(found) > 0


def test_a_blended_lesson_lies_between_who_won_and_what_the_tree_found() -> None:
    lesson = Lesson([[], []], won=[1.0, 0.0], found=[0.4, 0.6])
    assert lesson.blended(0.0) == lesson
    assert lesson.blended(0.5).won == pytest.approx([0.7, 0.3])
    assert lesson.blended(1.0).won == pytest.approx([0.4, 0.6])


def test_a_fit_expects_what_happened_more_than_before() -> None:
    ahead, behind = [0.0] * SIZE, [0.0] * SIZE
    ahead[0] = 3.0
    lessons = [Lesson([ahead, behind], won=[1.0, 0.0], found=[0.5, 0.5])] * 40
    weights = fit(lessons, [0.0] * SIZE, 4)
    assert surprise(lessons, weights) < surprise(lessons, [0.0] * SIZE)
    assert weights[0] > 0
    assert not any(weights[1:])


def test_the_same_seed_gives_the_same_table() -> None:
    assert learn(2, GENERATIONS, 0.3, SEED, START) == learn(2, GENERATIONS, 0.3, SEED, START)


def test_only_the_last_fit_aims_at_what_the_tree_found(capsys: pytest.CaptureFixture[str]) -> None:
    learn(2, GENERATIONS, 0.0, SEED, START)
    by_outcome = capsys.readouterr().err.splitlines()
    learn(2, GENERATIONS, 1.0, SEED, START)
    by_tree = capsys.readouterr().err.splitlines()
    assert by_outcome[0] == by_tree[0]
    assert by_outcome[1] != by_tree[1]


def test_the_last_fit_learns_from_the_games_of_all_generations(
    capsys: pytest.CaptureFixture[str],
) -> None:
    learn(2, [Generation(games=3, descents=2), Generation(games=1, descents=2)], 0.3, SEED, START)
    first, last = (
        int(line.split(": ")[1].split()[0]) for line in capsys.readouterr().err.splitlines()
    )
    assert last > first
