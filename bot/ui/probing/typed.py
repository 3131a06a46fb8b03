"""What a probe needs somebody to type: a command of this server only, of which none is left."""

import asyncio
from typing import Any

import discord
from discord import app_commands

from bot.ui.messages.discord_calls import acknowledge, attempt
from bot.ui.probing.acting import Acting, Interaction
from bot.ui.probing.answers import Answer, announces, shows_another, shows_everybody, tell_race
from bot.ui.probing.samples import NAME, PNG, WEBP, posted
from bot.ui.probing.trying import changes

COMMAND = "gala-probe"
_WORD: Any = {"type": 3, "name": "word", "description": NAME, "autocomplete": True}


async def try_typing(act: Acting, channel: int) -> None:
    probe, http = act.probe, act.probe.client.http
    here = await probe.attempt("read the channel", probe.client.fetch_channel(channel))
    guild, application = getattr(here, "guild", None), probe.client.application_id or 0
    if guild is None:
        probe.line("not tried answers to commands: this is no channel of a server")
        return
    command: Any = {"name": COMMAND, "description": NAME, "options": [_WORD]}
    writing = http.bulk_upsert_guild_commands(application, guild.id, [command])
    if await probe.attempt("write a command that suggests words", writing):
        probe.line(
            f"          type /{COMMAND}, pick a word and send it, {len(ANSWERS)} times, each"
            f" within {act.wait:g} seconds"
        )
        try:
            await _answer_each(act)
        finally:
            # Also where somebody stops us meanwhile.
            taking = http.bulk_upsert_guild_commands(application, guild.id, [])
            await asyncio.shield(probe.attempt("take that command away", taking))


async def _answer_each(act: Acting) -> None:
    for number, (what, answer) in enumerate(ANSWERS):
        command = await _sent(act)
        if command is None:
            for missed, _ in ANSWERS[number:]:
                act.probe.line(f"not tried {missed}: nobody typed it")
            return
        await answer(act, what, command, 0)


async def _sent(act: Acting) -> Interaction | None:
    """The command; until it is sent, words are suggested for it."""
    suggested = False
    while (typed := await act.typed()) is not None:
        if typed.type is discord.InteractionType.application_command:
            return typed
        words = [app_commands.Choice(name=word, value=word) for word in ("a word", "another")]
        suggesting = typed.response.autocomplete(words)
        if suggested:
            # Every letter asks for them.
            await act.probe.attempt("suggest a word", suggesting, quiet=True)
        else:
            await act.probe.is_taken("suggest a word", suggesting)
        suggested = True
    return None


async def _overtakes(act: Acting, what: str, command: Interaction, _: int) -> None:
    """Announces an answer while its picture is on its way."""
    ready = posted("slow", PNG, WEBP)
    sending = command.response.send_message(
        view=ready.layout(), files=ready.files(), ephemeral=True
    )
    showing = asyncio.ensure_future(attempt(sending))
    await asyncio.sleep(0)
    tell_race(act, what, await acknowledge(command, announced=True), await showing)
    filling = command.edit_original_response(**changes(posted("announced")))
    await act.probe.attempt("fill in what was announced", filling)
    await act.probe.is_taken("delete that answer", command.delete_original_response())


ANSWERS: tuple[tuple[str, Answer], ...] = (
    ("answer a command: a message for everybody with a picture", shows_everybody),
    ("answer a command: a private message with a picture", shows_another),
    ("announce an answer to a command, then fill it in", announces),
    ("announce an answer to a command while a picture is on its way", _overtakes),
)
