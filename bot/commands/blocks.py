"""/block and /unblock: whose invitations somebody does not want."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.commands.naming import command, named
from bot.store import UserId
from bot.ui.actions.call import Call, Desk
from bot.ui.actions.rematch import block, unblock
from bot.ui.messages.address import NO_TABLE, Address

_About: TypeAlias = Callable[[Call, UserId, str], Awaitable[None]]


def add_blocks(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    tree.add_command(_about_person(desk, "block", block))
    tree.add_command(_about_person(desk, "unblock", unblock))


def _about_person(desk: Desk, name: str, do: _About) -> app_commands.Command[Any, ..., None]:
    @app_commands.describe(person=named("option-person-about"))
    @app_commands.rename(person=named("option-person"))
    async def callback(interaction: discord.Interaction[Any], person: discord.User) -> None:
        async def action(call: Call) -> None:
            await do(call, person.id, person.display_name)

        await desk.run(interaction, action, Address(NO_TABLE, name))

    return command(name, callback)
