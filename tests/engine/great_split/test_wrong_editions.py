"""An edition that is wrong is refused with a sentence for everything that is wrong in it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.editions import BadEdition
from engine.great_split.editions import load_edition, load_folder
from tests.engine.great_split.cubes import Tables, gala_tables

Spoil = Callable[[Tables], Any]


def spoiled(*spoil: Spoil) -> str:
    """Our edition under another name, made wrong."""
    tables = gala_tables()
    tables["name"] = "wrong"
    for each in spoil:
        each(tables)
    return json.dumps(tables)


def refused(text: str | bytes) -> tuple[str, ...]:
    with pytest.raises(BadEdition) as caught:
        load_edition(text, "wrong.json")
    assert "wrong.json" in str(caught.value)
    for fault in caught.value.faults:
        assert fault in str(caught.value)
    return caught.value.faults


def resource(tables: Tables, track: str) -> Any:
    return next(row for row in tables["resource_tracks"]["rows"] if row["track"] == track)


def seal(tables: Tables, track: str) -> Any:
    return next(row for row in tables["seal_tracks"]["rows"] if row["track"] == track)


# For each way to spoil an edition, words that its fault must have.
WAYS: dict[str, tuple[Spoil, str]] = {
    "no name": (lambda t: t.update(name=""), "name:"),
    "a name of two lines": (lambda t: t.update(name="a\nb"), "name:"),
    "a name too long": (lambda t: t.update(name="x" * 41), "name:"),
    "a card short": (lambda t: t["cards"]["rows"][0].update(copies=3), "level I has 28 cards"),
    "a level four": (lambda t: t["cards"]["rows"][0].update(level=4), "has level 4"),
    "a blank card": (lambda t: t["cards"]["rows"][0].update(icons=[]), "shows no icon"),
    "no copies": (lambda t: t["cards"]["rows"][0].update(copies=0), "has 0 copies"),
    "six characters": (lambda t: t["characters"]["rows"].pop(), "there are 6"),
    "two of a name": (
        lambda t: t["characters"]["rows"][0].update(name="patron"),
        "'patron' is not a name of its own",
    ),
    "no art track": (lambda t: t["resource_tracks"]["rows"].pop(1), "art is described 0 times"),
    "two gold seals": (
        lambda t: t["seal_tracks"]["rows"].append(seal(t, "gold_seal")),
        "gold_seal is described 2 times",
    ),
    "a contract off the track": (
        lambda t: resource(t, "topaz")["contracts"].append(16),
        "topaz: space 16",
    ),
    "a contract on the first space": (
        lambda t: resource(t, "art")["contracts"].append(0),
        "art: space 0",
    ),
    "a contract twice": (
        lambda t: resource(t, "art")["contracts"].append(16),
        "twice among the contracts",
    ),
    "an arrow twice": (lambda t: resource(t, "gold")["arrows"].append(3), "twice among the arrows"),
    "an arrow on art": (lambda t: resource(t, "art").update(arrows=[3]), "only the gold track"),
    "a banner on art": (
        lambda t: resource(t, "art").update(banners=[[3, 3]]),
        "only the book track",
    ),
    "no banners": (lambda t: resource(t, "books").update(banners=[]), "books would never score"),
    "falling banners": (
        lambda t: resource(t, "books").update(banners=[[2, 4], [4, 2]]),
        "books: banners must rise",
    ),
    "a track without end": (lambda t: resource(t, "gold").update(end=400), "gold: it ends at 400"),
    "no stars": (
        lambda t: seal(t, "art_seal").update(stars=[]),
        "art_seal: the track has no stars",
    ),
    "falling stars": (
        lambda t: seal(t, "art_seal").update(stars=[[2, 2], [3, 1]]),
        "art_seal: stars must rise",
    ),
    "a bonus off the track": (
        lambda t: seal(t, "gold_seal")["bonuses"].append([8, "gold"]),
        "gold_seal: space 8",
    ),
    "two bonuses on a space": (
        lambda t: seal(t, "gold_seal")["bonuses"].append([3, "art"]),
        "twice among the bonuses",
    ),
    "no diamond group": (
        lambda t: [row.update(group="square") for row in t["seal_tracks"]["rows"]],
        "no track belongs to the diamond group",
    ),
    "five rounds": (lambda t: t["rounds"]["levels"].pop(), "there are 5 levels"),
    "a round of level I": (lambda t: t["rounds"].update(levels=[1, 2, 2, 3, 3, 3]), "levels dealt"),
    "four rounds of level II": (
        lambda t: t["rounds"].update(levels=[2, 2, 2, 2, 3, 3]),
        "more than three rounds",
    ),
    "five hand limits": (lambda t: t["hand_limits"]["limits"].pop(), "hand_limits: there are 5"),
    "a hand limit of 2": (
        lambda t: t["hand_limits"].update(limits=[2, 5, 6, 6, 7, 7]),
        "limit is from 3 to 9",
    ),
    "one scoring line": (lambda t: t["scoring_lines"].update(after_rounds=[3]), "there are two"),
    "falling scoring lines": (
        lambda t: t["scoring_lines"].update(after_rounds=[4, 3]),
        "rounds must rise",
    ),
    "a line after the end": (
        lambda t: t["scoring_lines"].update(after_rounds=[3, 6]),
        "rounds 1 to 5",
    ),
    "eight market tokens": (lambda t: t["market"]["tokens"].pop(), "there are 8 tokens"),
    "a dear market": (
        lambda t: t["market"].update(tokens=[1, 1, 2, 2, 2, 2, 3, 3, 4]),
        "8 at least and 16 at most",
    ),
    "a market too dear at the end": (
        lambda t: t["market"].update(tokens=[0, 1, 1, 2, 2, 2, 3, 3, 5]),
        "8 at least and 16 at most",
    ),
    "a token below 0": (
        lambda t: t["market"].update(tokens=[-1, 1, 2, 2, 2, 2, 3, 3, 4]),
        "below 0",
    ),
    "no brackets": (lambda t: t["art_brackets"].update(rows=[]), "art would never score"),
    "falling brackets": (
        lambda t: t["art_brackets"].update(rows=[[-3, 6], [0, 5]]),
        "art_brackets must rise",
    ),
    "a field nobody knows": (lambda t: t.update(house_rules=True), "house_rules"),
    "a field nobody knows inside": (lambda t: t["market"].update(colour="red"), "market.colour"),
    "a table without provenance": (lambda t: t["cards"].pop("provenance"), "cards.provenance"),
    "a provenance nobody knows": (lambda t: t["cards"].update(provenance="hearsay"), "provenance"),
    "a table missing": (lambda t: t.pop("hand_limits"), "hand_limits"),
    "an icon nobody knows": (
        lambda t: t["cards"]["rows"][0].update(icons=["silver"]),
        "cards.rows.0.icons.0",
    ),
    "a number that is a word": (lambda t: t["cards"]["rows"][0].update(copies="4"), "copies"),
    "half a card": (lambda t: t["cards"]["rows"][0].update(copies=0.5), "copies"),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_spoiled_edition_is_refused_and_the_fault_is_named(way):
    spoil, words = WAYS[way]
    assert any(words in fault for fault in refused(spoiled(spoil)))


def test_our_own_edition_under_another_name_has_no_fault():
    assert load_edition(spoiled(), "fine.json").name == "wrong"


def test_everything_that_is_wrong_is_listed_at_once():
    together = ["no name", "a card short", "six characters", "an arrow on art", "falling stars"]
    together += ["five hand limits", "falling scoring lines", "eight market tokens", "no brackets"]
    faults = refused(spoiled(*(WAYS[way][0] for way in together)))
    for way in together:
        assert any(WAYS[way][1] in fault for fault in faults), way
    assert len(faults) == len(together)


def test_several_unknown_fields_are_all_named():
    faults = refused(
        spoiled(WAYS["a field nobody knows"][0], WAYS["a field nobody knows inside"][0])
    )
    assert len(faults) == 2


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "7", '"gala"', b"\xff\xfe\x00", "[" * 9999]
)
def test_text_that_is_no_edition_is_refused(text):
    assert refused(text)


def test_more_than_26_copies_of_a_card_in_two_rows_are_refused():
    def spoil(tables: Tables) -> None:
        others = [row for row in tables["cards"]["rows"] if row["level"] != 1]
        books = {"level": 1, "icons": ["books"]}
        tables["cards"]["rows"] = [{**books, "copies": 26}, {**books, "copies": 3}, *others]

    assert refused(spoiled(spoil))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda t: resource(t, "books").update(banners=[[2, -5], [14, 10]]),
        lambda t: seal(t, "art_seal").update(stars=[[2, -1], [5, 2]]),
        lambda t: t["art_brackets"].update(rows=[[-3, -6], [0, 10]]),
    ],
    ids=["banners", "stars", "art brackets"],
)
def test_values_below_zero_are_refused(spoil):
    """E18 rests on it: no score ever drops with progress."""
    assert refused(spoiled(spoil))


def test_a_name_of_spaces_is_refused():
    assert refused(spoiled(lambda t: t.update(name="   ")))


# The folder


def refused_folder(folder: Path) -> str:
    with pytest.raises(BadEdition) as caught:
        load_folder(folder)
    return str(caught.value)


def test_a_folder_that_is_not_there_is_refused(tmp_path):
    assert "no folder" in refused_folder(tmp_path / "nothing")


def test_a_file_in_place_of_the_folder_is_refused(tmp_path):
    path = tmp_path / "edition.json"
    path.write_text(spoiled())
    assert "no folder" in refused_folder(path)


def test_the_name_of_our_own_edition_is_taken(tmp_path):
    (tmp_path / "copy.json").write_text(spoiled(lambda t: t.update(name="gala")))
    assert "'gala' is taken" in refused_folder(tmp_path)


def test_two_editions_of_one_name_are_refused(tmp_path):
    (tmp_path / "one.json").write_text(spoiled())
    (tmp_path / "two.json").write_text(spoiled())
    message = refused_folder(tmp_path)
    assert "two.json" in message
    assert "'wrong' is taken" in message


def test_a_wrong_edition_in_the_folder_is_refused_by_the_name_of_its_file(tmp_path):
    (tmp_path / "fine.json").write_text(spoiled())
    (tmp_path / "torn.json").write_text("{")
    assert "torn.json" in refused_folder(tmp_path)


@pytest.mark.parametrize("kind", ["a folder", "a link to nowhere"])
def test_a_file_that_cannot_be_read_is_refused(tmp_path, kind):
    path = tmp_path / "unreadable.json"
    if kind == "a folder":
        path.mkdir()
    else:
        path.symlink_to(tmp_path / "nowhere")
    assert "unreadable.json" in refused_folder(tmp_path)
