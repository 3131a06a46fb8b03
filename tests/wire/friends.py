"""Friends at the parlour: each reads what lies before them and presses the obvious button."""

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engine.games import GAMES
from tests.games import found
from tests.parlour.script import Player, Refused, until
from tests.wire.house import House
from tests.wire.letters import Letter, Offer

_STEPS_BACK = re.compile(r"Change|.*\bBack")
_BROKEN = "Something went wrong on my side"


def _steps_back(offer: Offer) -> bool:
    """A button may say after its label what it would bring."""
    return _STEPS_BACK.fullmatch(offer.label.split(":")[0]) is not None


@dataclass
class Table:
    """A game as its players know it."""

    id: str
    lobby: str
    channel: str
    game: str
    thread: str | None = None


@dataclass
class Friend:
    house: House
    player: Player
    name: str
    """As others read it; no two friends have the same."""
    dice: random.Random
    prefers_my_seat: float = 0.0
    """How often this friend plays below the board rather than by direct message."""
    wavers: float = 0.05
    """How often an answer is changed or taken back."""
    sent: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Presses that would answer, by table and ticket."""
    accepted: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Those of them that were acknowledged as an answer."""
    refusals: list[str] = field(default_factory=list)
    """The sentences that said no."""
    waits: list[float] = field(default_factory=list)
    """Seconds from every press to its acknowledgement."""
    unasked: list[str] = field(default_factory=list)
    """Questions that had to be asked for, because none came by itself for a long time."""
    dismissed: set[str] = field(default_factory=set)
    """Messages that were put away: the bot may learn of it only when it edits them."""
    ai_level: str = "Normal"
    """Of the AI players that this friend adds."""
    glances_every: float = 0.2
    """Seconds between two looks for a question, on average."""
    expects_trouble: bool = False
    """Whether the database may be away, so that the bot may say that something went wrong."""
    lives: int = 4
    """How often a button may stay silent, the bot being there, before it is called dead."""
    _dm: str = ""

    @classmethod
    async def comes(
        cls, house: House, name: str, seed: int, *, prefers_my_seat: float = 0.0
    ) -> "Friend":
        login = re.sub(r"\W", "_", name.lower())
        player = await house.script.person(login, display_name=name)
        friend = cls(house, player, name, random.Random(f"{name} {seed}"), prefers_my_seat)
        friend._dm = await player.dm()
        return friend

    async def opens_a_table(
        self, ai: int = 1, *guests: "Friend", game: str = "great_split", quick: bool = True
    ) -> Table:
        """/play, everybody sits down, the options are set, and the game is on."""
        channel = await self.games()
        lobby = await self._insists(self.opens_lobby, channel, game)
        table = Table(lobby.offers()[0].table, lobby.id, channel, game)
        for guest in guests:
            await self._insists(guest._sits_down, table)
        for number in range(1, ai + 1):
            await self._insists(self._adds_ai, table, number)
        if quick:
            await self._insists(self._shortens, table)
        await self._insists(self._starts, table)
        return table

    async def plays(self, table: Table) -> None:
        """Answer whatever is asked until the game is over."""
        idle = 0
        while not await self.sees_the_end(table):
            if await self.answers_something(table) or (idle % 40 == 39 and await self._asks(table)):
                idle = 0
            else:
                idle += 1
                await asyncio.sleep(self.glances_every * self.dice.uniform(0.5, 1.5))

    async def answers_something(self, table: Table) -> bool:
        """Whether there was a question to answer."""
        question = await self.sees_a_question(table)
        if question is not None:
            await self.answers(table, question)
        return question is not None

    async def _asks(self, table: Table) -> bool:
        """After a long silence somebody opens My Seat, and answers what it shows."""
        question = await self._looks_at_seat(table)
        if question is not None:
            self.unasked.append(question.text)
            await self.answers(table, question)
        return question is not None

    async def sees_the_end(self, table: Table) -> bool:
        return (await self.final(table)) is not None

    async def final(self, table: Table) -> Letter | None:
        found = [one for one in await self.reads_thread(table) if one.offer("Rematch")]
        return found[-1] if found else None

    async def reads_thread(self, table: Table) -> list[Letter]:
        if table.thread is None:
            table.thread = await self._finds_thread()
        return [] if table.thread is None else await self.reads(table.thread, 25)

    async def reads(self, channel: str, limit: int = 50) -> list[Letter]:
        path = f"/people/{self.player.name}/channels/{channel}/messages?limit={limit}"
        told = await self.house.script.get(path)
        return [Letter(one) for one in told["messages"]]

    async def reads_direct(self, limit: int = 50) -> list[Letter]:
        return await self.reads(self._dm, limit)

    async def presses(self, offer: Offer) -> dict[str, Any]:
        """Press, or choose; what came of it. A button that stays silent fails the test."""
        key = (offer.table, offer.what)
        deed: dict[str, Any] = {"message": offer.message, "custom_id": offer.custom_id}
        if offer.value is not None:
            deed["values"] = [offer.value]
        for _ in range(self.lives):
            await self.house.is_up.wait()
            self.sent[key] += offer.is_answer
            began = time.monotonic()
            try:
                result = await self.player.does(
                    "press" if offer.value is None else "choose", **deed
                )
            except Refused as error:
                # The message was turned while we looked at it; it is read again.
                self.sent[key] -= offer.is_answer
                return {"outcome": "gone", "error": str(error), "message": None, "modal": None}
            self.waits.append(time.monotonic() - began)
            if result["outcome"] == "updated":
                self._notes_answer(offer, Letter(result["message"]))
            self._notes(result)
            if result["outcome"] != "failed" or self.house.was_killed_since(began):
                return result
        raise AssertionError(f"the button {offer.label!r} ({offer.custom_id}) is dead.")

    async def presses_label(self, letter: Letter, label: str) -> dict[str, Any]:
        offer = letter.offer(label)
        assert offer is not None, f"{label} is not in {[one.label for one in letter.offers()]}"
        return await self.presses(offer)

    async def asks_for(self, letter: Letter, label: str) -> Letter:
        """What a button brings in private: at once or, on a busy machine, a moment after it was promised."""
        return await self._is_brought(letter.channel, partial(self.presses_label, letter, label))

    async def is_told(self, command: str, channel: str, **options: str) -> Letter:
        """The same of a command."""
        return await self._is_brought(
            channel, partial(self.player.runs, command, channel, **options)
        )

    async def _is_brought(
        self, channel: str, deed: Callable[[], Coroutine[Any, Any, dict[str, Any]]]
    ) -> Letter:
        before = {one.id for one in await self.reads(channel)}
        result = await deed()
        if result["outcome"] == "message":
            return Letter(result["message"])
        found: list[Letter] = []

        async def has_come() -> bool:
            new = [one for one in await self.reads(channel) if one.id not in before]
            found[:] = [one for one in new if one.is_private and one.body["components"]]
            return bool(found)

        await until(has_come)
        return found[-1]

    async def answers(self, table: Table, question: Letter) -> None:
        offer = self._prefers(question.answers_at(table.id))
        result = await self.presses(offer)
        if result["modal"] is not None:
            result = await self._fills_in(result["modal"])
        if result["outcome"] == "message" and question.is_private:
            # It is an old one: somebody would put it away and open My Seat again.
            await self._puts_away(question)
        elif result["outcome"] in {"message", "failed", "gone"}:
            await asyncio.sleep(0.2)
        elif result["outcome"] == "deferred_update":
            turned = await self._sees_it_turned(question)
            # It may have been turned because of an earlier press, and this one refused.
            if turned is not None and not self.accepted[offer.table, offer.what]:
                self._notes_answer(offer, turned)

    def _prefers(self, offers: list[Offer]) -> Offer:
        """Onwards, and now and then a step back."""
        back = [offer for offer in offers if _steps_back(offer)]
        onwards = [offer for offer in offers if not _steps_back(offer)]
        if not onwards or (back and self.dice.random() < self.wavers):
            return self.dice.choice(back)
        quick = [offer for offer in onwards if re.match(r"(plain|done)$|buy-", offer.path)]
        return self.dice.choice(quick or onwards)

    async def _fills_in(self, modal: dict[str, Any]) -> dict[str, Any]:
        fields = [label["component"] for label in modal["components"]]
        values = {}
        for one in fields:
            keys = [option["value"] for option in one["options"]]
            count = self.dice.randint(one["min_values"], one["max_values"])
            values[one["custom_id"]] = self.dice.sample(keys, count)
        await self.house.is_up.wait()
        began = time.monotonic()
        result = await self._does("submit", modal=modal["id"], values=values)
        self.waits.append(time.monotonic() - began)
        if result["outcome"] == "failed":
            await self._does("close", modal=modal["id"])
        self._notes(result)
        return result

    async def sees_a_question(self, table: Table) -> Letter | None:
        """The newest open question: by direct message, or below the board."""
        direct = _open_at(table, await self.reads_direct(25))
        if direct is not None and self.dice.random() >= self.prefers_my_seat:
            return direct
        below = [one for one in await self.reads_thread(table) if one.is_private]
        private = _open_at(table, below)
        if private is not None:
            return private
        if direct is not None or self.prefers_my_seat >= 1:
            return await self._looks_at_seat(table)
        return None

    async def _looks_at_seat(self, table: Table) -> Letter | None:
        boards = [one for one in await self.reads_thread(table) if not one.is_private]
        seats = [offer for one in boards for offer in [one.offer("My Seat")] if offer]
        if not seats:
            return None
        result = await self.presses(seats[-1])
        if result["outcome"] == "message":
            return _open_at(table, [Letter(result["message"])])
        return None

    async def _sees_it_turned(self, question: Letter) -> Letter | None:
        before = question.body["edited_timestamp"]
        for _ in range(20):
            try:
                now = await self.player.sees(question.id)
            except Refused:
                return None
            if now["edited_timestamp"] != before:
                return Letter(now)
            await asyncio.sleep(0.1)
        return None

    async def _insists(self, attempt: Callable[..., Coroutine[Any, Any, Any]], *facts: Any) -> Any:
        """Try again until it is done: the bot may be killed meanwhile."""
        for _ in range(10 * self.lives):
            await self.house.is_up.wait()
            done = await attempt(*facts)
            if done:
                return done
            await asyncio.sleep(0.3)
        raise AssertionError(
            f"{self.name} tried {10 * self.lives} times in vain: {self.refusals[-3:]}"
        )

    async def opens_lobby(self, channel: str, game: str) -> Letter | None:
        try:
            result = await self.player.runs("play", channel, game=game)
        except Refused:
            return None
        if result["outcome"] != "message":
            return None
        self._notes(result)
        letter = Letter(result["message"])
        return letter if letter.offers() else None

    async def _sits_down(self, table: Table) -> bool:
        return await self._changes_lobby(table, "Join", lambda text: self.name in text)

    async def _adds_ai(self, table: Table, number: int) -> bool:
        if (await self._lobby(table)).text.count("· AI") >= number:
            return True
        return await self._sets_up(table, "Add an AI", lambda offer: offer.label == self.ai_level)

    async def _changes_lobby(self, table: Table, label: str, done: Callable[[str], bool]) -> bool:
        if done((await self._lobby(table)).text):
            return True
        result = await self.presses_label(await self._lobby(table), label)
        return result["outcome"] == "updated" or done((await self._lobby(table)).text)

    async def _shortens(self, table: Table) -> bool:
        """Sets the options with which the game is over sooner, where it has any."""
        options = {option.key: option.choices for option in GAMES[table.game].options}
        for key, value in found(table.game, "knowledge").quick.items():
            wanted = str(options[key].index(value))

            def is_wanted(offer: Offer, key: str = key, wanted: str = wanted) -> bool:
                return offer.custom_id.endswith(f"/option/{key}") and offer.value == wanted

            if not await self._sets_up(table, "Options", is_wanted):
                return False
        return True

    async def _sets_up(self, table: Table, label: str, wanted: Callable[[Offer], bool]) -> bool:
        """A button of the lobby brings a letter, which is answered and put away."""
        result = await self.presses_label(await self._lobby(table), label)
        if result["outcome"] != "message":
            return False
        letter = Letter(result["message"])
        choices = [offer for offer in letter.offers() if wanted(offer)]
        if choices:
            result = await self.presses(choices[-1])
        await self._puts_away(letter)
        return bool(result["outcome"] == "updated")

    async def _puts_away(self, letter: Letter) -> None:
        self.dismissed.add(letter.id)
        await self._does("dismiss", message=letter.id)

    async def _starts(self, table: Table) -> bool:
        table.thread = await self._finds_thread()
        start = (await self._lobby(table)).offer("Start")
        if table.thread is None and start is not None:
            await self.presses(start)
        return table.thread is not None

    async def _lobby(self, table: Table) -> Letter:
        return Letter(await self.player.sees(table.lobby))

    async def games(self) -> str:
        guild = (await self.player.view())["guilds"][0]
        return str(next(one["id"] for one in guild["channels"] if one["kind"] == "text"))

    async def _finds_thread(self) -> str | None:
        """By the players' names in its own."""
        guild = (await self.player.view())["guilds"][0]
        names = re.compile(rf"\b{re.escape(self.name)}\b")
        threads = (one for one in guild["channels"] if one["kind"] == "thread")
        return next((one["id"] for one in threads if names.search(one["name"])), None)

    async def _does(self, deed: str, **body: Any) -> dict[str, Any]:
        """What may be too late, as with anything that vanished meanwhile."""
        try:
            return await self.player.does(deed, **body)
        except Refused as error:
            return {"outcome": "gone", "error": str(error), "message": None, "modal": None}

    def _notes_answer(self, offer: Offer, now: Letter) -> None:
        """It was taken for an answer if the message no longer asks what it asked; else it has led
        to a narrower question.
        """
        asked = [one for one in now.answers_at(offer.table) if one.what == offer.what]
        if offer.is_answer and all(map(_steps_back, asked)):
            self.accepted[offer.table, offer.what] += 1

    def _notes(self, result: dict[str, Any]) -> None:
        if result["outcome"] == "message" and result["message"]["parlour"]["ephemeral"]:
            letter = Letter(result["message"])
            assert self.expects_trouble or _BROKEN not in letter.text
            if not letter.offers() and letter.file is None:
                self.refusals.append(letter.text)


def _open_at(table: Table, letters: list[Letter]) -> Letter | None:
    """The newest message that still asks; what only offers to be changed has been answered."""
    for letter in reversed(letters):
        answers = letter.answers_at(table.id)
        if answers:
            asks = not all(map(_steps_back, answers))
            return letter if asks else None
    return None
