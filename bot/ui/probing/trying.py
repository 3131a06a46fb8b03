"""One request after the other, a line for each: what was asked, and what Discord said."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, TypeVar

import aiohttp
import discord

from bot.ui.messages.emojis import EMOJIS
from bot.ui.messages.posts import Drawn, pictures_in
from bot.ui.probing.samples import FORMS, ICON, icon, posted

Result = TypeVar("Result")
Change: TypeAlias = Callable[[Drawn], Awaitable[discord.Message]]
"""A way to edit a message."""

_A_MOMENT = 1.0
"""Seconds within which what was asked for has happened."""

NOBODY = discord.AllowedMentions.none()


def changes(drawn: Drawn) -> dict[str, Any]:
    """What an edit says, as the bot says it."""
    return {
        "view": drawn.layout(),
        "attachments": drawn.attachments(),
        "allowed_mentions": NOBODY,
    }


@dataclass(slots=True)
class Probe:
    client: discord.Client
    line: Callable[[str], None]
    refused: int = 0
    made: list[discord.Message] = field(default_factory=list)
    """Messages that are to be deleted."""
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep
    """Waits for so many seconds."""
    _icon: discord.Emoji | None = None

    async def send(
        self, what: str, place: discord.PartialMessageable, drawn: Drawn, **more: Any
    ) -> discord.Message | None:
        sending = place.send(view=drawn.layout(), files=drawn.files(), **more)
        message = await self.attempt(what, sending)
        if message is not None:
            self.made.append(message)
        return message

    async def edit(self, what: str, message: discord.Message, drawn: Drawn, **other: Any) -> None:
        await self.attempt(what, message.edit(**(changes(drawn) | other)))

    async def change(self, what: str, change: Change, number: int = 0, of: int = 0) -> bool:
        """Edits a message in every way, and at last so that it waits for this press.

        Whether that was taken.
        """
        for form in FORMS:
            ready = posted("brought", form)
            brought = await self.attempt(f"{what}: bring a new picture ({form})", change(ready))
            if brought is not None:
                await self.keep(f"{what}: keep the new picture ({form})", change, brought, ready)
        words = posted("no picture", number=number, of=of)
        return await self.attempt(f"{what}: words only", change(words)) is not None

    async def keep(
        self, what: str, change: Change, message: discord.Message, shown: Drawn
    ) -> discord.Message | None:
        """Edits a message so that the pictures stay which it shows."""
        has = pictures_in(message)
        if not has:
            self.line(f"not tried {what}: the message does not name it")
            return None
        return await self.attempt(what, change(replace(shown, images=(), kept=has)))

    async def is_taken(self, what: str, call: Awaitable[object]) -> bool:
        """The same of what brings nothing back."""

        async def told() -> bool:
            await call
            return True

        return await self.attempt(what, told()) or False

    async def attempt(
        self, what: str, call: Awaitable[Result], *, quiet: bool = False
    ) -> Result | None:
        """What Discord gave back; None where it refused."""
        try:
            result = await call
        except discord.HTTPException as error:
            self.refused += 1
            reason = " ".join(error.text.split())
            self.line(f"refused   {what}: {error.status} {error.code} {reason}")
            return None
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            self.refused += 1
            self.line(f"failed    {what}: {error!r}")
            return None
        if not quiet:
            self.line(f"accepted  {what}")
        return result

    async def attempt_again(
        self, what: str, asking: Callable[[], Awaitable[Result]]
    ) -> Result | None:
        """The same; what is not to be found yet is asked for once more."""

        async def found() -> Result:
            try:
                return await asking()
            except discord.NotFound:
                await self.pause(_A_MOMENT)
                return await asking()

        return await self.attempt(what, found())

    async def write_icon(self) -> None:
        """An emoji of the bot's own, for the buttons and menus of all that follows."""
        reading = self.client.fetch_application_emojis()
        for one in await self.attempt("read the bot's emojis", reading) or ():
            if one.name == ICON:
                # A probe that was killed left it, and no two may have the same name.
                await self.attempt("take an emoji away that was left", one.delete())
        writing = self.client.create_application_emoji(name=ICON, image=icon())
        self._icon = await self.attempt("write an emoji", writing)
        if self._icon is not None:
            EMOJIS.name([ICON])
            EMOJIS.learn({ICON: self._icon.id})

    async def clean_up(self) -> None:
        made, self.made = self.made, []
        for message in made:
            await self.attempt("clean up", message.delete(), quiet=True)

    async def leave_nothing(self) -> None:
        await self.clean_up()
        if self._icon is not None:
            EMOJIS.forget()
            await self.attempt("take an emoji away", self._icon.delete())


def edit_of(message: discord.Message) -> Change:
    return lambda ready: message.edit(**changes(ready))
