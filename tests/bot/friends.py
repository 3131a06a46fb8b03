"""Friends who play any game to its end on the simulated Discord, reading what they see."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.dealers.dealing import Words
from bot.i18n.words import words_for
from tests.bot.simulation import Evening, Message, Person

NAMES = ("Ana", "Ben", "Carla", "Dora", "Emil", "Fay", "Gus")
WON = re.compile(r"wins −?\d+ to −?\d+|wins the tie at −?\d+|share the victory")
"""What the end says, in English."""
_TOO_MANY = 2000

Way: TypeAlias = Callable[["Friends", Person], Awaitable[None]]
"""How somebody answers the question that is open for them."""


@dataclass(frozen=True)
class Habits:
    """How friends play one game, and how a test knows what it sees of it."""

    game: str
    start: Callable[..., Awaitable[None]]
    """`start(evening, *names)`: a table of these."""
    by_buttons: Way
    """In the direct messages, with buttons and forms."""
    at_my_seat: Way
    """Under the public board, for whom no direct message reaches."""
    by_commands: Way
    """With slash commands, in the thread."""
    card: re.Pattern[str] | None
    """What the name of a card looks like, where some may not know it; None where nothing is hidden."""
    cards_lie_open: bool
    """Whether all may know of some cards while they lie on the table."""
    quick_turns: "QuickTurns | None" = None
    """Where a game promises how few presses a turn takes."""


@dataclass(frozen=True)
class QuickTurns:
    kinds: tuple[str, ...]
    """The questions of a turn, the first of which opens it."""
    presses: int
    """That these take together, at most."""


@dataclass
class Friends:
    evening: Evening
    way: Way
    ways: dict[str, Way] = field(default_factory=dict)
    """Who answers in another way."""
    locale: str = "en"
    """The language of the server."""
    answers: int = 0

    @property
    def public(self) -> Words:
        return words_for(self.locale)

    def words(self, person: Person) -> Words:
        return words_for(self.evening.locales[person.user.id])

    @property
    def are_done(self) -> bool:
        return self.public("button-rematch") in self.evening.last.buttons

    @property
    def board(self) -> Message:
        """A message that only calls somebody has My Seat too, but no board to read."""
        own = {self.public("button-seat"), self.public("button-text")}
        there = self.evening.messages(self.evening.thread.id)
        return [message for message in there if own <= set(message.buttons)][-1]

    def waited_for(self) -> list[Person]:
        """The people whom the line under the board waits for."""
        form = re.escape(self.public("waiting-for", names="…")).replace("…", "(.*)")
        found = (re.fullmatch(form, line) for line in self.board.text.split("\n"))
        told = " ".join(line[1] for line in found if line)
        names = re.findall(r"\w+", told)
        return [self.evening[name] for name in names if name in self.evening.people]

    def question(self, person: Person) -> Message:
        """The newest direct message that asks them something."""
        ways = {self.words(person)(f"button-{way}") for way in ("seat", "rules", "to-table")}
        return [letter for letter in person.letters() if set(letter.buttons) - ways][-1]

    async def my_seat(self, person: Person) -> Message:
        """What they are asked under the public board, for whom no direct message reaches."""
        seat = await person.press(self.board, self.public("button-seat"))
        assert seat.is_private
        assert self.words(person)("button-seat") not in seat.message.buttons
        return seat.message

    async def answer(self, person: Person) -> None:
        """Whoever always answered alike could go round in a circle."""
        await self.ways.get(person.name, self.way)(self, person)
        self.answers += 1
        assert self.answers < _TOO_MANY, "this game does not end"

    async def play(self, after_each: Callable[[], Awaitable[None]] | None = None) -> None:
        """Everybody answers what they are asked until the game is over."""
        while not self.are_done:
            waited_for = self.waited_for()
            assert waited_for, "nobody is waited for, and the game is not over"
            for person in waited_for:
                await self.answer(person)
                if after_each is not None:
                    await after_each()
                if self.answers % 20 == 0:
                    # An evening takes its time, and a simulation full of old private messages,
                    # each with its fifteen minutes to live, grows slow.
                    await self.evening.env.advance_time(16 * 60)
