"""Every slash command of the bot, made from one table and from what the dealers answer to."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.commands.answers import add_answers
from bot.commands.blocks import add_blocks
from bot.commands.inviting import add_inviting
from bot.commands.naming import command, game_choices, named
from bot.commands.people import add_people
from bot.commands.results import add_results
from bot.commands.rules import add_rules
from bot.commands.server import add_server
from bot.i18n.words import words_for
from bot.store import Phase
from bot.tables import EVER, LIVE
from bot.ui.actions.call import Call, Desk
from bot.ui.actions.learning import open_first_game
from bot.ui.actions.lobby import open_table
from bot.ui.actions.which_table import find_table
from bot.ui.messages.address import NO_TABLE, Address
from bot.ui.messages.discord_calls import attempt

_log = logging.getLogger(__name__)

Simple: TypeAlias = tuple[str, str, tuple[Phase, ...], bool]

_PUBLIC = frozenset({"play", "learn", "rematch"})
"""Commands whose answer everybody sees; Discord wants to know before there is one."""

_OUTDATED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)

_NESTED = {1, 2}
"""Options that are commands of a group, with options of their own."""

_LOBBY: tuple[Phase, ...] = ("lobby",)
_DEALT: tuple[Phase, ...] = ("playing", "over", "closed")
_SIMPLE: tuple[Simple, ...] = (
    # command, verb, the phases in which a table can mean it, whether one must sit there
    ("join", "join", _LOBBY, False),
    ("leave", "leave", LIVE, True),
    ("concede", "concede", ("playing",), True),
    ("ai", "ai", _LOBBY, True),
    ("removeai", "no-ai", _LOBBY, True),
    ("options", "options", _LOBBY, True),
    ("pace", "pace", LIVE, True),
    ("luck", "luck", _LOBBY, True),
    ("start", "start", _LOBBY, True),
    ("end", "end", LIVE, False),
    ("hand", "seat", _DEALT, True),
    ("hint", "hint", ("playing",), True),
    ("takeback", "take-back", ("playing",), True),
    ("standin", "stand-in", ("playing",), True),
    ("comeback", "come-back", _DEALT, True),
    ("takeover", "take-over", ("playing",), False),
    ("board", "board", _DEALT, False),
    ("text", "text", _DEALT, False),
    ("why", "why", _DEALT, False),
    ("record", "record", EVER, False),
    ("check", "check", EVER, False),
    ("review", "review", ("over", "closed"), True),
    ("rematch", "rematch", _DEALT, True),
    ("replay", "replay", ("over", "closed"), False),
)


class Tree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Sorts out what another version of our commands asks: an option of another kind is refused, which
        discord.py would hand on as it is, and for one that we do not complete nothing is suggested.
        """
        made, data = interaction.command, _data_of(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            if _completes(made, data):
                return True
            # Discord still shows a command as it used to be, and would wait for suggestions.
            await attempt(interaction.response.autocomplete([]))
            return False
        if isinstance(made, app_commands.Command):
            kinds = {one.display_name: one.type.value for one in made.parameters}
            for option in data.get("options", ()):
                if option["type"] != kinds.get(option["name"], option["type"]):
                    raise app_commands.CommandSignatureMismatch(made)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Only what fails before our own code: Discord still shows commands as they used to be."""
        is_old = isinstance(error, _OUTDATED)
        if is_old:
            _log.warning("a command of another version was used")
        else:
            _log.error("a command failed", exc_info=error)
        key = "refused-old-command" if is_old else "something-broke"
        sentence = words_for(interaction.locale.value)(key)
        if not interaction.response.is_done():
            await attempt(interaction.response.send_message(sentence, ephemeral=True))


def _data_of(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    data: Any = interaction.data
    return data if isinstance(data, dict) else {}


def _completes(made: object, data: dict[str, Any]) -> bool:
    """Whether the option that is being typed is one for which we suggest something."""
    if not isinstance(made, app_commands.Command):
        return False
    options = data.get("options", ())
    while options and options[0]["type"] in _NESTED:
        options = options[0].get("options", ())
    completed = {one.display_name for one in made.parameters if one.autocomplete}
    return any(one.get("focused") and one["name"] in completed for one in options)


def build_tree(tree: Tree, desk: Desk) -> None:
    _add_opening(tree, desk, "play", open_table)
    _add_opening(tree, desk, "learn", open_first_game)
    for name, verb, phases, seated in _SIMPLE:
        tree.add_command(_simple(desk, name, verb, phases, seated=seated))
    add_blocks(tree, desk)
    add_inviting(tree, desk)
    add_people(tree, desk)
    add_results(tree, desk)
    add_server(tree, desk)
    add_rules(tree, desk)
    add_answers(tree, desk)


def _simple(
    desk: Desk, name: str, verb: str, phases: tuple[Phase, ...], *, seated: bool
) -> app_commands.Command[Any, ..., None]:
    async def action(call: Call) -> None:
        table = await find_table(call, verb, phases, seated=seated)
        if table is not None:
            call.address = Address(table, verb)
            await desk.verbs[verb](call)

    async def callback(interaction: discord.Interaction[Any]) -> None:
        await desk.run(interaction, action, Address(NO_TABLE, verb), public=name in _PUBLIC)

    return command(name, callback)


def _add_opening(
    tree: Tree, desk: Desk, name: str, open_it: Callable[[Call, str], Awaitable[None]]
) -> None:
    """A command that names a game and opens a table for it."""

    @app_commands.describe(game=named("option-game-about"))
    @app_commands.rename(game=named("option-game"))
    @app_commands.choices(game=game_choices(desk.dealers))
    async def callback(interaction: discord.Interaction[Any], game: str) -> None:
        async def action(call: Call) -> None:
            await open_it(call, game)

        await desk.run(interaction, action, Address(NO_TABLE, name), public=name in _PUBLIC)

    tree.add_command(command(name, callback, in_direct_messages=False))
