"""Addresses, forms, command options and names of every ugliness, sent as Discord would send them."""

import copy
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import simcord.interactions
from discord import app_commands
from simcord.backend import serializers
from simcord.components import walk_components

from bot.ui.actions.verbs import VERBS
from tests.bot.simulation import Evening, Message, Person

UGLY = (
    *(
        "",
        " ",
        "/",
        ".",
        ",",
        ":",
        "=",
        "!",
        "~",
        "@",
        "-",
        "0",
        "1",
        "7",
        "99",
        "-1",
        "²",
        "٣",
        "１",
    ),
    *(
        "99999999999999999999",
        "9" * 90,
        "1e9",
        "0x1",
        "a",
        "A",
        "Z",
        "ß",
        "İ",
        "é",
        "\u0301",
        "\x00",
    ),
    *("\n", "\t", "\u200b", "\u202e", "\u2066", "\u3164", "\ufeff", "\ud800", "👩‍🚀", "🇪🇸", "𝔊"),
    *(
        "**",
        "`",
        "<@1>",
        "@everyone",
        "[x](https://a.example)",
        "${}",
        "{ $x }",
        "%s",
        "'",
        '"',
        "\\",
    ),
    *("menu:", "form:", "split.1.0", "take.1.1", "seat", "closer", "../", "null", "-/rules/toy:²"),
)
_COMPONENT, _COMMAND, _SUGGESTION, _FORM = 3, 2, 4, 5
_BUTTON, _MENU = 2, 3
_TEXT = 3
_LONGEST_ID = 100
_LONGEST_NAME = 32
_NUMBERS = (0, 1, -1, 7, 500, 3650, 2**31, 2**53, -(2**53))
_UNKNOWN = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""What discord.py raises, and we answer, where a command has another name or options of another kind."""


@dataclass
class Mutator:
    """Changes texts at random, but each time in the same way."""

    dice: random.Random

    def text(self, text: str, longest: int) -> str:
        for _ in range(self.dice.randint(1, 4)):
            start = self.dice.randint(0, len(text))
            end = min(len(text), start + self.dice.choice((0, 0, 1, 2, 8)))
            text = text[:start] + self.dice.choice(UGLY) + text[end:]
        return text[:longest]

    def texts(self, known: Sequence[str], longest: int) -> list[str]:
        chosen = self.dice.choices([*known, "", "A", "1"], k=self.dice.randint(0, 3))
        return [self.maybe(text, longest) for text in chosen]

    def maybe(self, text: str, longest: int) -> str:
        return self.text(text, longest) if self.dice.random() < 0.8 else text[:longest]

    def anything(self) -> Any:
        """JSON that nobody expects."""
        return self.dice.choice(
            (None, 1, "x", [], {}, [None], [[]], [{"component": None}], {"values": 1})
        )


@dataclass
class Assault:
    """One evening under mutated input; every input is answered, and none breaks anything."""

    evening: Evening
    mutate: Mutator
    addresses: list[str] = field(default_factory=list)
    messages: dict[str, list[Message]] = field(default_factory=dict)
    """What everybody could have pressed, looked up before each wave."""

    async def send(self, count: int) -> None:
        """So many inputs, all at once."""
        dice = self.mutate.dice
        self._look_around()
        kinds = (self._press, self._press, self._choose, self._fill_in, self._command, self._type)
        sent = [
            dice.choice(kinds)(dice.choice(list(self.evening.people.values())))
            for _ in range(count)
        ]
        await self._answered(sent)

    async def press(self, person: Person, data: dict[str, Any]) -> None:
        """One press, choice or form, exactly so."""
        self._look_around()
        kind = _FORM if "components" in data else _COMPONENT
        await self._answered([self._sent(person, kind, data)])

    async def command(self, person: Person, data: dict[str, Any]) -> None:
        """One command, exactly so."""
        self._look_around()
        await self._answered([self._sent(person, _COMMAND, data)])

    async def suggested(self, person: Person, data: dict[str, Any]) -> Any:
        """What is suggested to whoever types a command, exactly so."""
        self._look_around()
        sent = self._sent(person, _SUGGESTION, data)
        await self._answered([sent])
        return sent[0].autocomplete_choices

    async def _answered(self, sent: list[tuple[Any, Any]]) -> None:
        env = self.evening.env
        for _, payload in sent:
            env.backend.emit("INTERACTION_CREATE", payload)
        await env.settle()
        for record, payload in sent:
            assert record.responded, f"not answered: {payload['data']!r}"
        strange = [error for error in env.errors if not isinstance(error, _UNKNOWN)]
        assert not strange, [repr(one) for one in strange]
        broken = [r.json for r in env.http_requests if "went wrong" in repr(r.json)]
        assert not broken, f"broken by one of {[payload['data'] for _, payload in sent]!r}"
        env.http_requests.clear()

    def _press(self, person: Person) -> Any:
        custom_id = self.mutate.maybe(self.mutate.dice.choice(self.addresses), _LONGEST_ID)
        return self._sent(person, _COMPONENT, {"custom_id": custom_id, "component_type": _BUTTON})

    def _choose(self, person: Person) -> Any:
        address = f"menu:{self.mutate.dice.choice(self.addresses)}"
        data = {
            "custom_id": self.mutate.maybe(address, _LONGEST_ID),
            "component_type": _MENU,
            "values": self.mutate.texts(("0", "1", "left", "=A", "!A", "~1", "@c"), _LONGEST_ID),
        }
        return self._sent(person, _COMPONENT, data)

    def _fill_in(self, person: Person) -> Any:
        address = f"form:{self.mutate.dice.choice(self.addresses)}"
        ticks = {"type": 22, "custom_id": "ticks", "values": self.mutate.texts("ABC", _LONGEST_ID)}
        field_of_form = {"type": 18, "component": ticks}
        is_strange = self.mutate.dice.random() < 0.2
        data = {
            "custom_id": self.mutate.maybe(address, _LONGEST_ID),
            "components": self.mutate.anything() if is_strange else [field_of_form],
        }
        return self._sent(person, _FORM, data)

    def _command(self, person: Person) -> Any:
        command = self.mutate.dice.choice(self.evening.bot.tree.get_commands())
        return self._sent(person, _COMMAND, self._said(person, command))

    def _type(self, person: Person) -> Any:
        """While somebody types, suggestions are asked for by every option that has some."""
        dice = self.mutate.dice
        command, parameter = dice.choice(self.suggesting)
        data = self._said(person, command)
        options = [one for one in data["options"] if one["name"] != parameter.name]
        typed = self.mutate.text(dice.choice(("", "pile", "a b", "left", "Eur")), 200)
        focused = {"name": parameter.name, "type": _TEXT, "value": typed, "focused": True}
        return self._sent(person, _SUGGESTION, data | {"options": [*options, focused]})

    @property
    def suggesting(self) -> list[tuple[Any, Any]]:
        """Every option that suggests something, with its command."""
        commands: list[Any] = self.evening.bot.tree.get_commands()
        return [
            (one, option) for one in commands for option in one.parameters if option.autocomplete
        ]

    def _said(self, person: Person, command: Any) -> dict[str, Any]:
        dice = self.mutate.dice
        data: dict[str, Any] = {"id": "1", "name": command.name, "type": 1, "options": []}
        data["resolved"] = self._resolved(person)
        for parameter in command.parameters:
            if parameter.required or dice.random() < 0.8:
                kind, value = self._option(parameter.type.value, person)
                data["options"].append({"name": parameter.name, "type": kind, "value": value})
        if dice.random() < 0.05:
            data["name"] = self.mutate.text(command.name, 32)
        return data

    def _option(self, kind: int, person: Person) -> tuple[int, Any]:
        """A value of this kind, or now and then of another: Discord still knows an older command."""
        dice = self.mutate.dice
        if dice.random() < 0.1:
            kind = _TEXT
        match kind:
            case 4:
                return kind, dice.choice(_NUMBERS)
            case 6:
                return kind, str(person.user.id)
            case 7:
                return kind, str(self.evening.channel.id)
        known = dice.choice(("toy", "great_split", "left", "A B", "pile", "settle", "–"))
        return _TEXT, self.mutate.maybe(known, 6000)

    def _resolved(self, person: Person) -> dict[str, Any]:
        """What Discord adds about the people and channels that are named in a command."""
        backend = self.evening.env.backend
        user = dict(serializers.user_payload(backend.get_user(person.user.id)))
        channel = dict(
            serializers.channel_payload(backend, backend.channels[self.evening.channel.id])
        )
        return {
            "users": {str(person.user.id): user | {"global_name": self._name()}},
            "channels": {channel["id"]: channel | {"permissions": "0"}},
        }

    def _sent(self, person: Person, kind: int, data: dict[str, Any]) -> tuple[Any, Any]:
        message = self.mutate.dice.choice(self.messages[person.name])
        in_direct = message.stored.channel_id == person.user.dm_channel.id
        record, payload = simcord.interactions.base_payload(
            self.evening.env.backend,
            type=kind,
            channel_id=message.stored.channel_id,
            guild_id=None if in_direct else self.evening.guild.id,
            user_id=person.user.id,
            data=data,
        )
        if kind in {_COMPONENT, _FORM}:
            seen = serializers.message_payload(self.evening.env.backend, message.stored)
            payload["message"] = copy.deepcopy(dict(seen))
            record.source_message_id = message.id
        user = payload["user"] if in_direct else payload["member"]["user"]
        user = dict(user) | {"global_name": self._name()}
        if in_direct:
            payload["user"] = user
        else:
            payload["member"] = dict(payload["member"]) | {"user": user, "nick": self._name()}
        return record, payload

    def _name(self) -> str:
        name = self.mutate.text(
            self.mutate.dice.choice(("Ana", "", "\u200b", "a b")), _LONGEST_NAME
        )
        return name or "\u200b"

    def _messages(self, person: Person) -> list[Message]:
        """What somebody could have pressed: the newest of each place that has our layout."""
        evening = self.evening
        places = [evening.channel.id, person.user.dm_channel.id]
        places += [thread.id for thread in evening.channel.threads[-1:]]
        ours = ([m for m in evening.messages(place) if m.stored.components] for place in places)
        return [message for place in ours for message in place[-3:]]

    def _look_around(self) -> None:
        people = self.evening.people.values()
        self.messages = {person.name: self._messages(person) for person in people}
        self.addresses = [*self._shown_addresses(), *self._possible_addresses()]

    def _shown_addresses(self) -> Iterator[str]:
        for message in (one for messages in self.messages.values() for one in messages):
            for part in walk_components(message.stored.components):
                if "custom_id" in part:
                    yield str(part["custom_id"]).removeprefix("menu:")

    def _possible_addresses(self) -> Iterator[str]:
        """Every verb, every question that is open, and answers as the toy asks for them."""
        held = list(self.evening.bot.tables._held.values())[-2:]
        yield from (f"{table.id}/{one.ticket}/" for table in held for one in table.decisions())
        tables = ["-", "aaaaaaaa", *(table.id for table in held)]
        for verb in VERBS:
            yield f"{self.mutate.dice.choice(tables)}/{verb}/"
        yield f"{tables[-1]}/split.1.0/=A,B"
        yield f"{tables[-1]}/split.1.1/!A"
        yield f"{tables[-1]}/take.1.0/left~1@c"
        yield "-/rules/toy:1"
        yield f"{tables[-1]}/stand-in/1"
        yield f"{tables[-1]}/no-invitations/1"
