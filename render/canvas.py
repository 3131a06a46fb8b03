"""The canvas: the gala's ground, rounded panels with soft shadows, sprites, text, and the file."""

import functools
import io
import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import lettering
from render.boxes import Box
from render.lettering import Align
from render.sprites import OVERSIZE, Brush, Painter, paint, ring_of
from render.theme import (
    DUSK,
    FIGURE,
    GOLD_LINE,
    IVORY,
    LEAST_NAME,
    MIDNIGHT,
    NAME,
    SHADOW,
    WIDTH,
    Colour,
    mix,
)

_SOFT = 14
"""How far a shadow reaches."""


COLOURS = 256
"""In a file: nobody sees the difference, and it is a third as large."""
EFFORT = 6
"""Of compression: 3 takes half as long for a fifth more bytes. WebP saves an eighth of the bytes, and
takes more than twice as long: as long as all the rest of a picture. Where there is time for it,
`render/packing.py` does better.
"""


class Canvas:
    """One picture in the making."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.palette: Image.Image | None = None
        """The colours of the file where they are known; otherwise they are looked for in the picture."""

    def panel(
        self,
        box: Box,
        fill: Colour,
        radius: int = 18,
        edge: Colour | None = None,
        line: int = 2,
        *,
        shadow: bool = False,
    ) -> None:
        """A rounded box, with a line around it inside its edge where one is asked for."""
        if shadow:
            self.image.paste(
                SHADOW, (box.x - _SOFT, box.y - _SOFT + 5), _shadow(box.w, box.h, radius)
            )
        if edge is not None:
            self.image.paste(edge, box[:2], _rounded(box.w, box.h, radius))
            # A long track of some edition may have spaces narrower than two of our lines.
            line = min(line, box.w // 4, box.h // 4)
            box, radius = box.inset(line), max(0, radius - line)
        self.image.paste(fill, box[:2], _rounded(box.w, box.h, radius))

    def icon(self, painter: Painter, box: Box) -> None:
        """As large as fits, in the middle."""
        side = max(1, min(box.w, box.h))
        self.stamp(paint(painter, side), box.square(side))

    def stamp(self, sprite: Image.Image, box: Box) -> None:
        self.image.paste(sprite, box[:2], sprite)

    def inlay(self, image: Image.Image, box: Box, radius: int) -> None:
        """An opaque picture with rounded corners."""
        self.image.paste(image, box[:2], _rounded(box.w, box.h, radius))

    def veil(self, box: Box, ground: Colour, radius: int, strength: int) -> None:
        """Lets what is there fade into the ground; 255 would hide it."""
        mask = _rounded(box.w, box.h, radius).point(lambda value: value * strength // 255)
        self.image.paste(ground, box[:2], mask)

    def figure(
        self,
        box: Box,
        text: str,
        ink: Colour = IVORY,
        size: int = FIGURE,
        align: Align = "middle",
    ) -> None:
        """A number or a letter; smaller only where an edition's figure would leave its box."""
        while size > 8 and lettering.width_of(text, size) > box.w:
            size -= 1
        lettering.write(self.image, _anchor(box, align), text, size, ink, align)

    def name(
        self, box: Box, name: str, ink: Colour = IVORY, size: int = NAME, align: Align = "left"
    ) -> None:
        shown, size = lettering.fit_name(name, box.w, size, LEAST_NAME)
        lettering.write(self.image, _anchor(box, align), shown, size, ink, align, is_name=True)

    def line(self, points: list[tuple[float, float]], ink: Colour, width: int) -> None:
        """A smooth line through the points: drawn large on a patch of its own, shrunk once."""
        pad = width * 2
        left, top = int(min(x for x, _ in points)) - pad, int(min(y for _, y in points)) - pad
        right, bottom = int(max(x for x, _ in points)) + pad, int(max(y for _, y in points)) + pad
        patch = Image.new("L", ((right - left) * OVERSIZE, (bottom - top) * OVERSIZE))
        at = [((x - left) * OVERSIZE, (y - top) * OVERSIZE) for x, y in points]
        ImageDraw.Draw(patch).line(at, fill=255, width=width * OVERSIZE, joint="curve")
        self.image.paste(ink, (left, top), patch.reduce(OVERSIZE))

    def rays(self, box: Box, radius: int, centre: tuple[int, int], ink: Colour) -> None:
        """A fan of light on a panel, from a point of it upwards."""
        self.image.paste(ink, box[:2], _rays(box.w, box.h, radius, centre))

    def file(self) -> bytes:
        """A PNG with a palette."""
        out = io.BytesIO()
        self._in_few_colours().save(out, "PNG", compress_level=EFFORT)
        return out.getvalue()

    def _in_few_colours(self) -> Image.Image:
        if self.palette is None:
            octree = Image.Quantize.FASTOCTREE
            return self.image.quantize(COLOURS, method=octree, dither=Image.Dither.NONE)
        return self.image.quantize(palette=self.palette, dither=Image.Dither.NONE)


def picture(height: int) -> Canvas:
    """A canvas with the gala's ground."""
    return Canvas(gala(height).copy())


def _anchor(box: Box, align: Align) -> tuple[float, float]:
    x = {"left": float(box.x), "middle": box.x + box.w / 2, "right": float(box.right)}[align]
    return x, box.y + box.h / 2


@functools.lru_cache(maxsize=8)
def gala(height: int) -> Image.Image:
    """Dusk above, midnight below, inside a thin double line of gold."""
    column = Image.new("RGB", (1, height))
    column.putdata([mix(DUSK, MIDNIGHT, y / height) for y in range(height)])
    image = column.resize((WIDTH, height), Image.Resampling.NEAREST)
    draw = ImageDraw.Draw(image)
    draw.rectangle((8, 8, WIDTH - 9, height - 9), outline=mix(DUSK, GOLD_LINE, 0.75), width=2)
    draw.rectangle((14, 14, WIDTH - 15, height - 15), outline=mix(DUSK, GOLD_LINE, 0.35), width=1)
    for x in (12, WIDTH - 12):
        for y in (12, height - 12):
            _draw_stud(image, x, y)
    return image


def _draw_stud(image: Image.Image, x: int, y: int) -> None:
    """A gold diamond on a corner of the frame."""
    stud = paint(_stud, 22)
    image.paste(stud, (x - 11, y - 11), stud)


def _stud(brush: Brush) -> None:
    brush.polygon(ring_of(4, 50), MIDNIGHT)
    brush.polygon(ring_of(4, 38), GOLD_LINE)


@functools.lru_cache(maxsize=512)
def _rounded(width: int, height: int, radius: int) -> Image.Image:
    """A mask; only its corners are drawn large, so that it costs little."""
    mask = Image.new("L", (width, height), 255)
    radius = min(radius, width // 2, height // 2)
    if radius > 0:
        corner = _corner(radius)
        for x, y, sprite in (
            (0, 0, corner),
            (width - radius, 0, corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)),
            (0, height - radius, corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM)),
            (width - radius, height - radius, corner.transpose(Image.Transpose.ROTATE_180)),
        ):
            mask.paste(sprite, (x, y))
    return mask


@functools.lru_cache(maxsize=64)
def _corner(radius: int) -> Image.Image:
    large = Image.new("L", (radius * OVERSIZE, radius * OVERSIZE))
    reach = 2 * radius * OVERSIZE - 1
    ImageDraw.Draw(large).ellipse((0, 0, reach, reach), fill=255)
    return large.reduce(OVERSIZE)


@functools.lru_cache(maxsize=128)
def _shadow(width: int, height: int, radius: int) -> Image.Image:
    """Blurred at a quarter of the size: nobody sees the difference in a shadow."""
    full = (width + 2 * _SOFT, height + 2 * _SOFT)
    small = Image.new("L", (full[0] // 4 + 1, full[1] // 4 + 1))
    ImageDraw.Draw(small).rounded_rectangle(
        (_SOFT // 4, _SOFT // 4, (_SOFT + width) // 4, (_SOFT + height) // 4), radius // 4, fill=150
    )
    blurred = small.filter(ImageFilter.GaussianBlur(_SOFT / 8))
    return blurred.resize(full, Image.Resampling.BILINEAR)


@functools.lru_cache(maxsize=4)
def _rays(width: int, height: int, radius: int, centre: tuple[int, int]) -> Image.Image:
    large = Image.new("L", (width * 2, height * 2))
    draw = ImageDraw.Draw(large)
    x, y, reach = centre[0] * 2, centre[1] * 2, 2 * (width + height)
    for ray in range(12):
        start, end = math.radians(180 + ray * 15 + 3.75), math.radians(180 + ray * 15 + 11.25)
        draw.polygon(
            [
                (x, y),
                (x + reach * math.cos(start), y + reach * math.sin(start)),
                (x + reach * math.cos(end), y + reach * math.sin(end)),
            ],
            fill=255,
        )
    return ImageChops.multiply(large.reduce(2), _rounded(width, height, radius))
