"""How friends play The Great Split on the simulated Discord, reading what they see."""

import re

from bot.dealers import all_dealers
from bot.dealers.dealing import Words
from tests.bot.friends import Friends, Habits
from tests.bot.simulation import Evening, Message, Person

DEALERS = {"great_split": all_dealers()["great_split"]}


async def start(evening: Evening, *names: str) -> None:
    await evening.start(*names, game="great_split")


async def by_buttons(friends: Friends, person: Person) -> None:
    await _press_on(friends, person, friends.question(person))


async def at_my_seat(friends: Friends, person: Person) -> None:
    await _press_on(friends, person, await friends.my_seat(person))


async def by_commands(friends: Friends, person: Person) -> None:
    """What can be said is read from the direct message."""
    words, message = friends.words(person), friends.question(person)
    buttons = message.buttons
    if words("great-split-discard-open") in buttons:
        command, answer = "discard", " ".join(_letters(message)[: _excess(message)])
    elif words("great-split-split-open") in buttons:
        first, second, *_ = _letters(message)
        command, answer = "split", f"{first}, {second.lower()}"
    elif _discards_one(message, words):
        command, answer = "discard", buttons[0].split(" ")[0]
    elif _labelled(buttons, words("great-split-take-left")):
        command, answer = "choose", ("left", "right")[friends.answers % 2]
    else:
        command, answer = "resolve", _typed(buttons, friends)
    said = await person.say(friends.evening.thread, command, answer=answer)
    if words("great-split-split-open") in buttons or words("great-split-discard-open") in buttons:
        # What is ticked is seen before it is sealed, as with the buttons.
        await person.press(said.message, words(f"great-split-{command}-seal"))


async def _press_on(friends: Friends, person: Person, message: Message) -> None:
    words, buttons = friends.words(person), message.buttons
    if words("great-split-discard-open") in buttons:
        keys = _letters(message)[-_excess(message) :]
        draft = await person.tick(message, words("great-split-discard-open"), keys)
        await person.press(draft.message, words("great-split-discard-seal"))
    elif words("great-split-split-open") in buttons:
        keys = _letters(message)[: 1 if friends.answers % 3 else 2]
        draft = await person.tick(message, words("great-split-split-open"), keys)
        await person.press(draft.message, words("great-split-split-seal"))
    elif _discards_one(message, words):
        await person.press(message, [text for text in buttons if " · " in text][-1])
    elif _labelled(buttons, words("great-split-take-left")):
        side = ("great-split-take-left", "great-split-take-right")[friends.answers % 2]
        await person.press(message, _labelled(buttons, words(side)))
    else:
        await _resolve(friends, person, message)


async def _resolve(friends: Friends, person: Person, message: Message) -> None:
    """Now and then a sale or a step back; else the plain ones, the splitter, the first card."""
    words, buttons = friends.words(person), message.buttons
    sell, splitter = words("great-split-sell"), words("great-split-splitter")
    back = _labelled(buttons, words("great-split-take-back"))
    if sell in buttons and friends.answers % 7 == 0:
        which = await person.press(message, sell)
        price = await person.press(which.message, which.message.buttons[0])
        # Whoever has one card to sell is asked for its price at once, and has sold it by now.
        if words("button-back") in price.message.buttons:
            await person.press(price.message, price.message.buttons[friends.answers % 2])
    elif back and friends.answers % 11 == 0:
        await person.press(message, back)
    elif splitter in buttons and friends.answers % 2:
        tracks = await person.press(message, splitter)
        await person.press(tracks.message, tracks.message.buttons[friends.answers % 11])
    else:
        await person.press(message, _next(buttons, words))


def _next(buttons: list[str], words: Words) -> str:
    for key in ("great-split-all", "great-split-plain", "great-split-done"):
        if found := _labelled(buttons, words(key)):
            return found
    return buttons[0]


def _labelled(buttons: list[str], label: str) -> str:
    """The button with this label, which may say what it would bring; empty where there is none."""
    return next((text for text in buttons if text.partition(":")[0] == label), "")


def _discards_one(message: Message, words: Words) -> bool:
    """It is asked for with a button for each card."""
    asked = words("great-split-discard", count=1, round=0, cards=0, limit=0)
    return asked.split(". ")[-1] in message.text


def _typed(buttons: list[str], friends: Friends) -> str:
    """A path, or the words on a button."""
    if "Sell…" in buttons and friends.answers % 7 == 0:
        letter = next(label for label in buttons if " · " in label).split(" ")[0]
        return f"sell.{letter}.{('gold', 'prestige')[friends.answers % 2]}"
    if _labelled(buttons, "Play All Cards"):
        return "all"
    if _labelled(buttons, "Play All Simple Cards"):
        return "plain"
    if "Splitter…" in buttons:
        return "splitter.prestige"
    if "Done" in buttons:
        return "done"
    return buttons[0].split(":")[0].split(" · ")[0]


def _letters(message: Message) -> list[str]:
    """The letters of the cards, as the picture's words give them."""
    lines = (re.findall(r"\b([A-Z]) · ", line) for line in message.alt.split("\n"))
    return next(filter(None, lines), [])


def _excess(message: Message) -> int:
    """How many cards are too many: the two other numbers in bold and after it."""
    held, limit = re.findall(r"\d+", message.text.split("**")[2])[:2]
    return int(held) - int(limit)


HABITS = Habits(
    "great_split",
    start,
    by_buttons,
    at_my_seat,
    by_commands,
    card=re.compile(r"I{1,3}-[a-z]+-\d-[a-z]"),
    cards_lie_open=False,
)
