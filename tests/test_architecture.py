"""The shape of the project, proven: layers, sizes, and a sentence at the top of every module."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "render", "bot", "parlour", "gala")
MOST_LINES = 400

MAY_IMPORT = {
    "engine": {"engine"},
    "render": {"engine", "render"},
    "bot": {"engine", "render", "bot"},
    "parlour": {"parlour"},
    "gala": {"engine", "bot", "parlour", "gala"},
}
DISCORD_USERS = ("bot/ui/", "bot/commands/", "bot/app.py")
LAYERS_OF_THE_BOT = (("bot/store", "bot/table"), ("bot/dealers",), ("bot/ui", "bot/commands"))


def modules(*packages: str) -> list[Path]:
    return sorted(path for name in packages for path in (ROOT / name).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_point_down_only(package):
    for path in modules(package):
        ours = {name.split(".")[0] for name in imports(path)} & set(PACKAGES)
        assert ours <= MAY_IMPORT[package], f"{name_of(path)} imports {ours}"


def test_the_engine_needs_the_standard_library_only():
    for path in modules("engine"):
        allowed = {*sys.stdlib_module_names, "engine"}
        if path.name == "codec.py":
            allowed |= {"pydantic", "pydantic_core"}
        foreign = {name.split(".")[0] for name in imports(path)} - allowed
        assert not foreign, f"{name_of(path)} imports {foreign}"


def test_the_rules_never_import_a_player():
    """Only a game's own table of contents names its judge, and `core` names the type of one."""
    for path in modules("engine"):
        inside = path.relative_to(ROOT / "engine").parts
        players = {part.removesuffix(".py") for part in inside} & {"ai", "__main__"}
        if not players and inside[-1] != "__init__.py" and inside != ("core.py",):
            named = [name for name in imports(path) if "ai" in name.split(".")]
            assert not named, f"{name_of(path)} imports {named}"


def test_only_the_surface_of_the_bot_touches_discord():
    for path in modules("engine", "render", "bot", "parlour"):
        if not name_of(path).startswith(DISCORD_USERS):
            touched = [name for name in imports(path) if name.split(".")[0] == "discord"]
            assert not touched, f"{name_of(path)} imports {touched}"


def test_pictures_are_never_drawn_from_a_state():
    """Board and resolution are parts of a view; the whole state is what holds the secrets."""
    for path in modules("render"):
        states = [name for name in imports(path) if name.endswith("state.State")]
        assert not states, f"{name_of(path)} imports {states}"


def test_no_game_looks_into_another():
    """Its rules, its pictures and its dealer: what two games share lies one level up."""
    for package in ("engine", "render", "bot/dealers"):
        dotted = package.replace("/", ".")
        for game in GAMES:
            others = tuple(f"{dotted}.{other}" for other in GAMES if other != game)
            for path in modules(f"{package}/{game}"):
                foreign = [name for name in imports(path) if name.startswith(others)]
                assert not foreign, f"{name_of(path)} imports {foreign}"


@pytest.mark.parametrize("lower", range(len(LAYERS_OF_THE_BOT)))
def test_the_layers_of_the_bot_point_down_only(lower):
    above = tuple(
        name.replace("/", ".") for layer in LAYERS_OF_THE_BOT[lower + 1 :] for name in layer
    )
    for path in modules("bot"):
        if name_of(path).startswith(LAYERS_OF_THE_BOT[lower]):
            upward = [name for name in imports(path) if above and name.startswith(above)]
            assert not upward, f"{name_of(path)} imports {upward}"


def test_no_file_is_longer_than_it_can_be_read():
    for path in modules(*PACKAGES, "tests", "bench"):
        lines = path.read_text().count("\n")
        assert lines <= MOST_LINES, f"{name_of(path)} has {lines} lines"


def test_every_module_opens_with_a_sentence():
    for path in modules(*PACKAGES, "bench"):
        docstring = ast.get_docstring(ast.parse(path.read_text()))
        assert docstring, f"{name_of(path)} has no docstring"
        first = docstring.split("\n\n")[0].strip()
        assert first[-1] in ".:!?", f"{name_of(path)} opens with {first!r}"


def test_no_module_is_called_after_nothing():
    names = {path.stem for path in modules(*PACKAGES)}
    assert not names & {"utils", "util", "helpers", "helper", "misc", "common"}


def test_names_are_looked_up_in_threads_that_do_nothing_else():
    """`bot/threads.py` says why."""
    for path in modules("bot", "gala"):
        shared = re.search(r"\bto_thread\(|run_in_executor\(None", path.read_text())
        assert shared is None, f"{name_of(path)} works in asyncio's threads"
