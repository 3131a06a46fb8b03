"""How a round of The Great Split ends in public, and what one press shows of a neighbour."""

import pytest

from tests.bot.friends import NAMES, Friends
from tests.bot.great_split.friends import DEALERS, by_buttons
from tests.bot.simulation import an_evening

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_pictures")]


async def test_a_scored_round_is_told_in_one_piece_before_the_new_board(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:3]) as evening:
        await evening.start(*NAMES[:3], game="great_split")
        friends = Friends(evening, by_buttons)
        while "Round 4 of" not in friends.board.text:
            for person in friends.waited_for():
                await friends.answer(person)
                friends.answers += 1
        stored = evening.env.backend.messages[evening.thread.id].values()
        said = [evening.message(evening.thread.id, one.id) for one in stored]
        *_, story, board = said
        lines = story.text.splitlines()
        assert [line.split("**")[1] for line in lines[:3]] == list(evening.table.names)
        assert any("arket" in line for line in lines)
        assert any(line.startswith("Prestige now: ") for line in lines)
        assert "scored" in story.alt
        assert not story.buttons
        assert board.text.startswith("Round 4 of 6")
        assert sum("scored: " in one.text and one is not story for one in said) == 0


async def test_a_neighbours_board_is_one_press_from_the_split(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:3]) as evening:
        await evening.start(*NAMES[:3], game="great_split")
        for person in (evening[name] for name in NAMES[:3]):
            message = Friends(evening, by_buttons).question(person)
            button = next(label for label in message.buttons if label.endswith("’s Board"))
            name = button.removesuffix("’s Board")
            shown = await person.press(message, button)
            assert shown.message.alt.startswith(f"The board of {name}, ")


async def test_my_seat_is_one_picture_with_the_hand_in_it(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await evening.start(*NAMES[:2], game="great_split")
        seat = await evening[NAMES[0]].press(evening.board, "My Seat")
        assert seat.message.pictures == ["0-seat"]
