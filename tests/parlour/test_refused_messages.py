"""What Discord refuses in a message: limits, layouts, files, unknown fields; each with its number."""

import io
import json
from typing import Any

import aiohttp
import pytest

from tests.parlour.bodies import (
    LAYOUT,
    button,
    choices,
    gallery,
    label,
    layout,
    modal,
    row,
    select,
    text,
    text_input,
)
from tests.parlour.script import Script, until

BAD_MESSAGES: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown field": ({"content": "a", "colour": 1}, "colour"),
    "content over 2,000": ({"content": "a" * 2001}, "content"),
    "content that is no text": ({"content": 7}, "content"),
    "a flag of others": ({"content": "a", "flags": 1 << 1}, "flags"),
    "an ephemeral in a channel": ({"content": "a", "flags": 64}, "flags"),
    "six rows": ({"components": [row(button(str(n))) for n in range(6)]}, "components"),
    "six buttons in a row": ({"components": [row(*(button(str(n)) for n in range(6)))]}, "components"),
    "an empty row": ({"components": [row()]}, "components"),
    "a select beside a button": ({"components": [row(select(), button())]}, "components"),
    "a label over 80": ({"components": [row(button(label="a" * 81))]}, "components"),
    "a button that says nothing": ({"components": [row(button(label=None))]}, "components"),
    "a custom id over 100": ({"components": [row(button("a" * 101))]}, "components"),
    "a button without custom id": ({"components": [row(button(custom_id=None))]}, "components"),
    "a button with a url": ({"components": [row(button(url="https://a.b"))]}, "components"),
    "a link without url": ({"components": [row(button(style=5, custom_id=None))]}, "components"),
    "a link with custom id": ({"components": [row(button(style=5, url="https://a.b"))]}, "components"),
    "a link to nowhere": ({"components": [row(button(None, style=5, url="https://"))]}, "components"),
    "a link to a path alone": ({"components": [row(button(None, style=5, url="https:///a"))]}, "components"),
    "a link that is a script": ({"components": [row(button(None, style=5, url="javascript:alert(1)"))]}, "components"),
    "a link that is data": ({"components": [row(button(None, style=5, url="data:text/html,a"))]}, "components"),
    "an embed that leads to a script": ({"embeds": [{"title": "a", "url": "javascript:alert(1)"}]}, "embeds"),
    "an author who leads to a script": ({"embeds": [{"author": {"name": "a", "url": "JavaScript:alert(1)"}}]}, "embeds"),
    "an embed's picture that is a file": ({"embeds": [{"image": {"url": "file:///etc/passwd"}}]}, "embeds"),
    "an embed's picture from nowhere": ({"embeds": [{"image": {"description": "a"}}]}, "embeds"),
    "an embed's small picture from nowhere": ({"embeds": [{"thumbnail": {"width": 5}}]}, "embeds"),
    "a footer that says nothing": ({"embeds": [{"title": "a", "footer": {"icon_url": "https://a.b/c"}}]}, "embeds"),
    "an author without a name": ({"embeds": [{"title": "a", "author": {"url": "https://a.b"}}]}, "embeds"),
    "an embed of nothing": ({"content": "a", "embeds": [{}]}, "embeds"),
    "an embed of colour alone": ({"content": "a", "embeds": [{"color": 5}]}, "embeds"),
    "an embed at no time": ({"embeds": [{"title": "a", "timestamp": "not a time"}]}, "embeds"),
    "a button for sale": ({"components": [row(button(style=6))]}, "components"),
    "an ordinary button that sells": ({"components": [row(button(sku_id="5"))]}, "components"),
    "a custom id twice": ({"components": [row(button(), button())]}, "components"),
    "a component id twice": ({"components": [row(button(id=5), button("b", id=5))]}, "components"),
    "an emoji in plain letters": ({"components": [row(button(emoji={"name": ":die:"}))]}, "components"),
    "an emoji nobody has": ({"components": [row(button(emoji={"id": "5", "name": "die"}))]}, "components"),
    "a message read aloud": ({"content": "a", "tts": True}, "tts"),
    "an unknown component field": ({"components": [row(button(size=3))]}, "components"),
    "26 options": ({"components": [row(choices(3, 26))]}, "components"),
    "an option twice": ({"components": [row(select(options=[{"label": "a", "value": "a"}] * 2))]}, "components"),
    "more values than options": ({"components": [row(select(max_values=3))]}, "components"),
    "min over max": ({"components": [row(select(min_values=2, max_values=1))]}, "components"),
    "a placeholder over 150": ({"components": [row(select(placeholder="a" * 151))]}, "components"),
    "an option over 100": ({"components": [row(select(options=[{"label": "a" * 101, "value": "a"}]))]}, "components"),
    "layout parts without the flag": ({"components": [text()]}, "components"),
    "a layout with content": (layout(text(), content="a"), "content"),
    "a layout with embeds": (layout(text(), embeds=[{"title": "a"}]), "embeds"),
    "a layout of nothing": (layout(), "components"),
    "41 components": (layout(*(text("a") for _ in range(41))), "components"),
    "41 components, nested": (layout(*(row(*(button(f"{r}.{n}") for n in range(5))) for r in range(7))), "components"),
    "4,001 characters": (layout(text("a" * 4000), text("a")), "components"),
    "an empty text": (layout(text("")), "components"),
    "a button without a row": (layout(button()), "components"),
    "a container in a container": (layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}), "components"),
    "a section without accessory": (layout({"type": 9, "components": [text()]}), "components"),
    "a section of four texts": (layout({"type": 9, "components": [text()] * 4, "accessory": button()}), "components"),
    "eleven pictures in a gallery": (layout(gallery(*["https://a.b/c.png"] * 11)), "components"),
    "a picture that was not sent": (layout(gallery("attachment://a.png")), "components"),
    "a picture from nowhere": (layout(gallery("file:///etc/passwd")), "components"),
    "a picture from no site": (layout(gallery("https://")), "components"),
    "a file from the web": (layout({"type": 13, "file": {"url": "https://a.b"}}), "components"),
    "a text input in a message": ({"components": [row(text_input())]}, "components"),
    "an attachment that is not there": ({"content": "a", "attachments": [{"id": 0}]}, "attachments"),
    "everybody and somebody to mention": ({"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["5"]}}, "allowed_mentions"),
    "every role and some to mention": ({"content": "a", "allowed_mentions": {"parse": ["roles"], "roles": ["5"]}}, "allowed_mentions"),
    "a nonce over 25": ({"content": "a", "nonce": "n" * 26}, "nonce"),
    "an answer to nothing": ({"content": "a", "message_reference": {"message_id": "5"}}, "message_reference"),
    "an embed over 6,000": ({"embeds": [{"description": "a" * 4000}, {"description": "a" * 4000}]}, "embeds"),
    "eleven embeds": ({"embeds": [{"title": "a"}] * 11}, "embeds"),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD_MESSAGES)
async def test_discord_refuses(script: Script, what: str):
    body, place = BAD_MESSAGES[what]
    channel = await script.games()
    status, told = await script.api("POST", f"/channels/{channel}/messages", body)
    assert (status, told["code"]) == (400, 50035)
    assert list(told["errors"]) == [place]
    assert (await script.get(f"/people/witness/channels/{channel}/messages"))["messages"] == []
    assert [one["code"] for one in await script.refusals()] == [50035]


async def test_an_empty_message_is_50006(script):
    status, told = await script.api(
        "POST", f"/channels/{await script.games()}/messages", {"content": " "}
    )
    assert (status, told["code"]) == (400, 50006)


async def test_an_edit_that_leaves_nothing_is_50006(script, channel):
    path = f"/channels/{channel}/messages"
    _, told = await script.api("POST", path, {"content": "a"})
    status, refused = await script.api("PATCH", f"{path}/{told['id']}", {"content": ""})
    assert (status, refused["code"]) == (400, 50006)
    _, told = await script.api("POST", path, data=form({"content": "a"}, ("a.txt", b"a")))
    one = f"{path}/{told['id']}"
    assert (await script.api("PATCH", one, {"content": ""}))[0] == 200
    status, refused = await script.api("PATCH", one, {"attachments": []})
    assert (status, refused["code"]) == (400, 50006)


async def test_an_embed_may_have_a_time_and_mentions_may_be_allowed_to_nobody(script, channel):
    for moment in ("2026-07-01T20:15:00+00:00", "2026-07-01T20:15:00.123Z"):
        body = {
            "embeds": [{"title": "a", "timestamp": moment}],
            "allowed_mentions": {"parse": ["users"], "users": []},
        }
        assert (await script.api("POST", f"/channels/{channel}/messages", body))[0] == 200


async def test_two_files_of_one_number_are_refused(script, channel):
    data = form({"content": "a"}, ("a.txt", b"a"))
    data.add_field("files[0]", b"b", filename="b.txt")
    status, told = await script.api("POST", f"/channels/{channel}/messages", data=data)
    assert (status, told["code"]) == (400, 50035)


def form(body: dict[str, Any], *files: tuple[str, bytes]) -> aiohttp.FormData:
    made = aiohttp.FormData(quote_fields=False)
    made.add_field("payload_json", json.dumps(body), content_type="application/json")
    for index, (name, content) in enumerate(files):
        made.add_field(
            f"files[{index}]", io.BytesIO(content), filename=name, content_type="image/png"
        )
    return made


async def test_a_file_over_ten_mebibytes_is_40005(script):
    data = form({"content": "a"}, ("a.png", bytes(10 * 2**20 + 1)))
    status, told = await script.api("POST", f"/channels/{await script.games()}/messages", data=data)
    assert (status, told["code"]) == (413, 40005)


async def test_eleven_files_are_too_many(script):
    data = form({}, *((f"{n}.txt", b"a") for n in range(11)))
    status, told = await script.api("POST", f"/channels/{await script.games()}/messages", data=data)
    assert (status, told["code"]) == (400, 50035)


async def test_a_part_of_another_name_is_refused(script):
    data = form({"content": "a"})
    data.add_field("picture", b"a", filename="a.png")
    status, told = await script.api("POST", f"/channels/{await script.games()}/messages", data=data)
    assert (status, told["code"]) == (400, 50035)


async def test_a_file_that_the_layout_does_not_show_stays_invisible(script):
    channel = await script.games()
    data = form(layout(text()), ("a.txt", b"a"))
    _, told = await script.api("POST", f"/channels/{channel}/messages", data=data)
    assert told["attachments"] == []


async def test_a_file_in_a_classic_message_is_an_attachment_with_its_description(script):
    body = {"attachments": [{"id": 0, "filename": "b.txt", "description": "A letter."}]}
    data = form(body, ("a.txt", b"abc"))
    _, told = await script.api("POST", f"/channels/{await script.games()}/messages", data=data)
    attachment = told["attachments"][0]
    assert (attachment["filename"], attachment["description"]) == ("b.txt", "A letter.")
    async with script.session.get(attachment["url"]) as got:
        assert await got.read() == b"abc"


async def test_a_new_picture_in_a_layout_by_edit_is_refused_as_on_discord(script):
    channel = await script.games()
    _, told = await script.api("POST", f"/channels/{channel}/messages", layout(text()))
    path = f"/channels/{channel}/messages/{told['id']}"
    body = layout(gallery("attachment://a.png"))
    status, refused = await script.api("PATCH", path, data=form(body, ("a.png", b"a")))
    assert (status, refused["code"]) == (400, 50035)
    assert "REFERENCED_ATTACHMENT_NOT_FOUND" in json.dumps(refused)
    await script.ask("PUT", "/strictness", refuse_layout_uploads_by_edit=False)
    status, _ = await script.api("PATCH", path, data=form(body, ("a.png", b"a")))
    assert status == 200


async def test_an_edit_keeps_the_attachments_it_lists(script):
    channel = await script.games()
    data = form({}, ("a.txt", b"a"), ("b.txt", b"b"))
    _, told = await script.api("POST", f"/channels/{channel}/messages", data=data)
    first, second = told["attachments"]
    path = f"/channels/{channel}/messages/{told['id']}"
    _, kept = await script.api("PATCH", path, {"attachments": [{"id": second["id"]}]})
    assert [one["id"] for one in kept["attachments"]] == [second["id"]]

    async def gone() -> bool:
        async with script.session.get(first["url"]) as got:
            return bool(got.status == 404)

    await until(gone)


async def test_a_message_becomes_a_layout_only_when_its_content_goes(script):
    channel = await script.games()
    _, told = await script.api("POST", f"/channels/{channel}/messages", {"content": "a"})
    path = f"/channels/{channel}/messages/{told['id']}"
    status, _ = await script.api("PATCH", path, layout(text()))
    assert status == 400
    status, changed = await script.api("PATCH", path, layout(text(), content=None))
    assert status == 200
    assert changed["flags"] & LAYOUT


async def test_the_same_nonce_gives_the_same_message(script):
    path = f"/channels/{await script.games()}/messages"
    body = {"content": "a", "nonce": "once", "enforce_nonce": True}
    _, first = await script.api("POST", path, body)
    _, second = await script.api("POST", path, body)
    assert first["id"] == second["id"]
    await script.post("/clock", advance=600)
    _, later = await script.api("POST", path, body)
    assert later["id"] != first["id"]


async def test_an_old_message_edited_too_often_is_30046(script):
    channel = await script.games()
    _, told = await script.api("POST", f"/channels/{channel}/messages", {"content": "a"})
    await script.post("/clock", advance=3700)
    path = f"/channels/{channel}/messages/{told['id']}"
    codes = []
    for number in range(31):
        _, body = await script.api("PATCH", path, {"content": str(number)})
        codes.append(body.get("code"))
    assert codes == [None] * 30 + [30046]
    assert (await script.get(f"/people/witness/messages/{told['id']}"))["content"] == "29"


BAD_FORMS: dict[str, dict[str, Any]] = {
    "no fields": modal(),
    "six fields": modal(*(label(text_input(custom_id=str(n))) for n in range(6))),
    "a title over 45": modal(label(text_input()), title="a" * 46),
    "no title": modal(label(text_input()), title=None),
    "a label over 45": modal(label(text_input(), label="a" * 46)),
    "a description over 100": modal(label(text_input(), description="a" * 101)),
    "a button": modal(label(button())),
    "one radio option": modal(label(choices(21, 1))),
    "eleven radio options": modal(label(choices(21, 11))),
    "no checkboxes": modal(label(choices(22, 0))),
    "eleven checkboxes": modal(label(choices(22, 11))),
    "a select that is disabled": modal(label(select(disabled=True))),
    "a field twice": modal(label(text_input()), label(text_input())),
    "eleven files": modal(label({"type": 19, "custom_id": "file", "max_values": 11})),
    "more files than there may be": modal(label({"type": 19, "custom_id": "file", "min_values": 2})),
    "files without a label": modal({"type": 19, "custom_id": "file"}),
    "a text shorter than it may be": modal(label(text_input(min_length=9, max_length=3))),
    "an unknown field": modal(label(text_input()), colour="red"),
    "an input in a row without label": modal({"type": 1, "components": [text_input()]}),
    "two inputs in a row": modal({"type": 1, "components": [text_input(), text_input(custom_id="b")]}),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD_FORMS)
async def test_discord_refuses_a_form_with(script, asked, what: str):
    interaction = await asked()
    status, told = await script.api("POST", interaction.callback, BAD_FORMS[what])
    assert (status, told["code"]) == (400, 50035)
    status, _ = await script.api("POST", interaction.callback, modal(label(text_input(label=None))))
    assert status == 204
