"""Somebody at the page: a real browser of one size, and what a person would do in it."""

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from weakref import WeakKeyDictionary

from playwright.async_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    async_playwright,
    expect,
)

from tests.patience import PATIENCE
from tests.requirements import absent

CHROMIUM = Path(shutil.which("chromium") or "/usr/bin/chromium")
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}

_contexts: WeakKeyDictionary[Browser, dict[tuple[str, str], list[BrowserContext]]] = (
    WeakKeyDictionary()
)
"""Those that can be used again, by size and scheme. A new one costs a second of a processor, and
the page leaves nothing in it: it stores nothing, and whom it shows stands in its address."""


def require_chromium() -> None:
    """Without a browser these tests are skipped, but never in CI."""
    if not CHROMIUM.exists():
        absent(f"There is no {CHROMIUM}: install it (Debian: apt install chromium).")


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    require_chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield browser
        await browser.close()


@dataclass
class Visitor:
    page: Page
    url: str
    size: str
    scheme: str = "dark"
    complaints: list[str] = field(default_factory=list)
    """What the browser found wrong: errors of the page, and requests that left the parlour."""
    is_spent: bool = False
    """Whether its context was changed for good."""

    @classmethod
    async def at(cls, browser: Browser, url: str, size: str, scheme: str = "dark") -> "Visitor":
        free = _contexts.setdefault(browser, {}).setdefault((size, scheme), [])
        # It is taken out while it is used: two visitors do not share one.
        context = free.pop() if free else await _new_context(browser, url, size, scheme)
        expect.set_options(timeout=PATIENCE * 1000)
        visitor = cls(await context.new_page(), url, size, scheme)
        visitor.page.on("pageerror", lambda error: visitor.complaints.append(str(error)))
        visitor.page.on("request", lambda request: visitor.note_request(request.url))
        visitor.page.on(
            "console",
            lambda told: visitor.complaints.append(told.text) if told.type == "error" else None,
        )
        return visitor

    def note_request(self, url: str) -> None:
        if not url.startswith((self.url, "data:")):
            self.complaints.append(f"The page asked {url}")

    async def opens(self, person: str) -> None:
        await self.page.goto(f"{self.url}/?person={person}")
        await expect(self.writing).to_be_visible()
        # What comes before the page listens is history to it, and not said aloud.
        await expect(self.page.locator(".timeline > .messages > *").first).to_be_attached()

    @property
    def writing(self) -> Locator:
        return self.page.locator("textarea.writing")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.page.locator("article.message").last

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name).last

    def option(self, name: str) -> Locator:
        return self.page.get_by_role("option", name=name)

    def place(self, name: str) -> Locator:
        """A channel, a thread or a DM in the list of places."""
        places = self.page.get_by_role("navigation")
        return places.get_by_role("link", name=re.compile(rf"^{re.escape(name)}\b"))

    def field(self, name: str) -> Locator:
        """A field that offers what fits, such as a command's option."""
        return self.page.get_by_role("combobox", name=re.compile(rf"^{re.escape(name)}\b"))

    async def shows_places(self) -> None:
        if self.size == "phone":
            await self.page.get_by_role("button", name="Channels and messages").click()

    async def goes_to(self, name: str) -> None:
        await self.shows_places()
        await self.unfolds(name)
        await self.place(name).click()

    async def unfolds(self, name: str) -> None:
        """A thread in which this person takes no part is found among the others."""
        link = self.page.locator("nav a.place, nav button.place").filter(has_text=name).first
        await expect(link).to_be_attached()
        if not await link.is_visible():
            held = self.page.locator("a.place").filter(has_text=name)
            await self.page.locator("details.threads").filter(has=held).locator("summary").click()

    async def runs(self, command: str) -> None:
        """Types a command without options and sends it."""
        await self.writing.fill(f"/{command} ")
        await (
            self.page.get_by_role("form", name=f"/{command}")
            .get_by_role("button", name="Send")
            .click()
        )

    async def keeps_picture(self, name: str) -> None:
        ARTEFACTS.mkdir(exist_ok=True)
        await self.page.screenshot(path=ARTEFACTS / f"page-{self.size}-{name}.png")

    async def stops_the_clock(self) -> None:
        """For the whole context, which is not used again."""
        self.is_spent = True
        await self.page.clock.install()

    async def leaves(self) -> None:
        context, browser = self.page.context, self.page.context.browser
        assert browser is not None
        await self.page.close()
        if self.is_spent:
            await context.close()
        else:
            _contexts[browser][self.size, self.scheme].append(context)
        assert not self.complaints, "; ".join(self.complaints)


async def _new_context(browser: Browser, url: str, size: str, scheme: str) -> BrowserContext:
    width, height = SIZES[size]
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        color_scheme="light" if scheme == "light" else "dark",
        locale="en-US",
    )
    context.set_default_timeout(PATIENCE * 1000)
    # As long as it lies open, the pages beside it need no process of their own.
    await (await context.new_page()).goto(f"{url}/look.css")
    return context
