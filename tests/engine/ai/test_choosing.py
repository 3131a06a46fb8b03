"""What every player promises in every game."""

import gc
import os
import subprocess
import sys
import time
from typing import Any

import pytest

from engine.ai import LEVELS, Rollouts, Seconds
from engine.ai.judge import Plan
from engine.core import AnyGame, Decision, TakeBack
from engine.dice import derived_seed, seeded
from engine.games import GAMES
from tests.engine.ai.games import SEED, answer, play_to_the_end, questions, start_of
from tests.toy import Settle, State, Take, Toy

FEW = Rollouts(6)
JUDGES = {key: game.judge for key, game in GAMES.items() if game.judge is not None}
EVERY_GAME = [pytest.param(game, id=game.key) for game in (Toy(), *GAMES.values())]
EVERY_TABLE = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in (Toy(), *GAMES.values())
    for seats in game.seats
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_same_seed_gives_the_same_choice(game, level):
    for state, decision in questions(game, 2, every=9):
        first = answer(game, state, decision, level, FEW)
        assert answer(game, state, decision, level, FEW) == first


def plans_in_two_worlds(key: str, state: Any, seat: int) -> list[list[Plan]]:
    """A judge is shown an imagined world, and may look only at what the seat knows of it."""
    game, judge = GAMES[key], JUDGES[key]
    view = game.view(state, seat)
    moves = [m for m in game.legal_moves(state, seat) if not isinstance(m, TakeBack)]
    worlds = [game.imagine(view, seeded(derived_seed(SEED, name))) for name in ("one", "other")]
    return [judge.plans(game, world, seat, moves) for world in worlds]


@pytest.mark.parametrize("key", list(JUDGES))
def test_no_plan_depends_on_how_the_unknown_is_dealt(key):
    for state, decision in questions(GAMES[key], 3, every=4):
        one, other = plans_in_two_worlds(key, state, decision.seat)
        assert one == other


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_every_choice_is_legal_to_the_end_of_the_game(game, seats):
    seated = (*LEVELS, *LEVELS)[-seats:]
    assert game.outcome(play_to_the_end(game, seated, FEW)) is not None


@pytest.mark.slow
@pytest.mark.parametrize("game", EVERY_GAME)
def test_equal_players_come_to_an_end(game):
    for level in ("easy", "normal"):
        play_to_the_end(game, [level] * game.seats[-1], FEW)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_ever_takes_a_step_back(level):
    toy = Toy()
    state = toy.apply(_offers(toy), 0, Take("left")).state
    decision = toy.decisions(state)[0]
    assert TakeBack() in toy.legal_moves(state, 0)
    assert answer(toy, state, decision, level, FEW) == Settle()


def test_every_game_has_a_judge_of_its_own():
    assert set(JUDGES) == set(GAMES)


def test_a_game_without_a_judge_is_played_by_its_scores():
    toy = Toy()
    state = _offers(toy)
    decision = toy.decisions(state)[0]
    left, right = toy.view(state, 0).offer or ((), ())
    richer = Take("left") if _points(left) > _points(right) else Take("right")
    assert answer(toy, state, decision, "hard", Rollouts(200)) == richer


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_budget_of_time_is_kept(game, seats):
    state = start_of(game, seats)
    decision = game.decisions(state)[0]
    answer(game, state, decision, "hard", Seconds(0.01))  # Tables are made at the first call.
    # On a busy machine any one of them may be late.
    assert any(seconds_needed(game, state, decision) < 0.5 for _ in range(3))


def seconds_needed(game: AnyGame, state: Any, decision: Decision) -> float:
    start = time.process_time()
    move = answer(game, state, decision, "hard", Seconds(0.05, processor=True))
    assert move in game.legal_moves(state, decision.seat)
    return time.process_time() - start


@pytest.mark.parametrize("seats", GAMES["splendor"].seats)
def test_no_time_is_lost_by_looking_for_garbage_in_a_tree(seats):
    game, looks = GAMES["splendor"], []
    state = start_of(game, seats)
    # Twice, so that tables that stay are made before.
    answer(game, state, game.decisions(state)[0], "hard", Rollouts(300))
    alive = len(gc.get_objects())

    def looked(phase: str, _: object) -> None:
        if phase == "start":
            looks.append(len(gc.get_objects()))

    gc.callbacks.append(looked)
    try:
        answer(game, state, game.decisions(state)[0], "hard", Rollouts(300))
    finally:
        gc.callbacks.remove(looked)
    assert all(objects < alive + 20_000 for objects in looks)


@pytest.mark.slow
@pytest.mark.parametrize("key", list(GAMES))
def test_the_hash_seed_does_not_change_a_choice(key):
    program = (
        "from engine.ai import Rollouts; from engine.games import GAMES;"
        "from tests.engine.ai.games import play_to_the_end;"
        f"game = GAMES['{key}'];"
        "print(game.outcome(play_to_the_end(game, ['hard', 'easy'], Rollouts(4))))"
    )
    outcomes = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1")
    }
    assert len(outcomes) == 1


def _offers(toy: Toy) -> State:
    """Everybody has split off the last card."""
    state: State = start_of(toy, 2)
    for seat in (0, 1):
        state = toy.apply(state, seat, toy.legal_moves(state, seat)[2]).state
    return state


def _points(pile: tuple[str, ...]) -> int:
    return sum(int(card[-2:]) for card in pile)
