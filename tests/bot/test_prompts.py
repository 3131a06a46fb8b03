"""Prompts as posts and paths as moves, without Discord."""

from dataclasses import replace

import pytest

from bot.dealers.dealing import Choice, Draft, Item, Narrower, PickOne, PickSome
from bot.i18n.words import words_for
from bot.refusals import Refused
from bot.ui import limits, prompts
from bot.ui.messages.address import Address, read_address
from bot.ui.messages.components import tick_form
from bot.ui.messages.posts import Drawn, Menu, Post, Press
from bot.ui.prompts import Answered, Asked, Form
from tests.bot.simulation import STRING_SELECT
from tests.bot.toy_dealer import picture

WORDS = words_for("en")
CHECKBOXES = 22
OPTIONS = [(letter, f"card {letter}", "a hint") for letter in "ABCDEFGHIJKL"]
HERE = Address("abcdefgh", "resolve.3-2.1")


def at(path: str) -> Address:
    return Address(HERE.table, HERE.what, path)


def pick_one(count: int, **choice) -> PickOne:
    return PickOne("Which?", tuple(Choice(f"c{n}", f"Card {n}", n, **choice) for n in range(count)))


def pick_some(count: int = 3, least: int = 1, most: int = 2) -> PickSome:
    items = tuple(Item(chr(ord("A") + n), f"card {n}") for n in range(count))
    return PickSome(
        "Split.",
        items,
        least,
        most,
        compose=lambda keys: ("move", tuple(sorted(keys))),
        draft=lambda keys: Draft(f"Left: {sorted(keys)}", "Seal It"),
        open_label="Split",
    )


TRACKS = PickOne("Which track?", (Choice("top", "Topaz", "topaz-move"),))
NESTED = PickOne(
    "Which card?",
    (
        Choice("plain", "Plain", "plain-move"),
        Choice("seal", "Seal", Narrower(lambda: TRACKS)),
    ),
)


TWO_WAYS = PickOne(
    "How?",
    (
        Choice("coin", "Pay a Coin", "coin-move", command="buy"),
        Choice("gold", "Pay Gold", "gold-move", command="buy"),
        Choice("pass", "Pass", "pass-move"),
    ),
)


def test_an_address_survives_the_journey():
    assert read_address(str(at("a.b"))) == at("a.b")


def test_an_address_that_is_too_long_is_noticed_here_and_not_by_discord():
    with pytest.raises(ValueError, match="longer than 100"):
        str(at("x" * 100))


def test_few_choices_are_buttons_in_rows_of_five():
    post = prompts.question(pick_one(7), HERE, WORDS)
    assert [len(row) for row in post.rows if isinstance(row, tuple)] == [5, 2]


def test_choices_of_one_row_stand_together():
    choices = tuple(Choice(f"c{n}", f"{n}", n, row=n // 2) for n in range(4))
    post = prompts.question(PickOne("?", choices), HERE, WORDS)
    assert [len(row) for row in post.rows if isinstance(row, tuple)] == [2, 2]


def test_many_choices_are_menus_of_twenty_five():
    post = prompts.question(pick_one(60), HERE, WORDS)
    assert [len(row.entries) for row in post.rows if isinstance(row, Menu)] == [25, 25, 10]
    addresses = {str(row.address) for row in post.rows if isinstance(row, Menu)}
    assert len(addresses) == 3


@pytest.mark.parametrize("rows", [1, 3, 7, 25])
@pytest.mark.parametrize("count", [1, 5, 20, 25, 26, 60])
def test_no_question_has_more_components_than_discord_takes(count, rows):
    choices = [Choice(f"c{n}", f"Card {n}", n, row=n * rows // count) for n in range(count)]
    post = prompts.question(PickOne("Which?", tuple(choices)), HERE, WORDS)
    frame = ((Press("Back", at("")),), (Press("My Seat", at("seat")),))
    framed = Post(post.text, (picture("hand", "cards"),), (*post.rows, *frame), "where")
    assert Drawn(framed, (b"",)).layout().total_children_count <= limits.COMPONENTS


def test_a_form_with_more_boxes_than_discord_takes_is_a_menu():
    few = tick_form(HERE, "Split", "Left", tuple(OPTIONS[:10]), frozenset(), 1, 9)
    many = tick_form(HERE, "Split", "Left", tuple(OPTIONS), frozenset("B"), 1, 9)
    kinds = [form.to_dict()["components"][0]["component"]["type"] for form in (few, many)]
    assert kinds == [CHECKBOXES, STRING_SELECT]


def test_a_form_says_what_ticking_means():
    told = tick_form(HERE, "Split", "Left", tuple(OPTIONS[:3]), frozenset(), 1, 2, "Tick them.")
    silent = tick_form(HERE, "Split", "Left", tuple(OPTIONS[:3]), frozenset(), 1, 2)
    hints = [form.to_dict()["components"][0].get("description") for form in (told, silent)]
    assert hints == ["Tick them.", None]


def test_hints_are_listed_under_the_question():
    post = prompts.question(pick_one(1, hint="topaz 4 → 6"), HERE, WORDS)
    assert post.text == "Which?\n**Card 0**: topaz 4 → 6"


def test_a_press_on_a_whole_answer_is_its_move():
    assert prompts.follow(NESTED, at("plain"), WORDS) == Answered("plain-move")
    assert prompts.follow(NESTED, at("seal.top"), WORDS) == Answered("topaz-move")


def test_a_press_on_a_narrower_question_shows_it_with_a_way_back():
    asked = prompts.follow(NESTED, at("seal"), WORDS)
    assert isinstance(asked, Asked)
    assert asked.post.text == "Which track?"
    back = asked.post.rows[-1]
    assert isinstance(back, tuple)
    assert back == (Press("Back", at("")),)


def test_a_choice_that_is_gone_is_refused():
    with pytest.raises(Refused, match="refused-old-question"):
        prompts.follow(NESTED, at("sapphire"), WORDS)


def test_a_form_opens_with_what_was_ticked():
    form = prompts.follow(pick_some(), at("=A,C"), WORDS)
    assert isinstance(form, Form)
    assert form.ticked == {"A", "C"}


def test_a_draft_carries_all_that_was_ticked_in_its_buttons():
    post = prompts.draft(pick_some(), frozenset("CA"), HERE, words_for("en"))
    assert post.rows == ((Press("Seal It", at("!A,C"), "main"), Press("Change", at("=A,C"))),)


def test_a_sealed_draft_is_the_move():
    assert prompts.follow(pick_some(), at("!A,C"), WORDS) == Answered(("move", ("A", "C")))


@pytest.mark.parametrize("path", ["!", "!A,B,C", "!Z"])
def test_a_draft_with_a_wrong_number_cannot_be_sealed(path):
    with pytest.raises(Refused, match="refused-count"):
        prompts.follow(pick_some(), at(path), WORDS)


@pytest.mark.parametrize("typed", ["B D F", "b,d,f", " f  d;b ", "bdf", "BDF", "bd f", "B,D,F"])
def test_typed_keys_are_read_with_some_grace(typed):
    assert prompts.read_ticks(pick_some(8), typed) == {"B", "D", "F"}


@pytest.mark.parametrize("typed", ["bdz", "art", "a b art"])
def test_a_word_that_names_nothing_is_refused(typed):
    with pytest.raises(Refused, match="refused-typed"):
        prompts.read_ticks(pick_some(8), typed)


@pytest.mark.parametrize(("typed", "ticked"), [("10", {"10"}), ("23", {"2", "3"}), ("110", None)])
def test_numbers_that_can_be_read_in_two_ways_are_refused(typed, ticked):
    items = tuple(Item(str(n), f"card {n}") for n in (0, 1, 2, 3, 10, 11))
    prompt = replace(pick_some(), items=items)
    if ticked is None:
        with pytest.raises(Refused, match="refused-typed"):
            prompts.read_ticks(prompt, typed)
    else:
        assert prompts.read_ticks(prompt, typed) == ticked


def test_nothing_can_be_typed_where_nothing_may_be_ticked():
    assert prompts.read_ticks(pick_some(least=0), "–") == frozenset()


LETTERED = replace(
    pick_some(),
    items=(Item("A", "A · 2 art"), Item("B", "B · 1 book"), Item("D", "D · 2 art")),
)


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("bd", ["B D"]),
        ("b art", ["B A", "B D"]),
        ("book", ["B"]),
        ("bdx", []),
        ("zz", []),
        ("b", ["B", "B A", "B D"]),
    ],
)
def test_nothing_is_suggested_that_does_not_match_what_was_typed(typed, values):
    assert [value for _, value in prompts.suggestions(LETTERED, typed)] == values


@pytest.mark.parametrize("typed", ["seal.top", "Seal, Topaz"])
def test_a_typed_single_choice_is_its_path_or_its_words(typed):
    assert prompts.read_typed(NESTED, typed) == "topaz-move"


def test_what_is_suggested_can_be_typed():
    for _, value in prompts.suggestions(NESTED, ""):
        assert prompts.read_typed(NESTED, value)
    for _, value in prompts.suggestions(pick_some(), ""):
        assert prompts.read_ticks(pick_some(), value)


@pytest.mark.parametrize("typed", ["topaz", "TOPAZ seal", "top"])
def test_words_that_fit_one_answer_only_are_that_answer(typed):
    assert prompts.read_typed(NESTED, typed) == "topaz-move"


@pytest.mark.parametrize("typed", ["pay", "coins", "", "pay pay"])
def test_words_that_fit_several_answers_or_none_are_refused(typed):
    with pytest.raises(Refused, match="refused-typed"):
        prompts.read_typed(TWO_WAYS, typed)


def test_the_same_colour_twice_is_another_answer_than_once():
    choices = (Choice("white", "White", 1), Choice("white-white", "White White", 2))
    assert prompts.read_typed(PickOne("?", choices), "white white") == 2


def test_a_hint_alone_is_no_answer():
    with pytest.raises(Refused, match="refused-typed"):
        prompts.read_typed(pick_one(1, hint="brings topaz"), "topaz")


def test_a_move_that_two_paths_lead_to_is_suggested_once():
    twice = PickOne("?", (*NESTED.choices, Choice("short", "Short Cut", "topaz-move")))
    assert prompts.suggestions(twice, "") == [("Plain", "plain"), ("Seal, Topaz", "seal.top")]
    assert prompts.suggestions(twice, "cut") == [("Short Cut", "short")]


def test_suggestions_have_all_the_words_typed_in_any_order():
    assert prompts.suggestions(NESTED, "topa, seal") == [("Seal, Topaz", "seal.top")]
    assert prompts.suggestions(NESTED, "topaz plain") == []


def test_a_list_of_items_is_told_by_their_own_words():
    items = (Item("A", "A · 2 topaz"), Item("B", "B · 1 book"))
    found = prompts.suggestions(replace(pick_some(), items=items), "A")
    assert found == [("A · 2 topaz", "A"), ("A · 2 topaz, B · 1 book", "A B")]


def test_a_command_answers_with_its_own_choices_and_with_those_of_none():
    of_all = TWO_WAYS.choices
    assert prompts.answered_by("buy", TWO_WAYS) == TWO_WAYS
    assert prompts.answered_by("take", TWO_WAYS) == replace(TWO_WAYS, choices=of_all[-1:])


def test_a_multiple_choice_is_answered_by_any_of_its_commands():
    prompt = pick_some()
    assert prompts.answered_by("split", prompt) == prompt


def test_a_command_with_which_nothing_can_be_done_is_refused():
    with pytest.raises(Refused, match="refused-nothing-to-do"):
        prompts.read_typed(PickOne("?", ()), "anything")


def test_a_long_text_is_cut_at_ends_of_lines():
    text = "\n".join(f"line {n}" for n in range(1000))
    pages = limits.pages(text)
    assert "\n".join(pages) == text
    assert all(len(page) <= limits.TEXT - 500 for page in pages)


def test_a_text_that_is_too_long_ends_in_an_ellipsis():
    assert limits.fit("abcdef", 4) == "abc…"
    assert limits.fit("abcd", 4) == "abcd"


def test_a_layout_never_says_more_than_discord_takes():
    layout = Drawn(Post("x" * 9000, footer="where", legend="y" * 900)).layout()
    assert layout.content_length() <= limits.TEXT


def test_what_explains_a_picture_stands_below_it():
    post = Post("above", (picture("seat", "A seat."),), legend="below")
    _, *parts = Drawn(post, (b"",)).layout().walk_children()
    kinds = [getattr(part, "content", "picture") for part in parts]
    assert kinds == ["above", "picture", "below"]


def test_posts_differ_when_a_reader_would_see_it():
    assert Post("a").digest != Post("b").digest
    assert Post("a").digest == Post("a").digest
    assert Post("a", rows=((Press("x", HERE),),)).digest != Post("a").digest
    assert Post("a", legend="b").digest != Post("a").digest
