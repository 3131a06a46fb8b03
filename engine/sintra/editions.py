"""Reading edition files, and everything that can be wrong with one."""

from collections import Counter
from collections.abc import Iterator
from importlib import resources
from itertools import pairwise
from pathlib import Path

from engine.codec import Values
from engine.editions import read_edition, read_folder
from engine.sintra.components import Components
from engine.sintra.data import BOTTOM, SPACES, STRIPS, WILDCARDS, EditionFile

_EDITION = Values(EditionFile, "edition")

ORNAMENTS = 4
AROUND = 2
"""How many windows are around an ornament, with two spaces each."""
PRINTED_LOSS = 8
"""The rulebook's example shows it on the broken glass track."""
MOST_STEPS = 40
MOST_POINTS = 20


def load_edition(text: str | bytes, source: str) -> Components:
    return read_edition(text, source, _EDITION, _faults, Components)


def load_folder(folder: Path) -> dict[str, Components]:
    """What a host has put into a folder, beside our own."""
    return read_folder(folder, load_edition, GALA.name)


def _faults(file: EditionFile) -> Iterator[str]:
    if not file.name.strip() or len(file.name) > 40 or not file.name.isprintable():
        yield "name: it needs a name of 1 to 40 printable characters."
    yield from _strip_faults(file)
    for table, windows in (("windows_a", file.windows_a), ("windows_b", file.windows_b)):
        if len(windows.points) != STRIPS:
            yield f"{table}: there are {len(windows.points)} windows; there must be {STRIPS}."
        for number, points in enumerate(windows.points, start=1):
            if not 0 <= points <= MOST_POINTS:
                yield f"{table}: window {number} gives {points} points; 0 to {MOST_POINTS} are possible."
    yield from _ornament_faults(file)
    yield from _broken_glass_faults(file)


def _strip_faults(file: EditionFile) -> Iterator[str]:
    rows = file.strips.rows
    if len(rows) != STRIPS:
        yield f"strips: there are {len(rows)}; there must be {STRIPS}."
    grey = []
    for number, row in enumerate(rows, start=1):
        for name, spaces in (("front", row.front), ("back", row.back)):
            if len(spaces) != SPACES:
                yield (
                    f"strips: the {name} of strip {number} has {len(spaces)} spaces;"
                    f" there must be {SPACES}."
                )
            if "wild" in spaces:
                grey.append((number, name, spaces.count("wild")))
    for number, name, count in grey:
        if count != WILDCARDS:
            yield (
                f"strips: the {name} of strip {number} has {count} wild spaces;"
                f" there must be {WILDCARDS} or none."
            )
    if len(grey) != 1:
        yield f"strips: {len(grey)} sides have wild spaces; exactly one must."


def _ornament_faults(file: EditionFile) -> Iterator[str]:
    ornaments = file.ornaments.windows
    if len(ornaments) != ORNAMENTS:
        yield f"ornaments: there are {len(ornaments)}; there must be {ORNAMENTS}."
    for number, windows in enumerate(ornaments, start=1):
        if len(windows) != AROUND:
            yield (
                f"ornaments: ornament {number} is between {len(windows)} windows;"
                f" there must be {AROUND}, with two spaces each."
            )
    counts = Counter(window for windows in ornaments for window in windows)
    for window in range(1, STRIPS + 1):
        if counts[window] != 1:
            yield f"ornaments: window {window} is beside {counts[window]} of them; it must be beside 1."
    for window in sorted(counts):
        if not 1 <= window <= STRIPS:
            yield f"ornaments: there is no window {window}; they are 1 to {STRIPS}."


def _broken_glass_faults(file: EditionFile) -> Iterator[str]:
    losses = file.broken_glass.losses
    if not 2 <= len(losses) <= MOST_STEPS:
        yield f"broken_glass: there are {len(losses)} spaces; 2 to {MOST_STEPS} are possible."
    if losses[:1] != (0,):
        yield "broken_glass: the top space must lose 0 points."
    if losses[-1:] != (BOTTOM,):
        yield f"broken_glass: the bottom space must lose {BOTTOM} points."
    if PRINTED_LOSS not in losses:
        yield f"broken_glass: there must be a space that loses {PRINTED_LOSS} points."
    for loss, following in pairwise(losses):
        if following <= loss:
            yield f"broken_glass: the losses must rise: {loss} is followed by {following}."


GALA = load_edition(
    (resources.files("engine.sintra") / "editions" / "gala.json").read_bytes(), "gala.json"
)
