"""Answers an interaction: in time, and with its pictures when they are ready and accepted."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import discord

from bot.dealers.dealing import Words
from bot.i18n.words import words_for
from bot.thinking.fair_turns import Asker
from bot.ui.messages.discord_calls import Fate, Placed, acknowledge, attempt
from bot.ui.messages.pictures import EditedPictures, accepted, drawn, kept, rejected, spoken
from bot.ui.messages.posts import Drawn, Post, pictures_in
from bot.ui.messages.ways import REFUSALS, Attempts, Request

Result = TypeVar("Result")

_AT_THE_LATEST = 2.0
"""Seconds after which an interaction is acknowledged; Discord gives it up after three."""
_UPLOADED_BY = 1.2
"""Seconds after which it is acknowledged where pictures are on their way: that must overtake them."""
_WHERE_THEY_MAY_FOLLOW = 0.2
"""Seconds after a press that its answer waits for pictures, where Discord takes them afterwards too."""
_SHORTLY = "…"
"""What everybody sees for a moment where an answer to all was announced and is for one only."""


def _addresses(layout: discord.ui.LayoutView) -> set[str]:
    return {str(item.custom_id) for item in layout.walk_children() if hasattr(item, "custom_id")}


class Reply:
    def __init__(
        self,
        interaction: discord.Interaction[Any],
        edited: EditedPictures,
        patience: float,
        *,
        public: bool = False,
        locale: str = "",
    ) -> None:
        """`public`: whether the answer to this command, if it succeeds, is for everybody.

        `locale`: the language of whoever asked, where they chose another than their Discord speaks.
        """
        self.interaction = interaction
        self.locale = locale or interaction.locale.value
        self.words: Words = words_for(self.locale)
        self._drawing = edited.drawing
        self._uploads = edited.uploads
        self._ways = edited.ways
        self._attempts = Attempts(edited.ways)
        self._patience = patience
        self._arrived = asyncio.get_running_loop().time()
        self._answering = asyncio.Lock()
        self._is_acknowledged = False
        """While another answer was still on its way."""
        self._public = public
        self.given_after: float | None = None
        """Seconds from its arrival to its acknowledgement; None: there was none."""
        self._announced: bool | None = None
        """An answer is announced, and will be private or not; None: there is none to fill in."""

    def speak(self, locale: str) -> None:
        """Whoever asked has just chosen another language."""
        self.locale, self.words = locale, words_for(locale)

    @property
    def _asker(self) -> Asker:
        """For whom pictures are drawn."""
        return Asker(self.interaction.user.id)

    @property
    def is_given(self) -> bool:
        return self._is_acknowledged or self.interaction.response.is_done()

    async def say(self, sentence: str) -> None:
        """A sentence for the one who asked, and nobody else."""
        await self.show(Post(sentence))

    async def show(self, post: Post, *, private: bool = True) -> Placed | None:
        """A new message. It waits for its pictures for a moment; then it says that it is coming."""
        ready = await self._in_time(post)
        if ready is not None and self._fits_the_callback(ready):
            sent = await self._send(ready, post, private=private)
            if not isinstance(sent, Fate):
                return sent
            if sent in {Fate.LATER, Fate.TWICE} and not self.is_given:
                return await self._find(ready)
            if sent in REFUSALS and (ready.images or post.document is not None):
                # A file that the first answer may not bring comes after it.
                await self._promise(private=private)
            elif sent is not Fate.TWICE:
                return None
        elif self._ways.takes_new(Request.COMPLETION):
            await self._announce(private=private)
        else:
            await self._promise(private=private)
        if not self.is_given:
            return None
        ready = ready or await drawn(self._drawing, post, self._asker)
        announced, self._announced = self._announced, None
        if announced == private:
            return await self._complete(ready, post, private=private)
        if announced is None:
            return await self._follow_up(ready, post, private=private)
        # What follows would be as public as what was announced, unless that is filled in and gone.
        await self._edit_original(Drawn(Post(_SHORTLY)))
        placed = await self._follow_up(ready, post, private=private)
        await attempt(self.interaction.delete_original_response())
        return placed

    async def change(self, post: Post) -> Placed | None:
        """Change the message that was pressed. None where it could not be reached any more."""
        pressed = self.interaction.message
        if pressed is None:
            return await self.show(post)
        ready = kept(post, pictures_in(pressed))
        if ready is None or not self._ways.takes(Request.CALLBACK, ready):
            ready = await self._in_time(post)
        if ready is not None and self._fits_the_callback(ready):
            changed = await self._turn_into(ready, post)
            if changed in REFUSALS and post.pictures:
                # A picture that the first answer may not bring comes after it.
                await self.wait()
                ready = None
            elif changed is Fate.REJECTED:
                await self.say(self.words("something-broke"))
                return None
            elif changed is not Fate.TWICE:
                return None if isinstance(changed, Fate) else changed
        else:
            await self.wait()
        if not self.is_given:
            return None
        ready = ready or await drawn(self._drawing, post, self._asker)
        private = pressed.flags.ephemeral
        return await self._complete(ready, post, private=private, pressed=pressed.id)

    async def update(self, post: Post) -> None:
        """Change what was shown as the first answer; only for one that is a message of its own."""
        await self._edit_original(await drawn(self._drawing, post, self._asker))

    async def fill_in(self, form: discord.ui.Modal) -> None:
        """Open a form: only as the first answer, so whoever waited too long presses once more."""
        opened = await self._first(partial(self.interaction.response.send_modal, form))
        if opened is Fate.TWICE and self.is_given:
            await self.say(self.words("press-again"))

    async def wait(self) -> None:
        """Acknowledge now; the answer follows."""
        await self._first(self.interaction.response.defer)

    async def wait_in_time(self) -> None:
        """Acknowledge what is still without an answer when it must have one."""
        await asyncio.sleep(_AT_THE_LATEST - self._age)
        await self._promise(private=not self._public)

    async def _promise(self, *, private: bool) -> None:
        """Acknowledge a press; a command, which needs an answer of its own, is told of one."""
        if self.interaction.type is discord.InteractionType.application_command:
            await self._announce(private=private)
        else:
            await self.wait()

    async def _announce(self, *, private: bool) -> None:
        """Say that a new message is coming, and whether only one person will see it."""
        deferring = partial(self.interaction.response.defer, ephemeral=private, thinking=True)
        if not isinstance(await self._first(deferring), Fate):
            self._announced = private

    @property
    def _age(self) -> float:
        """Seconds since the interaction arrived."""
        return asyncio.get_running_loop().time() - self._arrived

    async def _first(self, answer: Callable[[], Awaitable[Result]]) -> Result | Fate:
        """The one first answer; TWICE where it was given before, perhaps only just."""
        async with self._answering:
            return self._noted(await attempt(answer()))

    def _is_slow(self, ready: Drawn) -> bool:
        """Whether its pictures would arrive so late that we had better say first that they come."""
        if not ready.images:
            return False
        return self._age + self._uploads.seconds_for(ready) > _UPLOADED_BY

    def _fits_the_callback(self, ready: Drawn) -> bool:
        """Whether it can be the first answer, pictures and all."""
        return not self._is_slow(ready) and self._ways.takes(Request.CALLBACK, ready)

    async def _first_with(
        self,
        ready: Drawn,
        answer: Callable[[], Awaitable[Result]],
        *,
        announced: bool | None,
    ) -> Result | Fate:
        """The first answer with pictures; where they take long, it is acknowledged meanwhile.

        `announced`: whether to say in private, or to all, that something comes; None: not at all.
        """
        if not ready.images:
            return await self._first(answer)
        async with self._answering:
            with self._uploads.under_way(ready):
                giving = asyncio.ensure_future(attempt(answer()))
                rest = max(0.0, _UPLOADED_BY - self._age)
                done, _ = await asyncio.wait({giving}, timeout=rest)
                if not done:
                    acknowledging = acknowledge(self.interaction, announced=announced)
                    if self._noted(await acknowledging) is None:
                        self._is_acknowledged = True
                        self._announced = announced
                return self._noted(await giving)

    def _noted(self, result: Result) -> Result:
        """When the first answer was taken is kept for the metrics."""
        if self.given_after is None and not isinstance(result, Fate):
            self.given_after = self._age
        return result

    async def _send(self, ready: Drawn, post: Post, *, private: bool) -> Placed | Fate:
        sending = self.interaction.response.send_message
        layout, files = ready.layout(), ready.files()
        giving = partial(sending, view=layout, files=files, ephemeral=private)
        sent = await self._first_with(ready, giving, announced=private)
        self._attempts.note(Request.CALLBACK, ready, sent)
        if isinstance(sent, Fate):
            return sent
        if sent.message_id is None:
            return Fate.GONE
        return self._placed(sent.message_id, sent.resource, ready, post) or Fate.GONE

    async def _find(self, ready: Drawn) -> Placed | None:
        """Where it stands after all: what Discord said to it may have been lost on the way back."""
        found = await attempt(self.interaction.original_response())
        if isinstance(found, Fate):
            return None
        there = discord.ui.LayoutView.from_message(found)
        is_there = _addresses(there) == _addresses(ready.layout())
        return self._placed(found.id, found, ready, ready.post) if is_there else None

    async def _turn_into(self, ready: Drawn, post: Post) -> Placed | Fate:
        """Kept pictures are uploaded again where Discord refuses them."""
        pressed = self.interaction.message
        changing = self.interaction.response.edit_message
        layout, attachments = ready.layout(), ready.attachments()
        nobody = discord.AllowedMentions.none()
        giving = partial(changing, view=layout, attachments=attachments, allowed_mentions=nobody)
        changed = await self._first_with(ready, giving, announced=None)
        self._attempts.note(Request.CALLBACK, ready, changed)
        if changed is Fate.REJECTED and ready.kept and self._ways.takes_new(Request.CALLBACK):
            return await self._turn_into(await drawn(self._drawing, post, self._asker), post)
        if isinstance(changed, Fate) or pressed is None:
            return Fate.GONE if not isinstance(changed, Fate) else changed
        resource = None if changed is None else changed.resource
        return self._placed(pressed.id, resource, ready, post) or Fate.GONE

    async def _complete(
        self, ready: Drawn, post: Post, *, private: bool, pressed: int | None = None
    ) -> Placed | None:
        """Fill in what was announced or pressed; where that takes no picture, a new message does."""
        message = await self._edit_original(ready)
        if message is Fate.REJECTED and ready.kept:
            ready = await drawn(self._drawing, post, self._asker)
            message = await self._edit_original(ready)
        if message in REFUSALS and (ready.images or post.document is not None):
            placed = await self._in_another(ready, post, private=private, pressed=pressed)
            if placed is not Fate.REJECTED:
                return None if isinstance(placed, Fate) else placed
            ready = Drawn(self._in_words(post))
            message = await self._edit_original(ready)
        if isinstance(message, Fate):
            return None
        return self._placed(pressed or message.id, message, ready, post)

    async def _in_another(
        self, ready: Drawn, post: Post, *, private: bool, pressed: int | None
    ) -> Placed | Fate:
        """The same as a new message in place of this one; REJECTED: not taken either, GONE: another
        press has put its own there before.
        """
        if not self._ways.takes(Request.FOLLOW_UP, ready):
            return Fate.REJECTED
        plain = Drawn(replace(post, pictures=(), rows=(), document=None))
        if pressed is None:
            # Before that is filled in, whatever comes next would fill it in.
            await self._edit_original(plain)
        sent = await self._follow_up_once(ready, private=private)
        if isinstance(sent, Fate):
            return Fate.REJECTED
        gone = await attempt(self.interaction.delete_original_response())
        if pressed is not None and gone is Fate.GONE:
            # Nobody would keep a second one up to date: whoever was first to put the old one away counts.
            await attempt(sent.delete())
            return Fate.GONE
        if pressed is not None and isinstance(gone, Fate):
            # It would say the same twice; where it must stay, nothing in it can be pressed.
            await self._edit_original(plain)
        return self._follow_up_placed(sent, ready, post) or Fate.GONE

    async def _edit_original(self, ready: Drawn) -> discord.Message | Fate:
        """REJECTED also where it is known that this takes no such picture."""
        if not self._ways.takes(Request.COMPLETION, ready):
            return Fate.REJECTED
        editing = self.interaction.edit_original_response(
            view=ready.layout(),
            attachments=ready.attachments(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        with self._uploads.under_way(ready):
            edited = await attempt(editing)
        self._attempts.note(Request.COMPLETION, ready, edited)
        return edited

    async def _follow_up(self, ready: Drawn, post: Post, *, private: bool) -> Placed | None:
        sent: discord.WebhookMessage | Fate = Fate.REJECTED
        if self._ways.takes(Request.FOLLOW_UP, ready):
            sent = await self._follow_up_once(ready, private=private)
        if sent in REFUSALS and (ready.images or post.document is not None):
            ready = Drawn(self._in_words(post))
            sent = await self._follow_up_once(ready, private=private)
        return None if isinstance(sent, Fate) else self._follow_up_placed(sent, ready, post)

    async def _follow_up_once(
        self, ready: Drawn, *, private: bool
    ) -> discord.WebhookMessage | Fate:
        sending = self.interaction.followup.send(
            view=ready.layout(), files=ready.files(), ephemeral=private, wait=True
        )
        with self._uploads.under_way(ready):
            sent = await attempt(sending)
        self._attempts.note(Request.FOLLOW_UP, ready, sent)
        return sent

    def _in_words(self, post: Post) -> Post:
        """Where no file is taken: pictures are told, and anything else is spoken of."""
        if post.document is None:
            return spoken(post)
        return Post(self.words("refused-file"))

    def _follow_up_placed(
        self, sent: discord.WebhookMessage, ready: Drawn, post: Post
    ) -> Placed | None:
        placed = self._placed(sent.id, sent, ready, post)
        return None if placed is None else replace(placed, is_follow_up=True)

    async def _in_time(self, post: Post) -> Drawn | None:
        if not post.pictures:
            return Drawn(post)
        patience = self._patience
        if self._ways.has_taken_new(Request.COMPLETION):
            patience = min(patience, _WHERE_THEY_MAY_FOLLOW)
        rest = patience - self._age
        # Where many pictures are before them, nobody waits to be told that they come.
        if rest <= 0 or self._drawing.seconds_for(post.pictures) > rest:
            return None
        work = asyncio.ensure_future(drawn(self._drawing, post, self._asker))
        done, _ = await asyncio.wait({work}, timeout=rest)
        return work.result() if done else None

    def _placed(self, message: int, found: object, ready: Drawn, post: Post) -> Placed | None:
        """With the pictures that it has now, or that it tells of in words."""
        channel = self.interaction.channel_id
        if channel is None:
            return None
        if not ready.images and not ready.kept:
            return Placed(channel, message, rejected(post))
        has = pictures_in(found) if isinstance(found, discord.Message) else ()
        return Placed(channel, message, accepted(ready, has))
