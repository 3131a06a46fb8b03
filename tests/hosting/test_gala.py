"""The program `gala`: one word for everything a host does."""

import re
from importlib.metadata import version

import pytest

import bot.__main__
from gala.__main__ import main

EVERYTHING = ("run", "check", "backup", "restore", "move", "probe", "version", "parlour", "engine")


def test_the_help_lists_every_command_with_what_it_does(capsys):
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    for name in EVERYTHING:
        assert re.search(rf"^  {name} +\w.{{20,}}", said, re.MULTILINE), name


def test_without_a_word_it_says_which_there_are(capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["gala"])
    assert main() == 0
    assert "gala COMMAND" in capsys.readouterr().out


def test_a_word_that_it_does_not_know_is_named(capsys):
    assert main(["dance"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("There is no command 'dance'.\n")


@pytest.mark.parametrize("command", [*bot.__main__.COMMANDS, "parlour", "engine"])
def test_every_command_explains_itself_under_its_own_name(command, capsys):
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: gala {command}")


def test_the_engine_is_within(capsys):
    assert main(["engine", "games"]) == 0
    assert "seats, rules" in capsys.readouterr().out


def test_it_knows_its_version(capsys):
    assert main(["version"]) == 0
    assert capsys.readouterr().out == f"{version('gala-bot')}\n"


def test_run_names_the_setting_that_is_missing(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["run"]) == 2
    assert capsys.readouterr().err.startswith("The setting DISCORD_TOKEN is missing")
