"""In a game of turns the public picture is as new as the words below it."""

import discord
import pytest

from bot.dealers import all_dealers
from bot.ui.messages.discord_calls import Fate, Placed, edit
from bot.ui.messages.posts import Drawn, Post
from bot.ui.messages.ways import Attempts, Request, Ways
from bot.ui.publishing import showing
from tests.bot.friends import Friends
from tests.bot.simulation import Evening, MovableClock, an_evening
from tests.bot.toy_dealer import picture
from tests.games import found

GAME = next(key for key, dealer in all_dealers().items() if dealer.takes_turns)

DEALERS = {GAME: all_dealers()[GAME]}


def files(friends: Friends) -> list[str]:
    """Different pictures have different names."""
    return [attachment["filename"] for attachment in friends.board.stored.attachments]


def chapter_of(evening: Evening) -> str:
    return DEALERS[GAME].chapter(evening.table.view(None))


async def test_the_board_of_a_round_is_drawn_anew_with_every_turn(tmp_path):
    habits = found(GAME, "habits")
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await habits.start(evening, "Ana", "Ben")
        friends = Friends(evening, habits.by_buttons)
        first, board = files(friends), friends.board.id
        await friends.answer(friends.waited_for()[0])
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
        await friends.answer(friends.waited_for()[0])
        assert friends.board.id == number
        assert files(friends) == pictures
        assert friends.board.text != text


@pytest.mark.usefixtures("quick_pictures")
async def test_a_board_that_is_deleted_in_two_rounds_is_posted_anew_in_both(tmp_path):
    habits = found(GAME, "habits")
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await habits.start(evening, "Ana", "Ben")
        friends = Friends(evening, habits.by_buttons)
        for _ in range(2):
            board, (person, *_) = friends.board, friends.waited_for()
            evening.env.backend.delete_message(evening.thread.id, board.id)
            await friends.answer(person)
            anew = friends.board.id
            assert anew > board.id
            chapter = chapter_of(evening)
            while chapter_of(evening) == chapter:
                await friends.answer(friends.waited_for()[0])
            assert friends.board.id == anew


@pytest.fixture
def _edits_bring_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Discord is said to do: an edit may keep its picture, and bring no other."""

    async def refusing(client: discord.Client, placed: Placed, drawn: Drawn) -> Placed | Fate:
        return Fate.REJECTED if drawn.images else await edit(client, placed, drawn)

    monkeypatch.setattr(showing, "edit", refusing)


async def play_a_round(evening: Evening, friends: Friends) -> None:
    """Until the next one has begun."""
    chapter = chapter_of(evening)
    while chapter_of(evening) == chapter:
        await friends.way(friends, friends.waited_for()[0])


@pytest.mark.usefixtures("quick_pictures", "_edits_bring_no_picture")
async def test_where_edits_bring_no_picture_every_round_has_a_board_with_its_own(tmp_path):
    habits = found(GAME, "habits")
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await habits.start(evening, "Ana", "Ben")
        friends = Friends(evening, habits.by_buttons)
        for _ in range(4):
            before, pictures = friends.board, files(friends)
            await play_a_round(evening, friends)
            board = friends.board
            assert board.id > before.id
            assert files(friends) != pictures
            (old,) = [m for m in evening.messages(evening.thread.id) if m.id == before.id]
            assert not old.buttons
            assert [one["filename"] for one in old.stored.attachments] == pictures
            # A board for each round, not for each turn.
            await friends.answer(friends.waited_for()[0])
            assert friends.board.id == board.id


@pytest.mark.usefixtures("quick_pictures")
async def test_where_edits_bring_pictures_the_rounds_go_on_in_one_board(tmp_path):
    habits = found(GAME, "habits")
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await habits.start(evening, "Ana", "Ben")
        friends = Friends(evening, habits.by_buttons)
        board = friends.board.id
        for _ in range(2):
            pictures = files(friends)
            await play_a_round(evening, friends)
            assert friends.board.id == board
            assert files(friends) != pictures


@pytest.mark.usefixtures("quick_pictures", "_edits_bring_no_picture")
async def test_a_picture_that_stays_is_described_as_it_is(tmp_path):
    habits = found(GAME, "habits")
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben", "Carla") as evening:
        await habits.start(evening, "Ana", "Ben", "Carla")
        friends = Friends(evening, habits.by_buttons)
        described, chapter = friends.board.alt, chapter_of(evening)
        turns = 0
        while chapter_of(evening) == chapter:
            assert friends.board.alt == described
            await friends.answer(friends.waited_for()[0])
            turns += 1
        assert turns > 2
        assert friends.board.alt != described


@pytest.mark.usefixtures("quick_pictures")
async def test_a_place_that_permits_no_new_picture_is_asked_three_times_and_then_left_in_peace(
    tmp_path, monkeypatch
):
    """Each of those counts with Discord, which bans who asks too often for what is not permitted."""
    tried = []

    async def refusing(client: discord.Client, placed: Placed, drawn: Drawn) -> Placed | Fate:
        if not drawn.images:
            return await edit(client, placed, drawn)
        tried.append(placed.channel)
        return Fate.FORBIDDEN

    monkeypatch.setattr(showing, "edit", refusing)
    habits = found(GAME, "habits")
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben", "Carla") as evening:
        await habits.start(evening, "Ana", "Ben", "Carla")
        friends = Friends(evening, habits.by_buttons)
        for _ in range(9):
            await friends.answer(friends.waited_for()[0])
        assert tried == [evening.thread.id] * 3
        evening.clock.seconds += 1800
        await friends.answer(friends.waited_for()[0])
        assert len(tried) == 4


def test_what_one_place_does_not_permit_another_may():
    ways = Ways(MovableClock())
    new = Drawn(Post("A board.", (picture("board", "a"),)), (b"image",))
    for _ in range(3):
        attempts = Attempts(ways, channel=1)
        attempts.note(Request.EDIT, new, Fate.FORBIDDEN)
        attempts.note(Request.EDIT, Drawn(Post("In words.")), Placed(1, 2))
    assert not ways.takes_new(Request.EDIT, channel=1)
    assert ways.takes_new(Request.EDIT, channel=2)
    assert ways.takes_new(Request.COMPLETION)


@pytest.mark.usefixtures("quick_pictures")
async def test_where_no_answer_names_a_picture_a_board_is_renewed_in_its_message(
    tmp_path, monkeypatch
):
    for where in ("bot.ui.messages.discord_calls", "bot.ui.actions.reply"):
        monkeypatch.setattr(f"{where}.pictures_in", lambda _: ())
    habits = found(GAME, "habits")
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await habits.start(evening, "Ana", "Ben")
        friends = Friends(evening, habits.by_buttons)
        for _ in range(2):
            await play_a_round(evening, friends)
        there = evening.messages(evening.thread.id)
        assert [one.id for one in there if "My Seat" in one.buttons] == [friends.board.id]
        assert friends.board.pictures
