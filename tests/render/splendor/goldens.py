"""How Splendor looked when somebody last looked: `python -m tests.render.splendor.goldens` renews."""

from pathlib import Path

from render.splendor.sample import painters
from tests.render.goldens import small

FOLDER = Path(__file__).parent / "goldens"
SEATS = (2, 4)


def drawn() -> dict[str, bytes]:
    return {f"{name}-{seats}": draw() for seats in SEATS for name, draw in painters(seats).items()}


def renew() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    for name, png in drawn().items():
        small(png).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    renew()
