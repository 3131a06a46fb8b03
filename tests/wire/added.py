"""The project with games added as docs/adding-a-game.md says: their folders and a line in each table."""

import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGES = ("engine", "render", "bot")

_MODULES = {
    "tests.toy.painting": "render.toy",
    "tests.toy.easygoing": "engine.easygoing",
    "tests.toy.crowded": "engine.crowded",
    "tests.toy": "engine.toy",
    "tests.bot.toy_dealer": "bot.dealers.toy.plain",
}
"""What lies in the tests here lies in the folders of a game there; the longer names first."""


@dataclass(frozen=True)
class Added:
    key: str
    game: str
    """The class of its rules, in `engine/<key>`."""
    dealer: str
    """The class of its dealer, in `bot/dealers/<key>`."""
    files: dict[str, str]
    """Where its files are in the project, and where they come from."""
    words: str = field(default="")
    """The folder of its words; a game may have none of its own."""


ADDED = (
    Added(
        "toy",
        "Toy",
        "AddedToyDealer",
        {
            "engine/toy/__init__.py": "tests/toy/__init__.py",
            "render/toy/__init__.py": "tests/toy/painting.py",
            "bot/dealers/toy/__init__.py": "tests/bot/added_toy.py",
            "bot/dealers/toy/plain.py": "tests/bot/toy_dealer.py",
        },
        words="tests/toy/words",
    ),
    Added(
        "crowded",
        "Crowded",
        "CrowdedDealer",
        {
            "engine/crowded/__init__.py": "tests/toy/crowded.py",
            "bot/dealers/crowded/__init__.py": "tests/bot/crowded.py",
        },
    ),
    Added(
        "easygoing",
        "Easygoing",
        "EasygoingDealer",
        {
            "engine/easygoing/__init__.py": "tests/toy/easygoing.py",
            "bot/dealers/easygoing/__init__.py": "tests/bot/easygoing.py",
        },
    ),
)


def add_games(folder: Path) -> Path:
    """A copy of the project, without its tests, to which the toy and its variants are added."""
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package, copy_function=_link)
    for added in ADDED:
        for place, source in added.files.items():
            _write(folder / place, _at_home((ROOT / source).read_text(encoding="utf-8")))
        for language in ("en", "es", "de"):
            file = f"{language}.ftl"
            words = (ROOT / added.words / file).read_text(encoding="utf-8") if added.words else ""
            _write(folder / "bot/dealers" / added.key / file, words)
        _add_line(
            folder / "engine/games.py",
            f"from engine.{added.key} import {added.game}",
            r"games: tuple\[AnyGame, \.\.\.\] = \(",
            f"{added.game}(), ",
        )
        _add_line(
            folder / "bot/dealers/__init__.py",
            f"from bot.dealers.{added.key} import {added.dealer}",
            r"DEALERS: .* = \{",
            f'"{added.key}": {added.dealer}, ',
        )
    return folder


def _link(source: str, target: str) -> None:
    Path(target).symlink_to(source)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _at_home(text: str) -> str:
    for here, there in _MODULES.items():
        text = re.sub(rf"\b{re.escape(here)}\b", there, text)
    return text


def _add_line(table: Path, imported: str, opening: str, line: str) -> None:
    """Into the table, after its opening, and the import that it needs."""
    text = table.read_text(encoding="utf-8")
    opened = re.search(opening, text)
    assert opened is not None, f"{table} has no {opening}"
    text = text[: opened.end()] + line + text[opened.end() :]
    first = text.index("from engine.core import AnyGame")
    table.unlink()
    _write(table, f"{text[:first]}{imported}\n{text[first:]}")
