"""Restless players: they press anything they see, several things at once, on a line of changing speed."""

import asyncio
import contextlib
import copy
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import simcord.interactions
from simcord.backend import serializers
from simcord.components import walk_components

from bot.dealers.dealing import PickSome
from bot.drawing import Drawing
from bot.i18n.words import words_for
from bot.ui.messages.address import read_address
from bot.ui.messages.discord_calls import edit, edit_private, send
from tests.bot.simulation import BUTTON, EPHEMERAL, STRING_SELECT, Evening, Message, Person

_PRESS, _FORM = 3, 5
_MOST_WAVES = 1500
"""The longest game of forty took about 700."""
_EDITABLE = 13 * 60.0
"""Seconds: a message that only its reader sees can be changed for so long and no longer."""
_SHOWN_AGAIN = 1.1
"""Seconds after which a pass that met a press has come back."""
_LOOKS = 3
"""How often a button that should be gone is looked at again."""
_THREADS_TAKE = 5.0
"""Seconds; a pass that sleeps by the clock of the test is not waited for any longer."""


@dataclass
class Restless:
    evening: Evening
    dice: random.Random
    private: dict[str, list[tuple[float, Message]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    """What only this person sees and since when, by their names."""

    async def play(self) -> list[str]:
        """To the end of the game, or until somebody has old buttons before them: those."""
        table = self.evening.table
        for _ in range(_MOST_WAVES):
            await self._wave()
            found = await self._lasting_buttons()
            if found or not table.is_playing:
                return found
        return ["the game does not end"]

    async def _lasting_buttons(self) -> list[str]:
        """Old buttons that stay: an AI may have moved this very moment, which is shown in the next.

        A pass that waits for a thread, which draws or stores, is waited for.
        """
        found = self.old_buttons()
        for _ in range(_LOOKS):
            if found:
                await self._time_goes_on()
                shown = self.evening.bot.publisher.settled(self.evening.table.id)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(shown, _THREADS_TAKE)
                found = self.old_buttons()
        return found

    def old_buttons(self) -> list[str]:
        """Buttons that would answer a question which is not open any more."""
        table, found = self.evening.table, []
        for name, person in self.evening.people.items():
            seat = table.seat_of(person.user.id)
            assert seat is not None
            decision = table.decision(seat) if table.is_playing else None
            now = None if decision is None else decision.ticket
            for message in self._seen(person):
                old = {ticket for _, ticket in _answers(message)} - {now}
                found += [f"{name} is asked {now}, and sees {ticket}" for ticket in sorted(old)]
        return found

    async def _wave(self) -> None:
        """All that the bot has answered, shown and thought about before the next one."""
        env = self.evening.env
        sent = [
            (person, *self._does_something(person))
            for person in self.evening.people.values()
            for _ in range(self.dice.choice((0, 1, 1, 2)))
        ]
        for _, _, payload in sent:
            env.backend.emit("INTERACTION_CREATE", payload)
        await env.settle()
        await self._time_goes_on()
        for person, record, _ in sent:
            for number in filter(None, (record.message_id, *record.followup_ids)):
                self._notice(person, record.channel_id, number)

    async def _time_goes_on(self) -> None:
        self.evening.clock.seconds += _SHOWN_AGAIN
        await self.evening.env.advance_time(_SHOWN_AGAIN)

    def _does_something(self, person: Person) -> tuple[Any, Any]:
        live = [(message, part) for message in self._seen(person) for part, _ in _answers(message)]
        if not live or self.dice.random() < 0.15:
            board = self.evening.board
            seat = next(part for part in _parts(board) if part.get("label") == "My Seat")
            return self._sent(person, board, _PRESS, _pressed(seat))
        message, part = self.dice.choice(live[-12:])
        if part["type"] == STRING_SELECT:
            values = [self.dice.choice(part["options"])["value"]]
            return self._sent(person, message, _PRESS, {**_pressed(part), "values": values})
        form = self._form(person) if self.dice.random() < 0.5 else None
        if form is not None:
            return self._sent(person, message, _FORM, form)
        return self._sent(person, message, _PRESS, _pressed(part))

    def _form(self, person: Person) -> dict[str, Any] | None:
        """As it comes back, where this person is asked for several things at once."""
        table = self.evening.table
        seat = table.seat_of(person.user.id)
        decision = None if seat is None else table.decision(seat)
        if seat is None or decision is None:
            return None
        prompt = self.evening.bot.desk.pages_of(table).prompt(seat, decision, words_for("en"))
        if not isinstance(prompt, PickSome):
            return None
        keys = [item.key for item in prompt.items]
        ticked = self.dice.sample(keys, self.dice.randint(prompt.least, prompt.most))
        ticks = {"type": 22, "custom_id": "ticks", "values": ticked}
        return {
            "custom_id": f"form:{table.id}/{decision.ticket}/",
            "components": [{"type": 18, "component": ticks}],
        }

    def _sent(
        self, person: Person, message: Message, kind: int, data: dict[str, Any]
    ) -> tuple[Any, Any]:
        backend = self.evening.env.backend
        in_direct = message.stored.channel_id == person.user.dm_channel.id
        record, payload = simcord.interactions.base_payload(
            backend,
            type=kind,
            channel_id=message.stored.channel_id,
            guild_id=None if in_direct else self.evening.guild.id,
            user_id=person.user.id,
            data=data,
        )
        seen = serializers.message_payload(backend, message.stored)
        payload["message"] = copy.deepcopy(dict(seen))
        record.source_message_id = message.id
        return record, payload

    def _seen(self, person: Person) -> list[Message]:
        there = self.evening.env.backend.messages
        private = [
            message
            for since, message in self.private[person.name]
            if message.id in there.get(message.stored.channel_id, {})
            and self.evening.clock.seconds - since < _EDITABLE
        ]
        return [*person.letters(), *private]

    def _notice(self, person: Person, channel: int, number: int) -> None:
        stored = self.evening.env.backend.messages.get(channel, {}).get(number)
        seen = {message.id for _, message in self.private[person.name]}
        if stored is not None and stored.flags & EPHEMERAL and number not in seen:
            now = self.evening.clock.seconds
            self.private[person.name].append((now, Message(self.evening, stored)))


def slow_line(monkeypatch: pytest.MonkeyPatch, dice: random.Random) -> None:
    """Whatever goes to Discord, and every picture, takes now no time and now some."""

    async def some_time() -> None:
        for _ in range(dice.choice((0, 0, 1, 3, 8, 30))):
            await asyncio.sleep(0)

    def slowly(call: Callable[..., Any]) -> Callable[..., Any]:
        async def called(*facts: Any, **more: Any) -> Any:
            await some_time()
            result = await call(*facts, **more)
            await some_time()
            return result

        return called

    for call in (edit, edit_private, send):
        monkeypatch.setattr(f"bot.ui.publishing.showing.{call.__name__}", slowly(call))
    monkeypatch.setattr(Drawing, "draw", slowly(Drawing.draw))


def _answers(message: Message) -> Iterator[tuple[dict[str, Any], str]]:
    """Its buttons and menus that answer a question, and which."""
    for part in _parts(message):
        if part["type"] in {BUTTON, STRING_SELECT}:
            address = read_address(str(part.get("custom_id", "")).removeprefix("menu:"))
            if address is not None and address.is_ticket:
                yield part, address.what


def _parts(message: Message) -> list[dict[str, Any]]:
    return list(walk_components(message.stored.components))


def _pressed(part: dict[str, Any]) -> dict[str, Any]:
    return {"custom_id": part["custom_id"], "component_type": part["type"]}
