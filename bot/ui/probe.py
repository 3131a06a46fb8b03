"""Tries every kind of request that the bot makes by itself in a channel, and says what Discord took."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import aiohttp
import discord
from PIL import Image

from bot.app import CannotConnect
from bot.dealers.dealing import Picture
from bot.store import Attached
from bot.ui.invitation import invite_link
from bot.ui.messages.posts import Drawn, Post, pictures_in
from bot.ui.messages.waiting import LongWait, WornMessage

Result = TypeVar("Result")

_NAME = "Gala probe"
_BY_HAND = "Answers to presses, forms and commands need a person: docs/first-evening.md says how."


def _picture(name: str, colour: str) -> Picture:
    def draw() -> bytes:
        file = io.BytesIO()
        Image.new("RGB", (1200, 630), colour).save(file, "PNG")
        return file.getvalue()

    return Picture(name, (name, colour), draw, lambda: f"A {colour} square.")


def _post(text: str, *pictures: Picture) -> Drawn:
    post = Post(f"{_NAME}: {text}.", pictures)
    return Drawn(post, tuple(picture.draw() for picture in pictures))


@dataclass(frozen=True, slots=True)
class _Reference:
    """A picture that stays, told with as much of it as is tried."""

    told: dict[str, str]

    def to_dict(self) -> dict[str, str]:
        return self.told


@dataclass(slots=True)
class Probe:
    client: discord.Client
    say: Callable[[str], None]
    refused: int = 0
    _made: list[discord.Message | discord.PartialMessage] = field(default_factory=list)

    async def in_channel(self, channel: int) -> None:
        """Posts, pictures, edits, nonces and threads."""
        place = self.client.get_partial_messageable(channel)
        here = await self._try("read the channel", self.client.fetch_channel(channel))
        await self._send("post a layout", place, _post("words"))
        await self._send("post silently", place, _post("silent"), silent=True)
        pictured = await self._send("post a picture", place, _post("a", _picture("a", "navy")))
        if pictured is not None:
            await self._edits(pictured)
        await self._nonces(place)
        if isinstance(here, discord.TextChannel):
            await self._threads(here)

    async def _edits(self, message: discord.Message) -> None:
        """All the ways to treat a picture in an edit."""
        has = pictures_in(message)
        self.say(f"          the message names {len(has)} of its 1 pictures with an id")
        for one in has[:1]:
            await self._keep(message, one)
        new = _post("another picture", _picture("b", "maroon"))
        await self._edit("edit: bring a new picture", message, new, new.attachments())
        await self._edit("edit: words only", message, _post("no picture"), [])

    async def _keep(self, message: discord.Message, has: Attached) -> None:
        kept = Drawn(Post(f"{_NAME}: kept.", (_picture("a", "navy"),)), kept=(has,))
        full, bare = {"id": str(has.id), "filename": has.filename}, {"id": str(has.id)}
        what = "edit: keep the picture by"
        await self._edit(f"{what} id and filename", message, kept, [_Reference(full)])
        await self._edit(f"{what} id alone", message, kept, [_Reference(bare)])
        await self._edit(f"{what} its name, unlisted", message, kept, discord.utils.MISSING)

    async def _nonces(self, place: discord.PartialMessageable) -> None:
        first = await self._send("post with a nonce", place, _post("nonce"), nonce="probe-1")
        again = await self._send("post with it again", place, _post("nonce"), nonce="probe-1")
        if first is not None and again is not None:
            told = "one message" if first.id == again.id else "two messages"
            self.say(f"          the same nonce twice made {told}")
        if first is not None:
            await self._try("delete a message", first.delete())
            self._made = [one for one in self._made if one.id != first.id]
            what = "post with the nonce of a deleted message"
            await self._send(what, place, _post("nonce"), nonce="probe-1")

    async def _threads(self, channel: discord.TextChannel) -> None:
        place = self.client.get_partial_messageable(channel.id)
        start = await self._send("post what a thread starts from", place, _post("a thread"))
        if start is None:
            return
        starting = channel.get_partial_message(start.id).create_thread(name=_NAME)
        thread = await self._try("start a thread", starting)
        if thread is None:
            return
        inside = self.client.get_partial_messageable(thread.id)
        await self._send("post in the thread", inside, _post("inside"))
        await self._try("archive the thread", thread.edit(archived=True))
        await self._send("post in the archived thread", inside, _post("again"))
        await self._try("open the thread again", thread.edit(archived=False))
        await self.clean_up()
        self._made.clear()
        await self._try("archive the thread for good", thread.edit(archived=True))

    async def by_direct_message(self, person: int) -> None:
        """What a player gets."""
        opening = self.client.create_dm(discord.Object(person))
        channel = await self._try("open direct messages", opening)
        if channel is not None:
            place = self.client.get_partial_messageable(channel.id)
            asked = await self._send("post there", place, _post("q", _picture("q", "teal")))
            if asked is not None:
                await self._edit("edit there", asked, _post("answered"), [])

    async def clean_up(self) -> None:
        for message in self._made:
            await self._try("clean up", message.delete(), quiet=True)

    async def _send(
        self, what: str, place: discord.PartialMessageable, drawn: Drawn, **more: Any
    ) -> discord.Message | None:
        sending = place.send(view=drawn.layout(), files=drawn.files(), **more)
        message = await self._try(what, sending)
        if message is not None:
            self._made.append(message)
        return message

    async def _edit(
        self, what: str, message: discord.Message, drawn: Drawn, attachments: Any
    ) -> None:
        editing = message.edit(view=drawn.layout(), attachments=attachments)
        await self._try(what, editing)

    async def _try(
        self, what: str, call: Awaitable[Result], *, quiet: bool = False
    ) -> Result | None:
        """One line: what was asked, and what Discord said."""
        try:
            result = await call
        except discord.HTTPException as error:
            self.refused += 1
            reason = " ".join(error.text.split())
            self.say(f"refused   {what}: {error.status} {error.code} {reason}")
            return None
        except (aiohttp.ClientError, discord.RateLimited, LongWait, WornMessage, OSError) as error:
            self.refused += 1
            self.say(f"failed    {what}: {error!r}")
            return None
        if not quiet:
            self.say(f"accepted  {what}")
        return result


async def probe(token: str, channel: int, person: int | None, say: Callable[[str], None]) -> int:
    """How many requests were refused. Raises CannotConnect where Discord does not let us in."""
    nobody = discord.AllowedMentions.none()
    async with discord.Client(
        intents=discord.Intents.none(), allowed_mentions=nobody, max_ratelimit_timeout=30
    ) as client:
        try:
            await client.login(token)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise CannotConnect(f"Discord does not let us in: {error}.") from error
        say(f"accepted  log in as {client.user}")
        say(f"          let it in with {invite_link(client.application_id or 0)}")
        tried = Probe(client, say)
        try:
            await tried.in_channel(channel)
            if person is not None:
                await tried.by_direct_message(person)
        finally:
            await asyncio.shield(tried.clean_up())
        say(f"{tried.refused} refused. {_BY_HAND}")
        return tried.refused
