"""How friends play the toy to its end: by buttons and forms, or by commands."""

from tests.bot.simulation import Evening


async def split(evening: Evening, name: str, *keys: str) -> None:
    person = evening[name]
    await person.tick(person.question, "Split", keys or ("A",))
    await person.press(person.question, "Seal It")


async def take(evening: Evening, name: str, side: str = "Left") -> None:
    person = evening[name]
    await person.press(person.question, f"Take {side}")
    await person.press(person.question, "Settle")


async def play_to_the_end(evening: Evening, *names: str) -> None:
    for name in names:
        await split(evening, name)
    for name in names:
        await take(evening, name)
