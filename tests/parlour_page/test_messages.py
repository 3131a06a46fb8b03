"""Messages as Discord shows them: text, layouts, pictures, edits, and what only one person sees."""

import asyncio
import re

import pytest
from playwright.async_api import expect

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="package")]


async def test_markdown_is_shown_as_discord_shows_it(seated, ben, games):
    await ben.runs("markdown", games)
    text = seated.last.locator(".text")
    for tag, words in {
        "h3": "A heading",
        "h4": "A smaller one",
        "h5": "The smallest",
        "strong": "bold",
        "em": "italic",
        "strong > em": "both",
        "u": "underlined",
        "s": "struck",
        "ul > li > ul > li": "one below",
        "ol > li": "first",
        "blockquote": "quoted",
        "pre": 'print("as it is")',
        "small": "small print",
        ".mention.mine": "@Ben",
        "a.mention": "#games",
    }.items():
        await expect(text.locator(tag).first).to_have_text(words)
    await expect(text).to_contain_text("snake_case_stays")
    link = text.get_by_role("link", name="a link")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    times = text.locator("time")
    await expect(times.first).to_have_text("November 14, 2023")
    await expect(times.last).to_have_text(re.compile(r"years ago|last year"))
    await seated.keeps_picture("markdown")


async def test_a_spoiler_is_covered_until_it_is_pressed(seated, ben, games):
    await ben.runs("markdown", games)
    secret = seated.last.get_by_text("a secret")
    await expect(secret).to_be_hidden()
    await seated.button("Spoiler, press to show").click()
    await expect(secret).to_be_visible()


@pytest.mark.layout
async def test_a_layout_has_its_container_section_picture_and_file(seated, ben, games):
    await ben.runs("play", games, game="split")
    container = seated.last.locator(".container")
    await expect(container).to_have_css("border-left-color", "rgb(47, 125, 91)")
    await expect(container.locator(".section h4")).to_have_text("The Great Split")
    await expect(container.locator("hr.wide")).to_be_visible()
    await expect(container.get_by_role("button", name="Closed")).to_be_disabled()
    async with seated.page.expect_download() as download:
        await container.get_by_role("link", name="Download record.json").click()
    assert (await download.value).suggested_filename == "record.json"
    await seated.keeps_picture("layout")


@pytest.mark.layout
async def test_a_picture_has_its_alternative_text_and_opens_large(seated, ben, games):
    await ben.runs("play", games, game="split")
    alt = "Six cards in a row, all lettered A."
    picture = seated.last.get_by_alt_text(alt)
    words = seated.last.get_by_text(alt)
    await expect(words).to_be_hidden()
    await seated.last.get_by_role("button", name="Alternative text").last.click()
    await expect(words).to_be_visible()
    await picture.click()
    large = seated.page.get_by_role("dialog", name="Picture")
    await expect(large.get_by_alt_text(alt)).to_be_visible()
    await expect(large.get_by_role("button", name="Close")).to_be_focused()
    await seated.keeps_picture("lightbox")
    await seated.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(seated.button("Enlarge the picture")).to_be_focused()
    await seated.page.keyboard.press("Enter")
    await expect(large).to_be_visible()
    await seated.page.mouse.click(20, 300)
    await expect(large).to_have_count(0)


@pytest.mark.layout
async def test_a_large_picture_is_shown_in_its_real_size_around_the_point_pressed(
    seated, ben, games
):
    await ben.runs("play", games, game="split")
    await seated.last.get_by_alt_text("Six cards in a row").click()
    large = seated.page.get_by_role("dialog", name="Picture")
    picture = large.get_by_role("img")
    await expect(picture).to_have_js_property("naturalWidth", 1200)
    box = await picture.bounding_box()
    await picture.click(position={"x": box["width"] * 0.9, "y": box["height"] / 2})
    await expect(large.get_by_role("button", name="Real size")).to_have_attribute(
        "aria-pressed", "true"
    )
    real = await picture.bounding_box()
    assert real["width"] == 1200
    if seated.size == "phone":
        assert real["x"] < -600
    await large.get_by_role("button", name="Real size").click()
    assert await picture.bounding_box() == box


async def test_a_picture_stays_until_its_successor_is_loaded(seated, ben, games):
    result = await ben.runs("play", games, game="split")
    before = seated.last.get_by_alt_text("Six cards in a row")
    await expect(before).to_have_js_property("complete", True)
    old = await before.get_attribute("src")
    let_go = asyncio.Event()

    async def holds_back(route):
        await let_go.wait()
        await route.continue_()

    await seated.page.route("**/board-2.png", holds_back)
    await ben.presses(result["message"], "turn")
    picture = seated.last.locator(".gallery .picture")
    await expect(picture.get_by_alt_text("Six cards, all lettered 2.")).to_be_attached()
    await expect(picture.locator("img").first).to_have_attribute("src", old)
    let_go.set()
    await expect(picture.locator("img")).to_have_count(1)


async def test_a_classic_embed_shows_its_fields(seated, ben, games):
    await ben.runs("embed", games)
    embed = seated.last.locator(".embed")
    await expect(embed.locator(".embed-title")).to_have_text("Scores")
    await expect(embed.locator("dd").first).to_have_text("103")
    await expect(embed).to_contain_text("Four ahead")


@pytest.mark.usefixtures("unhurried")
async def test_the_bot_is_seen_thinking_until_it_has_an_answer(seated, show_bot):
    await seated.runs("ponder")
    await expect(seated.last).to_contain_text("Gala is thinking…")
    show_bot.seen_waiting.set()
    await expect(seated.last).to_contain_text("It is settled.")
    await expect(seated.last).not_to_contain_text("edited")


async def test_an_ephemeral_is_for_one_person_and_can_be_dismissed(seated, another, ana):
    hers = await another(ana)
    await seated.runs("whisper")
    await expect(seated.last).to_contain_text("Only for you.")
    await expect(seated.last).to_contain_text("Only you can see this")
    await seated.keeps_picture("ephemeral")
    await expect(hers.last).to_contain_text("Aloud.")
    await seated.button("Dismiss").click()
    await expect(seated.last).to_contain_text("Aloud.")


async def test_an_ephemeral_is_gone_after_a_reload(seated):
    await seated.runs("whisper")
    await expect(seated.last).to_contain_text("Only for you.")
    await seated.page.reload()
    await expect(seated.last).to_contain_text("Aloud.")


@pytest.mark.layout
async def test_a_direct_message_is_marked_unread_until_it_is_read(seated, ben, games):
    await ben.runs("letter", games)
    if seated.size == "phone":
        await expect(seated.button("Channels and messages, 1 unread")).to_be_visible()
    await expect(seated.page).to_have_title(re.compile(r"^\(1\)"))
    await expect(seated.page.get_by_text("Gala wrote to you.")).to_be_visible()
    await seated.shows_places()
    await expect(seated.place("Gala")).to_have_accessible_name("Gala 1 unread")
    await seated.keeps_picture("places")
    await seated.place("Gala").click()
    await expect(seated.last).to_contain_text("A letter.")
    await expect(seated.page.get_by_text("New", exact=True)).to_be_visible()
    await expect(seated.page).to_have_title(re.compile(r"^Gala"))
    await expect(seated.page.get_by_text("1 unread")).to_have_count(0)


async def test_an_unread_direct_message_is_also_said_in_the_next_place(seated, ben, games):
    await ben.runs("letter", games)
    await ben.runs("thread", games)
    await seated.goes_to("A table")
    await expect(seated.last).to_contain_text("Welcome.")
    await expect(seated.page.get_by_text("Gala wrote to you.")).to_be_visible()
    await seated.page.locator(".toast").get_by_role("link", name="Open").click()
    await expect(seated.last).to_contain_text("A letter.")
    await expect(seated.page.get_by_text("Gala wrote to you.")).to_have_count(0)


async def test_the_signs_of_games_are_painted_and_stay_readable(seated, ana, games):
    content = "⏳ Ben takes **🔵 Blue** and ⚪ white 🎲"
    await ana.does("messages", channel=games, content=content)
    text = seated.last.locator(".text")
    await expect(text).to_have_text("⏳ Ben takes 🔵 Blue and ⚪ white 🎲")
    await expect(text.locator(".sign")).to_have_text(["⏳", "🔵", "⚪"])
    blue = text.locator("strong > .sign.blue")
    await expect(blue).to_have_css("background-color", "rgb(47, 107, 216)")
    box = await blue.bounding_box()
    assert box is not None
    assert 8 < box["width"] < 30


@pytest.mark.layout
async def test_a_thread_is_listed_under_its_channel_and_opened_from_there(seated, ben, games):
    await ben.runs("thread", games)
    await seated.goes_to("A table")
    await expect(seated.page.get_by_role("heading", name="# A table")).to_be_visible()
    await expect(seated.last).to_contain_text("Welcome.")


@pytest.mark.layout
async def test_a_reply_says_what_it_answers(seated, ana, games):
    await ana.does("messages", channel=games, content="Who plays?")
    await seated.last.hover()
    await seated.button("Reply to Ana").click()
    await seated.writing.fill("I do")
    await seated.writing.press("Enter")
    await expect(seated.last.locator(".above")).to_contain_text("Ana Who plays?")


async def test_older_messages_are_fetched_when_asked_for(seated, ben, games):
    for number in range(60):
        await ben.does("messages", channel=games, content=f"number {number}")
    await seated.page.reload()
    await expect(seated.last).to_contain_text("number 59")
    await expect(seated.page.get_by_text("number 5", exact=True)).to_have_count(0)
    await seated.button("Show Older Messages").click()
    await expect(seated.page.get_by_text("number 5", exact=True)).to_have_count(1)
    await expect(seated.page.get_by_text("This is the beginning of #games.")).to_have_count(1)


async def test_messages_that_come_while_reading_above_are_counted_not_scrolled_to(
    seated, ben, ana, games
):
    for number in range(40):
        await ben.does("messages", channel=games, content=f"number {number}")
    await expect(seated.last).to_contain_text("number 39")
    await seated.page.locator(".timeline").evaluate("log => { log.scrollTop = 0 }")
    await ana.does("messages", channel=games, content="down here")
    await seated.button("1 new message below").click()
    await expect(seated.last.get_by_text("down here")).to_be_in_viewport()


async def test_a_new_message_is_said_to_those_who_cannot_see_it(seated, ana, games):
    await ana.does("messages", channel=games, content="Who plays?")
    await expect(seated.page.locator("#announcer")).to_have_text("Ana: Who plays?")
