"""What a message offers to whoever reads it: its words, its buttons, its menus, its file."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

_BUTTON, _MENU, _TEXT, _FILE = 2, 3, 10, 13
_NARROWS = re.compile(r"|~\d+|=.*|sell|sell\.[A-Z]|splitter")
"""Paths that only lead on: to another page, to a form, to the cards for sale, their prices, the tracks."""


@dataclass(frozen=True)
class Offer:
    """A button, or one option of a menu."""

    message: str
    custom_id: str
    label: str
    value: str | None = None

    @property
    def table(self) -> str:
        return self.custom_id.removeprefix("menu:").split("/")[0]

    @property
    def what(self) -> str:
        return self.custom_id.split("/")[1]

    @property
    def path(self) -> str:
        return self.value if self.value is not None else self.custom_id.split("/", 2)[2]

    @property
    def is_answer(self) -> bool:
        """Whether it makes a move, rather than leading to a narrower question."""
        return "." in self.what and not _NARROWS.fullmatch(self.path)


@dataclass(frozen=True)
class Letter:
    """One message, as one person sees it."""

    body: dict[str, Any]

    @property
    def id(self) -> str:
        return str(self.body["id"])

    @property
    def channel(self) -> str:
        return str(self.body["channel_id"])

    @property
    def is_private(self) -> bool:
        return bool(self.body["parlour"]["ephemeral"])

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self.parts() if part["type"] == _TEXT)

    @property
    def file(self) -> str | None:
        """The address of the file that it carries."""
        files = (part["file"]["url"] for part in self.parts() if part["type"] == _FILE)
        return next(files, None)

    @property
    def pictures(self) -> list[str]:
        """The addresses of those that it shows."""
        shown = (item for part in self.parts() for item in part.get("items", ()))
        return [str(item["media"]["url"]) for item in shown]

    def offers(self) -> list[Offer]:
        found = []
        for part in self.parts():
            if part["type"] == _BUTTON and "custom_id" in part:
                found.append(Offer(self.id, part["custom_id"], part["label"]))
            elif part["type"] == _MENU:
                found += [
                    Offer(self.id, part["custom_id"], one["label"], one["value"])
                    for one in part["options"]
                ]
        return found

    def offer(self, label: str) -> Offer | None:
        return next((offer for offer in self.offers() if offer.label == label), None)

    def answers_at(self, table: str) -> list[Offer]:
        """What can be said to this table's question; to look closer is no answer."""
        return [
            offer
            for offer in self.offers()
            if offer.table == table and "." in offer.what and "@" not in offer.path
        ]

    def parts(self) -> Iterator[dict[str, Any]]:
        yield from _walk(self.body["components"])


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if "accessory" in component:
            yield from _walk([component["accessory"]])
