"""`python -m render`: the contact sheet."""

import pytest
from PIL import Image

from engine.games import GAMES
from render.__main__ import main
from render.samples import SAMPLES, sample_of


@pytest.mark.slow
def test_the_sheet_is_written_large_and_as_wide_as_on_a_phone(tmp_path, capsys):
    assert main(["sheet", str(tmp_path / "gala.png")]) == 0
    with Image.open(tmp_path / "gala.png") as large, Image.open(tmp_path / "gala-400.png") as small:
        assert large.width == 3 * 1200 + 4 * 40
        assert small.width == round(large.width / 3)
    assert "gala-400.png" in capsys.readouterr().out


@pytest.mark.slow
def test_the_sheet_of_another_game_is_another(tmp_path):
    assert main(["sheet", str(tmp_path / "gems.png"), "--game", "splendor"]) == 0
    with Image.open(tmp_path / "gems.png") as sheet:
        assert sheet.width == 3 * 1200 + 4 * 40
        assert sheet.height > 5000


def test_a_game_without_a_sample_is_named():
    with pytest.raises(LookupError, match=r"render.chess.sample.SAMPLE is missing"):
        sample_of("chess")


def test_every_game_has_a_sheet():
    assert list(SAMPLES) == list(GAMES)
    for key, sample in SAMPLES.items():
        assert set(sample.seats) <= set(GAMES[key].seats)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["paint"],
        ["sheet", "a.png", "b"],
        ["sheet", "a.txt"],
        ["sheet", "--game"],
        ["sheet", "--game", "chess"],
        ["sheet", "a.png", "--game"],
        ["--game", "splendor"],
    ],
)
def test_anything_else_is_told_what_to_say(arguments, capsys):
    assert main(arguments) == 2
    assert "python -m render sheet" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_told_so(tmp_path, capsys):
    assert main(["sheet", str(tmp_path / "nowhere" / "a.png")]) == 2
    assert "folder" in capsys.readouterr().err
