"""Programs that some tests need and a machine may lack."""

import os
from typing import NoReturn

import pytest


def absent(sentence: str) -> NoReturn:
    """Skip, and say what to install; but in CI nothing is skipped for want of a program."""
    if os.environ.get("CI") == "true":
        pytest.fail(sentence)
    pytest.skip(sentence)
