"""Makes mentions of the slash commands that a text names: every client shows them in its own language."""

import re
from collections.abc import Iterable, Mapping
from typing import Any


class CommandMentions:
    """Knows nothing until Discord has said which number each command has; then names stay names."""

    def __init__(self) -> None:
        self._mentions: dict[str, str] = {}
        self._pattern: re.Pattern[str] | None = None

    def learn(self, commands: Iterable[Mapping[str, Any]], numbers: Mapping[str, int]) -> None:
        """From the commands as Discord was told of them, and their numbers by name."""
        self._mentions = {}
        for command in commands:
            number = numbers.get(command["name"])
            if number is None:
                continue
            known = {command["name"], *(command.get("name_localizations") or {}).values()}
            mention = f"</{command['name']}:{number}>"
            self._mentions |= dict.fromkeys(known, mention)
        longest = sorted(map(re.escape, self._mentions), key=len, reverse=True)
        names = "|".join(longest)
        self._pattern = re.compile(rf"(?<![\w/<:])/({names})(?![\w-])") if names else None

    def in_text(self, text: str) -> str:
        """The text with mentions for the commands that we know."""
        if self._pattern is None:
            return text
        return self._pattern.sub(lambda found: self._mentions[found[1]], text)


COMMANDS = CommandMentions()
"""Of this process: one bot runs in it, and every message that it shows may name a command."""
