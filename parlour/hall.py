"""The hall where everything meets: the world, its clock, the gateway, the feeds and what was refused."""

import itertools
import logging
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from parlour.clock import Clock, iso
from parlour.faults import Faults
from parlour.feed import Feed
from parlour.gateway import Gateway
from parlour.intake import Intake
from parlour.interactions import Interaction, Modal
from parlour.permissions import EVERYONE
from parlour.rates import Rates
from parlour.saving import Storage
from parlour.shapes import Json
from parlour.snowflakes import Snowflakes
from parlour.strictness import Strictness
from parlour.traffic import Traffic
from parlour.world import TEXT, Channel, Guild, Membership, Message, Person, Role

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Refused:
    """The loud list of what the bot did wrong, or was made to suffer."""

    entries: deque[Json] = field(default_factory=lambda: deque(maxlen=10_000))
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def note(self, moment: float, **what: Any) -> None:
        self.entries.append({"n": next(self.numbers), "at": iso(moment)} | what)
        log.warning(
            "refused %s %s: %s %s %s %s",
            *(what[key] for key in ("method", "path", "status", "code", "message", "errors")),
        )


@dataclass(slots=True)
class Pushes:
    """Whose telephone buzzed, and why."""

    entries: deque[Json] = field(default_factory=lambda: deque(maxlen=10_000))
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def note(self, moment: float, person: int, message: Message, why: str) -> None:
        self.entries.append(
            {
                "n": next(self.numbers),
                "at": moment,
                "person": str(person),
                "channel": str(message.channel_id),
                "message": str(message.id),
                "why": why,
            }
        )


class Hall:
    def __init__(
        self,
        storage: Storage,
        base: str,
        bot_name: str,
        shards: int = 1,
        *,
        rate_limits: bool = False,
    ) -> None:
        self.base = base
        self.shards = shards
        self.clock = Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.storage = storage
        self.world = storage.load()
        self.gateway = Gateway(self.world, self.clock)
        self.feed = Feed()
        self.faults = Faults()
        self.rates = Rates(self.clock, on=rate_limits)
        self.traffic = Traffic()
        self.intake = Intake(self.clock)
        self.refused = Refused()
        self.pushes = Pushes()
        self.strictness = Strictness()
        self.spent_nonces: dict[str | int, float] = {}
        """Those of the bot's messages that are gone, and when they went."""
        self.interactions: dict[int, Interaction] = {}
        self.modals: dict[int, Modal] = {}
        """The forms open before somebody, by the id of the interaction that opened them."""
        for snowflake in self.world.snowflakes():
            self.snowflakes.remember(snowflake)
        if not self.world.bot_id:
            furnish(self, bot_name)
        self.gateway.on_presence = lambda: self.feed.tell_all(
            "bot", connected=bool(self.gateway.connected())
        )

    def hears_of(self, guild: Guild) -> bool:
        """Whether what is done with commands there reaches the application."""
        return guild.commands_only or self.world.bot_id in guild.members


def furnish(hall: Hall, bot_name: str) -> None:
    """A new world: the bot, and a server with one channel for whoever comes."""
    mint = hall.snowflakes.mint
    bot = Person(mint(), bot_name, bot_name, bot=True)
    hall.world.put(bot)
    guild = new_guild(hall, "The Parlour", bot.id)
    guild.members[bot.id] = Membership(hall.clock.now())
    hall.world.put(Channel(mint(), TEXT, "games", guild.id))


def new_guild(hall: Hall, name: str, owner: int, locale: str = "en-US") -> Guild:
    """Somebody has to own a server; the bot gives it up to the first person who joins."""
    guild = Guild(hall.snowflakes.mint(), name, owner, locale)
    guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
    hall.world.put(guild)
    return guild
