"""How many people one person may invite and call, so that nobody can have the bot write to them all."""

import math
import random
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.clock import Clock
from bot.refusals import Refused
from bot.store import UserId

PER_PERSON = 12
"""In an hour: more than sit at any table."""
_HOUR = 3600.0
_BETWEEN_CALLS = 600.0
"""Seconds until the same person may call for players again, at whatever table."""
_MOST_CALLED = 20
"""By one call."""


@dataclass(slots=True)
class InvitationLimit:
    clock: Clock
    per_person: int = PER_PERSON
    dice: random.Random = field(default_factory=random.SystemRandom)
    _invited: dict[UserId, deque[float]] = field(default_factory=dict)
    _called: dict[UserId, float] = field(default_factory=dict)
    """When those have called who may not call again yet."""

    def count(self, inviter: UserId) -> None:
        """Refused where it would be one too many."""
        self._forget()
        invited = self._invited.setdefault(inviter, deque())
        if len(invited) >= self.per_person:
            raise Refused("refused-too-many-invitations", most=self.per_person)
        invited.append(self.clock.now())

    def count_not(self, inviter: UserId) -> None:
        """The latest one could not be delivered."""
        self._invited[inviter].pop()

    def count_call(self, caller: UserId) -> None:
        """Refused where the last one was just now."""
        now = self.clock.now()
        self._called = {
            user: moment for user, moment in self._called.items() if moment > now - _BETWEEN_CALLS
        }
        if caller in self._called:
            rest = self._called[caller] + _BETWEEN_CALLS - now
            raise Refused("refused-looking-again", minutes=math.ceil(rest / 60))
        self._called[caller] = now

    def some_of(self, people: Sequence[UserId]) -> tuple[UserId, ...]:
        """As many as one call may name; of more than that others each time."""
        return tuple(self.dice.sample(people, min(_MOST_CALLED, len(people))))

    def _forget(self) -> None:
        since = self.clock.now() - _HOUR
        for inviter, invited in tuple(self._invited.items()):
            while invited and invited[0] <= since:
                invited.popleft()
            if not invited:
                del self._invited[inviter]
