"""How friends play a game of turns on the simulated Discord: press on until a whole answer is given."""

from collections.abc import Sequence
from itertools import chain

from bot.dealers import all_dealers
from tests.bot.friends import Friends, Habits, QuickTurns
from tests.bot.simulation import Evening, Message, Person

_MOST_PRESSES = 4
"""For one answer, whatever it is."""
_NO_ANSWERS = (
    "button-seat",
    "button-rules",
    "button-to-table",
    "button-closer",
    "button-whole",
)


def habits(
    game: str, *, rarely: Sequence[str] = (), quick_turns: QuickTurns | None = None
) -> Habits:
    """Of friends who choose by turns among all that is offered; some buttons only now and then."""

    async def start(evening: Evening, *names: str) -> None:
        await evening.start(*names, game=game)

    async def by_buttons(friends: Friends, person: Person) -> None:
        await _press_on(friends, person, friends.question(person), rarely)

    async def at_my_seat(friends: Friends, person: Person) -> None:
        await _press_on(friends, person, await friends.my_seat(person), rarely)

    async def by_commands(friends: Friends, person: Person) -> None:
        await _type(friends, person, game, rarely)

    return Habits(
        game,
        start,
        by_buttons,
        at_my_seat,
        by_commands,
        card=None,
        cards_lie_open=True,
        quick_turns=quick_turns,
    )


async def _press_on(
    friends: Friends, person: Person, message: Message, rarely: Sequence[str]
) -> None:
    words = friends.words(person)
    back = words("button-back")
    apart = {words(key) for key in _NO_ANSWERS} | {back}
    seldom = {words(key) for key in rarely}
    for presses in range(1, _MOST_PRESSES + 1):
        offered = [label for label in message.buttons if label not in apart]
        often = [label for label in offered if label not in seldom]
        labels = offered if friends.answers % 9 == 0 else often or offered
        pressed = await person.press(message, labels[(friends.answers + presses) % len(labels)])
        narrower = pressed.message
        if back not in narrower.buttons:
            return
        message = narrower
    raise AssertionError(f"an answer takes more than {_MOST_PRESSES} presses")


async def _type(friends: Friends, person: Person, game: str, rarely: Sequence[str]) -> None:
    """What can be said is what the bot suggests."""
    thread = friends.evening.thread
    for command in chain.from_iterable(all_dealers()[game].commands.values()):
        found = await person.member.autocomplete(thread, command, "answer", "")
        if found:
            break
    else:
        raise AssertionError("no command suggests anything")
    assert len(found) <= 25, f"/{command} suggests {found}"
    # Somebody who takes back every other answer would never come to an end.
    seldom = {friends.words(person)(key) for key in rarely}
    often = [one for one in found if one["name"] not in seldom]
    likely = found if friends.answers % 9 == 0 else often or found
    chosen = likely[friends.answers % len(likely)]
    await person.say(thread, command, answer=chosen["value"])
