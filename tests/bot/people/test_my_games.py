"""/mygames: where one sits, and which tables wait."""

from tests.bot.playing import split
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


async def test_who_sits_nowhere_is_told_so(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        told = await evening["Ana"].say(None, "mygames")
        assert told.text.startswith("You sit at no table now.")


async def test_what_waits_for_me_comes_first_and_leads_to_my_seat(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        began = int(evening.clock.seconds)
        evening.clock.seconds += 3600
        await evening.seat("Ben", "Ana", game="toy")
        told = await evening["Ben"].say(evening.channel, "mygames")
        first, second, third = told.text.splitlines()
        assert first == "**One table waits for you.** You sit at 2."
        assert second == (f"1. **Toy** · waits for you · <t:{began}:R> · <#{evening.thread.id}>")
        assert third.startswith("2. Toy · not started yet")
        assert told.message.buttons == ["1 · My Seat"]
        seat = await evening["Ben"].press(told.message, "1 · My Seat")
        assert "Split your hand." in seat.text


async def test_in_direct_messages_it_is_the_same_and_says_who_is_awaited(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        told = await evening["Ana"].say(None, "mygames")
        assert told.text.startswith("**No table waits for you.** You sit at 1.")
        assert "waits for Ben" in told.text
        seat = await evening["Ana"].press(told.message, "1 · My Seat")
        assert "sealed" in seat.text
