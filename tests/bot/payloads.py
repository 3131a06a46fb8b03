"""What the bot sent, to whom, and whether they may know it: for any game."""

import json
import re
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from simcord.types import HttpLogEntry

from engine.codec import codec_of
from tests.bot.simulation import EPHEMERAL, Evening

PUBLIC = "everybody"
_MESSAGE_TYPES = {4, 5}


def audience_of(evening: Evening, request: HttpLogEntry) -> str | None:
    """Whose eyes a request reaches: a person's name, everybody, or nobody (None)."""
    backend = evening.env.backend
    parts = request.path.strip("/").split("/")
    if request.json is None or request.method not in {"POST", "PATCH", "PUT"}:
        return None
    match parts:
        case ["channels", channel, "messages", *_]:
            return _in_channel(evening, int(channel))
        case ["channels", *_]:
            return PUBLIC
        case ["interactions", number, _, "callback"]:
            record = backend.interactions[int(number)]
            kind = request.json["type"]
            data = request.json.get("data") or {}
            is_new = kind in _MESSAGE_TYPES
            private = bool(int(data.get("flags") or 0) & EPHEMERAL) if is_new else None
            return _answer(evening, record, private=private, only_asker=kind in {8, 9})
        case ["webhooks", _, token, *rest]:
            record = backend.interactions[backend.interaction_tokens[token]]
            if rest:
                return _answer(evening, record, private=None)
            private = bool(int(request.json.get("flags") or 0) & EPHEMERAL)
            return _answer(evening, record, private=private)
        case _:
            return None


def _in_channel(evening: Evening, channel: int) -> str:
    for person in evening.people.values():
        if evening.env.backend.dm_channels.get(person.user.id) == channel:
            return person.name
    return PUBLIC


def _answer(
    evening: Evening, record: Any, *, private: bool | None, only_asker: bool = False
) -> str:
    asker = next(p.name for p in evening.people.values() if p.user.id == record.user_id)
    if only_asker or record.guild_id is None or private:
        return asker
    if private is None:
        number = record.message_id or record.source_message_id
        stored = evening.env.backend.messages[record.channel_id].get(number)
        if stored is not None and stored.flags & EPHEMERAL:
            return asker
    return PUBLIC


@dataclass
class Eavesdropper:
    """Follows an evening and remembers what everybody may know and what they were sent."""

    evening: Evening
    secret: re.Pattern[str]
    """What a secret looks like in a payload: `card-\\d\\d`."""
    known: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    sent: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    _read: int = 0

    async def listen(self) -> None:
        """Call it after every step: what anybody knew once, they know for ever."""
        tables = self.evening.bot.tables
        for table_id in list(tables._held):
            table = await tables.get(table_id)
            if table.position is None:
                continue
            for seat, player in enumerate(table.players):
                self.known[player.name] |= self._secrets(json.dumps(_plain(table, seat)))
            self.known[PUBLIC] |= self._secrets(json.dumps(_plain(table, None)))
        requests = self.evening.env.http_requests
        for request in requests[self._read :]:
            audience = audience_of(self.evening, request)
            if audience is not None:
                self.sent[audience] |= self._secrets(json.dumps(request.json))
        self._read = len(requests)
        self.check()

    def check(self) -> None:
        for audience, secrets in self.sent.items():
            leaked = secrets - self.known[audience] - self.known[PUBLIC]
            assert not leaked, f"{audience} was sent {sorted(leaked)}, which they may not know"

    def _secrets(self, text: str) -> set[str]:
        return set(self.secret.findall(text))


def _plain(table: Any, seat: int | None) -> Any:
    return codec_of(table.game).view.plain(table.view(seat))
