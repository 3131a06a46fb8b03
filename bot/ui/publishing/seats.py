"""The one owner of what a seat is shown: what its messages say now, and how they come to say it."""

import logging
from dataclasses import dataclass, replace
from typing import Any

from bot.dealers.dealing import Words
from bot.store import Form, OutboxEntry, Shown, UserId
from bot.table import Table
from bot.tables import Tables
from bot.taking_back import rewound_to
from bot.ui.messages.discord_calls import Fate
from bot.ui.messages.posts import Post
from bot.ui.pages import Pages
from bot.ui.publishing.showing import Showing
from engine.codec import load_events
from engine.core import Decision, Seat

_log = logging.getLogger(__name__)

_UNUSABLE = {Fate.GONE, Fate.WORN, Fate.REJECTED}
"""What makes a message useless for a question that is still open."""
_TRIED_AGAIN = {Fate.LATER, Fate.OVERTAKEN}
"""What the next pass does once more."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a seat's message shall show."""

    post: Post
    ticket: str
    form: Form


@dataclass(frozen=True, slots=True)
class SeatMessage:
    """Computes it, for whoever brings it there: the answer to a press, an edit, a new message."""

    pages: Pages
    seat: Seat
    words: Words

    @property
    def table(self) -> Table:
        return self.pages.table

    def of_question(
        self, ticket: str, follow: str | None, events: tuple[Any, ...], form: Form = "asked"
    ) -> Wanted:
        """The message of this question now, or of its next step, which its answer opened."""
        decision = self.table.decision(self.seat)
        if decision is not None and self._goes_on(ticket, follow, decision):
            is_offered = form == "offered" and decision.ticket == ticket and not decision.awaited
            return self.offered(decision) if is_offered else self.of_decision(decision)
        return self.closed(ticket, events)

    def _goes_on(self, ticket: str, follow: str | None, decision: Decision) -> bool:
        """The same question, or its next step, asked at once."""
        is_step = self.pages.dealer.takes_turns or kind_of(ticket) == decision.kind
        return decision.ticket == ticket or (is_step and follow == decision.ticket)

    def of_decision(self, decision: Decision) -> Wanted:
        """A question that is open, or its answer and how to change it."""
        post = self.pages.question(self.seat, decision, self.words)
        return Wanted(post, decision.ticket, "asked" if decision.awaited else "answered")

    def offered(self, decision: Decision) -> Wanted:
        """A question that nobody waits for: what was taken by default, and every other way."""
        post = self.pages.offer(self.seat, decision, self.words)
        return Wanted(post, decision.ticket, "offered")

    def closed(self, ticket: str, events: tuple[Any, ...]) -> Wanted:
        """What became of a question, with no buttons left."""
        if self.table.row.phase == "closed":
            return Wanted(self.pages.question_ended(self.seat), ticket, "settled")
        decision = Decision(self.seat, kind_of(ticket), ticket, awaited=False)
        view = self.table.view(self.seat)
        return Wanted(self.pages.answer(decision, view, events, self.words), ticket, "settled")

    def void(self, was: Shown) -> Wanted:
        """Of a question that somebody has taken back the turn before."""
        return Wanted(self.pages.question_void(self.words), was.ticket, "settled")

    def void_in_private(self, was: Shown) -> Wanted | None:
        """The same in a message that only its reader sees, or what is asked now instead."""
        decision = self.table.decision(self.seat)
        if decision is not None and not self.table.players[self.seat].reachable:
            return Wanted(self.pages.my_seat(self.seat, self.words), decision.ticket, "asked")
        return None if was.form == "settled" or _stays(was, decision) else self.void(was)

    def in_private(self, was: Shown, follow: str | None, events: tuple[Any, ...]) -> Wanted | None:
        """What a message that only its reader sees shall show; None: leave it.

        Whom no direct message reaches finds the next question there.
        """
        decision = self.table.decision(self.seat)
        is_new = decision is not None and decision.ticket != was.ticket
        if decision is not None and is_new and not self.table.players[self.seat].reachable:
            asked = self.pages.my_seat(self.seat, self.words)
            if was.form == "settled":
                return Wanted(asked, decision.ticket, "asked")
            before = self.closed(was.ticket, events).post.text
            post = replace(asked, text=f"{before}\n\n{asked.text}")
            return Wanted(post, decision.ticket, "asked")
        if was.form == "settled" or _stays(was, decision):
            return None
        return self.of_question(was.ticket, follow, events)


def _stays(was: Shown, decision: Decision | None) -> bool:
    """It shows the question, or a part of it that its reader has come to by pressing."""
    is_known = bool(was.digest)
    if not is_known or decision is None or was.ticket != decision.ticket:
        return False
    return was.form == "changing" or (was.form == "asked" and decision.awaited)


async def show_seat(showing: Showing, tables: Tables, seat: Seat, user: UserId) -> None:
    """The messages of whoever sits there."""
    _forget_undelivered(showing, seat)
    if await _show(showing, seat, user) is Fate.NO_DIRECT:
        await tables.mark_reach(showing.live.id, user, reachable=False)
        showing.is_unfinished = True  # The board does not say so yet.


def _forget_undelivered(showing: Showing, seat: Seat) -> None:
    """What was answered elsewhere. Whoever was called for it is so for the next one, until one comes."""
    late, decision = showing.undelivered.get(seat), showing.table.decision(seat)
    if late is None or (decision is not None and decision.ticket == late.ticket):
        return
    if not (late.is_overdue and showing.table.is_playing):
        del showing.undelivered[seat]


async def _show(showing: Showing, seat: Seat, user: UserId) -> Fate | None:
    player = showing.table.players[seat]
    await _show_private(showing, seat)
    await _close_beside(showing, seat)
    if not player.reachable:
        return None
    await _take_push_away(showing, seat)
    message = SeatMessage(showing.pages, seat, showing.pages.words_of(seat))
    before = showing.shown.get(("previous", seat))
    if before is not None and before.form != "settled":
        wanted = message.closed(before.ticket, _since(showing, before))
        await _bring(showing, before, message.void(before) if _is_void(showing, before) else wanted)
    await _close_unheard(showing, message)
    if await _tell_of_stand_in(showing, seat, user) is Fate.NO_DIRECT:
        return Fate.NO_DIRECT
    return await _show_question(showing, message, user)


async def _close_unheard(showing: Showing, message: SeatMessage) -> None:
    """One that is still open is sent once more, and Discord gives back the first."""
    decision = showing.table.decision(message.seat)
    for new in [one for one in showing.unheard if one.seat == message.seat]:
        if decision is not None and decision.ticket == new.ticket:
            continue
        fate: object = await showing.find_unheard(new)
        if isinstance(fate, Shown):
            closed = message.closed(new.ticket, _since(showing, new))
            fate = await showing.change(fate, closed.post)
        if fate not in _TRIED_AGAIN:
            showing.unheard.remove(new)


async def _show_question(showing: Showing, message: SeatMessage, user: int) -> Fate | None:
    """The newest question, in the message that it has or in a new one."""
    seat, table = message.seat, showing.table
    was, decision = showing.shown.get(("question", seat)), table.decision(seat)
    is_away = table.is_playing and table.players[seat].is_played_by_ai
    is_open_again = was is not None and decision is not None and was.ticket == decision.ticket
    if was is not None and (was.form != "settled" or is_open_again):
        if _stays(was, decision):
            return None
        follow = None if is_away else _follow(showing, was)
        if not is_open_again and _is_void(showing, was):
            wanted = message.void(was)
        else:
            wanted = message.of_question(was.ticket, follow, _since(showing, was), was.form)
        fate = await _bring(showing, was, wanted)
        if fate is Fate.OVERTAKEN:
            return fate
        if wanted.form == "settled":
            if fate is Fate.LATER:
                # The next question does not wait for this one: it is closed later.
                showing.remember(replace(was, kind="previous"))
        elif fate not in _UNUSABLE or wanted.form != "asked" or is_away:
            return fate
    if decision is None:
        return await _tell_the_end(showing, seat, user)
    return None if is_away else await _send_question(showing, message, user, decision)


async def _bring(showing: Showing, was: Shown, wanted: Wanted) -> Fate | None:
    """Edit a message into what it shall show. What cannot be edited is not tried again."""
    now = replace(was, ticket=wanted.ticket, form=wanted.form)
    # Only one message a seat is remembered as still to be closed, so this is not put off.
    fate = await showing.edit(was, now, wanted.post, can_wait=False)
    if fate is not None and fate not in _TRIED_AGAIN and wanted.form != "asked":
        showing.remember(replace(now, digest=wanted.post.digest))
    return fate


async def _send_question(
    showing: Showing, message: SeatMessage, user: int, decision: Decision
) -> Fate | None:
    """A question is a new message: an edit would not be noticed, and one that is only open need not."""
    channel = await showing.open_direct(user)
    if isinstance(channel, Fate):
        showing.note_delivery(decision, channel)
        return channel
    if showing.live.decision(message.seat) != decision:
        # It was answered meanwhile, and whoever did so has the table shown again.
        return None
    if showing.must_wait(channel):
        return Fate.LATER
    wanted = message.of_decision(decision) if decision.awaited else message.offered(decision)
    call = showing.shown.get(("call", message.seat))
    heard_at = call.pushed_at if call is not None and call.ticket == decision.ticket else None
    sounds = decision.awaited and heard_at is None and showing.may_sound(message.seat)
    new = Shown(
        "question",
        channel,
        0,
        message.seat,
        ticket=wanted.ticket,
        form=wanted.form,
        pushed_at=showing.live.now if sounds else heard_at,
    )
    fate = await showing.send_direct(user, new, wanted.post, silent=not sounds)
    showing.note_delivery(decision, fate)
    return fate


async def _take_push_away(showing: Showing, seat: Seat) -> None:
    """A push that came later than its question goes when that is answered."""
    was, decision = showing.shown.get(("push", seat)), showing.table.decision(seat)
    is_over = (
        decision is None or not decision.awaited or was is None or was.ticket != decision.ticket
    )
    if was is not None and was.message and is_over and await showing.take_away(was) is None:
        showing.remember(replace(was, message=0))


async def _show_private(showing: Showing, seat: Seat) -> None:
    """The newest message that only this person sees, as long as it can be edited."""
    was = showing.shown.get(("private", seat))
    if was is None or was.expires_at <= showing.live.now:
        return
    message = SeatMessage(showing.pages, seat, showing.pages.words_of(seat))
    wanted = (
        message.void_in_private(was)
        if _is_void(showing, was)
        else message.in_private(was, _follow(showing, was), _since(showing, was))
    )
    if wanted is None:
        return
    now = replace(was, ticket=wanted.ticket, form=wanted.form)
    fate = await showing.edit(was, now, wanted.post, can_wait=False)
    if fate is not None and fate not in _TRIED_AGAIN:
        showing.remember(replace(was, expires_at=0.0))


async def _close_beside(showing: Showing, seat: Seat) -> None:
    """Somebody who opened My Seat twice has two messages with the same buttons, and a closer look at
    a question has its own: for as long as they are good.
    """
    message = SeatMessage(showing.pages, seat, showing.pages.words_of(seat))
    decision = showing.table.decision(seat)
    for one in [one for one in showing.beside if one.shown.seat == seat]:
        was = one.shown
        if was.form != "settled" and was.expires_at > showing.live.now:
            if decision is not None and decision.ticket == was.ticket:
                continue
            post = one.stays or message.closed(was.ticket, _since(showing, was)).post
            if await showing.change(was, post) in _TRIED_AGAIN:
                continue
        showing.beside.remove(one)


async def _tell_of_stand_in(showing: Showing, seat: Seat, user: int) -> Fate | None:
    """Whom an AI plays for is told so once, and can come back from there."""
    since, was = showing.table.players[seat].stand_in, showing.shown.get(("away", seat))
    told = None if was is None else was.stand_in
    if told == since or showing.table.players[seat].conceded:
        return None
    if since is None and was is not None:
        post = showing.pages.stand_in_notice(seat, over=True)
        now = replace(was, stand_in=None)
        fate = await showing.edit(was, now, post)
        if fate is not None and fate not in _TRIED_AGAIN:
            showing.remember(now)
        return fate
    channel = await showing.open_direct(user)
    if isinstance(channel, Fate):
        return channel
    post = showing.pages.stand_in_notice(seat, over=False)
    # Who left knows already, and only finds the way back there.
    silent = showing.table.players[seat].has_left
    new = Shown("away", channel, 0, seat, stand_in=since)
    return await showing.send_direct(user, new, post, silent=silent)


async def _tell_the_end(showing: Showing, seat: Seat, user: int) -> Fate | None:
    """Who waits for the next question hears that there is none; of it all where the place is lost."""
    phase = showing.table.row.phase
    is_told = phase == "over" or (phase == "closed" and showing.is_lost)
    if showing.table.players[seat].has_left or not is_told or ("end", seat) in showing.shown:
        return None
    channel = await showing.open_direct(user)
    if isinstance(channel, Fate):
        return channel
    if not showing.is_lost:
        post = showing.pages.over_notice(seat)
    else:
        post = showing.pages.final("") if phase == "over" else showing.pages.ended()
    return await showing.send_direct(user, Shown("end", channel, 0, seat), post, silent=True)


def _follow(showing: Showing, was: Shown) -> str | None:
    """The question to which the answers to this one have led, one after the other."""
    ticket: str | None = was.ticket
    for entry in showing.entries:
        if entry.seat == was.seat and entry.ticket == ticket:
            ticket = entry.follow
    return ticket


def _since(showing: Showing, was: Shown) -> tuple[Any, ...]:
    """What happened since that question was answered, as far as not everything was shown yet."""
    entries = _still_true(showing)
    answered = [entry.ply for entry in entries if entry.ticket == was.ticket]
    return _events(showing, [e for e in entries if e.ply >= min(answered, default=0)])


def _still_true(showing: Showing) -> list[OutboxEntry]:
    """What was not shown yet, without what was taken back since."""
    rewinds = [entry.ply for entry in showing.entries if rewound_to(entry) is not None]
    return [entry for entry in showing.entries if entry.ply > max(rewinds, default=-1)]


def _is_void(showing: Showing, was: Shown) -> bool:
    """Whether a turn was taken back, and this question not answered again since."""
    entries = _still_true(showing)
    return len(entries) < len(showing.entries) and all(e.ticket != was.ticket for e in entries)


def _events(showing: Showing, entries: list[OutboxEntry]) -> tuple[Any, ...]:
    game = showing.table.game
    return tuple(event for entry in entries for event in load_events(game, entry.events))


def kind_of(ticket: str) -> str:
    return ticket.rsplit(".", 2)[0]
