"""Where a tile goes: letters while cells are few, parts of the map where they are many, reasons."""

import pytest

from bot.dealers import all_dealers
from bot.dealers.carcassonne import wording
from bot.dealers.dealing import Listener, Narrower, PickOne
from bot.i18n.words import LANGUAGES, words_for
from bot.ui.prompts.typed import read_typed
from engine.carcassonne.cells import name_of
from engine.carcassonne.moves import PlaceTile
from engine.carcassonne.state import PlacedTile
from engine.carcassonne.tiles import GALA
from engine.carcassonne.view import View
from engine.core import ask
from render.carcassonne.sample import play_sample
from tests.bot.dealers.playing import asked, levels, questions

DEALER = all_dealers()["carcassonne"]
NAMES = ("Ana", "Ben", "Carla")


def to(view: View, language: str = "en") -> Listener:
    return Listener(view.turn_of, words_for(language), NAMES)


def misread(typed: str) -> str:
    view = play_sample(3).middle
    return DEALER.misread(view, ask("place_tile", "30-0", view.turn_of), typed, to(view))


def depth(prompt: PickOne) -> int:
    below = [c.then.build() for c in prompt.choices if isinstance(c.then, Narrower)]
    return 1 + max((depth(one) for one in below), default=0)


def test_few_cells_are_lettered_and_many_are_parted():
    seen = set()
    for turn, view, moves in questions(DEALER.game, 2, 1):
        if turn.decision.kind != "place_tile":
            continue
        prompt = DEALER.ask(view, turn.decision, moves, to(view))
        assert isinstance(prompt, PickOne)
        cells = {move.cell for move in moves if isinstance(move, PlaceTile)}
        labels = [choice.label for choice in prompt.choices if choice.row == 0]
        are_parted = len(cells) > 20
        seen.add(are_parted)
        if are_parted:
            assert set(labels) <= {"North", "East", "South", "West"}
        else:
            assert [label.split(" ")[0] for label in labels] == [
                *"ABCDEFGHIJKLMNOPQRST"[: len(cells)]
            ]
        # A part, a cell, a turn; the follower is the fourth press.
        assert depth(prompt) <= 3
    assert seen == {True, False}


def test_a_cell_that_is_taken_says_so_and_names_the_nearest_that_fit():
    assert misread("0") == "A tile lies at 0 already. Nearest places: 3S 1W, 2N 3W, 4S 1E."


def test_a_cell_apart_from_the_land_says_so():
    assert misread("9N 9E 1").startswith("No tile lies beside 9N 9E.")


def test_edges_that_clash_are_named():
    view = play_sample(3).middle
    fitting = {place.cell for place in view.places}
    said = [misread(f"{n}N {e}E") for n in range(7) for e in range(5) if (e, -n) not in fitting]
    assert any("would meet a" in sentence and " in the " in sentence for sentence in said)


def test_a_cell_where_the_tile_can_lie_in_several_ways_says_which_number_to_add():
    view = play_sample(3).middle
    cell = next(place.cell for place in view.places if len(place.turns) > 1)
    name = name_of(cell)
    said = misread(name)
    assert said.startswith(f"It can lie in several ways at {name}; add the number: {name} 1 (")
    assert f" · {name} 2 (" in said


@pytest.mark.slow
def test_every_cell_can_be_typed_with_its_number_also_beside_cells_whose_names_contain_it():
    for turn, view, moves in questions(DEALER.game, 2, 1, every=4):
        if turn.decision.kind != "place_tile":
            continue
        prompt = DEALER.ask(view, turn.decision, moves, to(view))
        assert isinstance(prompt, PickOne)
        for place in view.places:
            for number, turned in enumerate(sorted(place.turns), start=1):
                line = name_of(place.cell)
                if len(place.turns) > 1:
                    line = f"{line} {number}"
                assert read_typed(prompt, line) == PlaceTile(place.cell, turned)


def test_ways_that_do_the_same_are_told_apart_by_how_they_lie():
    seen = 0
    for turn, view, moves in questions(DEALER.game, 2, 1):
        if turn.decision.kind != "place_tile":
            continue
        prompt = DEALER.ask(view, turn.decision, moves, to(view))
        for one in levels(prompt):
            assert isinstance(one, PickOne)
            effects = [choice.effect for choice in one.choices if choice.label.isdigit()]
            seen += len(effects)
            assert len(effects) < 2 or len(set(effects)) > 1, effects
    assert seen > 100


def test_where_nobody_can_be_placed_the_turn_is_ended_and_not_refused():
    labels = {
        (len(prompt.choices) > 2, prompt.choices[-2].label)
        for turn, prompt, _ in asked(DEALER, 2, 1)
        if turn.decision.kind == "place_follower" and isinstance(prompt, PickOne)
    }
    assert labels == {(True, "No Follower"), (False, "End the Turn")}


def test_what_is_no_cell_is_left_to_the_examples():
    assert misread("knight") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_spots_of_a_tile_have_the_same_name(language):
    words = words_for(language)
    for kind, tile in GALA.tiles.items():
        for turned in range(4):
            placed = PlacedTile(kind, (0, 0), turned)
            names = [wording.spot(words, placed, segment.spot) for segment in tile.segments]
            assert len(set(names)) == len(names), (kind, turned, names)
