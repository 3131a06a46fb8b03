"""/me and the pace of a table: what people choose counts at once, and nonsense changes nothing."""

from datetime import UTC, datetime

from bot.store.people import choices_of
from tests.bot.playing import split
from tests.bot.simulation import Evening, Message, Person, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
HOUR = 3600.0
SILENT = 1 << 12


async def hours_pass(evening: Evening, hours: float) -> None:
    evening.clock.seconds += hours * HOUR
    await evening.bot.reminders.remind()
    for table in tuple(evening.bot.tables._held):
        await evening.bot.publisher.settled(table)
    await evening.env.settle()


def pushes(person: Person) -> list[Message]:
    return [m for m in person.letters() if "waits for you, in" in m.text]


def reminders(evening: Evening) -> list[Message]:
    return [m for m in evening.messages(evening.thread.id) if m.text.startswith("Waiting for")]


def is_silent(message: Message) -> bool:
    return bool(message.stored.flags & SILENT)


async def menu(person: Person, evening: Evening, about: str, wanted: str) -> Message:
    """Choose in the menu whose entries begin so."""
    page = (await person.say(evening.channel, "me")).message
    for number, one in enumerate(page.menus):
        for option in one["options"]:
            if option["label"] == f"{about}: {wanted}":
                return (await person.choose(page, option["value"], number)).message
    raise AssertionError(f"no {about}: {wanted}")


def at_noon(evening: Evening) -> None:
    evening.clock.seconds = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()


async def test_a_question_in_quiet_hours_is_silent_and_pushes_once_in_the_morning(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        at_noon(evening)
        ana = evening["Ana"]
        told = await ana.say(evening.channel, "me", quiet="11:00-15:00", zone="UTC")
        assert "Quiet from 11:00 to 15:00 (UTC)" in told.text
        await evening.start("Ana", "Ben", game="toy")
        assert is_silent(ana.question)
        assert not is_silent(evening["Ben"].question)
        await hours_pass(evening, 2)
        assert pushes(ana) == []
        await hours_pass(evening, 1.1)
        (push,) = pushes(ana)
        assert not is_silent(push)
        await hours_pass(evening, 1)
        await evening.restart()
        await hours_pass(evening, 1)
        assert len(pushes(ana)) == 1
        await split(evening, "Ana")
        await evening.env.settle()
        assert pushes(ana) == []


async def test_nobody_is_pushed_after_the_answer(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        at_noon(evening)
        ana = evening["Ana"]
        await ana.say(evening.channel, "me", quiet="11:00-15:00", zone="UTC")
        await evening.start("Ana", "Ben", game="toy")
        await hours_pass(evening, 1)
        await split(evening, "Ana")
        await hours_pass(evening, 3)
        assert pushes(ana) == []


async def test_who_wants_no_sound_and_no_reminder_gets_none(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ana = evening["Ana"]
        await menu(ana, evening, "A sound when it is my turn", "no")
        await menu(ana, evening, "Remind me", "never")
        await evening.start("Ana", "Ben", game="toy")
        assert is_silent(ana.question)
        await split(evening, "Ben")
        await hours_pass(evening, 30)
        assert pushes(ana) == []
        assert reminders(evening) == []


async def test_who_asked_for_it_is_reminded_earlier_than_the_others(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await menu(evening["Ana"], evening, "Remind me", "after 3 hours")
        await evening.start("Ana", "Ben", game="toy")
        await hours_pass(evening, 3.1)
        (said,) = reminders(evening)
        assert str(evening["Ana"].user.id) in said.text
        assert str(evening["Ben"].user.id) not in said.text
        await hours_pass(evening, 10)
        assert str(evening["Ben"].user.id) in reminders(evening)[-1].text
        assert len(reminders(evening)) == 2


async def test_an_absence_is_shown_instead_of_reminders(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        at_noon(evening)
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ben")
        ana = evening["Ana"]
        told = await ana.say(evening.channel, "me", away="2026-11-20")
        assert "You are away" in told.text
        await evening.env.settle()
        assert "Ana is back on" in evening.board.text
        await hours_pass(evening, 48)
        assert reminders(evening) == []
        await hours_pass(evening, 60)
        assert len(reminders(evening)) == 1


async def test_a_chosen_language_wins_over_discords(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        page = await menu(evening["Ana"], evening, "Language", "Deutsch")
        assert "Wie ich mit dir umgehe" in page.text
        told = await evening["Ana"].say(evening.channel, "mygames")
        assert told.text.startswith("Du sitzt gerade an keinem Tisch.")
        await evening.restart()
        await evening.env.settle()
        told = await evening["Ana"].say(evening.channel, "mygames")
        assert told.text.startswith("Du sitzt gerade an keinem Tisch.")


async def test_nonsense_is_refused_with_an_example_and_changes_nothing(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        at_noon(evening)
        ana = evening["Ana"]
        for options, begins in (
            ({"quiet": "at night", "zone": "UTC"}, "I do not understand “at night”"),
            ({"quiet": "22:00-8:00"}, "Which time zone are you in?"),
            ({"zone": "Middle-earth/Shire"}, "I do not know the time zone"),
            ({"away": "soon"}, "I do not understand “soon”"),
            ({"away": "2026-02-30"}, "I do not understand"),
            ({"away": "2026-11-01"}, "That day must be after today"),
            ({"away": "9999-12-31"}, "That day must be after today"),
        ):
            told = await ana.say(evening.channel, "me", **options)
            assert told.text.startswith(begins), options
        assert await choices_of(evening.bot.store, (ana.user.id,)) == {}


async def test_zones_are_suggested_while_typing(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        found = await evening["Ana"].member.autocomplete(evening.channel, "me", "zone", "madr")
        assert [one["value"] for one in found] == ["Europe/Madrid"]


async def test_the_pace_is_chosen_in_the_lobby_and_changed_by_agreement(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        page = await evening["Ana"].say(evening.channel, "pace")
        await evening["Ana"].choose(page.message, "days")
        await evening["Ana"].press(evening.lobby, "Start")
        await evening.env.settle()
        assert evening.table.row.pace == "days"
        page = await evening["Ana"].say(evening.thread, "pace")
        asked = await evening["Ana"].choose(page.message, "slow")
        assert asked.text.startswith("I have asked the others.")
        assert evening.table.row.pace == "days"
        agreed = await evening["Ben"].press(evening.last, "Fine")
        assert agreed.text == "Agreed: **change the pace to “no hurry”**."
        assert evening.table.row.pace == "slow"


async def test_at_the_pace_of_days_everybody_is_reminded_daily(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        page = await evening["Ana"].say(evening.channel, "pace")
        await evening["Ana"].choose(page.message, "days")
        await evening["Ana"].press(evening.lobby, "Start")
        await hours_pass(evening, 23)
        assert reminders(evening) == []
        for day in (1, 2, 3):
            await hours_pass(evening, 24)
            assert len(reminders(evening)) == day


async def test_a_paused_table_reminds_nobody_until_it_goes_on(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        page = await evening["Ana"].say(evening.thread, "pace")
        await evening["Ana"].press(page.message, "Pause")
        refused = await evening["Ben"].press(evening.last, "Rather Not")
        assert refused.text.startswith("Not agreed")
        page = await evening["Ana"].say(evening.thread, "pace")
        await evening["Ana"].press(page.message, "Pause")
        await evening["Ben"].press(evening.last, "Fine")
        await evening.env.settle()
        assert "This table is paused" in evening.board.text
        await hours_pass(evening, 50)
        assert reminders(evening) == []
        page = await evening["Ben"].say(evening.thread, "pace")
        await evening["Ben"].press(page.message, "Go On")
        await evening["Ana"].press(evening.last, "Fine")
        await hours_pass(evening, 12.1)
        assert len(reminders(evening)) == 1
