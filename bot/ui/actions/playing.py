"""Answering: a press, a form or a typed line becomes a move, and the message its answer."""

import asyncio
from dataclasses import replace
from typing import Any

from bot.dealers.dealing import PickSome
from bot.refusals import Refused
from bot.table import Table
from bot.ui import prompts
from bot.ui.actions.call import Call
from bot.ui.actions.my_seat import remember, show_my_seat
from bot.ui.actions.reaching import reach_again
from bot.ui.actions.stand_ins import returned
from bot.ui.messages.address import Address
from bot.ui.messages.components import tick_form
from bot.ui.messages.posts import Post
from bot.ui.pages import Pages
from bot.ui.prompts import Answered, Asked, Form, Looked
from bot.ui.publishing.seats import SeatMessage, Wanted
from engine.core import Decision, Seat

_OTHERS_WAIT = 2.0
"""Seconds after which a move is shown to the others, and AI players go on, though its own answer is
still on its way."""


async def answer(call: Call) -> None:
    """A press on a question, or a choice in one of its menus."""
    pages = await call.pages()
    seat = await call.seat_at(pages.table)
    if await returned(call, pages, seat):
        return
    async with pages.table.answering.by(seat):
        is_news = await _answer(call, pages, seat)
    if is_news:
        call.desk.moved_on(pages.table)


async def _answer(call: Call, pages: Pages, seat: Seat) -> bool:
    """Whether something must be stored or shown besides the answer to the press."""
    decision = _asked(call, pages, seat)
    prompt = pages.prompt(seat, decision, call.words)
    path = call.values[0] if call.values else call.address.path
    address = Address(call.address.table, call.address.what, path)
    if not address.fits:
        raise Refused("refused-old-question")
    match prompts.follow(prompt, address, call.words):
        case Asked(post):
            await turn_into(call, seat, _partly(pages.framed(post, call.words), decision))
            return not decision.awaited
        case Looked(post, is_new):
            placed = await (call.reply.show if is_new else call.reply.change)(post)
            looked, alone = Wanted(post, decision.ticket, "asked"), replace(post, rows=())
            remember(call, seat, looked, placed, pressed=None, private=True, stays=alone)
        case Form(some, ticked):
            await call.reply.fill_in(
                tick_form(
                    # What is ticked comes back in the form itself.
                    replace(address, path=""),
                    some.form_title or some.open_label,
                    some.form_label or some.open_label,
                    tuple((item.key, item.label, item.hint) for item in some.items),
                    ticked,
                    some.least,
                    some.most,
                    some.form_hint,
                )
            )
        case Answered(move):
            await _submit(call, pages, seat, decision, move)
            return True
    return False


async def fill_in(call: Call) -> None:
    """A form comes back: show how the answer would look, with all of it in the buttons."""
    pages = await call.pages()
    seat = await call.seat_at(pages.table)
    if await returned(call, pages, seat):
        return
    decision = _asked(call, pages, seat)
    prompt = pages.prompt(seat, decision, call.words)
    if not isinstance(prompt, PickSome):
        raise Refused("refused-old-question")
    keys = frozenset(item.key for item in prompt.items if item.key in call.values)
    post = pages.framed(prompts.draft(prompt, keys, call.address, call.words), call.words)
    async with pages.table.answering.by(seat):
        await turn_into(call, seat, _partly(post, decision))
    if not decision.awaited:
        call.desk.moved_on(pages.table)


async def type_answer(call: Call, command: str, typed: str) -> None:
    """A slash command with the whole answer in one line."""
    pages = await call.pages()
    seat = await call.seat_at(pages.table)
    if await returned(call, pages, seat):
        return
    decision = pages.table.decision(seat)
    if decision is None:
        raise Refused("refused-nothing-asked")
    prompt = prompts.answered_by(command, pages.prompt(seat, decision, call.words))
    if isinstance(prompt, PickSome):
        # As with the buttons: nothing is sealed before it was seen.
        keys = prompts.read_ticks(prompt, typed)
        address = Address(pages.table.id, decision.ticket)
        post = pages.framed(prompts.draft(prompt, keys, address, call.words), call.words)
        async with pages.table.answering.by(seat):
            await turn_into(call, seat, _partly(post, decision))
        return
    try:
        move = prompts.read_typed(prompt, typed)
    except Refused as refused:
        why = pages.misread(seat, decision, typed, call.words)
        raise (refused.because(why) if why else refused) from None
    async with pages.table.answering.by(seat):
        await _submit(call, pages, seat, decision, move)
    call.desk.moved_on(pages.table)


async def show_seat(call: Call) -> None:
    """My Seat: the same as by direct message, any number of times."""
    pages = await call.pages()
    pages.table.require_dealt()
    seat = await call.seat_at(pages.table)
    if await returned(call, pages, seat):
        return
    async with pages.table.answering.by(seat):
        await show_my_seat(call, pages, seat)
    if pages.table.is_playing:
        # Stored now: whichever process shows the table next then knows of it.
        call.desk.publisher.wake(pages.table.id)
        await reach_again(call, pages.table, pages.table.players[seat])


def _partly(post: Post, decision: Decision) -> Wanted:
    """A part of a question, which is left alone until it is answered."""
    return Wanted(post, decision.ticket, "asked" if decision.awaited else "changing")


def _asked(call: Call, pages: Pages, seat: Seat) -> Decision:
    """The open question that this address is about."""
    decision = pages.table.decision(seat)
    if decision is None or decision.ticket != call.address.what:
        call.desk.publisher.hurry(pages.table.id)
        pages.table.require_playing()
        raise Refused("refused-old-question")
    return decision


async def _submit(call: Call, pages: Pages, seat: Seat, decision: Decision, move: Any) -> None:
    events = await pages.table.submit(call.user, decision.ticket, move)
    going_on = asyncio.create_task(_go_on_soon(call, pages.table))
    try:
        await _show_answer(call, pages, seat, decision, events)
    finally:
        going_on.cancel()


async def _go_on_soon(call: Call, table: Table) -> None:
    """Nobody waits long for what is on its way to somebody else."""
    await call.desk.tables.clock.sleep(_OTHERS_WAIT)
    call.desk.moved_on(table)


async def _show_answer(
    call: Call, pages: Pages, seat: Seat, decision: Decision, events: tuple[Any, ...]
) -> None:
    table, message = pages.table, SeatMessage(pages, seat, call.words)
    # Put together before anything is awaited: the table may move on meanwhile.
    following = table.decision(seat)
    follow = None if following is None else following.ticket
    wanted = message.of_question(decision.ticket, follow, events)
    asked = None
    if following is not None and wanted.form == "settled" and _needs_next_question(call):
        asked = message.of_decision(following)
    await turn_into(call, seat, wanted)
    if asked is not None:
        placed = await call.reply.show(asked.post)
        remember(call, seat, asked, placed, pressed=None, private=True)


async def turn_into(call: Call, seat: Seat, wanted: Wanted) -> None:
    """Turn the pressed message into this."""
    pressed = call.interaction.message
    placed = await call.reply.change(wanted.post)
    private = pressed is None or pressed.flags.ephemeral
    number = None if pressed is None else pressed.id
    remember(call, seat, wanted, placed, pressed=number, private=private)


def _needs_next_question(call: Call) -> bool:
    """Where only its reader sees the message; but in direct messages it comes by itself."""
    pressed = call.interaction.message
    is_private = pressed is None or pressed.flags.ephemeral
    return is_private and call.interaction.guild_id is not None
