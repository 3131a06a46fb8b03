"""The pace of a table: an evening, days, or no hurry; how long it waits before anything happens."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

_DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class TablePace:
    key: str
    stand_in_after: float | None
    """Seconds that a table waits for somebody before an AI may play; None: as the host says."""
    remind_after: float | Literal["default"] | None
    """Seconds; None: nobody is reminded; `default`: as the server or the host says."""
    remind_again: float | None
    """Seconds between further reminders; None: there is only one."""


PACES: Mapping[str, TablePace] = {
    pace.key: pace
    for pace in (
        TablePace("evening", None, "default", None),
        TablePace("days", 3 * _DAY, _DAY, _DAY),
        TablePace("slow", 14 * _DAY, None, None),
    )
}


def pace_named(key: str) -> TablePace:
    """A pace that a newer version knew is an evening here."""
    return PACES.get(key, PACES["evening"])
