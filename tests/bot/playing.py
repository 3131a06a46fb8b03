"""How friends play the toy to its end by buttons and forms, also for somebody who is away."""

from tests.bot.simulation import Evening, Result


async def split(evening: Evening, name: str, *keys: str) -> None:
    person = evening[name]
    await person.tick(person.question, "Split", keys or ("A",))
    await person.press(person.question, "Seal It")


async def take(evening: Evening, name: str, side: str = "Left") -> None:
    person = evening[name]
    await person.press(person.question, f"Take {side}")
    await person.press(person.question, "Settle")


async def all_split(evening: Evening, *names: str) -> None:
    for name in names:
        await split(evening, name)


async def play_to_the_end(evening: Evening, *names: str) -> None:
    await all_split(evening, *names)
    for name in names:
        await take(evening, name)


def are_told_the_end(evening: Evening, *names: str) -> bool:
    """Whether the last of their direct messages says who won."""
    return all("wins." in evening[name].letters()[-1].text for name in names)


def wait(evening: Evening, minutes: float = 15) -> None:
    evening.clock.seconds += minutes * 60


async def answer_and_wait(evening: Evening, *names: str) -> None:
    """These split their cards, and then keep waiting for the others."""
    await all_split(evening, *names)
    wait(evening)


async def let_an_ai_play(evening: Evening, voter: str, absent: str) -> Result:
    whom = await evening[voter].say(evening.thread, "standin")
    return await evening[voter].press(whom.message, absent)
