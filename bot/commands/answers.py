"""The commands that answer questions: one for each name that a dealer gives a kind of decision."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.naming import command, named
from bot.refusals import Refused
from bot.table import Table
from bot.ui.actions.call import Call, Desk
from bot.ui.actions.playing import show_seat, type_answer
from bot.ui.actions.which_table import ask_which, tables_here
from bot.ui.messages.address import NO_TABLE, Address
from bot.ui.prompts import answered_by, suggestions


def add_answers(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    names = [
        name
        for dealer in desk.dealers.values()
        for commands in dealer.commands.values()
        for name in commands
    ]
    for name in dict.fromkeys(names):
        tree.add_command(_answer(desk, name))


def _answer(desk: Desk, name: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.describe(answer=named("option-answer-about"))
    @app_commands.rename(answer=named("option-answer"))
    async def callback(interaction: discord.Interaction[Any], answer: str | None = None) -> None:
        async def action(call: Call) -> None:
            table = await _asked_table(call, name)
            if table is None:
                return
            call.address = Address(table.id, "seat")
            if answer is None:
                await show_seat(call)
            else:
                await type_answer(call, name, answer)

        await desk.run(interaction, action, Address(NO_TABLE, name))

    async def suggest(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        async def find(call: Call) -> list[tuple[str, str]]:
            tables = await _tables_asking(call, name)
            if len(tables) != 1:
                return []
            pages = call.pages_of(tables[0])
            seat = await call.seat_at(pages.table)
            decision = pages.table.decision(seat)
            if decision is None:
                return []
            prompt = pages.prompt(seat, decision, call.words)
            return suggestions(answered_by(name, prompt), typed)

        return await desk.suggest(interaction, find)

    made = command(name, callback)
    made.autocomplete("answer")(suggest)
    return made


async def _asked_table(call: Call, name: str) -> Table | None:
    """The table whose question this command answers; None where it was asked back which one."""
    tables = await _tables_asking(call, name)
    if len(tables) > 1:
        await ask_which(call, "seat", tuple(table.row for table in tables))
        return None
    if tables:
        return tables[0]
    if not await tables_here(call, ("playing",), seated=True):
        raise Refused("refused-no-seat")
    raise Refused("refused-nothing-asked")


async def _tables_asking(call: Call, name: str) -> list[Table]:
    """Where this person is asked something that this command answers."""
    asking = []
    for row in await tables_here(call, ("playing",), seated=True):
        table = await call.desk.tables.get(row.id)
        seat = table.seat_of(call.user)
        decision = None if seat is None else table.decision(seat)
        commands = call.desk.dealers[table.game.key].commands
        if decision is not None and name in commands[decision.kind]:
            asking.append(table)
    return asking
