"""The words above a public board while its chapter goes on."""

from bot.store import Shown
from bot.ui.publishing.public import _LONGEST_STORY, _longer, _newest, _text


def test_a_story_goes_on_above_the_same_board():
    board = Shown("board", 1, 2, story=_longer("Ana is done.", "Ben is done."), status="Round 1")
    waiting = "Waiting for Carla."
    assert _text(board, waiting) == f"Ana is done.\nBen is done.\nRound 1\n{waiting}"


def test_a_story_told_again_after_a_crash_is_not_doubled():
    once = _longer("Ana is done.", "Ben is done.")
    assert _longer(once, "Ben is done.") == once


def test_nothing_new_leaves_the_story_as_it_is():
    assert _longer("Ana is done.", "") == "Ana is done."


def test_the_oldest_lines_of_a_long_story_go_first():
    story = "Ana is done."
    for number in range(200):
        story = _longer(story, f"Ana made the move with the number {number}.")
    assert len(story) < _LONGEST_STORY + 200
    assert "Ana is done." not in story
    assert story.endswith("number 199.")


def test_a_story_that_is_long_from_the_first_is_told_from_its_newest_lines():
    told = _newest([f"Ana made the move with the number {number}." for number in range(200)])
    assert len(told) < _LONGEST_STORY + 200
    assert told.endswith("number 199.")
