"""Answers an interaction: in time, and with its pictures when they are ready and accepted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import discord

from bot.dealers.dealing import Picture, Words
from bot.drawing import Drawing
from bot.i18n.words import words_for
from bot.markdown import literal
from bot.ui.posts import Drawn, Post
from bot.ui.safely import Fate, Placed, attempt

_log = logging.getLogger(__name__)

Result = TypeVar("Result")

_AT_THE_LATEST = 2.0
"""Seconds after which an interaction is acknowledged; Discord gives it up after three."""


async def drawn(drawing: Drawing, post: Post) -> Drawn:
    """The post with its pictures; one that cannot be drawn is told in words instead."""
    images = await asyncio.gather(*(_image(drawing, picture) for picture in post.pictures))
    if all(image is not None for image in images):
        return Drawn(post, tuple(image for image in images if image is not None))
    return Drawn(spoken(post))


def spoken(post: Post) -> Post:
    """The same without pictures: what they show is said."""
    text = "\n\n".join([post.text, *(literal(picture.alt) for picture in post.pictures)])
    return replace(post, text=text, pictures=())


async def _image(drawing: Drawing, picture: Picture) -> bytes | None:
    try:
        return await drawing.draw(picture)
    except Exception:  # noqa: BLE001 -- a picture may fail in any way; its words never do.
        _log.exception("the picture %s could not be drawn", picture.name)
        return None


def _addresses(layout: discord.ui.LayoutView) -> set[str]:
    return {str(item.custom_id) for item in layout.walk_children() if hasattr(item, "custom_id")}


class Reply:
    def __init__(
        self, interaction: discord.Interaction[Any], drawing: Drawing, patience: float
    ) -> None:
        self.interaction = interaction
        self.words: Words = words_for(interaction.locale.value)
        self._drawing = drawing
        self._patience = patience
        self._arrived = asyncio.get_running_loop().time()
        self._answering = asyncio.Lock()

    @property
    def is_given(self) -> bool:
        return self.interaction.response.is_done()

    async def say(self, sentence: str) -> None:
        """A sentence for the one who asked, and nobody else."""
        await self.show(Post(sentence))

    async def show(self, post: Post, *, private: bool = True) -> Placed | None:
        """A new message. It waits for its pictures for a moment; then it says that it is coming."""
        ready = await self._in_time(post)
        if ready is not None:
            sent = await self._send(ready, private=private)
            if not isinstance(sent, Fate):
                return self._placed(sent)
            if sent in {Fate.LATER, Fate.TWICE} and not self.is_given:
                return await self._find(ready)
            if sent is not Fate.TWICE:
                return None
        else:
            deferring = partial(self.interaction.response.defer, ephemeral=private, thinking=True)
            if not isinstance(await self._first(deferring), Fate):
                return await self._complete(await drawn(self._drawing, post), private=private)
        if not self.is_given:
            return None
        return await self._follow_up(ready or await drawn(self._drawing, post), private=private)

    async def change(self, post: Post) -> Placed | None:
        """Change the message that was pressed. None where it could not be reached any more."""
        pressed = self.interaction.message
        if pressed is None:
            return await self.show(post)
        ready = await self._in_time(post)
        if ready is not None:
            changed = await self._turn_into(ready)
            if changed is Fate.REFUSED:
                await self.say(self.words("something-broke"))
            if changed is not Fate.TWICE:
                return None if isinstance(changed, Fate) else self._placed(pressed.id)
        else:
            await self.wait()
        if not self.is_given:
            return None
        ready = ready or await drawn(self._drawing, post)
        return await self._complete(ready, private=pressed.flags.ephemeral, pressed=pressed.id)

    async def fill_in(self, form: discord.ui.Modal) -> None:
        """Open a form: only as the first answer, so whoever waited too long presses once more."""
        opened = await self._first(partial(self.interaction.response.send_modal, form))
        if opened is Fate.TWICE and self.is_given:
            await self.say(self.words("press-again"))

    async def wait(self) -> None:
        """Acknowledge now; the answer follows."""
        await self._first(self.interaction.response.defer)

    async def wait_in_time(self) -> None:
        """Acknowledge a press or a form that is still without an answer when it must have one."""
        # A command must say at once whether its answer is for everybody, which is not known yet.
        if self.interaction.type is not discord.InteractionType.application_command:
            await asyncio.sleep(_AT_THE_LATEST - self._age)
            await self.wait()

    @property
    def _age(self) -> float:
        """Seconds since the interaction arrived."""
        return asyncio.get_running_loop().time() - self._arrived

    async def _first(self, answer: Callable[[], Awaitable[Result]]) -> Result | Fate:
        """The one first answer; TWICE where it was given before, perhaps only just."""
        async with self._answering:
            return await attempt(answer())

    async def _send(self, ready: Drawn, *, private: bool) -> int | Fate:
        sending = self.interaction.response.send_message
        layout, files = ready.layout(), ready.files()
        sent = await self._first(partial(sending, view=layout, files=files, ephemeral=private))
        if sent is Fate.REFUSED and ready.images:
            return await self._send(Drawn(spoken(ready.post)), private=private)
        if isinstance(sent, Fate):
            return sent
        return Fate.GONE if sent.message_id is None else sent.message_id

    async def _find(self, ready: Drawn) -> Placed | None:
        """Where it stands after all: what Discord said to it may have been lost on the way back."""
        found = await attempt(self.interaction.original_response())
        if isinstance(found, Fate):
            return None
        there = discord.ui.LayoutView.from_message(found)
        return self._placed(found.id) if _addresses(there) == _addresses(ready.layout()) else None

    async def _turn_into(self, ready: Drawn) -> object | Fate:
        changing = self.interaction.response.edit_message
        layout, files = ready.layout(), ready.files()
        changed = await self._first(partial(changing, view=layout, attachments=files))
        if changed is Fate.REFUSED and ready.images:
            return await self._turn_into(Drawn(spoken(ready.post)))
        return changed

    async def _complete(
        self, ready: Drawn, *, private: bool, pressed: int | None = None
    ) -> Placed | None:
        """Fill in what was announced; where Discord refuses the pictures, in a new message."""
        editing = self.interaction.edit_original_response(
            view=ready.layout(), attachments=ready.files()
        )
        message = await attempt(editing)
        if message is Fate.REFUSED and ready.images:
            plain = Drawn(ready.post.without_pictures().without_buttons())
            await attempt(self.interaction.edit_original_response(view=plain.layout()))
            placed = await self._follow_up(ready, private=private)
            if placed is not None and pressed is None:
                await attempt(self.interaction.delete_original_response())
            return placed
        if isinstance(message, Fate):
            return None
        return self._placed(pressed or message.id)

    async def _follow_up(self, ready: Drawn, *, private: bool) -> Placed | None:
        sending = self.interaction.followup.send(
            view=ready.layout(), files=ready.files(), ephemeral=private, wait=True
        )
        message = await attempt(sending)
        if message is Fate.REFUSED and ready.images:
            return await self._follow_up(Drawn(spoken(ready.post)), private=private)
        return None if isinstance(message, Fate) else self._placed(message.id)

    async def _in_time(self, post: Post) -> Drawn | None:
        if not post.pictures:
            return Drawn(post)
        rest = self._patience - self._age
        if rest <= 0:
            return None
        work = asyncio.ensure_future(drawn(self._drawing, post))
        done, _ = await asyncio.wait({work}, timeout=rest)
        return work.result() if done else None

    def _placed(self, message: int) -> Placed | None:
        channel = self.interaction.channel_id
        return None if channel is None else Placed(channel, message)
