"""/invite and /looking: a friend is missing at the table in this channel."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.naming import command, named
from bot.ui.actions.call import Call, Desk
from bot.ui.actions.inviting import invite, look_for_players
from bot.ui.actions.which_table import find_table
from bot.ui.messages.address import NO_TABLE, Address


def add_inviting(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    @app_commands.describe(person=named("option-person-about"))
    @app_commands.rename(person=named("option-person"))
    async def asked(interaction: discord.Interaction[Any], person: discord.User) -> None:
        async def action(call: Call) -> None:
            table = await find_table(call, "looking", ("lobby",), seated=True)
            if table is not None:
                call.address = Address(table, "invite")
                await invite(call, person.id, is_bot=person.bot)

        await desk.run(interaction, action, Address(NO_TABLE, "invite"))

    async def looking(interaction: discord.Interaction[Any]) -> None:
        async def action(call: Call) -> None:
            table = await find_table(call, "looking", ("lobby",), seated=True)
            if table is not None:
                call.address = Address(table, "looking")
                await look_for_players(call)

        await desk.run(interaction, action, Address(NO_TABLE, "looking"))

    tree.add_command(command("invite", asked, in_direct_messages=False))
    tree.add_command(command("looking", looking, in_direct_messages=False))
