"""`python -m bot probe`: tries in a channel what Discord takes of the bot, and cleans up."""

import asyncio
from collections.abc import Callable

import aiohttp
import discord

from bot.ui.connecting import CannotConnect
from bot.ui.invitation import invite_link
from bot.ui.messages.discord_calls import Mentions
from bot.ui.probing.acting import Acting
from bot.ui.probing.presses import try_presses
from bot.ui.probing.requests import try_channel, try_direct_messages
from bot.ui.probing.trying import Probe


async def probe(
    token: str, channel: int, person: int | None, wait: float, say: Callable[[str], None]
) -> int:
    """How many requests were refused. Raises CannotConnect where Discord does not let us in.

    `wait`: seconds for which each press is waited for; 0: answers to presses are not tried.
    """
    nobody = Mentions.none()
    async with discord.Client(
        intents=discord.Intents.none(), allowed_mentions=nobody, max_ratelimit_timeout=30
    ) as client:
        try:
            await client.login(token)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise CannotConnect(f"Discord does not let us in: {error}.") from error
        say(f"accepted  log in as {client.user}")
        say(f"          let it in with {invite_link(client.application_id or 0)}")
        tried = Probe(client, say)
        try:
            await tried.write_icon()
            await try_channel(tried, channel, person)
            if person is not None:
                await try_direct_messages(tried, person)
            await _try_presses(tried, channel, person, wait)
        finally:
            await asyncio.shield(tried.leave_nothing())
        say(f"{tried.refused} refused. What it looks like on a screen: docs/first-evening.md.")
        return tried.refused


async def _try_presses(tried: Probe, channel: int, person: int | None, wait: float) -> None:
    if not wait:
        tried.line("not tried answers to presses, forms and commands: --wait is 0")
        return
    # Presses come over the gateway only.
    connecting = asyncio.create_task(tried.client.connect(reconnect=False))
    try:
        await try_presses(Acting(tried, wait), channel, person)
    finally:
        connecting.cancel()
        await asyncio.gather(connecting, return_exceptions=True)
