"""My Seat says everything once."""

from tests.bot.great_split.friends import DEALERS
from tests.bot.simulation import an_evening


async def test_the_hand_is_shown_and_said_once(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="great_split")
        ana = evening["Ana"]
        assert ana.question.pictures == ["0-hand"]
        seat = await ana.say(evening.thread, "hand")
        assert seat.message.pictures == ["0-seat"]
        assert seat.message.alt.count("A · ") == 1
