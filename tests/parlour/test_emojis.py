"""The application's own emojis: made, renamed, served, used in components, and kept over a restart."""

import base64
import io
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image

from parlour import limits
from parlour.app import Parlour
from tests.parlour.bodies import button, choices, label, layout, modal, row, select, text
from tests.parlour.script import Player, Script, post


def picture(size: tuple[int, int] = (16, 16), kind: str = "PNG") -> bytes:
    content = io.BytesIO()
    Image.new("RGB", size, "#2f7d5b").save(content, kind)
    return content.getvalue()


def data(content: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(content).decode()}"


@pytest.fixture
async def emojis(parlour: Parlour) -> str:
    return f"/applications/{parlour.hall.world.bot_id}/emojis"


async def makes(script: Script, path: str, name: str = "book_seal") -> dict[str, Any]:
    status, told = await script.api("POST", path, {"name": name, "image": data(picture())})
    assert status == 201, told
    made: dict[str, Any] = told
    return made


async def test_an_emoji_is_made_listed_renamed_and_removed(script, emojis):
    made = await makes(script, emojis)
    assert (await script.api("GET", emojis))[1] == {"items": [made]}
    _, renamed = await script.api("PATCH", f"{emojis}/{made['id']}", {"name": "seal"})
    assert (renamed["id"], renamed["name"]) == (made["id"], "seal")
    assert (await script.api("GET", f"{emojis}/{made['id']}"))[1] == renamed
    assert (await script.api("DELETE", f"{emojis}/{made['id']}"))[0] == 204
    status, told = await script.api("GET", f"{emojis}/{made['id']}")
    assert (status, told["code"]) == (404, 10014)


@pytest.mark.parametrize("name", ["a", "a" * 33, "book-seal", "book seal", "büch"])
async def test_a_name_is_2_to_32_letters_digits_and_underscores(script, emojis, name):
    status, told = await script.api("POST", emojis, {"name": name, "image": data(picture())})
    assert (status, told["code"], list(told["errors"])) == (400, 50035, ["name"])


async def test_a_name_is_there_once(script, emojis):
    first, second = await makes(script, emojis), await makes(script, emojis, "other")
    body = {"name": "book_seal", "image": data(picture())}
    status, told = await script.api("POST", emojis, body)
    assert (status, list(told["errors"])) == (400, ["name"])
    status, _ = await script.api("PATCH", f"{emojis}/{second['id']}", {"name": "book_seal"})
    assert status == 400
    status, _ = await script.api("PATCH", f"{emojis}/{first['id']}", {"name": "book_seal"})
    assert status == 200


@pytest.mark.parametrize("image", ["https://a.b/c.png", "data:image/png;base64,AAAA", data(b"a")])
async def test_what_is_no_picture_is_no_emoji(script, emojis, image):
    status, told = await script.api("POST", emojis, {"name": "seal", "image": image})
    assert (status, told["code"], list(told["errors"])) == (400, 50035, ["image"])


async def test_a_picture_is_at_most_256_kibibytes(script, emojis, monkeypatch):
    monkeypatch.setattr(limits, "EMOJI_BYTES", len(picture()) - 1)
    status, told = await script.api("POST", emojis, {"name": "seal", "image": data(picture())})
    assert (status, list(told["errors"])) == (400, ["image"])
    monkeypatch.setattr(limits, "EMOJI_BYTES", len(picture()))
    await makes(script, emojis, "seal")


async def test_there_are_two_thousand_at_most(script, emojis, monkeypatch):
    assert (limits.EMOJIS, limits.EMOJI_BYTES) == (2000, 262144)
    monkeypatch.setattr(limits, "EMOJIS", 1)
    await makes(script, emojis)
    status, told = await script.api("POST", emojis, {"name": "more", "image": data(picture())})
    assert (status, told["code"]) == (400, 30008)


async def test_they_are_the_applications_own(script):
    status, told = await script.api("GET", "/applications/5/emojis")
    assert (status, told["code"]) == (404, 10002)


async def test_the_page_gets_its_picture_until_it_is_removed(script, emojis):
    made = await makes(script, emojis)
    address = f"{script.url}/emojis/{made['id']}"
    async with script.session.get(address) as got:
        assert (got.status, got.content_type) == (200, "image/png")
        assert await got.read() == picture()
    await script.api("DELETE", f"{emojis}/{made['id']}")
    async with script.session.get(address) as got:
        assert got.status == 404


async def test_buttons_and_menus_take_an_emoji_that_is_there_and_no_other(script, channel, emojis):
    made = await makes(script, emojis)
    for number, wanted in ((made["id"], 200), ("5", 400)):
        emoji = {"id": number, "name": "book_seal"}
        option = {"label": "Book", "value": "book", "emoji": emoji}
        for held in (button(emoji=emoji), select(options=[option])):
            body = layout(text(), row(held))
            status, told = await script.api("POST", f"/channels/{channel}/messages", body)
            assert status == wanted, told


async def test_a_forms_menu_takes_one_too(script, asked, emojis):
    made = await makes(script, emojis)
    for number, wanted in (("5", 400), (made["id"], 204)):
        chosen = choices(3, 2)
        chosen["options"][0]["emoji"] = {"id": number, "name": "book_seal"}
        interaction = await asked()
        status, _ = await script.api("POST", interaction.callback, modal(label(chosen)))
        assert status == wanted


async def test_everybodys_page_knows_the_names_and_hears_when_they_change(script, ana, emojis):
    async with ana.feed() as feed:
        assert feed.hello["view"]["emojis"] == {}
        made = await makes(script, emojis)
        assert (await feed.next("emojis"))["emojis"] == {made["id"]: "book_seal"}


async def test_discord_py_syncs_and_uses_them(bot, script, channel):
    made = await bot.create_application_emoji(name="book_seal", image=picture())
    assert [str(one) for one in await bot.fetch_application_emojis()] == [str(made)]
    view = discord.ui.LayoutView(timeout=None)
    held: discord.ui.Button[Any] = discord.ui.Button(label="Book", emoji=made, custom_id="b")
    view.add_item(discord.ui.ActionRow(held))
    sent = await bot.get_channel(int(channel)).send(view=view)
    seen = await Player(script, "witness", "").sees(str(sent.id))
    assert seen["components"][0]["components"][0]["emoji"]["id"] == str(made.id)
    await made.delete()
    assert await bot.fetch_application_emojis() == []


async def test_they_are_there_again_after_a_restart(tmp_path, minutes):
    assert minutes.exchanges == []
    path = tmp_path / "parlour.sqlite3"
    first = Parlour(path)
    await first.start()
    async with aiohttp.ClientSession() as session:
        script = Script(first.url, session)
        made = await makes(script, f"/applications/{first.hall.world.bot_id}/emojis")
        await script.person("witness")
        await post(script, await script.games(), content=f"<:book_seal:{made['id']}>")
    await first.stop()
    second = Parlour(path)
    await second.start()
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{second.url}/emojis/{made['id']}") as got,
    ):
        assert await got.read() == picture()
    await second.stop()
