"""Sentences name commands, and every client shows them as its own language calls them."""

from typing import Any

from bot.ui.messages.command_mentions import CommandMentions
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

COMMANDS: list[dict[str, Any]] = [
    {"name": "play", "name_localizations": {"de": "spielen", "es-ES": "jugar"}},
    {"name": "playback", "name_localizations": None},
    {"name": "end", "name_localizations": {"de": "beenden"}},
]


def knowing(**numbers: int) -> CommandMentions:
    mentions = CommandMentions()
    mentions.learn(COMMANDS, numbers)
    return mentions


def test_a_command_is_mentioned_in_whatever_language_it_is_named():
    mentions = knowing(play=7, end=8)
    assert mentions.in_text("Open one with /play.") == "Open one with </play:7>."
    assert mentions.in_text("Nimm /spielen dort.") == "Nimm </play:7> dort."


def test_only_whole_names_are_mentioned():
    mentions = knowing(play=7, playback=9)
    assert mentions.in_text("/playback, a/play and /player") == "</playback:9>, a/play and /player"


def test_a_command_without_a_number_stays_a_name():
    assert knowing(play=7).in_text("Use /end.") == "Use /end."
    assert CommandMentions().in_text("Use /end.") == "Use /end."


async def test_a_refusal_mentions_the_command_also_after_a_restart(tmp_path):
    async with an_evening(tmp_path, {"toy": ToyDealer()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        eva = evening.add_person("Eva")
        for _ in range(2):
            told = await eva.press(evening.board, "My Seat")
            assert "</play:" in str(told.message.stored.components)
            await evening.restart()
