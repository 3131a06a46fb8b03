"""Edition files: what a good one means, and everything that is wrong in a wrong one."""

import json
from importlib import resources
from typing import Any

import pytest

from engine.core import BadOptions, begin, figures_of
from engine.dice import seeded
from engine.editions import BadEdition, MissingEdition
from engine.sintra import Sintra
from engine.sintra.data import COLOURS, NONE
from engine.sintra.editions import GALA, load_edition, load_folder
from engine.sintra.state import Strip
from tests.engine.sintra.builders import SEED, SINTRA, start, strip


def written() -> Any:
    return json.loads((resources.files("engine.sintra") / "editions" / "gala.json").read_bytes())


def faults(change) -> tuple[str, ...]:
    """What is wrong after this change of our own edition."""
    data = written()
    change(data)
    with pytest.raises(BadEdition) as caught:
        load_edition(json.dumps(data), "mine.json")
    assert str(caught.value).startswith("The edition mine.json cannot be used:\n")
    return caught.value.faults


def test_our_strips_have_sixteen_different_sides_and_eighty_spaces():
    assert len({tuple(sorted(face)) for face in GALA.faces}) == 16
    spaces = [space for face in GALA.faces for space in face]
    assert [spaces.count(colour) for colour in COLOURS] == [16, 15, 16, 15, 16]
    assert spaces.count("wild") == 2


def test_what_the_rulebooks_examples_show_is_in_our_edition():
    assert any(face.count("orange") >= 3 for face in GALA.faces)
    assert any(face.count("yellow") == 2 for face in GALA.faces)
    assert GALA.losses[0] == 0
    assert 8 in GALA.losses
    assert GALA.losses[-1] == 18


def test_every_table_says_where_it_comes_from():
    data = written()
    tables = {key: table["provenance"] for key, table in data.items() if key != "name"}
    assert tables == {
        "strips": "ours",
        "windows_a": "reported",
        "windows_b": "deduced",
        "ornaments": "deduced",
        "broken_glass": "deduced",
    }


def test_a_strip_takes_as_many_panes_as_it_has_spaces():
    for face, spaces in enumerate(GALA.faces):
        rows = GALA.laid[Strip(face, NONE)]
        room = [spaces.count(colour) + spaces.count("wild") for colour in COLOURS]
        assert [len(row) - 1 for row in rows] == room


def test_a_pane_on_a_grey_space_leaves_the_coloured_ones_free():
    rows = GALA.laid[strip("6b", "oo")]
    assert [len(row) - 1 for row in rows] == [1, 0, 1, 0, 1]


def test_another_edition_plays_with_its_own_points():
    data = written()
    data["name"] = "home"
    data["windows_a"]["points"] = [1, 2, 3, 4, 2, 2, 1, 1]
    game = Sintra({"home": load_edition(json.dumps(data), "home.json")})
    state = begin(game, 2, seeded(SEED), {"edition": "home"}).state
    assert game.view(state, 0).window_points == (1, 2, 3, 4, 2, 2, 1, 1)
    assert game.view(start(), 0).window_points == (4, 3, 3, 2, 2, 1, 1, 2)
    assert figures_of(game, {"edition": "home"}) != figures_of(game, {})


def test_an_edition_that_is_not_here_cannot_be_chosen_or_played_on():
    with pytest.raises(BadOptions):
        begin(SINTRA, 2, seeded(SEED), {"edition": "home"})
    data = written()
    data["name"] = "home"
    game = Sintra({"home": load_edition(json.dumps(data), "home.json")})
    state = begin(game, 2, seeded(SEED), {"edition": "home"}).state
    with pytest.raises(MissingEdition, match="'home', which is not here; there are: gala"):
        SINTRA.legal_moves(state, state.seat)


def test_everything_that_is_wrong_is_listed_at_once():
    def spoil(data):
        data["name"] = " "
        data["strips"]["rows"][0]["front"] = ["blue"] * 4
        data["windows_a"]["points"] = [4, 3, 3]
        data["broken_glass"]["losses"] = [0, 5, 5, 18]

    assert faults(spoil) == (
        "name: it needs a name of 1 to 40 printable characters.",
        "strips: the front of strip 1 has 4 spaces; there must be 5.",
        "windows_a: there are 3 windows; there must be 8.",
        "broken_glass: there must be a space that loses 8 points.",
        "broken_glass: the losses must rise: 5 is followed by 5.",
    )


@pytest.mark.parametrize(
    ("table", "key", "value", "said"),
    [
        ("strips", "rows", [], "strips: there are 0; there must be 8."),
        ("windows_b", "points", [4, 3, 3, 2, 2, 1, 1, 99], "windows_b: window 8 gives 99 points"),
        ("windows_b", "points", [4, 3, 3, 2, 2, 1, 1, -1], "windows_b: window 8 gives -1 points"),
        ("ornaments", "windows", [[1, 2]], "ornaments: there are 1; there must be 4."),
        (
            "ornaments",
            "windows",
            [[1, 2], [3, 4], [5, 6], [7, 9]],
            "ornaments: there is no window 9",
        ),
        (
            "ornaments",
            "windows",
            [[1, 2], [3, 4], [5, 6], [7, 7]],
            "ornaments: window 7 is beside 2 of them",
        ),
        (
            "ornaments",
            "windows",
            [[1, 2, 3], [4], [5, 6], [7, 8]],
            "ornaments: ornament 1 is between 3 windows",
        ),
        ("broken_glass", "losses", [], "broken_glass: there are 0 spaces"),
        ("broken_glass", "losses", [1, 8, 18], "broken_glass: the top space must lose 0"),
        ("broken_glass", "losses", [0, 8, 20], "broken_glass: the bottom space must lose 18"),
        ("broken_glass", "losses", [0, 1, 18], "broken_glass: there must be a space that loses 8"),
    ],
)
def test_a_table_that_cannot_be_is_refused(table, key, value, said):
    found = faults(lambda data: data[table].update({key: value}))
    assert any(fault.startswith(said) for fault in found), found


@pytest.mark.parametrize(
    ("front", "said"),
    [
        (
            ["wild", "blue", "blue", "blue", "blue"],
            "strips: the front of strip 1 has 1 wild spaces",
        ),
        (["wild", "wild", "blue", "blue", "blue"], "strips: 2 sides have wild spaces"),
    ],
)
def test_grey_spaces_are_two_and_on_one_side_only(front, said):
    found = faults(lambda data: data["strips"]["rows"][0].update({"front": front}))
    assert any(fault.startswith(said) for fault in found), found


def test_without_grey_spaces_it_is_no_edition():
    blue = ["blue"] * 5
    found = faults(lambda data: data["strips"]["rows"][5].update({"back": blue}))
    assert found == ("strips: 0 sides have wild spaces; exactly one must.",)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("strips"),
        lambda data: data.update({"more": 1}),
        lambda data: data["strips"]["rows"][0].update({"front": ["red"] * 5}),
        lambda data: data["windows_a"].update({"provenance": "invented"}),
        lambda data: data["windows_a"].update({"points": ["4"] * 8}),
    ],
)
def test_a_file_of_another_shape_is_refused(change):
    assert faults(change)


def test_a_file_that_is_no_json_is_refused():
    with pytest.raises(BadEdition):
        load_edition("{", "torn.json")


def test_a_folder_gives_its_editions_by_name(tmp_path):
    data = written()
    data["name"] = "home"
    (tmp_path / "home.json").write_text(json.dumps(data), encoding="utf-8")
    assert list(load_folder(tmp_path)) == ["home"]


def test_a_name_that_is_taken_is_refused(tmp_path):
    (tmp_path / "again.json").write_text(json.dumps(written()), encoding="utf-8")
    with pytest.raises(BadEdition, match="'gala' is taken already"):
        load_folder(tmp_path)


def test_a_folder_that_is_none_is_refused(tmp_path):
    with pytest.raises(BadEdition, match="it is no folder"):
        load_folder(tmp_path / "nowhere")


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    (tmp_path / "odd.json").mkdir()
    with pytest.raises(BadEdition, match="it cannot be read"):
        load_folder(tmp_path)
