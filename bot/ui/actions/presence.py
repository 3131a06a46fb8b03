"""Whether the bot itself is where somebody wants to play, and what to do where it is not."""

import discord

from bot.refusals import Refused
from bot.ui.actions.call import Call
from bot.ui.invitation import invite_link
from bot.ui.messages.discord_calls import Fate, attempt


async def require_presence(call: Call) -> None:
    """Refused where only the commands are installed, and in a private thread without the bot."""
    client, guild = call.desk.client, call.interaction.guild_id
    if guild is not None and client.get_guild(guild) is None:
        raise Refused("refused-not-invited", link=invite_link(client.application_id or 0))
    here = call.interaction.channel
    if isinstance(here, discord.Thread) and here.is_private():
        # What it may do there says nothing of whether it was let in.
        found = await attempt(client.fetch_channel(here.id))
        if isinstance(found, Fate) and found is not Fate.LATER:
            name = client.user.mention if client.user is not None else ""
            raise Refused("refused-private-thread", name=name)
