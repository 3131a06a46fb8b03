"""In The Great Split the last to split, choose or resolve reads as much as the first."""

from collections import defaultdict
from typing import Any

import pytest

from bot.dealers.great_split import wording
from bot.i18n.words import words_for
from engine.core import TakeBack
from engine.great_split.editions import GALA
from engine.great_split.events import PileTaken
from engine.great_split.moves import FinishResolution
from tests.bot.friends import NAMES, Friends, Way
from tests.bot.great_split.friends import DEALERS, at_my_seat, by_buttons, by_commands
from tests.bot.simulation import Evening, Person, an_evening

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_pictures")]

ANSWERS = {
    "discard": "You discarded ",
    "split": "Sealed. ",
    "choose": "You took ",
    "resolve": "You are done. Gained: ",
}
"""How what stays of each question begins."""


def answers(person: Person) -> list[str]:
    """What stays of this person's questions, the greeting left out."""
    return [letter.text for letter in person.letters()[1:] if not letter.buttons]


def kinds(person: Person) -> list[str]:
    """Of which kind each of them is; a text that says too little is given as it is."""
    return [
        next((kind for kind, start in ANSWERS.items() if text.startswith(start)), text)
        for text in answers(person)
    ]


async def play_a_round(friends: Friends) -> None:
    """Always in the order of their names."""
    while "Round 1 of" in friends.board.text:
        for person in sorted(friends.waited_for(), key=lambda person: person.name):
            await friends.ways.get(person.name, friends.way)(friends, person)
            friends.answers += 1


async def answer_unseen(evening: Evening) -> tuple[str, list[Any]]:
    """Everybody answers what is asked now, all of it stored and none of it told.

    The kind of the question, and what happened.
    """
    table = evening.table
    kind = table.decisions()[0].kind
    happened: list[Any] = []
    while waiting := [d for d in table.decisions() if d.kind == kind and d.awaited]:
        decision = waiting[0]
        moves = [m for m in table.legal_moves(decision.seat) if not isinstance(m, TakeBack)]
        done = [move for move in moves if isinstance(move, FinishResolution)]
        user = table.players[decision.seat].user
        assert user is not None
        happened += await table.submit(user, decision.ticket, (done or moves)[0])
    return kind, happened


@pytest.mark.parametrize("way", [by_buttons, by_commands])
@pytest.mark.parametrize("seats", [2, 3])
async def test_first_and_last_read_what_their_answers_were(tmp_path, seats: int, way: Way):
    async with an_evening(tmp_path, DEALERS, *NAMES[:seats]) as evening:
        await evening.start(*NAMES[:seats], game="great_split")
        await play_a_round(Friends(evening, way))
        for name in NAMES[:seats]:
            read = [kind for kind in kinds(evening[name]) if kind != "discard"]
            assert read == ["split", "choose", "resolve"]


@pytest.mark.parametrize("seats", [2, 3])
async def test_after_a_crash_everybody_reads_what_their_answers_were(tmp_path, seats: int):
    async with an_evening(tmp_path, DEALERS, *NAMES[:seats]) as evening:
        await evening.start(*NAMES[:seats], game="great_split")
        answered = set()
        while "resolve" not in answered:
            answered.add((await answer_unseen(evening))[0])
            await evening.restart()
        for name in NAMES[:seats]:
            read = [kind for kind in kinds(evening[name]) if kind != "discard"]
            assert read == ["split", "choose", "resolve"]


async def test_what_a_whole_round_has_gone_past_is_still_read(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:3]) as evening:
        await evening.start(*NAMES[:3], game="great_split")
        first, _ = await answer_unseen(evening)
        for _ in range(5):
            await answer_unseen(evening)
        await evening.restart()
        for name in NAMES[:3]:
            assert kinds(evening[name]) == [first]


async def test_what_an_earlier_round_brought_is_not_told_again(tmp_path):
    """Where the thread fails, nothing counts as delivered, and the outbox holds whole rounds."""
    words, taken = words_for("en"), defaultdict(list)
    async with an_evening(tmp_path, DEALERS, *NAMES[:3]) as evening:
        await evening.start(*NAMES[:3], game="great_split")
        path = f"/channels/{evening.thread.id}/messages/*"
        evening.env.inject_error("PATCH", path, status=502, times=None)
        table = evening.table
        while table.view(None).round < 3:
            _, happened = await answer_unseen(evening)
            for event in happened:
                if isinstance(event, PileTaken):
                    cards = [wording.cards(words, GALA, c) for c in (event.kept, event.returned)]
                    taken[table.names[event.chooser]].append(cards)
            evening.bot.publisher.wake(table.id)
            await evening.bot.publisher._tasks[table.id]
        for name in NAMES[:3]:
            told = [text for text in answers(evening[name]) if text.startswith("You took ")]
            assert len(told) == len(taken[name]) == 2
            for text, (kept, returned) in zip(told, taken[name], strict=True):
                assert text.startswith(f"You took {kept}. Back to ")
                assert f": {returned}." in text


async def test_through_my_seat_the_last_reads_it_too(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        evening.close_direct_messages(evening["Ben"])
        await evening.start(*NAMES[:2], game="great_split")
        friends = Friends(evening, by_buttons, {"Ben": at_my_seat})
        await play_a_round(friends)
        stored = evening.env.backend.messages[evening.thread.id].values()
        private = [evening.message(evening.thread.id, one.id).text for one in stored]
        for kind in ("split", "choose", "resolve"):
            assert any(text.startswith(ANSWERS[kind]) for text in private), kind
