"""Every question of whole random games can be answered legally, only legally, and on Discord."""

import re

import pytest

from bot.dealers.dealing import Dealer, PickOne, PickSome
from bot.ui import limits
from bot.ui.messages.address import Address
from bot.ui.prompts import SEAL, answered_by
from bot.ui.prompts.way import way_to
from engine.core import decision_of
from tests.bot.dealers.playing import (
    LONG_NAMES,
    asked,
    at_every_table,
    drafts,
    every_dealer,
    in_every_language,
    internal_names,
    levels,
    listener,
    paths,
    pictures_of,
    texts_of,
    turns,
)

pytestmark = pytest.mark.slow

ROOM = limits.TEXT - 500
"""What a question may say; the frame around it needs the rest."""


@at_every_table
def test_every_path_ends_in_a_legal_move_and_every_legal_move_has_a_path(
    dealer: Dealer, seats: int, number: int
):
    for _, prompt, moves in asked(dealer, seats, number):
        assert {move for _, move in paths(prompt)} == set(moves)


@at_every_table
def test_the_way_to_every_move_can_be_told(dealer: Dealer, seats: int, number: int):
    for _, prompt, moves in list(asked(dealer, seats, number))[::5]:
        told = [way_to(prompt, move) for move in moves[:: max(1, len(moves) // 10)]]
        assert all(told)
        assert len(set(told)) == len(told), "two moves are told the same way"


@at_every_table
def test_every_icon_of_a_choice_is_one_of_the_dealers(dealer: Dealer, seats: int, number: int):
    shown = {
        choice.icon
        for _, prompt, _ in asked(dealer, seats, number)
        for level in levels(prompt)
        if isinstance(level, PickOne)
        for choice in level.choices
    }
    assert shown - {""} <= set(dealer.icons)
    assert len(shown - {""}) > 3


@at_every_table
def test_an_answer_that_can_still_be_changed_is_asked_for_as_before(
    dealer: Dealer, seats: int, number: int
):
    game = dealer.game
    for turn in turns(game, seats, number):
        seat = turn.decision.seat
        decision = decision_of(game, turn.after, seat)
        if decision is not None and not decision.awaited:
            view, moves = game.view(turn.after, seat), game.legal_moves(turn.after, seat)
            prompt = dealer.ask(view, decision, moves, listener(seat, seats))
            assert {move for _, move in paths(prompt)} == set(moves)


@at_every_table
def test_every_answer_can_be_given_by_a_command(dealer: Dealer, seats: int, number: int):
    for turn, prompt, moves in asked(dealer, seats, number):
        parts = [answered_by(command, prompt) for command in dealer.commands[turn.decision.kind]]
        assert {move for part in parts for _, move in paths(part)} == set(moves)


def choices_fit(prompt: PickOne) -> None:
    hints = sum(len(choice.label) + len(choice.hint) + 7 for choice in prompt.choices)
    assert len(prompt.text) + hints <= ROOM
    assert prompt.choices
    assert len({choice.key for choice in prompt.choices}) == len(prompt.choices)
    assert len({choice.label for choice in prompt.choices}) == len(prompt.choices)
    for choice in prompt.choices:
        assert re.fullmatch(r"[A-Za-z0-9-]+", choice.key)
        assert choice.label
        assert len(choice.text) <= limits.BUTTON_LABEL


def form_fits(prompt: PickSome) -> None:
    assert 1 <= len(prompt.open_label) <= limits.BUTTON_LABEL
    assert 1 <= len(prompt.form_title) <= limits.FORM_TITLE
    assert 1 <= len(prompt.form_label) <= limits.FORM_LABEL
    assert len(prompt.form_hint) <= limits.FORM_HINT
    assert len({item.key for item in prompt.items}) == len(prompt.items)
    assert all(1 <= len(item.label) <= limits.BUTTON_LABEL for item in prompt.items)
    for draft in drafts(prompt):
        assert len(draft.text) <= ROOM
        assert 1 <= len(draft.seal_label) <= limits.BUTTON_LABEL


@in_every_language
@at_every_table
def test_a_question_fits_into_a_message(dealer: Dealer, seats: int, number: int, language: str):
    for _, prompt, _ in asked(dealer, seats, number, language, LONG_NAMES, every=3):
        for level in levels(prompt):
            assert len(level.text) <= ROOM
            if isinstance(level, PickOne):
                choices_fit(level)
            else:
                form_fits(level)


@at_every_table
def test_every_answer_fits_into_the_address_of_a_button(dealer: Dealer, seats: int, number: int):
    for turn, prompt, _ in asked(dealer, seats, number):
        between = "," if isinstance(prompt, PickSome) else "."
        for path, _ in paths(prompt):
            # An address that is too long refuses to be written.
            assert str(Address("abcdefgh", turn.decision.ticket, SEAL + between.join(path)))


@in_every_language
@at_every_table
def test_every_question_shows_a_picture_and_says_all_that_is_on_it(
    dealer: Dealer, seats: int, number: int, language: str
):
    for _, prompt, _ in asked(dealer, seats, number, language, LONG_NAMES, every=7):
        assert all(level.picture is not None for level in levels(prompt))
        for picture in pictures_of(prompt):
            assert 20 <= len(picture.alt) <= limits.ALT_TEXT
            assert not picture.alt.endswith("…")


@in_every_language
@every_dealer
def test_nobody_reads_the_internal_name_of_anything(dealer: Dealer, language: str):
    internal = internal_names(dealer, 3, 2)
    for _, prompt, _ in asked(dealer, 3, 2, language, every=3):
        for text in texts_of(prompt):
            assert not internal.search(text), text
