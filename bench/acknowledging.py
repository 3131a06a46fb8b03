"""A bot that only acknowledges: what every other bot's answers are measured against."""

import os
from typing import Any

import discord
from discord import app_commands

from bot.ui.connecting import aim_at

ADDRESS = "-/press/"


class Button(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ADDRESS):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Press", custom_id=ADDRESS))

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        _match: Any,
        /,
    ) -> "Button":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()


class Acknowledging(discord.AutoShardedClient):
    def __init__(self) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree: app_commands.CommandTree[Any] = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Button)
        self.tree.command(name="play", description="A button.")(_play)
        await self.tree.sync()


async def _play(interaction: discord.Interaction[Any]) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(Button())
    await interaction.response.send_message("Press.", view=view)


if __name__ == "__main__":
    aim_at(os.environ["DISCORD_API_URL"])
    Acknowledging().run("parlour", log_handler=None)
