"""The path in an address: which choices were taken, or what was ticked, and what to do with it."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.ui.messages.address import Address, number_in

OPEN: Final = "="
"""Opens the form, with the keys that are ticked already."""
SEAL: Final = "!"
"""Seals the keys that follow."""
_PAGE = "~"
"""Before the number of a page."""
_LOOK = "@"
"""Before how the picture is to be looked at."""

Look = Literal["", "new", "closer", "whole"]
"""Not at all; closer in a new message; or the one or the other in the message that was pressed."""
_LOOKS: dict[str, Look] = {"": "new", "c": "closer", "w": "whole"}


@dataclass(frozen=True, slots=True)
class Path:
    keys: tuple[str, ...] = ()
    """The choices taken so far, or what is ticked."""
    form: Literal["", "=", "!"] = ""
    """Of a multiple choice: opens its form, or seals it."""
    page: int = 0
    look: Look = ""

    def __str__(self) -> str:
        page = f"{_PAGE}{self.page}" if self.page else ""
        looks = {look: mark for mark, look in _LOOKS.items()}
        look = f"{_LOOK}{looks[self.look]}" if self.look else ""
        return f"{self.form}{('.' if not self.form else ',').join(self.keys)}{page}{look}"


def read_path(text: str) -> Path:
    rest, looked, mark = text.partition(_LOOK)
    rest, _, page = rest.partition(_PAGE)
    look = _LOOKS.get(mark, "") if looked else ""
    number = number_in(page) or 0
    if rest.startswith((OPEN, SEAL)):
        keys = tuple(rest[1:].split(",")) if rest[1:] else ()
        return Path(keys, SEAL if rest.startswith(SEAL) else OPEN, number, look)
    return Path(tuple(rest.split(".")) if rest else (), "", number, look)


def at(address: Address, path: Path | str) -> Address:
    return replace(address, path=str(path))
