"""One pass of showing a table: what it needs, and what it remembers of what it showed."""

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import discord

from bot.direct_channels import DirectChannels
from bot.drawing import NobodyLooks
from bot.people.choices import may_sound_now
from bot.store import Form, Key, OutboxEntry, Shown, Store
from bot.table import Table
from bot.thinking.fair_turns import Asker
from bot.ui.messages.discord_calls import (
    Fate,
    Placed,
    delete,
    edit,
    edit_private,
    find_open,
    open_direct,
    other_channel,
    out_of_reach,
    send,
)
from bot.ui.messages.pictures import EditedPictures, accepted, drawn, rejected, spoken
from bot.ui.messages.posts import Drawn, Post
from bot.ui.messages.ways import ANYWHERE, REFUSALS, Request
from bot.ui.pages import Pages
from bot.ui.publishing.handed_on import Undelivered
from bot.ui.publishing.pacing import Pacing
from bot.ui.publishing.parts import Part
from bot.ui.publishing.turned import Beside
from engine.core import Decision, Seat

_MOMENT = 1.0
"""Seconds until we look again at a seat that was being answered."""


@dataclass(slots=True)
class Showing:
    client: discord.Client
    channels: DirectChannels
    store: Store
    edited: EditedPictures
    pacing: Pacing
    pages: Pages
    """Of the table as it stood when the pass began, so that all that is shown fits together."""
    live: Table
    """The table itself, which may have moved on."""
    entries: tuple[OutboxEntry, ...]
    shown: dict[Key, Shown]
    beside: list[Beside] = field(default_factory=list)
    rests: Callable[[Seat], bool] = lambda _: True
    """Whether nobody has answered for this seat since the pass began."""
    crossed: set[int] = field(default_factory=set)
    """Messages that an edit of ours and a press reached at the same time: which came last is not
    known, so they are edited once more."""
    unheard: list[Shown] = field(default_factory=list)
    """Questions that were sent without an answer of Discord: they may have arrived."""
    undelivered: dict[Seat, Undelivered] = field(default_factory=dict)
    """Seats whose questions Discord does not take for now."""
    left_out: frozenset[Part] = frozenset()
    """Parts that an earlier pass is still showing: this one remembers nothing of them."""
    is_overtaken: bool = False
    """There is something newer: the next pass begins, though parts of this one are under way."""
    is_lost: bool = False
    """The public place refuses us for now; the game goes on in direct messages."""
    is_late: bool = False
    """Something must be tried again later."""
    is_unfinished: bool = False
    """Look again in a moment: a seat is just being answered, or a player proved out of reach."""
    postponed: float = 0.0
    """Seconds until something is shown that can wait; 0: nothing does."""
    _unwritten: dict[Key, Shown] = field(default_factory=dict)
    _writing: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def table(self) -> Table:
        return self.pages.table

    @property
    def is_whole(self) -> bool:
        """Whether the pass sees every part to its end."""
        return not (self.left_out or self.is_overtaken)

    @property
    def pause(self) -> float | None:
        """In how many seconds there is more to show, if there is."""
        return _MOMENT if self.is_unfinished else self.postponed or None

    def is_asked(self, seat: Seat, ticket: str) -> bool:
        """Whether it still is: what takes long may be shown when it was answered."""
        decision = self.live.decision(seat)
        return decision is not None and decision.ticket == ticket

    def may_sound(self, seat: Seat) -> bool:
        """Whether a new question may make a sound for whoever sits there, as they wish."""
        table = self.table
        return not table.is_paused and may_sound_now(table.choices_of(seat), self.live.now)

    def is_reached(self, seat: Seat) -> bool:
        """Whether direct messages reach this seat, at all and now."""
        late = self.undelivered.get(seat)
        return self.table.players[seat].reachable and not (late and late.is_overdue)

    def note_delivery(self, decision: Decision, fate: Fate | None) -> None:
        """Whoever is to be called, or need not look into the thread any more, is so soon."""
        seat, was_reached = decision.seat, self.is_reached(decision.seat)
        if self._is_anothers(seat):
            return  # Nobody knows yet whether it reaches them.
        if fate is Fate.LATER:
            now = self.live.now
            since = self.undelivered[seat].since if seat in self.undelivered else now
            self.undelivered[seat] = Undelivered(decision.ticket, since, now)
        elif fate is not Fate.OVERTAKEN:
            self.undelivered.pop(seat, None)
        self.is_unfinished |= self.is_reached(seat) != was_reached

    @property
    def _asker(self) -> Asker:
        """For whom pictures are drawn."""
        return Asker(self.live.row.opener, self.live.id)

    async def open_direct(self, user: int) -> int | Fate:
        """The channel of direct messages with this person."""
        channel = await open_direct(self.channels, user)
        if isinstance(channel, Fate):
            self._note(channel)
        return channel

    async def send(
        self, new: Shown, post: Post, *, silent: bool = False, also: Sequence[Shown] = ()
    ) -> Fate | None:
        """Send a message, and remember at once where it stands, and `also` what is true with it.

        None where it went well.
        """
        still = partial(self._is_up_to_date, new.seat)
        try:
            ready = await drawn(self.edited.drawing, post, self._asker, still)
        except NobodyLooks:
            self._note(Fate.OVERTAKEN)
            return Fate.OVERTAKEN
        nonce = self._nonce(new)

        async def once(ready: Drawn, nonce: str) -> Placed | Fate:
            async with self.pacing.write(new.channel):
                with self.edited.uploads.under_way(ready):
                    return await send(self.client, new.channel, ready, nonce, silent=silent)

        placed = await once(ready, nonce)
        if placed is Fate.GONE:
            # A message with this nonce was deleted, perhaps because its question was over.
            nonce += "+"
            placed = await once(ready, nonce)
        if placed in REFUSALS and ready.images:
            ready = Drawn(spoken(post))
            placed = await once(ready, nonce)
        # The same nonce gives back what may have arrived before.
        what = new.key, new.ticket
        self.unheard[:] = [one for one in self.unheard if (one.key, one.ticket) != what]
        if isinstance(placed, Fate):
            self._note(placed)
            if placed is Fate.LATER and new.kind == "question" and not self._is_anothers(new.seat):
                self.unheard.append(new)
            return placed
        pictures = accepted(ready, placed.pictures) if ready.images else rejected(post)
        sent = replace(new, message=placed.message, digest=post.digest, pictures=pictures)
        self.remember(sent, *also)
        await self.write()
        return None

    def _is_up_to_date(self, seat: Seat | None) -> bool:
        """Whether this pass still knows the newest of what it is about to show."""
        if seat is None:
            return self.live.row.ply == self.table.row.ply
        return self.rests(seat) and self.live.decision(seat) == self.table.decision(seat)

    def must_wait(self, channel: int, writes: int = 1) -> bool:
        """Whether these find no room in the channel yet; then the table is looked at again."""
        pause = self.pacing.pause_before(writes, channel)
        self._postpone(pause)
        return pause > 0

    def _postpone(self, seconds: float) -> None:
        """What has room first is not kept waiting by the rest."""
        if seconds:
            self.postponed = min(seconds, self.postponed or seconds)

    async def send_direct(
        self, user: int, new: Shown, post: Post, *, silent: bool = False
    ) -> Fate | None:
        """The same to somebody's direct messages; NO_DIRECT where none will arrive."""
        fate = await self.send(new, post, silent=silent)
        if fate is None:
            return None
        channel = await other_channel(self.channels, user, new.channel, fate)
        if isinstance(channel, Fate):
            self._note(channel)
            return channel
        fate = await self.send(replace(new, channel=channel), post, silent=silent)
        return None if fate is None else out_of_reach(self.channels, fate)

    async def find_unheard(self, new: Shown) -> Shown | Fate | None:
        """The message of a question that was sent unheard, if it arrived and can be pressed."""
        found = await find_open(self.client, new.channel, f"{self.live.id}/{new.ticket}/")
        if isinstance(found, Fate):
            self._note(found)
            return found
        if found is None:
            return None
        return replace(new, message=found.message, pictures=found.pictures)

    async def take_away(self, was: Shown) -> Fate | None:
        """Delete a message; None where it is gone, or its place is."""
        async with self.pacing.write(was.channel):
            fate = await delete(self.client, Placed(was.channel, was.message))
        if fate is not None:
            self._note(fate)
        return None if fate is Fate.NOWHERE else fate

    async def edit(
        self,
        was: Shown,
        now: Shown,
        post: Post,
        keeping: Drawn | None = None,
        *,
        renewing: bool = False,
        can_wait: bool = True,
    ) -> Fate | None:
        """Edit a message, and remember it; None where it went well or was right already.

        LATER for what can wait a moment longer: then it shows what is newest by then.
        """
        now = replace(now, digest=post.digest)
        if now == was:
            return None
        pause = self.pacing.pause(was.channel, was.message) if can_wait else 0.0
        if pause:
            self._postpone(pause)
            return Fate.LATER
        result = await self.change(was, post, keeping, renewing=renewing)
        if isinstance(result, Fate):
            return result
        self.remember(replace(now, pictures=result.pictures))
        return None

    async def change(
        self, was: Shown, post: Post, keeping: Drawn | None = None, *, renewing: bool = False
    ) -> Placed | Fate:
        """Edit a message that need not be remembered, unless a press has changed it meanwhile."""
        placed = Placed(was.channel, was.message, is_follow_up=was.is_follow_up)
        change = (
            partial(edit_private, self.client, was.token, placed)
            if was.kind == "private"
            else partial(edit, self.client, placed)
        )

        async def unless_overtaken(ready: Drawn) -> Placed | Fate:
            # Drawing and pacing take time, in which a press may have changed this message.
            if was.seat is not None and not self.rests(was.seat):
                return Fate.OVERTAKEN
            return await change(ready)

        async def paced(ready: Drawn) -> Placed | Fate:
            # Those that only their reader sees are not counted with the channel's.
            if was.kind == "private":
                return await unless_overtaken(ready)
            async with self.pacing.write(was.channel, was.message):
                return await unless_overtaken(ready)

        is_private = was.kind == "private"
        result = await self.edited.edit(
            paced,
            post,
            self._asker,
            was.pictures,
            keeping,
            renewing=renewing,
            request=Request.COMPLETION if is_private else Request.EDIT,
            channel=ANYWHERE if is_private else was.channel,
            is_wanted=partial(self._is_up_to_date, was.seat),
        )
        if isinstance(result, Fate):
            self._note(result)
        if result not in {Fate.LATER, Fate.OVERTAKEN}:
            self.crossed.discard(was.message)
        if not isinstance(result, Fate) and was.seat is not None and not self.rests(was.seat):
            self.crossed.add(was.message)
            self.is_unfinished = True
        return result

    def doubt_crossed(self) -> None:
        """What is remembered of them may not be what they show."""
        self.crossed &= {one.message for one in self.shown.values()}
        for one in tuple(self.shown.values()):
            if one.message in self.crossed and one.seat not in self.left_out:
                form: Form = "asked" if one.form == "settled" else one.form
                self.remember(replace(one, digest="", form=form))

    def remember(self, *shown: Shown) -> None:
        """An edit that is forgotten in a crash is made once more, so it need not be written now."""
        for one in shown:
            self.shown[one.key] = self._unwritten[one.key] = one

    async def write(self, delivered: Sequence[OutboxEntry] = ()) -> None:
        """All that was remembered, in one transaction."""
        # One after the other: what is older never arrives after what is newer.
        async with self._writing:
            unwritten, self._unwritten = self._unwritten, {}
            ours = [one for one in unwritten.values() if not self._is_anothers(one.seat)]
            await self.store.show(self.live.id, *ours, delivered=delivered)

    def _is_anothers(self, seat: Seat | None) -> bool:
        """Whether somebody else sits there since the pass began: those messages are not theirs."""
        if seat is None:
            return False
        return self.live.players[seat].user != self.table.players[seat].user

    def _note(self, fate: Fate) -> None:
        if fate is Fate.LATER:
            self.is_late = True
        if fate is Fate.OVERTAKEN:
            self.is_unfinished = True

    def _nonce(self, new: Shown) -> str:
        """The same message has the same nonce, also after a crash; what follows it has another."""
        before = self.shown.get(new.key)
        after = 0 if before is None else before.message
        what = (new.ticket, new.tickets, new.chapter, new.stand_in, new.looked_at)
        name = f"{self.live.id}/{new.channel}/{new.key}/{what}/{after}"
        return hashlib.sha256(name.encode()).hexdigest()[:24]
