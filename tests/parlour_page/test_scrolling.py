"""Where the page stands while messages come and change: the newest is read from its beginning, and nothing jumps."""

import pytest
from playwright.async_api import expect

from tests.parlour.bodies import button, layout, row, text
from tests.parlour.conftest import Asked
from tests.parlour_page.conftest import own

pytestmark = [
    pytest.mark.slow,
    pytest.mark.layout,
    pytest.mark.asyncio(loop_scope="package"),
]

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class Board:
    """The bot's messages in one channel, as tall as they are asked to be."""

    def __init__(self, script, channel):
        self._script = script
        self._path = f"/channels/{channel}/messages"

    async def posts(self, word, lines):
        status, told = await self._script.api("POST", self._path, _body(word, lines))
        assert status == 200, told
        return told["id"]

    async def edits(self, message, word, lines):
        body = _body(word, lines)
        status, told = await self._script.api("PATCH", f"{self._path}/{message}", body)
        assert status == 200, told


def _body(word, lines):
    told = "\n".join(f"{word} {number}" for number in range(1, lines + 1))
    return layout(text(told), row(button(f"end-{word}", label=word)))


@own
async def board(script, games):
    return Board(script, games)


@own
async def log(seated):
    return seated.page.locator(".timeline")


async def distance_to_end(log):
    return await log.evaluate("log => log.scrollHeight - log.clientHeight - log.scrollTop")


async def top_of(seated, message):
    return (await seated.page.locator(f"#message-{message}").bounding_box())["y"]


async def test_a_message_taller_than_the_page_is_shown_from_its_beginning(seated, board, log):
    await board.posts("before", 30)
    message = await board.posts("tall", 60)
    await expect(seated.page.locator(f"#message-{message}")).to_be_visible()
    top = await top_of(seated, message)
    assert 0 <= top - (await log.bounding_box())["y"] < 60
    await expect(seated.button("tall")).not_to_be_in_viewport()
    await seated.keeps_picture("tall")


async def test_what_has_room_is_shown_whole_with_the_end_in_sight(seated, board, log):
    await board.posts("before", 60)
    await board.posts("short", 3)
    await expect(seated.button("short")).to_be_in_viewport(ratio=1)
    assert await distance_to_end(log) < 2


async def test_a_channel_with_a_tall_newest_message_opens_at_its_beginning(seated, board, log):
    await board.posts("before", 30)
    message = await board.posts("tall", 60)
    await seated.page.reload()
    await expect(seated.page.locator(f"#message-{message}")).to_be_in_viewport()
    assert 0 <= await top_of(seated, message) - (await log.bounding_box())["y"] < 60


async def test_an_edit_leaves_the_beginning_where_it_is(seated, board):
    await board.posts("before", 30)
    message = await board.posts("tall", 60)
    await expect(seated.button("tall")).to_be_attached()
    top = await top_of(seated, message)
    await board.edits(message, "changed", 70)
    await expect(seated.button("changed")).to_be_attached()
    assert await top_of(seated, message) == top


async def test_an_edit_leaves_whoever_is_at_the_end_at_the_end(seated, board, log):
    message = await board.posts("tall", 60)
    await expect(seated.button("tall")).to_be_attached()
    await log.evaluate("log => { log.scrollTop = log.scrollHeight }")
    for word, lines in (("grown", 70), ("shrunk", 50)):
        await board.edits(message, word, lines)
        await expect(seated.button(word)).to_be_in_viewport(ratio=1)
        assert await distance_to_end(log) < 2


async def test_a_short_message_that_grows_tall_is_shown_from_its_beginning(seated, board, log):
    await board.posts("before", 40)
    message = await board.posts("asked", 3)
    await expect(seated.button("asked")).to_be_in_viewport(ratio=1)
    await board.edits(message, "tall", 60)
    await expect(seated.button("tall")).to_be_attached()
    assert 0 <= await top_of(seated, message) - (await log.bounding_box())["y"] < 60


async def test_whoever_answered_from_the_middle_is_shown_the_next_question(seated, board, log):
    message = await board.posts("asked", 80)
    await expect(seated.button("asked")).to_be_attached()
    await log.evaluate("log => { log.scrollTop += 300 }")
    await board.edits(message, "answered", 2)
    await expect(seated.button("answered")).to_be_in_viewport()
    following = await board.posts("next", 60)
    await expect(seated.button("next")).to_be_attached()
    assert 0 <= await top_of(seated, following) - (await log.bounding_box())["y"] < 60
    await expect(seated.button("1 new message below")).not_to_be_visible()


async def test_what_answers_a_person_is_shown_to_them_wherever_they_read(seated, board, log):
    await board.posts("before", 80)
    await expect(seated.button("before")).to_be_attached()
    await log.evaluate("log => { log.scrollTop = 0 }")
    await seated.runs("markdown")
    await expect(seated.last).to_contain_text("A heading")
    await expect(seated.last).to_be_in_viewport()
    await expect(seated.button("1 new message below")).not_to_be_visible()


async def test_the_end_stays_in_sight_while_somebody_writes_several_lines(seated, board, log):
    await board.posts("before", 60)
    await board.posts("short", 3)
    await expect(seated.button("short")).to_be_in_viewport(ratio=1)
    await seated.writing.fill("one\ntwo\nthree")
    await seated.writing.press_sequentially(" and more")
    await expect(seated.button("short")).to_be_in_viewport(ratio=1)
    assert await distance_to_end(log) < 2


async def test_edits_elsewhere_do_not_move_what_is_read(seated, board, log):
    above = await board.posts("above", 30)
    read = await board.posts("read", 40)
    below = await board.posts("below", 60)
    await expect(seated.button("below")).to_be_attached()
    await seated.page.locator(f"#message-{read}").evaluate("node => node.scrollIntoView()")
    top = await top_of(seated, read)
    await board.edits(above, "grown", 50)
    await board.edits(below, "shrunk", 3)
    await expect(seated.button("shrunk")).to_be_attached()
    assert abs(await top_of(seated, read) - top) < 2
    assert await distance_to_end(log) > 0


async def test_an_answer_that_was_announced_is_shown_from_its_beginning(
    seated, parlour, script, ben, board, games, log
):
    await board.posts("before", 40)
    told = await script.post(
        f"/people/{ben.name}/command?wait=0", channel=games, command="silent", options={}
    )
    asked = Asked(parlour, told["interaction"])
    await script.api("POST", asked.callback, {"type": 5})
    await expect(seated.last).to_contain_text("Gala is thinking…")
    await script.api("PATCH", asked.original, _body("tall", 60))
    await expect(seated.button("tall")).to_be_attached()
    top = (await seated.last.bounding_box())["y"]
    assert 0 <= top - (await log.bounding_box())["y"] < 60


async def test_nothing_moves_when_somebody_writes_in_another_place(seated, script, ben, board):
    await board.posts("here", 40)
    await expect(seated.button("here")).to_be_attached()
    before = await seated.button("here").bounding_box()
    _, dm = await script.api("POST", "/users/@me/channels", {"recipient_id": ben.id})
    await script.api("POST", f"/channels/{dm['id']}/messages", {"content": "A letter."})
    await expect(seated.page.get_by_text("Gala wrote to you.")).to_be_visible()
    assert await seated.button("here").bounding_box() == before
    await ben.does("read", channel=dm["id"])
    await expect(seated.page.get_by_text("Gala wrote to you.")).to_have_count(0)


async def test_what_came_while_the_page_was_hidden_is_marked_as_new(seated, ana, games):
    await ana.does("messages", channel=games, content="seen")
    await expect(seated.last).to_contain_text("seen")
    await seated.page.evaluate(HIDE, True)
    await ana.does("messages", channel=games, content="one")
    await ana.does("messages", channel=games, content="two")
    await expect(seated.last).to_contain_text("two")
    mark = seated.page.get_by_role("separator", name="New")
    await expect(mark.locator("+ article")).to_contain_text("one")
    await seated.page.evaluate(HIDE, False)
    await seated.writing.fill("I am back")
    await seated.writing.press("Enter")
    await expect(mark).to_have_count(0)


async def test_the_tab_counts_what_pings_while_it_is_hidden(seated, ben, ana, games):
    await seated.page.evaluate(HIDE, True)
    await ana.does("messages", channel=games, content=f"Your turn, <@{ben.id}>")
    await expect(seated.page).to_have_title("(1) games · Ben")
    await seated.page.evaluate(HIDE, False)
    await expect(seated.page).to_have_title("games · Ben")


async def test_whoever_reads_above_is_led_to_the_first_of_what_was_missed(seated, board, log):
    await board.posts("before", 80)
    await expect(seated.button("before")).to_be_attached()
    await log.evaluate("log => { log.scrollTop = 0 }")
    first = await board.posts("first", 60)
    await board.posts("second", 3)
    await seated.button("2 new messages below").click()
    await expect(seated.page.get_by_role("separator", name="New")).to_be_in_viewport()
    await expect(seated.page.locator(f"#message-{first}")).to_be_in_viewport()


async def test_nothing_moves_when_the_line_about_new_messages_goes(seated, board, log):
    await board.posts("before", 80)
    await expect(seated.button("before")).to_be_attached()
    await log.evaluate("log => { log.scrollTop = 0 }")
    await board.posts("new", 3)
    await expect(seated.button("1 new message below")).to_be_visible()
    await seated.keeps_picture("new-below")
    height = (await log.bounding_box())["height"]
    await log.evaluate("log => { log.scrollTop = log.scrollHeight }")
    await expect(seated.button("1 new message below")).not_to_be_visible()
    assert (await log.bounding_box())["height"] == height


async def test_a_long_word_breaks_and_nothing_is_wider_than_the_page(seated, script, ben, games):
    word = "Donaudampfschifffahrtsgesellschaftskapitän" * 2
    await ben.does("threads", channel=games, name=word)
    await ben.does("messages", channel=games, content=word * 3)
    body = {"content": word, "components": [row(button("long", label=word[:80]))]}
    await script.api("POST", f"/channels/{games}/messages", body)
    await expect(seated.button(word[:80])).to_be_visible()
    for part in (".timeline", ".sidebar", "html"):
        wider = "node => node.scrollWidth - node.clientWidth"
        assert await seated.page.locator(part).evaluate(wider) <= 0, part
    await seated.keeps_picture("long-words")
