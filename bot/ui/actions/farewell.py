"""Tells whoever has lost a seat, in the messages that they had for it, and takes their buttons off."""

from dataclasses import dataclass
from typing import Any

from bot.i18n.words import words_for
from bot.store import Kind, Player, Shown
from bot.table import Table
from bot.ui.actions.call import Call
from bot.ui.messages.discord_calls import Placed
from bot.ui.messages.posts import Drawn, Post
from engine.core import Seat

_WITH_BUTTONS: tuple[Kind, ...] = ("question", "previous", "push", "away")


@dataclass(frozen=True, slots=True)
class Farewell:
    """What is known before the seat changes hands."""

    former: Player
    messages: tuple[Shown, ...]
    """Their direct messages whose buttons lead to the seat."""

    async def say(self, call: Call, table: Table, key: str, **facts: Any) -> None:
        """Silently, by edits; where one fails, its buttons are refused with a sentence."""
        words = words_for(self.former.locale)
        post = call.pages_of(table).framed(Post(words(key, **facts)), words)
        for one in self.messages:
            placed = Placed(one.channel, one.message)
            await call.desk.publisher.sending.change(placed, Drawn(post))


async def farewell(call: Call, table: Table, seat: Seat) -> Farewell:
    shown = await call.desk.tables.store.shown(table.id)
    found = (shown.get((kind, seat)) for kind in _WITH_BUTTONS)
    messages = tuple(one for one in found if one is not None and one.message)
    return Farewell(table.players[seat], messages)
