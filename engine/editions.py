"""Editions of a game's components that a host may bring: a folder of files, each read and checked."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from engine.codec import BadJson, Values
from engine.core import GalaError


class Named(Protocol):
    @property
    def name(self) -> str: ...


Edition = TypeVar("Edition", bound=Named)


class BadEdition(GalaError):
    """An edition that cannot be played; `faults` lists everything that is wrong in it."""

    def __init__(self, source: str, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join((f"The edition {source} cannot be used:", *faults)))
        self.faults = faults


class MissingEdition(GalaError):
    """A game whose edition the host has taken away."""


class Editions(dict[str, Edition]):
    """Those that are here, by name; one that is not is missed with a sentence."""

    def __missing__(self, name: str) -> Edition:
        raise MissingEdition(
            f"the game is played with the edition {name!r}, which is not here;"
            f" there are: {', '.join(self)}."
        )


def read_edition(
    text: str | bytes,
    source: str,
    form: Values,
    faults: Callable[[Any], Iterable[str]],
    build: Callable[[Any], Edition],
) -> Edition:
    """An edition from its file; refused with all that is wrong in it."""
    try:
        file = form.load(text)
    except BadJson as error:
        raise BadEdition(source, error.faults) from error
    found = tuple(faults(file))
    if found:
        raise BadEdition(source, found)
    return build(file)


def read_folder(
    folder: Path, load: Callable[[bytes, str], Edition], taken: str
) -> dict[str, Edition]:
    """What a host has put into a folder, beside our own, by name; one wrong file refuses them all."""
    if not folder.is_dir():
        raise BadEdition(str(folder), ("it is no folder; name one that holds edition files.",))
    editions: dict[str, Edition] = {}
    for path in sorted(folder.glob("*.json")):
        try:
            text = path.read_bytes()
        except OSError as error:
            raise BadEdition(path.name, (f"it cannot be read: {error.strerror}.",)) from error
        edition = load(text, path.name)
        if edition.name in {taken, *editions}:
            raise BadEdition(path.name, (f"the name {edition.name!r} is taken already.",))
        editions[edition.name] = edition
    return editions
