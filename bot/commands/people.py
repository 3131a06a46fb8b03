"""The commands about oneself: one’s tables, and what one chose."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.naming import command
from bot.ui.actions.call import Desk
from bot.ui.actions.my_games import show_my_games
from bot.ui.messages.address import NO_TABLE, Address


def add_people(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    async def my_games(interaction: discord.Interaction[Any]) -> None:
        await desk.run(interaction, show_my_games, Address(NO_TABLE, "mygames"))

    tree.add_command(command("mygames", my_games))
