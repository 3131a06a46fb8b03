"""The sea around the landscape, as on old maps: lighter towards the coast, with lines along it."""

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from render.boxes import Box
from render.carcassonne.paints import FOAM, SEA
from render.theme import Colour, mix

_SMALL = 4
"""The coast is computed at a quarter of the size: it is soft anyway."""
_LINES: tuple[tuple[int, int, Colour], ...] = (
    (52, 255, mix(SEA, FOAM, 0.10)),
    (96, 255, mix(SEA, FOAM, 0.22)),
    (140, 255, mix(SEA, FOAM, 0.40)),
)
"""From how near the coast on which colour lies, out of 255 on it."""


def paint_sea(size: tuple[int, int], land: Sequence[Box]) -> Image.Image:
    image = Image.new("RGB", size, SEA)
    if not land:
        return image
    pad = 8
    small = Image.new("L", (size[0] // _SMALL + 1 + 2 * pad, size[1] // _SMALL + 1 + 2 * pad))
    draw = ImageDraw.Draw(small)
    for box in land:
        draw.rectangle(
            (
                box.x // _SMALL + pad,
                box.y // _SMALL + pad,
                box.right // _SMALL + pad,
                box.bottom // _SMALL + pad,
            ),
            fill=255,
        )
    reach = max(3, min(box.w for box in land) / 4 / _SMALL)
    near = small.filter(ImageFilter.GaussianBlur(reach))
    near = near.crop((pad, pad, small.width - pad, small.height - pad))
    full = near.resize((near.width * _SMALL, near.height * _SMALL), Image.Resampling.BICUBIC)
    full = full.crop((0, 0, *size))
    for edge, strength, colour in _LINES:
        ramp = [max(0, min(strength, (value - edge) * 40)) for value in range(256)]
        image.paste(colour, (0, 0), full.point(ramp))
    return image
