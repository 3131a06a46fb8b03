"""Conceding: whoever gives up counts as last, and the others play on where they can."""

from bot.store.results import results
from tests.bot.playing import all_split, split, take
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


async def concede(evening: Evening, name: str) -> str:
    """What the question says."""
    asked = await evening[name].say(evening.thread, "concede")
    said = asked.text
    await evening[name].press(asked.message, "Concede")
    await evening.env.settle()
    return said


async def test_of_two_the_other_wins_at_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        assert (await concede(evening, "Ana")).startswith("Give up? The game ends here")
        assert evening.last.text.startswith("Ana conceded. **Ben** wins.")
        (found,) = await results(evening.bot.store)
        assert {seat.name: seat.place for seat in found.seats} == {"Ana": 2, "Ben": 1}


async def test_among_three_an_ai_plays_on_and_the_result_counts_as_last(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await split(evening, "Ana")
        assert (await concede(evening, "Ana")).startswith("Give up? An AI plays on")
        assert "Ana conceded." in evening.board.text
        await all_split(evening, "Ben", "Carla")
        await take(evening, "Ben")
        await take(evening, "Carla")
        await evening.env.settle()
        (found,) = await results(evening.bot.store)
        ana = next(seat for seat in found.seats if seat.name == "Ana")
        assert (ana.place, ana.moves, ana.own_moves, ana.counts) == (3, 1, 1, True)


async def test_whoever_conceded_does_not_come_back(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await concede(evening, "Ana")
        refused = await evening["Ana"].say(evening.thread, "comeback")
        assert refused.text.startswith("You gave this game up")
        again = await evening["Ana"].say(evening.thread, "concede")
        assert again.text.startswith("You gave this game up")


async def test_who_may_not_end_a_game_alone_can_propose_it(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        asked = await evening["Ben"].say(evening.thread, "end")
        await evening["Ben"].press(asked.message, "End Together")
        await evening["Ana"].press(evening.last, "Fine")
        await evening.env.settle()
        assert evening.table.row.phase == "closed"


async def test_leaving_offers_to_concede_and_to_end_together(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        asked = await evening["Ana"].say(evening.thread, "leave")
        assert asked.message.buttons == [
            "Leave the Game",
            "Concede",
            "End Together",
            "Keep Playing",
        ]
