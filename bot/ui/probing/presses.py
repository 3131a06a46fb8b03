"""What a probe needs a person for: one button after the other, each press answered in another way."""

import asyncio
from typing import TypeAlias

import discord

from bot.ui.probing import answers
from bot.ui.probing.acting import Acting
from bot.ui.probing.samples import PNG, address_of, posted
from bot.ui.probing.trying import edit_of
from bot.ui.probing.typed import try_typing

_CONNECTED_WITHIN = 30.0
"""Seconds."""

Steps: TypeAlias = tuple[tuple[str, answers.Answer], ...]
STEPS: Steps = (
    ("answer: keep the picture of the pressed message (.png)", answers.keeps),
    ("answer: bring a new picture to it (.webp)", answers.brings_large),
    ("answer: keep the picture of the pressed message (.webp)", answers.keeps),
    ("answer: bring a new picture to it (.png)", answers.brings_small),
    ("acknowledge a press, then edit", answers.defers),
    ("acknowledge a press while a picture is on its way", answers.overtakes),
    ("answer: open a form with boxes", answers.opens_boxes),
    ("answer: open a form with a menu", answers.opens_a_menu),
    ("answer: open a form, and answer it with a message", answers.opens_before_a_message),
    ("answer: open a form, and announce its answer", answers.opens_before_an_announcement),
    ("answer: a message for everybody with a picture", answers.shows_everybody),
    ("announce an answer, then fill it in", answers.announces),
    ("answer: a private message with a picture", answers.shows_privately),
    # From here on the private message is pressed.
    ("answer in private: bring a new picture (.png)", answers.brings_small),
    ("answer in private: keep the picture (.png)", answers.keeps),
    ("answer in private: bring a new picture (.webp)", answers.brings_large),
    ("answer in private: keep the picture (.webp)", answers.keeps),
    ("answer in private: open a form with boxes", answers.opens_boxes),
    ("answer in private: open a form with a line", answers.opens_a_line),
    (
        "answer in private: open a form, and answer it with a message",
        answers.opens_before_a_message,
    ),
    ("answer in private: a further private message with a file", answers.follows_up),
    ("acknowledge a press in private, then edit", answers.leaves),
)
"""Every way in which the bot answers a press in a channel, one for each."""
DIRECT_STEPS: Steps = (
    ("answer a direct message: keep its picture (.png)", answers.keeps),
    ("answer a direct message: bring a new picture (.webp)", answers.brings_large),
    ("answer a direct message: keep its picture (.webp)", answers.keeps),
    ("acknowledge a press there, then edit", answers.defers),
    ("answer a direct message: open a form with boxes", answers.opens_boxes),
    ("answer a direct message: open a form with a line", answers.opens_a_line),
    (
        "answer a direct message: open a form, and answer it with a message",
        answers.opens_before_a_message,
    ),
    ("answer a direct message: another one with a picture", answers.shows_another),
    ("announce an answer there, then fill it in", answers.announces),
)
"""The same in direct messages, where most presses are."""


async def try_presses(act: Acting, channel: int, person: int | None) -> None:
    probe = act.probe
    act.listen()
    try:
        await asyncio.wait_for(probe.client.wait_until_ready(), _CONNECTED_WITHIN)
    except TimeoutError:
        probe.line("not tried answers to presses, forms and commands: the gateway is silent")
        return
    await _ask(act, probe.client.get_partial_messageable(channel), STEPS)
    if person is None:
        probe.line("not tried answers in direct messages: --person says whose")
    else:
        opening = probe.client.create_dm(discord.Object(person))
        letters = await probe.attempt("open direct messages", opening)
        if letters is not None:
            place = probe.client.get_partial_messageable(letters.id)
            await _ask(act, place, DIRECT_STEPS)
    await try_typing(act, channel)


async def _ask(act: Acting, place: discord.PartialMessageable, steps: Steps) -> None:
    """Has each button pressed, one after the other."""
    first, act.steps = act.steps + 1, act.steps + len(steps)
    asking = await act.probe.send(
        "post a button", place, posted("press", PNG, number=first, of=act.steps)
    )
    if asking is None:
        return
    act.asking = edit_of(asking)
    act.probe.line(
        f"          press its button, or choose in its menu, {len(steps)} times, each within"
        f" {act.wait:g} seconds; whatever comes in private has the next one"
    )
    for number, (what, answer) in enumerate(steps, start=first):
        pressed = await act.at(address_of(number))
        if pressed is None:
            for missed, _ in steps[number - first :]:
                act.probe.line(f"not tried {missed}: nobody pressed")
            return
        await answer(act, what, pressed, (number + 1) if number < act.steps else 0)
