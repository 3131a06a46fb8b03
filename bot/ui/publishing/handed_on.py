"""What one pass over a table hands on to the next, in memory only."""

from dataclasses import dataclass, field

from bot.store import Shown, UserId
from bot.ui.publishing.turned import Beside
from engine.core import Seat

_PATIENCE = 60.0
"""Seconds after which somebody is to be told of a question in another way."""


@dataclass(frozen=True, slots=True)
class Undelivered:
    """Questions of a seat that could not be sent for now, the newest by its ticket."""

    ticket: str
    since: float
    tried_at: float

    @property
    def is_overdue(self) -> bool:
        return self.tried_at - self.since >= _PATIENCE


@dataclass(slots=True)
class HandedOn:
    sitting: tuple[UserId | None, ...]
    """Who sat there: what they saw is nothing for whoever has their seat now, and the other way round."""
    beside: list[Beside] = field(default_factory=list)
    """Private messages beside the newest of a seat, until what they ask is over."""
    unheard: list[Shown] = field(default_factory=list)
    """Questions that were sent without an answer of Discord, until they are over."""
    crossed: set[int] = field(default_factory=set)
    """Messages that an edit and a press have reached at the same time."""
    undelivered: dict[Seat, Undelivered] = field(default_factory=dict)
    """Seats whose questions Discord does not take for now."""

    @property
    def is_empty(self) -> bool:
        return not (self.beside or self.unheard or self.crossed or self.undelivered)

    def hand_to(self, sitting: tuple[UserId | None, ...]) -> None:
        """Forget what belongs to those who no longer sit where they sat.

        In place: what is still under way notes here what comes of it.
        """
        both = zip(self.sitting, sitting, strict=False)  # People come and go until the game begins.
        stay = {seat for seat, (before, now) in enumerate(both) if before == now}
        self.sitting = sitting
        self.beside[:] = [one for one in self.beside if one.shown.seat in stay]
        self.unheard[:] = [one for one in self.unheard if one.seat in stay]
        for seat in self.undelivered.keys() - stay:
            del self.undelivered[seat]
