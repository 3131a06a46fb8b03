"""Sitting down: the lobby and its buttons, driven as people would."""

import discord
import pytest

from bot.refusals import Refused
from tests.bot.simulation import Evening, Person, an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}
UNTIL_A_LOOK = 121.0
"""Seconds in which the bot looks at the clock at least once, however long it meant to sleep."""


async def test_play_posts_a_lobby_with_its_opener_seated(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening["Ana"].say(evening.channel, "play", game="toy")
        assert "**Ana** · plays by direct message" in evening.lobby.text
        assert evening.lobby.buttons == [
            *("Join", "Leave", "Add an AI", "Options", "Start"),
            *("Add Your Luck", "Check the Deal"),
        ]


async def test_whoever_joins_is_greeted_by_direct_message_at_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        assert [letter.text for letter in evening["Ben"].letters()] == [
            "Hello Ben! This is where I ask you for your moves in Toy."
        ]


async def test_joining_twice_is_one_seat(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        lobby = await evening.seat("Ana", game="toy")
        again = await evening["Ana"].press(lobby, "Join")
        assert again.text == "You sit here already."
        assert again.is_private
        assert evening.lobby.text.count("**Ana**") == 1


def close_direct_messages_once(evening: Evening, name: str) -> None:
    path = f"/channels/{evening[name].user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50007)


async def test_whoever_opens_their_direct_messages_joins_once_more(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        close_direct_messages_once(evening, "Ben")
        told = await evening["Ben"].press(await evening.seat("Ana", game="toy"), "Join")
        assert told.text.endswith("and press “Join” once more.")
        assert "**Ben** · plays here" in evening.lobby.text
        await evening["Ben"].press(evening.lobby, "Join")
        assert "**Ben** · plays by direct message" in evening.lobby.text
        assert [letter.text[:10] for letter in evening["Ben"].letters()] == ["Hello Ben!"]
        again = await evening["Ben"].press(evening.lobby, "Join")
        assert again.text == "You sit here already."


async def test_direct_messages_that_stay_closed_are_named_at_every_try(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        evening.close_direct_messages(evening["Ben"])
        lobby = await evening.seat("Ana", "Ben", game="toy")
        told = await evening["Ben"].press(lobby, "Join")
        assert told.text.startswith("I cannot write to you.")
        assert "**Ben** · plays here" in evening.lobby.text


async def test_a_full_lobby_says_how_to_open_another(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla", "Dario", "Eva") as evening:
        lobby = await evening.seat("Ana", "Ben", "Carla", "Dario", game="toy")
        assert "Every seat is taken." in lobby.text
        late = await evening["Eva"].press(lobby, "Join")
        assert late.text == "All 4 seats are taken. Open another table with /play."
        one_more = await evening["Ana"].press(lobby, "Add an AI")
        assert "All 4 seats are taken" in one_more.text


async def test_a_lobby_of_one_cannot_start(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        lobby = await evening.seat("Ana", game="toy")
        told = await evening["Ana"].press(lobby, "Start")
        assert told.text.startswith("This game needs at least 2 players.")
        assert evening.channel.threads == []


async def test_starting_twice_starts_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        shown = lobby.stored.components
        await evening["Ana"].press(lobby, "Start")
        lobby.stored.components = shown
        again = await evening["Ben"].press(lobby, "Start")
        assert again.text == "The game has started already."
        assert len(evening.channel.threads) == 1


async def test_a_stranger_may_not_start_change_or_fill_a_table(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Eva") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        for button in ("Start", "Add an AI", "Options"):
            told = await evening["Eva"].press(lobby, button)
            assert told.text.startswith("Only those who sit here decide that."), button
            assert told.is_private
        left = await evening["Eva"].press(lobby, "Leave")
        assert left.text.startswith("You do not sit here.")


async def test_options_are_chosen_from_a_menu_and_shown_in_the_lobby(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        lobby = await evening.seat("Ana", game="toy")
        panel = await evening["Ana"].press(lobby, "Options")
        assert panel.message.buttons == []
        assert "Cards: " in panel.text
        await evening["Ana"].choose(panel.message, "1")
        assert "Cards: the high ones" in evening.lobby.text


async def test_what_everybody_takes_for_granted_is_not_in_the_lobby(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        assert "Cards:" not in evening.lobby.text


async def test_whoever_has_added_an_ai_can_start_from_there(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        told = await evening.add_ai("Ana")
        assert told.message.buttons == ["Easy", "Normal", "Hard", "Start"]
        said = await evening["Ana"].press(told.message, "Start")
        assert evening.table.is_playing
        assert said.message.id == told.message.id
        assert (said.text, said.message.buttons) == ("The seats are shuffled. Here we go!", [])


async def test_whoever_adds_an_ai_chooses_its_level(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        asked = await evening["Ana"].press(evening.lobby, "Add an AI")
        assert asked.is_private
        assert asked.message.buttons == ["Easy", "Normal", "Hard"]
        await evening["Ana"].press(asked.message, "Hard")
        told = await evening["Ana"].press(asked.message, "Easy")
        assert told.text == "Blaise sits down with you. Would you like another AI?"
        assert "**Ada** · AI, hard" in evening.lobby.text
        assert "**Blaise** · AI, easy" in evening.lobby.text


async def test_the_question_for_a_level_works_after_a_restart(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        asked = await evening["Ana"].press(evening.lobby, "Add an AI")
        await evening.restart()
        await evening["Ana"].press(asked.message, "Hard")
        assert "**Ada** · AI, hard" in evening.lobby.text


async def test_no_further_ai_is_offered_when_the_last_seat_is_taken(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.seat("Ana", "Ben", "Carla", game="toy")
        told = await evening.add_ai("Ana")
        assert told.message.buttons == ["Start"]


async def test_an_ai_can_be_added_by_command_in_ones_own_language(tmp_path):
    async with an_evening(tmp_path, TOY) as evening:
        evening.add_person("Carla", locale="de")
        await evening.seat("Carla", game="toy")
        asked = await evening["Carla"].say(evening.channel, "ai")
        assert asked.text == "Wie gut soll die KI spielen?"
        await evening["Carla"].press(asked.message, "Schwer")
        assert "**Ada** · KI, schwer" in evening.lobby.text


async def test_an_ai_can_be_sent_away_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        lobby = await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana")
        assert "**Ada** · AI, normal" in evening.lobby.text
        panel = await evening["Ana"].press(lobby, "Options")
        told = await evening["Ana"].press(panel.message, "Remove an AI")
        assert told.text.startswith("Ada got up again.")
        assert told.message.buttons == []
        assert "Ada" not in evening.lobby.text


async def test_an_opener_who_leaves_hands_the_table_on(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        await evening["Ana"].press(lobby, "Leave")
        assert "Ana" not in evening.lobby.text
        confirm = await evening["Ben"].say(evening.channel, "end")
        assert confirm.message.buttons == ["End the Table", "Keep Playing"]


async def test_the_last_person_to_leave_closes_the_lobby(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        lobby = await evening.seat("Ana", game="toy")
        await evening["Ana"].press(lobby, "Leave")
        assert evening.lobby.buttons == []
        assert "everybody got up, so this table was cleared" in evening.lobby.text
        assert "/play" in evening.lobby.text


async def test_nobody_can_leave_a_lobby_that_was_closed(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        shown = lobby.stored.components
        sure = await evening["Ana"].say(evening.channel, "end")
        await evening["Ana"].press(sure.message, "End the Table")
        lobby.stored.components = shown
        told = await evening["Ben"].press(lobby, "Leave")
        assert told.text == "This table has ended. Open a new one with /play."


async def test_a_lobby_that_nobody_starts_is_closed_kindly(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", lobby_seconds=3600) as evening:
        await evening.seat("Ana", game="toy")
        evening.clock.seconds += 3599
        await evening.env.advance_time(UNTIL_A_LOOK)
        assert evening.lobby.buttons
        evening.clock.seconds += 2
        await evening.env.advance_time(UNTIL_A_LOOK)
        assert evening.lobby.buttons == []
        assert "nobody started this table" in evening.lobby.text


async def test_a_moment_of_trouble_does_not_keep_old_lobbies_open_for_ever(
    tmp_path, monkeypatch, caplog
):
    async with an_evening(tmp_path, TOY, "Ana", may_fail=True, lobby_seconds=3600) as evening:
        await evening.seat("Ana", game="toy")

        async def locked(_moment):
            raise OSError("the disk is away")

        monkeypatch.setattr(evening.bot.store, "lobbies_before", locked)
        evening.clock.seconds += 3601
        await evening.env.advance_time(3 * UNTIL_A_LOOK)
        assert caplog.text.count("the clock could not be watched") == 1
        assert evening.lobby.buttons
        monkeypatch.undo()
        await evening.env.advance_time(61)
        assert evening.lobby.buttons == []


async def test_where_threads_are_not_permitted_the_channel_is_the_place(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        evening.env.inject_error("POST", "*/threads", status=403, code=50013, times=None)
        await evening.start("Ana", "Ben", game="toy")
        texts = [message.text for message in evening.messages(evening.channel.id)]
        assert any("I may not open threads here" in text for text in texts)
        assert evening.board.pictures == ["0-board"]


async def test_a_person_sits_at_two_tables_at_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", game="toy")
        other = evening.guild.create_text_channel("more-games")
        await evening["Carla"].say(other, "play", game="toy")
        lobby = evening.messages(other.id)[-1]
        await evening["Ana"].press(lobby, "Join")
        await evening["Carla"].press(lobby, "Start")
        which = await evening["Ana"].say(None, "hand")
        assert which.text == "There are several tables. Which one do you mean?"
        assert len(which.message.buttons) == 2
        seat = await evening["Ana"].press(which.message, which.message.buttons[0])
        assert seat.text.startswith("Split your hand.")


async def test_a_second_lobby_can_be_joined_by_command(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        first = await evening.seat("Ana", game="toy")
        second = await evening.seat("Ben", game="toy")
        await evening["Ana"].say(evening.channel, "join")
        assert "**Ana**" in evening.message(evening.channel.id, second.id).text
        which = await evening["Carla"].say(evening.channel, "join")
        assert which.text == "There are several tables. Which one do you mean?"
        await evening["Carla"].press(which.message, "Toy · Ana")
        assert "**Carla**" in evening.message(evening.channel.id, first.id).text
        again = await evening["Ana"].say(None, "join")
        assert again.text.startswith("There is no table here.")


async def test_whoever_sits_at_the_only_lobby_is_told_so(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        again = await evening["Ana"].say(evening.channel, "join")
        assert again.text == "You sit here already."


async def test_the_opener_ends_a_game_only_after_a_confirmation(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        sure = await evening["Ana"].say(evening.thread, "end")
        kept = await evening["Ana"].press(sure.message, "Keep Playing")
        assert kept.text == "The table stays. Enjoy your game!"
        assert evening.board.buttons
        sure = await evening["Ana"].say(evening.thread, "end")
        await evening["Ana"].press(sure.message, "End the Table")
        assert "Ana ended the game." in evening.last.text
        assert {"Rematch", "Replay", "Record", "Check the Deal", "Why?"} < set(evening.last.buttons)
        for name in ("Ana", "Ben"):
            assert evening[name].letters()[-1].buttons == []
            assert "Ana ended the game." in evening[name].letters()[-1].text


async def test_another_player_may_not_end_the_game_but_a_server_manager_may(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        role = evening.guild.create_role("host", permissions=discord.Permissions(manage_guild=True))
        evening.add_person("Mia", roles=[role])
        await evening.start("Ana", "Ben", game="toy")
        told = await evening["Ben"].say(evening.thread, "end")
        assert told.text.startswith("Only Ana or somebody")
        sure = await evening["Mia"].say(evening.thread, "end")
        await evening["Mia"].press(sure.message, "End the Table")
        assert "Somebody who manages this server ended the game." in evening.last.text


async def test_whoever_manages_another_server_may_not_end_the_game(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        elsewhere = evening.env.create_guild("Elsewhere")
        role = elsewhere.create_role("host", permissions=discord.Permissions(manage_guild=True))
        user = evening["Ben"].user
        ben = Person(evening, "Ben", user, elsewhere.add_member(user, roles=[role]))
        await evening.start("Ana", "Ben", game="toy")
        told = await ben.say(elsewhere.create_text_channel("mine"), "end")
        assert told.text.startswith("Only Ana or somebody")
        (row,) = await evening.bot.store.tables_of(user.id, ["playing"])
        with pytest.raises(Refused, match="refused-end"):
            await evening.bot.tables.end(row.id, user.id, "Ben", elsewhere.id)


async def test_play_is_for_servers_and_says_so_nowhere_else(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        assert "play" not in evening["Ana"].user.available_commands()
        assert "hand" in evening["Ana"].user.available_commands()
