"""Somebody else sits down: with the table's agreement, on a seat that an AI plays."""

from typing import Any

from bot.store.results import results
from tests.bot.playing import split, take
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
SILENT = 1 << 12


async def ana_leaves(evening: Evening) -> None:
    await evening.start("Ana", "Ben", game="toy")
    asked = await evening["Ana"].say(evening.thread, "leave")
    await evening["Ana"].press(asked.message, "Leave the Game")
    await evening.env.settle()


async def carla_sits_down(evening: Evening) -> None:
    await ana_leaves(evening)
    await evening["Carla"].say(evening.thread, "takeover")
    await evening["Ben"].press(evening.last, "Fine")
    await evening.env.settle()


async def test_a_seat_is_taken_over_when_the_others_agree_and_counts_by_moves(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await ana_leaves(evening)
        asked = await evening["Carla"].say(evening.thread, "takeover")
        assert asked.text.startswith("I have asked the others.")
        assert evening.last.text.startswith("**Carla** would like to take over the seat of Ana.")
        await evening["Ben"].press(evening.last, "Fine")
        await evening.env.settle()
        table = await evening.bot.tables.get(evening.table.id)
        assert set(table.names) == {"Ben", "Carla"}
        await split(evening, "Ben")
        await take(evening, "Carla")
        await take(evening, "Ben")
        (found,) = await results(evening.bot.store)
        carla = next(seat for seat in found.seats if seat.name == "Carla")
        assert (carla.own_moves, carla.moves) == (2, 3)


async def test_the_newcomer_is_asked_and_the_former_person_hears_no_more(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await carla_sits_down(evening)
        letters = [letter.text for letter in evening["Ana"].letters()]
        assert "Carla plays your seat now" in letters[-1]
        assert not any(letter.buttons for letter in evening["Ana"].letters())
        await split(evening, "Ben")
        assert evening["Carla"].question.buttons
        await take(evening, "Carla")
        assert [letter.text for letter in evening["Ana"].letters()] == letters
        refused = await evening["Ana"].say(evening.thread, "hand")
        assert refused.text.startswith("You do not sit at a table")


async def test_the_newcomer_is_mentioned_silently_in_the_thread(tmp_path):
    """Who is mentioned in a thread is added to it, and has it in the list of channels."""
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await carla_sits_down(evening)
        path, user = f"/channels/{evening.thread.id}/messages", str(evening["Carla"].user.id)
        posts: Any = [
            r.json for r in evening.env.http_requests if (r.method, r.path) == ("POST", path)
        ]
        (body,) = [one for one in posts if user in one["allowed_mentions"].get("users", ())]
        assert f"<@{user}>" in str(body["components"])
        assert body["flags"] & SILENT


async def test_the_end_says_who_took_over_from_whom(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await carla_sits_down(evening)
        await split(evening, "Ben")
        await take(evening, "Carla")
        await take(evening, "Ben")
        await evening.env.settle()
        assert "Carla took over from Ana." in evening.last.text


async def test_a_stranger_learns_that_a_seat_is_free(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await ana_leaves(evening)
        told = await evening["Carla"].press(evening.board, "My Seat")
        assert "take over a seat that an AI plays" in told.text


async def test_one_refusal_leaves_the_seat_as_it_is(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await ana_leaves(evening)
        await evening["Carla"].say(evening.thread, "takeover")
        await evening["Ben"].press(evening.last, "Rather Not")
        assert evening["Carla"].user.id not in evening.table.people


async def test_whoever_comes_back_in_time_keeps_the_seat(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await ana_leaves(evening)
        await evening["Carla"].say(evening.thread, "takeover")
        asked = evening.last
        await evening["Ana"].say(evening.thread, "comeback")
        refused = await evening["Ben"].press(asked, "Fine")
        assert refused.text.startswith("That is no longer up for decision.")
        assert evening["Ana"].user.id in evening.table.people


async def test_nobody_takes_a_seat_that_its_person_plays(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", game="toy")
        refused = await evening["Carla"].say(evening.thread, "takeover")
        assert refused.text.startswith("No seat is free here.")


async def test_whom_its_person_blocked_does_not_take_the_seat(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening["Ana"].say(evening.channel, "block", person=evening["Carla"].user)
        await ana_leaves(evening)
        refused = await evening["Carla"].say(evening.thread, "takeover")
        assert refused.text.startswith("You cannot sit down at this table.")


async def test_a_game_is_ended_together(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        page = await evening["Ana"].say(evening.thread, "pace")
        await evening["Ana"].press(page.message, "End Together")
        asked = evening.last
        assert "end the game here, without a result" in asked.text
        await evening["Ben"].press(asked, "Fine")
        await evening.env.settle()
        assert evening.table.row.phase == "closed"
        assert "You ended the game together" in evening.last.text
        assert await results(evening.bot.store) == ()
