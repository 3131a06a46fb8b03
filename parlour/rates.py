"""Discord's rate limits: so many requests a while for each route and channel, and so many a second in all."""

import hashlib
import math
from dataclasses import dataclass

from parlour import limits
from parlour.clock import Clock
from parlour.errors import CHANNEL_WRITES, DMS_TOO_FAST, RATE_LIMITED, Numbered, Refusal

VIA = "1.1 parlour"
"""Without this header discord.py takes a 429 for a ban by Cloudflare, and does not wait."""

BUCKETS = {
    "post":      (5, 5.0),
    "edit":      (5, 5.0),
    "delete":    (5, 1.0),
    "follow_up": (5, 2.0),
    "answer":    (5, 2.0),
}  # fmt: skip
"""How many requests in how many seconds; each channel, or token of an interaction, has its own."""


def too_many(
    after: float,
    *,
    scope: str,
    numbered: Numbered = RATE_LIMITED,
    bucket: dict[str, str] | None = None,
) -> Refusal:
    """A 429 as Discord writes it; `scope` is user, shared or global."""
    refusal = Refusal(numbered)
    refusal.headers = {"Via": VIA, "Retry-After": str(after), "X-RateLimit-Scope": scope}
    if scope == "global":
        refusal.headers["X-RateLimit-Global"] = "true"
    refusal.headers |= bucket or {}
    refusal.more = {"retry_after": after, "global": scope == "global"}
    return refusal


@dataclass(slots=True)
class Window:
    """Opened by the first request; when it ends, the next one opens another."""

    ends: float
    taken: int = 0


class Rates:
    def __init__(self, clock: Clock, *, on: bool) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}
        self.on = on
        self.pace = 1.0
        """How long a second of these limits takes: a tenth lets a test of the waiting itself be short."""

    def set(self, *, on: bool, pace: float) -> None:
        self.on, self.pace = on, pace
        self._windows.clear()

    def take(self, bucket: str | None, major: str, *, counts_in_all: bool) -> dict[str, str]:
        """Raises Refusal where it is too much; otherwise the headers that say how much is left."""
        if not self.on:
            return {}
        if counts_in_all:
            over = self._over("all", "", limits.REQUESTS_A_SECOND, 1.0)
            if over is not None:
                raise too_many(over, scope="global")
        if bucket is None:
            return {}
        limit, seconds = BUCKETS[bucket]
        over = self._over(bucket, major, limit, seconds)
        told = self._told(bucket, major, limit)
        if over is not None:
            raise too_many(over, scope="user", bucket=told)
        if counts_in_all:
            self.write(major, told)
        return told

    def write(self, channel: str, told: dict[str, str] | None = None) -> None:
        """Whoever writes, all that is written in a channel counts together."""
        over = self._over("writes", channel, limits.CHANNEL_WRITES, limits.CHANNEL_WRITES_SECONDS)
        if self.on and over is not None and told is not None:
            raise too_many(over, scope="shared", numbered=CHANNEL_WRITES, bucket=told)

    def open_dm(self) -> None:
        over = self._over("dms", "", limits.DM_OPENINGS, limits.DM_OPENINGS_SECONDS)
        if self.on and over is not None:
            raise Refusal(DMS_TOO_FAST)

    def _over(self, bucket: str, major: str, limit: int, seconds: float) -> float | None:
        """Seconds until the next window where this one is full; None where one more fits."""
        now = self._clock.now()
        held = self._windows.get((bucket, major))
        if held is None or held.ends <= now:
            if len(self._windows) > limits.WINDOWS:
                self._windows = {key: one for key, one in self._windows.items() if one.ends > now}
            held = self._windows[bucket, major] = Window(now + seconds * self.pace)
        if held.taken >= limit:
            return _upwards(held.ends - now)
        held.taken += 1
        return None

    def _told(self, bucket: str, major: str, limit: int) -> dict[str, str]:
        held = self._windows[bucket, major]
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(limit - held.taken),
            "X-RateLimit-Reset": str(_upwards(held.ends)),
            "X-RateLimit-Reset-After": str(_upwards(held.ends - self._clock.now())),
            "X-RateLimit-Bucket": hashlib.sha256(bucket.encode()).hexdigest()[:32],
        }


def _upwards(seconds: float) -> float:
    """To the millisecond, and never too early."""
    return math.ceil(max(0.0, seconds) * 1000) / 1000
