"""The page for who hears it: what messages are called, what is said aloud, and where the focus goes next."""

import time

import pytest
from playwright.async_api import expect

from tests.parlour.bodies import button, gallery, layout, row, text
from tests.parlour.script import post, until
from tests.parlour.test_refused_messages import form
from tests.parlour_page.show_bot import picture

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="package")]

SILENT = 1 << 12


async def shows(script, channel, *words, alt="Six cards in a row.", **more):
    """A layout with a picture, posted by the bot."""
    shown = gallery("attachment://a.png")
    shown["items"][0]["description"] = alt
    body = layout(*map(text, words), shown, **more)
    data = form(body, ("a.png", picture()))
    status, told = await script.api("POST", f"/channels/{channel}/messages", data=data)
    assert status == 200, told
    return told["id"]


async def test_a_message_is_called_by_its_first_line(script, another, ben, games):
    visitor = await another(ben)
    for words in ("**Ben**, choose a pile.\nThe rest.", "## Round 2\n- one", "-# Small print"):
        await post(script, games, **layout(text(words)))
    await shows(script, games, alt="Six cards in a row.")
    articles = visitor.page.get_by_role("article")
    await expect(articles).to_have_count(4)
    named = [await one.get_attribute("aria-label") for one in await articles.all()]
    assert named == ["Ben, choose a pile.", "Round 2", "Small print", "Six cards in a row."]


async def test_a_message_that_one_person_sees_says_so_in_its_name(another, ben, games):
    visitor = await another(ben)
    await ben.runs("whisper", games)
    await expect(
        visitor.page.get_by_role("article", name=", Only you can see this")
    ).to_be_visible()


async def test_what_is_said_aloud_is_the_text_or_else_the_alternative_text(
    script, another, ben, games
):
    visitor = await another(ben)
    said = visitor.page.locator("#announcer p")
    await shows(script, games, "Blaise offers you two piles.", alt="The piles in detail.")
    await shows(script, games, alt="The scores in detail.")
    await expect(said).to_have_text(
        ["Gala: Blaise offers you two piles.", "Gala: The scores in detail."]
    )


async def test_a_forms_hint_is_said_with_the_group_and_not_with_every_box(another, ben, games):
    visitor = await another(ben)
    await ben.runs("play", games, game="split")
    await visitor.button("Options").click()
    group = visitor.page.get_by_role("group", name="Left pile")
    hint = await group.get_attribute("aria-describedby")
    assert hint
    await expect(visitor.page.locator(f"[id='{hint}']")).to_be_visible()
    await expect(group.locator("input[aria-describedby]")).to_have_count(0)
    await visitor.page.keyboard.press("Escape")


def question(number: int) -> dict:
    return layout(text(f"Question {number}"), row(button(f"q{number}", label=f"Answer {number}")))


async def answered(parlour, script, person, body) -> None:
    """The bot's answer to what this person has just pressed."""

    def asked():
        held = parlour.hall.interactions.values()
        return [one for one in held if one.person_id == int(person.id) and not one.answered]

    await until(asked)
    (held,) = asked()
    path = f"/interactions/{held.id}/{held.token}/callback"
    status, told = await script.api("POST", path, body)
    assert status == 204, told


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("order", ["answered first", "asked first"])
@pytest.mark.parametrize("left", [[], [row(button("undo", label="Take Back"))]])
async def test_after_an_answer_the_focus_is_on_the_next_questions_button(
    parlour, script, another, ben, order, left
):
    dm = await ben.dm()
    await post(script, dm, **question(1))
    visitor = await another(ben)
    await visitor.goes_to("Gala")
    # However long a busy machine takes, to the page it is the same moment.
    await visitor.page.clock.set_fixed_time(time.time())
    await visitor.button("Answer 1").focus()
    await visitor.page.keyboard.press("Enter")
    over = {"type": 7, "data": layout(text("You answered."), *left)}
    if order == "answered first":
        await answered(parlour, script, ben, over)
        await post(script, dm, **question(2))
    else:
        await post(script, dm, **question(2))
        await answered(parlour, script, ben, over)
    await expect(visitor.button("Answer 2")).to_be_focused()


@pytest.mark.usefixtures("unhurried")
async def test_a_question_that_comes_later_does_not_take_the_focus_from_an_unfinished_one(
    parlour, script, another, ben
):
    dm = await ben.dm()
    await post(script, dm, **question(1))
    visitor = await another(ben)
    await visitor.goes_to("Gala")
    now = time.time()
    await visitor.page.clock.set_fixed_time(now)
    await visitor.button("Answer 1").focus()
    await visitor.page.keyboard.press("Enter")
    await answered(parlour, script, ben, {"type": 7, "data": question(2)})
    await expect(visitor.button("Answer 2")).to_be_focused()
    await visitor.page.clock.set_fixed_time(now + 60)
    await post(script, dm, **question(3))
    await expect(visitor.button("Answer 3")).to_be_visible()
    await expect(visitor.button("Answer 2")).to_be_focused()


@pytest.mark.usefixtures("unhurried")
async def test_a_private_answer_with_buttons_takes_the_focus(parlour, script, another, ben, games):
    await post(script, games, **question(1))
    visitor = await another(ben)
    await visitor.button("Answer 1").focus()
    await visitor.page.keyboard.press("Enter")
    private = question(2)
    private["flags"] |= 64
    await answered(parlour, script, ben, {"type": 4, "data": private})
    await expect(visitor.button("Answer 2")).to_be_focused()


async def test_a_question_does_not_take_the_focus_from_who_is_writing(script, another, ben):
    dm = await ben.dm()
    visitor = await another(ben)
    await visitor.goes_to("Gala")
    await visitor.writing.focus()
    await visitor.page.keyboard.type("Hello")
    await post(script, dm, **question(1))
    await expect(visitor.button("Answer 1")).to_be_visible()
    await expect(visitor.writing).to_be_focused()


async def test_a_silent_message_has_its_badge_and_is_not_said_elsewhere(
    script, another, ben, games
):
    dm = await ben.dm()
    visitor = await another(ben)
    await post(script, games, content="Hush", flags=SILENT)
    await expect(visitor.last.get_by_role("img", name="Sent silently")).to_be_visible()
    await post(script, dm, content="A board", flags=SILENT)
    await expect(visitor.place("Gala")).to_have_accessible_name("Gala 1 unread")
    await expect(visitor.page.get_by_text("Gala wrote to you.")).to_have_count(0)
    await post(script, dm, content="Your turn")
    await expect(visitor.page.get_by_text("Gala wrote to you.")).to_be_visible()
    await post(script, games, content="Aloud")
    await expect(visitor.last).to_contain_text("Aloud")
    await expect(visitor.last.get_by_role("img", name="Sent silently")).to_have_count(0)
