"""What presses have made of messages, until the next pass over the table remembers it."""

from dataclasses import dataclass, field, replace

from bot.store import Form, Key, Shown, UserId
from bot.ui.messages.discord_calls import Placed
from bot.ui.messages.posts import Post
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
    stays: Post | None = None
    """Of a closer look at a question: what it shows when that is over."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A private message beside the newest of its seat: its buttons work until the question is over."""

    shown: Shown
    stays: Post | None = None
    """What it shows then; None: what became of the question."""


@dataclass(slots=True)
class Remembered:
    """What a pass learns from them."""

    newest: dict[Key, Shown] = field(default_factory=dict)
    """The messages that are kept up to date, as they are now."""
    beside: list[Beside] = field(default_factory=list)


def remembered(
    turned: list[Turned], shown: dict[Key, Shown], beside: list[Beside], unheard: list[Shown]
) -> Remembered:
    """`beside`: those that were there before; `unheard`: questions that may have arrived."""
    found = Remembered(beside=list(beside))
    for one in turned:
        before = _before(one, {**shown, **found.newest}, unheard)
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
            found.beside = [old for old in found.beside if old.shown.message != now.message]
            if one.stays is not None:
                found.beside.append(Beside(now, one.stays))
                continue
            was = found.newest.get(now.key) or shown.get(now.key)
            if was is not None and was.message != now.message and Beside(was) not in found.beside:
                found.beside.append(Beside(was))
        found.newest[now.key] = now
    return found


def _before(turned: Turned, shown: dict[Key, Shown], unheard: list[Shown]) -> Shown | None:
    """What is known of the message; None: it is not one that we keep up to date."""
    if turned.token:
        return Shown("private", 0, 0, turned.seat, token=turned.token, expires_at=turned.expires_at)
    question = shown.get(("question", turned.seat))
    if question is not None and question.message == turned.pressed:
        return question
    if any(one.message == turned.pressed for one in shown.values()):
        return None
    where = turned.seat, turned.placed.channel
    return next((one for one in unheard if (one.seat, one.channel) == where), None)
