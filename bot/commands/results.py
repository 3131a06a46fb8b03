"""/stats, /ranking and /history: what was played, and how it came out."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.naming import command, game_choices, named
from bot.ui.actions.call import Call, Desk
from bot.ui.actions.results import show_history, show_ranking, show_statistics
from bot.ui.messages.address import NO_TABLE, Address


def add_results(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    tree.add_command(_stats(desk))
    tree.add_command(_ranking(desk))

    async def history(interaction: discord.Interaction[Any]) -> None:
        await desk.run(interaction, show_history, Address(NO_TABLE, "history"))

    tree.add_command(command("history", history))


def _stats(desk: Desk) -> app_commands.Command[Any, ..., None]:
    @app_commands.describe(person=named("option-of-person-about"))
    @app_commands.rename(person=named("option-person"))
    async def stats(
        interaction: discord.Interaction[Any], person: discord.User | None = None
    ) -> None:
        async def action(call: Call) -> None:
            await show_statistics(call, None if person is None else person.id)

        await desk.run(interaction, action, Address(NO_TABLE, "stats"))

    return command("stats", stats)


def _ranking(desk: Desk) -> app_commands.Command[Any, ..., None]:
    @app_commands.describe(game=named("option-ranked-game-about"))
    @app_commands.rename(game=named("option-game"))
    @app_commands.choices(game=game_choices(desk.dealers))
    async def ranking(interaction: discord.Interaction[Any], game: str | None = None) -> None:
        async def action(call: Call) -> None:
            await show_ranking(call, game)

        await desk.run(interaction, action, Address(NO_TABLE, "ranking"))

    return command("ranking", ranking)
