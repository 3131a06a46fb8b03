"""/mydata: all of it as a file, erased without a trace, and cleared when its time is over."""

import asyncio
import json
import struct
import threading
from pathlib import Path

from bot.people.personal_data import export
from bot.store.results import results
from bot.ui.actions.my_data import forget
from bot.ui.messages.discord_calls import edit
from tests.bot.playing import play_to_the_end, split
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
DAY = 86400.0


def traces(folder: Path, name: str, user: int) -> list[str]:
    """Where the files of the database still hold the name, or the number as text or as SQLite packs it."""
    wanted = {"name": name.encode(), "text": str(user).encode(), "number": struct.pack(">q", user)}
    return [
        f"{what} in {file.name}"
        for file in sorted(folder.glob("evening.sqlite3*"))
        for what, needle in wanted.items()
        if needle in file.read_bytes()
    ]


async def erase(evening: Evening, name: str):
    person = evening[name]
    page = await person.say(None, "mydata")
    first = await person.press(page.message, "Erase Me")
    assert first.text.startswith("Erase you?")
    second = await person.press(first.message, "Erase Me")
    assert "Last question" in second.text
    return await person.press(second.message, "Yes, Erase Me Now")


async def test_the_export_holds_what_is_stored_about_me_and_nobodys_secrets(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        await evening["Ana"].say(None, "me", away="off")
        page = await evening["Ana"].say(None, "mydata")
        given = await evening["Ana"].press(page.message, "Export")
        (attached,) = given.message.stored.attachments
        assert attached["filename"] == "gala-my-data.json"
        found = json.loads(await export(evening.bot.tables, evening["Ana"].user.id))
        assert found["players"][0]["name"] == "Ana"
        assert len(found["moves"]) == 1
        assert "seed" not in found["tables"][0]
        assert "Ben" not in json.dumps(found)


async def test_who_is_erased_leaves_no_trace_in_the_files_of_the_database(tmp_path):
    name = "Zebulonia"
    async with an_evening(tmp_path, TOY, name, "Ben") as evening:
        user = evening[name].user.id
        await evening.start(name, "Ben", game="toy")
        await play_to_the_end(evening, name, "Ben")
        await evening[name].say(evening.channel, "me", quiet="22:00-8:00", zone="Europe/Madrid")
        await evening["Ben"].say(evening.channel, "block", person=evening[name].user)
        await evening[name].say(evening.channel, "ranking")
        await evening.seat("Ben", name, game="toy")
        assert traces(tmp_path, name, user)
        done = await erase(evening, name)
        assert done.text.startswith("Done: I no longer know you.")
        await evening.env.settle()
        await evening.bot.store._batcher.close()
        assert traces(tmp_path, name, user) == []
        (result,) = await results(evening.bot.store)
        assert {seat.name for seat in result.seats} == {"", "Ben"}


async def test_who_is_erased_in_the_middle_of_a_game_leaves_no_trace_either(tmp_path):
    name = "Zebulonia"
    async with an_evening(tmp_path, TOY, name, "Ben") as evening:
        await evening.start(name, "Ben", game="toy")
        await split(evening, name)
        user = evening[name].user.id
        await erase(evening, name)
        await evening.env.settle()
        await evening.bot.store._batcher.close()
        assert traces(tmp_path, name, user) == []


async def test_who_opened_a_table_and_left_it_is_told_so_and_leaves_no_trace(tmp_path):
    name = "Zebulonia"
    async with an_evening(tmp_path, TOY, name, "Ben") as evening:
        user = evening[name].user.id
        lobby = await evening.seat(name, "Ben", game="toy")
        await evening[name].press(lobby, "Leave")
        found = json.loads(await export(evening.bot.tables, user))
        assert [table["opener"] for table in found["tables"]] == [user]
        before = evening.table.row
        await erase(evening, name)
        # Somebody may have pressed at the same moment, and know the table as it was.
        await evening.bot.store.change_lobby(before, evening.table.players)
        await evening.env.settle()
        await evening.bot.store._batcher.close()
        assert traces(tmp_path, name, user) == []


class NamingDealer(ToyDealer):
    """Its board tells who plays, as those of real games do."""

    def status(self, view, to):
        return f"{super().status(view, to)} {', '.join(to.names)}"


async def test_a_pass_that_began_before_somebody_was_erased_does_not_write_them_back(
    tmp_path, monkeypatch
):
    name = "Zebulonia"
    begun: list[asyncio.Task] = []
    is_over = threading.Event()

    async def edit_while_they_are_erased(client, placed, ready):
        if not begun and placed.message == evening.board.id:
            begun.append(asyncio.create_task(forget(evening.bot.desk, user)))
            begun[0].add_done_callback(lambda _: is_over.set())
            # As long as it takes where nothing holds it up.
            await asyncio.to_thread(is_over.wait, 1)
        return await edit(client, placed, ready)

    dealers = {"toy": NamingDealer()}
    async with an_evening(tmp_path, dealers, name, "Ben", "Carla") as evening:
        await evening.start(name, "Ben", "Carla", game="toy")
        user = evening[name].user.id
        monkeypatch.setattr("bot.ui.publishing.showing.edit", edit_while_they_are_erased)
        await split(evening, name)
        await evening.env.settle()
        await begun[0]
        await evening.bot.store._batcher.close()
        assert traces(tmp_path, name, user) == []


async def test_who_gave_a_seat_to_somebody_else_and_who_asked_for_one_leave_no_trace(tmp_path):
    name = "Zebulonia"
    async with an_evening(tmp_path, TOY, name, "Ben", "Carla", "Dora") as evening:
        await evening.start(name, "Ben", "Dora", game="toy")
        left = await evening[name].say(evening.thread, "leave")
        await evening[name].press(left.message, "Leave the Game")
        await evening["Carla"].say(evening.thread, "takeover")
        question = evening.last
        await evening["Ben"].press(question, "Fine")
        await evening["Dora"].press(question, "Fine")
        left = await evening["Dora"].say(evening.thread, "leave")
        await evening["Dora"].press(left.message, "Leave the Game")
        await evening[name].say(evening.thread, "takeover")
        await evening["Ben"].press(evening.last, "Fine")
        user = evening[name].user.id
        assert traces(tmp_path, name, user)
        await erase(evening, name)
        await evening.env.settle()
        await evening.bot.store._batcher.close()
        assert traces(tmp_path, name, user) == []


async def test_a_running_game_hands_the_seat_to_an_ai_for_good(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ben")
        await erase(evening, "Ana")
        await evening.env.settle()
        table = await evening.bot.tables.get(evening.table.id)
        assert evening["Ana"].user.id not in {player.user for player in table.players}
        assert "Ana" not in table.names
        assert "Ana" not in evening.board.text
        assert table.row.ply > 1
        told = await evening["Ana"].say(evening.thread, "hand")
        assert told.text.startswith("You do not sit at a table")


async def test_the_second_question_can_be_answered_with_no(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        page = await evening["Ana"].say(None, "mydata")
        first = await evening["Ana"].press(page.message, "Erase Me")
        kept = await evening["Ana"].press(first.message, "Keep Everything")
        assert kept.text == "Nothing was erased."
        assert "Ana" in (await evening.bot.tables.get(evening.table.id)).names


async def test_after_a_year_only_the_result_of_a_game_stays(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        await evening.env.settle()
        evening.clock.seconds += 364 * DAY
        await evening.bot.retention.work()
        assert await evening.bot.store.moves(evening.table.id)
        evening.clock.seconds += 2 * DAY
        table = evening.table.id
        await evening.bot.retention.work()
        assert await evening.bot.store.moves(table) == ()
        assert await evening.bot.store.players(table) == ()
        history = await evening["Ana"].say(None, "history")
        value = history.message.menus[0]["options"][0]["value"]
        past = await evening["Ana"].choose(history.message, value)
        assert "its result stays" in past.text
        stats = await evening["Ana"].say(None, "stats")
        assert stats.text.startswith("**Ana** has played one game")


async def test_a_game_that_everybody_forgot_is_closed_with_a_kind_word(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.clock.seconds += 61 * DAY
        await evening.env.advance_time(121)
        await evening.env.settle()
        assert "Thank you for playing" in evening.last.text


async def test_whom_somebody_blocked_does_not_sit_down_at_their_table(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening["Ana"].say(evening.channel, "block", person=evening["Ben"].user)
        lobby = await evening.seat("Ana", game="toy")
        refused = await evening["Ben"].press(lobby, "Join")
        assert refused.text.startswith("You cannot sit down at this table.")
        assert "Ben" not in evening.lobby.text
