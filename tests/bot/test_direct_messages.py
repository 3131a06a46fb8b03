"""The way to somebody's direct messages: found again where it is lost, and not tried in vain."""

import ast
from contextlib import suppress
from pathlib import Path

import pytest

import bot.ui.actions
from bench.resume import Place, leave_unshown
from bot.direct_channels import DirectChannels, OpeningTooFast
from bot.store import Store, open_database
from tests.bot.playing import split
from tests.bot.simulation import Evening, Message, MovableClock, Person, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
SILENT = 1 << 12
NOT_OURS = 4_242_424_242
OPENING = "/users/@me/channels"


@pytest.fixture
async def store(tmp_path):
    store = Store(await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"))
    yield store
    await store.close()


async def ten_times(user: int) -> int:
    return user * 10


def channels_of(store: Store, clock: MovableClock, application: int = 1) -> DirectChannels:
    return DirectChannels(store, clock, ten_times, lambda: application)


def requests(evening: Evening, path: str) -> int:
    made = evening.env.http_requests
    return sum((one.method, one.path) == ("POST", path) for one in made)


def sent_to(evening: Evening, person: Person) -> int:
    return requests(evening, f"/channels/{person.user.dm_channel.id}/messages")


def calls(evening: Evening) -> list[Message]:
    return [m for m in evening.messages(evening.thread.id) if m.buttons == ["My Seat"]]


# A channel that is not ours


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001)])
async def test_a_remembered_channel_that_is_not_ours_is_given_up_for_the_right_one(
    tmp_path, status, code
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben, path = evening["Ben"], f"/channels/{NOT_OURS}/messages"
        evening.env.inject_error("POST", path, status=status, code=code, times=None)
        application = evening.bot.application_id or 0
        await evening.seat("Ana", game="toy")
        await evening.bot.store.remember_direct_channel(ben.user.id, NOT_OURS, application)
        await ben.press(evening.lobby, "Join")
        assert all(player.reachable for player in evening.table.players)
        assert len(ben.letters()) == 1
        await evening.bot.store.remember_direct_channel(ben.user.id, NOT_OURS, application)
        await evening["Ana"].press(evening.lobby, "Start")
        assert "Split" in ben.question.buttons
        assert all(player.reachable for player in evening.table.players)


async def test_what_another_application_remembered_is_not_even_tried(store):
    clock = MovableClock()
    await store.remember_direct_channel(7, NOT_OURS, 2)
    assert await channels_of(store, clock).of(7) == 70
    assert await store.direct_channel(7, 1) == 70


async def test_a_channel_that_nobody_knows_the_application_of_is_believed(store):
    async with store.transaction() as connection:
        await connection.exec_driver_sql(
            'INSERT INTO direct_channels ("user", channel) VALUES (7, 77)'
        )
    assert await channels_of(store, MovableClock()).of(7) == 77


async def test_whoever_plays_where_a_resume_is_measured_is_known_to_the_bot(store, tmp_path):
    leave_unshown(tmp_path / "gala.sqlite3", "abcdefgh", [Place(user=7, direct=77, thread=5)])
    assert await channels_of(store, MovableClock()).of(7) == 77


async def test_closed_direct_messages_are_not_opened_again_and_again(store):
    channels = channels_of(store, MovableClock())
    assert await channels.of(7) == 70
    assert await channels.instead_of(7, 70) is None
    assert await channels.of(7) == 70


# Opening too fast


async def test_strangers_leave_room_for_those_who_are_asked_something(store):
    channels, told = channels_of(store, MovableClock()), 0
    for user in range(30):
        try:
            await channels.of(user, is_stranger=True)
        except OpeningTooFast:
            told += 1
    assert told == 25
    for user in range(100, 115):
        assert await channels.of(user) == user * 10


async def test_processes_that_share_a_bot_open_no_more_channels_than_one(store):
    clock, opened, of_strangers = MovableClock(), 0, 0
    for process in range(4):
        channels = DirectChannels(store, clock, ten_times, lambda: 1, share=0.25)
        for number in range(30):
            is_stranger = number < 10
            with suppress(OpeningTooFast):
                await channels.of(100 * process + number, is_stranger=is_stranger)
                opened += 1
                of_strangers += is_stranger
    assert opened == 20
    assert of_strangers <= 5


async def test_the_smallest_part_of_a_bot_still_opens_a_channel(store):
    channels = DirectChannels(store, MovableClock(), ten_times, lambda: 1, share=0.01)
    assert await channels.of(7, is_stranger=True) == 70


async def test_where_discord_finds_it_too_fast_nobody_is_asked_for_within_a_minute(store):
    asked, clock = [], MovableClock()

    async def too_fast(user: int) -> int:
        asked.append(user)
        raise OpeningTooFast

    channels = DirectChannels(store, clock, too_fast, lambda: 1)
    for user in range(5):
        with pytest.raises(OpeningTooFast):
            await channels.of(user)
    assert asked == [0]
    clock.seconds += 61
    with pytest.raises(OpeningTooFast):
        await channels.of(9)
    assert asked == [0, 9]


async def start_too_fast(evening: Evening) -> None:
    """Ben's direct messages cannot be opened for now."""
    await evening["Ana"].say(evening.channel, "play", game="toy")
    evening.env.inject_error("POST", OPENING, status=403, code=40003, times=None)
    await evening["Ben"].press(evening.lobby, "Join")
    await evening["Ana"].press(evening.lobby, "Start")


async def test_whose_question_is_kept_back_for_a_minute_is_called_to_the_thread(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await start_too_fast(evening)
        await evening.clock.go_on(30)
        assert calls(evening) == []
        for _ in range(3):
            await evening.clock.go_on(40)
        (call,) = calls(evening)
        assert call.text == f"<@{evening['Ben'].user.id}>, it is your turn."
        assert all(player.reachable for player in evening.table.players)
        seat = await evening["Ben"].press(evening.board, "My Seat")
        assert "Split" in seat.message.buttons


async def test_a_question_that_comes_after_its_call_makes_no_second_sound(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await start_too_fast(evening)
        for _ in range(4):
            await evening.clock.go_on(40)
        assert len(calls(evening)) == 1
        evening.env.backend.faults.clear()
        for _ in range(10):
            await evening.clock.go_on(100)
        ben = evening["Ben"]
        asked = [m for m in ben.letters() if "Split" in m.buttons]
        assert len(asked) == 1
        assert asked[0].stored.flags & SILENT
        assert calls(evening) == []


# Closed direct messages


async def test_who_presses_my_seat_with_closed_direct_messages_is_tried_a_few_times_an_hour(
    tmp_path,
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.start("Ana", "Ben", game="toy")
        assert sent_to(evening, ben) == 1
        for _ in range(12):
            await ben.press(evening.board, "My Seat")
            evening.clock.seconds += 20
        assert sent_to(evening, ben) == 2
        evening.clock.seconds += 300
        await ben.press(evening.board, "My Seat")
        assert sent_to(evening, ben) == 3


async def test_who_is_found_again_at_my_seat_is_greeted_without_a_sound(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.start("Ana", "Ben", game="toy")
        evening.env.backend.faults.clear()
        evening.clock.seconds += 300
        since, path = len(evening.env.http_requests), f"/channels/{ben.user.dm_channel.id}/messages"
        await ben.press(evening.board, "My Seat")
        sent = evening.env.http_requests[since:]
        greeting, *_ = [r.json or {} for r in sent if (r.method, r.path) == ("POST", path)]
        assert greeting["flags"] & SILENT


async def test_who_opens_them_as_they_were_told_is_tried_at_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.seat("Ana", "Ben", game="toy")
        evening.env.backend.faults.clear()
        await ben.press(evening.lobby, "Join")
        assert len(ben.letters()) == 1
        assert all(player.reachable for player in evening.table.players)


async def test_presses_at_the_same_moment_try_no_more_often(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.start("Ana", "Ben", game="toy")
        evening.clock.seconds += 600
        before = sent_to(evening, ben)
        await evening.press_together(*[(ben, evening.board, "My Seat")] * 5)
        assert sent_to(evening, ben) - before == 2


async def test_who_joins_again_and_again_with_closed_direct_messages_is_tried_twice(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.seat("Ana", game="toy")
        for _ in range(5):
            told = await ben.press(evening.lobby, "Join")
            assert "direct messages" in told.text
            await ben.press(evening.lobby, "Leave")
        assert sent_to(evening, ben) == 2


async def test_a_quarantined_bot_tries_no_closed_direct_messages_for_long(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla", may_fail=True) as evening:
        ben, carla = evening["Ben"], evening["Carla"]
        for person in (ben, carla):
            evening.close_direct_messages(person, 20026)
        await evening.seat("Ana", "Ben", "Carla", game="toy")
        assert sent_to(evening, ben) == 1
        assert sent_to(evening, carla) == 0
        await evening["Ana"].press(evening.lobby, "Start")
        for _ in range(5):
            evening.clock.seconds += 600
            await ben.press(evening.board, "My Seat")
        assert sent_to(evening, ben) == 1


# The same pacing for all


def imports_of(path: Path) -> set[tuple[str | None, str]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        (node.module, one.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for one in node.names
    }


def test_whatever_a_press_posts_or_edits_goes_out_in_its_turn():
    folder = Path(bot.ui.actions.__file__).parent
    names = ("send", "edit", "delete", "open_direct")
    unpaced = {("bot.ui.messages.discord_calls", name) for name in names}
    assert [path.name for path in folder.glob("*.py") if imports_of(path) & unpaced] == []


async def test_questions_to_the_others_find_room_beside_all_else(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", edit_pause=2.0) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await evening.clock.go_on(30)
        path = f"/channels/{evening.thread.id}/messages"
        before = requests(evening, path)
        pace = await evening["Ana"].say(evening.thread, "pace")
        pressing = [(evening["Ana"], pace.message, "Pause")] * 8
        await evening.press_together(*pressing)
        assert requests(evening, path) - before == 5
        await evening.clock.go_on(6)
        assert requests(evening, path) - before == 8


async def test_whoever_was_found_again_is_asked_on_and_on(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        path = f"/channels/{NOT_OURS}/messages"
        evening.env.inject_error("POST", path, status=404, code=10003, times=None)
        await evening.seat("Ana", "Ben", game="toy")
        user, application = evening["Ben"].user.id, evening.bot.application_id or 0
        await evening.bot.store.remember_direct_channel(user, NOT_OURS, application)
        await evening["Ana"].press(evening.lobby, "Start")
        await split(evening, "Ben")
        await split(evening, "Ana")
        assert requests(evening, path) == 1
        assert await evening.bot.store.direct_channel(user, application) != NOT_OURS
