"""Equal cards of The Great Split read the same, so each says its own name too."""

import pytest

from bot.dealers.dealing import Words
from bot.dealers.great_split import wording
from engine.great_split.components import Components
from tests.bot.dealers.marking import marked


def mark(patch: pytest.MonkeyPatch) -> None:
    plain = wording.card

    def card(words: Words, components: Components, name: str) -> str:
        return marked(plain(words, components, name), name)

    patch.setattr(wording, "card", card)
