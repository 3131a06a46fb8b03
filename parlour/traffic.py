"""What the bot asked for, counted: posts, edits, uploads and refusals of each channel, and its busiest moments."""

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from parlour.shapes import Json

WINDOW = 5.0
"""Seconds, as Discord's limits for a channel have them."""
KINDS = ("posts", "edits", "deletes", "answers", "reads", "others")
WRITES = ("posts", "edits", "deletes")
"""What counts against a channel's limits; answers to interactions do not."""


@dataclass(frozen=True, slots=True)
class Request:
    at: float
    kind: str
    channel: int | None
    files: int
    bytes: int
    refused: int | None
    """Discord's code, where it was refused."""


def kind_of(kinds: frozenset[str]) -> str:
    """By what a fault may call a route."""
    for name, counted in (
        ("callback", "answers"),
        ("original", "answers"),
        ("followup", "answers"),
        ("send", "posts"),
        ("edit", "edits"),
        ("delete", "deletes"),
        ("read", "reads"),
    ):
        if name in kinds:
            return counted
    return "others"


@dataclass(slots=True)
class Traffic:
    held: deque[Request] = field(default_factory=lambda: deque(maxlen=200_000))

    def note(self, request: Request) -> None:
        self.held.append(request)

    def told(self, since: float) -> Json:
        asked = [one for one in self.held if one.at >= since]
        channels = {one.channel for one in asked if one.channel is not None}
        return _summary(asked) | {
            "channels": {
                str(channel): _summary([one for one in asked if one.channel == channel])
                for channel in sorted(channels)
            }
        }


def _summary(asked: list[Request]) -> Json:
    counts = Counter(one.kind for one in asked)
    return {kind: counts[kind] for kind in KINDS} | {
        "uploads": sum(one.files for one in asked),
        "upload_bytes": sum(one.bytes for one in asked),
        "refusals": sum(one.refused is not None for one in asked),
        "codes": {str(code): n for code, n in sorted(_codes(asked).items())},
        "busiest": {kind: _busiest(one.at for one in asked if one.kind == kind) for kind in WRITES}
        | {"writes": _busiest(one.at for one in asked if one.kind in WRITES)},
        "windows": _windows(asked),
    }


def _codes(asked: list[Request]) -> Counter[int]:
    return Counter(one.refused for one in asked if one.refused is not None)


def _busiest(moments: Iterable[float]) -> int:
    """The most that came within any five seconds."""
    recent: deque[float] = deque()
    most = 0
    for moment in sorted(moments):
        recent.append(moment)
        while recent[0] <= moment - WINDOW:
            recent.popleft()
        most = max(most, len(recent))
    return most


def _windows(asked: list[Request]) -> list[Json]:
    """Five seconds after five seconds from the first request on; those in which nothing came are left out."""
    if not asked:
        return []
    began = min(one.at for one in asked)
    found: dict[int, Counter[str]] = {}
    for one in asked:
        counts = found.setdefault(int((one.at - began) // WINDOW), Counter())
        counts[one.kind] += 1
        counts["uploads"] += one.files
        counts["refusals"] += one.refused is not None
    return [
        {"from": began + number * WINDOW} | {name: n for name, n in counts.items() if n}
        for number, counts in sorted(found.items())
    ]
