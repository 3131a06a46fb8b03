"""What painters are asked to draw in their tests; a painter imports this file, and little else."""

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path


def process_number() -> bytes:
    return str(os.getpid()).encode()


def times(number: int, text: bytes) -> bytes:
    return text * number


def fails() -> bytes:
    raise KeyError("card-77")


def dies_once(marker: Path) -> bytes:
    if marker.exists():
        return b"drawn"
    marker.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("dead")


def number_and_niceness(images: Sequence[bytes]) -> bytes:
    return f"{os.getpid()} {os.nice(0)} {len(images)}".encode()


def never(begun: Path) -> bytes:
    begun.touch()
    time.sleep(600)
    raise AssertionError("nobody waits for so long")


def noted(file: Path, images: Sequence[bytes]) -> bytes:
    film = b"".join(images)
    with file.open("ab") as notes:
        notes.write(film + b"\n")
    return film
