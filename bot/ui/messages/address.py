"""The address that a button carries: which table, which question or verb, which way to answer."""

import re
from dataclasses import dataclass

from bot.ui import limits

NO_TABLE = "-"
"""For what concerns a game, but no table."""

_ADDRESS = re.compile(r"(?P<table>[a-z0-9]{8}|-)/(?P<what>[^/]+)/(?P<path>.*)", re.DOTALL)
_LARGEST = 2**63 - 1
"""Of all numbers in addresses those of people are the largest, and databases take no larger ones."""


@dataclass(frozen=True, slots=True)
class Address:
    table: str
    what: str
    """A ticket, which has dots, or a verb, which has none."""
    path: str = ""

    def __str__(self) -> str:
        if not self.fits:
            raise ValueError(f"{self!r} is longer than {limits.CUSTOM_ID} characters.")
        return self._text

    @property
    def fits(self) -> bool:
        """Whether a button can carry it; what somebody sent need not."""
        return len(self._text) <= limits.CUSTOM_ID

    @property
    def _text(self) -> str:
        return f"{self.table}/{self.what}/{self.path}"

    @property
    def is_ticket(self) -> bool:
        return "." in self.what


def read_address(text: str) -> Address | None:
    """None for what is no address of ours; whoever sends such a thing is answered all the same."""
    found = _ADDRESS.fullmatch(text)
    return None if found is None else Address(found["table"], found["what"], found["path"])


def number_in(text: str) -> int | None:
    """A number as we write it in addresses and menus; other digits of Unicode are none."""
    if not (text.isascii() and text.isdigit() and len(text) <= limits.CUSTOM_ID):
        return None
    number = int(text)
    return number if number <= _LARGEST else None
