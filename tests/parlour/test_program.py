"""The parlour as a program of its own."""

import sys

import pytest

from parlour import __main__ as program
from parlour import limits


def started(monkeypatch: pytest.MonkeyPatch, *options: str) -> int:
    """What it says without opening."""
    monkeypatch.setattr(limits, "ANSWER_SECONDS", 3)
    monkeypatch.setattr(sys, "argv", ["parlour", *options])
    monkeypatch.setattr(program, "_serve", lambda *_parlour: None)
    monkeypatch.setattr("asyncio.run", lambda _serving: 0)
    return program.main()


def test_a_bot_has_three_seconds_to_answer(monkeypatch, tmp_path):
    assert started(monkeypatch, "--data", str(tmp_path / "parlour.sqlite3")) == 0
    assert limits.ANSWER_SECONDS == 3


def test_a_bot_in_a_debugger_can_be_given_longer(monkeypatch, tmp_path):
    options = ("--data", str(tmp_path / "parlour.sqlite3"), "--answer-seconds", "600")
    assert started(monkeypatch, *options) == 0
    assert limits.ANSWER_SECONDS == 600


@pytest.mark.parametrize("wrong", ["0", "soon", "-1"])
def test_no_other_number_is_taken(monkeypatch, wrong, capsys):
    with pytest.raises(SystemExit):
        started(monkeypatch, "--answer-seconds", wrong)
    assert "give a number from 1 to 3600" in capsys.readouterr().err
