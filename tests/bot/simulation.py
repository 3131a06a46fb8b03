"""An evening on a simulated Discord: friends who press, type and restart, and what they may see."""

import asyncio
import contextlib
import copy
import re
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

import discord
import simcord
import simcord.interactions
from simcord._runtime import _BOT_SCOPE
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.results import InteractionResult, to_discord_message

from bot.app import Gala
from bot.dealers.dealing import Dealer
from bot.i18n.words import LANGUAGES, words_for
from bot.store import Store, open_database
from bot.table import Table
from bot.thinking.seats import Pace
from tests.bot.databases import migrated_file
from tests.bot.minds import Guessing
from tests.bot.patient_simcord import errors_of_the_bot, patient_simcord, simcord_with_nonces
from tests.patience import PATIENCE

BUTTON, STRING_SELECT, TEXT = 2, 3, 10
EPHEMERAL = 1 << 6
WAYS = ("My Seat", "Rules", "To the Table")
"""What stands below a question and answers nothing."""
_WAYS = {
    words_for(language)(key)
    for language in LANGUAGES
    for key in ("button-seat", "button-rules", "button-to-table")
}
"""The same in every language."""


class MovableClock:
    def __init__(self) -> None:
        self.seconds = 1_000_000.0
        self.env: simcord.Env | None = None
        """Whose time is awaited; the machine's where there is none."""

    def now(self) -> float:
        return self.seconds

    async def go_on(self, seconds: float) -> None:
        """With Discord's: who sleeps wakes up in time."""
        assert self.env is not None
        self.seconds += seconds
        await self.env.advance_time(seconds)

    async def sleep(self, seconds: float) -> None:
        pause = asyncio.sleep(seconds)
        # A bot may be ready, and sleep, before the evening knows whose time it is.
        scope = _BOT_SCOPE.get()
        env = scope[0] if scope is not None else self.env
        # Nobody wakes up by themselves while a test, slow as it may be, looks at what they left.
        await (pause if env is None else env.external_wait(pause, reason="the clock"))


@dataclass
class Message:
    """A message as its reader sees it."""

    evening: "Evening"
    stored: Any

    @property
    def text(self) -> str:
        parts = [part for part in walk_components(self.stored.components) if part["type"] == TEXT]
        text = "\n".join(part["content"] for part in parts)
        return re.sub(r"</([\w-]+):\d+>", r"/\1", text)

    @property
    def alt(self) -> str:
        found = [
            item.get("description") or ""
            for part in walk_components(self.stored.components)
            for item in part.get("items", ())
        ]
        return "\n".join(found)

    @property
    def buttons(self) -> list[str]:
        return [
            part["label"]
            for part in walk_components(self.stored.components)
            if part["type"] == BUTTON
        ]

    @property
    def menus(self) -> list[dict[str, Any]]:
        return [
            part
            for part in walk_components(self.stored.components)
            if part["type"] == STRING_SELECT
        ]

    @property
    def pictures(self) -> list[str]:
        """Their names, without what tells one from another, or how it is packed."""
        names = (attachment["filename"] for attachment in self.stored.attachments)
        return [re.sub(r"(-[0-9a-f]{10})?\.(png|webp)$", "", name) for name in names]

    @property
    def id(self) -> int:
        return int(self.stored.id)

    @property
    def discord(self) -> discord.Message:
        return to_discord_message(self.evening.env, self.stored)


@dataclass
class Person:
    """Somebody with a phone."""

    evening: "Evening"
    name: str
    user: Any
    member: Any

    def letters(self) -> list[Message]:
        """Their direct messages, the oldest first."""
        return self.evening.messages(self.user.dm_channel.id)

    @property
    def question(self) -> Message:
        """The newest direct message that asks something."""
        asking = [m for m in self.letters() if set(m.buttons) - _WAYS]
        assert asking, f"{self.name} is asked nothing"
        return asking[-1]

    def actor(self, message: Message) -> Any:
        in_direct = message.stored.channel_id == self.user.dm_channel.id
        return self.user if in_direct else self.member

    async def press(self, message: Message, label: str) -> "Result":
        return Result(self.evening, await self.actor(message).click(message.discord, label=label))

    async def choose(self, message: Message, value: str, menu: int = 0) -> "Result":
        custom_id = message.menus[menu]["custom_id"]
        chosen = await self.actor(message).select(message.discord, [value], custom_id=custom_id)
        return Result(self.evening, chosen)

    async def tick(self, message: Message, button: str, keys: Sequence[str]) -> "Result":
        """Open the form behind a button, tick these boxes, submit it."""
        shown = await self.actor(message).click(message.discord, label=button)
        return await self.submit(shown, keys)

    async def submit(self, shown: Any, keys: Sequence[str]) -> "Result":
        actor = self.member if shown._interaction.guild_id else self.user
        return Result(self.evening, await actor.submit_modal(shown, {"ticks": list(keys)}))

    async def say(self, channel: Any, command: str, /, **options: Any) -> "Result":
        """A slash command in a channel, or in direct messages where the channel is None."""
        if channel is None:
            return Result(self.evening, await self.user.slash(command, **options))
        return Result(self.evening, await self.member.slash(channel, command, **options))


@dataclass
class Result:
    """What came back to the one who pressed."""

    evening: "Evening"
    raw: Any

    @property
    def message(self) -> Message:
        """The message that answers, or that was changed."""
        record = self.raw._interaction
        assert record.responded, "the interaction was not answered"
        number = record.followup_ids[-1] if record.followup_ids else record.message_id
        return self.evening.message(record.channel_id, number)

    @property
    def text(self) -> str:
        return self.message.text

    @property
    def is_private(self) -> bool:
        return bool(self.message.stored.flags & EPHEMERAL)


@dataclass
class Evening:
    env: simcord.Env
    database: str
    dealers: Mapping[str, Dealer]
    options: dict[str, Any]
    clock: MovableClock
    guild: Any = None
    channel: Any = None
    people: dict[str, Person] = field(default_factory=dict)
    locales: dict[int, str] = field(default_factory=dict)

    @property
    def bot(self) -> Gala:
        assert isinstance(self.env.bot, Gala)
        return self.env.bot

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    def add_person(self, name: str, locale: str = "en-US", **member: Any) -> Person:
        user = self.env.create_user(name.lower(), global_name=name)
        person = Person(self, name, user, self.guild.add_member(user, **member))
        self.people[name] = person
        self.locales[user.id] = locale
        return person

    def messages(self, channel: int) -> list[Message]:
        stored = self.env.backend.messages.get(channel, {})
        return [
            Message(self, message)
            for message in sorted(stored.values(), key=lambda message: message.id)
            if not message.flags & EPHEMERAL
        ]

    def message(self, channel: int, number: int) -> Message:
        return Message(self, self.env.backend.messages[channel][number])

    @property
    def lobby(self) -> Message:
        return [m for m in self.messages(self.channel.id) if m.stored.type != 18][-1]

    @property
    def thread(self) -> Any:
        return self.channel.threads[-1]

    @property
    def table(self) -> Table:
        """The table of the evening, or the first of several."""
        return next(iter(self.bot.tables._held.values()))

    @property
    def board(self) -> Message:
        """The newest public message with a board's buttons; one that only calls somebody has fewer."""
        place = self.thread.id if self.channel.threads else self.channel.id
        return [m for m in self.messages(place) if {"My Seat", "Rules"} <= set(m.buttons)][-1]

    @property
    def waiting(self) -> str:
        """The line that says whom the table waits for; nothing where nobody is awaited."""
        said = re.findall(
            r"^(?:Waiting for .*|.* (?:is|are) thinking\.)$", self.board.text, re.MULTILINE
        )
        return said[-1] if said else ""

    @property
    def last(self) -> Message:
        return self.messages(self.thread.id)[-1]

    async def restart(self) -> None:
        """The bot stops and a new one starts on the same database."""
        old = self.bot
        await self.env.settle()
        fresh = await new_bot(self.database, self.dealers, self.clock, self.options)
        try:
            await self.env.restart_bot(fresh)
        finally:
            for bot in {old, fresh} - {self.bot}:
                await bot.thinking.close()
                await bot.store.close()
                bot.drawing.close()

    def close_direct_messages(self, person: Person, code: int = 50007) -> None:
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=code, times=None)

    async def press_together(self, *presses: tuple[Person, Message, str]) -> list[Result]:
        """Several presses that reach the bot before it has answered any of them."""
        records = []
        for person, message, label in presses:
            button = next(
                part
                for part in walk_components(message.stored.components)
                if part["type"] == BUTTON and part["label"] == label
            )
            in_guild = message.stored.channel_id != person.user.dm_channel.id
            record, payload = simcord.interactions.base_payload(
                self.env.backend,
                type=3,
                channel_id=message.stored.channel_id,
                guild_id=self.guild.id if in_guild else None,
                user_id=person.user.id,
                data={"custom_id": button["custom_id"], "component_type": BUTTON},
            )
            seen = serializers.message_payload(self.env.backend, message.stored)
            payload["message"] = copy.deepcopy(dict(seen))
            record.source_message_id = message.id
            records.append((record, payload))
        for _, payload in records:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [Result(self, InteractionResult(self.env, record)) for record, _ in records]

    async def seat(self, opener: str, *others: str, game: str) -> Message:
        """A lobby where these sit, by its buttons."""
        await self[opener].say(self.channel, "play", game=game)
        for name in others:
            await self[name].press(self.lobby, "Join")
        return self.lobby

    async def add_ai(self, person: str, level: str = "Normal") -> "Result":
        """By the lobby's button, which asks for the level."""
        asked = await self[person].press(self.lobby, "Add an AI")
        return await self[person].press(asked.message, level)

    async def start(self, opener: str, *others: str, game: str) -> None:
        lobby = await self.seat(opener, *others, game=game)
        await self[opener].press(lobby, "Start")


async def new_bot(
    database: str, dealers: Mapping[str, Dealer], clock: MovableClock, options: dict[str, Any]
) -> Gala:
    store = Store(await open_database(database))
    # The clock stands still, so that nothing would ever be late enough to be edited again.
    usual: dict[str, Any] = {"mind": Guessing(), "pace": Pace(pause=0.0), "edit_pause": 0.0}
    return Gala(store, dealers, clock=clock, shard_count=2, **(usual | options))


@contextlib.asynccontextmanager
async def an_evening(
    folder: Path,
    dealers: Mapping[str, Dealer],
    *names: str,
    locale: str = "en-US",
    may_fail: bool = False,
    database: str = "",
    **options: Any,
) -> AsyncIterator[Evening]:
    """A server with a channel and these people; nothing may be logged as an error."""
    database = database or await migrated_file(folder / "evening.sqlite3")
    clock = MovableClock()
    bot = await new_bot(database, dealers, clock, options)
    evening: Evening | None = None
    with errors_of_the_bot() as errors, patient_simcord(), simcord_with_nonces():
        try:
            async with simcord.run(bot, settle_timeout=PATIENCE) as env:
                clock.env = env
                evening = Evening(env, database, dealers, options, clock)
                with _locales(evening):
                    evening.guild = env.create_guild("Friends", preferred_locale=locale)
                    evening.channel = evening.guild.create_text_channel("games")
                    for name in names:
                        evening.add_person(name)
                    yield evening
        finally:
            # A test that fails after a restart closes what it has restarted, too.
            bot = evening.bot if evening else bot
            await bot.thinking.close()
            await bot.store.close()
            bot.drawing.close()
    assert may_fail or not errors, errors


@contextlib.contextmanager
def _locales(evening: Evening) -> Iterator[None]:
    """simcord speaks American English only; people here have their own language."""
    original = simcord.interactions.base_payload

    def speaking(backend: Any, **facts: Any) -> Any:
        record, payload = original(backend, **facts)
        payload["locale"] = evening.locales.get(facts["user_id"], "en-US")
        if facts["guild_id"] is not None:
            payload["guild_locale"] = backend.guilds[facts["guild_id"]].preferred_locale
        return record, payload

    with mock.patch.object(simcord.interactions, "base_payload", speaking):
        yield
