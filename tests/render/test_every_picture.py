"""The pictures of every game: sizes, bytes, the same twice, and whether they can be read."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial

import pytest
from PIL import ImageChops

from engine.games import GAMES
from render import lettering
from render.canvas import Canvas
from render.packing import tightly
from render.samples import SAMPLES
from render.theme import LEAST_TEXT, WIDTH, contrast
from tests.render.name_places import find_name
from tests.render.names import NASTY_NAMES
from tests.render.pictures import opened, pictures
from tests.render.told_apart import AA_TEXT
from tests.render.writing import cap_height, written_by

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("game", SAMPLES)
every_table = pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in SAMPLES for seats in GAMES[game].seats]
)
FOUR = 4
"""A table that every game knows: enough for what would else draw every picture again."""


@every_table
def test_every_picture_is_a_png_of_the_designed_size(game, seats):
    for name, png in pictures(game, seats).items():
        image = opened(png)
        assert image.format == "PNG", name
        assert 1000 <= image.width <= 1400, name
        assert max(image.size) / min(image.size) >= 1.1, name


@every_table
def test_every_picture_is_under_260_kilobytes(game, seats):
    for name, file in pictures(game, seats).items():
        assert len(file) < 260_000, f"{name} has {len(file)} bytes"


def test_most_pictures_are_under_100_kilobytes():
    """A second on a line of a megabit, packed as where there is time: two of three at least."""
    sizes = {
        f"{game}: {name}": len(tightly(partial(bytes, file)))
        for game in SAMPLES
        for name, file in pictures(game, FOUR).items()
    }
    large = {name: size for name, size in sizes.items() if size >= 100_000}
    assert len(large) < len(sizes) / 3, large


@every_game
def test_the_same_view_gives_the_same_picture(game):
    for name, draw in SAMPLES[game].painters(FOUR).items():
        assert draw() == pictures(game, FOUR)[name], name


@every_game
def test_pictures_drawn_side_by_side_are_the_pictures_drawn_alone(game):
    jobs = [draw for _ in range(2) for draw in SAMPLES[game].painters(FOUR).values()]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda draw: draw(), jobs))
    assert together == list(pictures(game, FOUR).values()) * 2


@cache
def with_the_usual_names(game):
    """The pictures that show the first seat's name, and where."""
    found = {
        picture: find_name("Ana", draw)
        for picture, draw in SAMPLES[game].painters(2, ("Ana", "Ben")).items()
    }
    named = {picture: (image, places) for picture, (image, places) in found.items() if places}
    assert {"board", "final"} <= set(named)
    return named


@pytest.mark.parametrize("name", NASTY_NAMES)
@every_game
def test_no_name_changes_anything_but_its_own_place(game, name):
    painters = SAMPLES[game].painters(2, (name, "Ben"))
    for picture, (usual, places) in with_the_usual_names(game).items():
        nasty, nasty_places = find_name(name, painters[picture])
        assert nasty.size == usual.size, picture
        assert nasty_places == places, picture
        changed = ImageChops.difference(nasty, usual)
        for place in places:
            # The marks of some scripts reach into the gap around a name, but not across it.
            x, y, w, h = place.inset(-3)
            changed.paste(0, (x, y, x + w, y + h))
        assert changed.getbbox() is None, picture


@cache
def written(game):
    sample = SAMPLES[game]
    draws = [draw for seats in sample.seats for draw in sample.painters(seats).values()]
    with pytest.MonkeyPatch.context() as patch:
        # Nobody opens these, and to encode them would take as long as to draw them.
        patch.setattr(Canvas, "file", lambda _: b"")
        return written_by(draws)


@every_game
def test_all_text_is_high_enough_to_read_on_a_phone(game):
    assert len(written(game)) > 500
    for text, size, _, _, is_name in written(game):
        if is_name:
            assert size >= LEAST_TEXT * WIDTH, text
        else:
            # A sign alone, like × or =, has no height of its own: that of a figure of its size counts.
            digits = "".join(c for c in text if c.isalnum()) or "0"
            assert cap_height(digits, size) >= LEAST_TEXT * WIDTH, f"{text!r} at {size}"


@every_game
def test_every_figure_has_its_glyphs(game):
    for text in {text for text, *_, is_name in written(game) if not is_name}:
        assert lettering.has_figures(text), text


@every_game
def test_all_text_stands_out_from_its_ground(game):
    for text, _, ink, grounds, _ in written(game):
        for ground in grounds:
            assert contrast(ink, ground) >= AA_TEXT, f"{text!r}: {ink} on {ground}"
