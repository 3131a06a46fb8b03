"""How friends play Splendor to its end on the simulated Discord, reading what they see."""

import io
import re

import pytest
from PIL import Image

from bot.dealers.splendor import SplendorDealer
from bot.i18n.words import words_for
from engine.splendor import Splendor
from render import splendor as drawn
from tests.bot.great_split.friends import Friends
from tests.bot.simulation import Evening, Message, Person

DEALERS = {"splendor": SplendorDealer(Splendor())}
NAMES = ("Ana", "Ben", "Carla", "Dora")

_RETURN, _RECEIVE, _PASS = "splendor-give", "splendor-receive", "splendor-pass"
_BUY, _TAKE, _RESERVE, _PAY = "splendor-buy", "splendor-take", "splendor-reserve", "splendor-pay"


async def start(evening: Evening, *names: str, target: int = 10, robots: int = 0) -> None:
    """A table of these, played to fewer points than usual so that it does not take all night."""
    opener = evening[names[0]]
    lobby = await evening.seat(*names, game="splendor")
    options = await opener.press(lobby, "Options")
    labels = [option["label"] for option in options.message.menus[0]["options"]]
    await opener.choose(options.message, str(labels.index(f"{target} points")))
    for _ in range(robots):
        await evening.add_ai(names[0])
    await opener.press(evening.lobby, "Start")


def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have tests of their own, and drawing is what takes time in a long game."""
    file = io.BytesIO()
    Image.new("RGB", (1200, 1400)).save(file, "PNG")
    for name in ("board", "seat", "final"):
        monkeypatch.setattr(drawn, name, lambda *_: file.getvalue())


async def by_buttons(friends: Friends, person: Person) -> None:
    """In the direct messages."""
    await _press_on(friends, person, _question(friends, person))


async def at_my_seat(friends: Friends, person: Person) -> None:
    """Under the public board, for whom no direct message reaches."""
    seat = await person.press(friends.evening.board, words_for("en")("button-seat"))
    assert seat.is_private
    await _press_on(friends, person, seat.message)


async def by_commands(friends: Friends, person: Person) -> None:
    """With slash commands, in the thread; what can be said is what the bot suggests."""
    thread = friends.evening.thread
    buttons = _question(friends, person).buttons
    command, typed = _command(friends, buttons)
    found = await person.member.autocomplete(thread, command, "answer", typed)
    assert 1 <= len(found) <= 25, f"/{command} {typed} suggests {found}"
    chosen = found[0 if command == "buy" else friends.answers % len(found)]
    await person.say(thread, command, answer=chosen["value"])


def _command(friends: Friends, buttons: list[str]) -> tuple[str, str]:
    """The command that answers these buttons, and the beginning of what is said with it."""
    for command in ("return", "receive", "buy"):
        if any(label.lower().startswith(command) for label in buttons):
            return command, ""
    can_take = any(label.startswith("Take") for label in buttons)
    if "Reserve a Card" in buttons and (friends.answers % 5 == 0 or not can_take):
        return "reserve", "deck" if friends.answers % 2 else ""
    return "take", ""


async def _press_on(friends: Friends, person: Person, message: Message) -> None:
    """Buy what lies highest, reserve now and then, take tokens otherwise."""
    for key in (_RETURN, _RECEIVE, _PASS, _BUY):
        if found := _labels(friends, person, message, key):
            turn = 0 if key == _BUY else friends.answers % len(found)
            await _press_through(friends, person, message, found[turn])
            return
    reserve = friends.words(person)(_RESERVE)
    takes = _labels(friends, person, message, _TAKE)
    if reserve in message.buttons and (friends.answers % 5 == 0 or not takes):
        await _press_through(friends, person, message, reserve)
    else:
        await _press_through(friends, person, message, takes[friends.answers % len(takes)])


async def _press_through(friends: Friends, person: Person, message: Message, label: str) -> None:
    """Press, and where that only narrows the question, press on: the default, or any of them."""
    asked = message.buttons
    pressed = await person.press(message, label)
    back = friends.words(person)("button-back")
    for _ in range(2):
        narrower = pressed.message
        if back not in narrower.buttons or narrower.buttons == asked:
            return
        asked = narrower.buttons
        pays = _labels(friends, person, narrower, _PAY)
        rest = [one for one in asked if one != back]
        # The last of the cards to reserve is a deck, the last of the colours the same again.
        choice = pays[0] if pays else rest[-(friends.answers % 2)]
        pressed = await person.press(narrower, choice)
    assert back not in pressed.message.buttons, "an action takes more than three presses"


def _labels(friends: Friends, person: Person, message: Message, key: str) -> list[str]:
    """The buttons that say this, whatever they say it of."""
    words = friends.words(person)
    marker = "\x00"
    said = words(key, colours=marker, place=marker, payment=marker)
    pattern = re.compile(re.escape(said).replace(re.escape(marker), ".+"))
    return [label for label in message.buttons if pattern.fullmatch(label)]


def _question(friends: Friends, person: Person) -> Message:
    seat = friends.words(person)("button-seat")
    return [letter for letter in person.letters() if set(letter.buttons) - {seat}][-1]
