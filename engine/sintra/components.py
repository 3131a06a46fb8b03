"""An edition ready to play with: its tables turned into look-ups, made once."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict

from engine.sintra.data import (
    COLOURS,
    NONE,
    SPACES,
    STRIPS,
    Colour,
    EditionFile,
    Side,
    Space,
)
from engine.sintra.state import Strip
from engine.sintra.supply import add


class Components:
    """The pieces of one edition."""

    def __init__(self, file: EditionFile) -> None:
        self.file = file
        self.name = file.name
        self.digest = _digest(file)
        """Tells two editions of the same name apart."""
        self.faces: tuple[tuple[Space, ...], ...] = tuple(
            face for row in file.strips.rows for face in (row.front, row.back)
        )
        """The spaces of every side of every strip: see `Strip.face`."""
        self.spaces: tuple[tuple[int, ...], ...] = tuple(
            tuple(face.count(colour) for colour in COLOURS) for face in self.faces
        )
        """How many of each colour a side has, the grey ones left out."""
        self.wild_face = next(face for face, spaces in enumerate(self.faces) if "wild" in spaces)
        self.window_points: dict[Side, tuple[int, ...]] = {
            "A": file.windows_a.points,
            "B": file.windows_b.points,
        }
        self.ornaments: tuple[tuple[int, ...], ...] = tuple(
            tuple(window - 1 for window in windows) for windows in file.ornaments.windows
        )
        """The windows around each, counted from 0."""
        self.losses = file.broken_glass.losses
        self.steps = len(self.losses) - 1
        """How many steps lead from the top of the broken glass track to its bottom."""
        self.laid: dict[Strip, tuple[tuple[Strip, ...], ...]] = {}
        """A strip, a colour's place, how many panes of it are laid, and so the strip after that.

        There are as many strips in the row as panes fit, and one for none.
        """
        for face in range(len(self.faces)):
            self._lay(Strip(face, NONE))
        self.reach: dict[Strip | None, tuple[int, ...]] = {
            strip: tuple(_takes(rows) << column for column in range(STRIPS))
            for strip, rows in self.laid.items()
        }
        """What a strip takes, by the column it is in: bit 8 × colour's place + column is set."""
        self.reach[None] = (0,) * STRIPS
        self.keeps: dict[Strip, tuple[Colour, ...]] = {
            strip: tuple(
                colour for colour, count in zip(COLOURS, strip.panes, strict=True) if count
            )
            for strip in self.laid
            if sum(strip.panes) == SPACES
        }
        """The colours on a complete strip: one of them goes into the window."""

    def wild(self, strip: Strip) -> int:
        """How many panes lie on its grey spaces."""
        own = self.faces[strip.face]
        return sum(
            max(0, count - own.count(colour))
            for colour, count in zip(COLOURS, strip.panes, strict=True)
        )

    def _lay(self, strip: Strip) -> None:
        """A pane lies on a space of its own colour if there is one, else on a grey one."""
        if strip in self.laid:
            return
        own = self.faces[strip.face]
        grey = own.count("wild") - self.wild(strip)
        rows = []
        for place, colour in enumerate(COLOURS):
            room = max(0, own.count(colour) - strip.panes[place]) + grey
            rows.append(
                tuple(Strip(strip.face, add(strip.panes, place, n)) for n in range(room + 1))
            )
        self.laid[strip] = tuple(rows)
        for row in rows:
            for after in row[1:]:
                self._lay(after)


def _takes(rows: Sequence[Sequence[Strip]]) -> int:
    return sum(1 << STRIPS * place for place, row in enumerate(rows) if len(row) > 1)


def _digest(file: EditionFile) -> str:
    """The first 16 hex digits of the SHA-256 of the file's JSON, keys sorted and no spaces."""
    canonical = json.dumps(asdict(file), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
