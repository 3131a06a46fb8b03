"""Where did I lose it? One's own decisions, looked at again once a game is over."""

import asyncio
import sys
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from dataclasses import replace

import pytest

from bot.child_processes import ChildProcesses
from bot.flood import Admission
from bot.thinking.fair_turns import Asker
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
    async def opinions(
        self, answers: Sequence[Given], _asker: Asker
    ) -> AsyncGenerator[Opinion, None]:
        for given in answers:
            yield Opinion(given.number, 0.0, 0.0, "points")


class Deciding(Strict):
    async def opinions(
        self, answers: Sequence[Given], asker: Asker
    ) -> AsyncGenerator[Opinion, None]:
        async for opinion in super().opinions(answers, asker):
            yield replace(opinion, cost=0.0, decides=True)


class Broken(Strict):
    async def opinions(
        self, answers: Sequence[Given], _asker: Asker
    ) -> AsyncGenerator[Opinion, None]:
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
        assert last.message.pictures == ["0-hand"]
        assert [given.question.decision.kind for given in strict.asked] == ["split", "take"]
        assert all(given.question.decision.seat in {0, 1} for given in strict.asked)


async def test_every_page_has_what_was_seen_in_words(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Eve", reviewer=Strict()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        found = await evening["Ana"].press(evening.last, "Where Did I Lose It?")
        seen = await evening["Ana"].press(found.message, "Board as Text")
        assert seen.is_private
        assert "card" in seen.text


async def test_what_decided_the_game_is_told_as_that(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", reviewer=Deciding()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        last = await evening["Ana"].press(evening.last, "Where Did I Lose It?")
        assert last.text.startswith("**2.** This most likely cost the game.")


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
    opinions = [opinion async for opinion in ReviewProcess().opinions(answers, Asker())]
    assert [opinion.unit for opinion in opinions] == ["chance", "chance"]


def test_what_is_judged_holds_only_what_its_seat_could_see():
    """As every question to an AI: the seat's view, and no seed of the game."""
    given = a_given("splendor")
    assert '"dice"' not in given.question.view


async def test_one_review_does_not_wait_behind_somebodys_twenty():
    process, order = ReviewProcess(), []

    async def look_back(person: int) -> None:
        async for _ in process.opinions([], Asker(person)):
            raise AssertionError("nothing was asked")
        order.append(person)

    await asyncio.gather(*(look_back(person) for person in [*[1] * 20, 2]))
    assert order.index(2) == 1


ECHO = """
import sys
for line in sys.stdin:
    print('{"better": 0, "cost": 0.0, "gain": 0.0, "unit": "points"}', flush=True)
"""


def a_process(*command: str) -> ReviewProcess:
    process = ReviewProcess()
    process._processes = ChildProcesses(command, 1)
    return process


async def follow(
    process: ReviewProcess, answers: int, over_each: Callable[[], object] = bool
) -> None:
    """Read the opinions as a review does, which takes its time over each."""
    opinions = process.opinions([a_given("splendor")] * answers, Asker())
    async with aclosing(opinions) as coming:
        async for _ in coming:
            over_each()


async def test_a_review_whose_time_is_over_while_somebody_is_told_how_far_it_has_come_says_so(
    monkeypatch,
):
    loop = asyncio.get_running_loop()
    time = loop.time
    told: list[int] = []

    def an_hour_passes() -> None:
        told.append(len(told))
        monkeypatch.setattr(loop, "time", lambda: time() + 3600)

    process = a_process(sys.executable, "-c", ECHO)
    with pytest.raises(NoReview):
        await follow(process, answers=2, over_each=an_hour_passes)
    assert told == [0]


async def test_a_review_that_cannot_begin_says_so():
    process = a_process("/no/such/program")
    for _ in range(2):
        with pytest.raises(NoReview):
            await follow(process, answers=1)


class Patient(Strict):
    """Begins when it may, and remembers what it saw then."""

    def __init__(self) -> None:
        super().__init__()
        self.may_begin = asyncio.Event()
        self.look: Callable[[], object] = bool
        self.seen: list[object] = []

    async def opinions(
        self, answers: Sequence[Given], asker: Asker
    ) -> AsyncGenerator[Opinion, None]:
        await self.may_begin.wait()
        self.seen.append(self.look())
        async for opinion in super().opinions(answers, asker):
            yield opinion


async def test_who_presses_again_and_again_gets_one_review_and_a_sentence(tmp_path, monkeypatch):
    patient, admitted = Patient(), []
    async with an_evening(tmp_path, TOY, "Ana", "Ben", reviewer=patient) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")

        async def admit(person: int) -> Admission:
            admitted.append(person)
            if len(admitted) == 5:
                patient.may_begin.set()
            return Admission.PASSED

        monkeypatch.setattr(evening.bot.desk.flood, "admit", admit)
        press = (evening["Ana"], evening.last, "Where Did I Lose It?")
        answers = await evening.press_together(*[press] * 5)
        assert len(patient.seen) == 1
        assert sum(answer.text.startswith("I am still busy") for answer in answers) == 4


async def test_nobody_gives_way_to_a_press_that_was_acknowledged(tmp_path, monkeypatch):
    patient, pressed = Patient(), []
    async with an_evening(tmp_path, TOY, "Ana", "Ben", reviewer=patient) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        desk = evening.bot.desk

        async def admit(_person: int) -> Admission:
            pressed.append(desk.is_pressed)
            return Admission.PASSED

        monkeypatch.setattr(desk.flood, "admit", admit)
        patient.look = lambda: (len(desk.in_flight), desk.is_pressed)
        patient.may_begin.set()
        await evening["Ana"].press(evening.last, "Where Did I Lose It?")
        assert pressed == [True]
        assert patient.seen == [(1, False)]
