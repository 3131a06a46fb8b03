"""How the pictures looked when somebody last looked at them: `python -m tests.render.goldens` renews."""

import io
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.great_split.sample import painters

FOLDER = Path(__file__).parent / "goldens"
WIDTH = 300
SEATS = (2, 4, 7)


def drawn() -> dict[str, bytes]:
    """Every picture for four seats; the board and the end for the other tables too."""
    return {
        f"{name.replace(' ', '-')}-{seats}": draw()
        for seats in SEATS
        for name, draw in painters(seats).items()
        if seats == 4 or name in {"board", "final"}
    }


def small(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png)).convert("RGB")
    height = round(image.height * WIDTH / image.width)
    return image.resize((WIDTH, height), Image.Resampling.BOX)


def unlikeness(one: Image.Image, other: Image.Image) -> float:
    """The greatest mean difference of any tile of 12 by 12 pixels, from 0 to 255."""
    if one.size != other.size:
        return 255.0
    difference = ImageChops.difference(one, other).convert("L")
    return max(
        float(ImageStat.Stat(difference.crop((x, y, x + 12, y + 12))).mean[0])
        for x in range(0, one.width, 12)
        for y in range(0, one.height, 12)
    )


def renew() -> None:
    for old in FOLDER.glob("*.png"):
        old.unlink()
    FOLDER.mkdir(exist_ok=True)
    for name, png in drawn().items():
        small(png).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    renew()
