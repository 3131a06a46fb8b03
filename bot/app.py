"""The Discord client: what it listens to, how it starts, and how it goes."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.background import Background
from bot.brake import Brake
from bot.budget import PER_SECOND, Budget
from bot.clock import Clock, WallClock
from bot.clock_watch import ClockWatch
from bot.commands.syncing import sync_commands
from bot.commands.tree import Tree, build_tree
from bot.dealers.dealing import Dealer
from bot.direct_channels import DirectChannels
from bot.drawing import Drawing
from bot.films import Films
from bot.giving_way import FewAtOnce
from bot.invitation_limit import PER_PERSON, InvitationLimit
from bot.people.languages import Languages
from bot.results.backfill import add_missing_results
from bot.resuming import SHOWN_AT_ONCE, Resuming
from bot.retention import Retention
from bot.shards import IdentifyTurns, ShardKeeper
from bot.store import Store
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
from bot.ui.connecting import told_what_is_away
from bot.ui.emoji_sync import EmojiSync
from bot.ui.invitation import invite_link
from bot.ui.messages.discord_calls import Mentions, ask_for_channel
from bot.ui.passing_on import PassingOn
from bot.ui.publishing.publisher import Publisher
from bot.ui.publishing.reminders import Reminders
from bot.watching.metrics import Metrics

_log = logging.getLogger(__name__)

_COMPONENTS = {discord.InteractionType.component, discord.InteractionType.modal_submit}
_SHUTDOWN_SECONDS = 10.0
"""How long answers in flight may take when the bot is told to stop."""
_RATE_LIMIT_SECONDS = 30.0
"""The longest rate limit that discord.py sits out, and the shortest that it lets us choose."""


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
        invitations_per_person: int = PER_PERSON,
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
        self.direct_channels = DirectChannels(
            store,
            self.clock,
            partial(ask_for_channel, self),
            lambda: self.application_id or 0,
            share,
        )
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
        showing = FewAtOnce(self.clock, lambda: self.desk.is_pressed, SHOWN_AT_ONCE)
        self.publisher = Publisher(
            self,
            self.direct_channels,
            self.tables,
            dealers,
            self.drawing,
            self.clock,
            showing,
            edit_pause,
        )
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
            films=Films(self.drawing),
            thinking=self.thinking,
            publisher=self.publisher,
            patience=drawing_patience,
            verbs=VERBS,
            answer=answer,
            fill_in=fill_in,
            languages=self.languages,
            reviewer=reviewer or ReviewProcess(),
            metrics=self.metrics,
            invitations=InvitationLimit(self.clock, invitations_per_person),
        )
        self.reminders = Reminders(
            self,
            self.tables,
            dealers,
            self.publisher.edited,
            self.publisher.pacing,
            reminder_seconds,
            self.publisher.wake,
            is_pressed=lambda: self.desk.is_pressed,
            is_resuming=lambda: self.resuming.is_under_way,
            channels=self.direct_channels,
        )
        self.publisher.dealt = self.desk.begun
        self.retention = Retention(self.tables, kept_days, abandoned_days)
        self.clock_watch = ClockWatch(
            self.tables,
            self.languages,
            self.retention,
            self.reminders.remind,
            self.publisher.wake,
        )
        self.tree = Tree(self)
        self.resuming = Resuming(
            store,
            self.clock,
            shows=self.publisher,
            thinks=self.thinking,
            showing=showing,
            is_ours=self.serves,
            is_pressed=lambda: self.desk.is_pressed,
        )
        icons = {name: draw for dealer in dealers.values() for name, draw in dealer.icons.items()}
        self._emoji_sync = EmojiSync(self, store, icons)
        self._identify_turns = IdentifyTurns(store.locks, self.clock)
        self._shard_keeper: ShardKeeper | None = None
        self._passing_on: PassingOn | None = None
        if shard_ids and shard_count is not None and not store.locks.is_alone:
            keeper = self._shard_keeper = ShardKeeper(
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
                store,
                self.serves,
                hears["INTERACTION_CREATE"],
                lambda guild: keeper.is_relieved(self._shard_of(guild)),
                self.metrics,
            )
            hears["INTERACTION_CREATE"] = self._passing_on.arrive
        self._background = Background(self.clock)
        self._commands_tried = asyncio.Event()
        self._since = self.clock.now()
        self.is_stopping = False

    async def setup_hook(self) -> None:
        build_tree(self.tree, self.desk)
        self.store.file_watch.start()
        self._background.keep_trying(
            "commands", self._sync_commands, "the commands could not be written"
        )
        # Else sentences would name them as mere words, and be edited again.
        await self._commands_tried.wait()
        if self._shard_keeper is not None:
            self._background.start("notices", lambda: self.store.notices.listen(self._hear))
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
        taken_at = self.clock.now()
        if self.shard_ids is not None and shard not in self.shard_ids:
            self.shard_ids.append(shard)
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        self._background.start(f"resume-{shard}", self.resuming.resume)
        # One that ends in peace still gives the answers that it owes.
        await self.clock.sleep(_SHUTDOWN_SECONDS)
        self._send_what_was_lost(
            taken_at,
            lambda guild: self._shard_of(guild) == shard and self.serves(guild),
            of=f"-{shard}",
        )

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
        self._background.start("clock", self.clock_watch.watch)
        self._background.start("sweep", self.resuming.sweep)
        self._background.start("resume", self.resuming.resume)
        self._send_what_was_lost(self._since, self.serves)
        self._background.keep_trying(
            "icons", self._emoji_sync.run, "not all icons could be written"
        )
        self._background.keep_trying(
            "results", self._complete_results, "earlier games still have no results"
        )
        if self._shard_keeper is not None:
            self._background.start("shards", self._shard_keeper.watch)

    def _send_what_was_lost(
        self, before: float, is_ours: Callable[[int | None], bool], of: str = ""
    ) -> None:
        """Instead of what is still being sent from before an earlier moment: it is among this."""
        for name, send in (("lobbies", post_lost_lobbies), ("invitations", send_lost_invitations)):
            work = partial(send, self.desk, before, is_ours)
            self._background.try_anew(f"{name}{of}", work, f"not all lost {name} could be sent")

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
        """Whether one of our shards has this server."""
        if self.shard_ids is None:
            return True
        shard = self._shard_of(guild)
        return (
            shard in self.shard_ids
            if self._shard_keeper is None
            else self._shard_keeper.serves(shard)
        )

    def _shard_of(self, guild: int | None) -> int:
        """Direct messages are on shard 0."""
        return 0 if guild is None else (guild >> 22) % (self.shard_count or 1)

    async def _complete_results(self) -> None:
        """Once: games that an earlier version finished left none."""
        if written := await add_missing_results(self.tables):
            _log.info("wrote the results of %s earlier games", written)

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
        if stop.is_set():
            # Closed or not, discord.py goes on trying to connect to a gateway that is away.
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            return
        with told_what_is_away():
            await running

    async def close(self) -> None:
        """Lets answers in flight be given, then disconnects from Discord and the database."""
        self.is_stopping = True
        if not self.is_closed():
            if self._shard_keeper is not None:
                await self._shard_keeper.leave()
            # The notices last: who does not hear the claims answers what others answer.
            await self._background.end(but="notices")
            await self.desk.finish(_SHUTDOWN_SECONDS)
            if self._passing_on is not None:
                await self._passing_on.close()
                if self.desk.in_flight:
                    # What nobody else has taken.
                    await self.desk.finish(_SHUTDOWN_SECONDS)
            await self._background.end()
            await self.desk.films.close()
            await self.drawing.send_painters_home()
            self.drawing.close()
            await self._identify_turns.close()
            await super().close()
            await self.store.close()

    async def _sync_commands(self) -> None:
        try:
            await sync_commands(self.tree, self.store, self.application_id)
        finally:
            self._commands_tried.set()
