"""Keeps every shard served: on PostgreSQL those of a process that is gone are taken over."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from bot.clock import Clock
from bot.store.locks import Lock, Locks
from bot.store.notices import Notices
from bot.trying_again import Failing, until_it_succeeds

_log = logging.getLogger(__name__)

_LOOKS = 1.0
"""Seconds between two looks at the others."""
_STARTING = 60.0
"""Seconds that a process has to come up before its shards are taken over; one that was there and
is gone is not waited for.
"""
_CERTAIN = 2
"""Looks that found a shard served; in a single one it may only have been looked at by another."""
_TAKEN_WITHIN, _SERVED_WITHIN = 4.0, 10.0
"""Seconds that others have to take a shard that is left to them, and then to connect it."""
_LOOKED_WITHIN = 4.0
"""Seconds that a look may take before we end without waiting for it."""
_LEFT, _TAKEN, _SERVED = "left", "taking", "serves"
"""What the processes tell each other of a shard."""
_IDENTIFY_SECONDS = 5.0
"""Discord takes one IDENTIFY of each bucket in this time."""


class _Held(NamedTuple):
    lock: AsyncExitStack
    session: object | None
    """Of the database: another one does not have this lock."""


class ShardKeeper:
    """Holds a lock for each shard that this process serves; if it dies, the server frees them.

    Whoever finds the lock of a shard free takes the shard over. When the process that it belongs to
    is back, it says so by a second lock, and gets the shard back. Whoever lets a shard go stays
    connected until the next one is: what it hears meanwhile it passes on.
    """

    def __init__(
        self,
        locks: Locks,
        notices: Notices,
        clock: Clock,
        own: Sequence[int],
        count: int,
        *,
        connect: Callable[[int], Awaitable[None]],
        disconnect: Callable[[int], Awaitable[None]],
    ) -> None:
        self._locks = locks
        self._notices = notices
        self._clock = clock
        self._own = frozenset(own)
        self._others = frozenset(range(count)) - self._own
        self._connect = connect
        self._disconnect = disconnect
        self._held: dict[int, _Held] = {}
        self._connecting: dict[int, asyncio.Task[None]] = {}
        """Beside the looks: while its gateway is away, discord.py tries for ever."""
        self._looks_served: Counter[int] = Counter()
        """How often we saw that somebody else serves a shard."""
        self._since = clock.now()
        self._is_leaving = False
        self._looking = asyncio.Lock()
        self._news = asyncio.Event()
        """Set while there is a reason to look at once."""
        self._relieved: set[int] = set()
        self._awaited: dict[tuple[str, int], asyncio.Event] = {}
        """What we wait to hear of a shard that we let go."""

    def serves(self, shard: int) -> bool:
        return shard in self._held

    def is_relieved(self, shard: int) -> bool:
        """Whether somebody else hears, too, what we still hear of a shard while we end."""
        return shard in self._relieved

    async def claim(self, shard: int) -> None:
        """Before one of our own is connected: whoever stands in for us lets go of it first."""
        if shard in self._held:
            return
        async with self._locks.exclusive(_wanted(shard)):
            await self._hold(shard)

    async def connected(self, shard: int) -> None:
        """It hears what Discord tells: whoever let it go may leave."""
        await self._notices.tell(f"{_SERVED} {shard}")

    def hear(self, said: str) -> None:
        """A process, perhaps this one, tells of a shard."""
        match said.split(" "):
            case [what, shard] if what in {_LEFT, _TAKEN, _SERVED}:
                if what == _LEFT:
                    self._looks_served[int(shard)] += _CERTAIN
                    self._news.set()
                if what == _SERVED and self._is_leaving and int(shard) not in self._held:
                    self._relieved.add(int(shard))
                if (awaited := self._awaited.get((what, int(shard)))) is not None:
                    awaited.set()

    async def leave(self) -> None:
        """Before we end: the others may have what was ours. Returns when they do, or do not want it."""
        self._is_leaving = True
        for shard in list(self._connecting):
            await self._stop_connecting(shard)
        # No other look begins; the one that is under way may wait for somebody who does not answer.
        with suppress(TimeoutError):
            async with asyncio.timeout(_LOOKED_WITHIN), self._looking:
                pass
        letting_go = (self._let_go(shard, self._is_relieved) for shard in list(self._held))
        for result in await asyncio.gather(*letting_go, return_exceptions=True):
            if isinstance(result, Exception):
                _log.warning("a shard could not be left to the others", exc_info=result)

    async def watch(self) -> None:
        """Again and again, as long as the bot runs; each kind of trouble that lasts is reported once."""
        failing = Failing()
        while True:
            pause = asyncio.create_task(self._clock.sleep(_LOOKS))
            news = asyncio.create_task(self._news.wait())
            try:
                await asyncio.wait((pause, news), return_when=asyncio.FIRST_COMPLETED)
            finally:
                pause.cancel()
                news.cancel()
            self._news.clear()
            try:
                await self.look()
                failing.succeeded("look")
            except Exception as error:  # noqa: BLE001 -- the next look may succeed.
                if failing.failed("look", error, self._clock.now()):
                    _log.error("the shards of the others could not be looked at", exc_info=error)

    async def look(self) -> None:
        async with self._looking:
            if not self._is_leaving:
                await self._confirm()
                await self._hand_back()
                await self._take_over()

    async def _confirm(self) -> None:
        """A database that was away has forgotten our locks: hold them again, or let the shard go."""
        names = [_served(shard) for shard in self._held]
        async with self._locks.try_exclusive(*names) as ours:
            for shard, held in list(self._held.items()):
                if held.session is self._locks.session:
                    continue
                if _served(shard) in ours:
                    # Where that fails it still counts as held, as it is still connected.
                    await self._hold(shard)
                else:
                    del self._held[shard]
                    await self._drop(shard)
        for shard in self._own - self._held.keys():
            await self.claim(shard)
            self._start_connecting(shard)

    async def _hand_back(self) -> None:
        borrowed = sorted(self._held.keys() - self._own)
        async with self._locks.try_exclusive(*map(_wanted, borrowed)) as unwanted:
            returned = [shard for shard in borrowed if _wanted(shard) not in unwanted]
        for shard in returned:
            _log.warning("the process of shard %s is back", shard)
            # Else another attempt would claim it again.
            await self._stop_connecting(shard)
            await self._let_go(shard, self._is_served_again)
            await self._drop(shard)

    async def _let_go(self, shard: int, until: Callable[[int], Awaitable[None]]) -> None:
        """Free its lock, and return when another process hears what is told of it."""
        for what in (_TAKEN, _SERVED):
            self._awaited[what, shard] = asyncio.Event()
        try:
            await self._held.pop(shard).lock.aclose()
            await until(shard)
        except TimeoutError:
            _log.warning("nobody has connected shard %s yet", shard)
        finally:
            for what in (_TAKEN, _SERVED):
                del self._awaited[what, shard]

    async def _is_relieved(self, shard: int) -> None:
        await self._notices.tell(f"{_LEFT} {shard}")
        async with asyncio.timeout(_TAKEN_WITHIN):
            await self._awaited[_TAKEN, shard].wait()
        await self._is_served_again(shard)

    async def _is_served_again(self, shard: int) -> None:
        async with asyncio.timeout(_SERVED_WITHIN):
            await self._awaited[_SERVED, shard].wait()

    async def _take_over(self) -> None:
        others = sorted(self._others - self._held.keys())
        taken = []
        async with self._locks.try_exclusive(*map(_served, others)) as free:
            for shard in others:
                if _served(shard) not in free:
                    self._looks_served[shard] += 1
                elif self._is_overdue(shard) and not await self._is_wanted(shard):
                    await self._hold(shard)
                    _log.warning("nobody serves shard %s: it is taken over", shard)
                    # Before anything else may fail: nobody looks at what is held already.
                    self._start_connecting(shard)
                    taken.append(shard)
        for shard in taken:
            await self._notices.tell(f"{_TAKEN} {shard}")

    def _start_connecting(self, shard: int) -> None:
        if not self._is_leaving:
            trouble = f"shard {shard} could not be connected"
            work = until_it_succeeds(self._clock, partial(self._connect, shard), trouble)
            connecting = self._connecting[shard] = asyncio.create_task(work)
            connecting.add_done_callback(lambda _: self._connecting.pop(shard))

    async def _stop_connecting(self, shard: int) -> None:
        if (connecting := self._connecting.get(shard)) is not None:
            connecting.cancel()
            await asyncio.wait((connecting,))

    async def _drop(self, shard: int) -> None:
        """However far its connection has come."""
        await self._stop_connecting(shard)
        await self._disconnect(shard)

    def _is_overdue(self, shard: int) -> bool:
        was_there = self._looks_served[shard] >= _CERTAIN
        return was_there or self._clock.now() - self._since > _STARTING

    async def _is_wanted(self, shard: int) -> bool:
        """Asked only of shards that we could have: whoever asks holds the lock for a moment."""
        async with self._locks.try_exclusive(_wanted(shard)) as unwanted:
            return not unwanted

    async def _hold(self, shard: int) -> None:
        """What we hold for a moment we hold for good: PostgreSQL counts how often."""
        stack = AsyncExitStack()
        await stack.enter_async_context(self._locks.exclusive(_served(shard)))
        self._held[shard] = _Held(stack, self._locks.session)


class IdentifyTurns:
    """Lets one shard of each bucket identify itself at a time, in whatever process it is."""

    def __init__(self, locks: Locks, clock: Clock) -> None:
        self.buckets = 1
        """How many may do so at the same time: Discord allows large bots more."""
        self._locks = locks
        self._clock = clock
        self._turns: dict[int, Lock] = {}
        self._resting: set[asyncio.Task[None]] = set()

    async def wait(self, shard: int) -> None:
        """Returns when it is this shard's turn, which lasts until Discord takes the next one.

        Raises OSError where the database is away: discord.py then tries to connect again, ever more
        rarely, while whatever it does not know ends the whole bot.
        """
        bucket = shard % self.buckets
        turn = self._turns.setdefault(bucket, Lock(self._locks, f"identify {bucket}"))
        try:
            await turn.__aenter__()
        except SQLAlchemyError as error:
            raise OSError("the database is away: nobody knows whose turn it is") from error
        resting = asyncio.create_task(self._rest(turn))
        self._resting.add(resting)
        resting.add_done_callback(self._resting.discard)

    async def _rest(self, turn: Lock) -> None:
        try:
            await self._clock.sleep(_IDENTIFY_SECONDS)
        finally:
            await turn.__aexit__()

    async def close(self) -> None:
        for resting in self._resting:
            resting.cancel()
        await asyncio.gather(*self._resting, return_exceptions=True)


def _served(shard: int) -> str:
    return f"shard {shard}"


def _wanted(shard: int) -> str:
    return f"shard {shard} is wanted back"
