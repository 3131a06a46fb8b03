"""When somebody is pushed and reminded while a table waits for them: pure, from what they wish."""

from dataclasses import dataclass

from bot.people.quiet import QuietHours


@dataclass(frozen=True, slots=True)
class Wishes:
    """What counts for one person at one table: their own choice, else the table's, else the host's."""

    push: bool = True
    remind_after: float | None = None
    """Seconds until they are reminded; None: never."""
    remind_again: float | None = None
    """Seconds between further reminders; None: there is only one."""
    quiet: QuietHours | None = None
    away_until: float | None = None

    def sounds_at(self, moment: float) -> float:
        """The first moment from this one on at which a phone may make a sound."""
        moment = max(moment, self.away_until or 0.0)
        return moment if self.quiet is None else self.quiet.end_after(moment)

    def may_sound(self, moment: float) -> bool:
        return self.sounds_at(moment) <= moment


@dataclass(frozen=True, slots=True)
class Wait:
    """A question that waits for somebody, and what they have heard of it."""

    since: float
    pushed_at: float | None = None
    reminded_at: float | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    push: bool = False
    remind: bool = False
    """What is due now; never both."""
    next_at: float | None = None
    """When to look again, if nothing changes before."""


def plan(wait: Wait, wishes: Wishes, now: float) -> Plan:
    """One push for a wait, and reminders only after it; what falls into quiet hours waits."""
    may = wishes.may_sound(now)
    if wishes.push and wait.pushed_at is None:
        return Plan(push=True) if may else Plan(next_at=wishes.sounds_at(now))
    due = _reminder(wait, wishes)
    if due is None:
        return Plan()
    if due <= now and may:
        return Plan(remind=True)
    return Plan(next_at=wishes.sounds_at(max(due, now)))


def _reminder(wait: Wait, wishes: Wishes) -> float | None:
    """When the next one is due, whatever the hour."""
    if wishes.remind_after is None:
        return None
    if wait.reminded_at is None:
        return max(wait.since, wait.pushed_at or 0.0) + wishes.remind_after
    return None if wishes.remind_again is None else wait.reminded_at + wishes.remind_again
