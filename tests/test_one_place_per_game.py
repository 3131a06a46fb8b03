"""A game is its own folders and a line in each of two tables: nothing else knows that it is there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parent.parent
TABLES = ("engine/games.py", "bot/dealers/__init__.py")
CODE = ("engine", "render", "bot", "parlour", "gala", "bench", "hosting")
CODE_ENDINGS = {".py", ".ftl", ".toml", ".json", ".js", ".html", ".css"}
TOOLS = ("pyproject.toml", "Makefile", ".ci/run", ".env.example")
OF_SEVERAL_GAMES = ("tests/wire/test_stored_games.py",)
"""Games that an older version stored: which ones there were does not change any more."""


def names_of(key: str) -> re.Pattern[str]:
    """Its key, as code and as words spell it, and the name of its class."""
    spelled = {key, key.replace("_", "-"), type(GAMES[key]).__name__}
    return re.compile(rf"\b({'|'.join(sorted(map(re.escape, spelled)))})\b")


def is_own(path: Path, key: str) -> bool:
    return key in path.relative_to(ROOT).parts[:-1]


def shared_files() -> Iterator[Path]:
    for package in CODE:
        for path in sorted((ROOT / package).rglob("*")):
            if path.suffix in CODE_ENDINGS:
                yield path
    yield from (ROOT / name for name in TOOLS)


@pytest.mark.parametrize("key", GAMES)
def test_nothing_but_the_two_tables_names_a_game(key):
    pattern = names_of(key)
    naming = {
        path.relative_to(ROOT).as_posix()
        for path in shared_files()
        if not is_own(path, key) and pattern.search(path.read_text(encoding="utf-8"))
    }
    assert naming == set(TABLES)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("package", ["engine", "render", "bot/dealers", "tests/engine"])
def test_a_game_has_its_folder_in_every_package(package, key):
    assert (ROOT / package / key / "__init__.py").is_file()


def games_named_in(path: Path) -> set[str]:
    """By an import or by a text that is a key: a sentence that mentions a game is no matter."""
    said: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str(text)):
                said.append(text)
            case ast.Import(names=names):
                said += [alias.name for alias in names]
            case ast.ImportFrom(module=str(module), names=names):
                said += [f"{module}.{alias.name}" for alias in names]
    return {key for key in GAMES for text in said if key in re.split(r"[./]", text)}


def test_no_test_keeps_a_list_of_games():
    """One game may be an example; two are the beginning of a list that a third must be added to."""
    listing = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        if not any(is_own(path, key) for key in GAMES):
            named = games_named_in(path)
            if len(named) > 1:
                listing[path.relative_to(ROOT).as_posix()] = named
    assert set(listing) == set(OF_SEVERAL_GAMES), listing
