"""Our own icons as Discord knows them: in texts, on buttons and in menus; where it does not, words do."""

import re
from collections.abc import Iterable, Mapping

import discord

_MARK = re.compile(r":([a-z0-9_]{2,32}): ?")


class Emojis:
    """Knows no number until Discord has given one to each icon; until then nothing is shown."""

    def __init__(self) -> None:
        self._named: frozenset[str] = frozenset()
        self._numbers: dict[str, int] = {}

    def name(self, names: Iterable[str]) -> None:
        """The icons that games may ask for."""
        self._named = frozenset(names)

    def learn(self, numbers: Mapping[str, int]) -> None:
        """Those that Discord has, by name."""
        self._numbers = dict(numbers)

    def forget(self) -> None:
        """Discord refused one: none is used until they are written again."""
        self._numbers = {}

    def of(self, name: str) -> discord.PartialEmoji | None:
        number = self._numbers.get(name)
        return None if number is None else discord.PartialEmoji(name=name, id=number)

    def in_text(self, text: str) -> str:
        """Every `:name:` of ours becomes its icon, or nothing where Discord has none."""
        return _MARK.sub(self._shown, text)

    def _shown(self, found: re.Match[str]) -> str:
        name = found[1]
        if name not in self._named:
            return found[0]
        icon = self.of(name)
        return "" if icon is None else f"{icon}{found[0].removeprefix(f':{name}:')}"


EMOJIS = Emojis()
"""Of this process: one bot runs in it."""
