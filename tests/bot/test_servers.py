"""/gala: what those who manage a server choose counts there, and nobody else can choose it."""

import discord

from bot.pace import PACES
from bot.people.choices import wishes_of
from bot.store import Choices
from bot.store.servers import ServerChoices, choose_for_server, server_choices
from tests.bot.playing import play_to_the_end
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


def add_manager(evening: Evening) -> None:
    permissions = discord.Permissions(manage_guild=True)
    role = evening.guild.create_role("Managers", permissions=permissions)
    evening.add_person("Mod", roles=[role])


async def test_only_those_who_manage_a_server_choose_for_it(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        add_manager(evening)
        assert "gala" in evening["Mod"].member.available_commands(evening.channel)
        assert "gala" not in evening["Ana"].member.available_commands(evening.channel)
        # Those who run the server may offer it to more people; it is still not theirs to decide.
        commands = await evening.bot.tree.fetch_commands()
        gala = next(command for command in commands if command.name == "gala")
        evening.guild.set_command_permissions(gala, {evening["Ana"].user: True})
        refused = await evening["Ana"].say(evening.channel, "gala", limit=1)
        assert refused.text.startswith("This is for those who may “Manage Server” here.")


async def test_tables_are_opened_only_where_the_server_wants_them(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        add_manager(evening)
        other = evening.guild.create_text_channel("other")
        told = await evening["Mod"].say(evening.channel, "gala", channel=other)
        assert f"<#{other.id}>" in told.text
        refused = await evening["Ana"].say(evening.channel, "play", game="toy")
        assert refused.text.startswith("On this server tables are opened in")
        again = await evening["Mod"].say(evening.channel, "gala", channel=other)
        assert "Tables may be opened in: all" in again.text
        await evening["Ana"].say(evening.channel, "play", game="toy")
        assert "**Ana**" in evening.lobby.text


async def test_a_limit_of_the_server_counts(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        add_manager(evening)
        await evening["Mod"].say(evening.channel, "gala", limit=1)
        await evening["Ana"].say(evening.channel, "play", game="toy")
        refused = await evening["Ben"].say(evening.channel, "play", game="toy")
        assert refused.text.startswith("This server has 1 open tables")


async def take_away(evening: Evening, name: str) -> str:
    asked = await evening["Mod"].say(evening.thread, "gala", remove=evening[name].user)
    said = asked.text
    await evening["Mod"].press(asked.message, "Take Them Away")
    await evening.env.settle()
    return said


async def test_a_moderator_takes_a_player_away_for_good_and_everybody_is_told(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        add_manager(evening)
        await evening.start("Ana", "Ben", game="toy")
        assert (await take_away(evening, "Ana")).startswith("Take Ana from this table?")
        assert "took Ana from this table" in evening.last.text
        letters = evening["Ana"].letters()
        assert "took you from this table" in letters[-1].text
        assert not any(letter.buttons for letter in letters)
        table = await evening.bot.tables.get(evening.table.id)
        assert table.people == (evening["Ben"].user.id,)
        assert {player.former for player in table.players} == {"Ana", ""}
        refused = await evening["Ana"].say(evening.thread, "comeback")
        assert refused.text.startswith("You do not sit at a table")


async def test_with_the_last_person_taken_away_the_game_is_closed(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        add_manager(evening)
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        await evening.env.settle()
        await take_away(evening, "Ana")
        assert evening.table.row.phase == "closed"


async def test_a_table_that_a_manager_ends_says_so_without_a_name(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        add_manager(evening)
        await evening.start("Ana", "Ben", game="toy")
        asked = await evening["Mod"].say(evening.thread, "end")
        await evening["Mod"].press(asked.message, "End the Table")
        await evening.env.settle()
        assert evening.last.text.startswith("Somebody who manages this server ended the game.")


async def test_a_person_wins_over_the_table_and_the_table_over_the_server(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        add_manager(evening)
        told = await evening["Mod"].say(
            evening.channel, "gala", language="de", pace="days", reminders=5
        )
        assert "Pace of a new table: days" in told.text
        await evening["Ana"].say(evening.channel, "play", game="toy")
        table = evening.table
        assert (table.row.locale, table.row.pace) == ("de", "days")
        reminders = evening.bot.reminders
        server = await server_choices(evening.bot.store, table.row.guild)
        assert reminders._defaults(server).remind_after == 5 * 3600
        mine = wishes_of(Choices(remind_hours=2), PACES["evening"], reminders._defaults(server))
        assert mine.remind_after == 2 * 3600
        theirs = wishes_of(Choices(), PACES["days"], reminders._defaults(server))
        assert theirs.remind_after == 24 * 3600


async def test_a_server_may_keep_moves_for_fewer_days(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        add_manager(evening)
        await evening["Mod"].say(evening.channel, "gala", keep=30)
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        table = evening.table.id
        evening.clock.seconds += 29 * 86400
        await evening.bot.retention.work()
        assert await evening.bot.store.moves(table)
        evening.clock.seconds += 2 * 86400
        await evening.bot.retention.work()
        assert await evening.bot.store.moves(table) == ()


async def test_a_game_that_the_server_does_not_want_is_refused_also_as_a_rematch(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        add_manager(evening)
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        await evening.env.settle()
        await choose_for_server(
            evening.bot.store, evening.guild.id, ServerChoices(games=("another",))
        )
        for refused in (
            await evening["Ana"].say(evening.channel, "play", game="toy"),
            await evening["Ana"].say(evening.thread, "rematch"),
        ):
            assert refused.text.startswith("On this server people play another.")
