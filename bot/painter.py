"""Draws pictures in a process of its own: `python -m bot.painter` reads drawings and writes pictures.

A number after that says how far it steps aside for others, from 0 to 19.
"""

import os
import pickle
import sys
from typing import BinaryIO

from bot.discreet import hide_messages

_SIZE = 8
_ASIDE = 10
"""A press is answered before a picture is drawn."""
FAILED = 1 << 63
"""Added to the length of an answer that is no picture, but why there is none."""


def packed(content: bytes, mark: int = 0) -> bytes:
    """With its length before it."""
    return (len(content) | mark).to_bytes(_SIZE, "big") + content


def unpacked(head: bytes) -> tuple[int, bool]:
    """The length of what follows, and whether it is a picture."""
    number = int.from_bytes(head, "big")
    return number & ~FAILED, not number & FAILED


def work(asked: BinaryIO, answers: BinaryIO) -> None:
    """Until nobody asks any more."""
    while head := asked.read(_SIZE):
        length, _ = unpacked(head)
        try:
            draw = pickle.loads(asked.read(length))  # noqa: S301 -- from the bot itself, by a pipe.
            answers.write(packed(draw()))
        except Exception as error:  # noqa: BLE001 -- it is told there, and the next picture drawn.
            answers.write(packed(type(error).__name__.encode(), FAILED))
        answers.flush()


if __name__ == "__main__":
    hide_messages()
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else _ASIDE)
    work(sys.stdin.buffer, sys.stdout.buffer)
