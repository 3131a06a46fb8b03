"""Films: every picture is in them, and they are never too large to be sent."""

import io
import random
import subprocess
import sys
from typing import Any

import pytest
from PIL import Image

from render.film import film, seconds_of


def picture(width: int, height: int, shade: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), (shade, 40, 90)).save(out, "PNG")
    return out.getvalue()


def noise(seed: int) -> bytes:
    out = io.BytesIO()
    size = (300, 200)
    Image.frombytes("RGB", size, random.Random(seed).randbytes(3 * 300 * 200)).save(out, "PNG")
    return out.getvalue()


def test_a_film_has_a_frame_for_each_picture_and_is_an_animated_webp():
    made: Any = Image.open(io.BytesIO(film([picture(1200, 600, n) for n in (10, 90, 200)])))
    assert made.format == "WEBP"
    assert made.n_frames == 3


def test_pictures_of_different_heights_fit_into_one_film():
    made = Image.open(io.BytesIO(film([picture(1200, 600, 10), picture(1200, 900, 90)])))
    assert made.size == (900, 675)


@pytest.mark.slow
def test_a_film_that_would_be_too_large_is_made_smaller_and_then_shorter():
    pictures = [noise(seed) for seed in range(6)]
    large, small = film(pictures), film(pictures, most=60_000)
    assert len(small) < len(large)
    shorter: Any = Image.open(io.BytesIO(small))
    assert shorter.n_frames < 6


@pytest.mark.parametrize("pictures", [1, 2, 12, 40, 120])
def test_no_film_takes_longer_than_anybody_watches(pictures):
    assert seconds_of(pictures) <= 36


PROGRAM = """
import io, resource
from PIL import Image
from render.film import film

def picture(shade):
    out = io.BytesIO()
    Image.new("RGB", (90, 120), (shade, 40, 90)).save(out, "PNG")
    return out.getvalue()

def most():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024

film([picture(shade) for shade in range(4)])
before = most()
film([picture(shade) for shade in range(60)])
print(most() - before)
"""


def test_a_long_film_takes_no_more_memory_than_a_short_one():
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    # Unpacked, its frames have 3.2 MB each.
    assert int(run.stdout) < 56 * 3_240_000 / 4
