"""What the page shows as Discord does: tiles, the application's emojis, commands in one's language, one's threads."""

import re

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.parlour.bodies import button, gallery, layout, row, select, text
from tests.parlour.script import post
from tests.parlour.test_emojis import data
from tests.parlour.test_emojis import picture as icon
from tests.parlour.test_refused_messages import form
from tests.parlour_page.show_bot import picture

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="package")]


async def box(locator):
    found = await locator.bounding_box()
    assert found is not None
    return found


async def test_two_pictures_are_cropped_tiles_and_one_is_whole(script, seated, games):
    wide = picture(size=(1200, 500))
    for names in (("a.png", "b.png"), ("a.png",)):
        body = layout(gallery(*(f"attachment://{name}" for name in names)))
        sent = form(body, *((name, wide) for name in names))
        await script.api("POST", f"/channels/{games}/messages", data=sent)
        await expect(seated.last.locator(".picture:not(.loading) img")).to_have_count(len(names))
        shown = [await box(one) for one in await seated.last.locator(".picture img").all()]
        await seated.keeps_picture(f"gallery-{len(names)}")
        if len(names) == 2:
            assert shown[0]["y"] == shown[1]["y"]
            assert shown[0]["x"] + shown[0]["width"] <= shown[1]["x"]
            for one in shown:
                assert one["width"] == pytest.approx(one["height"], abs=1)
            await expect(seated.last.locator(".picture img").first).to_have_css(
                "object-fit", "cover"
            )
        else:
            assert shown[0]["width"] / shown[0]["height"] == pytest.approx(2.4, rel=0.02)


async def test_a_tall_picture_leaves_room_for_what_is_asked(script, seated, games):
    body = layout(gallery("attachment://a.png"), row(button()))
    sent = form(body, ("a.png", picture(size=(1200, 1642))))
    await script.api("POST", f"/channels/{games}/messages", data=sent)
    await expect(seated.last.locator(".picture:not(.loading) img")).to_be_visible()
    shown = await box(seated.last.locator(".picture img"))
    assert shown["width"] / shown["height"] == pytest.approx(1200 / 1642, rel=0.02)
    size = seated.page.viewport_size
    assert size is not None
    assert shown["height"] <= 0.6 * size["height"]


@pytest_asyncio.fixture(loop_scope="package")
async def book(parlour, script):
    """An emoji of the application's own."""
    path = f"/applications/{parlour.hall.world.bot_id}/emojis"
    body = {"name": "book_seal", "image": data(icon((64, 64)))}
    status, made = await script.api("POST", path, body)
    assert status == 201, made
    yield {"id": made["id"], "name": "book_seal"}
    await script.api("DELETE", f"{path}/{made['id']}")


async def test_an_emoji_is_a_picture_in_text_buttons_and_menus(script, another, ben, games, book):
    visitor = await another(ben)
    written = f"<:book_seal:{book['id']}>"
    option = {"label": "Books", "value": "books", "emoji": book}
    body = layout(
        text(f"Take {written} now."),
        row(button("a", label="Take", emoji=book), button("b", label=None, emoji=book)),
        row(select(options=[option])),
    )
    await post(script, games, **body)
    shown = visitor.last.locator(".text img")
    await expect(shown).to_have_attribute("alt", "book seal")
    assert await shown.evaluate("image => image.decode().then(() => image.naturalWidth)") == 64
    assert (await box(shown))["height"] < 30
    buttons = visitor.last.locator(".row button.button")
    await expect(buttons.locator("img")).to_have_count(2)
    await expect(buttons.nth(0)).to_have_accessible_name("Take")
    await expect(buttons.nth(1)).to_have_accessible_name("book seal")
    await expect(visitor.last).to_have_accessible_name("Take book seal now.")
    await visitor.last.locator(".chooser").click()
    await expect(visitor.option("Books").locator("img")).to_be_visible()
    await visitor.keeps_picture("emojis")
    await visitor.page.keyboard.press("Escape")


async def test_a_link_to_a_channel_of_discords_leads_to_it_on_the_page(
    script, another, server, ben
):
    visitor, games = await another(ben), server.games
    link = {"type": 2, "style": 5, "label": "To the Table"}
    here = link | {"url": f"https://discord.com/channels/{server.guild}/{games}"}
    elsewhere = link | {"url": "https://discord.com/channels/1/2", "label": "Elsewhere"}
    await post(script, games, **layout(text("Where to?"), row(here, elsewhere)))
    links = visitor.last.locator("a.button")
    await expect(links.nth(0)).to_have_attribute("href", re.compile(f"#{games}$"))
    await expect(links.nth(1)).to_have_attribute("href", elsewhere["url"])


async def test_an_emoji_that_nobody_has_is_its_name(script, another, ben, games):
    visitor = await another(ben)
    await post(script, games, content="<:book_seal:5>")
    await expect(visitor.last.locator(".text")).to_have_text(":book_seal:")


async def test_a_mentioned_command_is_called_what_the_reader_calls_it(
    parlour, script, another, ben, ana, games
):
    await script.ask("PATCH", f"/people/{ana.name}", locale="es-ES")
    commands = parlour.hall.world.commands.values()
    play = next(one.id for one in commands if one.body["name"] == "play")
    await post(script, games, content=f"Try </play:{play}>.")
    for person, name in ((ben, "/play"), (ana, "/jugar")):
        visitor = await another(person)
        mention = visitor.last.get_by_role("button", name=name, exact=True)
        await expect(mention).to_be_visible()
        await mention.click()
        await expect(visitor.page.get_by_role("form", name=name)).to_be_visible()


async def test_the_list_shows_the_threads_one_takes_part_in(script, another, ben, ana, games):
    thread = (await ana.does("threads", channel=games, name="A table"))["id"]
    visitor = await another(ben)
    await expect(visitor.page.get_by_text("Other threads (1)")).to_be_visible()
    await expect(visitor.place("A table")).to_be_hidden()
    await post(script, thread, content=f"<@{ben.id}>", flags=1 << 12)
    await expect(visitor.place("A table")).to_be_visible()
    await expect(visitor.page.get_by_text("Other threads")).to_have_count(0)
