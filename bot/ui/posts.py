"""A message as a value: words, pictures and what can be pressed; and the layout it becomes."""

import hashlib
import io
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

import discord
from discord.ui import ActionRow, Container, File, Item, LayoutView, MediaGallery, TextDisplay

from bot.dealers.dealing import Picture
from bot.ui import limits
from bot.ui.address import Address
from bot.ui.items import AddressButton, AddressMenu

_GOLD = 0xC9A227
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


@dataclass(frozen=True, slots=True)
class Entry:
    value: str
    label: str
    hint: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    address: Address
    placeholder: str
    entries: tuple[Entry, ...]


RowOfPost: TypeAlias = tuple[Press, ...] | Menu


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

    @property
    def digest(self) -> str:
        """Changes with whatever a reader would see; pictures count by what they say."""
        seen = (self.text, self.footer, self.rows, [(p.name, p.alt) for p in self.pictures])
        return hashlib.sha256(repr(seen).encode()).hexdigest()[:32]

    def without_buttons(self) -> "Post":
        return replace(self, rows=())

    def without_pictures(self) -> "Post":
        return replace(self, pictures=())


@dataclass(frozen=True, slots=True)
class Drawn:
    """A post whose pictures are ready. Files can be sent once, so each sending makes its own."""

    post: Post
    images: tuple[bytes, ...] = ()

    def layout(self) -> LayoutView:
        return _layout(self.post)

    def files(self) -> list[discord.File]:
        files = [
            discord.File(io.BytesIO(image), name, description=_alt(picture))
            for name, image, picture in zip(
                _file_names(self.post), self.images, self.post.pictures, strict=True
            )
        ]
        if self.post.document is not None:
            name, content = self.post.document
            files.append(discord.File(io.BytesIO(content), name))
        return files


def _layout(post: Post) -> LayoutView:
    parts: list[Item[LayoutView]] = []
    if post.text:
        parts.append(TextDisplay(limits.fit(post.text, limits.TEXT - len(post.footer) - 10)))
    if post.pictures:
        gallery: MediaGallery[LayoutView] = MediaGallery()
        for name, picture in zip(_file_names(post), post.pictures, strict=True):
            gallery.add_item(media=f"attachment://{name}", description=_alt(picture))
        parts.append(gallery)
    if post.document is not None:
        parts.append(File(f"attachment://{post.document[0]}"))
    parts.extend(_row(row) for row in post.rows)
    if post.footer:
        parts.append(TextDisplay(f"-# {post.footer}"))
    layout = LayoutView(timeout=None)
    container: Container[LayoutView] = Container(*parts, accent_colour=_GOLD)
    layout.add_item(container)
    return layout


def _row(row: RowOfPost) -> ActionRow[LayoutView]:
    if isinstance(row, Menu):
        options = [
            discord.SelectOption(
                value=entry.value,
                label=limits.fit(entry.label, limits.OPTION_LABEL),
                description=limits.fit(entry.hint, limits.OPTION_DESCRIPTION) or None,
                default=entry.chosen,
            )
            for entry in row.entries
        ]
        items: list[Any] = [AddressMenu(row.address, row.placeholder, options)]
    else:
        items = [AddressButton(press.address, press.label, _STYLES[press.style]) for press in row]
    return ActionRow(*items)


def _file_names(post: Post) -> list[str]:
    return [f"{number}-{picture.name}.png" for number, picture in enumerate(post.pictures)]


def _alt(picture: Picture) -> str:
    return limits.fit(picture.alt, limits.ALT_TEXT)
