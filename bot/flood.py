"""Slows down whoever acts faster than people do, and nobody else."""

import asyncio
import enum
from dataclasses import dataclass, field

from bot.store import UserId

_BURST, _PER_SECOND = 60.0, 10.0
"""Presses and commands of one person that pass at once, and how many more each second."""
_LONGEST_WAIT = 1.5
"""Seconds: Discord gives an interaction up after three."""
_SILENCE = 5.0
"""Seconds during which somebody who was told to wait is not told again."""
_REMEMBERED = 10_000
"""People; those who have been slow for a while are forgotten beyond this."""


class Admission(enum.Enum):
    PASSED = "act on it"
    TOLD = "say that it was too fast"
    IGNORED = "it was said a moment ago"


@dataclass(slots=True)
class _Bucket:
    tokens: float
    filled_at: float
    told_at: float = field(default=-_SILENCE)


class FloodGate:
    """A token bucket for each person; debts are paid by waiting, and large ones are refused."""

    def __init__(self) -> None:
        self._buckets: dict[UserId, _Bucket] = {}

    async def admit(self, person: UserId) -> Admission:
        """Returns at once, or a little later for somebody who floods."""
        now, bucket = self._filled(person)
        if bucket.tokens - 1 < -_LONGEST_WAIT * _PER_SECOND:
            was_told = now - bucket.told_at < _SILENCE
            if not was_told:
                bucket.told_at = now
            return Admission.IGNORED if was_told else Admission.TOLD
        bucket.tokens -= 1
        if bucket.tokens < 0:
            await asyncio.sleep(-bucket.tokens / _PER_SECOND)
        return Admission.PASSED

    def admits_now(self, person: UserId) -> bool:
        """For what may as well be left out: suggestions while somebody types."""
        _, bucket = self._filled(person)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True

    def _filled(self, person: UserId) -> tuple[float, _Bucket]:
        now = asyncio.get_running_loop().time()
        bucket = self._buckets.get(person)
        if bucket is None:
            self._forget_the_slow(now)
            bucket = self._buckets[person] = _Bucket(_BURST, now)
        bucket.tokens = min(_BURST, bucket.tokens + (now - bucket.filled_at) * _PER_SECOND)
        bucket.filled_at = now
        return now, bucket

    def _forget_the_slow(self, now: float) -> None:
        if len(self._buckets) >= _REMEMBERED:
            full = _BURST / _PER_SECOND
            self._buckets = {
                person: bucket
                for person, bucket in self._buckets.items()
                if now - bucket.filled_at < full
            }
