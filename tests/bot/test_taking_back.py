"""Taking a turn back by consent: asked in the thread, refused by one, and part of the record."""

from collections.abc import Sequence

import pytest

from bot.dealers import all_dealers
from bot.refusals import Refused
from bot.store import Player
from bot.taking_back import turn_to_take_back
from engine.record import Ply, Rewind, verify
from tests.bot.friends import Friends
from tests.bot.simulation import Evening, Message, Person, an_evening
from tests.bot.test_turns_are_told import calls
from tests.bot.toy_dealer import ToyDealer
from tests.games import found

TURN_GAMES = [key for key, dealer in all_dealers().items() if dealer.takes_turns]
GAME = TURN_GAMES[0]
HABITS = found(GAME, "habits")
DEALERS = {GAME: all_dealers()[GAME]}
PLAYERS = (Player("Ana", 11), Player("Ben", 12), Player("Ada"))


def plies(*seats: int) -> list[Ply]:
    return [Ply(seat, "move") for seat in seats]


def asked_in(evening: Evening) -> Message:
    return next(m for m in reversed(evening.messages(evening.thread.id)) if "Agree" in m.buttons)


async def one_turn(friends: Friends) -> Person:
    """Whoever is to move does so."""
    (person,) = friends.waited_for()
    while person in friends.waited_for():
        await friends.answer(person)
    return person


@pytest.mark.parametrize(
    ("moves", "rule", "to"),
    [
        (plies(0), "own", 1),
        (plies(1, 0, 0), "own", 2),
        (plies(1, 0, 2), "own", 2),
        (plies(0, 1), "any", 1),
        (plies(0, 1, 0, 1, 2), "any", 3),
        ([*plies(0, 1, 0), Ply(0, Rewind(3)), *plies(0)], "own", 5),
        ([*plies(0, 1, 0), Ply(0, Rewind(3))], "any", 1),
    ],
)
def test_the_whole_last_turn_is_taken_back(moves: Sequence[Ply], rule, to):
    assert turn_to_take_back(moves, PLAYERS, 0, rule) == to


@pytest.mark.parametrize(
    ("moves", "rule", "why"),
    [
        (plies(0), "never", "refused-take-back-never"),
        (plies(0, 1), "own", "refused-take-back-late"),
        ([], "own", "refused-take-back-nothing"),
        (plies(2, 2), "any", "refused-take-back-nothing"),
        ([*plies(0), Ply(0, Rewind(1))], "any", "refused-take-back-nothing"),
    ],
)
def test_what_the_table_does_not_allow_is_refused(moves: Sequence[Ply], rule, why):
    with pytest.raises(Refused, match=why):
        turn_to_take_back(moves, PLAYERS, 0, rule)


async def test_a_turn_is_taken_back_when_everybody_else_agrees(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben", "Carla") as evening:
        await HABITS.start(evening, "Ana", "Ben", "Carla")
        friends = Friends(evening, HABITS.by_buttons)
        before = evening.table.view(None)
        person = await one_turn(friends)
        others = [evening[name] for name in ("Ana", "Ben", "Carla") if name != person.name]
        said = await person.press(evening.board, "Take Back")
        assert said.is_private
        question = asked_in(evening)
        assert all(f"<@{other.user.id}>" in question.text for other in others)
        await others[0].press(question, "Agree")
        assert f"Agreed: {others[0].name}" in asked_in(evening).text
        assert evening.table.view(None) != before
        # A restart loses neither the question nor what was said to it.
        await evening.restart()
        done = await others[1].press(asked_in(evening), "Agree")
        assert "takes back the last turn" in done.text
        table = await evening.bot.tables.get(evening.table.id)
        assert table.view(None) == before
        assert friends.waited_for() == [person]
        assert "takes back the last turn" in evening.board.text
        await one_turn(friends)
        record = await table.record()
        assert any(isinstance(ply.move, Rewind) for ply in record.moves)
        verify(record, evening.bot.tables.games)


async def test_one_refusal_ends_it_and_old_buttons_are_refused_kindly(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben", "Carla") as evening:
        await HABITS.start(evening, "Ana", "Ben", "Carla")
        friends = Friends(evening, HABITS.by_buttons)
        person = await one_turn(friends)
        after = evening.table.view(None)
        others = [evening[name] for name in ("Ana", "Ben", "Carla") if name != person.name]
        await person.say(evening.thread, "takeback")
        twice = await person.say(evening.thread, "takeback")
        assert "You have asked already" in twice.text
        question = asked_in(evening)
        own = await person.press(question, "Agree")
        assert "for the others to say" in own.text
        results = await evening.press_together(
            (others[0], question, "Rather Not"), (others[1], question, "Agree")
        )
        assert any("settled or the game has moved on" in one.text for one in results) or any(
            "would rather play on" in one.text for one in results
        )
        assert evening.table.view(None) == after
        assert evening.table.row.ply == len(await evening.table.moves())


async def test_a_question_is_too_late_once_somebody_has_moved(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await HABITS.start(evening, "Ana", "Ben")
        friends = Friends(evening, HABITS.by_buttons)
        person = await one_turn(friends)
        await person.press(evening.board, "Take Back")
        question = asked_in(evening)
        other = await one_turn(friends)
        late = await other.press(question, "Agree")
        assert "the game has moved on" in late.text
        refused = await person.press(evening.board, "Take Back")
        assert f"{other.name} has moved since" in refused.text


async def test_ai_players_agree_at_once(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana") as evening:
        await evening.seat("Ana", game=GAME)
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        friends = Friends(evening, HABITS.by_buttons)
        before = evening.table.view(evening.table.seat_of(evening["Ana"].user.id))
        await friends.answer(evening["Ana"])
        told = await evening["Ana"].press(evening.board, "Take Back")
        assert told.text == "It is taken back. Your turn again."
        seat = evening.table.seat_of(evening["Ana"].user.id)
        assert evening.table.view(seat) == before
        assert friends.waited_for() == [evening["Ana"]]
        verify(await evening.table.record(), evening.bot.tables.games)


async def test_the_table_chooses_what_may_be_taken_back(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        lobby = await evening.seat("Ana", "Ben", game=GAME)
        options = await evening["Ana"].press(lobby, "Options")
        await evening["Ana"].choose(options.message, "never", menu=len(options.message.menus) - 1)
        await evening["Ana"].press(evening.lobby, "Start")
        friends = Friends(evening, HABITS.by_buttons)
        assert "Take Back" not in evening.board.buttons
        person = await one_turn(friends)
        refused = await person.say(evening.thread, "takeback")
        assert "nothing is taken back" in refused.text


async def test_where_all_answer_at_once_there_is_nothing_to_take_back(tmp_path):
    async with an_evening(tmp_path, {"toy": ToyDealer()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        assert "Take Back" not in evening.board.buttons
        refused = await evening["Ana"].say(evening.thread, "takeback")
        assert "everybody answers at once" in refused.text


async def test_strangers_have_no_say(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben", "Dora") as evening:
        await HABITS.start(evening, "Ana", "Ben")
        friends = Friends(evening, HABITS.by_buttons)
        person = await one_turn(friends)
        ply = evening.table.row.ply
        await person.press(evening.board, "Take Back")
        for label in ("Agree", "Rather Not"):
            await evening["Dora"].press(asked_in(evening), label)
        assert evening.table.row.ply == ply
        assert "Agree" in asked_in(evening).buttons


@pytest.mark.slow
@pytest.mark.parametrize("key", TURN_GAMES)
async def test_turns_taken_back_at_many_moments_replay_and_verify(key, tmp_path):
    habits = found(key, "habits")
    async with an_evening(tmp_path, {key: all_dealers()[key]}, "Ana", "Ben") as evening:
        await habits.start(evening, "Ana", "Ben")
        friends = Friends(evening, habits.by_buttons)
        for turn in range(12):
            (person,) = friends.waited_for()
            while person in friends.waited_for():
                await friends.answer(person)
            if turn % 3 == 2:
                other = evening["Ben" if person.name == "Ana" else "Ana"]
                await person.press(evening.board, "Take Back")
                await other.press(asked_in(evening), "Agree")
                assert friends.waited_for() == [person]
        record = await evening.table.record()
        assert sum(isinstance(ply.move, Rewind) for ply in record.moves) == 4
        verify(record, evening.bot.tables.games)


async def test_what_was_refused_may_be_asked_again_at_once(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await HABITS.start(evening, "Ana", "Ben")
        person = await one_turn(Friends(evening, HABITS.by_buttons))
        other = evening["Ben" if person.name == "Ana" else "Ana"]
        await person.press(evening.board, "Take Back")
        first = asked_in(evening)
        await other.press(first, "Rather Not")
        await person.press(evening.board, "Take Back")
        assert asked_in(evening).id > first.id
        await other.press(asked_in(evening), "Agree")
        assert Friends(evening, HABITS.by_buttons).waited_for() == [person]


async def test_whoever_plays_at_my_seat_is_called_to_a_turn_that_was_taken_back(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        for name in ("Ana", "Ben"):
            evening.close_direct_messages(evening[name])
        await HABITS.start(evening, "Ana", "Ben")
        friends = Friends(evening, HABITS.at_my_seat)
        (person,) = friends.waited_for()
        while person in friends.waited_for():
            await friends.answer(person)
        other = evening["Ben" if person.name == "Ana" else "Ana"]
        await person.press(friends.board, "Take Back")
        evening.clock.seconds += 120
        await other.press(asked_in(evening), "Agree")
        assert friends.waited_for() == [person]
        (call,) = calls(evening)
        assert call.text == f"<@{person.user.id}>, it is your turn."
        # Discord may refuse the nonce of a message that was deleted.
        path = f"/channels/{evening.thread.id}/messages"
        posts = [r.json for r in evening.env.http_requests if (r.method, r.path) == ("POST", path)]
        nonces = [body["nonce"] for body in posts if body]
        assert len(nonces) == len(set(nonces))
