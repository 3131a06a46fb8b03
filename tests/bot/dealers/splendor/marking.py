"""A card of Splendor says its own name too, in sentences and in letters."""

import pytest

from bot.dealers.splendor import alts, wording
from tests.bot.dealers.marking import marked


def mark(patch: pytest.MonkeyPatch) -> None:
    plain, gift = wording.card, alts.Spelling.gift
    patch.setattr(wording, "card", lambda words, name: marked(plain(words, name), name))
    patch.setattr(alts.Spelling, "gift", lambda own, name: marked(gift(own, name), name))
