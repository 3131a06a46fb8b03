"""`python -m render sheet [OUTFILE]`: every picture from a sample game, to be looked at."""

import io
import sys
from pathlib import Path

from PIL import Image

from render.great_split.sample import pictures
from render.theme import MIDNIGHT

_SEATS = (2, 4, 7)
_GAP = 40
_PHONE = 400
_USAGE = (
    "Say `python -m render sheet [OUTFILE]`: OUTFILE ends in .png or .webp, lies in a folder that is there,"
    " and is sheet.png if left out.\n"
)


def main(arguments: list[str]) -> int:
    if arguments[:1] != ["sheet"] or len(arguments) > 2:
        sys.stderr.write(_USAGE)
        return 2
    target = Path(arguments[1] if len(arguments) == 2 else "sheet.png")
    if target.suffix not in {".png", ".webp"} or not target.parent.is_dir():
        sys.stderr.write(_USAGE)
        return 2
    large = contact_sheet()
    large.save(target)
    part = _PHONE / ((large.width - _GAP * (len(_SEATS) + 1)) / len(_SEATS))
    small = large.resize(
        (round(large.width * part), round(large.height * part)), Image.Resampling.LANCZOS
    )
    phone = target.with_stem(f"{target.stem}-{_PHONE}")
    small.save(phone)
    sys.stdout.write(f"{target}: every picture as drawn. {phone}: as wide as on a phone.\n")
    return 0


def contact_sheet() -> Image.Image:
    """A column for each size of table."""
    columns = [[_opened(png) for png in pictures(seats).values()] for seats in _SEATS]
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
