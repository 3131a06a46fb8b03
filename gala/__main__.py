"""`gala COMMAND`: hosts the bot, opens the parlour, or plays with the engine alone."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import bot.__main__
import engine.__main__
import parlour.evening
from engine.games import GAMES

_OTHERS = {
    "parlour": "open a small Discord on this machine, with a page: no account is needed",
    "engine": "the rules alone: games, serve, verify, playout, arena",
}
_HELP = ("-h", "--help", "help")


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 where all went well, 2 for a wrong call."""
    if arguments is None:
        _share_code_with_children()
        arguments = sys.argv[1:]
    command, *rest = [*arguments] or ["help"]
    if command == "parlour":
        return parlour.evening.main(rest, "gala parlour", needs_parlour=True)
    if command == "engine":
        return engine.__main__.main(rest, GAMES, "gala engine")
    if command in _HELP:
        sys.stdout.write(_help())
        return 0
    if command not in bot.__main__.COMMANDS:
        sys.stderr.write(f"There is no command {command!r}.\n\n{_help()}")
        return 2
    return bot.__main__.main([command, *rest], "gala")


def _share_code_with_children() -> None:
    """Whatever is started imports these packages, also in a folder that has a `bot` of its own."""
    ours = str(Path(bot.__file__).parents[1])
    os.environ["PYTHONSAFEPATH"] = "1"
    path = (ours, os.environ.get("PYTHONPATH", ""))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, path))


def _help() -> str:
    about = {**bot.__main__.COMMANDS, **_OTHERS}
    lines = [f"  {name:<9} {does}" for name, does in about.items()]
    return "\n".join(("Usage: gala COMMAND [--help]", "", *lines, ""))


if __name__ == "__main__":
    sys.exit(main())
