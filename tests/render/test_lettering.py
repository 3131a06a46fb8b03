"""Names in any script: chosen fonts, fitting, and marks for what no font has."""

import pytest
from PIL import Image, ImageChops

from render import lettering
from render.lettering import Run, fit_name, runs_of, width_of, write
from render.theme import IVORY, LEAST_NAME, NAME
from tests.render.names import NASTY_NAMES

WIDTHS = (160, 213, 372, 900)


def written(name, size=NAME):
    image = Image.new("RGB", (2400, 200))
    write(image, (20, 100), name, size, IVORY, "left", is_name=True)
    return image


@pytest.mark.parametrize("name", NASTY_NAMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_name_fits_its_box(name, width):
    shown, size = fit_name(name, width, NAME, LEAST_NAME)
    assert LEAST_NAME <= size <= NAME
    assert width_of(shown, size, is_name=True) <= width


@pytest.mark.parametrize("name", NASTY_NAMES)
def test_the_ink_of_a_name_stays_where_its_width_says(name):
    box = written(name).getbbox()
    if box is not None:
        overhang = NAME * 0.35
        assert box[0] >= 20 - overhang
        assert box[2] <= 20 + width_of(name, NAME, is_name=True) + overhang


def test_a_short_name_keeps_its_full_size():
    assert fit_name("Ana", 213, NAME, LEAST_NAME) == ("Ana", NAME)


def test_a_longer_name_shrinks_before_it_is_shortened():
    shown, size = fit_name("Maximiliane", 238, NAME, LEAST_NAME)
    assert shown == "Maximiliane"
    assert size < NAME


def test_a_name_far_too_long_ends_in_an_ellipsis():
    shown, size = fit_name("W" * 32, 213, NAME, LEAST_NAME)
    assert shown.endswith("…")
    assert shown[:-1] == "W" * (len(shown) - 1)
    assert size == LEAST_NAME


def test_a_name_in_latin_greek_or_cyrillic_is_one_run():
    for name in ("Ana", "Дмитрий", "Ελένη", "Ñuño Ærø"):
        assert runs_of(name) == (Run("sans", name),)


@pytest.mark.parametrize(
    ("name", "face"),
    [("美咲", "cjk"), ("김수한", "cjk"), ("さくら", "cjk"), ("שלום", "hebrew"), ("نور", "arabic"),
     ("नमस्ते", "devanagari"), ("สวัสดี", "thai")],
)  # fmt: skip
def test_a_name_is_set_in_a_face_that_has_it(name, face):
    assert {run.face for run in runs_of(name)} == {face}


def test_an_emoji_is_one_mark():
    assert runs_of("🦊") == (Run("mark", ""),)


def test_an_emoji_of_several_is_one_mark():
    assert runs_of("👩‍👩‍👧‍👦") == (Run("mark", ""),)
    assert runs_of("👍🏽") == (Run("mark", ""),)


def test_emojis_and_letters_keep_their_order():
    assert runs_of("🦊 Fox") == (Run("mark", ""), Run("sans", " Fox"))


def test_a_name_that_reads_leftwards_starts_at_the_right():
    assert [run.face for run in runs_of("نور🦊")] == ["mark", "arabic"]


def test_a_name_of_invisible_characters_is_nothing_and_breaks_nothing():
    assert runs_of("\u200d\u200b\ufe0f") == ()
    assert written("\u200d\u200b\ufe0f").getbbox() is None


def test_line_breaks_and_tabs_are_left_out():
    assert runs_of("Ana\nBen\tCarla") == (Run("sans", "AnaBenCarla"),)


def test_without_shaping_a_leftward_name_is_still_written_leftwards(monkeypatch):
    monkeypatch.setattr(lettering, "_CAN_SHAPE", False)
    assert lettering._set(Run("hebrew", "אב")) == "בא"
    assert lettering._set(Run("sans", "ab")) == "ab"


def test_different_names_look_different():
    assert ImageChops.difference(written("Ana"), written("Ben")).getbbox() is not None
    assert ImageChops.difference(written("美咲"), written("美桜")).getbbox() is not None


def test_the_capitals_are_as_high_as_we_reckon():
    for text in ("0123456789", "ABCDEFGH"):
        image = Image.new("RGB", (800, 200))
        write(image, (20, 100), text, 100, IVORY, "left")
        box = image.getbbox()
        assert box is not None
        _, top, _, bottom = box
        assert abs((bottom - top) - 100 * lettering.CAP_HEIGHT) <= 5
