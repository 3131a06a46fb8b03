"""Discord's ids: 42 bits of time since 2015 and 22 bits to tell apart what happened at once."""

import re
from typing import Any

from parlour.clock import Clock

EPOCH_MILLISECONDS = 1_420_070_400_000
MOST = 2**63 - 1


def snowflake_of(value: Any) -> int | None:
    """The id that a number or its digits stand for; None where they can stand for none."""
    if isinstance(value, str) and re.fullmatch(r"[0-9]{1,19}", value):
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST:
        return value
    return None


def moment(snowflake: int) -> float:
    """When it was made, in seconds."""
    return ((snowflake >> 22) + EPOCH_MILLISECONDS) / 1000


class Snowflakes:
    def __init__(self, clock: Clock, newest: int = 0) -> None:
        self._clock = clock
        self._newest = newest

    def mint(self) -> int:
        milliseconds = int(self._clock.now() * 1000) - EPOCH_MILLISECONDS
        self._newest = max(self._newest + 1, milliseconds << 22)
        return self._newest

    def remember(self, snowflake: int) -> None:
        """After a restart nothing may be older than what was there before."""
        self._newest = max(self._newest, snowflake)
