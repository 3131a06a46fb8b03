"""Which ways of bringing a picture Discord takes: learned from what it refuses, and tried again later."""

import enum
import logging
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.clock import Clock
from bot.ui.messages.discord_calls import Fate
from bot.ui.messages.posts import Drawn

_log = logging.getLogger(__name__)

_CERTAIN = 3
"""Messages in a row that were refused the same way: then it is Discord, not the message."""
_PEACE = 1800.0
"""Seconds after which a way that was refused is tried once more."""
ANYWHERE = 0
"""No channel in particular."""
REFUSALS = frozenset({Fate.REJECTED, Fate.FORBIDDEN})
"""What may be meant for the picture alone: without *Attach Files* words are still taken."""


class Request(enum.Enum):
    """What can change a message and its picture; Discord may treat each in its own way."""

    EDIT = "an edit"
    CALLBACK = "the first answer to an interaction"
    COMPLETION = "an edit of that answer"
    FOLLOW_UP = "a further answer"


_Way: TypeAlias = tuple[Request | int, bool]
"""And whether the picture is new, or one that the message has. Of a channel: whether its permissions
let a picture in by any request.
"""


@dataclass(slots=True)
class Ways:
    """Of this process."""

    clock: Clock
    _refused: dict[_Way, int] = field(default_factory=dict)
    _closed_until: dict[_Way, float] = field(default_factory=dict)
    _taken: set[_Way] = field(default_factory=set)
    """Those that worked the last time they were tried."""

    def takes(self, request: Request, ready: Drawn, channel: int = ANYWHERE) -> bool:
        """Whether it is worth trying; words always are."""
        way = _way(request, ready)
        return way is None or self._lets_through(way, channel)

    def takes_new(self, request: Request, channel: int = ANYWHERE) -> bool:
        """The same of pictures that are still to be drawn."""
        return self._lets_through((request, True), channel)

    def has_taken_new(self, request: Request) -> bool:
        """Whether it is not only worth trying, but worked the last time."""
        return (request, True) in self._taken

    def _lets_through(self, way: _Way, channel: int) -> bool:
        return self._is_open(way) and self._is_open((channel, way[1]))

    def _is_open(self, way: _Way) -> bool:
        return self._closed_until.get(way, 0.0) <= self.clock.now()

    def taken(self, way: _Way) -> None:
        self.permitted(way)
        self._taken.add(way)

    def permitted(self, way: _Way) -> None:
        """Of a channel nothing is remembered then: there are many."""
        self._refused.pop(way, None)
        self._closed_until.pop(way, None)

    def refused(self, way: _Way) -> None:
        self._taken.discard(way)
        self._refused[way] = self._refused.get(way, 0) + 1
        if self._refused[way] >= _CERTAIN:
            if self._is_open(way):
                what = "new pictures" if way[1] else "pictures that stay"
                where = way[0].value if isinstance(way[0], Request) else f"the place {way[0]}"
                _log.info("Discord refuses %s in %s: they come otherwise.", what, where)
            self._closed_until[way] = self.clock.now() + _PEACE


@dataclass(slots=True)
class Attempts:
    """To show one thing, one way after the other."""

    ways: Ways
    channel: int = ANYWHERE
    """Whose permissions decide; ANYWHERE where those of the interaction do."""
    _refused: list[_Way] = field(default_factory=list)

    def note(self, request: Request, ready: Drawn, result: object) -> None:
        """A refusal counts once the same was taken otherwise: then it was for the picture.

        What is not permitted is so in this channel alone.
        """
        way = _way(request, ready)
        here = None if way is None or self.channel == ANYWHERE else (self.channel, way[1])
        if isinstance(result, Fate):
            refused = {Fate.REJECTED: way, Fate.FORBIDDEN: here}.get(result)
            if refused is not None:
                self._refused.append(refused)
            return
        if way is not None:
            self.ways.taken(way)
        if here is not None:
            self.ways.permitted(here)
        for one in self._refused:
            self.ways.refused(one)
        self._refused.clear()


def _way(request: Request, ready: Drawn) -> tuple[Request, bool] | None:
    """None where it brings no picture."""
    if not ready.images and not ready.kept:
        return None
    return request, bool(ready.images)
