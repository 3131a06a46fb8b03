"""A choice that nobody waits for reaches its seat silently, with a button for every way."""

from tests.bot.easygoing import EasygoingDealer
from tests.bot.playing import all_split, take
from tests.bot.simulation import WAYS, Evening, Person, an_evening

EASYGOING = {"easygoing": EasygoingDealer()}
SILENT = 1 << 12


def last_and_other(evening: Evening) -> tuple[Person, Person]:
    names = evening.table.names
    return evening[names[-1]], evening[names[0]]


async def start(evening: Evening) -> tuple[Person, Person]:
    await evening.start("Ana", "Ben", game="easygoing")
    await all_split(evening, "Ana", "Ben")
    return last_and_other(evening)


async def test_an_open_choice_comes_silently_with_its_default_and_every_way(tmp_path):
    async with an_evening(tmp_path, EASYGOING, "Ana", "Ben") as evening:
        last, other = await start(evening)
        offered = last.letters()[-1]
        assert offered.text.startswith("You take the left pile.")
        assert offered.buttons == ["Take Left", "Take Right", *WAYS]
        assert offered.stored.flags & SILENT
        assert not other.letters()[-1].stored.flags & SILENT
        assert last.name not in evening.waiting


async def test_an_open_choice_can_be_changed_and_changed_again(tmp_path):
    async with an_evening(tmp_path, EASYGOING, "Ana", "Ben") as evening:
        last, _ = await start(evening)
        await last.press(last.letters()[-1], "Take Right")
        changed = last.letters()[-1]
        assert changed.text.startswith("You take the right pile.")
        assert changed.buttons == ["Change", *WAYS]
        again = await last.press(changed, "Change")
        await last.press(again.message, "Take Left")
        assert last.letters()[-1].text.startswith("You take the left pile.")


async def test_nobody_waits_for_an_open_choice_and_its_message_is_closed(tmp_path):
    async with an_evening(tmp_path, EASYGOING, "Ana", "Ben") as evening:
        last, other = await start(evening)
        offered = last.letters()[-1]
        await take(evening, other.name)
        assert "wins." in evening.last.text
        assert evening.message(last.user.dm_channel.id, offered.id).buttons == []


async def test_an_open_choice_changed_by_command_is_shown_where_it_was_offered(tmp_path):
    async with an_evening(tmp_path, EASYGOING, "Ana", "Ben") as evening:
        last, _ = await start(evening)
        await last.say(None, "choose", answer="right")
        assert last.letters()[-1].text.startswith("You take the right pile.")


async def test_an_open_choice_is_offered_once_also_after_a_restart(tmp_path):
    async with an_evening(tmp_path, EASYGOING, "Ana", "Ben") as evening:
        last, _ = await start(evening)
        count = len(last.letters())
        await evening.restart()
        await evening["Ana"].press(evening.board, "My Seat")
        assert len(last.letters()) == count
