"""What was pressed and put off: the button waits, quietly, until what was promised has come."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.parlour.bodies import button, label, modal, row, text_input
from tests.parlour.conftest import Asked
from tests.parlour.script import until
from tests.parlour_page.conftest import own

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="package")]

PUT_OFF = {"type": 6}
WAITS = ("aria-busy", "true")


class Question:
    """A message with two buttons, which the showing bot knows nothing of: the test answers for it."""

    def __init__(self, visitor, parlour, script, channel, message):
        self.visitor = visitor
        self._parlour = parlour
        self._script = script
        self._message = message
        self._path = f"/channels/{channel}/messages/{message}"

    @property
    def left(self):
        return self.visitor.button("Take Left")

    @property
    def right(self):
        return self.visitor.button("Take Right")

    async def answers(self, kind, body):
        """What was pressed here, or sent from here, gets this answer."""

        def open_ones():
            return [
                one
                for one in self._parlour.hall.interactions.values()
                if (one.kind, one.message_id) == (kind, int(self._message)) and not one.answered
            ]

        await until(open_ones)
        asked = Asked(self._parlour, str(open_ones()[0].id))
        status, told = await self._script.api("POST", asked.callback, body)
        assert status in {200, 204}, told
        return asked

    async def turns(self, words):
        await self._script.api("PATCH", self._path, {"content": words})


@own
async def question(seated, parlour, script, games, unhurried):  # noqa: ARG001  only in force
    body = {
        "content": "Which pile?",
        "components": [row(button("left", label="Take Left"), button("right", label="Take Right"))],
    }
    _, told = await script.api("POST", f"/channels/{games}/messages", body)
    await expect(seated.button("Take Left")).to_be_visible()
    return Question(seated, parlour, script, games, told["id"])


@own
async def put_off(question):
    """The left button was pressed, and the bot has said that its answer will come."""
    await question.left.click()
    await expect(question.right).to_have_attribute("aria-disabled", "true")
    question.asked = await question.answers(3, PUT_OFF)
    await expect(question.right).not_to_have_attribute("aria-disabled", "true")
    return question


async def test_a_button_whose_answer_is_put_off_waits_until_its_message_is_edited(put_off):
    await expect(put_off.left).to_have_attribute(*WAITS)
    await expect(put_off.left).to_have_attribute("aria-disabled", "true")
    await expect(put_off.right).to_have_css("opacity", "0.75")
    await put_off.visitor.keeps_picture("put-off")
    await put_off.turns("You took the left pile.")
    await expect(put_off.left).not_to_have_attribute(*WAITS)
    await expect(put_off.left).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.layout
async def test_a_button_waits_without_changing_its_size(question):
    before = await question.left.bounding_box()
    await question.left.click()
    await expect(question.left).to_have_attribute(*WAITS)
    assert await question.left.bounding_box() == before
    await question.answers(3, PUT_OFF)


async def test_a_button_waits_no_longer_when_the_answer_is_a_message_of_its_own(put_off, script):
    await expect(put_off.left).to_have_attribute(*WAITS)
    await script.api("POST", put_off.asked.webhook, {"content": "Taken.", "flags": 64})
    await expect(put_off.visitor.last).to_contain_text("Taken.")
    await expect(put_off.left).not_to_have_attribute(*WAITS)


async def test_another_button_can_be_pressed_while_one_waits(put_off):
    await put_off.right.click()
    await expect(put_off.right).to_have_attribute(*WAITS)
    await expect(put_off.left).not_to_have_attribute(*WAITS)
    await put_off.answers(3, {"type": 7, "data": {"content": "You took the right pile."}})
    await expect(put_off.right).not_to_have_attribute(*WAITS)


async def test_a_button_waits_no_longer_than_the_bot_may_answer(seated, question):
    await seated.stops_the_clock()
    await question.left.click()
    await question.answers(3, PUT_OFF)
    await expect(question.right).not_to_have_attribute("aria-disabled", "true")
    await seated.page.clock.fast_forward("14:50")
    await expect(question.left).to_have_attribute(*WAITS)
    await seated.page.clock.fast_forward("00:20")
    await expect(question.left).not_to_have_attribute(*WAITS)


async def test_a_button_waits_for_the_form_it_opened(question):
    await question.left.click()
    await question.answers(3, modal(label(text_input())))
    form = question.visitor.page.get_by_role("dialog", name="A form")
    await expect(question.left).not_to_have_attribute(*WAITS)
    await form.get_by_role("textbox").fill("Left")
    await form.get_by_role("button", name="Submit").click()
    await question.answers(5, PUT_OFF)
    await expect(form).to_have_count(0)
    await expect(question.left).to_have_attribute(*WAITS)
    await question.turns("You took the left pile.")
    await expect(question.left).not_to_have_attribute(*WAITS)


async def test_a_form_that_the_parlour_has_forgotten_says_what_to_do(question, parlour):
    await question.left.click()
    await question.answers(3, modal(label(text_input())))
    form = question.visitor.page.get_by_role("dialog", name="A form")
    await form.get_by_role("textbox").fill("Left")
    parlour.hall.modals.clear()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_contain_text("Close it, and open it once more.")
    await expect(form.get_by_role("textbox")).to_have_value("Left")
    question.visitor.complaints.clear()  # The browser notes the 404.


async def test_a_press_that_does_not_reach_the_parlour_is_said_to_have_failed(seated, question):
    await seated.page.route("**/press", lambda route: route.abort())
    await question.left.click()
    await expect(seated.page.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(question.left).not_to_have_attribute(*WAITS)
    seated.complaints.clear()  # The browser notes the attempt.


async def test_a_command_is_seen_on_its_way(seated):
    await seated.runs("silent")
    await expect(seated.page.get_by_text("Sending /silent…")).to_be_visible()
    await expect(seated.page.get_by_role("alert")).to_contain_text("The bot did not answer.")
    await expect(seated.page.get_by_text("Sending /silent…")).to_have_count(0)


@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
async def test_a_message_does_not_change_under_the_finger(question, another, ana, hand):
    hers = await another(ana)
    page = question.visitor.page
    if hand == "mouse":
        await question.left.hover()
        await page.mouse.down()
    else:
        await question.left.focus()
        await page.keyboard.down("Space")
    await question.turns("Which pile, then?")
    await expect(hers.last).to_contain_text("Which pile, then?")
    await asyncio.sleep(0.2)
    await expect(question.visitor.last).to_contain_text("Which pile?")
    await (page.mouse.up() if hand == "mouse" else page.keyboard.up("Space"))
    await question.answers(3, PUT_OFF)
    await expect(question.visitor.last).to_contain_text("Which pile, then?")
