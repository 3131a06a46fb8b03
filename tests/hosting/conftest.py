"""What the program `gala` changes for its children is changed back after each test."""

import pytest


@pytest.fixture(autouse=True)
def environment(monkeypatch):
    for name in ("PYTHONPATH", "PYTHONSAFEPATH"):
        monkeypatch.setenv(name, "")
