"""How pictures come: each way is tried in turn, and what Discord refuses is remembered for a while."""

from typing import Any

import pytest

from bot.store import Attached
from bot.ui.messages.discord_calls import Fate, Placed
from bot.ui.messages.posts import Drawn, Post
from bot.ui.messages.ways import Attempts, Request, Ways
from tests.bot.playing import play_to_the_end, split, take
from tests.bot.simulation import Evening, MovableClock, an_evening
from tests.bot.toy_dealer import ToyDealer, picture

TOY = {"toy": ToyDealer()}
POST = Post("A board.", (picture("board", "a"),))
NEW = Drawn(POST, (b"image",))
KEPT = Drawn(POST, kept=(Attached(1, "board"),))
WORDS = Drawn(Post("In words."))
PLACED = Placed(1, 2)
HALF_AN_HOUR = 1800
ANNOUNCED, UPDATE = 5, 7


def refuse(ways: Ways, times: int, ready: Drawn = NEW, request: Request = Request.EDIT) -> None:
    for _ in range(times):
        attempts = Attempts(ways)
        attempts.note(request, ready, Fate.REJECTED)
        attempts.note(request, WORDS, PLACED)


def test_a_way_that_was_refused_three_times_is_not_tried_again():
    ways = Ways(MovableClock())
    refuse(ways, 2)
    assert ways.takes(Request.EDIT, NEW)
    refuse(ways, 1)
    assert not ways.takes(Request.EDIT, NEW)
    assert not ways.takes_new(Request.EDIT)


def test_every_way_is_learned_by_itself():
    ways = Ways(MovableClock())
    refuse(ways, 3)
    assert ways.takes(Request.EDIT, KEPT)
    assert ways.takes(Request.CALLBACK, NEW)
    assert ways.takes(Request.EDIT, WORDS)


def test_a_way_that_was_refused_is_tried_once_more_after_a_while():
    clock = MovableClock()
    ways = Ways(clock)
    refuse(ways, 3)
    clock.seconds += HALF_AN_HOUR
    assert ways.takes(Request.EDIT, NEW)
    refuse(ways, 1)
    assert not ways.takes(Request.EDIT, NEW)
    clock.seconds += HALF_AN_HOUR
    Attempts(ways).note(Request.EDIT, NEW, PLACED)
    refuse(ways, 2)
    assert ways.takes(Request.EDIT, NEW)


def test_what_is_refused_in_words_too_says_nothing_about_pictures():
    ways = Ways(MovableClock())
    for _ in range(5):
        attempts = Attempts(ways)
        attempts.note(Request.EDIT, NEW, Fate.REJECTED)
        attempts.note(Request.EDIT, WORDS, Fate.REJECTED)
    assert ways.takes(Request.EDIT, NEW)


CALLBACK = ("POST", "/interactions/*")
COMPLETION = ("PATCH", "/webhooks/*/messages/@original")
FOLLOW_UP = ("POST", "/webhooks/*")


def refuse_once(evening: Evening, *requests: tuple[str, str]) -> None:
    for method, path in requests:
        evening.env.inject_error(method, path, status=400, code=50035)


@pytest.mark.parametrize(
    ("refused", "is_new", "has_picture"),
    [
        ((CALLBACK,), False, True),
        ((CALLBACK, COMPLETION), True, True),
        ((CALLBACK, COMPLETION, FOLLOW_UP), False, False),
    ],
    ids=["it comes after an acknowledgement", "in a new message", "in words"],
)
async def test_a_picture_that_a_press_may_not_bring_comes_otherwise(
    tmp_path, refused, is_new, has_picture
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        asked = ana.question.id
        shown = await ana.user.click(ana.question.discord, label="Split")
        refuse_once(evening, *refused)
        await ana.submit(shown, ["A"])
        assert ana.question.buttons == ["Seal It", "Change"]
        assert "The rest is right." in ana.question.text + ana.question.alt
        assert (ana.question.id != asked) == is_new
        # Nothing is said twice: what was pressed goes where a new message takes its place.
        assert (asked in [one.id for one in ana.letters()]) != is_new
        assert bool(ana.question.pictures) == has_picture
        assert sum(bool(set(one.buttons) - {"My Seat"}) for one in ana.letters()) == 1
        await ana.press(ana.question, "Seal It")
        await split(evening, "Ben")
        await take(evening, "Ana")
        await take(evening, "Ben")
        assert "wins." in evening.last.text


async def test_a_message_that_must_stay_where_a_new_one_took_its_place_offers_nothing(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        asked = ana.question.id
        shown = await ana.user.click(ana.question.discord, label="Split")
        refuse_once(evening, CALLBACK, COMPLETION, ("DELETE", COMPLETION[1]))
        await ana.submit(shown, ["A"])
        (old,) = [one for one in ana.letters() if one.id == asked]
        assert old.buttons == []
        assert ana.question.buttons == ["Seal It", "Change"]


@pytest.mark.parametrize(
    ("refused", "has_picture"),
    [((CALLBACK,), True), ((CALLBACK, FOLLOW_UP), False)],
    ids=["it comes after an acknowledgement", "in words"],
)
async def test_a_seat_whose_picture_the_callback_may_not_bring_is_shown_after_it(
    tmp_path, refused, has_picture
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        refuse_once(evening, *refused)
        seat = await evening["Ana"].press(evening.board, "My Seat")
        assert seat.is_private
        assert bool(seat.message.pictures) == has_picture
        assert "Your hand: card-" in seat.text + seat.message.alt


async def test_a_command_whose_picture_is_refused_is_completed_and_then_told_in_words(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        for refused, has_picture in (
            ((CALLBACK,), True),
            ((CALLBACK, COMPLETION, FOLLOW_UP), False),
        ):
            refuse_once(evening, *refused)
            seat = await evening["Ana"].say(evening.thread, "hand")
            assert seat.is_private
            assert bool(seat.message.pictures) == has_picture


@pytest.mark.parametrize(
    ("refused", "typed"),
    [((CALLBACK, COMPLETION, FOLLOW_UP), True), ((CALLBACK, FOLLOW_UP), False)],
    ids=["typed", "pressed"],
)
async def test_a_file_that_discord_takes_in_no_way_is_spoken_of(tmp_path, refused, typed):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        refuse_once(evening, *refused)
        ana = evening["Ana"]
        if typed:
            said = await ana.say(evening.thread, "record")
        else:
            said = await ana.press(evening.last, "Record")
        assert said.is_private
        assert "would not take the file" in said.text
        again = await ana.press(evening.last, "Record")
        assert "The whole game in one file." in again.text


async def test_a_callback_that_took_no_picture_three_times_is_spared_the_next_one(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        for _ in range(3):
            refuse_once(evening, CALLBACK)
            await evening["Ana"].press(evening.board, "My Seat")
        since = len(evening.env.http_requests)
        seat = await evening["Ana"].press(evening.board, "My Seat")
        assert len(seat.message.pictures) == 1
        assert [body["type"] for body in callbacks(evening, since)] == [ANNOUNCED]


async def test_every_change_of_a_message_mentions_nobody(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        edits = [r.json for r in evening.env.http_requests if r.method == "PATCH" and r.json]
        turned = [body["data"] for body in callbacks(evening) if body["type"] == UPDATE]
        assert edits
        assert turned
        changed = [body for body in (*edits, *turned) if "components" in body]
        assert [body["allowed_mentions"]["parse"] for body in changed] == [[]] * len(changed)
        assert not any(body["allowed_mentions"].get("users") for body in changed)


async def test_what_stands_in_another_place_or_after_another_has_another_nonce(tmp_path):
    """Discord may refuse the nonce of a message that was deleted."""
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        board = evening.board
        evening.env.backend.delete_message(board.stored.channel_id, board.id)
        await split(evening, "Ana")
        assert evening.board.id != board.id
        evening.env.backend.delete_channel(evening.thread.id)
        await split(evening, "Ben")
        posts = [r.json for r in evening.env.http_requests if is_post(r)]
        nonces = [body["nonce"] for body in posts if body and "nonce" in body]
        assert len(nonces) == len(set(nonces))


def callbacks(evening: Evening, since: int = 0) -> list[Any]:
    """The first answers to interactions since then."""
    return [r.json for r in evening.env.http_requests[since:] if "/callback" in r.path]


def is_post(request: Any) -> bool:
    return bool(request.method == "POST" and request.path.endswith("/messages"))
