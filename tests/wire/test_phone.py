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


async def _measured(visitor: Visitor, name: str, game: str) -> dict[str, tuple[float, float]]:
    """How high the first questions of a game are, and the screen."""
    found: dict[str, tuple[float, float]] = {}
    ana = Clicker(visitor, name, random.Random(4), GAMES[game])
    await ana.comes_in()
    await ana.learns()
    await visitor.goes_to("Gala")
    while len(found) < PROMPTS:
        handle = await visitor.page.wait_for_function(_MEASURE)
        seen = await handle.json_value()
        found[seen["key"]] = (seen["height"], seen["screen"])
        await ana._answers()
    await expect(visitor.page.locator(".timeline")).to_be_visible()
    return found


async def test_picture_and_first_buttons_of_every_games_questions_fit_on_one_screen(tmp_path):
    """One house and one browser for all games: to start them takes as long as to measure."""
    too_high = {}
    async with chromium() as browser, a_house(tmp_path, unhurried=True) as house:
        for number, game in enumerate(GAMES):
            visitor = await Visitor.at(browser, house.url, "phone")
            measured = await _measured(visitor, f"Ana{number}", game)
            await visitor.leaves()
            for key, (height, screen) in measured.items():
                if height > screen:
                    too_high[game, key] = height, screen
    assert too_high == {}
