"""Writes the slash commands to Discord when they changed: Discord counts how often they are written."""

import hashlib
import json

from bot.commands.naming import Translator
from bot.commands.tree import Tree
from bot.store import Store
from bot.ui.messages.command_mentions import COMMANDS


async def sync_commands(tree: Tree, store: Store, application: int | None) -> None:
    translator = Translator()
    await tree.set_translator(translator)
    commands = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    text = json.dumps([application, commands], sort_keys=True)
    fingerprint = hashlib.sha256(text.encode()).hexdigest()
    # Where several processes start together, one writes them for all.
    async with store.locks.exclusive("commands"):
        numbers = await store.meta("command-numbers")
        if await store.meta("commands") != fingerprint or numbers is None:
            synced = await tree.sync()
            numbers = json.dumps({command.name: command.id for command in synced})
            await store.set_meta("command-numbers", numbers)
            await store.set_meta("commands", fingerprint)
    COMMANDS.learn(commands, json.loads(numbers))
