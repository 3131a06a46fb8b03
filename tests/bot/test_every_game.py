"""Whole games of every game on the simulated Discord, from lobby to final scoring."""

import contextlib
import os
import re
from collections.abc import AsyncIterator, Sequence
from itertools import groupby
from pathlib import Path

import pytest

from bot.dealers import all_dealers
from bot.i18n.words import words_for
from bot.store import StoredMove
from engine.core import AnyGame
from engine.record import Record, positions
from tests.bot.dealers.marking import marks
from tests.bot.discord_schema import faults_of, require_document
from tests.bot.friends import NAMES, WON, Friends, Habits, Way
from tests.bot.payloads import PUBLIC, Eavesdropper
from tests.bot.reviewers import Strict
from tests.bot.simulation import Evening, an_evening
from tests.bot.stored_secrets import secrets_in
from tests.games import found

pytestmark = pytest.mark.slow

DEALERS = all_dealers()
HABITS: dict[str, Habits] = {key: found(key, "habits") for key in DEALERS}
MARKS = marks()

RESTARTS = int(os.environ.get("GALA_RESTARTS", "12"))
"""After so many decisions the bot is restarted after each; then seldom. `make soak` goes on, and in
tests/bot/test_whole_games.py the toy is played so to its end."""
RARELY = 7

quickly = pytest.mark.usefixtures("quick_pictures")
every_game = pytest.mark.parametrize("habits", HABITS.values(), ids=HABITS)


@contextlib.asynccontextmanager
async def a_table(
    habits: Habits, folder: Path, *names: str, unreachable: str = ""
) -> AsyncIterator[Evening]:
    """An evening where these have begun the game."""
    dealers = {habits.game: DEALERS[habits.game]}
    async with an_evening(folder, dealers, *names, reviewer=Strict()) as evening:
        if unreachable:
            evening.close_direct_messages(evening[unreachable])
        await habits.start(evening, *names)
        yield evening


def test_cards_are_marked_in_every_game_with_secrets():
    assert {game for game, habits in HABITS.items() if habits.card is not None} == set(MARKS)


@pytest.mark.usefixtures("some_pictures")
@every_game
async def test_one_presses_and_one_types_and_all_is_as_discord_and_strangers_may_see_it(
    tmp_path, habits: Habits, written
):
    """One walk through the game, on which all is looked at that needs a whole game."""
    require_document()
    dealer = DEALERS[habits.game]
    term = next(iter(dealer.terms(words_for("en"))))
    async with a_table(habits, tmp_path, *NAMES[:2]) as evening:
        ana = evening["Ana"]
        for button in ("My Seat", "Board as Text", "Rules"):
            await ana.press(evening.board, button)
        await ana.say(evening.thread, "rules", game=habits.game, term=term)
        await Friends(evening, habits.by_buttons, {"Ben": habits.by_commands}).play()
        assert WON.search(evening.last.text)
        assert {"Rematch", "Replay", "Record", "Check the Deal", "Why?"} < set(evening.last.buttons)
        assert evening.last.pictures == ["0-final"]
        review = await ana.press(evening.last, "Where Did I Lose It?")
        assert review.is_private
        assert all(said in review.text for said in ("What you did: ", "Better: "))
        assert review.message.pictures
        for button in ("Why?", "Record", "Check the Deal", "Rematch"):
            await ana.press(evening.last, button)
        faults = {fault for request in evening.env.http_requests for fault in faults_of(request)}
        assert not faults
        secrets = await secrets_of(evening)
    assert len(secrets) > 20
    assert "DEBUG" in written(), "or the next line proves nothing"
    assert {secret for secret in secrets if secret in written()} == set()


async def secrets_of(evening: Evening) -> set[str]:
    store = evening.bot.store
    (row,) = await store.tables_of(evening["Ana"].user.id, ["over"])
    snapshot, moves = await store.snapshot(row.id), await store.moves(row.id)
    assert snapshot is not None
    assert row.seed is not None
    return secrets_in([row.seed], [move.move for move in moves], [snapshot.state])


def _offered(game: AnyGame, record: Record) -> set[str]:
    """The questions that nobody waits for, and that nobody here ever answers."""
    states = (position.state for position in positions(record, game))
    asked = (decision for state in states for decision in game.decisions(state))
    return {decision.ticket for decision in asked if not decision.awaited}


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
    """Ben's direct messages are closed, and he plays at My Seat."""
    names = NAMES[:seats]
    async with a_table(habits, tmp_path, *names, unreachable="Ben") as evening:
        await Friends(evening, way, {"Ben": habits.at_my_seat}).play()
        assert WON.search(evening.last.text)
        assert all(name in evening.last.text for name in names)
        assert evening["Ben"].letters() == []


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


def _questions(moves: Sequence[StoredMove], record: Record, habits: Habits) -> int:
    """A letter for each, beside a greeting and the end for everybody.

    Where turns are taken, one letter shows all that a seat is asked before the other, and one what is
    offered to a seat while another's turn goes on; elsewhere one shows a step of a round, whatever was
    pressed in it.
    """
    dealer = DEALERS[habits.game]
    if dealer.takes_turns:
        turns = sum(1 for _ in groupby(moves, key=lambda move: move.seat))
        return turns + len(_offered(dealer.game, record))
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
async def test_restarts_after_decisions_lose_nothing_and_ask_nothing_twice(
    tmp_path, habits: Habits, way: Way, seats: int
):
    names = NAMES[:seats]
    async with a_table(habits, tmp_path, *names) as evening:
        friends = Friends(evening, way)

        async def restart() -> None:
            if friends.answers <= RESTARTS or friends.answers % RARELY == 0:
                await evening.restart()

        await friends.play(restart)
        assert WON.search(evening.last.text)
        (row,) = await evening.bot.store.tables_of(evening["Ana"].user.id, ["over"])
        moves = await evening.bot.store.moves(row.id)
        letters = sum(len(evening[name].letters()) for name in names)
        table = await evening.bot.tables.find(row.id)
        await table.catch_up()
        assert letters == _questions(moves, await table.record(), habits) + 2 * seats


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
