"""Nothing makes a sound but what somebody must do, and nothing is shown that does nothing yet."""

from typing import Any

import pytest

from bot.dealers import all_dealers
from tests.bot.friends import Friends
from tests.bot.playing import play_to_the_end, split
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer
from tests.games import found

TOY = {"toy": ToyDealer()}
SILENT = 1 << 12
GAME = next(key for key, dealer in all_dealers().items() if dealer.takes_turns)
DEALERS = {GAME: all_dealers()[GAME]}


def sent(evening: Evening, channel: int) -> list[dict[str, Any]]:
    """What the bot posted there, the oldest first."""
    path = f"/channels/{channel}/messages"
    log = evening.env.http_requests
    bodies = (entry.json for entry in log if (entry.method, entry.path) == ("POST", path))
    return [body for body in bodies if body is not None]


def is_silent(body: dict[str, Any]) -> bool:
    return bool(body.get("flags", 0) & SILENT)


async def test_boards_and_the_end_make_no_sound(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        posted = [body for body in sent(evening, evening.thread.id) if "Rules" in str(body)]
        ends = [body for body in sent(evening, evening.thread.id) if "Rematch" in str(body)]
        assert len(posted) == 2
        assert len(ends) == 1
        assert all(map(is_silent, (*posted, *ends)))


async def test_of_direct_messages_only_questions_make_a_sound(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        bodies = sent(evening, evening["Ana"].user.dm_channel.id)
        loud = [body for body in bodies if not is_silent(body)]
        assert len(bodies) == len(loud) + 2, "the greeting and the end are silent"
        assert all("Rules" in str(body) for body in loud)


async def test_why_is_offered_once_something_is_scored(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        assert "Why?" not in evening.board.buttons
        await play_to_the_end(evening, "Ana", "Ben")
        assert "Why?" in evening.last.buttons


async def test_an_ai_is_offered_for_somebody_once_it_may_play(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        early = await evening["Ana"].press(evening.board, "My Seat")
        assert "Let an AI Play" not in early.message.buttons
        evening.clock.seconds += 901
        late = await evening["Ana"].press(evening.board, "My Seat")
        assert "Let an AI Play" in late.message.buttons
        assert "Let an AI Play" not in evening.board.buttons


async def boards_after_two_rounds(evening: Evening, *, talkative: bool) -> int:
    """How many messages of the thread have shown a board."""
    habits = found(GAME, "habits")
    await habits.start(evening, "Ana", "Ben")
    friends = Friends(evening, habits.by_buttons)
    for _ in range(4):
        if talkative:
            await evening["Ana"].member.send(evening.thread, "Oh no!")
        await friends.answer(friends.waited_for()[0])
    return sum("Rules" in str(body) for body in sent(evening, evening.thread.id))


@pytest.mark.usefixtures("quick_pictures")
async def test_a_board_of_turns_stays_in_its_message_over_the_rounds(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        assert await boards_after_two_rounds(evening, talkative=False) == 1


@pytest.mark.usefixtures("quick_pictures")
async def test_once_somebody_wrote_below_it_the_next_round_has_a_fresh_board(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        assert await boards_after_two_rounds(evening, talkative=True) == 3
