"""How friends play the toy and its variants on the simulated Discord, whatever they are asked."""

from tests.bot.friends import Friends
from tests.bot.simulation import Message, Person


async def by_buttons(friends: Friends, person: Person) -> None:
    """With the form, the menus or the buttons that the question has."""
    question = friends.question(person)
    if "Split" in question.buttons:
        draft = await person.tick(question, "Split", ("B",))
        await person.press(draft.message, "Seal It")
    elif question.menus:
        await _choose_from_the_last_page(person, question)
    else:
        await person.press(question, question.buttons[0])


async def _choose_from_the_last_page(person: Person, question: Message) -> None:
    while "Next" in question.buttons:
        question = (await person.press(question, "Next")).message
    menu = len(question.menus) - 1
    await person.choose(question, question.menus[menu]["options"][-1]["value"], menu)


async def by_commands(friends: Friends, person: Person) -> None:
    """With what is suggested for the command that answers the question."""
    thread, table = friends.evening.thread, friends.evening.table
    seat = table.seat_of(person.user.id)
    assert seat is not None
    decision = table.decision(seat)
    assert decision is not None
    (command,) = friends.evening.dealers[table.game.key].commands[decision.kind]
    found = await person.member.autocomplete(thread, command, "answer", "")
    told = await person.say(thread, command, answer=found[0]["value"])
    if "Seal It" in told.message.buttons:
        await person.press(told.message, "Seal It")
