"""Pings as people wish them: one push for a wait, none in quiet hours, none after the answer."""

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pace import PACES
from bot.people.choices import Defaults, wishes_of
from bot.people.pings import Plan, Wait, Wishes, plan
from bot.people.quiet import QuietHours, minutes_in, zone_named, zones_like
from bot.store import Choices

HOUR, DAY = 3600.0, 86400.0
SPRING = datetime(2026, 3, 27, tzinfo=UTC).timestamp()
ZONES = ("UTC", "Europe/Madrid", "America/St_Johns", "Asia/Kolkata", "Australia/Lord_Howe")

quiet_hours = st.builds(
    QuietHours,
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.sampled_from(ZONES),
)
moments = st.floats(SPRING, SPRING + 300 * DAY, allow_nan=False)


@given(quiet_hours, moments)
def test_quiet_hours_end_at_a_moment_that_is_not_quiet(quiet, moment):
    end = quiet.end_after(moment)
    assert end >= moment
    assert end - moment <= DAY + 2 * HOUR
    assert not quiet.contains(end)


# Many examples, which take no time: four of them saw neither a push nor a reminder at night.
@settings(max_examples=300)
@given(
    st.builds(
        Wishes,
        push=st.booleans(),
        remind_after=st.none() | st.floats(HOUR, 48 * HOUR),
        remind_again=st.none() | st.just(DAY),
        quiet=st.none() | quiet_hours,
        away_until=st.none() | moments,
    ),
    moments,
    st.lists(st.floats(60, 20 * HOUR), min_size=1, max_size=60),
    st.integers(0, 59),
)
def test_whenever_the_bot_looks_nobody_is_pushed_twice_or_disturbed(wishes, since, steps, answer):
    """Steps of any length stand for a bot that was away; all that is kept is what it stored."""
    wait, now, pings = Wait(since), since, []
    for number, step in enumerate(steps):
        if number >= answer:
            break  # It is answered: the wait is over, and nobody asks for a plan any more.
        planned = plan(wait, wishes, now)
        assert not (planned.push and planned.remind)
        if planned.push:
            pings.append(("push", now))
            wait = Wait(since, now, wait.reminded_at)
        if planned.remind:
            pings.append(("remind", now))
            wait = Wait(since, wait.pushed_at, now)
        if planned.next_at is not None:
            assert planned.next_at > now
        now += step
    pushes = [when for kind, when in pings if kind == "push"]
    reminders = [when for kind, when in pings if kind == "remind"]
    assert len(pushes) <= (1 if wishes.push else 0)
    assert wishes.remind_again is not None or len(reminders) <= 1
    assert wishes.remind_after is not None or not reminders
    for _, when in pings:
        assert wishes.quiet is None or not wishes.quiet.contains(when)
        assert wishes.away_until is None or when >= wishes.away_until
    for when in reminders:
        assert when >= max([since, *pushes]) + (wishes.remind_after or 0)


@given(st.builds(Wishes, quiet=st.none() | quiet_hours, remind_after=st.just(HOUR)), moments)
def test_a_bot_that_looks_whenever_it_said_pushes_and_reminds_in_the_end(wishes, since):
    wait, now = Wait(since), since
    for _ in range(4):
        planned = plan(wait, wishes, now)
        if planned.push:
            wait = Wait(since, now)
        elif planned.remind:
            return
        else:
            assert planned.next_at is not None
            now = planned.next_at
    raise AssertionError("nobody was reminded")


NIGHT = QuietHours(22 * 60, 9 * 60, "Europe/Madrid")


def at(hour: int, minute: int = 0, day: int = 16) -> float:
    """In November, in Madrid."""
    return datetime(2026, 11, day, hour - 1, minute, tzinfo=UTC).timestamp()


def test_what_is_asked_at_night_makes_its_sound_at_nine():
    wishes = Wishes(quiet=NIGHT)
    assert plan(Wait(at(23)), wishes, at(23)) == Plan(next_at=at(9, day=17))
    assert plan(Wait(at(23)), wishes, at(9, day=17)) == Plan(push=True)


def test_a_reminder_due_at_night_waits_for_the_morning():
    wishes = Wishes(quiet=NIGHT, remind_after=3 * HOUR)
    wait = Wait(at(20), pushed_at=at(20))
    assert plan(wait, wishes, at(23)) == Plan(next_at=at(9, day=17))
    assert plan(wait, wishes, at(9, day=17)) == Plan(remind=True)


def test_who_wants_nothing_at_all_hears_nothing():
    assert plan(Wait(at(12)), Wishes(push=False), at(20)) == Plan()


def test_a_personal_choice_wins_over_the_table_and_the_table_over_the_host():
    host = Defaults(12 * HOUR)
    nothing = Choices()
    assert wishes_of(nothing, PACES["evening"], host).remind_after == 12 * HOUR
    assert wishes_of(nothing, PACES["days"], host).remind_after == DAY
    assert wishes_of(nothing, PACES["slow"], host).remind_after is None
    assert wishes_of(Choices(remind_hours=3), PACES["days"], host).remind_after == 3 * HOUR
    assert wishes_of(Choices(remind_hours=0), PACES["days"], host).remind_after is None
    assert wishes_of(nothing, PACES["evening"], Defaults(None)).remind_after is None


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("22:00-8:30", (1320, 510)),
        ("22–8", (1320, 480)),
        (" 0:00 - 24:00 ", (0, 0)),
        ("25:00-8:00", None),
        ("22:61-8:00", None),
        ("tonight", None),
        ("22", None),
        ("-", None),
        ("²-8", None),
    ],
)
def test_quiet_hours_are_read_as_people_write_them(typed, found):
    assert minutes_in(typed) == found


def test_zones_are_found_by_their_city_whatever_the_capitals():
    assert zones_like("madrid") == ["Europe/Madrid"]
    assert zones_like("new york")[0] == "America/New_York"
    assert zone_named("europe/madrid") == "Europe/Madrid"
    assert zone_named("Middle-earth/Shire") is None
