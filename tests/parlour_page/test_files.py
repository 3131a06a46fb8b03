"""The page's files by themselves: small, self-sufficient, complete in three languages, readable in both schemes."""

import re
from pathlib import Path

import pytest

import parlour
from tests.parlour_page import visitor

PAGE = Path(parlour.__file__).parent / "page"
FILES = sorted(PAGE.iterdir())
MODULES = [path for path in FILES if path.suffix == ".js"]


def test_no_file_of_the_page_is_longer_than_it_can_be_read():
    for path in FILES:
        assert path.read_text().count("\n") <= 400, path.name


def test_every_module_opens_with_a_sentence():
    for path in MODULES:
        first = path.read_text().split("\n")[0]
        assert re.fullmatch(r"// .+[.]", first), f"{path.name} opens with {first!r}"


def test_every_module_is_imported_and_every_import_is_there():
    named = {"main.js"}
    for path in MODULES:
        named |= set(re.findall(r'from "\./([\w.]+)"', path.read_text()))
    assert named == {path.name for path in MODULES}


def test_the_index_loads_what_is_there():
    index = (PAGE / "index.html").read_text()
    loaded = set(re.findall(r'(?:href|src)="([\w.]+)"', index))
    assert loaded == {"main.js", *(path.name for path in FILES if path.suffix == ".css")}


def test_the_page_names_no_other_host():
    for path in FILES:
        hosts = set(re.findall(r"(?:https?|wss?)://([\w.-]+)", path.read_text()))
        # An XML namespace is a name, not an address; loopback is where pictures come from.
        assert hosts <= {"www.w3.org", "127.0.0.1", "localhost"}, f"{path.name} names {hosts}"


def test_the_page_keeps_nothing_in_the_browser():
    """The tests count on it: one after the other they open the page in the same context."""
    kept = re.compile(r"localStorage|sessionStorage|indexedDB|caches\.|serviceWorker|\.cookie")
    assert [path.name for path in FILES if kept.search(path.read_text())] == []


def _words(language: str) -> dict[str, str]:
    """The words of one language, and what each takes between brackets."""
    text = (PAGE / "words.js").read_text()
    table = text.split(f"const {language} = {{\n")[1].split("\n};\n")[0]
    found = re.findall(r"^  (\w+):\s*(\([^)]*\) =>)?", table, re.MULTILINE)
    return dict(found)


@pytest.mark.parametrize("language", ["spanish", "german"])
def test_the_page_has_all_its_words_in_every_language(language):
    assert _words(language) == _words("english")


def test_every_word_of_the_page_is_used():
    code = "".join(path.read_text() for path in MODULES if path.name != "words.js")
    unused = [key for key in _words("english") if not re.search(rf"words\.{key}\b", code)]
    assert unused == []


def _colours(scheme: str) -> dict[str, str]:
    dark, light = (PAGE / "look.css").read_text().split("@media (prefers-color-scheme: light)")
    found = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", dark))
    if scheme == "light":
        light = light.split("color-scheme: light;")[0]
        found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", light))
    return found


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    darker, lighter = sorted([_luminance(one), _luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("ground", ["ground", "side", "raised"])
@pytest.mark.parametrize("ink", ["text", "soft", "blue-text", "red-text", "brass"])
def test_every_ink_is_readable_on_every_ground(scheme, ground, ink):
    colours = _colours(scheme)
    assert _contrast(colours[ink], colours[ground]) >= 4.5


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("button", ["blue", "felt", "red"])
def test_white_is_readable_on_coloured_buttons(scheme, button):
    assert _contrast("#ffffff", _colours(scheme)[button]) >= 4.5


@pytest.mark.parametrize(
    ("ci", "end"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)]
)
def test_a_missing_browser_is_skipped_at_home_and_fails_in_ci(monkeypatch, tmp_path, ci, end):
    monkeypatch.setattr(visitor, "CHROMIUM", tmp_path / "chromium")
    monkeypatch.setenv("CI", ci)
    with pytest.raises(end, match="install it"):
        visitor.require_chromium()
