"""What somebody chose for themselves, and what counts where they chose nothing."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from bot.pace import TablePace, pace_named
from bot.people.pings import Wishes
from bot.people.quiet import QuietHours
from bot.store.people import Choices

Invitations: TypeAlias = Literal["all", "played", "nobody"]
INVITATIONS: tuple[Invitations, ...] = get_args(Invitations)
REMINDERS = (0, 1, 3, 6, 12, 24, 48)
"""Hours that can be chosen; 0: never."""
_HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Defaults:
    """What the host or the server says where neither the person nor the table does."""

    remind_after: float | None
    """Seconds; None: never."""


def wishes_of(choices: Choices, pace: TablePace, defaults: Defaults) -> Wishes:
    """A personal choice wins over the table's, the table's over the server's and the host's."""
    after, again = pace.remind_after, pace.remind_again
    if after == "default":
        after = defaults.remind_after
    if choices.remind_hours is not None:
        after = choices.remind_hours * _HOUR or None
    return Wishes(
        push=choices.push is not False,
        remind_after=after,
        remind_again=None if after is None else again,
        quiet=quiet_hours(choices),
        away_until=choices.away_until,
    )


def may_sound_now(choices: Choices, now: float) -> bool:
    """Whether a new question may make a sound."""
    wishes = wishes_of(choices, pace_named(""), Defaults(None))
    return wishes.push and wishes.may_sound(now)


def wants_hints(choices: Choices) -> bool:
    return choices.hints is not False


def wants_lessons(choices: Choices) -> bool:
    return choices.lessons is not False


def is_away(choices: Choices, now: float) -> bool:
    return choices.away_until is not None and choices.away_until > now


def quiet_hours(choices: Choices) -> QuietHours | None:
    begins, ends = choices.quiet_from, choices.quiet_until
    if begins is None or ends is None or begins == ends:
        return None
    return QuietHours(begins, ends, choices.zone or "UTC")
