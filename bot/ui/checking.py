"""What Discord says of the bot before it starts: its token, its shards, its permissions."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord

from bot.checking import Finding
from bot.ui.invitation import PERMISSIONS, invite_link

_SERVERS_A_PAGE = 200
_NAMED = 10
"""Servers with missing permissions that are named; the others are counted."""


async def look_at_discord(token: str, shard_count: int | None) -> list[Finding]:
    """Asks without connecting: a bot that runs is not disturbed."""
    nobody = discord.AllowedMentions.none()
    async with discord.Client(
        intents=discord.Intents.none(), allowed_mentions=nobody, max_ratelimit_timeout=30
    ) as client:
        try:
            await client.login(token)
            return [
                Finding("token", True, f"Discord knows it as {client.user}."),
                Finding("intents", True, "no privileged one is needed, so none can be missing."),
                await _shards(client, shard_count),
                *await _permissions(client),
            ]
        except discord.LoginFailure:
            return [Finding("token", False, "Discord refuses it: copy it again from the portal.")]
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            return [Finding("Discord", False, f"it cannot be reached: {error}.")]


async def _shards(client: discord.Client, shard_count: int | None) -> Finding:
    advised, _, starts = await client.http.get_bot_gateway()
    told = f"{starts['remaining']} of {starts['total']} starts are left today"
    if shard_count is None:
        return Finding("shards", True, f"Discord advises {advised}, and so many are used; {told}.")
    if shard_count < advised:
        sentence = f"SHARD_COUNT is {shard_count}, but Discord advises {advised}; {told}."
        return Finding("shards", False, sentence)
    return Finding("shards", True, f"{shard_count}, where Discord advises {advised}; {told}.")


async def _permissions(client: discord.Client) -> list[Finding]:
    """Of the roles on each server; what a channel takes away again is seen only there."""
    link = invite_link(client.application_id or 0)
    count, lacking = 0, []
    async for server in _servers(client):
        count += 1
        missing = _missing(int(server["permissions"]))
        if missing:
            lacking.append(f"on “{server['name']}” these are missing: {missing}.")
    if not count:
        return [Finding("permissions", None, f"the bot is on no server yet: open {link}")]
    if not lacking:
        return [Finding("permissions", True, f"complete on {count} servers.")]
    found = [Finding("permissions", False, sentence) for sentence in lacking[:_NAMED]]
    if len(lacking) > _NAMED:
        more = f"some are missing on {len(lacking) - _NAMED} more servers."
        found.append(Finding("permissions", False, more))
    return [*found, Finding("permissions", None, f"this link adds what is missing: {link}")]


def _missing(granted: int) -> str:
    held = discord.Permissions(granted)
    if held.administrator:
        return ""
    needed = (name for name, is_needed in PERMISSIONS if is_needed)
    absent = [name for name in needed if not getattr(held, name)]
    return ", ".join(name.replace("_", " ").title() for name in absent)


async def _servers(client: discord.Client) -> AsyncIterator[Any]:
    after: int | None = None
    while True:
        page = await client.http.get_guilds(_SERVERS_A_PAGE, after=after, with_counts=False)
        for server in page:
            yield server
        if len(page) < _SERVERS_A_PAGE:
            return
        after = int(page[-1]["id"])
