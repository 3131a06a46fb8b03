"""The page without eyes or mouse: what a screen reader finds, and where the focus goes."""

import re

import pytest
from playwright.async_api import expect

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="package")]

PAGE = """
- navigation "Channels and messages":
  - heading "Direct messages" [level=2]
  - list:
    - listitem:
      - button "Gala"
  - heading "Friday" [level=2]
  - list:
    - listitem:
      - link "hall"
    - listitem:
      - link "games"
  - button "Settings"
- main:
  - heading "# games" [level=1]
  - status
  - log "Messages in games":
    - 'heading "This is the beginning of #games." [level=2]'
    - paragraph: To begin, type /play below, or press the button.
    - button "Type /play"
    - separator
    - article "Who plays?":
      - heading "Ana" [level=2]
      - paragraph: Who plays?
      - button "Reply to Ana"
  - status
  - region "Write a message":
    - button "Commands"
    - 'combobox "Message #games"'
    - button "Send"
"""

PICKER = """
- region "Write a message":
  - listbox "Commands":
    - option "/play Opens a table." [selected]
  - button "Commands"
  - 'combobox "Message #games" [expanded]': /pla
  - button "Send"
"""

PICTURES = """
- heading "The Great Split" [level=4]
- figure:
  - img "A small card."
  - button "Enlarge the picture"
  - button "Alternative text"
- separator
- figure:
  - img "Six cards in a row, all lettered A."
  - button "Enlarge the picture"
  - button "Alternative text"
"""

FORM = """
- dialog "Every kind of field":
  - heading "Every kind of field" [level=2]
  - button "Close"
  - textbox "Name required"
  - 'button "Track: nothing chosen"'
  - group "Side required":
    - radio "Left"
    - radio "Right"
  - group "Left pile required":
    - checkbox "A · 2 topaz"
    - checkbox "B · 2 topaz"
    - checkbox "C · 2 topaz"
    - checkbox "D · 2 topaz"
    - checkbox "E · 2 topaz"
  - button "Cancel"
  - button "Submit"
"""


@pytest.mark.layout
async def test_the_page_has_its_landmarks_headings_and_names(seated, ana, games):
    await ana.does("messages", channel=games, content="Who plays?")
    await expect(seated.last).to_contain_text("Who plays?")
    await expect(seated.button("Type /play")).to_be_visible()
    tree = PAGE
    if seated.size == "phone":
        tree = PAGE[PAGE.index("- main") :].replace(
            '  - heading "# games"', '  - button "Channels and messages"\n  - heading "# games"'
        )
    await expect(seated.page.locator("body")).to_match_aria_snapshot(tree)
    await expect(seated.page.locator("#announcer")).to_have_attribute("aria-live", "polite")


async def test_the_picker_is_a_list_whose_choice_is_told(seated):
    await seated.writing.focus()
    await seated.page.keyboard.type("/pla")
    await expect(seated.page.get_by_role("region")).to_match_aria_snapshot(PICKER)
    chosen = await seated.writing.get_attribute("aria-activedescendant")
    assert chosen == await seated.option("/play").get_attribute("id")


async def test_a_picture_is_told_once(seated, ben, games):
    await ben.runs("play", games, game="split")
    await expect(seated.last).to_match_aria_snapshot(PICTURES)
    assert str(await seated.last.aria_snapshot()).count("Six cards in a row") == 1


async def test_a_form_has_its_labels_and_keeps_the_focus_inside(seated, ben, games):
    await ben.runs("play", games, game="split")
    await seated.button("Options").click()
    form = seated.page.get_by_role("dialog")
    await expect(form).to_match_aria_snapshot(FORM)
    await expect(form.get_by_role("textbox")).to_be_focused()
    for _ in range(12):
        await seated.page.keyboard.press("Tab")
        # Between the last field and the first stands the browser itself, and nothing of the page.
        assert not await seated.page.evaluate("document.activeElement.matches('main *, nav *')")
    await seated.page.keyboard.press("Escape")
    await expect(seated.button("Options")).to_be_focused()


@pytest.mark.layout
async def test_whoever_comes_in_by_keyboard_sees_no_ring_around_the_messages(visitor):
    await visitor.page.get_by_label("Your name").fill(f"Kim {visitor.size}")
    await visitor.page.keyboard.press("Enter")
    title = visitor.page.get_by_role("heading", level=1)
    await expect(title).to_have_text("# games")
    if visitor.size == "phone":
        await expect(title).to_be_focused()
        await expect(title).to_have_css("outline-style", "none")
    else:
        await expect(visitor.writing).to_be_focused()
    await visitor.page.get_by_role("log").focus()
    await visitor.page.keyboard.press("Shift")
    await expect(visitor.page.get_by_role("log")).to_have_css("outline-style", "none")
    await expect(visitor.page.get_by_role("log")).to_have_css("box-shadow", re.compile("inset"))
    await visitor.page.keyboard.press("Tab")
    await expect(visitor.page.locator("button:focus")).to_have_css("outline-style", "solid")


@pytest.mark.usefixtures("unhurried")
async def test_an_announced_answer_and_its_coming_are_both_said(seated, show_bot):
    await seated.runs("ponder")
    await expect(seated.page.locator("#announcer")).to_contain_text("Gala is thinking…")
    show_bot.seen_waiting.set()
    await expect(seated.page.locator("#announcer")).to_contain_text("Gala: It is settled.")


async def test_an_unfolded_alternative_text_stays_unfolded_when_the_message_changes(
    seated, ben, script, games
):
    told = await ben.runs("play", games, game="split")
    await seated.last.get_by_role("button", name="Alternative text").last.click()
    await expect(seated.last.get_by_text("Six cards in a row")).to_be_visible()
    path = f"/channels/{games}/messages/{told['message']['id']}"
    kept = _as_sent(told["message"]["components"])
    kept[0]["accent_color"] = 0xFF0000
    status, answer = await script.api("PATCH", path, {"components": kept})
    assert status == 200, answer
    container = seated.last.locator(".container")
    await expect(container).to_have_css("border-left-color", "rgb(255, 0, 0)")
    await expect(seated.last.get_by_text("Six cards in a row")).to_be_visible()


def _as_sent(components):
    """What a message shows, as a bot would send it again: media by their files' names."""
    if isinstance(components, list):
        return [_as_sent(one) for one in components]
    if not isinstance(components, dict):
        return components
    if "attachment_id" in components:
        return {"url": "attachment://" + components["url"].rsplit("/", 1)[-1]}
    skipped = {"id", "name", "size"} if components.get("type") == 13 else {"id"}
    return {key: _as_sent(one) for key, one in components.items() if key not in skipped}
