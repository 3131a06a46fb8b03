"""On a phone the picture of a question and its first row of buttons are seen together, and the
lesson of a first game leaves them room.
"""

import random

import pytest
from playwright.async_api import expect

from bot.dealers import all_dealers
from bot.i18n.words import words_for
from tests.parlour_page.visitor import Visitor, chromium
from tests.wire.clicking import Clicker
from tests.wire.house import a_house

pytestmark = pytest.mark.slow

GAMES = {key: dealer.title(words_for("en")) for key, dealer in all_dealers().items()}
PROMPTS = 4
"""Questions that are measured in each game."""

_MEASURE = """() => {
  const articles = [...document.querySelectorAll("article.message")].reverse();
  for (const article of articles) {
    const keyed = [...article.querySelectorAll("button[data-key]")];
    const asked = keyed.find((one) => one.dataset.key.split("/")[1]?.includes("."));
    const picture = article.querySelector("figure img");
    if (asked && picture && picture.complete && picture.naturalWidth) {
      const row = asked.closest(".row") ?? asked;
      const top = picture.getBoundingClientRect().top;
      const screen = document.querySelector(".timeline").clientHeight;
      return { key: asked.dataset.key, height: row.getBoundingClientRect().bottom - top, screen };
    }
  }
  return null;
}"""
"""How high the newest question is from the top of its picture to the foot of its first buttons."""


@pytest.mark.parametrize("game", GAMES)
async def test_picture_and_first_buttons_of_a_question_fit_on_one_screen(tmp_path, game):
    measured: dict[str, tuple[float, float]] = {}
    async with chromium() as browser, a_house(tmp_path) as house:
        visitor = await Visitor.at(browser, house.url, "phone")
        ana = Clicker(visitor, "Ana", random.Random(4), GAMES[game])
        await ana.comes_in()
        await ana.learns()
        await visitor.goes_to("Gala")
        while len(measured) < PROMPTS:
            handle = await visitor.page.wait_for_function(_MEASURE)
            seen = await handle.json_value()
            measured[seen["key"]] = (seen["height"], seen["screen"])
            await ana._answers()
        await expect(visitor.page.locator(".timeline")).to_be_visible()
        await visitor.leaves()
    assert all(height <= screen for height, screen in measured.values()), measured
