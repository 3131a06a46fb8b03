"""Makes every card that is spoken of say its own name too, so that no secret one can hide."""

import re
from collections.abc import Callable

import pytest

from bot.dealers.dealing import Words
from bot.dealers.great_split import wording as great_split
from bot.dealers.splendor import alts
from bot.dealers.splendor import wording as splendor
from engine.great_split.components import Components

_MARK = re.compile(r"⟦(.+?)⟧")


def named(*texts: str) -> set[str]:
    """The cards that these texts speak of."""
    return {name for text in texts for name in _MARK.findall(text)}


def _great_split(patch: pytest.MonkeyPatch) -> None:
    """Equal cards read the same."""
    plain = great_split.card

    def marked(words: Words, components: Components, name: str) -> str:
        return f"{plain(words, components, name)} ⟦{name}⟧"

    patch.setattr(great_split, "card", marked)


def _splendor(patch: pytest.MonkeyPatch) -> None:
    plain, gift = splendor.card, alts.Spelling.gift
    patch.setattr(splendor, "card", lambda words, name: f"{plain(words, name)} ⟦{name}⟧")
    patch.setattr(alts.Spelling, "gift", lambda own, name: f"{gift(own, name)} ⟦{name}⟧")


MARKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "great_split": _great_split,
    "splendor": _splendor,
}
"""The games with secrets, by their keys."""
