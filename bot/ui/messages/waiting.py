"""Tells at once of what discord.py would sit out in silence: worn messages and long rate limits."""

import json

import aiohttp
import discord

_WORN = 30046
"""Discord's code for too many edits of an old message, which comes as a 429 and never gets better."""
_LONGEST = 3.0
"""Seconds that discord.py may wait by itself; a table that is shown must not stand still for longer."""
_SHOWING = (
    "/messages",
    "/webhooks/",
    "/interactions/",
    "/users/@me/channels",
    "/threads",
    "/thread-members",
)
"""Requests that show something; a login or the writing of commands waits as long as it must."""


class WornMessage(discord.DiscordException):
    """A message that was edited too often, and needs another in its place."""


class LongWait(discord.DiscordException):
    """Discord asks us to come back much later."""


async def raise_for_long_waits(response: aiohttp.ClientResponse) -> None:
    """Raises WornMessage or LongWait for a 429 after which waiting is of no use."""
    if response.status != 429 or not any(part in response.url.path for part in _SHOWING):
        return
    try:
        told = json.loads(await response.read())
    except ValueError:
        return
    if not isinstance(told, dict):
        return
    if told.get("code") == _WORN:
        raise WornMessage(response.url.path)
    seconds = float(told.get("retry_after") or 0.0)
    if seconds > _LONGEST:
        raise LongWait(f"{seconds:g} seconds for {response.url.path}")
