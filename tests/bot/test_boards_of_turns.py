"""In a game of turns the public picture is as new as the words below it."""

from bot.dealers import all_dealers
from tests.bot.friends import Friends
from tests.bot.simulation import an_evening
from tests.games import found

GAME = next(key for key, dealer in all_dealers().items() if dealer.takes_turns)

DEALERS = {GAME: all_dealers()[GAME]}


def files(friends: Friends) -> list[str]:
    """Different pictures have different names."""
    return [attachment["filename"] for attachment in friends.board.stored.attachments]


async def test_the_board_of_a_round_is_drawn_anew_with_every_turn(tmp_path):
    habits = found(GAME, "habits")
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await habits.start(evening, "Ana", "Ben")
        friends = Friends(evening, habits.by_buttons)
        first, board = files(friends), friends.board.id
        await habits.by_buttons(friends, friends.waited_for()[0])
        assert friends.board.id == board
        assert len(files(friends)) == 1
        assert files(friends) != first


async def test_where_discord_takes_no_new_picture_the_old_one_stays(tmp_path):
    habits = found(GAME, "habits")
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await habits.start(evening, "Ana", "Ben")
        friends = Friends(evening, habits.by_buttons)
        board = friends.board
        number, pictures, text = board.id, files(friends), board.text
        path = f"/channels/{evening.thread.id}/messages/{number}"
        evening.env.inject_error("PATCH", path, status=400, code=50035, times=1)
        await habits.by_buttons(friends, friends.waited_for()[0])
        assert friends.board.id == number
        assert files(friends) == pictures
        assert friends.board.text != text
