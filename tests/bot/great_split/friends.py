"""How friends play The Great Split to its end on the simulated Discord, reading what they see."""

import io
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import pytest
from PIL import Image

from bot.dealers.dealing import Words
from bot.dealers.great_split import GreatSplitDealer
from bot.i18n.words import words_for
from engine.great_split import GreatSplit
from tests.bot.simulation import Evening, Message, Person

DEALERS = {"great_split": GreatSplitDealer(GreatSplit())}
NAMES = ("Ana", "Ben", "Carla", "Dora", "Emil", "Fay", "Gus")
_TOO_MANY = 2000

Way: TypeAlias = Callable[["Friends", Person], Awaitable[None]]
"""How somebody answers the question that is open for them."""


@dataclass
class Friends:
    evening: Evening
    names: tuple[str, ...]
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
        seat = self.public("button-seat")
        return [m for m in self.evening.messages(self.evening.thread.id) if seat in m.buttons][-1]

    def waited_for(self) -> list[Person]:
        """The people whom the line under the board waits for."""
        names = re.findall(r"⏳ (\w+)(?! ⚙)\b", self.board.text)
        return [self.evening[name] for name in names]

    async def play(self, after_each: Callable[[], Awaitable[None]] | None = None) -> None:
        """Everybody answers what they are asked until the game is over."""
        while not self.are_done:
            waited_for = self.waited_for()
            assert waited_for, "nobody is waited for, and the game is not over"
            for person in waited_for:
                await self.ways.get(person.name, self.way)(self, person)
                self.answers += 1
                if after_each is not None:
                    await after_each()
                if self.answers % 20 == 0:
                    # An evening takes its time, and a simulation full of old private messages,
                    # each with its fifteen minutes to live, grows slow.
                    await self.evening.env.advance_time(16 * 60)
            assert self.answers < _TOO_MANY, "this game does not end"


def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have tests of their own, and drawing is what takes time in a long game."""
    file = io.BytesIO()
    Image.new("RGB", (4, 3), "#1d1633").save(file, "PNG")
    for name in ("board", "seat", "hand", "split", "offer", "resolution", "scoring", "final"):
        monkeypatch.setattr(f"render.great_split.{name}", lambda *_: file.getvalue())


async def by_buttons(friends: Friends, person: Person) -> None:
    """In the direct messages, with buttons and forms."""
    await _press_on(friends, person, _question(friends, person))


async def at_my_seat(friends: Friends, person: Person) -> None:
    """Under the public board, for whom no direct message reaches."""
    words = friends.words(person)
    seat = await person.press(friends.board, friends.public("button-seat"))
    assert seat.is_private
    assert words("button-seat") not in seat.message.buttons
    await _press_on(friends, person, seat.message)


async def by_commands(friends: Friends, person: Person) -> None:
    """With slash commands, in the thread; what can be said is read from the direct message."""
    words, message = friends.words(person), _question(friends, person)
    buttons = message.buttons
    if words("great-split-discard-open") in buttons:
        command, answer = "discard", " ".join(_letters(message)[: _excess(message)])
    elif words("great-split-split-open") in buttons:
        command, answer = "split", "A, b"
    elif words("great-split-take-left") in buttons:
        command, answer = "choose", ("left", "right")[friends.answers % 2]
    else:
        command, answer = "resolve", _typed(buttons, friends)
    await person.say(friends.evening.thread, command, answer=answer)


async def _press_on(friends: Friends, person: Person, message: Message) -> None:
    words, buttons = friends.words(person), message.buttons
    if words("great-split-discard-open") in buttons:
        keys = _letters(message)[-_excess(message) :]
        draft = await person.tick(message, words("great-split-discard-open"), keys)
        await person.press(draft.message, words("great-split-discard-seal"))
    elif words("great-split-split-open") in buttons:
        keys = ["A"] if friends.answers % 3 else ["A", "B"]
        draft = await person.tick(message, words("great-split-split-open"), keys)
        await person.press(draft.message, words("great-split-split-seal"))
    elif words("great-split-take-left") in buttons:
        side = ("great-split-take-left", "great-split-take-right")[friends.answers % 2]
        await person.press(message, words(side))
    else:
        await _resolve(friends, person, message)


async def _resolve(friends: Friends, person: Person, message: Message) -> None:
    """Now and then a sale or a step back; else the plain ones, the splitter, the first card."""
    words, buttons = friends.words(person), message.buttons
    sell, splitter = words("great-split-sell"), words("great-split-splitter")
    back = words("great-split-take-back")
    if sell in buttons and friends.answers % 7 == 0:
        which = await person.press(message, sell)
        price = await person.press(which.message, which.message.buttons[0])
        await person.press(price.message, price.message.buttons[friends.answers % 2])
    elif back in buttons and friends.answers % 11 == 0:
        await person.press(message, back)
    elif splitter in buttons and friends.answers % 2:
        tracks = await person.press(message, splitter)
        await person.press(tracks.message, tracks.message.buttons[friends.answers % 11])
    else:
        await person.press(message, _next(buttons, words))


def _next(buttons: list[str], words: Words) -> str:
    for key in ("great-split-plain", "great-split-done"):
        if words(key) in buttons:
            return words(key)
    return buttons[0]


def _typed(buttons: list[str], friends: Friends) -> str:
    """A path, or the words on a button."""
    if "Sell…" in buttons and friends.answers % 7 == 0:
        letter = next(label for label in buttons if " · " in label).split(" ")[0]
        return f"sell.{letter}.{('gold', 'prestige')[friends.answers % 2]}"
    if "Play the Plain Ones" in buttons:
        return "plain"
    if "Splitter…" in buttons:
        return "splitter.prestige"
    if "Done" in buttons:
        return "done"
    return buttons[0].split(" · ")[0]


def _question(friends: Friends, person: Person) -> Message:
    seat = friends.words(person)("button-seat")
    return [letter for letter in person.letters() if set(letter.buttons) - {seat}][-1]


def _letters(message: Message) -> list[str]:
    """The letters of the cards, as the picture's words give them."""
    return re.findall(r"\b([A-Z]) · ", message.alt.split("\n")[0])


def _excess(message: Message) -> int:
    """How many cards are too many: the two other numbers in bold and after it."""
    held, limit = re.findall(r"\d+", message.text.split("**")[2])[:2]
    return int(held) - int(limit)
