"""/rules: a game taught in a few pages, or what one of its words means."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.naming import command, game_choices, named
from bot.dealers.dealing import Dealer
from bot.refusals import Refused
from bot.tables import EVER
from bot.ui import limits
from bot.ui.actions.call import Call, Desk
from bot.ui.actions.looking import explain, show_rules
from bot.ui.actions.which_table import tables_here
from bot.ui.messages.address import NO_TABLE, Address


def add_rules(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    @app_commands.describe(term=named("option-term-about"), game=named("option-game-about"))
    @app_commands.rename(term=named("option-term"), game=named("option-game"))
    @app_commands.choices(game=game_choices(desk.dealers))
    async def rules(
        interaction: discord.Interaction[Any], term: str | None = None, game: str | None = None
    ) -> None:
        async def action(call: Call) -> None:
            dealer = await _dealer(call, game)
            if term is not None:
                await explain(call, dealer, term)
                return
            call.address = Address(NO_TABLE, "rules", dealer.game.key)
            await show_rules(call)

        await desk.run(interaction, action, Address(NO_TABLE, "rules"))

    async def suggest(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        async def find(call: Call) -> list[tuple[str, str]]:
            dealer = await _dealer(call, getattr(interaction.namespace, "game", None))
            names = [name for name in dealer.terms(call.words) if typed.lower() in name.lower()]
            return [(name, name[: limits.SUGGESTION]) for name in names]

        return await desk.suggest(interaction, find)

    made = command("rules", rules)
    made.autocomplete("term")(suggest)
    tree.add_command(made)


async def _dealer(call: Call, game: str | None) -> Dealer:
    """The game that was named, or that is played here, or the first there is."""
    dealers = call.desk.dealers
    if game is None:
        here = await tables_here(call, EVER, seated=False)
        game = here[0].game if here else next(iter(dealers), None)
    dealer = dealers.get(game or "")
    if dealer is None:
        raise Refused("refused-no-game")
    return dealer
