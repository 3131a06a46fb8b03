"""Figures and players' names in any script: fonts chosen by character, widths, fitting, writing.

Names may be Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai, Japanese, Korean or Chinese
(the characters of the usual national sets). Whatever else there is, emoji above all, becomes a
sparkle: a mark that says "a character was here" and never breaks a line.
"""

import functools
import io
import unicodedata
from dataclasses import dataclass
from importlib import resources
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFont, features

from render.sprites import Brush, paint, star_of
from render.theme import GOLD, Colour

Face: TypeAlias = Literal["serif", "sans", "hebrew", "arabic", "devanagari", "thai", "cjk", "mark"]
Align: TypeAlias = Literal["left", "middle", "right"]

_FILES: dict[Face, str] = {
    "serif": "NotoSerif-Bold.ttf",
    "sans": "NotoSansDisplay-Bold.ttf",
    "hebrew": "NotoSansHebrew-Bold.ttf",
    "arabic": "NotoSansArabic-Bold.ttf",
    "devanagari": "NotoSansDevanagari-Bold.ttf",
    "thai": "NotoSansThai-Bold.ttf",
    "cjk": "NotoSansCJKsc-Bold.otf",
}
_NAME_FACES: tuple[Face, ...] = ("sans", "hebrew", "arabic", "devanagari", "thai", "cjk")
_SHAPED: frozenset[Face] = frozenset({"hebrew", "arabic", "devanagari"})
"""Scripts whose letters join or run backwards; where raqm is missing they are set one by one."""
_CAN_SHAPE = bool(features.check("raqm"))

CAP_HEIGHT = 0.714
"""The height of figures and capitals, as a part of the size, in both Latin faces."""
MARK_WIDTH = 0.8
"""How wide the mark for a character without a picture is, as a part of the size."""
_JOINER = "\u200d"
_ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring characters of one face; the mark has no text."""

    face: Face
    text: str


@functools.lru_cache(maxsize=256)
def _font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    shaped = _CAN_SHAPE and face in _SHAPED
    layout = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(io.BytesIO(_file(face)), size, layout_engine=layout)


@functools.cache
def _file(face: Face) -> bytes:
    return (resources.files("render") / "fonts" / _FILES[face]).read_bytes()


def can_shape() -> bool:
    """Whether letters that join are joined."""
    return _CAN_SHAPE


def broken_fonts() -> tuple[str, ...]:
    """The files of fonts that are missing or damaged."""
    return tuple(name for face, name in _FILES.items() if not _loads(face))


def _loads(face: Face) -> bool:
    try:
        _font(face, 40)
    except (OSError, ValueError):
        return False
    return True


@functools.cache
def _missing(face: Face) -> bytes:
    return bytes(_font(face, 40).getmask("\uffff"))


def has_figures(text: str) -> bool:
    """Whether the face of figures, which is cut to what is used, has all of these characters."""
    font = _font("serif", 40)
    return all(bytes(font.getmask(one)) != _missing("serif") for one in text if not one.isspace())


@functools.lru_cache(maxsize=4096)
def _face_of(character: str) -> Face:
    """The first face that has the character; the mark where none has."""
    if character.isspace():
        return "sans"
    for face in _NAME_FACES:
        if bytes(_font(face, 40).getmask(character)) != _missing(face):
            return face
    return "mark"


def _is_invisible(character: str) -> bool:
    return unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn"} or (
        "\ufe00" <= character <= "\ufe0f" or "\U0001f3fb" <= character <= "\U0001f3ff"
    )


@functools.lru_cache(maxsize=1024)
def runs_of(name: str) -> tuple[Run, ...]:
    """The name from left to right as it is written, in pieces of one face each."""
    runs: list[Run] = []
    joined = False
    for character in unicodedata.normalize("NFC", name):
        last = runs[-1] if runs else None
        if _is_invisible(character):
            # An emoji made of several, joined, is one mark.
            joined = character == _JOINER and last is not None and last.face == "mark"
            continue
        is_part = unicodedata.combining(character) != 0 and last is not None
        face = last.face if is_part and last is not None else _face_of(character)
        if face == "mark":
            if not joined and not is_part:
                runs.append(Run("mark", ""))
        elif last is not None and last.face == face:
            runs[-1] = Run(face, last.text + character)
        else:
            runs.append(Run(face, character))
        joined = False
    return tuple(reversed(runs)) if _reads_leftwards(name) else tuple(runs)


def _reads_leftwards(name: str) -> bool:
    """As the first letter with a direction of its own says."""
    for character in name:
        direction = unicodedata.bidirectional(character)
        if direction in {"L", "R", "AL"}:
            return direction != "L"
    return False


def _set(run: Run) -> str:
    if run.face in {"hebrew", "arabic"} and not _CAN_SHAPE:
        return run.text[::-1]
    return run.text


def width_of(text: str, size: int, *, is_name: bool = False) -> float:
    """In pixels. Figures are set in the serif face, names in whatever has their characters."""
    if not is_name:
        return _font("serif", size).getlength(text)
    return sum(
        size * MARK_WIDTH if run.face == "mark" else _font(run.face, size).getlength(_set(run))
        for run in runs_of(text)
    )


def fit_name(name: str, width: float, size: int, least: int) -> tuple[str, int]:
    """The name and a size at which it fits: smaller first, then shortened."""
    for smaller in range(size, least - 1, -1):
        if width_of(name, smaller, is_name=True) <= width:
            return name, smaller
    for length in range(len(name) - 1, 0, -1):
        shorter = name[:length].rstrip(f" {_JOINER}") + _ELLIPSIS
        if width_of(shorter, least, is_name=True) <= width:
            return shorter, least
    return "", least


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    size: int,
    ink: Colour,
    align: Align = "middle",
    *,
    is_name: bool = False,
) -> None:
    """Writes with the middle of its capitals at that height."""
    draw = ImageDraw.Draw(image)
    x, middle = at
    if align != "left":
        width = width_of(text, size, is_name=is_name)
        x -= width if align == "right" else width / 2
    baseline = round(middle + size * CAP_HEIGHT / 2)
    runs = runs_of(text) if is_name else (Run("serif", text),)
    for run in runs:
        if run.face == "mark":
            mark = paint(_sparkle, round(size * MARK_WIDTH))
            image.paste(mark, (round(x), round(middle - mark.height / 2)), mark)
            x += size * MARK_WIDTH
        else:
            font = _font(run.face, size)
            draw.text((round(x), baseline), _set(run), fill=ink, font=font, anchor="ls")
            x += font.getlength(_set(run))


def _sparkle(brush: Brush) -> None:
    """For a character that no bundled font has."""
    brush.polygon(star_of(4, 48, 16), GOLD)
