"""What a probe needs a person for: one button, and each press is answered in another way."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

import discord

from bot.ui.messages.address import NO_TABLE, Address
from bot.ui.messages.components import read_component, tick_form
from bot.ui.messages.posts import Drawn, Post, Press, pictures_in
from bot.ui.probing.trying import NAME, Probe, pictured, posted

_VERB = "probe"
_CONNECTED_WITHIN = 30.0
"""Seconds."""
Interaction: TypeAlias = discord.Interaction[Any]


def _with_button(ready: Drawn, number: int) -> Drawn:
    """The message, with the button for this press."""
    label = f"Press ({number} of {len(_ANSWERS)})"
    row = (Press(label, Address(NO_TABLE, _VERB, str(number)), "main"),)
    return replace(ready, post=replace(ready.post, rows=(row,)))


@dataclass(slots=True)
class Presses:
    probe: Probe
    wait: float
    """Seconds that each press is waited for."""
    _arrivals: asyncio.Queue[Interaction] = field(default_factory=asyncio.Queue)
    """Also of those who press before we wait for it."""

    async def in_channel(self, channel: int) -> None:

        async def on_interaction(interaction: Interaction) -> None:
            await self._arrivals.put(interaction)

        self.probe.client.event(on_interaction)
        try:
            await asyncio.wait_for(self.probe.client.wait_until_ready(), _CONNECTED_WITHIN)
        except TimeoutError:
            self.probe.line("not tried answers to presses and forms: the gateway is silent")
            return
        place = self.probe.client.get_partial_messageable(channel)
        first = _with_button(pictured("press", "navy"), 1)
        asking = await self.probe.send("post a button", place, first)
        if asking is None:
            return
        self.probe.line(
            f"          press its button {len(_ANSWERS)} times, each within {self.wait:g} seconds"
        )
        for number, (what, answer) in enumerate(_ANSWERS, start=1):
            pressed = await self._pressed(number)
            if pressed is None:
                for missed, _ in _ANSWERS[number - 1 :]:
                    self.probe.line(f"not tried {missed}: nobody pressed")
                return
            await answer(self, what, pressed, number + 1)

    async def _pressed(self, number: int) -> Interaction | None:
        return await self._arrived(f"{NO_TABLE}/{_VERB}/{number}")

    async def _arrived(self, address: str) -> Interaction | None:
        """The press or the form that comes with this address."""
        try:
            async with asyncio.timeout(self.wait):
                while True:
                    interaction = await self._arrivals.get()
                    if str(read_component(interaction.data).address) == address:
                        return interaction
        except TimeoutError:
            return None

    async def keeps(self, what: str, press: Interaction, following: int) -> None:
        """Turns the pressed message into another, which has the same picture."""
        has = () if press.message is None else pictures_in(press.message)
        if has:
            ready = Drawn(pictured("press", "navy").post, kept=has)
        else:
            self.probe.line(f"not tried {what}: the message does not name it")
            ready = posted("no picture")
        await self._turn(
            what if has else "answer: words only", press, _with_button(ready, following)
        )

    async def brings(self, what: str, press: Interaction, following: int) -> None:
        await self._turn(what, press, _with_button(pictured("turned", "maroon"), following))

    async def _turn(self, what: str, press: Interaction, ready: Drawn) -> None:
        changing = press.response.edit_message(view=ready.layout(), attachments=ready.attachments())
        if not await self.probe.is_taken(what, changing):
            await self._in_words(press, ready)

    async def _in_words(self, press: Interaction, ready: Drawn) -> None:
        """Whatever was refused, the next press has its button."""
        words = Drawn(replace(ready.post, pictures=()))
        if not press.response.is_done():
            await self.probe.attempt(
                "the same in words",
                press.response.edit_message(view=words.layout(), attachments=[]),
            )
        else:
            await self.probe.attempt(
                "the same in words",
                press.edit_original_response(view=words.layout(), attachments=[]),
            )

    async def defers(self, what: str, press: Interaction, following: int) -> None:
        await self.probe.attempt("answer: acknowledge the press", press.response.defer())
        ready = _with_button(pictured("deferred", "teal"), following)
        filling = press.edit_original_response(view=ready.layout(), attachments=ready.attachments())
        if not await self.probe.is_taken(what, filling):
            await self._in_words(press, ready)

    async def shows_privately(self, what: str, press: Interaction, following: int) -> None:
        """A private answer with a picture, its edit, and a second one."""
        ready = pictured("private", "navy")
        showing = press.response.send_message(
            view=ready.layout(), files=ready.files(), ephemeral=True
        )
        if await self.probe.is_taken(what, showing):
            shown = await self.probe.attempt("read that answer", press.original_response())
            has = () if shown is None else pictures_in(shown)
            if has:
                kept = Drawn(ready.post, kept=has)
                keeping = press.edit_original_response(
                    view=kept.layout(), attachments=kept.attachments()
                )
                await self.probe.attempt("edit that answer: keep its picture", keeping)
            await self.probe.is_taken("delete that answer", press.delete_original_response())
        else:
            await self.probe.attempt("answer: acknowledge the press", press.response.defer())
        further = pictured("further", "maroon")
        following_up = press.followup.send(
            view=further.layout(), files=further.files(), ephemeral=True, wait=True
        )
        sent = await self.probe.attempt("follow up with a picture", following_up)
        if sent is not None:
            await self.probe.attempt("delete a follow-up", sent.delete())
        await self._go_on(press, following)

    async def announces(self, what: str, press: Interaction, following: int) -> None:
        announcing = press.response.defer(ephemeral=True, thinking=True)
        await self.probe.attempt("answer: announce a private answer", announcing)
        ready = pictured("announced", "teal")
        filling = press.edit_original_response(view=ready.layout(), attachments=ready.attachments())
        if not await self.probe.is_taken(what, filling):
            await self._in_words(press, ready)
        await self.probe.attempt("delete that answer", press.delete_original_response())
        await self._go_on(press, following)

    async def opens_a_form(self, what: str, press: Interaction, _following: int) -> None:
        address = Address(NO_TABLE, _VERB, "form")
        boxes = (("a", "A box", ""), ("b", "Another", "With a hint."))
        form = tick_form(address, NAME, "Tick one and send it", boxes, frozenset({"a"}), 1, 2)
        if not await self.probe.is_taken(what, press.response.send_modal(form)):
            return
        self.probe.line(f"          send the form within {self.wait:g} seconds")
        sent = await self._arrived(str(address))
        if sent is None:
            self.probe.line("not tried answer a form: nobody sent it")
            return
        done = Drawn(Post(f"{NAME}: {', '.join(read_component(sent.data).values)} ticked."))
        changing = sent.response.edit_message(view=done.layout(), attachments=[])
        await self.probe.attempt("answer a form: words only", changing)

    async def _go_on(self, press: Interaction, following: int) -> None:
        """The button stands in the message that was pressed."""
        if press.message is None:
            return
        ready = _with_button(Drawn(Post(f"{NAME}: go on.")), following)
        changing = press.message.edit(view=ready.layout(), attachments=[])
        await self.probe.attempt("edit the pressed message: words only", changing)


_Answer: TypeAlias = Callable[[Presses, str, Interaction, int], Awaitable[None]]
_ANSWERS: tuple[tuple[str, _Answer], ...] = (
    ("answer: keep the picture of the pressed message", Presses.keeps),
    ("answer: bring a new picture to it", Presses.brings),
    ("acknowledge, then bring a new picture to it", Presses.defers),
    ("answer: a private message with a picture", Presses.shows_privately),
    ("announce, then fill in a picture", Presses.announces),
    ("answer: open a form", Presses.opens_a_form),
)
"""Every way in which the bot answers a press, one for each."""
