"""The words above a public board while its chapter goes on."""

from bot.ui.public import _LONGEST_STORY, _Board, _newest

BOARD = _Board("Ana is done.", "Round 1 of 6", "The board.")


def test_a_story_goes_on_above_the_same_board():
    later = BOARD.going_on("Ben is done.", "Round 1 of 6, nearly over")
    assert later.text("⏳ Carla") == (
        "Ana is done.\nBen is done.\nRound 1 of 6, nearly over\n⏳ Carla"
    )


def test_a_story_told_again_after_a_crash_is_not_doubled():
    once = BOARD.going_on("Ben is done.", "Round 1 of 6")
    assert once.going_on("Ben is done.", "Round 1 of 6") == once


def test_nothing_new_leaves_the_story_as_it_is():
    assert BOARD.going_on("", "Round 1 of 6") == BOARD


def test_the_oldest_lines_of_a_long_story_go_first():
    board = BOARD
    for number in range(200):
        board = board.going_on(f"Ana made the move with the number {number}.", "Round 1 of 6")
    assert len(board.story) < _LONGEST_STORY + 200
    assert "Ana is done." not in board.story
    assert board.story.endswith("number 199.")


def test_a_story_that_is_long_from_the_first_is_told_from_its_newest_lines():
    told = _newest([f"Ana made the move with the number {number}." for number in range(200)])
    assert len(told) < _LONGEST_STORY + 200
    assert told.endswith("number 199.")
