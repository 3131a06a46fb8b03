"""What presses have made of messages, until the next pass over the table remembers it."""

from dataclasses import dataclass, field, replace

from bot.store import Form, Key, Shown, UserId
from bot.ui.messages.discord_calls import Placed
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class Turned:
    """What the answer to a press has made of a message."""

    seat: Seat
    user: UserId
    """Who pressed."""
    pressed: int | None
    """The message that was pressed; None: it is a new one."""
    placed: Placed
    """Where it stands now: another message where Discord refused to change this one."""
    ticket: str
    form: Form
    digest: str
    token: str = ""
    """Of a message that only its reader sees."""
    expires_at: float = 0.0


@dataclass(slots=True)
class Remembered:
    """What a pass learns from them."""

    newest: dict[Key, Shown] = field(default_factory=dict)
    """The messages that are kept up to date, as they are now."""
    earlier: list[Shown] = field(default_factory=list)
    """Private messages that another one of their seat has followed: their buttons still work."""


def remembered(turned: list[Turned], shown: dict[Key, Shown], earlier: list[Shown]) -> Remembered:
    """`earlier`: those private messages that were followed by another before."""
    found = Remembered(earlier=list(earlier))
    for one in turned:
        before = _before(one, {**shown, **found.newest})
        if before is None:
            continue
        now = replace(
            before,
            channel=one.placed.channel,
            message=one.placed.message,
            pictures=one.placed.pictures,
            is_follow_up=one.placed.is_follow_up,
            ticket=one.ticket,
            form=one.form,
            digest=one.digest,
        )
        if now.kind == "private":
            was = found.newest.get(now.key) or shown.get(now.key)
            there = found.earlier if was is None else [*found.earlier, was]
            found.earlier = [old for old in there if old.message != now.message]
        found.newest[now.key] = now
    return found


def _before(turned: Turned, shown: dict[Key, Shown]) -> Shown | None:
    """What is known of the message; None: it is not one that we keep up to date."""
    if turned.token:
        return Shown("private", 0, 0, turned.seat, token=turned.token, expires_at=turned.expires_at)
    question = shown.get(("question", turned.seat))
    return question if question is not None and question.message == turned.pressed else None
