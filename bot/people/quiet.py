"""Quiet hours in somebody's own time zone: whether a moment is in them, and when they end."""

import functools
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class QuietHours:
    """In minutes after midnight; equal ends mean that there are none."""

    begins: int
    ends: int
    zone: str

    def contains(self, moment: float) -> bool:
        return self._holds(_minutes(self._local(moment)))

    def end_after(self, moment: float) -> float:
        """The moment itself where it is not quiet, else the next moment that is not."""
        if not self.contains(moment):
            return moment
        local = self._local(moment)
        day = local.date() + timedelta(days=int(_minutes(local) >= self.ends))
        ends = datetime.combine(day, time(*divmod(self.ends, 60)), ZoneInfo(self.zone))
        # Where the clock is put back, an hour comes twice, and we may be in the second one.
        found = (ends.replace(fold=fold).timestamp() for fold in (0, 1))
        return next(end for end in found if end > moment)

    def _holds(self, minute: int) -> bool:
        if self.begins <= self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends

    def _local(self, moment: float) -> datetime:
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone))


def _minutes(local: datetime) -> int:
    return local.hour * 60 + local.minute


@functools.cache
def zone_names() -> tuple[str, ...]:
    """Every place that has a time of its own, `Europe/Madrid`."""
    wanted = (name for name in available_timezones() if "/" in name or name == "UTC")
    return tuple(sorted(name for name in wanted if not name.startswith(("Etc/", "SystemV/"))))


def zone_named(typed: str) -> str | None:
    """The zone that was meant, whatever its capitals; None where there is none."""
    wanted = typed.strip().replace(" ", "_").lower()
    return next((name for name in zone_names() if name.lower() == wanted), None)


def zones_like(typed: str) -> list[str]:
    """Those that contain what was typed, where a name begins with it first."""
    wanted = typed.strip().replace(" ", "_").lower()
    found = [name for name in zone_names() if wanted in name.lower()]
    return sorted(found, key=lambda name: (not _begins(name, wanted), name))


def _begins(name: str, wanted: str) -> bool:
    return any(part.startswith(wanted) for part in name.lower().split("/"))


def minutes_in(typed: str) -> tuple[int, int] | None:
    """`22:00-8:30` as minutes after midnight; None where it is no such thing."""
    ends = typed.replace("–", "-").split("-")
    found = [_clock(text) for text in ends]
    if len(found) != 2 or found[0] is None or found[1] is None:
        return None
    return found[0], found[1]


def _clock(text: str) -> int | None:
    hours, _, minutes = text.strip().partition(":")
    if not (hours.isascii() and hours.isdigit() and (minutes or "0").isascii()):
        return None
    if not (minutes or "0").isdigit() or int(minutes or 0) > 59:
        return None
    found = int(hours) * 60 + int(minutes or 0)
    return found % _DAY if found <= _DAY else None
