"""A full table plays a round as fast as it can: within Discord's limits, and nobody waits for a question."""

import re
from collections import defaultdict
from typing import Any

import pytest

from bot.dealers import all_dealers
from tests.bot.friends import NAMES, Friends
from tests.bot.simulation import Evening, MovableClock, Person, an_evening
from tests.games import found

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_pictures")]

GAME = next(key for key, dealer in all_dealers().items() if not dealer.takes_turns)
DEALERS = {GAME: all_dealers()[GAME]}
SEATS = DEALERS[GAME].game.seats[-1]
MOST, WINDOW = 5, 5.0
"""Writes that Discord takes in a channel within so many seconds."""
PROMPT = 2.0
"""Seconds in which a question comes after its cause."""
STEP = 0.5
"""Seconds that everybody needs to read a question and press."""


class Telling(list[Any]):
    """Requests of the bot, and when each came."""

    def __init__(self, clock: MovableClock) -> None:
        super().__init__()
        self.clock = clock
        self.times: list[float] = []

    def append(self, request: Any) -> None:
        self.times.append(self.clock.now())
        super().append(request)

    def writes(self) -> dict[str, list[float]]:
        """When the bot wrote in each channel; answers to interactions are not counted there."""
        written = defaultdict(list)
        for request, time in zip(self, self.times, strict=True):
            found = re.match(r"/channels/(\d+)/messages", request.path)
            if found and request.method in {"POST", "PATCH", "DELETE"}:
                written[found[1]].append(time)
        return written


def busiest(times: list[float]) -> int:
    """The most within any window."""
    return max(sum(start <= time < start + WINDOW for time in times) for start in times)


def is_asked(person: Person, ticket: str) -> bool:
    """Whether a direct message of theirs has buttons for this question."""
    return any(
        f"/{ticket}/" in part.get("custom_id", "")
        for letter in person.letters()
        for row in letter.stored.components[0]["components"]
        for part in row.get("components", ())
    )


class Round:
    """What was asked when, and how long it took to come."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.since: dict[str, float] = {}
        self.waits: dict[str, float] = {}

    def look(self) -> list[Person]:
        """Those who have a question before their eyes."""
        table, now, ready = self.evening.table, self.evening.clock.now(), []
        people = {person.user.id: person for person in self.evening.people.values()}
        for decision in table.decisions():
            user = table.players[decision.seat].user
            assert user is not None
            if not decision.awaited:
                continue
            self.since.setdefault(decision.ticket, now)
            if is_asked(people[user], decision.ticket):
                self.waits.setdefault(decision.ticket, now - self.since[decision.ticket])
                ready.append(people[user])
        return ready


async def test_a_full_table_stays_within_the_limits_and_every_question_comes_at_once(tmp_path):
    habits = found(GAME, "habits")
    names = NAMES[:SEATS]
    async with an_evening(
        tmp_path, DEALERS, *names, edit_pause=2.0, drawing_patience=2.5
    ) as evening:
        await habits.start(evening, *names)
        friends, asked = Friends(evening, habits.by_buttons), Round(evening)
        chapter = DEALERS[GAME].chapter(evening.table.view(None))
        told = evening.env.backend.http_requests = Telling(evening.clock)
        while DEALERS[GAME].chapter(evening.table.view(None)) == chapter:
            ready = asked.look()
            for person in ready:
                await habits.by_buttons(friends, person)
                friends.answers += 1
            await evening.clock.go_on(STEP)
        asked.look()
        while set(asked.since) - set(asked.waits):
            await evening.clock.go_on(STEP)
            asked.look()
        assert max(asked.waits.values()) <= PROMPT, asked.waits
        assert {c: n for c, t in told.writes().items() if (n := busiest(t)) > MOST} == {}
