"""Where every press, form and command arrives, and leaves with exactly one answer."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord

from bot.dealers.dealing import Dealer, Words
from bot.drawing import Drawing
from bot.films import Films
from bot.flood import Admission, FloodGate
from bot.i18n.words import language_of, words_for
from bot.invitation_limit import InvitationLimit
from bot.logs import name_of
from bot.names import shown_name
from bot.people.languages import Languages
from bot.refusals import Refused
from bot.store import DatabaseLost, Player, TableId, UserId
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.tables import Tables
from bot.taking_over import free_seats
from bot.thinking.reviewing import Reviewer
from bot.thinking.seats import Thinking
from bot.ui import limits
from bot.ui.actions.reply import Reply
from bot.ui.messages.address import NO_TABLE, Address
from bot.ui.messages.components import read_component
from bot.ui.pages import Pages
from bot.ui.publishing.publisher import Publisher
from bot.watching.metrics import Metrics
from engine.core import Seat

_log = logging.getLogger(__name__)

PUBLIC_BUTTONS = ("button-join", "button-start", "button-options", "button-seat")
"""What every refusal may name: these buttons are seen in the table's language, not in one's own."""


@dataclass(slots=True)
class Desk:
    client: discord.Client
    tables: Tables
    dealers: Mapping[str, Dealer]
    drawing: Drawing
    films: Films
    thinking: Thinking
    publisher: Publisher
    patience: float
    verbs: "Mapping[str, Action]"
    answer: "Action"
    """What a press on a question does."""
    fill_in: "Action"
    """What a form that answers a question does when it comes back."""
    languages: Languages
    reviewer: Reviewer
    invitations: InvitationLimit
    in_flight: dict[asyncio.Task[Any], Reply] = field(default_factory=dict)
    waiting: "set[tuple[UserId, Action]]" = field(default_factory=set)
    """Who waits for something that takes long, and for what."""
    flood: FloodGate = field(default_factory=FloodGate)
    metrics: Metrics = field(default_factory=Metrics)

    @property
    def is_pressed(self) -> bool:
        """Whether somebody waits for an acknowledgement; what then takes long is in nobody's way."""
        return not all(reply.is_given for reply in self.in_flight.values())

    async def arrive(self, interaction: discord.Interaction[Any]) -> None:
        """A press, a choice in a menu or a form: all come back by their address."""
        arrived = read_component(interaction.data)
        address = arrived.address
        if address is None:
            await self.run(interaction, _unknown, Address(NO_TABLE, "unknown"))
        elif arrived.is_form and address.is_ticket:
            await self.run(interaction, self.fill_in, address, arrived.values)
        elif address.is_ticket:
            await self.run(interaction, self.answer, address, arrived.values)
        else:
            action = self.verbs.get(address.what, _unknown)
            await self.run(interaction, action, address, arrived.values)

    async def run(
        self,
        interaction: discord.Interaction[Any],
        action: "Action",
        address: Address,
        values: tuple[str, ...] = (),
        *,
        public: bool = False,
    ) -> None:
        """Do it and answer, whatever happens; `public`: a command's answer is for everybody."""
        call = self.call(interaction, address, values, public=public)
        task = asyncio.current_task()
        if task is not None:
            self.in_flight[task] = call.reply
        kind, what = self._kind(call)
        self.metrics.presses.labels(kind, what).inc()
        guard = asyncio.create_task(call.reply.wait_in_time())
        try:
            match await self.flood.admit(call.user):
                case Admission.PASSED:
                    await action(call)
                case Admission.TOLD:
                    await call.reply.say(call.words("refused-too-fast"))
        except Refused as refusal:
            await call.reply.say(await call.refusal(refusal))
        except BrokenTable:
            self.metrics.failures.inc()
            _log.exception("a table cannot be opened")
            await call.reply.say(call.words("broken-table"))
        except DatabaseLost:
            self.metrics.failures.inc()
            await call.reply.say(call.words("storage-lost"))
        except Exception:  # noqa: BLE001 -- whatever went wrong, the player is answered.
            self.metrics.failures.inc()
            # The path of an address is what somebody chose.
            _log.exception("%s/%s failed", address.table, address.what)
            self._go_on(call.table_id)
            await call.reply.say(call.words("something-broke"))
        finally:
            guard.cancel()
            if call.reply.given_after is None:
                self.metrics.unanswered.labels(kind).inc()
            else:
                self.metrics.answers.labels(kind).observe(call.reply.given_after)
            if task is not None:
                del self.in_flight[task]

    def _kind(self, call: "Call") -> tuple[str, str]:
        """What it is and what it asks for, in few words however many buttons there are."""
        what = call.address.what
        if call.interaction.type is discord.InteractionType.application_command:
            return "command", what
        if call.interaction.type is discord.InteractionType.modal_submit:
            return "form", "answer" if call.address.is_ticket else what
        if call.address.is_ticket:
            return "press", "answer"
        return "press", what if what in self.verbs else "unknown"

    async def suggest(
        self,
        interaction: discord.Interaction[Any],
        find: "Callable[[Call], Awaitable[list[tuple[str, str]]]]",
    ) -> list[discord.app_commands.Choice[str]]:
        """What could be typed next, label and value; nothing where nothing can be found."""
        if not self.flood.admits_now(interaction.user.id):
            return []
        try:
            found = await find(self.call(interaction, Address(NO_TABLE, "suggest")))
        except (BrokenTable, Refused):
            return []
        except Exception as error:  # noqa: BLE001 -- whoever types on is answered when it is sent.
            _log.error("nothing could be suggested: %s", name_of(error))
            return []
        return [
            discord.app_commands.Choice(name=limits.fit(label, limits.SUGGESTION), value=value)
            for label, value in found[: limits.SUGGESTIONS]
        ]

    def call(
        self,
        interaction: discord.Interaction[Any],
        address: Address,
        values: tuple[str, ...] = (),
        *,
        public: bool = False,
    ) -> "Call":
        locale = self.languages.of(interaction.user.id, interaction.locale.value)
        edited = self.publisher.edited
        reply = Reply(interaction, edited, self.patience, public=public, locale=locale)
        return Call(self, reply, address, values)

    def pages_of(self, table: Table) -> Pages:
        return Pages(table, self.dealers[table.game.key])

    def moved_on(self, table: Table) -> None:
        """Something was stored: it is shown now, and AI players answer while nobody waits."""
        self.publisher.wake(table.id)
        self.begun(table)

    def begun(self, table: Table) -> None:
        """A game was dealt: AI players may be the first to move."""
        if table.awaited_ai_players:
            self.thinking.wake(table.id)

    def _go_on(self, table_id: TableId) -> None:
        """What failed may be stored all the same, and then nobody else has it shown or answered."""
        if self.tables.holds(table_id):
            self.publisher.wake(table_id)
            self.thinking.wake(table_id)

    async def finish(self, seconds: float) -> None:
        """Let the answers in flight be given; AI players go on after the next start."""
        await self.thinking.close()
        waiting = self.in_flight.keys() - {asyncio.current_task()}
        if waiting:
            await asyncio.wait(waiting, timeout=seconds)
        await self.publisher.drain(seconds)


@dataclass(slots=True)
class Call:
    """One press, form or command."""

    desk: Desk
    reply: Reply
    address: Address
    values: tuple[str, ...] = ()

    @property
    def interaction(self) -> discord.Interaction[Any]:
        return self.reply.interaction

    @property
    def words(self) -> Words:
        return self.reply.words

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def table_id(self) -> TableId:
        return self.address.table

    @property
    def locale(self) -> str:
        return language_of(self.reply.locale)

    @property
    def player(self) -> Player:
        user = self.interaction.user
        return Player(shown_name(user.display_name, user.name), user.id, self.locale)

    @property
    def manages(self) -> int | None:
        """The server where this was pressed or typed, if the one who did so manages it."""
        return self.interaction.guild_id if self.interaction.permissions.manage_guild else None

    async def refusal(self, refused: Refused) -> str:
        """Why not, and what to do instead, with buttons as they are called where everybody sees them."""
        shared = self.interaction.guild_locale or self.interaction.locale
        words = words_for(shared.value)
        # Whatever keeps the table from us, the refusal itself is said.
        with contextlib.suppress(Exception):
            words = (await self.pages()).public_words
        return self.words(refused.key, **public_buttons(words), **refused.facts)

    async def pages(self) -> Pages:
        table = await self.desk.tables.get(self.table_id)
        return self.pages_of(table)

    async def dealt(self) -> Pages:
        """The pages of a game that has begun. Refused for one that has not."""
        pages = await self.pages()
        pages.table.require_dealt()
        return pages

    def pages_of(self, table: Table) -> Pages:
        return self.desk.pages_of(table)

    async def seat_at(self, table: Table) -> Seat:
        """Where the one who asks sits. Refused for strangers, who learn how to sit down."""
        seat = table.seat_of(self.user)
        if seat is None:
            raise Refused("refused-stranger-free-seat" if free_seats(table) else "refused-stranger")
        await self.desk.tables.note_locale(table, seat, self.locale)
        return seat


def public_buttons(words: Words) -> dict[str, str]:
    """What a table's own language calls the buttons that a private sentence points to."""
    return {key: words(key) for key in PUBLIC_BUTTONS}


Action: TypeAlias = Callable[[Call], Awaitable[None]]


async def _unknown(_call: Call) -> None:
    raise Refused("refused-old-question")
