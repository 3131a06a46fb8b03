"""A message as a value: words, pictures and what can be pressed; and the layout it becomes."""

import hashlib
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any, Literal, TypeAlias
from urllib.parse import urlsplit

import discord
from discord.ui import (
    ActionRow,
    Button,
    Container,
    File,
    Item,
    LayoutView,
    MediaGallery,
    TextDisplay,
)

from bot.dealers.dealing import Picture
from bot.store import Attached
from bot.ui import limits
from bot.ui.messages.address import Address
from bot.ui.messages.command_mentions import COMMANDS
from bot.ui.messages.components import AddressButton, AddressMenu
from bot.ui.messages.emojis import EMOJIS
from render.packing import suffix_of

_GOLD = 0xC9A227
_FILM = ".webp"
_STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Press:
    """A button."""

    label: str
    address: Address
    style: Literal["plain", "main", "danger"] = "plain"
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads to another place of Discord."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Entry:
    value: str
    label: str
    hint: str = ""
    chosen: bool = False
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    address: Address
    placeholder: str
    entries: tuple[Entry, ...]


RowOfPost: TypeAlias = tuple[Press | Link, ...] | Menu


@dataclass(frozen=True, slots=True)
class Post:
    text: str
    pictures: tuple[Picture, ...] = ()
    rows: tuple[RowOfPost, ...] = ()
    footer: str = ""
    document: tuple[str, bytes] | None = None
    """A file's name and content."""
    mentions: tuple[int, ...] = ()
    """The only people whom this notifies, where it is a new message and names them as `<@id>`."""
    legend: str = ""
    """What is explained of the pictures, below them."""

    @property
    def digest(self) -> str:
        """Changes with whatever a reader would see or hear."""
        pictures = [(name, p.alt) for name, p in zip(self.files, self.pictures, strict=True)]
        seen: tuple[object, ...] = (self.text, self.footer, self.rows, pictures)
        if self.legend:
            seen = (*seen, self.legend)
        return hashlib.sha256(repr(seen).encode()).hexdigest()[:32]

    @property
    def files(self) -> tuple[str, ...]:
        """The file names of its pictures: those of different pictures differ.

        Without a suffix: how a picture is packed is known when it was drawn.
        """
        return tuple(
            f"{number}-{picture.name}-{_digest_of(picture)}"
            for number, picture in enumerate(self.pictures)
        )


@dataclass(frozen=True, slots=True)
class Drawn:
    """A post whose pictures are ready. Files can be sent once, so each sending makes its own."""

    post: Post
    images: tuple[bytes, ...] = ()
    kept: tuple[Attached, ...] = ()
    """The pictures that the message has already and keeps, instead of images."""

    def layout(self) -> LayoutView:
        return _layout(self.post, self.names)

    @property
    def names(self) -> tuple[str, ...]:
        """The files that the message has then."""
        if self.kept:
            return tuple(picture.filename for picture in self.kept)
        files = zip(self.post.files, self.images, strict=True)
        return tuple(name + suffix_of(image) for name, image in files)

    def attachments(self) -> list[Any]:
        """What an edited message shall have: other pictures of it go."""
        return [_Reference(picture) for picture in self.kept] or self.files()

    def files(self) -> list[discord.File]:
        if self.kept:
            return []
        files = [
            discord.File(io.BytesIO(image), name, description=_alt(picture))
            for name, image, picture in zip(
                self.names, self.images, self.post.pictures, strict=True
            )
        ]
        if self.post.document is not None:
            name, content = self.post.document
            files.append(discord.File(io.BytesIO(content), name))
        return files


@dataclass(frozen=True, slots=True)
class _Reference:
    """A picture that stays, as discord.py writes attachments; Discord wants id and name of it."""

    picture: Attached

    def to_dict(self) -> dict[str, str]:
        return {"id": str(self.picture.id), "filename": self.picture.filename}


def pictures_in(message: discord.Message) -> tuple[Attached, ...]:
    """The pictures that Discord says a message has."""
    names = {one.id: one.filename for one in message.attachments}
    ids = {name: number for number, name in names.items()}
    found = []
    for part in _walk(message.components):
        for item in getattr(part, "items", ()):
            name = names.get(item.media.attachment_id) or _name_in(item.media.url)
            number = item.media.attachment_id or ids.get(name)
            if number:
                found.append(Attached(number, name))
    return tuple(found)


def _walk(components: Iterable[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _walk(getattr(part, "children", ()))


def _name_in(url: str) -> str:
    return PurePosixPath(urlsplit(url).path).name or urlsplit(url).netloc


def _layout(post: Post, files: Sequence[str]) -> LayoutView:
    parts: list[Item[LayoutView]] = []
    if post.text:
        text = EMOJIS.in_text(COMMANDS.in_text(post.text))
        room = limits.TEXT - len(post.footer) - len(post.legend) - 10
        parts.append(TextDisplay(limits.fit(text, room)))
    for name, picture in zip(files, post.pictures, strict=True):
        # Each in its own: Discord shows several in one gallery as cropped tiles.
        gallery: MediaGallery[LayoutView] = MediaGallery()
        gallery.add_item(media=f"attachment://{name}", description=_alt(picture))
        parts.append(gallery)
    if post.legend:
        parts.append(TextDisplay(EMOJIS.in_text(COMMANDS.in_text(post.legend))))
    if post.document is not None:
        parts.append(_attached(post.document[0], post.text))
    parts.extend(_row(row) for row in post.rows)
    if post.footer:
        parts.append(TextDisplay(f"-# {post.footer}"))
    layout = LayoutView(timeout=None)
    container: Container[LayoutView] = Container(*parts, accent_colour=_GOLD)
    layout.add_item(container)
    # discord.py keeps nothing of it: presses come back by their address, also after a restart.
    layout.stop()
    return layout


def _attached(name: str, text: str) -> Item[LayoutView]:
    """A film is seen at once; other files are for keeping."""
    if not name.endswith(_FILM):
        return File(f"attachment://{name}")
    gallery: MediaGallery[LayoutView] = MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=limits.fit(text, limits.ALT_TEXT))
    return gallery


def _row(row: RowOfPost) -> ActionRow[LayoutView]:
    if isinstance(row, Menu):
        options = [
            discord.SelectOption(
                value=entry.value,
                label=limits.fit(entry.label, limits.OPTION_LABEL),
                description=limits.fit(entry.hint, limits.OPTION_DESCRIPTION) or None,
                default=entry.chosen,
                emoji=EMOJIS.of(entry.icon),
            )
            for entry in row.entries
        ]
        items: list[Any] = [AddressMenu(row.address, row.placeholder, options)]
    else:
        items = [_button(press) for press in row]
    return ActionRow(*items)


def _button(press: Press | Link) -> Button[LayoutView]:
    if isinstance(press, Link):
        return Button(label=limits.fit(press.label, limits.BUTTON_LABEL), url=press.url)
    icon = EMOJIS.of(press.icon)
    return AddressButton(press.address, press.label, _STYLES[press.style], icon)


def _digest_of(picture: Picture) -> str:
    return hashlib.sha256(repr(picture.key).encode()).hexdigest()[:10]


def _alt(picture: Picture) -> str:
    return limits.fit(picture.alt, limits.ALT_TEXT)
