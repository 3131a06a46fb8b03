"""One pass of showing a table: what it needs, and what it remembers of what it showed."""

import hashlib
from dataclasses import dataclass

import discord

from bot.drawing import Drawing
from bot.store import OutboxEntry, Shown, Store
from bot.table import Table
from bot.ui.pages import Pages
from bot.ui.posts import Drawn, Post
from bot.ui.replying import drawn, spoken
from bot.ui.safely import Fate, Placed, edit, open_direct, send


@dataclass(slots=True)
class Showing:
    client: discord.Client
    store: Store
    drawing: Drawing
    pages: Pages
    entries: tuple[OutboxEntry, ...]
    shown: dict[str, Shown]
    is_lost: bool = False
    """The public place refuses us for now; the game goes on in direct messages."""
    is_late: bool = False
    """Something must be tried again later."""
    is_unfinished: bool = False
    """Look again in a moment: a seat is just being answered, or a player proved out of reach."""

    @property
    def table(self) -> Table:
        return self.pages.table

    async def open_direct(self, user: int) -> int | Fate:
        """The channel of direct messages with this person."""
        channel = await open_direct(self.client, user)
        if isinstance(channel, Fate):
            self._note(channel)
        return channel

    async def send(
        self,
        subject: str,
        channel: int,
        post: Post,
        tag: str = "",
        note: str = "",
        also: tuple[Shown, ...] = (),
    ) -> Fate | None:
        """Send, and remember it with what else is thereby true; None where it went well."""
        ready = await drawn(self.drawing, post)
        nonce = self._nonce(subject, tag)
        placed = await send(self.client, channel, ready, nonce)
        if placed is Fate.REFUSED and ready.images:
            placed = await send(self.client, channel, Drawn(spoken(post)), nonce)
        if isinstance(placed, Fate):
            self._note(placed)
            return placed
        sent = Shown(subject, placed.channel, placed.message, tag, post.digest, note)
        await self.remember(sent, *also)
        return None

    async def edit(
        self,
        was: Shown,
        post: Post,
        *,
        tag: str | None = None,
        note: str | None = None,
        also: tuple[Shown, ...] = (),
        with_pictures: bool,
    ) -> Fate | None:
        """Edit, and remember it with what else is thereby true; None where it went well."""
        now = Shown(
            was.subject,
            was.channel,
            was.message,
            was.tag if tag is None else tag,
            post.digest,
            was.note if note is None else note,
        )
        if now == was:
            await self.remember(*also)
            return None
        ready = await drawn(self.drawing, post) if with_pictures else Drawn(post)
        placed = Placed(was.channel, was.message)
        fate = await edit(self.client, placed, ready, with_pictures=with_pictures)
        if fate is None:
            await self.remember(now, *also)
        else:
            self._note(fate)
        return fate

    async def remember(self, *shown: Shown) -> None:
        if shown:
            await self.store.show(self.table.id, *shown)
            self.shown.update({one.subject: one for one in shown})

    def _note(self, fate: Fate) -> None:
        if fate is Fate.LATER:
            self.is_late = True

    def _nonce(self, subject: str, tag: str) -> str:
        """The same message has the same nonce, also after a crash; what follows it has another."""
        before = self.shown.get(subject)
        name = f"{self.table.id}/{subject}/{tag}/{0 if before is None else before.message}"
        return hashlib.sha256(name.encode()).hexdigest()[:24]


def pictures_of(post: Post) -> str:
    """Says whether two posts have the same pictures, so that they need not be sent again."""
    seen = repr([(picture.name, picture.alt) for picture in post.pictures])
    return hashlib.sha256(seen.encode()).hexdigest()[:16]
