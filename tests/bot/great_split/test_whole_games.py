"""Whole games of The Great Split on the simulated Discord, from lobby to final scoring."""

import re

import pytest

from bot.dealers.dealing import Words
from bot.dealers.great_split import wording
from engine.great_split.components import Components
from tests.bot.discord_schema import faults_of, require_document
from tests.bot.great_split.friends import (
    DEALERS,
    NAMES,
    Friends,
    at_my_seat,
    by_buttons,
    by_commands,
)
from tests.bot.payloads import PUBLIC, Eavesdropper
from tests.bot.simulation import an_evening

CARD = re.compile(r"I{1,3}-[a-z]+-\d-[a-z]")


async def test_two_friends_play_through_buttons_and_forms(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await evening.start(*NAMES[:2], game="great_split")
        await Friends(evening, NAMES[:2], by_buttons).play()
        assert re.search(r"wins with \d+ prestige|share the victory", evening.last.text)
        assert evening.last.buttons == ["Rematch", "Record", "Check the Deal", "Why?"]
        assert evening.last.pictures == ["0-final.png"]
