"""Hears what somebody presses, chooses, sends or types, and waits for it only so long."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord

from bot.ui.messages.address import Address
from bot.ui.messages.components import read_component
from bot.ui.probing.samples import posted
from bot.ui.probing.trying import Change, Probe

Interaction: TypeAlias = discord.Interaction[Any]


@dataclass(slots=True)
class Acting:
    probe: Probe
    wait: float
    """Seconds that each deed is waited for."""
    steps: int = 0
    """Presses that there are in all."""
    asking: Change | None = None
    """To edit the message that is pressed."""
    _arrivals: asyncio.Queue[Interaction] = field(default_factory=asyncio.Queue)
    """Also of those who press before we wait for it."""

    def listen(self) -> None:

        async def on_interaction(interaction: Interaction) -> None:
            await self._arrivals.put(interaction)

        self.probe.client.event(on_interaction)

    async def at(self, address: Address) -> Interaction | None:
        """The press, the choice or the form that comes with this address; None: nobody did it."""
        return await self._until(lambda one: read_component(one.data).address == address)

    async def typed(self) -> Interaction | None:
        """A command, or one that is being typed."""
        kinds = discord.InteractionType
        return await self._until(
            lambda one: one.type in {kinds.application_command, kinds.autocomplete}
        )

    async def _until(self, is_it: Callable[[Interaction], bool]) -> Interaction | None:
        try:
            async with asyncio.timeout(self.wait):
                while True:
                    interaction = await self._arrivals.get()
                    if is_it(interaction):
                        return interaction
        except TimeoutError:
            return None

    async def go_on(self, following: int) -> None:
        """Whatever came of the last one, the next button stands in the same message."""
        if self.asking is not None and following:
            asked = self.asking(posted("go on", number=following, of=self.steps))
            await self.probe.attempt("edit the pressed message: words only", asked)
