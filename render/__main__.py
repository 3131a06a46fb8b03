"""`python -m render sheet [OUTFILE] [--game KEY]`: every picture of a sample game, to be looked at."""

import io
import sys
from pathlib import Path

from PIL import Image

from render.samples import SAMPLES
from render.sampling import SampleGame
from render.theme import MIDNIGHT

_GAP = 40
_PHONE = 400
_USAGE = (
    "Say `python -m render sheet [OUTFILE] [--game KEY]`: OUTFILE ends in .png or .webp, lies in a folder that is"
    f" there, and is sheet.png if left out; KEY is {' or '.join(SAMPLES)}, the first if left out.\n"
)


def main(arguments: list[str]) -> int:
    asked = _read(arguments)
    if asked is None:
        sys.stderr.write(_USAGE)
        return 2
    target, game = asked
    large = contact_sheet(game)
    large.save(target)
    columns = len(game.seats)
    part = _PHONE / ((large.width - _GAP * (columns + 1)) / columns)
    small = large.resize(
        (round(large.width * part), round(large.height * part)), Image.Resampling.LANCZOS
    )
    phone = target.with_stem(f"{target.stem}-{_PHONE}")
    small.save(phone)
    sys.stdout.write(f"{target}: every picture as drawn. {phone}: as wide as on a phone.\n")
    return 0


def _read(arguments: list[str]) -> tuple[Path, SampleGame] | None:
    """The file to write and the game to draw; None where that was not said."""
    words, key = list(arguments), next(iter(SAMPLES))
    if "--game" in words[:-1]:
        place = words.index("--game")
        _, key = words[place : place + 2]
        del words[place : place + 2]
    command, target = words[:1], Path(words[1] if len(words) == 2 else "sheet.png")
    if command != ["sheet"] or len(words) > 2 or key not in SAMPLES:
        return None
    if target.suffix not in {".png", ".webp"} or not target.parent.is_dir():
        return None
    return target, SAMPLES[key]


def contact_sheet(game: SampleGame) -> Image.Image:
    """A column for each size of table."""
    columns = [[_opened(draw()) for draw in game.painters(seats).values()] for seats in game.seats]
    width = _GAP + sum(column[0].width + _GAP for column in columns)
    height = _GAP + max(sum(image.height + _GAP for image in column) for column in columns)
    sheet = Image.new("RGB", (width, height), MIDNIGHT)
    x = _GAP
    for column in columns:
        y = _GAP
        for image in column:
            sheet.paste(image, (x, y))
            y += image.height + _GAP
        x += column[0].width + _GAP
    return sheet


def _opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
