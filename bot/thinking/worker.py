"""The process that thinks: a question a line comes in, the number of the chosen move goes out."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from bot.discreet import hide_messages
from bot.thinking.question import read_question, think
from engine.core import AnyGame
from engine.games import all_games

READY = "ready"
"""The first line that a worker writes, once its games are built."""


def work(games: Mapping[str, AnyGame], questions: TextIO, answers: TextIO) -> None:
    """Until the questions end, as they do when the bot is gone, however it went."""
    if hasattr(os, "nice"):
        # Whoever presses a button comes before whoever thinks.
        os.nice(15)
    answers.write(f"{READY}\n")
    answers.flush()
    for line in questions:
        answers.write(f"{think(read_question(line), games)}\n")
        answers.flush()


if __name__ == "__main__":
    # What is written to standard error stands in the bot's log.
    hide_messages()
    try:
        work(all_games(Path(sys.argv[1]) if len(sys.argv) > 1 else None), sys.stdin, sys.stdout)
    except BrokenPipeError:
        # The bot was killed: nobody is left to answer, nor to be told so at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
