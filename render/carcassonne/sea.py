"""The sea around the landscape, as on old maps: lighter towards the coast, with lines along it."""

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from render.boxes import Box
from render.carcassonne.paints import FOAM, SEA
from render.carcassonne.palette import COAST
from render.theme import mix

_SMALL = 4
"""The coast is computed at a quarter of the size: it is soft anyway."""
_LINES = tuple(
    (near, mix(SEA, FOAM, part)) for near, part in zip((52, 96, 140), COAST, strict=True)
)
"""From how near the coast on which colour lies; 255 is the coast itself."""


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
    for edge, colour in _LINES:
        ramp = [max(0, min(255, (value - edge) * 20)) for value in range(256)]
        image.paste(colour, (0, 0), full.point(ramp))
    return image
