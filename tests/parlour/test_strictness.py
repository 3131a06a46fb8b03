"""What Discord may do with the pictures of layouts: each possibility can be played, alone and together."""

import json
from typing import Any

import pytest

from parlour import control
from parlour.strictness import NAMES
from tests.parlour.bodies import button, gallery, layout, row, text
from tests.parlour.script import Refused, Script
from tests.parlour.test_refused_messages import form

BOARD = "board.png"
SHOWING = layout(gallery(f"attachment://{BOARD}"), row(button()))
PICTURE = (BOARD, b"a picture")


async def be(script: Script, preset: str = "most_forgiving", **fields: bool) -> None:
    """As strict as that; answers name their pictures, by which these tests find them."""
    named = {"leave_out_attachment_ids": False}
    await script.ask("PUT", "/strictness", preset=preset, **named | fields)


async def board(script: Script, channel: str) -> tuple[str, str, str]:
    """A posted layout with a picture: its path, its id and its picture's."""
    path = f"/channels/{channel}/messages"
    status, told = await script.api("POST", path, data=form(SHOWING, PICTURE))
    assert status == 200, told
    assert told["attachments"] == []
    media = told["components"][0]["items"][0]["media"]
    return f"{path}/{told['id']}", told["id"], media["attachment_id"]


def verdict(answer: tuple[int, Any]) -> str:
    status, told = answer
    if status < 300:
        return "taken"
    assert (status, told["code"]) == (400, 50035)
    assert "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND" in json.dumps(told)
    return "refused"


async def kept(script: Script, path: str, picture: str, *how: str) -> list[str]:
    """What becomes of an edit that keeps its picture in each of these ways."""
    listed: dict[str, dict[str, Any]] = {
        "unlisted": {},
        "by id": {"attachments": [{"id": picture}]},
        "by id and name": {"attachments": [{"id": picture, "filename": BOARD}]},
    }
    return [verdict(await script.api("PATCH", path, SHOWING | listed[one])) for one in how]


WAYS = ("unlisted", "by id", "by id and name")


@pytest.mark.parametrize(
    ("fields", "becomes"),
    [
        ({}, ["taken", "taken", "taken"]),
        ({"refuse_unlisted_attachments": True}, ["refused", "taken", "taken"]),
        ({"refuse_unnamed_attachments": True}, ["taken", "refused", "taken"]),
        (
            {"refuse_unlisted_attachments": True, "refuse_unnamed_attachments": True},
            ["refused", "refused", "taken"],
        ),
        ({"refuse_kept_attachments": True}, ["refused", "refused", "refused"]),
    ],
)
async def test_a_picture_is_kept_as_discord_may_want_it(script, channel, fields, becomes):
    await be(script, **fields)
    path, _, picture = await board(script, channel)
    assert await kept(script, path, picture, *WAYS) == becomes


async def test_a_refused_edit_leaves_the_picture_where_it_was(script, channel):
    await be(script, "strictest")
    path, number, picture = await board(script, channel)
    assert await kept(script, path, picture, "unlisted") == ["refused"]
    _, told = await script.api("GET", path)
    assert told["components"][0]["items"][0]["media"]["attachment_id"] == picture
    assert told["id"] == number


async def test_an_edit_without_pictures_is_taken_in_the_strictest_mode(script, channel):
    await be(script, "strictest")
    path, _, _ = await board(script, channel)
    assert verdict(await script.api("PATCH", path, layout(text("In words.")))) == "taken"


async def test_a_message_that_is_no_layout_keeps_its_files_in_the_strictest_mode(script, channel):
    await be(script, "strictest")
    path = f"/channels/{channel}/messages"
    _, told = await script.api("POST", path, data=form({"content": "a"}, ("a.txt", b"a")))
    _, edited = await script.api("PATCH", f"{path}/{told['id']}", {"content": "b"})
    assert [one["filename"] for one in edited["attachments"]] == ["a.txt"]


async def test_a_new_picture_by_patch_is_taken_only_by_the_forgiving(script, channel):
    for refuses, becomes in ((True, "refused"), (False, "taken")):
        await be(script, refuse_layout_uploads_by_edit=refuses)
        path, _, _ = await board(script, channel)
        assert verdict(await script.api("PATCH", path, data=form(SHOWING, PICTURE))) == becomes


async def pressed(asked: Any, message: str) -> Any:
    return await asked("press", message=message, custom_id="go")


@pytest.mark.parametrize("kind", [4, 7])
async def test_a_picture_in_a_presss_callback_may_be_refused(script, channel, asked, kind):
    for refuses, becomes in ((True, "refused"), (False, "taken")):
        await be(script, refuse_layout_uploads_by_callback=refuses)
        _, number, _ = await board(script, channel)
        press = await pressed(asked, number)
        body = {"type": kind, "data": SHOWING}
        answer = await script.api("POST", press.callback, data=form(body, PICTURE))
        assert verdict(answer) == becomes


async def test_a_press_that_keeps_its_picture_is_an_edit_too(script, channel, asked):
    await be(script, refuse_unlisted_attachments=True)
    _, number, picture = await board(script, channel)
    press = await pressed(asked, number)
    body = {"type": 7, "data": SHOWING}
    assert verdict(await script.api("POST", press.callback, body)) == "refused"
    body["data"] = SHOWING | {"attachments": [{"id": picture}]}
    assert verdict(await script.api("POST", press.callback, body)) == "taken"


@pytest.mark.parametrize("kind", [5, 6])
@pytest.mark.parametrize("way", ["PATCH", "POST"])
async def test_a_picture_after_a_defer_may_be_refused_alone(script, channel, asked, kind, way):
    await be(script, refuse_layout_uploads_after_defer=True)
    path, number, _ = await board(script, channel)
    press = await pressed(asked, number)
    await script.api("POST", press.callback, {"type": kind})
    where = press.original if way == "PATCH" else press.webhook
    answer = await script.api(way, where, data=form(SHOWING, PICTURE))
    # After type 6 nothing waits to be filled: a follow-up is a message of its own.
    assert verdict(answer) == ("taken" if (kind, way) == (6, "POST") else "refused")
    assert verdict(await script.api("PATCH", path, data=form(SHOWING, PICTURE))) == "taken"


async def test_a_picture_in_a_follow_up_of_its_own_may_be_refused(script, channel, asked):
    for refuses, becomes in ((True, "refused"), (False, "taken")):
        await be(script, "strictest", refuse_layout_uploads_by_follow_up=refuses)
        _, number, _ = await board(script, channel)
        press = await pressed(asked, number)
        await script.api("POST", press.callback, {"type": 6})
        where = f"{press.webhook}?wait=1"
        answer = await script.api("POST", where, data=form(SHOWING, PICTURE))
        assert verdict(answer) == becomes
        assert verdict(await script.api("POST", where, layout(text("In words.")))) == "taken"
    assert answer[1]["components"][0]["items"][0]["media"]["attachment_id"]


def test_every_possibility_is_in_the_description_of_the_control_interface():
    described = control.__doc__ or ""
    assert [name for name in NAMES if f"{name}:" not in described] == []


async def test_the_nonce_of_a_deleted_message_may_be_refused_for_a_while(script, channel):
    path = f"/channels/{channel}/messages"
    body = {"content": "a", "nonce": "once", "enforce_nonce": True}
    for refuses, status in ((False, 200), (True, 404)):
        await be(script, refuse_nonces_of_deleted_messages=refuses)
        _, told = await script.api("POST", path, body)
        await script.api("DELETE", f"{path}/{told['id']}")
        got, told = await script.api("POST", path, body)
        assert (got, told.get("code")) == (status, None if got == 200 else 10008)
        await script.post("/clock", advance=301)
    assert (await script.api("POST", path, body))[0] == 200


async def test_a_picture_that_stays_may_need_the_permission_to_attach_files(script, channel):
    for refuses, code in ((False, 200), (True, 403)):
        await be(script, refuse_kept_attachments_without_permission=refuses)
        path, _, picture = await board(script, channel)
        await script.ask("PUT", f"/channels/{channel}/permissions/bot", deny=["attach_files"])
        keeping = SHOWING | {"attachments": [{"id": picture, "filename": BOARD}]}
        assert (await script.api("PATCH", path, keeping))[0] == code
        assert (await script.api("PATCH", path, data=form(SHOWING, PICTURE)))[0] == 403
        assert (await script.api("PATCH", path, layout(text("In words."))))[0] == 200
        await script.ask("PUT", f"/channels/{channel}/permissions/bot", deny=[])


async def test_an_answer_may_leave_out_which_pictures_a_message_has(script, channel):
    await be(script, leave_out_attachment_ids=True)
    path = f"/channels/{channel}/messages"
    _, told = await script.api("POST", path, data=form(SHOWING, PICTURE))
    told_again = (await script.api("GET", f"{path}/{told['id']}"))[1]
    for one in (told, told_again):
        assert "attachment_id" not in json.dumps(one)
        assert BOARD not in json.dumps(one)
    await be(script)
    _, told = await script.api("GET", f"{path}/{told['id']}")
    assert BOARD in told["components"][0]["items"][0]["media"]["url"]


async def test_the_same_nonce_may_make_two_messages(script, channel):
    path = f"/channels/{channel}/messages"
    body = {"content": "a", "nonce": "once", "enforce_nonce": True}
    for forgets, messages in ((False, 1), (True, 3)):
        await be(script, forget_nonces=forgets)
        told = [(await script.api("POST", path, body))[1]["id"] for _ in range(3)]
        assert len(set(told)) == messages


async def test_a_silent_mention_may_add_nobody_to_a_thread(script, channel, ana):
    _, thread = await script.api("POST", f"/channels/{channel}/threads", {"name": "T", "type": 11})
    path, person = f"/channels/{thread['id']}", f"<@{ana.id}>"
    await be(script, ignore_silent_mentions=True)
    for flags, found in ((4096, 404), (0, 200)):
        await script.api("POST", f"{path}/messages", {"content": person, "flags": flags})
        assert (await script.api("GET", f"{path}/thread-members/{ana.id}"))[0] == found


async def test_whoever_is_in_a_thread_may_be_added_to_it_again(script, channel, ana):
    _, thread = await script.api("POST", f"/channels/{channel}/threads", {"name": "T", "type": 11})
    path = f"/channels/{thread['id']}/thread-members/{ana.id}"
    assert [(await script.api("PUT", path))[0] for _ in range(2)] == [204, 204]


async def test_a_post_may_open_an_archived_thread_again(script, channel):
    _, thread = await script.api("POST", f"/channels/{channel}/threads", {"name": "T", "type": 11})
    path = f"/channels/{thread['id']}"
    for refuses, status in ((True, 400), (False, 200)):
        await be(script, refuse_posts_in_archived_threads=refuses)
        await script.api("PATCH", path, {"archived": True})
        assert (await script.api("POST", f"{path}/messages", {"content": "a"}))[0] == status
        _, told = await script.api("GET", path)
        assert told["thread_metadata"]["archived"] == refuses


async def test_a_preset_sets_everything_and_a_field_only_itself(script):
    assert set((await script.ask("PUT", "/strictness", preset="strictest")).values()) == {True}
    told = await script.ask("PUT", "/strictness", refuse_unnamed_attachments=False)
    assert [name for name in NAMES if not told[name]] == ["refuse_unnamed_attachments"]
    assert await script.get("/strictness") == told
    told = await script.ask("PUT", "/strictness", preset="usual")
    usual = ["refuse_layout_uploads_by_edit", "refuse_posts_in_archived_threads"]
    assert [name for name in NAMES if told[name]] == usual
    with pytest.raises(Refused, match='"preset" is one of'):
        await script.ask("PUT", "/strictness", preset="lax")
