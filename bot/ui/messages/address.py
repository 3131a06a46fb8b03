"""The address that a button carries: which table, which question or verb, which way to answer."""

from dataclasses import dataclass

from bot.ui import limits

NO_TABLE = "-"
"""For what concerns a game, but no table."""

GRAMMAR = r"(?P<table>[a-z0-9]{8}|-)/(?P<what>[^/]+)/(?P<path>.*)"


@dataclass(frozen=True, slots=True)
class Address:
    table: str
    what: str
    """A ticket, which has dots, or a verb, which has none."""
    path: str = ""

    def __str__(self) -> str:
        text = f"{self.table}/{self.what}/{self.path}"
        if len(text) > limits.CUSTOM_ID:
            raise ValueError(f"the address {text!r} is longer than {limits.CUSTOM_ID} characters.")
        return text

    @property
    def is_ticket(self) -> bool:
        return "." in self.what


def read_address(text: str) -> Address:
    table, what, path = text.split("/", 2)
    return Address(table, what, path)
