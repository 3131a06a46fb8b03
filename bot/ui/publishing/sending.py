"""Sends and edits what no pass shows, such as a greeting or a farewell, in its turn with all the rest."""

import asyncio
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

import discord

from bot.clock import Clock
from bot.direct_channels import DirectChannels
from bot.store import UserId
from bot.ui.messages.discord_calls import (
    Fate,
    Placed,
    edit,
    open_direct,
    other_channel,
    out_of_reach,
    send,
)
from bot.ui.messages.posts import Drawn
from bot.ui.publishing.pacing import Pacing

_ATTEMPTS, _PEACE = 2, 300.0
"""How often somebody's closed direct messages are tried in so many seconds: once more for who opens
them as they were told, and then not at every press.
"""


@dataclass(slots=True)
class Sending:
    client: discord.Client
    channels: DirectChannels
    pacing: Pacing
    clock: Clock
    _refused: dict[UserId, tuple[float, ...]] = field(default_factory=dict)
    """Whose direct messages were closed, and when they were tried in vain."""
    _turns: WeakValueDictionary[UserId, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    async def post(
        self, channel: int, drawn: Drawn, nonce: str, *, silent: bool = False
    ) -> Placed | Fate:
        async with self.pacing.write(channel):
            return await send(self.client, channel, drawn, nonce, silent=silent)

    async def change(self, placed: Placed, drawn: Drawn) -> Placed | Fate:
        async with self.pacing.write(placed.channel, placed.message):
            return await edit(self.client, placed, drawn)

    async def direct(
        self,
        user: UserId,
        drawn: Drawn,
        nonce: str,
        *,
        silent: bool = False,
        is_stranger: bool = False,
    ) -> Placed | Fate:
        """By direct message; NO_DIRECT, without asking, where they were refused just now."""
        turn = self._turns.setdefault(user, asyncio.Lock())
        async with turn:
            if self._is_left_in_peace(user):
                return Fate.NO_DIRECT
            sent = await self._direct(user, drawn, nonce, silent=silent, is_stranger=is_stranger)
            if sent is Fate.NO_DIRECT:
                self._refused[user] = (*self._refused.get(user, ()), self.clock.now())
        return sent

    async def _direct(
        self, user: UserId, drawn: Drawn, nonce: str, *, silent: bool, is_stranger: bool
    ) -> Placed | Fate:
        channel = await open_direct(self.channels, user, is_stranger=is_stranger)
        if isinstance(channel, Fate):
            return channel
        sent = await self.post(channel, drawn, nonce, silent=silent)
        if isinstance(sent, Placed):
            return sent
        channel = await other_channel(self.channels, user, channel, sent)
        if isinstance(channel, Fate):
            return channel
        sent = await self.post(channel, drawn, nonce, silent=silent)
        return sent if isinstance(sent, Placed) else out_of_reach(self.channels, sent)

    def _is_left_in_peace(self, user: UserId) -> bool:
        since = self.clock.now() - _PEACE
        self._refused = {one: tried for one, tried in self._refused.items() if tried[-1] > since}
        lately = [tried for tried in self._refused.get(user, ()) if tried > since]
        return len(lately) >= _ATTEMPTS or self.channels.is_quarantined
