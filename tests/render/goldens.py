"""How the pictures looked when somebody last looked at them: `python -m tests.render.goldens` renews."""

from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.samples import SAMPLES
from tests.render.pictures import opened, pictures

FOLDER = Path(__file__).parent / "goldens"
WIDTH = 300
SAME = 14.0
"""Another version of FreeType moves edges by less; a figure that changed moves a tile by more."""


def goldens() -> dict[str, tuple[str, int, str]]:
    """For each golden, as `game/picture-seats`, the game, the seats and the picture it is of."""
    return {
        f"{game}/{picture.replace(' ', '-')}-{seats}": (game, seats, picture)
        for game, sample in SAMPLES.items()
        for seats in sample.seats
        for picture in sample.painters(seats)
    }


def kept() -> set[str]:
    return {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.png")}


def unlikeness(png: bytes, golden: str) -> float:
    """The greatest mean difference of any tile of 12 by 12 pixels, from 0 to 255."""
    with Image.open(FOLDER / f"{golden}.png") as image:
        other = image.convert("RGB")
    one = _small(png)
    if one.size != other.size:
        return 255.0
    difference = ImageChops.difference(one, other).convert("L")
    return max(
        float(ImageStat.Stat(difference.crop((x, y, x + 12, y + 12))).mean[0])
        for x in range(0, one.width, 12)
        for y in range(0, one.height, 12)
    )


def _small(png: bytes) -> Image.Image:
    image = opened(png).convert("RGB")
    height = round(image.height * WIDTH / image.width)
    return image.resize((WIDTH, height), Image.Resampling.BOX)


def renew() -> None:
    for old in kept():
        (FOLDER / f"{old}.png").unlink()
    for golden, (game, seats, picture) in goldens().items():
        path = FOLDER / f"{golden}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        _small(pictures(game, seats)[picture]).save(path, optimize=True)


if __name__ == "__main__":
    renew()
