"""The papers stay true where a machine can see it: what they name exists."""

import functools
import re
from importlib.util import find_spec
from pathlib import Path
from typing import get_args

import pytest

import bot.__main__
from bot.dealers.dealing import Dealer
from bot.i18n.words import files_of
from bot.store import Form, Kind, Phase
from bot.store.schema import metadata
from engine.core import Game

ROOT = Path(__file__).parent.parent
PAPERS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
PACKAGES = ("engine", "render", "bot", "parlour", "gala", "bench", "tests")
FOLDERS = {*PACKAGES, "docs", "hosting", ".ci"}
ENDINGS = {".py", ".md", ".ftl", ".toml", ".txt", ".json", ".example", ".yaml"}
PLACEHOLDER = re.compile(r"\b(KEY|FILE|NAME|RECORD|OUTFILE)\b")

every_paper = pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)


def without_blocks(paper: Path) -> str:
    return re.sub(
        r"^```.*?^```$", "", paper.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )


def spans(paper: Path) -> set[str]:
    """What stands between backticks in a sentence or a table."""
    return set(re.findall(r"`([^`\n]+)`", without_blocks(paper)))


def blocks(paper: Path, language: str = "") -> list[str]:
    """Those of one language, or of none."""
    text = paper.read_text(encoding="utf-8")
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block for spoken, block in found if spoken == language]


def lines_of_commands(paper: Path) -> set[str]:
    lines = (line.strip() for block in blocks(paper) for line in block.splitlines())
    return spans(paper) | set(lines)


@functools.cache
def code() -> dict[str, str]:
    """The text of every module, by its path."""
    found = (path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in found}


def is_path(span: str) -> bool:
    first, _, rest = span.partition("/")
    is_of_the_root = not rest and (ROOT / span).suffix in ENDINGS and "_" not in span
    return " " not in span and (first in FOLDERS if rest else is_of_the_root)


def exists(span: str) -> bool:
    """A file, or one that every game has in its own folder: `view.py`."""
    return (ROOT / span).exists() or any(path.endswith(f"/{span}") for path in _files())


@functools.cache
def _files() -> tuple[str, ...]:
    found = (path for package in PACKAGES for path in (ROOT / package).rglob("*.*"))
    return tuple(path.relative_to(ROOT).as_posix() for path in found)


def slug(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def headings(paper: Path) -> set[str]:
    return {slug(found) for found in re.findall(r"^#+ (.+)$", without_blocks(paper), re.MULTILINE)}


@every_paper
def test_every_file_that_is_named_exists(paper: Path):
    words = {word for line in lines_of_commands(paper) for word in line.split()}
    named = {word for word in words if is_path(word) and not PLACEHOLDER.search(word)}
    assert {span for span in named if not exists(span)} == set()


@every_paper
def test_every_link_leads_somewhere(paper: Path):
    dead = set()
    for target in re.findall(r"\]\(([^)\s]+)\)", without_blocks(paper)):
        place, _, heading = target.partition("#")
        file = (paper.parent / place).resolve() if place else paper
        if "://" not in target and (
            not file.exists() or (heading and heading not in headings(file))
        ):
            dead.add(target)
    assert dead == set()


@every_paper
def test_every_target_of_make_exists(paper: Path):
    made = {target for line in lines_of_commands(paper) for target in makes(line)}
    targets = set(re.findall(r"^([a-z][a-z ]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert made <= {name for line in targets for name in line.split()}


def makes(line: str) -> list[str]:
    return re.findall(r"^make ([a-z]+)", line)


@every_paper
def test_every_program_exists_and_knows_what_it_is_asked(paper: Path):
    for line in lines_of_commands(paper):
        for module, verb in re.findall(r"python -m ([\w.]+)(?: ([a-z]+))?", line):
            assert find_spec(module) is not None, line
            main = f"{module}/__main__.py"
            if verb and main in code():
                assert f'"{verb}"' in code()[main], line


@every_paper
def test_every_command_of_gala_exists(paper: Path):
    asked = {found for line in lines_of_commands(paper) for found in galas(line)}
    assert asked <= {*bot.__main__.COMMANDS, "parlour", "engine"}


def galas(line: str) -> list[str]:
    return re.findall(r"(?:^|[ /])gala (?!gala )([a-z]+)", line)


@every_paper
def test_every_slash_command_exists(paper: Path):
    known = {
        name
        for file in files_of("en")
        for name in re.findall(
            r"^command-\w+ = (\S+)$", file.read_text(encoding="utf-8"), re.MULTILINE
        )
    }
    addresses = {f"/{name}" for name in ("live", "ready", "metrics")}
    named = {span for span in spans(paper) - addresses if re.fullmatch(r"/[a-z]+", span)}
    assert {span[1:] for span in named} <= known


@every_paper
def test_every_class_that_is_named_exists_with_what_is_named_of_it(paper: Path):
    for span in spans(paper):
        found = re.fullmatch(r"([A-Z][a-z]+\w*)(?:\.(\w+))?", span)
        if found is None or span == "None":
            continue
        name, attribute = found.groups()
        homes = [text for text in code().values() if re.search(rf"\bclass {name}\b", text)]
        assert homes, f"there is no class {name}"
        assert attribute is None or any(
            re.search(rf"\b{attribute}\b(\(|:| =)", text) for text in homes
        ), f"{name} has no {attribute}"


@every_paper
def test_every_example_is_from_a_file_that_the_page_names(paper: Path):
    """However its lines are broken."""
    named = [without_blanks(code()[span]) for span in spans(paper) if span in code()]
    for block in blocks(paper, "python"):
        assert any(without_blanks(block) in text for text in named), block


def without_blanks(text: str) -> str:
    return re.sub(r"\s+", "", text)


def members(protocol: type) -> set[str]:
    return {name for name in vars(protocol) if not name.startswith("_")}


@pytest.mark.parametrize("protocol", [Game, Dealer])
def test_the_page_on_adding_a_game_names_all_that_a_game_brings(protocol: type):
    said = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    assert {name for name in members(protocol) if f"`{name}`" not in said} == set()


def test_the_page_on_the_database_names_every_table_and_every_kind_of_message():
    said = (ROOT / "docs/database.md").read_text(encoding="utf-8")
    names = {*metadata.tables, *get_args(Kind), *get_args(Form), *get_args(Phase)}
    assert {name for name in names if f"`{name}`" not in said} == set()


def test_what_does_not_exist_is_noticed():
    assert is_path("bot/nowhere.py")
    assert not exists("bot/nowhere.py")
    assert makes("make nothing") == ["nothing"]
    assert galas("/opt/gala/bin/gala dance") == ["dance"]
    assert slug("A move of an AI") == "a-move-of-an-ai"


@pytest.mark.parametrize("paper", ["README.md", "docs/hosting.md", "docs/first-evening.md"])
def test_a_host_is_never_told_to_start_the_bot_with_the_systems_own_python(paper):
    """Which knows nothing of what the bot needs; `gala` brings its own."""
    typed = [one for one in lines_of_commands(ROOT / paper) if one.startswith("python -m bot")]
    assert typed == []
