"""What painters are asked to draw in their tests; a painter imports this file, and little else."""

import os
import signal
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
