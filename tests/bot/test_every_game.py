"""Whole games of every game on the simulated Discord, from lobby to final scoring."""

import contextlib
import re
from collections.abc import AsyncIterator, Sequence
from itertools import groupby
from pathlib import Path

import pytest

from bot.dealers import all_dealers
from bot.i18n.words import words_for
from bot.store import StoredMove
from tests.bot.dealers.marking import marks
from tests.bot.discord_schema import faults_of, require_document
from tests.bot.friends import NAMES, WON, Friends, Habits, Way
from tests.bot.payloads import PUBLIC, Eavesdropper
from tests.bot.simulation import Evening, an_evening
from tests.games import found

pytestmark = pytest.mark.slow

DEALERS = all_dealers()
HABITS: dict[str, Habits] = {key: found(key, "habits") for key in DEALERS}
MARKS = marks()

quickly = pytest.mark.usefixtures("quick_pictures")
every_game = pytest.mark.parametrize("habits", HABITS.values(), ids=HABITS)


@contextlib.asynccontextmanager
async def a_table(
    habits: Habits, folder: Path, *names: str, unreachable: str = ""
) -> AsyncIterator[Evening]:
    """An evening where these have begun the game."""
    async with an_evening(folder, {habits.game: DEALERS[habits.game]}, *names) as evening:
        if unreachable:
            evening.close_direct_messages(evening[unreachable])
        await habits.start(evening, *names)
        yield evening


def test_cards_are_marked_in_every_game_with_secrets():
    assert {game for game, habits in HABITS.items() if habits.card is not None} == set(MARKS)


@every_game
async def test_two_friends_play_through_buttons_with_every_picture_drawn(tmp_path, habits: Habits):
    async with a_table(habits, tmp_path, *NAMES[:2]) as evening:
        await Friends(evening, habits.by_buttons).play()
        assert WON.search(evening.last.text)
        assert evening.last.buttons == ["Rematch", "Record", "Check the Deal", "Why?"]
        assert evening.last.pictures == ["0-final.png"]


@quickly
@every_game
async def test_two_friends_play_through_commands_only(tmp_path, habits: Habits):
    async with a_table(habits, tmp_path, *NAMES[:2]) as evening:
        await Friends(evening, habits.by_commands).play()
        assert WON.search(evening.last.text)


@quickly
@pytest.mark.parametrize(
    ("habits", "way", "seats"),
    [
        pytest.param(
            *(habits, way, seats),
            id=f"{game}-{way.__name__}-{seats}",
            marks=[] if way is habits.by_buttons and seats == most else pytest.mark.soak,
        )
        for game, habits in HABITS.items()
        for way in (habits.by_buttons, habits.by_commands)
        for most in (DEALERS[game].game.seats[-1],)
        for seats in DEALERS[game].game.seats
    ],
)
async def test_as_many_friends_as_there_are_seats_play_to_the_final_scoring(
    tmp_path, habits: Habits, way: Way, seats: int
):
    names = NAMES[:seats]
    async with a_table(habits, tmp_path, *names) as evening:
        await Friends(evening, way).play()
        assert WON.search(evening.last.text)
        assert all(name in evening.last.text for name in names)


@quickly
@pytest.mark.soak
@pytest.mark.parametrize(
    ("habits", "way"),
    [
        pytest.param(habits, way, id=f"{game}-{way.__name__}")
        for game, habits in HABITS.items()
        for way in (habits.by_buttons, habits.by_commands)
    ],
)
async def test_two_friends_and_an_ai_play_to_the_final_scoring(tmp_path, habits: Habits, way: Way):
    dealers = {habits.game: DEALERS[habits.game]}
    async with an_evening(tmp_path, dealers, *NAMES[:2]) as evening:
        await evening.seat(*NAMES[:2], game=habits.game)
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        await Friends(evening, way).play()
        assert WON.search(evening.last.text)
        assert "Ada" in evening.last.text


def _questions(moves: Sequence[StoredMove], habits: Habits) -> int:
    """A letter for each, beside a greeting and the end for everybody.

    Where turns are taken, one letter shows all that a seat is asked before the other; elsewhere one
    shows a step of a round, whatever was pressed in it.
    """
    if DEALERS[habits.game].takes_turns:
        return sum(1 for _ in groupby(moves, key=lambda move: move.seat))
    return len({(move.seat, *re.split("[-.]", move.ticket)[:2]) for move in moves})


@quickly
@pytest.mark.parametrize(
    ("habits", "way", "seats"),
    [
        pytest.param(
            *(habits, way, seats),
            id=f"{game}-{way.__name__}-{seats}",
            marks=[] if way is habits.by_buttons and seats == 2 else pytest.mark.soak,
        )
        for game, habits in HABITS.items()
        for way in (habits.by_buttons, habits.by_commands)
        for seats in (2, DEALERS[game].game.seats[-1])
    ],
)
async def test_a_restart_after_every_decision_loses_nothing_and_asks_nothing_twice(
    tmp_path, habits: Habits, way: Way, seats: int
):
    names = NAMES[:seats]
    async with a_table(habits, tmp_path, *names) as evening:
        await Friends(evening, way).play(evening.restart)
        assert WON.search(evening.last.text)
        (row,) = await evening.bot.store.tables_of(evening["Ana"].user.id, ["over"])
        moves = await evening.bot.store.moves(row.id)
        letters = sum(len(evening[name].letters()) for name in names)
        assert letters == _questions(moves, habits) + 2 * seats


@quickly
@every_game
async def test_somebody_with_closed_direct_messages_plays_at_my_seat(tmp_path, habits: Habits):
    async with a_table(habits, tmp_path, *NAMES[:2], unreachable="Ben") as evening:
        await Friends(evening, habits.by_buttons, {"Ben": habits.at_my_seat}).play()
        assert WON.search(evening.last.text)
        assert evening["Ben"].letters() == []


@quickly
@pytest.mark.parametrize("game", MARKS)
async def test_nobody_is_sent_a_card_that_they_may_not_know(tmp_path, monkeypatch, game: str):
    habits, names = HABITS[game], NAMES[:3]
    assert habits.card is not None
    MARKS[game](monkeypatch)
    async with a_table(habits, tmp_path, *names, unreachable="Carla") as evening:
        eavesdropper = Eavesdropper(evening, habits.card)
        friends = Friends(evening, habits.by_buttons, {"Carla": habits.at_my_seat})
        secrets: set[str] = set()

        async def look_around() -> None:
            await eavesdropper.listen()
            for name in names:
                secrets.update(eavesdropper.known[name] - eavesdropper.known[PUBLIC])
            if friends.answers % 5 == 0:
                person = evening[names[friends.answers % 3]]
                for button in ("My Seat", "Board as Text", "Why?"):
                    if button in evening.last.buttons:
                        await person.press(evening.last, button)
                await eavesdropper.listen()

        await look_around()
        await friends.play(look_around)
        assert secrets, "nothing was ever hidden, so this proves nothing."
        assert eavesdropper.sent["Ana"], "the eavesdropper hears what is sent"
        assert bool(eavesdropper.sent[PUBLIC]) == habits.cards_lie_open


@quickly
@every_game
async def test_every_request_of_a_game_is_as_discord_documents_it(tmp_path, habits: Habits):
    require_document()
    term = next(iter(DEALERS[habits.game].terms(words_for("en"))))
    async with a_table(habits, tmp_path, *NAMES[:2]) as evening:
        ana = evening["Ana"]
        for button in ("My Seat", "Board as Text", "Rules"):
            await ana.press(evening.board, button)
        await ana.say(evening.thread, "rules", game=habits.game, term=term)
        await Friends(evening, habits.by_buttons).play()
        for button in ("Why?", "Record", "Check the Deal", "Rematch"):
            await ana.press(evening.last, button)
        faults = {fault for request in evening.env.http_requests for fault in faults_of(request)}
        assert not faults
