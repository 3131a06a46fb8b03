"""Faults ordered from outside: which of the bot's next requests go wrong, and how."""

import itertools
from dataclasses import asdict, dataclass
from typing import Any

from parlour.errors import Impossible, Numbered, Refusal
from parlour.rates import too_many
from parlour.shapes import Json

KINDS = {
    "refuse": ("status", "code", "message"),
    "rate_limit": ("retry_after", "global", "scope"),
    "delay": ("seconds",),
    "lose": ("status",),
}
ON = (
    "any",
    "send",
    "dm",
    "open_dm",
    "edit",
    "delete",
    "callback",
    "followup",
    "original",
    "thread",
    "commands",
    "emojis",
    "read",
)

A_DAY = 86400
"""Seconds; longer than anybody waits for."""

WORDS = {
    0: "500: Internal Server Error",
    20028: "The write action you are performing on the channel has hit the write rate limit",
    40003: "You are opening direct messages too fast",
    50001: "Missing Access",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50278: "Cannot send messages to this user due to having no mutual guilds",
}


@dataclass(slots=True)
class Fault:
    id: int
    fault: str
    on: str
    times: int
    channel: int | None
    person: int | None
    more: dict[str, Any]

    def meets(self, kinds: frozenset[str], channel: int | None, person: int | None) -> bool:
        return (
            (self.on == "any" or self.on in kinds)
            and self.channel in {None, channel}
            and self.person in {None, person}
        )

    def shape(self) -> Json:
        told = asdict(self) | {"id": str(self.id)}
        return {k: v for k, v in (told | told.pop("more")).items() if v is not None}

    def refusal(self) -> Refusal:
        refusal = self._too_many() if self.fault == "rate_limit" else self._refused()
        refusal.ordered = True
        return refusal

    def _refused(self) -> Refusal:
        code = self.more.get("code", 0)
        words = self.more.get("message") or WORDS.get(code, f"Ordered by a test: {code}")
        numbered: Numbered = (self.more["status"], code, words)
        return Refusal(numbered)

    def _too_many(self) -> Refusal:
        after = self.more["retry_after"]
        if self.more.get("global"):
            return too_many(after, scope="global")
        bucket = {
            "X-RateLimit-Limit": "5",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset-After": str(after),
            "X-RateLimit-Bucket": f"parlour-{self.on}",
        }
        return too_many(after, scope=self.more.get("scope", "user"), bucket=bucket)


class Faults:
    def __init__(self) -> None:
        self._orders: list[Fault] = []
        self._numbers = itertools.count(1)

    def order(self, body: Json, channel: int | None, person: int | None) -> Fault:
        kind = body.get("fault")
        if not isinstance(kind, str) or kind not in KINDS:
            raise Impossible(f"A fault is one of {', '.join(KINDS)}, not {kind!r}.")
        if body.get("on") not in ON:
            raise Impossible(f'"on" is one of {", ".join(ON)}, not {body.get("on")!r}.')
        common = {"fault", "on", "times", "channel", "person"}
        unknown = set(body) - common - set(KINDS[kind])
        if unknown:
            raise Impossible(f"A fault {kind!r} has no {', '.join(sorted(unknown))}.")
        _check_figures(kind, body)
        more = {key: body[key] for key in KINDS[kind] if key in body}
        fault = Fault(
            next(self._numbers), kind, body["on"], body.get("times", 1), channel, person, more
        )
        self._orders.append(fault)
        return fault

    def meet(self, kinds: frozenset[str], channel: int | None, person: int | None) -> list[Fault]:
        """The faults this request runs into; delays add up, and one error or loss ends it."""
        met: list[Fault] = []
        for fault in list(self._orders):
            if not fault.meets(kinds, channel, person):
                continue
            if fault.fault != "delay" and any(one.fault != "delay" for one in met):
                continue
            fault.times -= 1
            if fault.times <= 0:
                self._orders.remove(fault)
            met.append(fault)
        return met

    def pending(self) -> list[Json]:
        return [fault.shape() for fault in self._orders]

    def forget(self) -> None:
        self._orders.clear()


def _check_figures(kind: str, body: Json) -> None:
    needed = {"refuse": "status", "rate_limit": "retry_after", "delay": "seconds"}.get(kind)
    figure: Any = body.get(needed) if needed else 0
    if not _is(figure, (int, float)) or not 0 <= figure <= A_DAY:
        raise Impossible(f'A fault {kind!r} needs a number "{needed}" from 0 to {A_DAY}.')
    status = body.get("status", 500)
    if not (_is(status, int) and 400 <= status < 600):
        raise Impossible('The "status" of a refusal or a loss is from 400 to 599.')
    if not _is(body.get("code", 0), int):
        raise Impossible('The "code" of a refusal is a whole number.')
    if not isinstance(body.get("message", ""), str):
        raise Impossible('The "message" of a refusal is text.')
    if body.get("scope", "user") not in ("user", "shared"):
        raise Impossible('The "scope" of a rate limit is user or shared.')
    times = body.get("times", 1)
    if not _is(times, int) or times < 1:
        raise Impossible('"times" is a whole number from 1.')
    if not isinstance(body.get("global", False), bool):
        raise Impossible('"global" is true or false.')


def _is(figure: Any, kind: type | tuple[type, ...]) -> bool:
    """True is no number here."""
    return isinstance(figure, kind) and not isinstance(figure, bool)
