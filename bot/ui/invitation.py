"""The link with which a server lets the bot in, with all that it needs there and nothing more."""

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,
    send_messages_in_threads=True,
)


def invite_link(application: int) -> str:
    """Opened by somebody who manages a server."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=scopes)
