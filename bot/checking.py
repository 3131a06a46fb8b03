"""What is right and wrong here before the bot starts: settings, files, database, disk and fonts."""

import difflib
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dotenv import dotenv_values

from bot.settings import (
    ENV_FILE,
    BadSettings,
    Settings,
    read_database_url,
    read_settings,
    wrong_settings,
)
from bot.store import BadDatabase, parse_url
from bot.store.backup import BadBackup
from bot.store.inspecting import inspect_database
from bot.store.private_files import advice_about, sqlite_path, with_side_files
from render.lettering import broken_fonts, can_shape

_MEGABYTE = 1_000_000
_LEAST_FREE = 200 * _MEGABYTE
"""Below this the disk is soon full: a busy evening stores some megabytes, a backup as much again."""
_MARKS = {True: "right", False: "WRONG", None: "  -  "}


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of `gala check`."""

    subject: str
    is_right: bool | None
    """None: nobody could look."""
    sentence: str

    def __str__(self) -> str:
        return f"{_MARKS[self.is_right]}  {self.subject}: {self.sentence}"


def look_at_settings() -> tuple[Settings | None, list[Finding]]:
    """The settings where they can be used, and what is to be said about them."""
    wrong = [Finding("settings", False, sentence) for sentence in wrong_settings()]
    wrong += [Finding("settings", False, sentence) for sentence in _misspelt()]
    settings = None
    try:
        settings = read_settings()
    except BadSettings:
        return None, wrong
    where = f"from {ENV_FILE} and the environment" if ENV_FILE.exists() else "from the environment"
    return settings, wrong or [Finding("settings", True, f"all can be used, {where}.")]


def _misspelt() -> Iterator[str]:
    """Names in the file .env that look like a setting and are none."""
    known = {name.upper() for name in Settings.model_fields}
    for name in dotenv_values(ENV_FILE):
        meant = difflib.get_close_matches(name.upper(), known, 1, 0.85)
        if name.upper() not in known and meant:
            yield f"{ENV_FILE} says {name}, which is no setting: {meant[0]} is one."


async def look_at_this_machine() -> list[Finding]:
    """Everything that needs no token."""
    return [await _database(), _disk(), _files(), _fonts()]


async def _database() -> Finding:
    try:
        return Finding("database", True, await inspect_database(read_database_url()))
    except (BadBackup, BadDatabase, BadSettings) as error:
        return Finding("database", False, str(error))


def _folder() -> Path | None:
    """Where an SQLite file is or will be."""
    try:
        path = sqlite_path(parse_url(read_database_url()))
    except (BadDatabase, BadSettings):
        return None
    return None if path is None else path.resolve().parent


def _disk() -> Finding:
    folder = _folder()
    if folder is None or not folder.exists():
        return Finding("disk", None, "there is no database file here whose disk could fill up.")
    free = shutil.disk_usage(folder).free
    told = f"{free // _MEGABYTE:,} MB are free for {folder}"
    if free < _LEAST_FREE:
        return Finding("disk", False, f"only {told}: make room before moves cannot be stored.")
    return Finding("disk", True, f"{told}.")


def _files() -> Finding:
    try:
        path = sqlite_path(parse_url(read_database_url()))
    except (BadDatabase, BadSettings):
        path = None
    advice = advice_about((ENV_FILE, *(() if path is None else with_side_files(path))))
    told = "token and games can be read by this user only."
    return Finding("files", advice is None, advice or told)


def _fonts() -> Finding:
    broken = broken_fonts()
    if broken:
        named = ", ".join(broken)
        return Finding("fonts", False, f"{named} cannot be loaded: install Gala again.")
    if not can_shape():
        return Finding(
            "fonts",
            True,
            "all load; Arabic and Devanagari names are set letter by letter, because Pillow has no"
            " raqm here.",
        )
    return Finding("fonts", True, "all load, in every script that names are written in.")
