"""What is particular to the questions of Splendor: at most three presses, what can be paid first."""

from collections import Counter
from itertools import chain

import pytest

from bot.dealers.dealing import PickOne
from bot.ui.limits import PUSHES
from bot.ui.prompts import answered_by, read_typed
from engine.splendor.data import DECKS
from engine.splendor.moves import (
    BuyCard,
    ChooseNoble,
    Pass,
    ReserveCard,
    ReserveFromDeck,
    ReturnTokens,
    TakeTokens,
)
from tests.bot.dealers.playing import LONG_NAMES, in_every_language, levels, paths, pictures_of
from tests.bot.dealers.splendor.playing import (
    DEALER,
    GAMES,
    asked,
    choice_of,
    chosen,
    question,
)
from tests.engine.splendor.builders import (
    EMPTY_ROWS,
    NO_DECKS,
    bonuses,
    do,
    gems,
    legal,
    player,
    table,
)

pytestmark = pytest.mark.slow

MANY_WAYS = table(
    player(
        gems(blue=2, green=2, red=2, black=1, gold=3),
        cards=bonuses(blue=1, green=1, red=3, black=2),
    ),
    player(),
    rows=(*EMPTY_ROWS[:2], ("III-white-01", None, None, None)),
)
"""Two blue, green and red and one black are due, and three gold can stand for any of them."""


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_there_is_one_way_to_a_move_but_tokens_may_begin_with_any_of_theirs(
    seats: int, number: int
):
    for _, prompt, _ in asked(seats, number):
        for move, count in Counter(move for _, move in paths(prompt)).items():
            if isinstance(move, TakeTokens | ReturnTokens):
                colours = sum(1 for tokens in move.tokens if tokens)
                assert 1 <= count <= colours, f"{move} has {count} paths"
            else:
                assert count == 1, f"{move} has {count} paths"


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_nothing_takes_more_than_three_presses_and_tokens_take_two(seats: int, number: int):
    for _, prompt, _ in asked(seats, number):
        for path, move in paths(prompt):
            assert len(path) <= (3 if isinstance(move, BuyCard) else 2)


@in_every_language
def test_every_level_of_a_question_shows_the_whole_table(language: str):
    for _, prompt, _ in asked(4, 3, language, LONG_NAMES, every=7):
        for picture in pictures_of(prompt):
            assert picture == prompt.picture
            assert len(picture.full) >= 600


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_each_command_of_a_turn_makes_its_own_kind_of_move(seats: int, number: int):
    kinds = {
        "take": TakeTokens | Pass,
        "reserve": ReserveCard | ReserveFromDeck | Pass,
        "buy": BuyCard | Pass,
    }
    assert set(DEALER.commands["act"]) == set(kinds)
    for turn, prompt, moves in asked(seats, number):
        for command, kind in kinds.items():
            if turn.decision.kind == "act":
                part = answered_by(command, prompt)
                assert isinstance(part, PickOne)
                found = {move for _, move in paths(part)}
                assert found == {move for move in moves if isinstance(move, kind)}


@pytest.mark.parametrize(
    ("command", "typed", "language"),
    [
        ("take", "black green white", "en"),
        ("take", "negra verde blanca", "es"),
        ("take", "schwarz weiß grün", "de"),
    ],
)
def test_colours_are_typed_in_any_order_and_in_any_language(command, typed, language):
    prompt = answered_by(command, question(table(), language))
    assert read_typed(prompt, typed) == TakeTokens(gems(white=1, green=1, black=1))


def test_a_card_is_typed_by_its_place_and_a_deck_by_its_letter():
    state = table(player(gems(red=3), hidden=("I-green-01",)), player())
    prompt = question(state)
    card = str(state.rows[1][2])
    assert read_typed(answered_by("reserve", prompt), "b3") == ReserveCard(card)
    assert read_typed(answered_by("reserve", prompt), "deck b") == ReserveFromDeck(2)
    assert read_typed(answered_by("buy", prompt), "r1") == BuyCard("I-green-01", gems(red=3))


def test_three_colours_are_taken_beginning_with_any_of_them():
    prompt = question(table())
    wanted = TakeTokens(gems(white=1, green=1, black=1))
    assert chosen(prompt, "white", "green-black") == wanted
    assert chosen(prompt, "green", "white-black") == wanted
    assert chosen(prompt, "black", "white-green") == wanted


def test_two_of_a_colour_are_offered_only_where_the_bank_has_four():
    prompt = question(table(player(), player(gems(red=1))))
    assert chosen(prompt, "blue", "blue") == TakeTokens(gems(blue=2))
    assert "red" not in {choice.key for choice in chosen(prompt, "red").choices}


def test_a_colour_that_the_bank_lacks_is_not_offered():
    bank = gems(white=1, blue=2, red=1, black=1)
    keys = {choice.key for choice in question(table(bank=bank)).choices}
    assert keys == {"white", "blue", "red", "black", "reserve"}


def test_the_only_take_that_is_left_is_one_button():
    prompt = question(table(bank=gems(white=1, blue=2)))
    takes = [choice for choice in prompt.choices if isinstance(choice.then, TakeTokens)]
    assert [choice.label for choice in takes] == ["Take white, blue"]


def test_of_a_single_colour_one_or_two_can_be_taken():
    prompt = question(table(bank=gems(green=4)))
    assert chosen(prompt, "green", "only") == TakeTokens(gems(green=1))
    assert chosen(prompt, "green", "green") == TakeTokens(gems(green=2))


def test_whoever_will_have_too_many_tokens_is_told_before_taking():
    rich = table(player(gems(white=3, blue=3, green=2)), player())
    assert "one token too many" in chosen(question(rich), "red").text
    assert "too many" not in chosen(question(table()), "red").text


def test_what_can_be_paid_now_is_offered_first_with_what_it_costs_this_player():
    # I-black-03 costs one of every colour but black.
    state = table(
        player(gems(white=1, blue=1, gold=1), cards=bonuses(green=2)),
        player(),
        rows=(("I-black-03", None, None, None), *EMPTY_ROWS[1:]),
    )
    first = question(state).choices[0]
    assert first.label == "Buy C1"
    assert first.effect == "black, for 1 white, 1 blue and 1 gold"
    assert first.style == "main"


def test_a_card_that_costs_nothing_any_more_says_so():
    state = table(
        player(cards=bonuses(red=3)),
        player(),
        rows=(("I-green-01", None, None, None), *EMPTY_ROWS[1:]),
    )
    assert choice_of(question(state), "buy-C1").effect == "green, free"


def test_what_cannot_be_paid_is_not_offered():
    assert not [c for c in question(table()).choices if c.key.startswith("buy-")]


def test_reserved_cards_are_bought_by_their_own_place():
    state = table(player(gems(red=3), reserved=("III-red-04",), hidden=("I-green-01",)), player())
    assert chosen(question(state), "buy-R2") == BuyCard("I-green-01", gems(red=3))


def test_a_purchase_that_brings_a_noble_says_so():
    state = table(
        player(gems(red=3), cards=bonuses(green=2, blue=3, white=3)),
        player(),
        rows=(("I-green-03", "I-green-08", "I-green-04", None), *EMPTY_ROWS[1:]),
        nobles=("noble-red-black", "noble-white-blue-green"),
    )
    assert choice_of(question(state), "buy-C1").effect.endswith(", noble N2 comes")


def test_several_ways_to_pay_are_asked_with_the_least_gold_first():
    state = table(
        player(gems(red=3, gold=1)),
        player(),
        rows=(("I-green-01", None, None, None), *EMPTY_ROWS[1:]),
    )
    ways = chosen(question(state), "buy-C1")
    assert [choice.label for choice in ways.choices] == ["Pay 3 red", "Pay 2 red and 1 gold"]
    assert [choice.style for choice in ways.choices] == ["main", "plain"]


def test_more_ways_than_a_question_holds_begin_with_how_much_gold():
    ways = [move for move in legal(MANY_WAYS) if isinstance(move, BuyCard)]
    assert len(ways) == 27
    prompt = question(MANY_WAYS)
    how_much = chosen(prompt, "buy-A1")
    assert [choice.label for choice in how_much.choices] == [
        "Pay 2 blue, 2 green, 2 red and 1 black",
        "Pay With 1 Gold",
        "Pay With 2 Gold",
        "Pay With 3 Gold",
    ]
    found = [(path, move) for path, move in paths(prompt) if isinstance(move, BuyCard)]
    assert {move for _, move in found} == set(ways)
    assert len(found) == 27
    assert max(len(path) for path, _ in found) == 3


def test_the_rows_of_the_reserve_question_are_the_rows_of_the_picture():
    state = table()
    prompt = chosen(question(state), "reserve")
    rows = [[c.key for c in prompt.choices if c.row == row] for row in range(3)]
    assert rows == [
        ["A1", "A2", "A3", "A4", "deck-A"],
        ["B1", "B2", "B3", "B4", "deck-B"],
        ["C1", "C2", "C3", "C4", "deck-C"],
    ]
    assert chosen(prompt, "A1") == ReserveCard(str(state.rows[2][0]))
    assert chosen(prompt, "deck-A") == ReserveFromDeck(3)


def test_every_card_and_deck_to_reserve_says_on_its_button_what_it_gives():
    prompt = chosen(question(table()), "reserve")
    assert all(choice.effect and not choice.hint for choice in prompt.choices)
    assert choice_of(prompt, "deck-A").text == "Deck A: 3 to 5 points"
    assert "A card from a deck is seen by you alone." in prompt.text


def test_reserving_says_what_is_still_missing():
    state = table(player(gems(red=1)), player(), rows=(("I-green-01",), *EMPTY_ROWS[1:]))
    effect = choice_of(chosen(question(state), "reserve"), "C1").effect
    assert effect == "green, you lack 2 red"


def test_gold_counts_towards_what_is_missing():
    state = table(player(gems(red=1, gold=1)), player(), rows=(("I-green-01",), *EMPTY_ROWS[1:]))
    effect = choice_of(chosen(question(state), "reserve"), "C1").effect
    assert effect == "green, you lack 1 red"


def test_what_lacks_many_colours_is_told_by_its_number():
    state = table(player(), player(), rows=(("I-green-04",), *EMPTY_ROWS[1:]))
    effect = choice_of(chosen(question(state), "reserve"), "C1").effect
    assert effect == "green, you lack 4 tokens"


def test_taking_says_which_cards_it_makes_payable():
    state = table(player(gems(red=2)), player(), rows=(("I-green-01",), *EMPTY_ROWS[1:]))
    prompt = question(state)
    assert choice_of(prompt, "red").text == "Take red: towards C1"
    then = chosen(prompt, "red")
    assert choice_of(then, "white-blue").text == "White, blue: enough for C1"
    assert choice_of(chosen(prompt, "white"), "blue-green").text == "Blue, green"


def test_putting_back_says_which_card_it_gives_up():
    held = gems(white=4, blue=4, red=3)
    rows = (("I-green-01",), *EMPTY_ROWS[1:])
    state = table(player(held), player(), rows=rows, phase="return_tokens", bank=gems())
    prompt = question(state)
    assert choice_of(prompt, "red").text == "Return red: gives up C1"
    assert choice_of(prompt, "white").text == "Return white"


def test_a_purchase_that_brings_a_noble_nearer_says_how_near():
    state = table(
        player(gems(red=3), cards=bonuses(green=1, blue=3, white=3)),
        player(),
        rows=(("I-green-03", "I-green-01", None, None), *EMPTY_ROWS[1:]),
        nobles=("noble-red-black", "noble-white-blue-green"),
    )
    effect = choice_of(question(state), "buy-C2").effect
    assert effect == "green, for 3 red, 1 card to noble N2"


def test_whose_turn_it_is_reads_points_place_and_the_nearest_noble():
    state = table(
        player(cards=(*bonuses(white=3, blue=3, green=1), "I-red-08")),
        player(cards=("III-blue-04",)),
        nobles=("noble-red-black", "noble-white-blue-green"),
    )
    assert "You: 1 point of 15 · 2nd of 2 · Ben 5 · 2 cards to noble N2" in question(state).text


def test_reserving_without_gold_says_that_none_comes():
    state = table(bank=gems(white=4))
    assert "no gold left" in chosen(question(state), "reserve").text


def test_reserving_with_ten_tokens_says_that_one_goes_back():
    full = table(player(gems(white=4, blue=4, green=2)), player())
    assert "one token too many" in chosen(question(full), "reserve").text


def test_whoever_keeps_three_cards_is_told_why_no_more_can_be_reserved():
    state = table(player(reserved=DECKS[2][:3]), player())
    prompt = question(state)
    assert "reserve" not in {choice.key for choice in prompt.choices}
    assert "Your reserve is full." in prompt.text


def test_whoever_can_do_nothing_passes():
    stuck = table(
        player(reserved=DECKS[2][:3]),
        player(),
        bank=gems(gold=5),
        rows=EMPTY_ROWS,
        decks=NO_DECKS,
    )
    prompt = question(stuck)
    assert [(choice.key, choice.then) for choice in prompt.choices] == [("pass", Pass())]


def test_whose_turn_begins_reads_what_everybody_else_did():
    state = table(player(), player(), player())
    assert "-#" not in question(state).text
    for move in (TakeTokens(gems(white=2)), ReserveFromDeck(1), TakeTokens(gems(red=2))):
        state = do(state, move)
    small = [line for line in question(state).text.splitlines() if line.startswith("-# ")]
    assert small == [
        "-# **Ben** reserves from deck C.",
        "-# **Carla** takes 2 red.",
    ]


def test_whoever_puts_tokens_back_does_not_read_it_all_again():
    state = table(player(gems(white=4, blue=4, green=2)), player(), turn=1)
    state = do(do(state, TakeTokens(gems(red=2))), ReserveFromDeck(1))
    assert state.phase == "return_tokens"
    assert "-#" not in question(state).text


@pytest.mark.parametrize("excess", [1, 2, 3])
def test_tokens_are_put_back_by_their_colours(excess: int):
    held = gems(white=3, blue=2, green=2, red=1, black=1, gold=1 + excess)
    state = table(player(held), player(), phase="return_tokens", bank=gems())
    prompt = question(state)
    assert {move for _, move in paths(prompt)} == set(legal(state))
    assert all(len(path) == min(excess, 2) for path, _ in paths(prompt))
    for level in levels(prompt):
        assert isinstance(level, PickOne)
        assert 1 <= len(level.choices) <= 25


def test_the_nobles_who_would_come_are_named_by_their_places():
    names = ("noble-red-black", "noble-white-blue", "noble-green-red")
    state = table(
        player(cards=bonuses(green=4, red=4, black=4)),
        player(),
        phase="choose_noble",
        nobles=names,
    )
    prompt = question(state)
    found = {choice.label: choice.then for choice in prompt.choices}
    assert found == {
        "Receive N1": ChooseNoble("noble-red-black"),
        "Receive N3": ChooseNoble("noble-green-red"),
    }


def test_the_last_round_is_announced_to_whoever_plays_in_it():
    winning = player(cards=tuple(chain(DECKS[2][:4])))
    assert winning.points >= 15
    assert "This is the last round." in question(table(winning, player(), turn=1)).text


def test_everything_that_can_ever_be_offered_at_once_fits_on_buttons():
    spread = [deck[:: len(deck) // 6] for deck in DECKS]
    rows = tuple(cards[:4] for cards in spread)
    kept = (spread[0][4], spread[1][4])
    bought_before = set(chain(*DECKS)) - {*chain(*spread)}
    state = table(player(cards=sorted(bought_before), reserved=kept), player(), rows=rows)
    prompt = question(state)
    bought = [choice for choice in prompt.choices if choice.key.startswith("buy-")]
    assert len(bought) == 14
    assert len(prompt.choices) == 14 + 5 + 1 <= PUSHES
    assert {move for _, move in paths(prompt)} == set(legal(state))
