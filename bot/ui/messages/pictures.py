"""Brings pictures to messages: drawn, kept from before, uploaded again, or told in words."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath
from typing import TypeAlias

from bot.dealers.dealing import Picture
from bot.drawing import Drawing, NobodyLooks, always
from bot.markdown import literal
from bot.store import Attached
from bot.store.shown import REFUSED, UNNAMED
from bot.thinking.fair_turns import Asker
from bot.ui.messages.discord_calls import Fate, Placed
from bot.ui.messages.posts import Drawn, Post
from bot.ui.messages.uploads import Uploads
from bot.ui.messages.ways import ANYWHERE, REFUSALS, Attempts, Request, Ways

_log = logging.getLogger(__name__)

Edit: TypeAlias = Callable[[Drawn], Awaitable[Placed | Fate]]


async def drawn(
    drawing: Drawing, post: Post, asker: Asker, is_wanted: Callable[[], bool] = always
) -> Drawn:
    """The post with its pictures; one that cannot be drawn is told in words instead.

    NobodyLooks where it is no longer wanted by the time that it could be drawn.
    """
    images = await asyncio.gather(
        *(_image(drawing, picture, asker, is_wanted) for picture in post.pictures)
    )
    if all(image is not None for image in images):
        return Drawn(post, tuple(image for image in images if image is not None))
    return Drawn(spoken(post))


def spoken(post: Post) -> Post:
    """The same without pictures: what they show is said."""
    text = "\n\n".join([post.text, *(literal(picture.alt) for picture in post.pictures)])
    return replace(post, text=text, pictures=())


def rejected(post: Post) -> tuple[Attached, ...]:
    """Its pictures, told in words because Discord refused them."""
    return tuple(Attached(REFUSED, name) for name in post.files)


def accepted(ready: Drawn, named: tuple[Attached, ...]) -> tuple[Attached, ...]:
    """The pictures that Discord took, also where its answer does not name them."""
    if named or ready.kept:
        return named or ready.kept
    return tuple(Attached(UNNAMED, name) for name in ready.post.files) if ready.images else ()


def shows(post: Post, has: tuple[Attached, ...]) -> bool:
    """Whether these are the pictures of the post, be it in words."""
    return tuple(PurePosixPath(picture.filename).stem for picture in has) == post.files


def kept(post: Post, has: tuple[Attached, ...]) -> Drawn | None:
    """The post with the pictures that the message has, where they are the same."""
    if not has or not shows(post, has):
        return None
    if any(picture.id == REFUSED for picture in has):
        return Drawn(spoken(post))
    return Drawn(post, kept=has) if all(picture.is_named for picture in has) else None


@dataclass(slots=True)
class EditedPictures:
    """Edits messages with their pictures, and learns what Discord refuses in this process."""

    drawing: Drawing
    ways: Ways
    uploads: Uploads = field(default_factory=Uploads)

    async def edit(
        self,
        edit: Edit,
        post: Post,
        asker: Asker,
        has: tuple[Attached, ...],
        keeping: Drawn | None = None,
        *,
        renewing: bool = False,
        request: Request = Request.EDIT,
        channel: int = ANYWHERE,
        is_wanted: Callable[[], bool] = always,
    ) -> Placed | Fate:
        """Keeps the pictures where it can, else uploads them, else says what they show.

        `keeping` is another form of the post that keeps older pictures; while `renewing` that is
        only second best. OVERTAKEN where it was no longer wanted when it could be drawn.
        """
        same, attempts = kept(post, has), Attempts(self.ways, channel)
        ready = same or keeping

        async def bring(ready: Drawn) -> Placed | Fate:
            with self.uploads.under_way(ready):
                result = await edit(ready)
            attempts.note(request, ready, result)
            return self._remembering(result, post, ready)

        async def keep() -> Placed | Fate:
            if ready is None or not self.ways.takes(request, ready, channel):
                return Fate.REJECTED
            return await bring(ready)

        async def upload() -> Placed | Fate:
            if not self.ways.takes_new(request, channel):
                return Fate.REJECTED
            try:
                ready = await drawn(self.drawing, post, asker, is_wanted)
            except NobodyLooks:
                return Fate.OVERTAKEN
            return await bring(ready)

        if not post.pictures:
            return await bring(Drawn(post))
        for way in (upload, keep) if renewing and same is None else (keep, upload):
            result = await way()
            if result not in REFUSALS:
                return result
        return await bring(Drawn(spoken(post)))

    def _remembering(self, result: Placed | Fate, post: Post, ready: Drawn) -> Placed | Fate:
        """What is told in words is remembered so: an edit must not refer to what was refused."""
        if isinstance(result, Fate):
            return result
        if ready.images or ready.kept:
            return replace(result, pictures=accepted(ready, result.pictures))
        return replace(result, pictures=rejected(post))


async def _image(
    drawing: Drawing, picture: Picture, asker: Asker, is_wanted: Callable[[], bool]
) -> bytes | None:
    try:
        return await drawing.draw(picture, asker, is_wanted)
    except NobodyLooks:
        raise
    except Exception:  # noqa: BLE001 -- a picture may fail in any way; its words never do.
        _log.exception("the picture %s could not be drawn", picture.name)
        return None
