"""Discord's ids: 42 bits of time since 2015 and 22 bits to tell apart what happened at once."""

from parlour.clock import Clock

EPOCH_MILLISECONDS = 1_420_070_400_000


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
