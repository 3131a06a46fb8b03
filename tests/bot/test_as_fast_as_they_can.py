"""A full table plays a round as fast as it can: within Discord's limits, and nobody waits for a question."""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.dealers import all_dealers
from tests.bot.friends import NAMES, Friends
from tests.bot.simulation import EPHEMERAL, Evening, Message, MovableClock, Person, an_evening
from tests.games import found

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_pictures")]

GAME = next(key for key, dealer in all_dealers().items() if not dealer.takes_turns)
OF_TURNS = [key for key, dealer in all_dealers().items() if dealer.takes_turns]
DEALERS = {GAME: all_dealers()[GAME]}
SEATS = DEALERS[GAME].game.seats[-1]
MOST, WINDOW = 5, 5.0
"""Writes that Discord takes in a channel within so many seconds."""
PROMPT = 2.0
"""Seconds in which a question comes after its cause."""
SILENT = 1 << 12
STEP = 0.5
"""Seconds that everybody needs to read a question and press."""
TURN = 2.0
"""The same in a game of turns: whoever is called to the thread must first go there."""


class Telling(list[Any]):
    """Requests of the bot, and when each came."""

    def __init__(self, clock: MovableClock) -> None:
        super().__init__()
        self.clock = clock
        self.times: list[float] = []

    def append(self, request: Any) -> None:
        self.times.append(self.clock.now())
        super().append(request)

    def writes(self, since: int = 0) -> dict[str, list[float]]:
        """When the bot wrote in each channel; answers to interactions are not counted there."""
        written = defaultdict(list)
        for request, time in zip(self[since:], self.times[since:], strict=True):
            found = re.match(r"/channels/(\d+)/messages", request.path)
            if found and request.method in {"POST", "PATCH", "DELETE"}:
                written[found[1]].append(time)
        return written


def busiest(times: list[float]) -> int:
    """The most within any window."""
    return max(sum(start <= time < start + WINDOW for time in times) for start in times)


def asks(message: Message, ticket: str) -> bool:
    """Whether it has buttons for this question."""
    return any(
        f"/{ticket}/" in part.get("custom_id", "")
        for row in message.stored.components[0]["components"]
        for part in row.get("components", ())
    )


@dataclass
class Round:
    """What was asked when, and how long it took until its player knew of it."""

    evening: Evening
    told: Telling
    closed: set[str]
    """Who takes no direct messages."""
    since: dict[str, float] = field(default_factory=dict)
    waits: dict[str, float] = field(default_factory=dict)
    _heard: Counter[str] = field(default_factory=Counter)
    """The calls that somebody has followed."""

    def look(self) -> list[Person]:
        """Those who have a question before their eyes, or were called to it."""
        table, now, ready = self.evening.table, self.evening.clock.now(), []
        people = {person.user.id: person for person in self.evening.people.values()}
        for decision in table.decisions():
            user, ticket = table.players[decision.seat].user, decision.ticket
            assert user is not None
            if not decision.awaited:
                continue
            self.since.setdefault(ticket, now)
            if self._knows(people[user], ticket):
                self.waits.setdefault(ticket, now - self.since[ticket])
                ready.append(people[user])
        return ready

    async def go_on(self, friends: Friends, seconds: float = STEP) -> None:
        """Whoever knows of a question answers it, and all need a moment for the next."""
        for person in self.look():
            self._heard[person.name] = self._calls(person)
            await friends.answer(person)
        await self.evening.clock.go_on(seconds)

    def longest(self, *, closed: bool) -> float:
        """Until somebody knew of a question who takes no direct messages, or who does."""
        names, waits = self.evening.table.names, [0.0]
        for ticket, wait in self.waits.items():
            if (names[int(ticket.rpartition(".")[2])] in self.closed) == closed:
                waits.append(wait)
        return max(waits)

    def _knows(self, person: Person, ticket: str) -> bool:
        if person.name not in self.closed:
            return any(asks(letter, ticket) for letter in person.letters())
        stored = self.evening.env.backend.messages[self.evening.thread.id].values()
        below = [Message(self.evening, one) for one in stored if one.flags & EPHEMERAL]
        is_led = any(asks(message, ticket) for message in below)
        return is_led or self._calls(person) > self._heard[person.name]

    def _calls(self, person: Person) -> int:
        """How often their phone made a sound for them in the thread."""
        path = f"/channels/{self.evening.thread.id}/messages"
        bodies: list[Any] = [r.json for r in self.told if (r.method, r.path) == ("POST", path)]
        user = str(person.user.id)
        loud = [body for body in bodies if not body["flags"] & SILENT]
        return sum(user in body["allowed_mentions"].get("users", ()) for body in loud)


@pytest.mark.parametrize("closed", [0, 3, 6])
async def test_a_full_table_stays_within_the_limits_and_everybody_knows_of_their_question_at_once(
    tmp_path, closed
):
    habits = found(GAME, "habits")
    names = NAMES[:SEATS]
    async with an_evening(
        tmp_path, DEALERS, *names, edit_pause=2.0, drawing_patience=2.5
    ) as evening:
        for name in names[SEATS - closed :]:
            evening.close_direct_messages(evening[name])
        told = evening.env.backend.http_requests = Telling(evening.clock)
        asked = Round(evening, told, set(names[SEATS - closed :]))
        # Everybody is greeted, sits down and is asked without any time passing.
        await habits.start(evening, *names)
        start = len(told)
        assert evening.board.pictures  # Before those who were called are to look at it.
        asked.look()
        # The greetings count as well, and nobody sits down, starts and resolves within a window.
        await evening.clock.go_on(WINDOW)
        at_my_seat = dict.fromkeys(asked.closed, habits.at_my_seat)
        friends = Friends(evening, habits.by_buttons, at_my_seat)
        chapter = DEALERS[GAME].chapter(evening.table.view(None))
        while DEALERS[GAME].chapter(evening.table.view(None)) == chapter:
            await asked.go_on(friends)
        asked.look()
        while set(asked.since) - set(asked.waits):
            await evening.clock.go_on(STEP)
            asked.look()
        assert asked.longest(closed=False) <= PROMPT, asked.waits
        assert asked.longest(closed=True) <= PROMPT, asked.waits
        assert busiest(told.writes()[str(evening.thread.id)]) <= MOST
        # How often a closed way is tried once more is counted elsewhere.
        shut = {str(evening[name].user.dm_channel.id) for name in asked.closed}
        written = {c: busiest(times) for c, times in told.writes(start).items() if c not in shut}
        assert max(written.values()) <= MOST, written


@pytest.mark.parametrize("game", OF_TURNS)
@pytest.mark.parametrize(("closed", "pause"), [(0, STEP), (4, TURN)])
async def test_in_a_game_of_turns_everybody_knows_of_theirs_at_once(tmp_path, game, closed, pause):
    habits, dealers = found(game, "habits"), {game: all_dealers()[game]}
    names = NAMES[:4]
    async with an_evening(
        tmp_path, dealers, *names, edit_pause=2.0, drawing_patience=2.5
    ) as evening:
        for name in names[:closed]:
            evening.close_direct_messages(evening[name])
        told = evening.env.backend.http_requests = Telling(evening.clock)
        asked = Round(evening, told, set(names[:closed]))
        await habits.start(evening, *names)
        asked.look()
        await evening.clock.go_on(WINDOW)
        friends = Friends(
            evening, habits.by_buttons, dict.fromkeys(asked.closed, habits.at_my_seat)
        )
        while len(asked.waits) < 4 * len(names):
            await asked.go_on(friends, pause)
        assert max(asked.waits.values()) <= PROMPT, asked.waits
        assert busiest(told.writes()[str(evening.thread.id)]) <= MOST
