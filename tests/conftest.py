"""How all tests run: the same examples every time, so that a red test is red for everybody."""

import os

import pytest
from hypothesis import settings

from tests.parlour.discord_document import DOCUMENT

settings.register_profile("usual", derandomize=True, deadline=None, max_examples=8)
settings.register_profile("thorough", deadline=None, max_examples=200)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Said at the end of every run, since a skipped check among thousands is not seen."""
    if not DOCUMENT.exists():
        terminalreporter.write_line(
            "SKIPPED: the parlour's answers were not held against Discord's OpenAPI document, "
            "which is not beside the project (../shared/discord/openapi.json)."
        )
