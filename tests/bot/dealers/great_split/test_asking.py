"""Every question of whole random games can be answered legally, and only legally."""

import re
from itertools import combinations

import pytest

from bot.dealers.dealing import PickOne, PickSome
from engine.core import TakeBack, decision_of
from engine.great_split.moves import FollowArrow, PlaceSeal, PlaySplitter
from tests.bot.dealers.great_split.playing import (
    DEALER,
    GAME,
    LANGUAGES,
    LONG_NAMES,
    choices,
    levels,
    listener,
    moves_of,
    questions,
    texts_of,
    turns,
)

pytestmark = pytest.mark.slow

GAMES = [(2, 1), (3, 2), (7, 3)]


def asked(seats: int, number: int, language: str = "en", every: int = 1):
    for turn, view, moves in questions(seats, number, every):
        to = listener(turn.decision.seat, seats, language)
        yield DEALER.ask(view, turn.decision, moves, to), moves


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_every_path_ends_in_a_legal_move_and_every_legal_move_has_a_path(seats: int, number: int):
    for prompt, moves in asked(seats, number):
        if isinstance(prompt, PickOne):
            found = moves_of(prompt)
            assert set(found) == set(moves)
            assert len(found) == len(moves)


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_whatever_is_ticked_is_a_legal_move_and_every_legal_move_can_be_ticked(
    seats: int, number: int
):
    for prompt, moves in asked(seats, number):
        if isinstance(prompt, PickSome):
            keys = [item.key for item in prompt.items]
            sizes = range(prompt.least, prompt.most + 1)
            ticked = [frozenset(some) for size in sizes for some in combinations(keys, size)]
            assert {prompt.compose(some) for some in ticked} == set(moves)
            assert len(ticked) == len(moves)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_a_prompt_fits_into_a_message(seats: int, number: int, language: str):
    for turn, view, moves in questions(seats, number, every=5):
        to = listener(turn.decision.seat, seats, language, LONG_NAMES)
        prompt = DEALER.ask(view, turn.decision, moves, to)
        if isinstance(prompt, PickSome):
            draft = prompt.draft(frozenset(item.key for item in prompt.items[: prompt.least]))
            assert len(prompt.text) <= 3500
            assert len(draft.text) <= 3500
            assert 1 <= len(prompt.open_label) <= 80
            assert 1 <= len(draft.seal_label) <= 80
            assert 1 <= len(prompt.form_title) <= 45
            assert 1 <= len(prompt.form_label) <= 45
            assert len({item.key for item in prompt.items}) == len(prompt.items)
            assert all(1 <= len(item.label) <= 80 for item in prompt.items)
            continue
        for level in levels(prompt):
            hints = sum(len(choice.label) + len(choice.hint) + 7 for choice in level.choices)
            assert len(level.text) + hints <= 3500
            assert 1 <= len(level.choices) <= 25
            assert len({choice.key for choice in level.choices}) == len(level.choices)
        for choice in choices(prompt):
            assert re.fullmatch(r"[A-Za-z0-9-]+", choice.key)
            assert 1 <= len(choice.label) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_of_a_question_has_words_that_discord_takes(language: str):
    for seats, number in GAMES:
        for turn, view, moves in questions(seats, number, every=7):
            to = listener(turn.decision.seat, seats, language, LONG_NAMES)
            prompt = DEALER.ask(view, turn.decision, moves, to)
            assert prompt.picture is not None
            assert 20 <= len(prompt.picture.alt) <= 1024


def test_nobody_reads_the_internal_name_of_anything():
    internal = re.compile(r"\bI{1,3}-[a-z]|_seal|great-split|[{}]|None")
    for language in LANGUAGES:
        for prompt, _ in asked(3, 4, language, every=3):
            for text in texts_of(prompt):
                assert not internal.search(text), text


def test_full_tracks_are_offered_last():
    wasted = 0
    for seats, number in [(2, 1), (2, 5), (2, 6)]:
        for prompt, _ in asked(seats, number):
            if not isinstance(prompt, PickOne):
                continue
            for level in levels(prompt):
                tracks = [
                    choice
                    for choice in level.choices
                    if isinstance(choice.then, PlaceSeal | FollowArrow | PlaySplitter)
                ]
                is_full = ["→" not in choice.label for choice in tracks]
                assert is_full == sorted(is_full)
                wasted += sum(is_full)
    assert wasted, "no full track was met, so this proves nothing."


def test_taking_back_is_offered_once_something_was_done():
    backs = 0
    for prompt, moves in asked(3, 2):
        if isinstance(prompt, PickOne):
            offered = any(isinstance(choice.then, TakeBack) for choice in prompt.choices)
            assert offered == any(isinstance(move, TakeBack) for move in moves)
            backs += offered
    assert backs


def test_done_is_offered_only_when_nothing_is_left():
    for turn, view, moves in questions(3, 2):
        if turn.decision.kind != "resolve":
            continue
        prompt = DEALER.ask(view, turn.decision, moves, listener(turn.decision.seat, 3))
        assert isinstance(prompt, PickOne)
        resolution = view.secrets.resolution
        left = resolution.to_play or resolution.splitter or resolution.questions
        assert ("done" in {choice.key for choice in prompt.choices}) == (not left)


def test_an_answer_that_can_still_be_changed_is_named_in_the_question():
    turn = next(turn for turn in turns(3, 2) if turn.decision.kind == "split")
    seat = turn.decision.seat
    decision = decision_of(GAME, turn.after, seat)
    assert decision is not None
    view, moves = GAME.view(turn.after, seat), GAME.legal_moves(turn.after, seat)
    prompt = DEALER.ask(view, decision, moves, listener(seat, 3))
    assert "You can change it until everyone has sealed." in prompt.text


def test_my_seat_in_a_resolution_is_the_picture_of_the_question_and_not_a_second_one():
    """Two pictures side by side are half as wide each, and on a phone nobody can read them."""
    for turn, view, moves in questions(3, 2):
        if turn.decision.kind == "resolve":
            to = listener(turn.decision.seat, 3)
            prompt = DEALER.ask(view, turn.decision, moves, to)
            assert DEALER.seat(view, to) == prompt.picture
