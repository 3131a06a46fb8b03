"""How long and how often what was stored is tried, and what is told where a place refuses us."""

import pytest
from sqlalchemy.exc import OperationalError

from tests.bot.playing import are_told_the_end, play_to_the_end, split
from tests.bot.simulation import WAYS, Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}


async def show_again(evening: Evening) -> None:
    with evening.env._bot_scope():
        evening.bot.publisher.wake(evening.table.id)
    await evening.env.settle()


def requests(evening: Evening, path: str, since: int) -> list[str]:
    """What the bot has asked since then of this place and of what lies below it."""
    asked = evening.env.http_requests[since:]
    return [request.path for request in asked if request.path.startswith(path)]


async def test_a_thread_that_may_be_opened_but_not_written_in_is_opened_only_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        # The thread has the number of the lobby that it hangs on.
        path = f"/channels/{lobby.id}/messages"
        evening.env.inject_error("POST", path, status=403, code=50013, times=None)
        await evening["Ana"].press(lobby, "Start")
        # Nothing is dealt before it is announced.
        for _ in range(2):
            await evening.env.advance_time(901)
            assert evening.table.row.is_starting
        evening.env.backend.faults.clear()
        await evening.env.advance_time(901)
        for name in ("Ana", "Ben"):
            await split(evening, name)
        assert len(evening.channel.threads) == 1


async def test_a_place_that_refused_is_tried_once_in_ten_minutes(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        place = f"/channels/{evening.thread.id}/messages"
        evening.env.inject_error("*", place + "*", status=403, code=50001, times=None)
        since = len(evening.env.http_requests)
        await split(evening, "Ana")
        tried = [len(requests(evening, place, since))]
        for wait in (1, 600, 1, 600):
            evening.clock.seconds += wait
            since = len(evening.env.http_requests)
            await show_again(evening)
            tried.append(len(requests(evening, place, since)))
        # With the picture that stays, with a new one and in words.
        assert tried == [3, 0, 3, 0, 3]


async def test_a_question_whose_nonce_was_that_of_a_deleted_message_is_sent_with_another(tmp_path):
    """Discord may refuse the first with 404, and nothing is wrong with the person."""
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        before, path = ana.question.id, f"/channels/{ana.question.stored.channel_id}/messages"
        await split(evening, "Ana")
        evening.env.inject_error("POST", path, status=404, code=10008, times=1)
        await split(evening, "Ben")
        assert ana.question.id > before
        assert evening.table.players[evening.table.names.index("Ana")].reachable


async def test_a_database_that_was_busy_does_not_lose_a_question(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        with monkeypatch.context() as busy:

            async def locked(_table):
                raise OperationalError("select", {}, Exception("database is locked"))

            busy.setattr(evening.bot.store, "outbox", locked)
            await evening["Ana"].press(lobby, "Start")
        assert len(evening["Ana"].letters()) == 1
        await evening.env.advance_time(11)
        assert evening["Ana"].question.buttons == ["Split", *WAYS]


async def test_discord_may_stay_away_for_an_hour_and_the_question_still_comes(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        evening.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
        await evening["Ana"].press(lobby, "Start")
        for _ in range(4):
            await evening.env.advance_time(901)
        evening.env.backend.faults.clear()
        await evening.env.advance_time(901)
        for name in ("Ana", "Ben"):
            assert evening[name].question.buttons == ["Split", *WAYS]
        assert len(evening.messages(evening.thread.id)) == 3


async def test_a_long_pause_does_not_stand_in_the_way_of_a_second_look(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        table, ben = evening.table, evening["Ben"]
        path = f"/channels/{ben.user.dm_channel.id}/messages"
        evening.bot.publisher.returning.failures[table.id] = 3
        evening.env.inject_error("POST", path, status=503)
        await evening["Ana"].press(lobby, "Start")
        seat = table.seat_of(ben.user.id)
        assert seat is not None
        async with table.answering.by(seat):
            with evening.env._bot_scope():
                evening.bot.publisher.wake(table.id)
            await evening.bot.publisher._tasks[table.id]
        assert len(ben.letters()) == 1
        await evening.env.advance_time(1.5)
        assert ben.question.buttons == ["Split", *WAYS]


async def test_a_board_whose_edit_is_refused_is_posted_again_with_its_story(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        board = evening.board
        path = f"/channels/{evening.thread.id}/messages/{board.id}"
        evening.env.inject_error("PATCH", path, status=400, code=50035, times=None)
        await split(evening, "Ana")
        assert evening.board.id != board.id
        assert "Ana" not in evening.waiting


async def test_a_chapter_has_one_board_and_one_replacement_whatever_is_refused(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla", "Dora") as evening:
        await evening.start("Ana", "Ben", "Carla", "Dora", game="toy")
        path = f"/channels/{evening.thread.id}/messages/*"
        evening.env.inject_error("PATCH", path, status=400, code=50035, times=None)
        for name in ("Ana", "Ben", "Carla"):
            await split(evening, name)
        boards = [m for m in evening.messages(evening.thread.id) if "My Seat" in m.buttons]
        assert len(boards) == 2


async def test_where_an_archived_thread_stays_archived_the_end_is_told_by_direct_message(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        thread = f"/channels/{evening.thread.id}"
        evening.env.inject_error("*", thread + "/messages*", status=400, code=50083, times=None)
        evening.env.inject_error("PATCH", thread, status=400, code=50035, times=None)
        await play_to_the_end(evening, "Ana", "Ben")
        assert are_told_the_end(evening, "Ana", "Ben")


async def test_a_thread_whose_revival_must_wait_is_revived_later(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        thread = f"/channels/{evening.thread.id}"
        evening.env.inject_error("PATCH", thread + "/messages/*", status=400, code=50083, times=2)
        evening.env.inject_error("PATCH", thread, status=502)
        await split(evening, "Ana")
        assert "Ana" in evening.waiting
        await evening.env.advance_time(11)
        assert "Ana" not in evening.waiting


async def test_each_pass_changes_the_lobby_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        path = f"/channels/{evening.channel.id}/messages/{lobby.id}"
        evening.env.inject_error("PATCH", path, status=503, times=None)
        await evening["Ana"].press(lobby, "Start")
        await split(evening, "Ana")
        since = len(evening.env.http_requests)
        await show_again(evening)
        assert len(requests(evening, path, since)) == 1


async def test_a_game_in_a_thread_does_not_say_that_threads_are_forbidden(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        await evening["Ana"].press(evening.last, "Rematch")
        await evening["Ana"].press(evening.last, "Start")
        said = [message.text for message in evening.messages(evening.thread.id)]
        assert sum("**Toy**" in text for text in said) >= 2
        assert not any("I may not open threads here" in text for text in said)


async def test_a_very_long_story_never_pushes_out_the_result(tmp_path):
    class Talkative(ToyDealer):
        def tell(self, _events, _view, _to):
            return (
                *(f"It is told at length, line {n}." for n in range(300)),
                "So they came apart.",
            )

    async with an_evening(tmp_path, {"toy": Talkative()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        assert "So they came apart." in evening.last.text
        assert "wins." in evening.last.text


async def test_whoever_cannot_be_written_to_is_called_to_the_thread_and_nobody_else(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.start("Ana", "Ben", game="toy")
        posts = evening.messages(evening.thread.id)
        _, start, call, board = sorted(posts, key=lambda message: len(message.buttons))
        assert "Ben cannot be reached by direct message" in start.text
        assert call.stored.ping_user_ids == [ben.user.id]
        assert board.stored.ping_user_ids == []


async def test_each_way_to_fail_is_told_once_also_after_another(tmp_path, monkeypatch, caplog):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        away = OperationalError("select", {}, OSError("away"))
        errors = [away, *(KeyError("a dealer's mistake") for _ in range(4))]

        async def fails(_table):
            raise errors.pop(0)

        with monkeypatch.context() as failing:
            failing.setattr(evening.bot.store, "outbox", fails)
            while errors:
                await show_again(evening)
        told = [one for one in caplog.records if "could not be shown" in one.getMessage()]
        assert [one.exc_info and one.exc_info[0] for one in told] == [OperationalError, KeyError]
