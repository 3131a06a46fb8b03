"""Every way in which the bot answers a press, a choice or a form."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

import discord

from bot.ui.limits import CHECKBOXES
from bot.ui.messages.address import NO_TABLE, Address
from bot.ui.messages.components import line_form, read_component, tick_form
from bot.ui.messages.discord_calls import Fate, acknowledge, attempt
from bot.ui.messages.posts import Drawn, pictures_in
from bot.ui.probing.acting import Acting, Interaction
from bot.ui.probing.samples import (
    FORMS,
    NAME,
    PNG,
    VERB,
    WEBP,
    posted,
    with_file,
    with_film,
)
from bot.ui.probing.trying import Change, changes, edit_of

Answer: TypeAlias = Callable[[Acting, str, Interaction, int], Awaitable[None]]
"""Answers a press or a command in one way; the number is that of the next step, or 0."""


def _original(press: Interaction) -> Change:
    """To edit the first answer, which after an acknowledgement is the pressed message."""
    return lambda ready: press.edit_original_response(**changes(ready))


async def keeps(act: Acting, what: str, press: Interaction, following: int) -> None:
    """Turns the pressed message into another, which has the same picture."""
    has = () if press.message is None else pictures_in(press.message)
    if not has:
        act.probe.line(f"not tried {what}: the message does not name it")
        what = "answer: words only"
    ready = posted("kept", *(PNG for _ in has), number=following, of=act.steps)
    await _turn(act, what, press, replace(ready, images=(), kept=has))


async def brings_small(act: Acting, what: str, press: Interaction, following: int) -> None:
    await _turn(act, what, press, posted("turned", PNG, number=following, of=act.steps))


async def brings_large(act: Acting, what: str, press: Interaction, following: int) -> None:
    await _turn(act, what, press, posted("turned", WEBP, number=following, of=act.steps))


async def _turn(act: Acting, what: str, press: Interaction, ready: Drawn) -> None:
    if not await act.probe.is_taken(what, press.response.edit_message(**changes(ready))):
        await _in_words(act, press, ready)


async def _in_words(act: Acting, press: Interaction, ready: Drawn) -> None:
    """Whatever was refused, the next press has its button."""
    words = Drawn(replace(ready.post, pictures=()))
    if not press.response.is_done():
        turning = press.response.edit_message(**changes(words))
        await act.probe.is_taken("the same in words", turning)
    else:
        await act.probe.attempt("the same in words", _original(press)(words))


async def defers(act: Acting, what: str, press: Interaction, following: int) -> None:
    await act.probe.is_taken(f"{what}: acknowledge", press.response.defer())
    await act.probe.change(what, _original(press), following, act.steps)


async def leaves(act: Acting, what: str, press: Interaction, following: int) -> None:
    """The same, and then the pressed message goes."""
    await defers(act, what, press, following)
    await act.probe.is_taken("delete the pressed message", press.delete_original_response())


async def overtakes(act: Acting, what: str, press: Interaction, following: int) -> None:
    """Acknowledges while a picture is on its way, as the bot does on a slow line."""
    slow = changes(posted("slow", PNG, WEBP))
    bringing = asyncio.ensure_future(attempt(press.response.edit_message(**slow)))
    # Until it is on its way there is nothing to overtake.
    await asyncio.sleep(0)
    tell_race(act, what, await acknowledge(press, announced=None), await bringing)
    words = posted("overtaken", number=following, of=act.steps)
    await act.probe.attempt("fill in what was acknowledged", _original(press)(words))


def tell_race(act: Acting, what: str, said: object, brought: object) -> None:
    """One of both must be taken, and the other told that it comes too late."""
    if (said is Fate.TWICE) == (brought is Fate.TWICE):
        act.probe.refused += 1
        act.probe.line(f"refused   {what}: {said}, {brought}")
        return
    first = "picture" if said is Fate.TWICE else "acknowledgement"
    act.probe.line(f"accepted  {what}")
    act.probe.line(f"          the {first} came first")


async def shows_everybody(act: Acting, what: str, asked: Interaction, following: int) -> None:
    """A message of its own, to a press or to a command."""
    await _shows(act, what, asked, following, private=False)


async def shows_another(act: Acting, what: str, asked: Interaction, following: int) -> None:
    """The same for whoever pressed."""
    await _shows(act, what, asked, following, private=True)


async def _shows(
    act: Acting, what: str, asked: Interaction, following: int, *, private: bool
) -> None:
    def showing(*forms: str) -> Awaitable[object]:
        ready = posted("shown", *forms)
        sending = asked.response.send_message
        return sending(view=ready.layout(), files=ready.files(), ephemeral=private)

    is_taken = act.probe.is_taken
    if await is_taken(what, showing(PNG)) or await is_taken("the same in words", showing()):
        await act.probe.attempt("read that answer", asked.original_response())
        await is_taken("delete that answer", asked.delete_original_response())
    await act.go_on(following)


async def announces(act: Acting, what: str, press: Interaction, following: int) -> None:
    announcing = press.response.defer(ephemeral=True, thinking=True)
    await act.probe.is_taken(f"{what}: announce it", announcing)
    await act.probe.change(what, _original(press))
    await act.probe.attempt(f"{what}: a file", _original(press)(with_file()))
    await act.probe.is_taken("delete that answer", press.delete_original_response())
    await act.go_on(following)


async def follows_up(act: Acting, what: str, press: Interaction, following: int) -> None:
    """A file as the private answer, and further messages after it."""
    ready = with_file()
    showing = press.response.send_message(view=ready.layout(), files=ready.files(), ephemeral=True)
    is_shown = await act.probe.is_taken(what, showing)
    if not is_shown:
        await act.probe.is_taken("acknowledge the press", press.response.defer())
    further = {f"a picture ({form})": posted("further", form) for form in FORMS}
    for name, ready in (further | {"a file": with_file(), "a film": with_film()}).items():
        sending = press.followup.send(
            view=ready.layout(), files=ready.files(), ephemeral=True, wait=True
        )
        sent = await act.probe.attempt(f"follow up with {name}", sending)
        if sent is not None:
            if ready.post.pictures:
                kept = f"edit that follow-up: keep {name}"
                await act.probe.keep(kept, edit_of(sent), sent, ready)
                await act.probe.change("edit that follow-up", edit_of(sent))
            await act.probe.attempt("delete a follow-up", sent.delete())
    if is_shown:
        await act.probe.is_taken("delete that answer", press.delete_original_response())
    await act.go_on(following)


async def shows_privately(act: Acting, what: str, press: Interaction, following: int) -> None:
    """A private answer with a picture, and its edits; the next press is in it."""
    ready = posted("private", WEBP)
    showing = press.response.send_message(view=ready.layout(), files=ready.files(), ephemeral=True)
    if await act.probe.is_taken(what, showing):
        act.asking = _original(press)
        shown = await act.probe.attempt("read that answer", press.original_response())
        if shown is not None:
            what = "edit that answer: keep its picture"
            await act.probe.keep(what, act.asking, shown, ready)
        await act.probe.change("edit that answer", act.asking, following, act.steps)
    else:
        await act.probe.is_taken("acknowledge the press", press.response.defer())
        words = posted("private", number=following, of=act.steps)
        sending = press.followup.send(view=words.layout(), ephemeral=True, wait=True)
        sent = await act.probe.attempt("the same in words", sending)
        act.asking = act.asking if sent is None else edit_of(sent)


Form = Callable[[Address], discord.ui.Modal]


def _boxes(address: Address) -> discord.ui.Modal:
    boxes = (("a", "A box", ""), ("b", "Another", "With a hint."))
    about = "What is ticked comes back."
    return tick_form(address, NAME, "Tick one and send it", boxes, frozenset({"a"}), 1, 2, about)


def _many(address: Address) -> discord.ui.Modal:
    """More than there may be boxes: they come as a menu, as in the later rounds of a game."""
    entries = tuple((str(n), f"Entry {n}", "With a hint.") for n in range(CHECKBOXES + 1))
    about = "What is chosen comes back."
    return tick_form(
        address, NAME, "Choose one and send it", entries, frozenset({"0"}), 1, 2, about
    )


def _line(address: Address) -> discord.ui.Modal:
    return line_form(address, NAME, "Write a word and send it", "What comes back.", "a word", 50)


async def _filled_in(
    act: Acting, what: str, press: Interaction, form: Form, following: int
) -> Interaction | None:
    """The form that somebody sent. Where none comes back, the next press has its button."""
    address = Address(NO_TABLE, VERB, f"form-{following}")
    if not await act.probe.is_taken(what, press.response.send_modal(form(address))):
        await act.probe.is_taken("acknowledge the press", press.response.defer())
        await act.go_on(following)
        return None
    act.probe.line(f"          send the form within {act.wait:g} seconds")
    sent = await act.at(address)
    if sent is None:
        act.probe.line("not tried answer a form: nobody sent it")
        await act.go_on(following)
    else:
        values = ", ".join(read_component(sent.data).values)
        act.probe.line(f"          the form came back with {values}")
    return sent


def _to(form: Form, what_then: str, answer: Answer) -> Answer:
    """Answers with this form, and the form in that way."""

    async def opens(act: Acting, what: str, press: Interaction, following: int) -> None:
        sent = await _filled_in(act, what, press, form, following)
        if sent is not None:
            await answer(act, what_then, sent, following)

    return opens


opens_boxes = _to(_boxes, "answer a form: bring a new picture", brings_small)
opens_a_menu = _to(_many, "acknowledge a form, then edit", defers)
opens_a_line = _to(_line, "acknowledge a form, then edit", defers)
# Where the message is gone from which a form was opened, or its question is over.
opens_before_a_message = _to(
    _line, "answer a form: a private message with a picture", shows_another
)
opens_before_an_announcement = _to(
    _line, "announce an answer to a form, then fill it in", announces
)
