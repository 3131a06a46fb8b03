"""Our edition against what the rulebooks force, and what happens to an edition that is wrong."""

import dataclasses
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.codec import Values, dump_record, load_record
from engine.core import BadOptions, GalaError, begin
from engine.dice import Roll, seeded
from engine.editions import BadEdition
from engine.great_split import GreatSplit
from engine.great_split.data import RESOURCES, EditionFile
from engine.great_split.editions import GALA, load_edition, load_folder
from engine.playout import random_turns
from engine.record import BadRecord, Record, new_record, verify
from tests.engine.great_split.cubes import Tables, gala_tables
from tests.engine.great_split.tables import seed

ROWS = GALA.file.cards.rows
TRACKS = {row.track: row for row in GALA.file.resource_tracks.rows}
SEALS = {row.track: row for row in GALA.file.seal_tracks.rows}


def spaces_with(resource: Any, contracts: int) -> list[int]:
    """Where on its track exactly that many contracts are reached."""
    track = range(TRACKS[resource].end + 1)
    return [space for space in track if GALA.contracts_on_track(resource, space) == contracts]


# Counts


def test_there_are_29_21_and_21_cards():
    """S:31–41, G:37–45."""
    assert [len(deck) for deck in GALA.decks] == [29, 21, 21]
    assert len(set().union(*GALA.decks)) == 71


def test_there_are_seven_characters_with_names_of_their_own():
    assert len({row.name for row in GALA.file.characters.rows}) == 7


def test_there_are_nine_market_tokens():
    """S:488–490, G:317: 1 of 0, 2 of 1, 3 of 2, 2 of 3, 1 of 4."""
    assert Counter(GALA.market_tokens) == {0: 1, 1: 2, 2: 3, 3: 2, 4: 1}


def test_rounds_1_to_3_deal_level_ii_and_rounds_4_to_6_level_iii():
    assert GALA.levels == (2, 2, 2, 3, 3, 3)


def test_the_hand_limit_grows_from_5_to_7():
    limits = GALA.hand_limits
    assert (limits[0], limits[-1]) == (5, 7)
    assert list(limits) == sorted(limits)


def test_the_scoring_lines_come_after_rounds_3_and_4():
    """S:513–514, G:333."""
    assert GALA.scoring_rounds == (3, 4)


@pytest.mark.parametrize("seats", range(2, 8))
def test_no_deck_runs_out_at_any_table(seats):
    state = begin(GreatSplit(), seats, seeded(seed(seats)), {}).state
    for turn in random_turns(GreatSplit(), state, Roll(seed(seats))):
        state = turn.after
    left = [len(deck) for deck in state.decks]
    two = [29 - 8 - 6, 21 - 6 - 6, 21 - 6]
    many = [29 - 4 * seats, 21 - 3 * seats, 21 - 3 * seats]
    assert left == (two if seats == 2 else many)


# Constraints the examples put on the tracks (the letters are those of our notes)


def test_the_highest_banner_is_10_and_one_of_them_is_9():  # B2, B3
    values = [value for _, value in TRACKS["books"].banners]
    assert max(values) == 10
    assert 9 in values


def test_books_worth_10_can_have_exactly_7_contracts():  # B4
    assert 10 in {GALA.book_value(space) for space in spaces_with("books", 7)}


def test_books_can_have_exactly_5_contracts():  # B5
    assert spaces_with("books", 5)


def test_the_book_seal_ends_at_4_stars_and_the_gold_seal_at_3():  # B6, X1
    assert GALA.stars("books", SEALS["books_seal"].end) == 4
    assert GALA.stars("gold", SEALS["gold_seal"].end) == 3


def test_art_goes_to_10_at_least():  # A1
    assert TRACKS["art"].end >= 10


def test_art_can_have_4_contracts_and_2_of_them_at_12_or_less():  # A2, A3
    assert spaces_with("art", 4)
    assert min(spaces_with("art", 2)) <= 12


def test_the_art_seal_has_a_ribbon_of_two_stars_and_more_follow():  # A4
    stars = [stars for _, stars in SEALS["art_seal"].stars]
    assert 2 in stars
    assert max(stars) > 2


def test_emerald_at_9_has_exactly_2_contracts():  # J1, J2
    assert 9 in spaces_with("emerald", 2)


def test_topaz_can_have_exactly_6_contracts_beyond_9():  # J3
    assert min(spaces_with("topaz", 6)) >= 9


def test_the_end_of_gold_has_exactly_5_contracts():  # O1
    assert GALA.contracts_on_track("gold", TRACKS["gold"].end) == 5


def test_a_move_of_two_gold_can_pass_exactly_one_arrow_without_landing_on_it():  # O2
    passed = [s for s in range(12) if s + 1 in GALA.arrows and s + 2 not in GALA.arrows]
    assert passed


def test_topaz_seals_can_be_worth_one_and_art_and_emerald_seals_start_at_none():  # X2
    assert 1 in {stars for _, stars in SEALS["topaz_seal"].stars}
    assert GALA.stars("art", 0) == GALA.stars("emerald", 0) == 0


@pytest.mark.parametrize("resource", RESOURCES)
def test_every_seal_track_gives_steps_on_its_own_resource(resource):  # X3, X4
    given = {target for _, target in SEALS[f"{resource}_seal"].bonuses}  # type: ignore[index]  # a seal is named after its resource
    assert given == {resource}


def test_the_diamond_group_is_books_and_art_and_the_square_group_the_other_three():  # X6
    assert GALA.tracks_for["diamond"] == ("books_seal", "art_seal")
    assert GALA.tracks_for["square"] == ("topaz_seal", "emerald_seal", "gold_seal")


@pytest.mark.parametrize(
    "icons",
    [
        *("topaz topaz", "books books books", "prestige prestige prestige", "topaz"),
        *("books books", "gold gold", "square square", "diamond", "square"),
        *("star star", "topaz topaz topaz"),
    ],
)
def test_a_card_that_the_sources_show_is_among_ours(icons):
    """S:157, S:266, S:401–412, G:234, and one review."""
    assert tuple(icons.split()) in {row.icons for row in ROWS}


def test_every_card_shows_one_kind_of_icon():
    assert all(len(set(row.icons)) == 1 for row in ROWS)


@pytest.mark.parametrize("contracts", [("books", "gold", "gold"), ("books", "art")])
def test_a_character_of_the_examples_is_among_ours(contracts):
    """S:642 and S:650; S:620–622."""
    wanted = Counter(contracts)
    assert any(wanted <= Counter(row.contracts) for row in GALA.file.characters.rows)


def test_some_character_has_no_contract():
    """S:68 "también puede mostrar"; G:88 "Einige Charaktere"."""
    assert any(not row.contracts for row in GALA.file.characters.rows)


def test_every_table_says_where_it_comes_from():
    tables = {
        field.name: getattr(GALA.file, field.name).provenance
        for field in dataclasses.fields(EditionFile)
        if field.name != "name"
    }
    assert tables == {
        "cards": "ours",
        "characters": "ours",
        "resource_tracks": "ours",
        "seal_tracks": "ours",
        "rounds": "deduced",
        "hand_limits": "ours",
        "scoring_lines": "printed",
        "market": "printed",
        "art_brackets": "deduced",
    }


# Editions of the host's own


def written(folder: Path, name: str, tables: Tables) -> Path:
    path = folder / f"{name}.json"
    path.write_text(json.dumps(tables), "utf-8")
    return path


def long_hands(name: str = "long hands") -> Tables:
    tables = gala_tables()
    tables["name"] = name
    tables["hand_limits"] = {"provenance": "ours", "limits": [6, 6, 7, 7, 8, 8]}
    return tables


def test_an_edition_in_the_folder_is_offered_as_an_option(tmp_path):
    written(tmp_path, "mine", long_hands())
    game = GreatSplit(load_folder(tmp_path))
    edition = next(option for option in game.options if option.key == "edition")
    assert edition.choices == ("gala", "long hands")
    assert edition.default == "gala"


def test_an_edition_in_the_folder_can_be_played_to_the_end(tmp_path):
    written(tmp_path, "mine", long_hands())
    game = GreatSplit(load_folder(tmp_path))
    state = begin(game, 2, seeded(seed(1)), {"edition": "long hands"}).state
    assert state.phase == "split"
    for turn in random_turns(game, state, Roll(seed(1))):
        state = turn.after
    assert game.outcome(state) is not None
    assert state.edition == "long hands"


def test_files_that_are_no_json_are_left_alone(tmp_path):
    (tmp_path / "notes.txt").write_text("not an edition")
    assert load_folder(tmp_path) == {}


def test_people_at_the_table_choose_by_name_and_not_by_path(tmp_path):
    path = written(tmp_path, "mine", long_hands())
    with pytest.raises(BadOptions, match="can be 'gala'"):
        begin(GreatSplit(), 2, seeded(seed(1)), {"edition": str(path)})


def test_our_own_edition_cannot_be_replaced(tmp_path):
    written(tmp_path, "mine", long_hands("gala"))
    with pytest.raises(BadEdition, match="'gala' is taken already"):
        load_folder(tmp_path)


# Records and editions


def recorded(edition: Tables) -> tuple[GreatSplit, Record]:
    components = load_edition(json.dumps(edition), "recorded")
    game = GreatSplit({components.name: components})
    return game, new_record(game, 2, seeded(seed(1)), {"edition": components.name})


def test_a_record_says_by_a_digest_which_figures_it_was_played_with():
    game, record = recorded(long_hands())
    assert record.figures == {"edition": game.editions["long hands"].digest}
    again = load_record(dump_record(record, {game.key: game}), {game.key: game})
    assert again == record
    assert verify(again, {game.key: game})


def test_the_digest_is_the_same_for_the_same_figures_only():
    longer = long_hands()
    longer["hand_limits"]["limits"] = [6, 6, 7, 7, 8, 9]
    digests = [
        recorded(each)[1].figures["edition"] for each in (long_hands(), long_hands(), longer)
    ]
    assert digests[0] == digests[1] != digests[2]


def test_a_record_from_before_the_edition_changed_is_refused_and_nobody_is_blamed():
    _, record = recorded(long_hands())
    changed = long_hands()
    changed["hand_limits"]["limits"] = [6, 6, 7, 7, 8, 9]
    game, _ = recorded(changed)
    with pytest.raises(
        BadRecord, match="played with other figures: edition 'long hands'"
    ) as caught:
        verify(record, {game.key: game})
    assert caught.value.ply is None


def test_a_record_without_a_digest_can_still_be_read():
    game, record = recorded(long_hands())
    old = replace(record, figures={})
    text = dump_record(old, {game.key: game})
    assert "figures" not in text
    assert verify(load_record(text, {game.key: game}), {game.key: game})


def test_a_record_whose_edition_is_gone_is_refused_with_a_sentence():
    _, record = recorded(long_hands())
    with pytest.raises(BadRecord, match="cannot be set up: option 'edition'"):
        verify(record, {"great_split": GreatSplit()})


def test_a_state_whose_edition_is_gone_is_refused_with_a_sentence():
    game, _ = recorded(long_hands())
    state = begin(game, 2, seeded(seed(1)), {"edition": "long hands"}).state
    for ask in (GreatSplit().decisions, lambda state: GreatSplit().legal_moves(state, 0)):
        with pytest.raises(
            GalaError, match="edition 'long hands', which is not here; there are: gala"
        ):
            ask(state)


def test_an_edition_survives_being_written_and_read_again():
    text = Values(EditionFile, "edition").dump(GALA.file)
    assert load_edition(text, "again").file == GALA.file
