"""What one player sees alone: the open question, what it became, and the end where need be."""

import asyncio
from dataclasses import replace
from typing import Any

from bot.store import Shown
from bot.table import load_events
from bot.tables import Tables
from bot.ui.posts import Post
from bot.ui.replying import spoken
from bot.ui.safely import Fate
from bot.ui.showing import Showing, pictures_of
from engine.core import Decision, Seat

ASKED, ANSWERED, CHANGING, SETTLED = "asked", "answered", "changing", "settled"
"""How a question's message looks; `changing`: an answer that is being thought over again."""

_UNUSABLE = {Fate.GONE, Fate.WORN, Fate.REFUSED}
"""What makes a message useless for a question that is still open."""


def subject_of(seat: Seat) -> str:
    return f"ask:{seat}"


def _before(seat: Seat) -> str:
    """The question before, where it could not be closed yet."""
    return f"before:{seat}"


def note_of(form: str, post: Post) -> str:
    """How the question's message looks now, and with which pictures."""
    return f"{form}:{pictures_of(post)}"


async def show_questions(showing: Showing, tables: Tables) -> None:
    """Every person's newest question, in their own direct messages, all at once."""
    people = [
        (seat, player.user)
        for seat, player in enumerate(showing.table.players)
        if player.user is not None and player.reachable
    ]
    people = await _at_rest(showing, people)
    fates = await asyncio.gather(*(_show_seat(showing, seat, user) for seat, user in people))
    for (_, user), fate in zip(people, fates, strict=True):
        if fate is Fate.NO_DIRECT:
            await tables.mark_unreachable(showing.table.id, user)
            showing.is_unfinished = True  # The board does not say so yet.


async def _at_rest(showing: Showing, people: list[tuple[Seat, int]]) -> list[tuple[Seat, int]]:
    """Read again what was shown, and leave out the seats that are being answered meanwhile."""
    async with showing.table.answering.resting(seat for seat, _ in people) as rests:
        showing.shown = await showing.store.shown(showing.table.id)
        showing.entries = await showing.store.outbox(showing.table.id)
        await showing.table.catch_up()
        resting = [(seat, user) for seat, user in people if rests(seat)]
    showing.is_unfinished = len(resting) < len(people)
    return resting


async def _show_seat(showing: Showing, seat: Seat, user: int) -> Fate | None:
    """Bring the seat's message to where its question stands."""
    before = showing.shown.get(_before(seat))
    if before is not None and not before.note.startswith(SETTLED):
        await _close(showing, before, seat)
    was, decision = showing.shown.get(subject_of(seat)), showing.table.decision(seat)
    away = showing.table.is_playing and showing.table.players[seat].is_played_by_ai
    if await _tell_of_stand_in(showing, seat, user) is Fate.NO_DIRECT:
        return Fate.NO_DIRECT
    if was is not None and decision is not None and _goes_on(showing, was, seat, decision):
        fate = await _change(showing, was, seat, decision)
        if fate not in _UNUSABLE or not decision.awaited or away:
            return fate
    elif was is not None and not was.note.startswith(SETTLED):
        await _retire(showing, was, seat)
    if decision is None:
        return await _tell_the_end(showing, seat, user)
    return None if not decision.awaited or away else await _ask(showing, seat, user, decision)


async def _tell_of_stand_in(showing: Showing, seat: Seat, user: int) -> Fate | None:
    """Whom an AI plays for is told so once, and can come back from there."""
    subject, since = f"away:{seat}", showing.table.players[seat].stand_in
    was = showing.shown.get(subject)
    told = None if was is None or not was.tag else int(was.tag)
    if told == since:
        return None
    if since is None and was is not None:
        post = showing.pages.stand_in_notice(seat, over=True)
        fate = await showing.edit(was, post, tag="", with_pictures=False)
        if _is_final(fate):
            await showing.remember(replace(was, tag=""))
        return fate
    channel = await showing.open_direct(user)
    if isinstance(channel, Fate):
        return channel
    post = showing.pages.stand_in_notice(seat, over=False)
    return await showing.send(subject, channel, post, tag=str(since))


def _goes_on(showing: Showing, was: Shown, seat: Seat, decision: Decision) -> bool:
    """The same question, or its next step, answered right after the one before."""
    if was.tag == decision.ticket:
        return True
    if showing.table.players[seat].is_played_by_ai:
        return False
    ticket: str | None = was.tag
    for entry in showing.entries:
        if entry.seat == seat and entry.ticket == ticket:
            ticket = entry.follow
    same_kind = kind_of(was.tag) == decision.kind
    return same_kind and ticket == decision.ticket and not was.note.startswith(SETTLED)


async def _ask(showing: Showing, seat: Seat, user: int, decision: Decision) -> Fate | None:
    """A question is a new message: an edit would not be noticed."""
    channel = await showing.open_direct(user)
    if isinstance(channel, Fate):
        return channel
    if showing.table.decision(seat) != decision:
        # It was answered meanwhile, and whoever did so has the table shown again.
        return None
    post = showing.pages.question(seat, decision, showing.pages.words_of(seat))
    note = note_of(ASKED, post)
    return await showing.send(subject_of(seat), channel, post, tag=decision.ticket, note=note)


async def _change(showing: Showing, was: Shown, seat: Seat, decision: Decision) -> Fate | None:
    """The same message, for the next step of the same question or for its answer."""
    if was.tag == decision.ticket:
        waits = was.note.startswith(ASKED) and decision.awaited
        if waits or was.note.startswith(CHANGING):
            return None
    post = showing.pages.question(seat, decision, showing.pages.words_of(seat))
    note = note_of(ASKED if decision.awaited else ANSWERED, post)
    fate = await _edit(showing, was, post, decision.ticket, note)
    if not decision.awaited and _is_final(fate):
        await showing.remember(replace(was, tag=decision.ticket, digest=post.digest, note=note))
    return fate


async def _retire(showing: Showing, was: Shown, seat: Seat) -> None:
    """The next question does not wait for this one: what cannot be closed now is closed later."""
    if await _close(showing, was, seat) is Fate.LATER:
        await showing.remember(replace(was, subject=_before(seat)))


async def _close(showing: Showing, was: Shown, seat: Seat) -> Fate | None:
    """An answered question is edited into its answer, with no buttons left."""
    if showing.table.row.phase == "closed":
        post = showing.pages.question_ended(seat)
    else:
        decision = Decision(seat, kind_of(was.tag), was.tag, awaited=False)
        view = showing.table.view(seat)
        # After the view: what it has forgotten is then among what happened.
        events = await _happened_since(showing, was)
        post = showing.pages.answer(decision, view, events, showing.pages.words_of(seat))
    fate = await _edit(showing, was, post, was.tag, note_of(SETTLED, post))
    if _is_final(fate):
        await showing.remember(replace(was, digest="", note=SETTLED))
    return fate


async def _happened_since(showing: Showing, was: Shown) -> tuple[Any, ...]:
    """Since that question was answered, as far as not everything was shown yet."""
    entries = await showing.store.outbox(showing.table.id)
    answered = [entry.ply for entry in entries if entry.ticket == was.tag]
    since = min(answered, default=0)
    fresh = (entry.events for entry in entries if entry.ply >= since)
    return tuple(event for text in fresh for event in load_events(showing.table.game, text))


async def _edit(showing: Showing, was: Shown, post: Post, tag: str, note: str) -> Fate | None:
    """Where the pictures are refused, in words."""
    fresh = was.note.partition(":")[2] != note.partition(":")[2]
    fate = await showing.edit(was, post, tag=tag, note=note, with_pictures=fresh)
    if fate is Fate.REFUSED and post.pictures:
        fate = await showing.edit(was, spoken(post), tag=tag, note=note, with_pictures=True)
        if fate is None:
            # As if it had its pictures: they would be refused again.
            await showing.remember(replace(was, tag=tag, digest=post.digest, note=note))
    return fate


def _is_final(fate: Fate | None) -> bool:
    """A message cannot be changed, and asking again would be refused again."""
    return fate is not None and fate is not Fate.LATER


async def _tell_the_end(showing: Showing, seat: Seat, user: int) -> Fate | None:
    """Who waits for the next question hears that there is none; of it all where the place is lost."""
    subject, phase = f"end:{seat}", showing.table.row.phase
    is_told = phase == "over" or (phase == "closed" and showing.is_lost)
    if not is_told or subject in showing.shown:
        return None
    channel = await showing.open_direct(user)
    if isinstance(channel, Fate):
        return channel
    if not showing.is_lost:
        post = showing.pages.over_notice(seat)
    else:
        post = showing.pages.final("") if phase == "over" else showing.pages.ended()
    return await showing.send(subject, channel, post)


def kind_of(ticket: str) -> str:
    return ticket.rsplit(".", 2)[0]
