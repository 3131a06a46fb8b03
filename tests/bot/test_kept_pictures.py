"""Pictures on edits: kept by id and name, else uploaded again, else told in words."""

import logging
from typing import Any

import pytest

from tests.bot.playing import split, take
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer, picture

TOY = {"toy": ToyDealer()}


@pytest.fixture(autouse=True)
def _hear_what_discord_says(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bot.ui")


def edits_of(evening: Evening, message: int, since: int) -> list[Any]:
    """What the bot has sent to change this message."""
    return [
        request.json
        for request in evening.env.http_requests[since:]
        if request.method == "PATCH" and request.path.endswith(f"/messages/{message}")
    ]


async def test_a_board_keeps_its_picture_by_id_and_name(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        board = evening.board
        (attachment,) = board.stored.attachments
        since = len(evening.env.http_requests)
        await split(evening, "Ana")
        (edit,) = edits_of(evening, board.id, since)
        kept = [{"id": str(attachment["id"]), "filename": attachment["filename"]}]
        assert edit["attachments"] == kept
        assert evening.board.pictures == ["0-board"]


async def test_a_picture_that_cannot_be_kept_is_uploaded_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        board = evening.board
        path = f"/channels/{evening.thread.id}/messages/{board.id}"
        evening.env.inject_error("PATCH", path, status=400, code=50035)
        await split(evening, "Ana")
        assert evening.board.id == board.id
        assert evening.board.pictures == ["0-board"]
        assert "Ana" not in evening.waiting


async def test_pictures_that_an_edit_may_not_have_are_told_once_and_never_referred_to(
    tmp_path, caplog
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla", "Dora") as evening:
        await evening.start("Ana", "Ben", "Carla", "Dora", game="toy")
        board = evening.board
        path = f"/channels/{evening.thread.id}/messages/{board.id}"
        evening.env.inject_error("PATCH", path, status=400, code=50035, times=2)
        await split(evening, "Ana")
        assert evening.board.id == board.id
        assert evening.board.pictures == []
        assert evening.board.text.count("4 players, phase split.") == 1
        caplog.clear()
        await split(evening, "Ben")
        assert "Discord said 4" not in caplog.text
        assert evening.board.id == board.id
        assert evening.board.text.count("4 players, phase split.") == 1


@pytest.mark.parametrize(("times", "pictures"), [(1, ["0-board"]), (2, [])])
async def test_a_picture_that_is_not_permitted_does_not_give_the_thread_up(
    tmp_path, times, pictures
):
    """Without *Attach Files* Discord may refuse that too, and words are still taken."""
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        board = evening.board
        path = f"/channels/{evening.thread.id}/messages/{board.id}"
        evening.env.inject_error("PATCH", path, status=403, code=50013, times=times)
        await split(evening, "Ana")
        assert evening.board.pictures == pictures
        assert evening.board.text.count("3 players, phase split.") == (not pictures)
        assert "Ana" not in evening.waiting
        await split(evening, "Ben")
        assert evening.board.id == board.id
        assert "Ben" not in evening.waiting


async def test_a_board_posted_in_words_is_edited_in_words(tmp_path, caplog):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        lobby = await evening.seat("Ana", "Ben", "Carla", game="toy")
        await evening["Ana"].press(lobby, "Start")
        for name in ("Ana", "Ben"):
            await split(evening, name)
        thread = f"/channels/{evening.thread.id}/messages"
        evening.env.inject_error("POST", thread, status=400, code=50035)
        await split(evening, "Carla")
        board = evening.board
        assert board.pictures == []
        caplog.clear()
        for name in ("Ana", "Ben"):
            await take(evening, name)
        assert "Discord said 4" not in caplog.text
        assert evening.board.id == board.id
        assert "Ana" not in evening.waiting


async def test_the_same_picture_is_not_uploaded_by_a_press(tmp_path):
    class Pictured(ToyDealer):
        def answered(self, view, decision, events, to):
            answer = super().answered(view, decision, events, to)
            return type(answer)(answer.text, self.seat(view, to))

    async with an_evening(tmp_path, {"toy": Pictured()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        await split(evening, "Ana")
        (first,) = ana.letters()[-1].stored.attachments
        # Somebody else's answer brings nothing new to this message.
        await split(evening, "Ben")
        assert first in ana.letters()[-2].stored.attachments


def test_different_pictures_have_different_names():
    from bot.ui.messages.posts import Post

    one, other = picture("board", "a"), picture("board", "b")
    assert Post("", (one,)).files != Post("", (other,)).files
    assert Post("", (one,)).files == Post("", (picture("board", "a"),)).files


def test_every_picture_has_a_gallery_of_its_own():
    """Discord shows several in one gallery as cropped tiles."""
    from bot.ui.messages.posts import Drawn, Post

    post = Post("", (picture("board", "a"), picture("seat", "b")))
    layout = Drawn(post, (b"a", b"b")).layout()
    (container,) = layout.to_components()
    assert [len(part["items"]) for part in container["components"]] == [1, 1]


def test_a_picture_that_was_packed_otherwise_is_still_the_same():
    from bot.store import Attached
    from bot.ui.messages.pictures import kept
    from bot.ui.messages.posts import Drawn, Post

    post = Post("", (picture("board", "a"),))
    tight, plain = Drawn(post, (b"RIFF....WEBP",)), Drawn(post, (b"\x89PNG",))
    assert tight.names != plain.names
    for drawn in (tight, plain):
        has = (Attached(1, drawn.names[0]),)
        again = kept(post, has)
        assert again is not None
        assert again.kept == has
        assert again.names == drawn.names
