"""The Discord client: what it listens to, how it starts, and how it goes."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy.exc import SQLAlchemyError

from bot.brake import Brake
from bot.budget import PER_SECOND, Budget
from bot.clock import Clock, WallClock
from bot.commands.syncing import sync_commands
from bot.commands.tree import Tree, build_tree
from bot.dealers.dealing import Dealer
from bot.direct_channels import DirectChannels
from bot.drawing import Drawing
from bot.logs import name_of
from bot.people.languages import Languages
from bot.results.backfill import add_missing_results
from bot.resuming import Resuming
from bot.retention import Retention
from bot.shards import IdentifyTurns, ShardKeeper
from bot.store import DatabaseAway, Store
from bot.table_limits import TableLimits
from bot.tables import Tables
from bot.thinking.fair_turns import FairTurns
from bot.thinking.mind import Mind
from bot.thinking.reviewing import Reviewer, ReviewProcess
from bot.thinking.seats import Pace, Thinking
from bot.ui.actions.call import Desk
from bot.ui.actions.lobby import post_lost_lobbies
from bot.ui.actions.playing import answer, fill_in
from bot.ui.actions.rematch import send_lost_invitations
from bot.ui.actions.verbs import VERBS
from bot.ui.emoji_sync import EmojiSync
from bot.ui.invitation import invite_link
from bot.ui.messages.discord_calls import Mentions
from bot.ui.passing_on import PassingOn
from bot.ui.publishing.publisher import Publisher
from bot.ui.publishing.reminders import Reminders
from bot.watching.metrics import Metrics
from engine.core import GalaError

_log = logging.getLogger(__name__)

_COMPONENTS = {discord.InteractionType.component, discord.InteractionType.modal_submit}
_SHUTDOWN_SECONDS = 10.0
"""How long answers in flight may take when the bot is told to stop."""
_RATE_LIMIT_SECONDS = 30.0
"""The longest rate limit that discord.py sits out, and the shortest that it lets us choose."""
_RETRY_SECONDS = 60.0
"""How long until the timers are looked at again after something went wrong."""


class CannotConnect(GalaError):
    """Discord cannot be reached or does not let us in; the message says why."""


class DiscordAway(CannotConnect):
    """Discord cannot be reached now; it may be there at another attempt."""


class Gala(discord.AutoShardedClient):
    def __init__(
        self,
        store: Store,
        dealers: Mapping[str, Dealer],
        *,
        mind: Mind,
        reviewer: Reviewer | None = None,
        clock: Clock | None = None,
        pace: Pace | None = None,
        thinking_at_once: int = 2,
        table_limits: TableLimits | None = None,
        lobby_seconds: float = 7200,
        stand_in_seconds: float = 900,
        reminder_seconds: float = 43200,
        kept_days: float = 365,
        abandoned_days: float = 60,
        drawing_threads: int = 2,
        drawing_processes: int = 0,
        drawing_patience: float = 0.8,
        edit_pause: float = 2.0,
        shard_count: int | None = None,
        shard_ids: Sequence[int] = (),
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics or Metrics()
        self.clock = clock or WallClock()
        self.brake = Brake(self.clock, self.metrics)
        # Processes that share a bot share what Discord allows it. This is about real time.
        share = len(shard_ids) / shard_count if shard_ids and shard_count else 1.0
        self.budget = Budget(WallClock(), PER_SECOND * share)
        self.metrics.requests_waiting.set_function(lambda: self.budget.waiting)
        self.direct_channels = DirectChannels(store, self.clock, self._open_direct_channel)
        # We never speak aloud, so nobody needs to be warned that we cannot.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=Mentions.none(),
            max_messages=None,
            shard_count=shard_count,
            http_trace=self.brake.trace(self.budget),
            max_ratelimit_timeout=_RATE_LIMIT_SECONDS,
        )
        if shard_ids:
            self.shard_ids = list(shard_ids)
        games = {key: dealer.game for key, dealer in dealers.items()}
        self.tables = Tables(
            store, games, self.clock, lobby_seconds, stand_in_seconds, table_limits
        )
        self.drawing = Drawing(drawing_threads, metrics=self.metrics, processes=drawing_processes)
        self.publisher = Publisher(self, self.tables, dealers, self.drawing, self.clock, edit_pause)
        self.thinking = Thinking(
            self.tables,
            mind,
            self.clock,
            pace or Pace(),
            self.publisher.wake,
            FairTurns(thinking_at_once),
            self.metrics,
        )
        turns = self.thinking.turns
        self.metrics.thinking_waiting.set_function(lambda: turns.waiting)
        self.languages = Languages(store)
        self.desk = Desk(
            client=self,
            tables=self.tables,
            dealers=dealers,
            drawing=self.drawing,
            thinking=self.thinking,
            publisher=self.publisher,
            patience=drawing_patience,
            verbs=VERBS,
            answer=answer,
            fill_in=fill_in,
            languages=self.languages,
            reviewer=reviewer or ReviewProcess(),
            metrics=self.metrics,
        )
        self.reminders = Reminders(
            self, self.tables, dealers, self.drawing, reminder_seconds, self.publisher.wake
        )
        self.publisher.dealt = self.desk.begun
        self.retention = Retention(self.tables, kept_days, abandoned_days)
        self.tree = Tree(self)
        self.resuming = Resuming(
            store,
            self.clock,
            shows=self.publisher,
            thinks=self.thinking,
            is_ours=self.serves,
            is_pressed=lambda: bool(self.desk.in_flight),
            first=self._prepare,
        )
        icons = {name: draw for dealer in dealers.values() for name, draw in dealer.icons.items()}
        self._emoji_sync = EmojiSync(self, store, icons)
        self._identify_turns = IdentifyTurns(store.locks, self.clock)
        self._shard_keeper: ShardKeeper | None = None
        self._passing_on: PassingOn | None = None
        if shard_ids and shard_count is not None and not store.locks.is_alone:
            self._shard_keeper = ShardKeeper(
                store.locks,
                store.notices,
                self.clock,
                shard_ids,
                shard_count,
                connect=self._take_over,
                disconnect=self._hand_back,
            )
            hears = self._connection.parsers
            self._passing_on = PassingOn(
                store, self.serves, hears["INTERACTION_CREATE"], self.metrics
            )
            hears["INTERACTION_CREATE"] = self._passing_on.arrive
        self._background: dict[str, asyncio.Task[None]] = {}
        self._has_commands = False
        self._since = self.clock.now()
        self.is_stopping = False

    async def setup_hook(self) -> None:
        build_tree(self.tree, self.desk)
        self.store.file_watch.start()
        try:
            await self._sync_commands()
        except (discord.HTTPException, aiohttp.ClientError, SQLAlchemyError, OSError):
            _log.exception("the commands could not be written; it is tried again")

        if self._shard_keeper is not None:
            self._start_in_background("notices", lambda: self.store.notices.listen(self._hear))
            limits = await self.fetch_session_start_limits()
            self._identify_turns.buckets = max(1, limits.max_concurrency)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Processes that start together take turns: Discord refuses who comes too soon."""
        if self.store.locks.is_alone:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._identify_turns.wait(shard_id or 0)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        if self._shard_keeper is not None:
            await self._shard_keeper.claim(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def _take_over(self, shard: int) -> None:
        """Serve the shard of a process that is gone, and whatever it left undone."""
        if self.shard_ids is not None and shard not in self.shard_ids:
            self.shard_ids.append(shard)
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        self._start_in_background(f"resume-{shard}", self.resuming.resume)

    async def _hand_back(self, shard: int) -> None:
        if self.shard_ids is not None and shard in self.shard_ids:
            self.shard_ids.remove(shard)
        connected = self.get_shard(shard)
        if connected is not None:
            await connected.disconnect()

    async def on_ready(self) -> None:
        """At the start, and after each time that Discord forgot us."""
        _log.info("ready as %s on %s servers", self.user, len(self.guilds))
        _log.info("let Gala in with this link: %s", invite_link(self.application_id or 0))
        self._start_in_background("clock", self._watch_clock)
        self._start_in_background("sweep", self.resuming.sweep)
        self._start_in_background("resume", self.resuming.resume)
        self._start_in_background("icons", self._emoji_sync.run)
        self._start_in_background("results", self._complete_results)
        if self._shard_keeper is not None:
            self._start_in_background("shards", self._shard_keeper.watch)

    def _start_in_background(
        self, name: str, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        if name not in self._background or self._background[name].done():
            self._background[name] = asyncio.create_task(work(), name=name)

    def _hear(self, said: str) -> None:
        """What another process, or this one, tells all of them."""
        if self._shard_keeper is not None and self._passing_on is not None:
            self._shard_keeper.hear(said)
            self._passing_on.hear(said)

    async def on_shard_connect(self, shard: int) -> None:
        if self._shard_keeper is not None:
            await self._shard_keeper.connected(shard)

    async def on_shard_disconnect(self, _shard: int) -> None:
        self.metrics.disconnects.inc()

    def shards_now(self) -> tuple[dict[int, float], dict[int, bool]]:
        """The latency of each shard, and whether it is connected."""
        shards = [(number, one) for number, one in self.shards.items() if self._has(number)]
        return (
            {number: shard.latency for number, shard in shards},
            {number: not shard.is_closed() for number, shard in shards},
        )

    def _has(self, shard: int) -> bool:
        return self.shard_ids is None or shard in self.shard_ids

    def serves(self, guild: int | None) -> bool:
        """Whether one of our shards has this server; direct messages are on shard 0."""
        if self.shard_ids is None or self.shard_count is None:
            return True
        shard = 0 if guild is None else (guild >> 22) % self.shard_count
        return (
            shard in self.shard_ids
            if self._shard_keeper is None
            else self._shard_keeper.serves(shard)
        )

    async def _prepare(self) -> None:
        if not self._has_commands:
            await self._sync_commands()
        await post_lost_lobbies(self.desk, self._since, self.serves)
        await send_lost_invitations(self.desk, self._since, self.serves)

    async def _complete_results(self) -> None:
        """Once: games that an earlier version finished left none."""
        try:
            written = await add_missing_results(self.tables)
        except SQLAlchemyError:
            _log.exception("the results of earlier games could not be written; the next start may")
            return
        if written:
            _log.info("wrote the results of %s earlier games", written)

    async def create_dm(self, user: discord.abc.Snowflake) -> discord.DMChannel:
        """The channel of direct messages with this person, which Discord is asked for only once."""
        channel = await self.direct_channels.of(user.id)
        return discord.DMChannel._from_message(self._connection, channel)  # noqa: SLF001 -- discord.py has no other way to a known channel that is not in its small cache.

    async def _open_direct_channel(self, user: int) -> int:
        return (await super().create_dm(discord.Object(user))).id

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Presses and forms; commands come through the tree."""
        if interaction.type in _COMPONENTS:
            await self.desk.arrive(interaction)

    async def serve_until(self, stop: asyncio.Event, token: str) -> None:
        """Runs until told to stop; raises CannotConnect where Discord refuses us."""
        running = asyncio.create_task(self.start(token))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        await self.close()
        try:
            await running
        except discord.LoginFailure as error:
            raise CannotConnect(
                "Discord refuses the token: check DISCORD_TOKEN in the file .env."
            ) from error
        except (aiohttp.ClientError, discord.DiscordServerError) as error:
            raise DiscordAway(f"Discord cannot be reached at {Route.BASE}: {error}.") from error
        except (SQLAlchemyError, OSError) as error:
            raise DatabaseAway(f"the database does not answer: {name_of(error)}.") from error
        except discord.DiscordException as error:
            raise CannotConnect(f"Discord does not let us in: {error}.") from error

    async def close(self) -> None:
        """Lets answers in flight be given, then disconnects from Discord and the database."""
        self.is_stopping = True
        if not self.is_closed():
            if self._shard_keeper is not None:
                await self._shard_keeper.leave()
            background = tuple(self._background.values())
            for task in background:
                task.cancel()
            # They must have returned their connections before the database is closed.
            await asyncio.gather(*background, return_exceptions=True)
            if self._passing_on is not None:
                await self._passing_on.close()
            await self.desk.finish(_SHUTDOWN_SECONDS)
            await self.drawing.send_painters_home()
            self.drawing.close()
            await self._identify_turns.close()
            await super().close()
            await self.store.close()

    async def _watch_clock(self) -> None:
        """Sleeps until the oldest lobby, or the longest wait in a game, is due."""
        while True:
            try:
                await self.languages.refresh()
                for table in await self.retention.work():
                    self.publisher.wake(table)
                pause = min(await self._close_lobbies_that_are_due(), await self.reminders.remind())
            except Exception:  # noqa: BLE001 -- the next look may succeed, so there is a next one.
                _log.exception("the clock could not be watched")
                pause = _RETRY_SECONDS
            await self.clock.sleep(max(1.0, pause))

    async def _close_lobbies_that_are_due(self) -> float:
        """How many seconds until the next one may be."""
        for table in await self.tables.expire():
            self.publisher.wake(table)
        oldest = await self.store.oldest_lobby()
        waited = 0.0 if oldest is None else self.clock.now() - oldest
        return self.tables.lobby_seconds - waited

    async def _sync_commands(self) -> None:
        await sync_commands(self.tree, self.store, self.application_id)
        self._has_commands = True


def aim_at(api_url: str) -> None:
    """Tell discord.py where Discord is, REST and gateway both."""
    Route.BASE = api_url
    url = yarl.URL(api_url)
    scheme = {"http": "ws", "https": "wss"}[url.scheme]
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme(scheme).with_path("/gateway")
