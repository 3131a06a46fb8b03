"""A result is written with the last move, says who played, and is made up for older games."""

from sqlalchemy import delete

from bot.results.backfill import add_missing_results
from bot.store import schema
from bot.store.results import results
from tests.bot.playing import answer_and_wait, let_an_ai_play, play_to_the_end, split, take
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


async def stored(evening: Evening):
    return await results(evening.bot.store)


async def test_the_end_of_a_game_leaves_a_result(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        assert await stored(evening) == ()
        await play_to_the_end(evening, "Ana", "Ben")
        (found,) = await stored(evening)
        outcome = evening.table.outcome()
        assert outcome is not None
        assert [seat.points for seat in found.seats] == [one.points for one in outcome.scores]
        assert [seat.place for seat in found.seats] == list(outcome.places)
        assert {seat.name for seat in found.seats} == {"Ana", "Ben"}
        assert all(seat.counts and seat.moves == seat.own_moves == 3 for seat in found.seats)
        assert found.guild == evening.guild.id


async def test_what_a_stand_in_played_is_not_its_persons(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        await take(evening, "Ben")
        await evening.env.settle()
        (found,) = await stored(evening)
        ana, ben = sorted(found.seats, key=lambda seat: seat.name)
        assert not ana.counts
        assert ana.own_moves == 0
        assert ben.counts


async def test_games_that_ended_before_get_their_results_at_the_start(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        (before,) = await stored(evening)
        async with evening.bot.store.transaction() as connection:
            for table in (schema.result_seats, schema.results):
                await connection.execute(delete(table))
        await evening.restart()
        await evening.env.settle()
        assert await stored(evening) == (before,)
        assert await add_missing_results(evening.bot.tables) == 0


async def test_a_game_that_cannot_be_read_keeps_no_other_from_its_result(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        first = evening.table.id
        await evening["Ana"].press(evening.last, "Rematch")
        await evening["Ben"].press(evening.messages(evening.thread.id)[-1], "Join")
        await evening["Ana"].press(evening.messages(evening.thread.id)[-1], "Start")
        await split(evening, "Ana")
        store = evening.bot.store
        async with store.transaction() as connection:
            for table in (schema.result_seats, schema.results):
                await connection.execute(delete(table))
            await connection.execute(schema.moves.update().values(move="?"))
            await connection.execute(schema.snapshots.update().values(state="?"))
        await evening.restart()
        await evening.env.settle()
        assert first
        assert await stored(evening) == ()
