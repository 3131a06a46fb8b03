"""What goes wrong on Discord, and how the game goes on."""

import asyncio

import pytest
from sqlalchemy import text

from bot.store import Player
from tests.bot.dealing import start_and_deal
from tests.bot.playing import all_split, are_told_the_end, play_to_the_end, split, take
from tests.bot.simulation import WAYS, Evening, Message, an_evening, new_bot
from tests.bot.toy_dealer import ToyDealer
from tests.toy import Toy

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}


async def the_offer_at_my_seat(evening: Evening, name: str) -> Message:
    """Everybody has split; the same question stands in this person's direct messages too."""
    await all_split(evening, "Ana", "Ben")
    return (await evening[name].press(evening.board, "My Seat")).message


async def test_an_archived_thread_is_revived_before_anything_is_posted(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        path = f"/channels/{evening.thread.id}/messages/*"
        evening.env.inject_error("PATCH", path, status=400, code=50083)
        await split(evening, "Ana")
        assert "Ana" not in evening.waiting
        revivals = [
            r
            for r in evening.env.http_requests
            if r.method == "PATCH" and r.path == f"/channels/{evening.thread.id}"
        ]
        assert [r.json for r in revivals] == [{"archived": False}]


async def test_a_deleted_board_is_posted_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        board = evening.board
        evening.env.backend.delete_message(evening.thread.id, board.id)
        await split(evening, "Ana")
        assert evening.board.id != board.id
        assert "Ana" not in evening.waiting
        assert evening.board.pictures == ["0-board"]


async def test_a_board_that_was_edited_too_often_is_posted_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        board = evening.board
        path = f"/channels/{evening.thread.id}/messages/{board.id}"
        evening.env.inject_error("PATCH", path, status=429, code=30046, times=None)
        await split(evening, "Ana")
        assert evening.board.id != board.id


async def test_a_deleted_lobby_is_posted_again_when_somebody_joins_by_command(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", game="toy")
        evening.env.backend.delete_message(evening.channel.id, lobby.id)
        await evening["Ben"].say(evening.channel, "join")
        assert "**Ben**" in evening.lobby.text
        await evening["Ben"].press(evening.lobby, "Start")
        await play_to_the_end(evening, "Ana", "Ben")
        assert "wins." in evening.last.text


async def test_a_deleted_question_is_asked_again_with_the_next_move(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana, seat = evening["Ana"], await the_offer_at_my_seat(evening, "Ana")
        evening.env.backend.delete_message(ana.user.dm_channel.id, ana.question.id)
        await ana.press(seat, "Take Left")
        assert ana.question.buttons == ["Settle", "Take Back", *WAYS]


async def test_a_deleted_thread_is_replaced_by_a_new_one(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        first = evening.thread.id
        evening.env.backend.delete_channel(first)
        await split(evening, "Ana")
        assert evening.thread.id != first
        assert "Ana" not in evening.waiting
        await split(evening, "Ben")
        await take(evening, "Ana")
        await take(evening, "Ben")
        assert "wins." in evening.last.text


async def test_a_deleted_channel_leaves_the_game_in_direct_messages(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.env.backend.delete_channel(evening.thread.id)
        evening.env.backend.delete_channel(evening.channel.id)
        await play_to_the_end(evening, "Ana", "Ben")
        assert are_told_the_end(evening, "Ana", "Ben")


async def test_a_removed_permission_does_not_stop_the_game_nor_is_it_tried_for_ever(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        for path in ("/channels/*/threads", "/channels/*/messages/*/threads"):
            evening.env.inject_error("POST", path, status=403, code=50013, times=None)
        for method in ("POST", "PATCH"):
            for place in (evening.thread.id, evening.channel.id):
                path = f"/channels/{place}/messages*"
                evening.env.inject_error(method, path, status=403, code=50013, times=None)
        before = len(evening.env.http_requests)
        await play_to_the_end(evening, "Ana", "Ben")
        assert are_told_the_end(evening, "Ana", "Ben")
        refused = [
            r
            for r in evening.env.http_requests[before:]
            if r.path.startswith(
                (f"/channels/{evening.thread.id}", f"/channels/{evening.channel.id}")
            )
        ]
        assert len(refused) < 6


async def test_a_bot_that_was_kicked_still_plays_in_direct_messages(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.env.backend.remove_guild(evening.guild.id)
        await evening.env.settle()
        await play_to_the_end(evening, "Ana", "Ben")
        assert are_told_the_end(evening, "Ana", "Ben")


async def test_direct_messages_that_close_in_mid_game_are_shown_at_the_table(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.close_direct_messages(evening["Ben"], code=50278)
        await all_split(evening, "Ana", "Ben")
        await take(evening, "Ana")
        assert "Plays here, with the button below: Ben" in evening.board.text
        seat = await evening["Ben"].press(evening.board, "My Seat")
        await evening["Ben"].press(seat.message, "Take Left")
        await evening["Ben"].press(seat.message, "Settle")
        assert "wins." in evening.last.text


async def test_five_hundreds_are_tried_again_later_and_nothing_is_said_twice(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        evening.env.inject_error("POST", "/channels/*/messages", status=500)
        await evening["Ana"].press(lobby, "Start")
        assert evening.messages(evening.thread.id) == [], "dealt without the announcement"
        for name in ("Ana", "Ben"):
            path = f"/channels/{evening[name].user.dm_channel.id}/messages"
            evening.env.inject_error("POST", path, status=500)
        await evening.env.advance_time(11)
        assert [len(evening[name].letters()) for name in ("Ana", "Ben")] == [1, 1]
        await evening.env.advance_time(11)
        await evening.env.advance_time(61)
        for name in ("Ana", "Ben"):
            assert len(evening[name].letters()) == 2
        assert len(evening.messages(evening.thread.id)) == 3, "announcement, seating, board"
        await play_to_the_end(evening, "Ana", "Ben")
        assert "wins." in evening.last.text


async def test_a_new_move_is_shown_at_once_while_a_retry_waits(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        path = f"/channels/{evening.thread.id}/messages/*"
        evening.env.inject_error("PATCH", path, status=502)
        await split(evening, "Ana")
        assert "Ana" in evening.waiting
        await split(evening, "Ben")
        assert evening["Ana"].question.buttons == ["Take Left", "Take Right", *WAYS]


async def test_where_image_edits_are_refused_the_question_goes_on_in_a_new_message(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", drawing_patience=0.0) as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        first = ana.question.id
        evening.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=50035)
        await ana.tick(ana.question, "Split", ["A"])
        assert ana.question.id != first
        assert ana.question.buttons == ["Seal It", "Change"]
        await ana.press(ana.question, "Seal It")
        await split(evening, "Ben")
        await take(evening, "Ana")
        await take(evening, "Ben")
        assert "wins." in evening.last.text


async def test_an_image_edit_refused_to_the_publisher_leaves_the_answer_in_words(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana, seat = evening["Ana"], await the_offer_at_my_seat(evening, "Ana")
        path = f"/channels/{ana.user.dm_channel.id}/messages/*"
        evening.env.inject_error("PATCH", path, status=400, code=50035)
        await ana.press(seat, "Take Left")
        assert ana.question.buttons == ["Settle", "Take Back", *WAYS]


async def test_with_no_patience_for_pictures_every_press_is_acknowledged_first(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", drawing_patience=0.0) as evening:
        await evening.start("Ana", "Ben", game="toy")
        seat = await evening["Ana"].press(evening.board, "My Seat")
        assert seat.is_private
        assert seat.message.pictures == ["0-hand"]
        await play_to_the_end(evening, "Ana", "Ben")
        assert "wins." in evening.last.text


async def test_an_interaction_that_came_too_late_is_healed_by_the_publisher(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        await ana.tick(ana.question, "Split", ["A"])
        evening.env.inject_error("POST", "/interactions/*", status=404, code=10062)
        await ana.user.click(ana.question.discord, label="Seal It")
        assert ana.letters()[-1].text.startswith("Your split is sealed.")


async def test_a_crash_between_store_and_publish_is_healed_at_the_next_start(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        table = evening.table
        seat = table.seat_of(evening["Ben"].user.id)
        assert seat is not None
        # Ben's move is stored, and nobody is told.
        decision = table.decision(seat)
        assert decision is not None
        await table.submit(evening["Ben"].user.id, decision.ticket, table.legal_moves(seat)[0])
        await evening.restart()
        for name in ("Ana", "Ben"):
            assert evening[name].question.buttons == ["Take Left", "Take Right", *WAYS]
            assert len(evening[name].letters()) == 3
        assert "Everybody picks." in evening.board.text
        await take(evening, "Ana")
        await take(evening, "Ben")
        assert "wins." in evening.last.text


async def test_a_lobby_whose_message_never_came_is_posted_at_the_next_start(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ana = Player("Ana", evening["Ana"].user.id)
        await evening.bot.tables.open(Toy(), evening.guild.id, evening.channel.id, ana, "en")
        assert evening.messages(evening.channel.id) == []
        await evening.restart()
        await evening["Ben"].press(evening.lobby, "Join")
        assert "**Ben**" in evening.lobby.text
        await evening.restart()
        assert len(evening.messages(evening.channel.id)) == 1


async def test_a_pending_ai_move_is_taken_up_after_a_restart(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana")
        table = evening.table
        # The game is stored as started, and the bot dies before the AI has moved.
        await start_and_deal(evening.bot.tables, table.id, evening["Ana"].user.id)
        assert (await evening.bot.tables.get(table.id)).awaited_ai_players
        await evening.restart()
        assert not (await evening.bot.tables.get(table.id)).awaited_ai_players
        assert evening["Ana"].question.buttons == [
            "Split",
            "My Seat",
            "Rules",
            "Hint",
            "To the Table",
        ]


async def test_a_broken_row_is_told_kindly_and_the_other_tables_go_on(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        broken = evening.board
        other = evening.guild.create_text_channel("more-games")
        await evening["Carla"].say(other, "play", game="toy")
        lobby = evening.messages(other.id)[-1]
        await evening["Ana"].press(lobby, "Join")
        await evening["Carla"].press(lobby, "Start")
        async with evening.bot.store._engine.begin() as connection:
            first = f"(select id from tables where channel = {evening.channel.id})"
            await connection.execute(
                text(f"update snapshots set state = 'torn' where table_id = {first}")
            )
            await connection.execute(text(f"update tables set seed = 'torn' where id = {first}"))
        await evening.restart()
        told = await evening["Ana"].press(broken, "My Seat")
        assert told.text.startswith("This table cannot be opened any more")
        await split(evening, "Carla")
        assert evening["Carla"].letters()[-1].text.startswith("Your split is sealed.")


async def test_two_processes_on_one_database_never_count_a_press_twice(tmp_path, database):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", database=database) as evening:
        await evening.start("Ana", "Ben", game="toy")
        mine = evening.table
        other_bot = await new_bot(evening.database, TOY, evening.clock, {})
        theirs = await other_bot.tables.get(mine.id)
        user = evening["Ana"].user.id
        seat = mine.seat_of(user)
        assert seat is not None
        decision = mine.decision(seat)
        assert decision is not None
        moves = mine.legal_moves(seat)
        results = await asyncio.gather(
            mine.submit(user, decision.ticket, moves[0]),
            theirs.submit(user, decision.ticket, moves[0]),
            return_exceptions=True,
        )
        assert sorted(str(result) for result in results) == ["()", "refused-already"]
        await other_bot.tables.get(mine.id)
        await mine.catch_up()
        assert mine.position == theirs.position
        await other_bot.store.close()
        other_bot.drawing.close()


async def test_a_picture_that_cannot_be_drawn_is_told_in_words(tmp_path):
    class Clumsy(ToyDealer):
        def board(self, view, to):
            whole = super().board(view, to)
            return type(whole)(whole.name, "broken", lambda: 1 / 0, lambda: whole.alt)  # type: ignore[arg-type, return-value]  # it fails on purpose

    async with an_evening(tmp_path, {"toy": Clumsy()}, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        assert "2 players, phase split." in evening.board.text


async def test_a_dealer_that_fails_never_leaves_a_press_unanswered(tmp_path):
    class Silent(ToyDealer):
        def why(self, _view, _to):
            raise RuntimeError("no idea")

    async with an_evening(tmp_path, {"toy": Silent()}, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        told = await evening["Ana"].say(evening.thread, "why")
        assert told.text.startswith("Something went wrong on my side. Nothing is lost")


async def test_a_question_that_cannot_be_closed_now_is_closed_when_discord_is_back(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        await split(evening, "Ana")
        path = f"/channels/{ana.user.dm_channel.id}/messages/*"
        evening.env.inject_error("PATCH", path, status=503)
        await split(evening, "Ben")
        assert ana.question.buttons == ["Take Left", "Take Right", *WAYS]
        assert "Change" in ana.letters()[1].buttons
        await evening.env.advance_time(11)
        assert ana.letters()[1].buttons == []
        assert len(ana.letters()) == 3


async def test_a_picture_that_discord_refuses_is_told_in_words(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        await evening["Ana"].press(lobby, "Start")
        for name in ("Ana", "Ben"):
            await evening[name].tick(evening[name].question, "Split", ["A"])
        await evening["Ana"].press(evening["Ana"].question, "Seal It")
        path = f"/channels/{evening.thread.id}/messages"
        evening.env.inject_error("POST", path, status=413, code=40005)
        await evening["Ben"].press(evening["Ben"].question, "Seal It")
        assert "2 players, phase take." in evening.board.text


async def test_a_board_without_attach_files_is_told_in_words_and_its_place_is_not_lost(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        # Discord refuses the picture, and takes the same without it.
        path = f"/channels/{evening.thread.id}/messages"
        evening.env.inject_error("POST", path, status=403, code=50013)
        await split(evening, "Ben")
        assert "2 players, phase take." in evening.board.text
        await take(evening, "Ana")
        assert "Ana" not in evening.waiting
