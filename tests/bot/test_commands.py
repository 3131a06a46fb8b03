"""Slash commands do everything the buttons do, and the README knows them all."""

import re
from pathlib import Path

import pytest

from bot.dealers import all_dealers
from tests.bot.playing import play_to_the_end
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
TOY = {"toy": ToyDealer()}


def command_names(evening: Evening) -> set[str]:
    return {command.name for command in evening.bot.tree.get_commands()}


async def test_the_readme_lists_every_command_and_no_other(tmp_path):
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    table = [line for line in text.splitlines() if line.startswith("| `/")]
    listed = {name for line in table for name in re.findall(r"`/(\w+)`", line.split("|")[1])}
    async with an_evening(tmp_path, all_dealers(), "Ana") as evening:
        assert listed == command_names(evening)


async def test_an_ai_is_sent_away_and_options_are_opened_by_command(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana")
        assert "**Ada** · AI" in evening.lobby.text
        shown = await evening["Ana"].say(evening.channel, "removeai")
        assert shown.is_private
        assert "**Ada** · AI" not in evening.lobby.text
        options = await evening["Ana"].say(evening.channel, "options")
        assert options.message.menus
        stranger = await evening["Ben"].say(evening.channel, "options")
        assert stranger.text.startswith("You do not sit at a table where this can be done.")


async def test_the_board_is_read_out_by_command(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        read_out = await evening["Ben"].say(evening.thread, "text")
        assert read_out.text == "2 players, phase split."
        assert read_out.is_private


async def test_after_the_end_the_deal_is_checked_and_a_rematch_opened_by_command(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        early = await evening["Ana"].say(evening.thread, "check")
        assert early.text.startswith("The secret of this deal has the SHA-256")
        assert early.text.endswith(
            "When the game has ended, I open the secret and check all of it here."
        )
        await play_to_the_end(evening, "Ana", "Ben")
        checked = await evening["Ana"].say(evening.thread, "check")
        assert checked.text.startswith("The deal holds.")
        lobby = await evening["Ben"].say(evening.thread, "rematch")
        assert not lobby.is_private
        assert "**Ben**" in lobby.text
        again = await evening["Ana"].say(evening.thread, "rematch")
        assert again.text.startswith("The rematch is open already")
