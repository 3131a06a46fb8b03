"""Changes what was chosen for a server: pure, from what there was and what is asked for."""

from dataclasses import dataclass, replace
from typing import TypeVar

from bot.store.servers import ServerChoices

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Asked:
    """None: this is not to be changed."""

    locale: str | None = None
    """Empty: a table speaks its opener's language."""
    channel: int | None = None
    """Allowed if it was not, and the other way round; so is a game."""
    game: str | None = None
    most_tables: int | None = None
    """0: as the host says."""
    pace: str | None = None
    remind_hours: int | None = None
    """0: never."""
    kept_days: int | None = None
    """0: as the host says."""


def changed(was: ServerChoices, asked: Asked) -> ServerChoices:
    now = was
    if asked.locale is not None:
        now = replace(now, locale=asked.locale or None)
    if asked.channel is not None:
        now = replace(now, channels=_toggled(now.channels, asked.channel))
    if asked.game is not None:
        now = replace(now, games=_toggled(now.games, asked.game))
    if asked.most_tables is not None:
        now = replace(now, most_tables=asked.most_tables or None)
    if asked.pace is not None:
        now = replace(now, pace=asked.pace)
    if asked.kept_days is not None:
        now = replace(now, kept_days=asked.kept_days or None)
    if asked.remind_hours is not None:
        now = replace(now, remind_hours=float(asked.remind_hours))
    return now


def _toggled(values: tuple[Value, ...], value: Value) -> tuple[Value, ...]:
    without = tuple(one for one in values if one != value)
    return without if len(without) < len(values) else (*values, value)
