"""Texts, names and files from somebody who means harm: they are shown as written, and quickly."""

import json

import pytest
from playwright.async_api import expect

from tests.parlour.bodies import gallery, layout, text
from tests.parlour.sample_bot import picture
from tests.parlour.test_refused_messages import form

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="package")]

LONG = [
    "*a" + "**a" * 1300,
    "_a" + "__a" * 1300,
    "`" * 4000,
    "`a``b```" * 500,
    "*_" * 1000 + "a" + "_*" * 1000,
    "**a***" * 650,
    "[" * 4000,
    "[a](https://a" * 300,
    "[a](https://b " + " " * 3900,
    "||" * 2000,
    "~~a" * 1300,
    "http://" + "." * 3900,
    "</a" * 1300,
    "> " * 2000,
    "- a\n" * 1000,
    "# " * 2000,
    "```" * 1300,
]
"""Each as long as a message may be, and each made to be read again and again."""

SCRIPT = "<img src=x onerror='window.harmed=1'><script>window.harmed=1</script>"


async def test_no_text_keeps_the_page_busy(visitor):
    slow = await visitor.page.evaluate(
        """async (texts) => {
            const { markdown } = await import("/markdown.js");
            const nobody = () => "nobody";
            const names = { user: nobody, role: nobody, channel: nobody, channelAddress: nobody, words: {}, locale: "en" };
            return texts.filter((text) => {
                const began = performance.now();
                markdown(text, names);
                return performance.now() - began > 2000;
            });
        }""",
        LONG,
    )
    assert slow == []


async def test_no_text_name_or_picture_can_do_anything(script, server, visitor):
    mallory = await server.person("Mallory")
    await script.ask("PATCH", f"/people/{mallory.name}", display_name=SCRIPT[:32])
    await mallory.does("messages", channel=server.games, content=SCRIPT)
    for content in (
        "[a link](javascript:window.harmed=1)",
        "<javascript:window.harmed=1>",
        '[a](https://a.b"onmouseover="window.harmed=1)',
        f"**{SCRIPT}** ||{SCRIPT}|| `{SCRIPT}`",
    ):
        await mallory.does("messages", channel=server.games, content=content)
    board = layout(gallery("attachment://a.png"), text(f"# {SCRIPT}"))
    board["components"][0]["items"][0]["description"] = f'"{SCRIPT}'
    sent = form(board, ("a.png", picture().fp.read()))
    status, told = await script.api("POST", f"/channels/{server.games}/messages", data=sent)
    assert status == 200, told
    channels = (await mallory.view())["guilds"][0]["channels"]
    other = next(one["id"] for one in channels if one["id"] != server.games)
    await script.ask("PATCH", f"/channels/{other}", name=SCRIPT, topic=SCRIPT)

    await visitor.opens(mallory.id)
    await expect(visitor.page.locator("article.message")).to_have_count(6)
    assert await visitor.page.locator("[onerror], [onmouseover], #page script").count() == 0
    assert await visitor.page.locator("a[href^='javascript' i]").count() == 0
    assert await visitor.page.evaluate("window.harmed") is None
    words = await visitor.page.locator("article.message").first.inner_text()
    assert SCRIPT in words, json.dumps(words)
