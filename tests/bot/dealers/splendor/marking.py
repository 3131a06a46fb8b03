"""A card of Splendor says its own name too."""

import pytest

from bot.dealers.splendor import wording
from tests.bot.dealers.marking import marked


def mark(patch: pytest.MonkeyPatch) -> None:
    plain = wording.card
    patch.setattr(wording, "card", lambda words, name: marked(plain(words, name), name))
