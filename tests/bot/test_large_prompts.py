"""Questions of any size: built as far as somebody looks, shown on pages, typed in any order."""

from dataclasses import dataclass, field
from functools import partial

import pytest

from bot.dealers.dealing import Choice, Narrower, PickOne
from bot.i18n.words import words_for
from bot.refusals import Refused
from bot.ui import limits, prompts
from bot.ui.messages.address import Address, read_address
from bot.ui.messages.posts import Drawn, Menu, Post, Press
from bot.ui.prompts import Answered, Asked, Looked
from tests.bot.toy_dealer import picture

WORDS = words_for("en")
HERE = Address("abcdefgh", "place.42.1")


@dataclass(slots=True)
class Map:
    """Fifty cells in four groups, four turns of a tile for each, and who stands on it."""

    built: list[str] = field(default_factory=list)

    def question(self) -> PickOne:
        return PickOne("Where?", tuple(self._group(name) for name in ("North", "East", "South")))

    def _group(self, name: str) -> Choice:
        def cells() -> PickOne:
            self.built.append(name)
            letter = name[0]
            numbers = [(row, column) for row in range(1, 6) for column in range(1, 6)]
            found = (self._cell(f"{r}{letter} {c}E") for r, c in numbers)
            return PickOne(f"Where in the {name}?", tuple(found))

        return Choice(name.lower(), name, Narrower(cells))

    def _cell(self, name: str) -> Choice:
        def turns() -> PickOne:
            self.built.append(name)
            found = (self._turn(name, number) for number in range(4))
            return PickOne(f"How does it lie at {name}?", tuple(found))

        return Choice(name.replace(" ", "-"), name, Narrower(turns))

    def _turn(self, cell: str, number: int) -> Choice:
        def followers() -> PickOne:
            self.built.append(f"{cell} {number}")
            kinds = ("nobody", "knight", "monk")
            return PickOne("Who?", tuple(Choice(k, k, (cell, number, k)) for k in kinds))

        return Choice(str(number), f"turn {number}", Narrower(followers))


def many(count: int) -> PickOne:
    return PickOne("Which?", tuple(Choice(f"c{n}", f"Card {n}", n) for n in range(count)))


def follow(prompt: PickOne, path: str) -> Post:
    asked = prompts.follow(prompt, Address(HERE.table, HERE.what, path), WORDS)
    assert isinstance(asked, Asked)
    return asked.post


def presses(post: Post) -> list[Press]:
    rows = (row for row in post.rows if not isinstance(row, Menu))
    return [one for row in rows for one in row if isinstance(one, Press)]


def press(post: Post, label: str) -> str:
    return next(one.address.path for one in presses(post) if one.label == label)


def entries(post: Post) -> list[str]:
    return [entry.value for row in post.rows if isinstance(row, Menu) for entry in row.entries]


def test_a_question_is_asked_without_building_any_branch():
    there = Map()
    prompts.question(there.question(), HERE, WORDS)
    assert there.built == []


def test_a_press_builds_one_branch():
    there = Map()
    move = prompts.follow(
        there.question(), Address("abcdefgh", "p.1.1", "east.2E-3E.1.monk"), WORDS
    )
    assert move == Answered(("2E 3E", 1, "monk"))
    assert there.built == ["East", "2E 3E", "2E 3E 1"]


def test_a_suggestion_builds_only_what_may_fit():
    there = Map()
    found = prompts.suggestions(there.question(), "2n 3e 2 knight")
    assert found[0] == ("North, 2N 3E, turn 2, knight", "north.2N-3E.2.knight")
    assert len(there.built) <= 60


@pytest.mark.parametrize(
    "typed", ["2N 3E 2 knight", "knight 2 3E 2N", "north.2N-3E.2.knight", "turn 2, 2n-3e: KNIGHT"]
)
def test_the_words_of_a_narrowed_answer_are_read_in_any_order(typed):
    assert prompts.read_typed(Map().question(), typed) == ("2N 3E", 2, "knight")


def test_what_was_suggested_builds_one_branch_when_it_is_sent():
    there = Map()
    prompts.read_typed(there.question(), "south.1S-1E.0.nobody")
    assert there.built == ["South", "1S 1E", "1S 1E 0"]


def test_the_order_of_words_tells_answers_apart_that_have_the_same_words():
    def strips(factory: int) -> PickOne:
        return PickOne("?", tuple(Choice(f"s{n}", f"strip {n}", (factory, n)) for n in (3, 5)))

    factories = tuple(
        Choice(f"f{n}", f"factory {n} blue", Narrower(partial(strips, n))) for n in (3, 5)
    )
    prompt = PickOne("?", factories)
    assert prompts.read_typed(prompt, "factory 3 blue strip 5") == (3, 5)
    assert prompts.read_typed(prompt, "factory 5 strip 3") == (5, 3)
    with pytest.raises(Refused, match="refused-typed-move"):
        prompts.read_typed(prompt, "blue")


@pytest.mark.parametrize("count", [1, 25, 26, 125, 126, 200, 1000])
def test_any_number_of_choices_can_be_reached_and_fits(count):
    prompt, path, seen = many(count), "", []
    while True:
        post = follow(prompt, path)
        framed = Post(post.text, (picture("a", "b"),), (*post.rows, (Press("x", HERE),)), "where")
        assert Drawn(framed, (b"",)).layout().total_children_count <= limits.COMPONENTS
        seen += entries(post) or [press(post, f"Card {n}") for n in range(count)]
        if not any("~" in one.address.path for one in presses(post)):
            break
        try:
            path = press(post, "Next")
        except StopIteration:
            break
    assert seen == [f"c{n}" for n in range(count)]
    found = {prompts.follow(prompt, Address("abcdefgh", "p.1.1", one), WORDS) for one in seen}
    assert found == {Answered(n) for n in range(count)}


def test_pages_lead_back_and_forth():
    first = follow(many(250), "")
    assert first.text == "Which?\n-# Page 1 of 3"
    second = follow(many(250), press(first, "Next"))
    assert press(second, "Previous") == ""
    assert press(second, "Next") == "~2"


def test_the_way_back_leads_to_the_page_one_came_from():
    narrow = PickOne("?", (Choice("a", "A", 1), Choice("b", "B", 2)))
    many_ways = tuple(Choice(f"c{n}", f"Card {n}", Narrower(lambda: narrow)) for n in range(250))
    assert press(follow(PickOne("Which?", many_ways), "c150"), "Back") == "~1"


def test_a_step_with_one_way_that_leads_on_is_skipped_both_ways():
    last = PickOne("Last?", (Choice("x", "X", 1), Choice("y", "Y", 2)))
    only = PickOne("Only?", (Choice("on", "On", Narrower(lambda: last)),))
    prompt = PickOne("First?", (Choice("a", "A", Narrower(lambda: only)), Choice("b", "B", 3)))
    post = follow(prompt, "a")
    assert post.text == "Last?"
    assert press(post, "X") == "a.on.x"
    assert press(post, "Back") == ""


def test_the_only_way_that_is_a_move_is_shown_before_it_is_made():
    only = PickOne("Only?", (Choice("x", "X", 1),))
    prompt = PickOne("First?", (Choice("a", "A", Narrower(lambda: only)),))
    assert follow(prompt, "a").text == "Only?"


def test_a_question_given_as_it_is_instead_of_how_to_build_it_is_noticed():
    with pytest.raises(TypeError, match="Narrower"):
        Choice("a", "A", many(2))


def test_every_address_of_a_page_survives_the_journey():
    post = follow(many(250), "~1")
    menus = [row.address for row in post.rows if isinstance(row, Menu)]
    for address in [*menus, *(one.address for one in presses(post))]:
        assert read_address(str(address)) == address


def test_a_picture_with_a_close_up_can_be_looked_at_closer_and_whole_again():
    near = picture("near", "close")
    whole = type(near)("far", "far", near.draw, lambda: "all of it", None, near)
    prompt = PickOne("Which?", many(2).choices, whole)
    post = prompts.question(prompt, HERE, WORDS)
    assert post.pictures == (whole,)
    closer = prompts.follow(prompt, Address("abcdefgh", "p.1.1", press(post, "Closer Look")), WORDS)
    assert isinstance(closer, Looked)
    assert closer.is_new
    assert closer.post.pictures == (near,)
    again = press(closer.post, "Whole Board")
    looked = prompts.follow(prompt, Address("abcdefgh", "p.1.1", again), WORDS)
    assert isinstance(looked, Looked)
    assert not looked.is_new
    assert looked.post.pictures == (whole,)


def test_a_button_says_what_its_choice_brings_and_is_typed_without_it():
    choice = Choice("s4", "Strip 4", "a move", effect="complete, 7 points")
    prompt = PickOne("Which strip?", (choice, Choice("s5", "Strip 5", "another")))
    assert choice.text == "Strip 4: complete, 7 points"
    assert prompts.read_typed(prompt, "strip 4") == "a move"
    assert ("Strip 4 (complete, 7 points)", "s4") in prompts.suggestions(prompt, "4")
