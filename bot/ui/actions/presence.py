"""Whether the bot can show a game where somebody wants to play, and what to do where it cannot."""

import discord

from bot.dealers.phrases import listed
from bot.refusals import Refused
from bot.ui.actions.call import Call
from bot.ui.invitation import invite_link
from bot.ui.messages.discord_calls import Fate, attempt


async def require_place(call: Call) -> None:
    """Refused where nothing that the bot posted would arrive."""
    await _require_presence(call)
    _require_permissions(call)


async def _require_presence(call: Call) -> None:
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


def _require_permissions(call: Call) -> None:
    """Refused where a game could not be shown at all, naming the permissions that are missing."""
    here, may = call.interaction.channel, call.interaction.app_permissions
    in_thread = isinstance(here, discord.Thread) or (
        isinstance(here, discord.TextChannel) and may.create_public_threads
    )
    needed = {
        "permission-view": may.view_channel,
        "permission-threads" if in_thread else "permission-send": (
            may.send_messages_in_threads if in_thread else may.send_messages
        ),
        "permission-files": may.attach_files,
    }
    missing = tuple(call.words(key) for key, given in needed.items() if not given)
    if missing:
        names = listed(call.words, missing)
        raise Refused("refused-permission", names=names, count=len(missing))
