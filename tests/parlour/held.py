"""What was said at the parlour's door, to be held against Discord's own description of its API."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

import pytest
from aiohttp import web

from parlour.hall import Hall
from parlour.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from parlour.rest.door import API, BODY, Door
from tests.parlour.discord_document import document


@dataclass(frozen=True)
class Exchange:
    """A request and its answer."""

    method: str
    path: str
    asked: Any
    status: int
    told: Any
    answers: str = ""
    """What kind of interaction, where it is the first answer to one, and where it happened."""

    def problems(self) -> list[str]:
        """What Discord does not describe: in the answer, and in the request if it was accepted."""
        discord = document()
        if discord is None:
            return []
        found = discord.response_problems(self.method, self.path, self.status, self.told)
        if self.status < 300:
            found += discord.request_problems(self.method, self.path, self.asked)
        return [f"{self.method} {self.path}: {problem}" for problem in found]


@dataclass
class Minutes:
    """Everything in the order in which it was said; reading it against the description takes a
    while, and is left until nobody waits for an answer.
    """

    exchanges: list[Exchange] = field(default_factory=list)

    def problems(self) -> list[str]:
        return [problem for exchange in self.exchanges for problem in exchange.problems()]


_KINDS = {COMMAND: "command", COMPONENT: "press", AUTOCOMPLETE: "typing", MODAL_SUBMIT: "form"}


def _answered(hall: Hall, path: str) -> str:
    found = re.fullmatch(r"/interactions/(\d+)/[^/]+/callback", path)
    interaction = hall.interactions.get(int(found[1])) if found else None
    if interaction is None:
        return ""
    return _place(hall, interaction) + _KINDS[interaction.kind]


def _place(hall: Hall, interaction: Interaction) -> str:
    """A pressed message may be for one person, or a direct one."""
    message = hall.world.messages.get(interaction.message_id or 0)
    if message is None:
        return ""
    if message.ephemeral_to is not None:
        return "private-"
    return "direct-" if interaction.guild_id is None else ""


def keep_minutes(monkeypatch: pytest.MonkeyPatch) -> Minutes:
    """Of every parlour in this process."""
    minutes = Minutes()
    serve = Door.serve

    async def noted(self: Door, request: web.Request) -> web.StreamResponse:
        response = await serve(self, request)
        if isinstance(response, web.Response):
            path = request.path.removeprefix(API)
            asked = request.get(BODY) if response.status < 300 else None
            answers = _answered(self._hall, path)
            told = json.loads(response.body) if response.body else None  # type: ignore[arg-type] # bytes, as the door makes it
            minutes.exchanges.append(
                Exchange(request.method, path, asked, response.status, told, answers)
            )
        return response

    monkeypatch.setattr(Door, "serve", noted)
    return minutes
