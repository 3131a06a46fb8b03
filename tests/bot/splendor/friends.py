"""How friends play Splendor on the simulated Discord, reading what they see."""

import re

from bot.dealers import all_dealers
from tests.bot.friends import Friends, Habits
from tests.bot.simulation import Evening, Message, Person

DEALERS = {"splendor": all_dealers()["splendor"]}

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


async def by_buttons(friends: Friends, person: Person) -> None:
    await _press_on(friends, person, friends.question(person))


async def at_my_seat(friends: Friends, person: Person) -> None:
    await _press_on(friends, person, await friends.my_seat(person))


async def by_commands(friends: Friends, person: Person) -> None:
    """What can be said is what the bot suggests."""
    thread = friends.evening.thread
    buttons = friends.question(person).buttons
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


HABITS = Habits(
    "splendor",
    start,
    by_buttons,
    at_my_seat,
    by_commands,
    card=re.compile(r"I{1,3}-(?:white|blue|green|red|black)-\d\d"),
    cards_lie_open=True,
)
