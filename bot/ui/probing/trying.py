"""One request after the other, a line for each: what was asked, and what Discord said."""

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import aiohttp
import discord
from PIL import Image

from bot.dealers.dealing import Picture
from bot.ui.messages.posts import Drawn, Post

Result = TypeVar("Result")

NAME = "Gala probe"


def picture(name: str, colour: str) -> Picture:
    def draw() -> bytes:
        file = io.BytesIO()
        Image.new("RGB", (1200, 800), colour).save(file, "PNG")
        return file.getvalue()

    return Picture(name, (name, colour), draw, lambda: f"A {colour} square.")


def posted(text: str, *pictures: Picture) -> Drawn:
    post = Post(f"{NAME}: {text}.", pictures)
    return Drawn(post, tuple(one.draw() for one in pictures))


def pictured(name: str, colour: str) -> Drawn:
    """A message with one picture."""
    return posted(name, picture(name, colour))


@dataclass(slots=True)
class Probe:
    client: discord.Client
    line: Callable[[str], None]
    refused: int = 0
    made: list[discord.Message] = field(default_factory=list)
    """Messages that are to be deleted."""

    async def send(
        self, what: str, place: discord.PartialMessageable, drawn: Drawn, **more: Any
    ) -> discord.Message | None:
        sending = place.send(view=drawn.layout(), files=drawn.files(), **more)
        message = await self.attempt(what, sending)
        if message is not None:
            self.made.append(message)
        return message

    async def edit(
        self, what: str, message: discord.Message, drawn: Drawn, attachments: Any
    ) -> None:
        editing = message.edit(view=drawn.layout(), attachments=attachments)
        await self.attempt(what, editing)

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

    async def clean_up(self) -> None:
        made, self.made = self.made, []
        for message in made:
            await self.attempt("clean up", message.delete(), quiet=True)
