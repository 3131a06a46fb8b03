"""Where did I lose it? One's own decisions, looked at again once a game is over."""

from collections.abc import AsyncIterator, Sequence

import pytest

from bot.thinking.question import question_for
from bot.thinking.reviewing import Given, NoReview, Opinion, ReviewProcess, opinion_of
from engine.core import begin
from engine.dice import seeded
from engine.games import GAMES
from tests.bot.playing import play_to_the_end
from tests.bot.reviewers import Strict
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
SEED = "4c" * 32


class Content(Strict):
    async def opinions(self, answers: Sequence[Given]) -> AsyncIterator[Opinion]:
        for given in answers:
            yield Opinion(given.number, 0.0, 0.0, "points")


class Broken(Strict):
    async def opinions(self, answers: Sequence[Given]) -> AsyncIterator[Opinion]:
        if answers:
            raise NoReview("the process died.")
        yield Opinion(0, 0.0, 0.0, "points")


async def test_the_dearest_decision_comes_first_with_what_would_have_been_better(tmp_path):
    strict = Strict()
    async with an_evening(tmp_path, TOY, "Ana", "Ben", reviewer=strict) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        last = await evening["Ana"].press(evening.last, "Where Did I Lose It?")
        assert last.is_private
        assert last.text.startswith("**2.** This cost about 3 points.")
        assert "What you did: " in last.text
        assert "Better: " in last.text
        assert last.message.pictures
        assert [given.question.decision.kind for given in strict.asked] == ["split", "take"]
        assert all(given.question.decision.seat in {0, 1} for given in strict.asked)


async def test_a_review_can_be_asked_for_by_command_and_may_find_nothing(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", reviewer=Content()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        found = await evening["Ben"].say(evening.thread, "review")
        assert found.is_private
        assert found.text == "I found nothing that I would have done clearly better."


async def test_a_review_that_breaks_says_so(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", reviewer=Broken()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        found = await evening["Ben"].say(evening.thread, "review")
        assert found.text.startswith("The review could not be finished.")


async def test_strangers_and_games_that_are_on_have_no_review(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Eve", reviewer=Content()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        early = await evening["Ana"].say(evening.thread, "review")
        assert "review" not in early.text
        await play_to_the_end(evening, "Ana", "Ben")
        stranger = await evening["Eve"].press(evening.last, "Where Did I Lose It?")
        assert stranger.is_private
        assert "What you did" not in stranger.text


def a_given(key: str) -> Given:
    game = GAMES[key]
    options = {option.key: option.default for option in game.options}
    state = begin(game, 2, seeded(SEED), options).state
    decision = game.decisions(state)[0]
    view, moves = game.view(state, decision.seat), game.legal_moves(state, decision.seat)
    return Given(question_for(game, view, decision, moves, "hard", SEED, 0.05), 0)


def test_an_opinion_names_one_of_the_moves():
    given = a_given("splendor")
    opinion = opinion_of(given, GAMES)
    assert 0 <= opinion.better < len(given.question.moves)


@pytest.mark.slow
async def test_the_process_gives_an_opinion_on_each_answer():
    answers = [a_given("splendor"), a_given("splendor")]
    opinions = [opinion async for opinion in ReviewProcess().opinions(answers)]
    assert [opinion.unit for opinion in opinions] == ["chance", "chance"]


def test_what_is_judged_holds_only_what_its_seat_could_see():
    """As every question to an AI: the seat's view, and no seed of the game."""
    given = a_given("splendor")
    assert '"dice"' not in given.question.view
