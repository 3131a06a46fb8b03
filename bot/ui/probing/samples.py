"""What a probe sends: real pictures of every form, a film, and whatever can be pressed or chosen."""

from collections.abc import Iterator
from functools import cache, partial

from bot.dealers import all_dealers
from bot.dealers.dealing import Picture
from bot.ui.messages.address import NO_TABLE, Address
from bot.ui.messages.posts import Drawn, Entry, Link, Menu, Post, Press, RowOfPost
from render.film import film
from render.packing import suffix_of, tightly
from render.samples import SAMPLES

NAME = "Gala probe"
ICON = "gala_probe"
VERB = "probe"
PNG, WEBP = ".png", ".webp"
FORMS = (PNG, WEBP)
"""A small picture stays as it was drawn, a large one is packed more tightly."""


def _drawn() -> Iterator[bytes]:
    for sample in SAMPLES.values():
        for draw in sample.painters(sample.seats[0]).values():
            yield tightly(draw)


@cache
def file_of(form: str) -> bytes:
    """The first picture of the bot's that comes in this form."""
    return next(file for file in _drawn() if suffix_of(file) == form)


def picture(name: str, form: str) -> Picture:
    return Picture(name, (name, form), partial(file_of, form), lambda: f"A picture ({form}).")


def icon() -> bytes:
    """One of the bot's own."""
    draw = next(draw for dealer in all_dealers().values() for draw in dealer.icons.values())
    return draw()


def address_of(number: int) -> Address:
    return Address(NO_TABLE, VERB, str(number))


def posted(text: str, *forms: str, number: int = 0, of: int = 0) -> Drawn:
    """A message with pictures in these forms, and with a button, a link and a menu.

    `number`: of the step that goes on when somebody presses or chooses; 0: none does.
    """
    pictures = tuple(picture(text.replace(" ", "-"), form) for form in forms)
    label = f"Press ({number} of {of})" if number else "Only to be looked at"
    post = Post(f":{ICON}: {NAME}: {text}.", pictures, rows=_rows(label, address_of(number)))
    return Drawn(post, tuple(file_of(form) for form in forms))


def _rows(label: str, address: Address) -> tuple[RowOfPost, ...]:
    entries = (
        Entry("a", "An entry", "With a hint.", icon=ICON),
        Entry("b", "Another", chosen=True),
    )
    link = Link("A link", "https://discord.com")
    return (Press(label, address, "main", ICON), link), Menu(address, "Or choose here", entries)


def with_file() -> Drawn:
    return Drawn(Post(f"{NAME}: a file.", document=("probe.json", b"{}")))


def with_film() -> Drawn:
    return Drawn(Post(f"{NAME}: a film.", document=("probe.webp", _film())))


@cache
def _film() -> bytes:
    return film([file_of(form) for form in FORMS])
