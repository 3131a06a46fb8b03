"""The commands about oneself: one’s tables, and what one chose."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.naming import command, named
from bot.people.quiet import zones_like
from bot.ui.actions.call import Call, Desk
from bot.ui.actions.me import choose_by_command, show_me_page
from bot.ui.actions.my_data import show_my_data
from bot.ui.actions.my_games import show_my_games
from bot.ui.messages.address import NO_TABLE, Address


def add_people(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    async def my_games(interaction: discord.Interaction[Any]) -> None:
        await desk.run(interaction, show_my_games, Address(NO_TABLE, "mygames"))

    tree.add_command(command("mygames", my_games))
    tree.add_command(_me(desk))

    async def my_data(interaction: discord.Interaction[Any]) -> None:
        await desk.run(interaction, show_my_data, Address(NO_TABLE, "mydata"))

    tree.add_command(command("mydata", my_data))


def _me(desk: Desk) -> app_commands.Command[Any, ..., None]:
    @app_commands.describe(
        quiet=named("option-quiet-about"),
        zone=named("option-zone-about"),
        away=named("option-away-about"),
    )
    @app_commands.rename(
        quiet=named("option-quiet"), zone=named("option-zone"), away=named("option-away")
    )
    async def me(
        interaction: discord.Interaction[Any],
        quiet: str | None = None,
        zone: str | None = None,
        away: str | None = None,
    ) -> None:
        async def action(call: Call) -> None:
            if quiet is None and zone is None and away is None:
                await show_me_page(call)
            else:
                await choose_by_command(call, quiet, zone, away)

        await desk.run(interaction, action, Address(NO_TABLE, "me"))

    async def suggest(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        async def find(_call: Call) -> list[tuple[str, str]]:
            return [(name, name) for name in zones_like(typed)]

        return await desk.suggest(interaction, find)

    made = command("me", me)
    made.autocomplete("zone")(suggest)
    return made
