"""/gala: for those who manage a server."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.naming import command, game_choices, named
from bot.i18n.words import LANGUAGES
from bot.pace import PACES
from bot.server.changing import Asked
from bot.ui.actions.call import Call, Desk
from bot.ui.actions.removing import find_removed
from bot.ui.actions.server import show_server
from bot.ui.messages.address import NO_TABLE, Address

_OPTIONS = ("language", "channel", "game", "limit", "pace", "reminders", "keep", "remove")


def add_server(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    languages = [
        app_commands.Choice(name=named("server-language-opener"), value=""),
        *(app_commands.Choice(name=named(f"me-language-{one}"), value=one) for one in LANGUAGES),
    ]

    paces = [app_commands.Choice(name=named(f"pace-{one}"), value=one) for one in PACES]

    @app_commands.describe(**{key: named(f"option-server-{key}-about") for key in _OPTIONS})
    @app_commands.rename(**{key: named(f"option-server-{key}") for key in _OPTIONS})
    @app_commands.choices(game=game_choices(desk.dealers), language=languages, pace=paces)
    async def gala(
        interaction: discord.Interaction[Any],
        language: str | None = None,
        channel: discord.TextChannel | None = None,
        game: str | None = None,
        limit: app_commands.Range[int, 0, 500] | None = None,
        pace: str | None = None,
        reminders: app_commands.Range[int, 0, 720] | None = None,
        keep: app_commands.Range[int, 0, 3650] | None = None,
        remove: discord.User | None = None,
    ) -> None:
        async def action(call: Call) -> None:
            if remove is not None:
                await find_removed(call, remove.id)
                return
            place = None if channel is None else channel.id
            await show_server(call, Asked(language, place, game, limit, pace, reminders, keep))

        await desk.run(interaction, action, Address(NO_TABLE, "gala"))

    made = command("gala", gala, in_direct_messages=False)
    made.default_permissions = discord.Permissions(manage_guild=True)
    tree.add_command(made)
