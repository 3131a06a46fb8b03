"""Interactions: a person's press, choice, command or form on its way to the bot and back."""

import asyncio
import base64
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from parlour.bodies import CHAT_INPUT, SUBCOMMAND, SUBCOMMAND_GROUP
from parlour.clock import Alarm
from parlour.shapes import Json
from parlour.snowflakes import snowflake_of

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
NAMES = {
    COMMAND: "command",
    COMPONENT: "component",
    MODAL_SUBMIT: "modal",
}
"""What people are told of; that something was completed is no news."""

DID_NOT_RESPOND = "The application did not respond"


@dataclass(slots=True)
class Modal:
    """A form open before somebody; only that person can send it."""

    interaction: "Interaction"
    body: Json

    def shape(self) -> Json:
        return {
            "id": str(self.interaction.id),
            "interaction": str(self.interaction.id),
            "title": self.body["title"],
            "custom_id": self.body["custom_id"],
            "components": self.body["components"],
        }


@dataclass(slots=True)
class Interaction:
    id: int
    token: str
    kind: int
    person_id: int
    channel_id: int
    guild_id: int | None
    data: Json
    message_id: int | None = None
    """The message whose component was used, also where a form came in between."""
    triggering: Json | None = None
    """For a submitted form, the note of the interaction that opened it."""
    answered: bool = False
    deferred: bool = False
    failed: bool = False
    original_id: int | None = None
    """The message that answered it, once there is one."""
    alarm: Alarm | None = None
    outcome: asyncio.Future[Json] = field(default_factory=asyncio.Future)

    @property
    def custom_id(self) -> str | None:
        value: Any = self.data.get("custom_id")
        return value if isinstance(value, str) else None

    @property
    def focused(self) -> int:
        """The type of the option that is being completed."""
        kind: int = next(one["type"] for one in _options(self.data) if one.get("focused"))
        return kind

    def note(self) -> Json:
        """What the messages that answer it remember of it."""
        told: Json = {
            "id": self.id,
            "type": self.kind,
            "user_id": self.person_id,
            "guild_id": self.guild_id,
        }
        if self.kind == COMMAND:
            told |= {"command": _path(self.data), "slash": self.data["type"] == CHAT_INPUT}
        if self.kind == COMPONENT:
            told["interacted_message_id"] = self.message_id
        if self.kind == MODAL_SUBMIT:
            told["triggering"] = self.triggering
        return told


def _options(data: Json) -> Iterator[Json]:
    """A command's options and those of its subcommand."""
    for option in data.get("options") or []:
        yield option
        yield from _options(option)


def _path(data: Json) -> list[str]:
    """A command's name, with its group and subcommand."""
    steps = {SUBCOMMAND, SUBCOMMAND_GROUP}
    below = next((one for one in data.get("options") or [] if one["type"] in steps), None)
    return [data["name"], *(_path(below) if below else [])]


def new_token(interaction: int) -> str:
    """Like Discord's, a token says which interaction it is for, so that an old one can be told from a wrong one."""
    plain = f"interaction:{interaction}:{secrets.token_hex(32)}"
    return base64.urlsafe_b64encode(plain.encode()).decode()


def interaction_of(token: str) -> int | None:
    try:
        word, number, _ = base64.urlsafe_b64decode(token.encode()).decode().split(":")
    except ValueError:
        return None
    return snowflake_of(number) if word == "interaction" else None
