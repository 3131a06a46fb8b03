"""Somebody who plays in a browser, with nothing but clicks."""

import asyncio
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Locator, TimeoutError, expect  # noqa: A004  the browser's own

from tests.parlour_page.visitor import Visitor
from tests.patience import PATIENCE

_QUESTION = """() => {
  const articles = [...document.querySelectorAll("article.message")].reverse();
  for (const article of articles) {
    const keyed = [...article.querySelectorAll("button[data-key]")];
    const asked = keyed.filter((one) => one.dataset.key.split("/")[1]?.includes("."));
    if (asked.length) {
      return asked.map((one) => ({
        message: article.id,
        key: one.dataset.key,
        label: one.textContent,
        ready: one.getAttribute("aria-disabled") !== "true",
        characters: article.innerText.length,
        screens:
          article.getBoundingClientRect().height /
          document.querySelector(".timeline").clientHeight,
      }));
    }
  }
  return [];
}"""
"""The newest message with a question in it: its buttons and menus. Looking is no click."""

_STEPS_BACK = {"Change", "Take Back", "Back", "Take the Tile Back"}
_ASIDE = {"Closer Look", "Whole Board"}
"""What shows a picture and answers nothing."""
_WHOLE_GAME = 600.0
_TURNED = 5.0
"""Seconds after which a button that cannot be pressed is looked for again."""
_LIVES = 4
"""How often a button may stay silent before it is called dead."""
_IDLE = 2.5
"""Seconds without a question after which somebody looks at the board."""
_BEFORE_GLANCE = 4
"""Answers after which somebody looks at the board for the first time."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A question as it stood on the page."""

    characters: int
    """To be read, labels of buttons included, alternative texts not."""
    screens: float
    """Its height: more than 1 must be scrolled."""


@dataclass
class Clicker:
    visitor: Visitor
    name: str
    dice: random.Random
    game: str = "The Great Split"
    """As the list of games calls it."""
    clicks: int = 0
    presses: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Those on what a question offers, by its kind and by the turn that its ticket names."""
    seen: set[str] = field(default_factory=set)
    prompts: list["Seen"] = field(default_factory=list)
    """How large every question was that was answered."""

    async def comes_in(self) -> None:
        """From the first page, with a new name."""
        page = self.visitor.page
        await page.goto(self.visitor.url)
        await page.get_by_role("textbox").fill(self.name)
        await page.get_by_role("textbox").press("Enter")
        await expect(self.visitor.writing).to_be_visible()

    async def opens_a_table(self) -> None:
        await self._names_the_game("/play")
        await expect(self.visitor.button("Join")).to_be_visible()

    async def learns(self) -> None:
        """A first game, which is dealt at once."""
        await self._names_the_game("/learn")
        await expect(self.visitor.page.locator("a.thread-card").last).to_be_visible()

    async def _names_the_game(self, command: str) -> None:
        """A command, picked from the list and completed from the list."""
        page, visitor = self.visitor.page, self.visitor
        await self._clicks(page.get_by_role("button", name="Commands"))
        await self._clicks(visitor.option(command))
        form = page.get_by_role("form", name=command)
        await self._clicks(form.get_by_role("button", name="game"))
        await self._clicks(visitor.option(self.game))
        await self._clicks(form.get_by_role("button", name="Send"))

    async def presses_in_lobby(self, label: str, then: str) -> None:
        last = self.visitor.page.locator("article.message").last
        await self._clicks_until(self.visitor.button(label), last.filter(has_text=then))

    async def starts(self) -> None:
        await self._keeps("lobby")
        thread = self.visitor.page.locator("a.thread-card").filter(has_text=self.name).last
        await self._clicks_until(self.visitor.button("Start"), thread)

    async def plays(self) -> None:
        """By direct message, with a look at the board whenever there is nothing to do."""
        await self.visitor.goes_to("Gala")
        quiet_since = time.monotonic()
        async with asyncio.timeout(_WHOLE_GAME):
            while True:
                if await self._answers():
                    quiet_since = time.monotonic()
                elif time.monotonic() - quiet_since < _IDLE:
                    await asyncio.sleep(0.1)
                elif await self._finds_the_end():
                    return
                else:
                    await self.visitor.goes_to("Gala")
                    quiet_since = time.monotonic()

    async def _answers(self) -> bool:
        """Whether there was something to click."""
        offers = await self.visitor.page.evaluate(_QUESTION)
        onwards = [
            one for one in offers if one["ready"] and one["label"] not in _STEPS_BACK | _ASIDE
        ]
        if not onwards:
            return False
        quick = [one for one in onwards if one["key"].endswith(("/plain", "/done"))]
        offer = self.dice.choice(quick or onwards)
        if self.presses.total() >= _BEFORE_GLANCE and "my-seat" not in self.seen:
            await self._glances_at_the_board()
            return True
        kind, turn = offer["key"].split("/")[1].split(".")[:2]
        await self._keeps(kind + _stage(offer["key"]))
        if await self._takes(offer):
            self.presses[kind, turn] += 1
            self.prompts.append(Seen(offer["characters"], offer["screens"]))
        return True

    async def _glances_at_the_board(self) -> None:
        """The board in the thread, and My Seat below it, which is put away again."""
        page = self.visitor.page
        await self.visitor.goes_to(self.game)
        await expect(self.visitor.button("My Seat")).to_be_visible()
        await self._keeps("thread")
        dismiss = page.get_by_role("button", name="Dismiss")
        # On a busy machine the pictures follow what announces them.
        drawn = page.locator("article.message").filter(has=dismiss).filter(has=page.locator("img"))
        await self._clicks_until(self.visitor.button("My Seat"), drawn)
        await self._keeps("my-seat")
        await self._clicks(drawn.get_by_role("button", name="Dismiss"))
        await expect(dismiss).to_have_count(0)
        await self.visitor.goes_to("Gala")

    async def _takes(self, offer: dict[str, Any]) -> bool:
        """Whether it could be pressed."""
        page = self.visitor.page
        control = page.locator(f"#{offer['message']}").locator(f"[data-key='{offer['key']}']")
        try:
            await self._clicks(control, _TURNED)
        except TimeoutError:
            # The message was turned under the finger; what it says now is read again.
            return False
        if offer["key"].startswith("menu:"):
            await self._clicks(self.dice.choice(await page.get_by_role("option").all()))
        elif "/=" in offer["key"] and await self._sees(page.get_by_role("dialog")):
            await self._fills_in()
        # The answer is there when the button is gone or can be pressed again.
        busy = f"#{offer['message']} [aria-busy='true']"
        await expect(page.locator(busy)).to_have_count(0)
        return True

    async def _fills_in(self) -> None:
        form = self.visitor.page.get_by_role("dialog")
        menu = form.locator("button.chooser")
        if await menu.count():
            # More cards than a form has boxes for: they are chosen from a list.
            await self._clicks(menu)
            await self._ticks(form, form.get_by_role("option"))
            await self._keeps("form-list")
            await self._clicks(form.get_by_role("button", name="Done"))
        else:
            await self._ticks(form, form.get_by_role("checkbox"))
        await self._keeps("form")
        await self._clicks(form.get_by_role("button", name="Submit"))
        await expect(form).to_have_count(0)

    async def _ticks(self, form: Locator, found: Locator) -> None:
        boxes = await found.all()
        for box in self.dice.sample(boxes, await self._how_many(form, len(boxes))):
            await self._clicks(box)

    async def _how_many(self, form: Locator, boxes: int) -> int:
        """A form to discard says in its title how many; a split is free."""
        title = await form.get_by_role("heading").inner_text()
        if title.startswith("Discard"):
            count = title.split()[1]
            return 1 if count == "one" else int(count)
        return self.dice.randint(1, boxes - 1)

    async def _finds_the_end(self) -> bool:
        await self.visitor.goes_to(self.game)
        either = self.visitor.page.get_by_role("button", name=re.compile("Rules|Rematch"))
        await expect(either.last).to_be_visible()
        await self._keeps("board")
        over = await self.visitor.page.get_by_role("button", name="Rematch").count() > 0
        if over:
            await self._keeps("end")
        return over

    async def _clicks_until(self, control: Locator, seen: Locator) -> None:
        """Once, but for a machine so busy that the bot's answer came too late."""
        for _ in range(_LIVES):
            await self._clicks(control)
            if await self._sees(seen):
                return
        raise AssertionError(f"{self.name} clicked {_LIVES} times in vain: {control}")

    async def _sees(self, wanted: Locator) -> bool:
        try:
            await expect(wanted).to_be_visible(timeout=PATIENCE / _LIVES * 1000)
        except AssertionError:
            return False
        return True

    async def _clicks(self, control: Locator, patience: float = PATIENCE) -> None:
        self.clicks += 1
        click = control.tap if self.visitor.size == "phone" else control.click
        await click(timeout=patience * 1000)

    async def _keeps(self, what: str) -> None:
        """One picture of everything that is seen for the first time."""
        if what not in self.seen:
            self.seen.add(what)
            await asyncio.sleep(0.3)
            await self.visitor.keeps_picture(f"game-{self.name.lower()}-{what}")


def _stage(key: str) -> str:
    """A question, its draft, or a narrower one."""
    path = key.split("/", 2)[2]
    if path.startswith("!"):
        return "-draft"
    narrower = path.count(".")
    return f"-narrower-{narrower}" if narrower else ""
