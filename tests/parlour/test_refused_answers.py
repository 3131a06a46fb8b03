"""What Discord refuses in answers to interactions: twice, too late, the wrong kind, the wrong token."""

import pytest

from tests.parlour.bodies import (
    LAYOUT,
    button,
    command,
    gallery,
    label,
    layout,
    modal,
    option,
    row,
    text,
    text_input,
)
from tests.parlour.script import Player, Refused, Script, post
from tests.parlour.test_refused_messages import form

HELLO = {"type": 4, "data": {"content": "Hello"}}
WHISPER = {"type": 4, "data": {"content": "Hello", "flags": 64}}
DEFER = {"type": 5}


async def test_an_answer_with_response_tells_of_the_message(script, asked):
    one = await asked()
    status, told = await script.api("POST", f"{one.callback}?with_response=1", HELLO)
    assert status == 200
    assert told["resource"]["message"]["content"] == "Hello"
    assert told["interaction"]["response_message_id"] == told["resource"]["message"]["id"]


async def test_an_answer_without_response_is_204(script, asked):
    assert await script.api("POST", (await asked()).callback, HELLO) == (204, None)


async def test_a_second_answer_is_40060(script, asked):
    one = await asked()
    await script.api("POST", one.callback, HELLO)
    status, told = await script.api("POST", one.callback, DEFER)
    assert (status, told["code"]) == (400, 40060)


async def test_an_answer_after_three_seconds_is_10062(script, asked):
    one = await asked()
    await script.post("/clock", advance=3)
    status, told = await script.api("POST", one.callback, HELLO)
    assert (status, told["code"]) == (404, 10062)


async def test_an_answer_with_a_wrong_token_is_10062(script, asked):
    one = await asked()
    status, told = await script.api("POST", one.callback.replace(one.held.token, "wrong"), HELLO)
    assert (status, told["code"]) == (404, 10062)


async def test_a_refused_answer_leaves_time_for_a_better_one(script, asked):
    one = await asked()
    status, _ = await script.api("POST", one.callback, {"type": 4, "data": {"content": "a" * 2001}})
    assert status == 400
    status, _ = await script.api("POST", one.callback, HELLO)
    assert status == 204


async def test_after_fifteen_minutes_the_token_is_50027(script, asked):
    one = await asked()
    await script.api("POST", one.callback, DEFER)
    await script.post("/clock", advance=899)
    status, _ = await script.api("PATCH", one.original, {"content": "In time"})
    assert status == 200
    await script.post("/clock", advance=2)
    for method, path in (("PATCH", one.original), ("GET", one.original), ("POST", one.webhook)):
        body = None if method == "GET" else {"content": "Late"}
        status, told = await script.api(method, path, body)
        assert (status, told["code"]) == (401, 50027)


async def test_a_follow_up_before_any_answer_is_10015(script, asked):
    one = await asked()
    status, told = await script.api("POST", one.webhook, {"content": "Early"})
    assert (status, told["code"]) == (404, 10015)


async def test_a_follow_up_with_a_made_up_token_is_10015(script, parlour):
    path = f"/webhooks/{parlour.hall.world.bot_id}/nonsense"
    status, told = await script.api("POST", path, {"content": "Hello"})
    assert (status, told["code"]) == (404, 10015)


async def test_the_first_follow_up_after_a_defer_fills_the_deferred_message(script, asked):
    one = await asked()
    await script.api("POST", one.callback, {"type": 5, "data": {"flags": 64}})
    _, first = await script.api("POST", f"{one.webhook}?wait=true", {"content": "First"})
    _, second = await script.api("POST", f"{one.webhook}?wait=true", {"content": "Second"})
    _, original = await script.api("GET", one.original)
    assert original["id"] == first["id"]
    assert first["flags"] == 64
    assert second["flags"] == 0
    assert second["id"] != first["id"]


async def test_a_deferred_answer_may_be_ephemeral_and_nothing_else(script, asked):
    one = await asked()
    for flags in (1 << 12, LAYOUT, 64 | LAYOUT, 128, 1 << 20):
        status, told = await script.api("POST", one.callback, {"type": 5, "data": {"flags": flags}})
        assert (status, told["code"]) == (400, 50035)
    status, _ = await script.api("POST", one.callback, {"type": 5, "data": {"flags": 64}})
    assert status == 204


async def test_the_fields_of_a_form_come_back_with_ids_of_their_own(script, asked):
    opened = await asked()
    fields = [label(text_input(custom_id=name)) for name in "ab"]
    await script.api("POST", opened.callback, modal(*fields, label(text_input(id=2))))
    values = dict.fromkeys(["a", "b", "words"], "hello")
    sent = await asked("submit", modal=str(opened.held.id), values=values)
    labels = sent.held.data["components"]
    ids = [one["id"] for one in labels] + [one["component"]["id"] for one in labels]
    assert ids == [1, 4, 6, 3, 5, 2]


async def test_a_deferred_answer_must_say_something(script, asked):
    one = await asked()
    await script.api("POST", one.callback, DEFER)
    status, told = await script.api("PATCH", one.original, {})
    assert (status, told["code"]) == (400, 50006)


async def test_a_picture_in_a_layout_cannot_come_after_a_defer(script, asked):
    body = layout(gallery("attachment://a.png"))
    for path in ("original", "webhook"):
        one = await asked()
        await script.api("POST", one.callback, DEFER)
        method = "PATCH" if path == "original" else "POST"
        data = form(body, ("a.png", b"a"))
        status, told = await script.api(method, getattr(one, path), data=data)
        assert (status, told["code"]) == (400, 50035)


async def test_a_picture_in_a_layout_comes_with_the_answer_itself_or_with_a_later_follow_up(
    script, asked
):
    one = await asked()
    body = layout(gallery("attachment://a.png"))
    sent = form({"type": 4, "data": body}, ("a.png", b"a"))
    assert (await script.api("POST", one.callback, data=sent))[0] == 204
    assert (await script.api("POST", one.webhook, data=form(body, ("a.png", b"a"))))[0] == 204


async def test_an_answer_can_be_read_edited_and_deleted(script, asked):
    one = await asked()
    await script.api("POST", one.callback, WHISPER)
    assert (await script.api("GET", one.original))[1]["content"] == "Hello"
    assert (await script.api("PATCH", one.original, {"content": "Bye"}))[1]["content"] == "Bye"
    assert (await script.api("DELETE", one.original)) == (204, None)
    status, told = await script.api("GET", one.original)
    assert (status, told["code"]) == (404, 10008)


async def test_one_interaction_cannot_touch_anothers_messages(script, asked):
    one, other = await asked(), await asked()
    await script.api("POST", one.callback, WHISPER)
    await script.api("POST", other.callback, HELLO)
    message = (await script.api("GET", one.original))[1]["id"]
    path = f"{other.webhook}/messages/{message}"
    for method, body in (("GET", None), ("PATCH", {"content": "Mine"}), ("DELETE", None)):
        status, told = await script.api(method, path, body)
        assert (status, told["code"]) == (404, 10008)


async def test_an_ephemeral_is_not_in_the_channel_for_the_bot(script, asked):
    one = await asked()
    await script.api("POST", one.callback, WHISPER)
    message = (await script.api("GET", one.original))[1]
    path = f"/channels/{message['channel_id']}/messages"
    assert (await script.api("GET", path)) == (200, [])
    status, told = await script.api("GET", f"{path}/{message['id']}")
    assert (status, told["code"]) == (404, 10008)


async def test_an_ephemeral_is_answered_by_nobody_and_shown_in_no_answer(script, asked, parlour):
    one = await asked()
    await script.api("POST", one.callback, {"type": 4, "data": {"content": "Secret", "flags": 64}})
    message = (await script.api("GET", one.original))[1]
    channel, number = message["channel_id"], message["id"]
    path = f"/channels/{channel}/messages"
    reference = {"message_id": number}
    body = {"content": "As I said", "message_reference": reference}
    status, told = await script.api("POST", path, body)
    assert (status, told["code"]) == (400, 50035)
    body["message_reference"] = reference | {"fail_if_not_exists": False}
    status, told = await script.api("POST", path, body)
    assert (status, "message_reference" in told) == (200, False)
    witness = Player(script, "witness", "")
    with pytest.raises(Refused, match="Only you see that message"):
        await witness.does("messages", channel=channel, content="Really?", reply_to=number)
    parlour.hall.world.messages[int(told["id"])].reply_to = int(number)
    shown = (await script.api("GET", f"{path}/{told['id']}"))[1]
    assert shown["referenced_message"] is None


async def test_an_ephemeral_is_not_deleted_among_others(script, asked, channel):
    one = await asked()
    await script.api("POST", one.callback, WHISPER)
    ephemeral = (await script.api("GET", one.original))[1]["id"]
    said = await post(script, channel, content="Aloud")
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", allow=["manage_messages"])
    path = f"/channels/{channel}/messages/bulk-delete"
    assert (await script.api("POST", path, {"messages": [ephemeral, said]}))[0] == 204
    left = await Player(script, "witness", "").messages(channel)
    assert [one["id"] for one in left] == [ephemeral]


async def test_a_command_has_no_message_to_update(script, asked):
    for kind in (6, 7):
        one = await asked()
        status, told = await script.api("POST", one.callback, {"type": kind, "data": {}})
        assert (status, told["code"]) == (400, 50035)


async def test_choices_answer_autocompletion_only(script, asked):
    status, _ = await script.api(
        "POST", (await asked()).callback, {"type": 8, "data": {"choices": []}}
    )
    assert status == 400
    one = await asked("autocomplete", focused="word", options={"word": "a"})
    assert (await script.api("POST", one.callback, HELLO))[0] == 400
    many = [{"name": str(n), "value": str(n)} for n in range(26)]
    status, told = await script.api("POST", one.callback, {"type": 8, "data": {"choices": many}})
    assert (status, told["code"]) == (400, 50035)
    assert (await script.api("POST", one.callback, {"type": 8, "data": {"choices": many[:25]}}))[
        0
    ] == 204


@pytest.mark.parametrize(("kind", "wrong", "right"), [(3, 3, "a"), (4, "a", 3), (10, "a", 0.5)])
async def test_what_is_suggested_is_of_the_options_type(script, parlour, asked, kind, wrong, right):
    step = option("open", 1, options=[option(kind=kind, autocomplete=True)])
    path = f"/applications/{parlour.hall.world.bot_id}/commands"
    await script.api("PUT", path, [command(options=[step])])
    one = await asked("autocomplete", command="go open", focused="word")
    for value, code in ((wrong, 400), (right, 204)):
        data = {"choices": [{"name": "A", "value": value}]}
        assert (await script.api("POST", one.callback, {"type": 8, "data": data}))[0] == code


async def test_an_unknown_kind_of_answer_is_refused(script, asked):
    one = await asked()
    for kind in (1, 2, 10, 12, True, None):
        status, told = await script.api("POST", one.callback, {"type": kind})
        assert (status, told["code"]) == (400, 50035)


async def test_a_form_is_not_answered_with_a_form(script, asked):
    opened = await asked()
    await script.api("POST", opened.callback, modal(label(text_input())))
    sent = await asked("submit", modal=str(opened.held.id), values={"words": "hello"})
    status, _ = await script.api("POST", sent.callback, modal(label(text_input())))
    assert status == 400


async def test_a_form_opened_by_a_button_can_update_the_message_of_the_button(
    script: Script, asked
):
    witness = Player(script, "witness", "")
    channel = await script.games()
    _, message = await script.api(
        "POST", f"/channels/{channel}/messages", {"components": [row(button())]}
    )
    opened = await asked("press", message=message["id"], custom_id="go")
    await script.api("POST", opened.callback, modal(label(text_input())))
    sent = await asked("submit", modal=str(opened.held.id), values={"words": "hello"})
    update = {"type": 7, "data": {"content": "Sent", "components": []}}
    assert (await script.api("POST", sent.callback, update))[0] == 204
    assert (await witness.sees(message["id"]))["content"] == "Sent"


async def test_a_form_whose_sending_failed_stays_open(script, asked):
    opened = await asked()
    await script.api("POST", opened.callback, modal(label(text_input())))
    await asked("submit", modal=str(opened.held.id), values={"words": "hello"})
    await script.post("/clock", advance=4)
    assert len((await script.get("/people/witness/modals"))["modals"]) == 1


async def test_a_pressed_layout_takes_a_new_picture_in_the_answer_itself(script, asked):
    channel = await script.games()
    _, message = await script.api(
        "POST", f"/channels/{channel}/messages", layout(text(), row(button()))
    )
    pressed = await asked("press", message=message["id"], custom_id="go")
    body = {"components": [gallery("attachment://a.png")], "flags": 1 << 15}
    data = form({"type": 7, "data": body}, ("a.png", b"a"))
    assert (await script.api("POST", pressed.callback, data=data))[0] == 204


async def test_an_update_of_a_message_that_is_gone_is_10008(script, asked):
    channel = await script.games()
    path = f"/channels/{channel}/messages"
    _, message = await script.api("POST", path, {"components": [row(button())]})
    pressed = await asked("press", message=message["id"], custom_id="go")
    await script.api("DELETE", f"{path}/{message['id']}")
    status, told = await script.api("POST", pressed.callback, {"type": 7, "data": {"content": "a"}})
    assert (status, told["code"]) == (404, 10008)


async def test_a_press_may_be_accepted_first_and_the_message_changed_later(script, asked):
    channel = await script.games()
    _, message = await script.api(
        "POST", f"/channels/{channel}/messages", {"components": [row(button())]}
    )
    pressed = await asked("press", message=message["id"], custom_id="go")
    for data in ({"content": "Now"}, {"colour": "red"}):
        assert (await script.api("POST", pressed.callback, {"type": 6, "data": data}))[0] == 400
    _, told = await script.api("POST", f"{pressed.callback}?with_response=true", {"type": 6})
    assert "resource" not in told
    _, changed = await script.api("PATCH", pressed.original, {"content": "Pressed"})
    assert (changed["id"], changed["content"]) == (message["id"], "Pressed")
    _, more = await script.api("POST", f"{pressed.webhook}?wait=true", {"content": "And more"})
    assert more["id"] != message["id"]


@pytest.mark.parametrize("flags", ["64", [], {}, 1.5, True], ids=repr)
async def test_flags_that_are_no_number_are_50035_wherever_they_stand(script, asked, flags):
    answered, deferred = await asked(), await asked()
    await script.api("POST", answered.callback, HELLO)
    await script.api("POST", deferred.callback, DEFER)
    original = (await script.api("GET", answered.original))[1]
    body = {"content": "Bye", "flags": flags}
    for method, path in (
        ("POST", f"/channels/{original['channel_id']}/messages"),
        ("PATCH", f"/channels/{original['channel_id']}/messages/{original['id']}"),
        ("PATCH", answered.original),
        ("POST", answered.webhook),
        ("PATCH", deferred.original),
        ("POST", deferred.webhook),
    ):
        status, told = await script.api(method, path, body)
        assert (status, told["code"]) == (400, 50035), path


async def test_who_was_promised_a_public_answer_gets_one_whatever_the_follow_up_says(script, asked):
    one = await asked()
    await script.api("POST", one.callback, DEFER)
    body = {"content": "Aloud", "flags": 64}
    _, told = await script.api("POST", f"{one.webhook}?wait=true", body)
    assert (told["content"], told["flags"]) == ("Aloud", 0)


async def test_a_body_that_is_no_object_is_refused(script, asked):
    one = await asked()
    await script.api("POST", one.callback, DEFER)
    status, told = await script.api("PATCH", one.original, ["Hello"])
    assert (status, told["code"]) == (400, 50035)
