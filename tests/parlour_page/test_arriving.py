"""Coming in: names, links, the first channel, and what a person sets for themselves."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.async_api import expect

from parlour.app import Parlour
from tests.parlour_page.visitor import Visitor

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="package")]


@pytest.mark.layout
async def test_the_first_page_says_what_this_is_and_a_name_brings_you_to_the_games(visitor):
    page = visitor.page
    await expect(page.get_by_text("a small Discord of your own")).to_be_visible()
    await visitor.keeps_picture("welcome")
    await page.get_by_label("Your name").fill(f"Doña Inés {visitor.size}")
    await page.get_by_role("button", name="Come In").click()
    await expect(page.get_by_role("heading", name="# games")).to_be_visible()
    await expect(page.get_by_text("To begin, type /play below")).to_be_visible()
    await expect(page).to_have_title(re.compile("games · Doña Inés"))
    await visitor.keeps_picture("arrived")


async def test_an_empty_name_is_answered_with_a_sentence(visitor):
    await visitor.page.get_by_label("Your name").fill("  ?! ")
    await visitor.button("Come In").click()
    await expect(visitor.page.get_by_role("alert")).to_have_text(re.compile("Write a name"))


async def test_everybody_has_a_link_of_their_own(visitor, ben):
    await visitor.page.reload()
    await visitor.page.locator(f"a[href*='{ben.id}']").click()
    await expect(visitor.writing).to_be_visible()
    await expect(visitor.page.locator(".card")).to_contain_text(ben.name)


async def test_a_link_that_names_nobody_leads_to_the_names(visitor):
    await visitor.page.goto(f"{visitor.url}/?person=nobody")
    await expect(visitor.page.get_by_role("alert")).to_contain_text("Nobody here has that name")
    visitor.complaints.clear()  # The browser notes the 404 that was asked for.


async def test_the_bots_absence_is_said_in_a_line_of_its_own(browser):
    lonely = Parlour()
    await lonely.start()
    visitor = await _comes_in(browser, lonely, "phone")
    await expect(visitor.page.get_by_role("status").first).to_contain_text("Gala is not connected")
    await visitor.leaves()
    await lonely.stop()


@pytest.mark.layout
async def test_settings_change_the_language_of_page_and_commands(seated, ben):
    page = seated.page
    await seated.shows_places()
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_label("Language").select_option("es-ES")
    await expect(page.get_by_role("heading", name="Ajustes · Ben")).to_be_visible()
    await seated.keeps_picture("settings")
    await expect(page.locator("nav h2").first).to_have_text("Mensajes directos")
    await page.keyboard.press("Escape")
    await expect(page.get_by_text("Para empezar, escribe /jugar abajo")).to_be_visible()
    await seated.writing.fill("/ju")
    await expect(page.get_by_role("option", name="/jugar")).to_contain_text("Abre una mesa.")
    assert (await ben.view())["person"]["locale"] == "es-ES"


async def test_direct_messages_can_be_closed(seated, ben, games):
    await seated.shows_places()
    await seated.page.get_by_role("button", name="Settings").click()
    await seated.page.get_by_label("The bot may write to me").uncheck()
    await seated.page.keyboard.press("Escape")
    await seated.runs("letter")
    await expect(seated.last).to_contain_text("Refused: 50007")
    assert not (await ben.view())["person"]["dms_open"]
    assert games


async def test_two_people_in_two_tabs_see_each_other_write(seated, another, ana):
    hers = await another(ana)
    await seated.writing.fill("Hola, **Ana**")
    await seated.writing.press("Enter")
    await expect(hers.last.locator("strong")).to_have_text("Ana")
    await hers.writing.press_sequentially("Ho")
    await expect(seated.page.get_by_text("Ana is typing…")).to_be_visible()


async def test_a_page_outlives_the_parlour_and_goes_on_where_it_was(browser, tmp_path, size):
    first = Parlour(tmp_path / "parlour.sqlite3")
    await first.start()
    visitor = await _comes_in(browser, first, size)
    for number in range(30):
        await visitor.writing.fill(f"number {number}")
        await visitor.writing.press("Enter")
    await expect(visitor.last).to_contain_text("number 29")
    log = visitor.page.get_by_role("log")
    await log.evaluate("log => { log.scrollTop = 200 }")
    await visitor.writing.fill("Half a sentence")
    await first.stop()
    strip = visitor.page.get_by_role("status").first
    await expect(strip).to_contain_text("The parlour does not answer.")
    second = Parlour(tmp_path / "parlour.sqlite3", urlsplit(first.url).port or 0)
    await second.start()
    await expect(strip).to_contain_text("Gala is not connected")
    assert await log.evaluate("log => log.scrollTop") == 200
    await visitor.writing.press("Enter")
    await expect(visitor.last).to_contain_text("Half a sentence")
    visitor.complaints.clear()  # The browser notes every attempt to reach the parlour.
    await visitor.leaves()
    await second.stop()


async def test_a_page_that_comes_back_to_another_parlour_asks_who_this_is(browser):
    first = Parlour()
    await first.start()
    visitor = await _comes_in(browser, first, "phone")
    await first.stop()
    second = Parlour(None, urlsplit(first.url).port or 0)
    await second.start()
    alert = visitor.page.get_by_role("alert")
    await expect(alert).to_contain_text("Nobody here has that name")
    visitor.complaints.clear()  # The browser notes every attempt, and the 404.
    await visitor.leaves()
    await second.stop()


async def _comes_in(browser, parlour, size):
    visitor = await Visitor.at(browser, parlour.url, size)
    await visitor.page.goto(parlour.url)
    await visitor.page.get_by_label("Your name").fill("Ben")
    await visitor.button("Come In").click()
    await expect(visitor.writing).to_be_visible()
    return visitor


async def test_the_page_is_light_where_the_browser_asks_for_it(browser, script, ben, size):
    visitor = await Visitor.at(browser, script.url, size, "light")
    await visitor.opens(ben.id)
    await expect(visitor.page.locator("body")).to_have_css("background-color", "rgb(252, 251, 248)")
    await visitor.keeps_picture("light")
    await visitor.leaves()


async def test_who_stands_in_a_channel_that_is_deleted_is_led_back_to_the_games(
    seated, script, server
):
    made = await script.post(f"/guilds/{server.guild}/channels", name="cellar")
    await seated.goes_to("cellar")
    await expect(seated.page.get_by_role("heading", name="# cellar")).to_be_visible()
    await expect(seated.button("Type /play")).to_be_visible()
    await script.ask("DELETE", f"/channels/{made['id']}")
    await expect(seated.page.get_by_role("heading", name="# games")).to_be_visible()
    await expect(seated.page.get_by_text("This place is gone.")).to_be_visible()


async def test_where_a_person_may_not_write_the_page_says_so(ana, seated, script, games):
    assert ana.name  # She came first, so the server is hers, and Ben has no rights but everybody's.
    await script.ask("PUT", f"/channels/{games}/permissions/everyone", deny=["send_messages"])
    await expect(seated.writing).to_be_disabled()
    await expect(seated.writing).to_have_attribute("placeholder", "You cannot write here.")


@pytest.mark.layout
async def test_an_archived_thread_is_folded_away_with_the_older_ones(seated, ben, script, games):
    thread = await ben.does("threads", channel=games, name="Last week")
    await seated.shows_places()
    await expect(seated.place("Last week")).to_be_visible()
    await script.ask("PATCH", f"/channels/{thread['id']}", archived=True)
    await expect(seated.place("Last week")).to_be_hidden()
    await seated.page.get_by_text("Older threads (1)").click()
    await expect(seated.place("Last week")).to_be_visible()
