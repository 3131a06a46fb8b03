"""Where the fields and cities of a tile are, on a raster of 100 by 100: spots and room for scenery."""

import functools

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.carcassonne.geometry import (
    GREEN_RADIUS,
    HALVES,
    ROAD_WIDTH,
    YARD_RADIUS,
    Lines,
    lines_of,
    segments_of,
    turned,
)
from render.sprites import Point

RASTER = 100
_VERGE = 1.5
"""How far the verge of a road reaches into the field."""
_TURNS = {
    1: Image.Transpose.ROTATE_270,
    2: Image.Transpose.ROTATE_180,
    3: Image.Transpose.ROTATE_90,
}
"""By quarter turns clockwise: Pillow turns the other way round."""


@functools.lru_cache(maxsize=128)
def field_mask(letter: str, turn: int, index: int) -> Image.Image:
    """White where that field lies."""
    if turn % 4:
        return field_mask(letter, 0, index).transpose(_TURNS[turn % 4])
    ground = bytearray(_open_ground(lines_of(letter, 0)).tobytes())
    found = bytearray(len(ground))
    for half in segments_of(letter, "field")[index].halves:
        _fill(ground, found, _inside(HALVES[half]))
    return Image.frombytes("L", (RASTER, RASTER), bytes(found))


def _fill(ground: bytearray, found: bytearray, start: int) -> None:
    """Marks everything that is reached over open ground, which is closed behind."""
    waiting = [start]
    while waiting:
        place = waiting.pop()
        if not ground[place]:
            continue
        ground[place] = 0
        found[place] = 255
        column = place % RASTER
        if column:
            waiting.append(place - 1)
        if column < RASTER - 1:
            waiting.append(place + 1)
        if place >= RASTER:
            waiting.append(place - RASTER)
        if place < RASTER * (RASTER - 1):
            waiting.append(place + RASTER)


@functools.lru_cache(maxsize=64)
def city_mask(letter: str, index: int) -> Image.Image:
    """White where that city of the unturned tile lies."""
    mask = Image.new("L", (RASTER, RASTER))
    ImageDraw.Draw(mask).polygon(lines_of(letter, 0).cities[index].outline, fill=255)
    return mask


@functools.lru_cache(maxsize=64)
def clearance(letter: str) -> Image.Image:
    """How far every place of the unturned tile is from the next border, the tile's own included."""
    free = Image.new("L", (RASTER, RASTER))
    for index in range(len(segments_of(letter, "field"))):
        free = ImageChops.lighter(free, field_mask(letter, 0, index))
    return _depth(free)


@functools.lru_cache(maxsize=128)
def spots_of(letter: str, turn: int) -> dict[str, Point]:
    """Where a follower stands on each part of a tile, by the part's name in the tile's data."""
    lines = lines_of(letter, 0)
    found: dict[str, Point] = {}
    for index, city in enumerate(lines.cities):
        mask = city_mask(letter, index)
        if city.shield is not None:
            mask = mask.copy()
            _disc(mask, city.shield, 13, 0)
        found[f"city-{index}"] = _heart(mask)
    for index, road in enumerate(lines.roads):
        # Before a gate the meadows on either side are small: stand nearer to it.
        found[f"road-{index}"] = road[-2] if lines.gate else _on_the_road(road)
    for index in range(len(segments_of(letter, "field"))):
        found[f"field-{index}"] = _heart(field_mask(letter, 0, index))
    if lines.monastery:
        found["monastery-0"] = (50, 50)
    return {spot: turned(place, turn) for spot, place in found.items()}


def _on_the_road(road: tuple[Point, ...]) -> Point:
    """In the middle of a whole road; of one that ends on the tile nearer to its open end."""
    ends = sum(min(x, y, 100 - x, 100 - y) < 1 for x, y in (road[0], road[-1]))
    return road[len(road) // 2] if ends == 2 else road[len(road) // 3]


def _open_ground(lines: Lines) -> Image.Image:
    mask = Image.new("L", (RASTER, RASTER), 255)
    draw = ImageDraw.Draw(mask)
    for city in lines.cities:
        draw.polygon(city.outline, fill=0)
        for wall in city.walls:
            draw.line(wall, fill=0, width=4, joint="curve")
    for road in lines.roads:
        draw.line(road, fill=0, width=round(ROAD_WIDTH + 2 * _VERGE), joint="curve")
    if lines.green:
        _disc(mask, (50, 50), GREEN_RADIUS + 1, 0)
    if lines.monastery:
        _disc(mask, (50, 50), YARD_RADIUS + 1, 0)
    return mask


def _disc(mask: Image.Image, centre: Point, radius: float, fill: int) -> None:
    x, y = centre
    ImageDraw.Draw(mask).ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)


def _inside(point: Point) -> int:
    x, y = min(RASTER - 2, max(1, int(point[0]))), min(RASTER - 2, max(1, int(point[1])))
    return y * RASTER + x


def _depth(mask: Image.Image) -> Image.Image:
    """For every place how many steps it is to the nearest black one, or to the tile's edge."""
    framed = Image.new("L", (RASTER + 2, RASTER + 2))
    framed.paste(mask.point(lambda value: 1 if value else 0), (1, 1))
    depth = Image.new("L", framed.size)
    while framed.getbbox():
        depth = ImageChops.add(depth, framed)
        framed = framed.filter(ImageFilter.MinFilter(3))
    return depth.crop((1, 1, RASTER + 1, RASTER + 1))


def _heart(mask: Image.Image) -> Point:
    """The place furthest from every border; among several the one nearest to their middle."""
    depth = _depth(mask)
    most = depth.getextrema()[1]
    pixels = depth.tobytes()
    deepest = [
        (place % RASTER, place // RASTER) for place, value in enumerate(pixels) if value == most
    ]
    x = sum(point[0] for point in deepest) / len(deepest)
    y = sum(point[1] for point in deepest) / len(deepest)
    best = min(deepest, key=lambda point: ((point[0] - x) ** 2 + (point[1] - y) ** 2, point))
    return best[0] + 0.5, best[1] + 0.5
