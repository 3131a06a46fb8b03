"""What can be pressed, chosen and filled in, with the mouse, with a finger and with the keyboard alone."""

import pytest
from playwright.async_api import expect

from tests.parlour.script import until
from tests.parlour_page.conftest import own

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="package")]


@own
async def table(seated, ben, games):
    """A page with a table on it."""
    await ben.runs("play", games, game="split")
    await expect(seated.button("Join")).to_be_visible()
    return seated


@pytest.mark.layout
async def test_a_command_is_picked_completed_and_sent(seated):
    page = seated.page
    await seated.writing.click()
    await page.keyboard.type("/")
    await expect(seated.option("/hello")).to_contain_text("Says hello.")
    offered = await page.locator(".suggestions:visible .label").all_inner_texts()
    assert offered == sorted(offered)
    await seated.keeps_picture("picker")
    await page.keyboard.type("pla")
    await seated.option("/play").click()
    form = page.get_by_role("form", name="/play")
    await expect(form.get_by_role("option")).to_have_count(3)
    await seated.field("game").press_sequentially("ches")
    await expect(form.get_by_role("option")).to_have_text(["Chess"])
    await seated.keeps_picture("completion")
    await form.get_by_role("option").click()
    await form.get_by_role("button", name="Send").click()
    await expect(seated.last).to_contain_text("The Great Split")
    await expect(seated.last).to_contain_text("Ben used /play")


@pytest.mark.layout
async def test_a_command_with_every_kind_of_option_is_filled_in(seated, ana):
    assert ana.name
    await seated.writing.fill("/pick spl")
    form = seated.page.get_by_role("form", name="/pick")
    await form.get_by_role("button", name="Send").click()
    await expect(form).to_have_count(0)
    await expect(seated.last).to_contain_text("spl for 2 with nobody")
    await seated.writing.fill("/pick ")
    await seated.field("game").fill("sintra")
    await form.get_by_label("seats").fill("4")
    await form.get_by_role("button", name="friend").click()
    await seated.option("Ana").click()
    await seated.button("Done").click()
    await form.get_by_role("button", name="Send").click()
    await expect(seated.last).to_contain_text("sintra for 4 with Ana")


async def test_a_missing_option_is_asked_for(seated):
    await seated.writing.fill("/pick ")
    await seated.button("Send").click()
    await expect(seated.page.get_by_role("alert").last).to_have_text("Fill in game.")


@pytest.mark.layout
async def test_what_must_be_chosen_is_offered_at_once(seated):
    await seated.writing.fill("/pour ")
    await expect(seated.option("Coffee")).to_be_visible()
    form = seated.page.get_by_role("form", name="/pour")
    boxes = [await part.bounding_box() for part in (seated.page.locator(".popover"), form)]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"], "the list hides what it is about"
    await seated.page.keyboard.press("ArrowDown")
    await seated.page.keyboard.press("Enter")
    await expect(seated.button("Send")).to_be_focused()
    await seated.page.keyboard.press("Enter")
    await expect(seated.last).to_contain_text("Here is your coffee.")
    await expect(seated.last).to_contain_text("Ben used /pour")


@pytest.mark.parametrize(
    ("keys", "word"),
    [
        (["Enter"], "everything"),
        (["ArrowDown", "Enter", "Enter"], "gold"),
        (["ArrowUp", "Enter", "Enter"], "seal"),
    ],
)
async def test_enter_fills_in_what_may_be_left_out_only_where_it_was_chosen(seated, keys, word):
    await seated.writing.press_sequentially("/explain ")
    await expect(seated.option("🟡 Gold").locator(".sign")).to_be_visible()
    await expect(seated.field("word")).to_be_focused()
    for key in keys:
        await seated.page.keyboard.press(key)
    await expect(seated.last).to_contain_text(f"Explained: {word}.")


async def test_the_first_hint_opens_the_form_of_its_command(seated):
    await seated.button("Type /play").click()
    await expect(seated.page.get_by_role("form", name="/play")).to_be_visible()
    await expect(seated.field("game")).to_be_focused()


async def test_sending_the_beginning_of_a_command_opens_the_form_of_the_marked_one(seated):
    """As Enter does: whoever types it whole would else press Send, and nothing would happen."""
    await seated.writing.fill("/play")
    await expect(seated.option("/play")).to_have_attribute("aria-selected", "true")
    await seated.button("Send").click()
    await expect(seated.page.get_by_role("form", name="/play")).to_be_visible()


async def test_a_subcommand_is_spelt_out(seated):
    await seated.writing.fill("/table clo")
    await seated.option("/table close").click()
    await seated.page.get_by_label("why").fill("late")
    await seated.page.keyboard.press("Enter")
    await expect(seated.last).to_contain_text("Closed: late.")
    await expect(seated.last).to_contain_text("Ben used /table close")


@pytest.mark.usefixtures("unhurried")
async def test_a_pressed_button_waits_for_the_bot(table, show_bot):
    start = table.button("Start")
    await start.click()
    await expect(start).to_have_attribute("aria-busy", "true")
    await expect(table.button("Join")).to_have_attribute("aria-disabled", "true")
    await expect(table.button("Join")).to_have_css("opacity", "0.5")
    await table.keeps_picture("pending")
    show_bot.seen_waiting.set()
    await expect(table.last).to_contain_text("Started at last.")
    await expect(start).not_to_have_attribute("aria-busy", "true")


async def test_a_button_may_change_its_message(table):
    await table.button("Join").click()
    await expect(table.last).to_contain_text("Ben sits here.")
    await expect(table.last).to_contain_text("(edited)")
    await expect(table.last.locator("img")).to_have_count(0)


async def test_a_button_nobody_answers_says_so_and_can_be_pressed_again(table):
    await table.button("Leave").click()
    await expect(table.last.get_by_role("alert")).to_contain_text("This interaction failed")
    await table.keeps_picture("failed")
    await expect(table.button("Leave")).not_to_have_attribute("aria-disabled", "true")
    await table.button("Join").click()
    await expect(table.last).to_contain_text("Ben sits here.")
    await expect(table.page.get_by_text("This interaction failed")).to_have_count(0)


async def test_a_command_nobody_answers_says_so_and_can_be_tried_again(seated):
    await seated.runs("silent")
    note = seated.page.get_by_role("alert").filter(has_text="/silent: The bot did not answer.")
    await expect(note).to_be_visible()
    await note.get_by_role("button", name="Try Again").click()
    await expect(note).to_have_count(0)


async def test_one_of_a_list_is_chosen(table):
    await table.button("Which track?").click()
    await expect(table.option("Topaz")).to_contain_text("4 → 6, reaches a contract")
    await table.option("Books").click()
    await expect(table.last).to_contain_text("You chose books.")


@pytest.mark.layout
async def test_several_of_a_list_are_chosen_and_confirmed(table):
    await table.button("Which cards?").click()
    await table.option("Card A").click()
    await expect(table.button("Done")).to_be_disabled()
    await table.option("Card D").click()
    await table.keeps_picture("several")
    await table.button("Done").click()
    await expect(table.last).to_contain_text("You chose A, D.")


async def test_a_list_closed_by_escape_chooses_nothing(table):
    await table.button("Which track?").click()
    await table.page.keyboard.press("Escape")
    await expect(table.option("Topaz")).to_have_count(0)
    await expect(table.button("Which track?")).to_be_focused()


@pytest.mark.layout
async def test_a_form_with_every_field_is_filled_in_and_sent(table):
    await table.button("Options").click()
    form = table.page.get_by_role("dialog", name="Every kind of field")
    await form.get_by_label("Name").fill("Ben")
    await form.get_by_role("button", name="Track").click()
    await table.option("Books").click()
    await form.get_by_label("Right").check()
    await form.get_by_label("A · 2 topaz").check()
    await form.get_by_label("C · 2 topaz").check()
    await table.keeps_picture("form")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(table.last).to_contain_text("Ben / ['books'] / right / ['A', 'C']")
    await expect(table.button("Options")).to_be_focused()


async def test_a_form_asks_for_what_is_missing_and_keeps_the_rest(table):
    await table.button("Options").click()
    form = table.page.get_by_role("dialog", name="Every kind of field")
    await form.get_by_label("Left", exact=True).check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text("Fill in “Name”.")
    await expect(form.get_by_label("Name")).to_be_focused()
    await form.get_by_label("Name").fill("B")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text("“Name” needs at least 2 characters.")
    await expect(form.get_by_label("Left", exact=True)).to_be_checked()


async def test_escape_closes_a_list_in_a_form_before_the_form(table):
    await table.button("Options").click()
    form = table.page.get_by_role("dialog", name="Every kind of field")
    await form.get_by_role("button", name="Track").click()
    await expect(table.option("Books")).to_be_visible()
    await table.page.keyboard.press("Escape")
    await expect(table.option("Books")).to_have_count(0)
    await expect(form).to_be_visible()


async def test_a_form_can_be_left_by_escape(table, ben):
    await table.button("Options").click()
    await expect(table.page.get_by_role("dialog")).to_be_visible()
    await table.page.keyboard.press("Escape")
    await expect(table.page.get_by_role("dialog")).to_have_count(0)
    await expect(table.button("Options")).to_be_focused()

    async def forgotten():
        return (await ben.script.get(f"/people/{ben.name}/modals"))["modals"] == []

    await until(forgotten)


async def test_a_form_with_a_checkbox_is_opened_by_a_command(seated):
    await seated.runs("seal")
    form = seated.page.get_by_role("dialog", name="Seal it")
    await form.get_by_label("I am sure").check()
    await form.get_by_label("Why").fill("Because.")
    await form.get_by_role("button", name="Submit").click()
    await expect(seated.last).to_contain_text("Sealed: True.")


@pytest.mark.layout
async def test_a_game_can_be_opened_and_played_with_the_keyboard_alone(seated):
    page, keyboard = seated.page, seated.page.keyboard
    if seated.size == "phone":
        await seated.writing.focus()
    await expect(seated.writing).to_be_focused()
    await keyboard.type("/pla")
    await expect(seated.option("/play")).to_be_visible()
    await keyboard.press("Enter")
    await expect(page.get_by_role("form").get_by_role("option")).to_have_count(3)
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await expect(seated.field("game")).to_have_value("Splendor")
    await keyboard.press("Enter")
    await expect(seated.button("Join")).to_be_visible()
    await seated.button("Which track?").focus()
    await keyboard.press("Enter")
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await expect(seated.last).to_contain_text("You chose books.")
    await keyboard.press("Shift+Tab")
    focused = page.locator(":focus")
    await expect(focused).to_have_css("outline-style", "solid")
    await expect(seated.button("Join")).not_to_have_attribute("aria-disabled", "true")
    await seated.button("Join").focus()
    await keyboard.press("Enter")
    await expect(page.locator("article").filter(has_text="Ben sits here.")).to_be_visible()
    await expect(seated.button("Start")).to_be_focused()


@pytest.mark.layout
async def test_the_list_of_places_opens_and_closes_by_keyboard_on_a_phone(seated):
    if seated.size == "desktop":
        await expect(seated.page.get_by_role("navigation")).to_be_visible()
        return
    await seated.button("Channels and messages").press("Enter")
    await expect(seated.place("games")).to_be_focused()
    await seated.page.keyboard.press("Escape")
    await expect(seated.page.get_by_role("navigation")).to_be_hidden()
    await expect(seated.button("Channels and messages")).to_be_focused()
