"""Answering: a press, a form or a typed line becomes a move, and the message its answer."""

from typing import Any

from bot.dealers.dealing import PickSome
from bot.refusals import Refused
from bot.store import Shown
from bot.ui import prompts
from bot.ui.address import Address
from bot.ui.desk import Call
from bot.ui.items import tick_form
from bot.ui.pages import Pages
from bot.ui.posts import Post
from bot.ui.private import ANSWERED, ASKED, CHANGING, SETTLED, kind_of, note_of, subject_of
from bot.ui.prompts import Answered, Asked, Form, Looked
from bot.ui.safely import Placed
from bot.ui.standing_in import returned
from engine.core import Decision, Seat


async def answer(call: Call) -> None:
    """A press on a question, or a choice in one of its menus."""
    pages = await call.pages()
    seat = await call.seat_at(pages.table)
    if await returned(call, pages, seat):
        return
    async with pages.table.answering.by(seat):
        moved = await _answer(call, pages, seat)
    if moved:
        call.desk.moved_on(pages.table)


async def _answer(call: Call, pages: Pages, seat: Seat) -> bool:
    """Whether that was a move."""
    decision = _asked(call, pages, seat)
    prompt = pages.prompt(seat, decision, call.words)
    path = call.values[0] if call.values else call.address.path
    address = Address(call.address.table, call.address.what, path)
    match prompts.follow(prompt, address, call.words):
        case Asked(post):
            form = ASKED if decision.awaited else CHANGING
            await _turn(call, pages, seat, pages.framed(post, call.words), decision.ticket, form)
        case Looked(post, is_new):
            show = call.reply.show if is_new else call.reply.change
            await show(post)
        case Form(some, ticked):
            await call.reply.fill_in(
                tick_form(
                    address,
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
    form = ASKED if decision.awaited else CHANGING
    async with pages.table.answering.by(seat):
        await _turn(call, pages, seat, post, decision.ticket, form)


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
        await call.reply.show(post)
        return
    move = prompts.read_typed(prompt, typed)
    async with pages.table.answering.by(seat):
        await _submit(call, pages, seat, decision, move)
    call.desk.moved_on(pages.table)


async def show_seat(call: Call) -> None:
    """My Seat: the same as by direct message, any number of times."""
    pages = await call.pages()
    if pages.table.position is None:
        raise Refused("refused-not-started")
    seat = await call.seat_at(pages.table)
    if not await returned(call, pages, seat):
        await call.reply.show(pages.my_seat(seat, call.words))


def _asked(call: Call, pages: Pages, seat: Seat) -> Decision:
    """The open question that this address is about."""
    decision = pages.table.decision(seat)
    if decision is None or decision.ticket != call.address.what:
        raise Refused("refused-old-question" if pages.table.is_playing else "refused-not-playing")
    return decision


async def _submit(call: Call, pages: Pages, seat: Seat, decision: Decision, move: Any) -> None:
    table = pages.table
    events = await table.submit(call.user, decision.ticket, move)
    following = table.decision(seat)
    if following is not None and following.kind == decision.kind:
        post = pages.question(seat, following, call.words)
        form = ASKED if following.awaited else ANSWERED
        await _turn(call, pages, seat, post, following.ticket, form)
        return
    post = pages.answer(decision, table.view(seat), events, call.words)
    asked = None
    if following is not None and _is_private(call):
        # Put together before anything is awaited: the table may move on meanwhile.
        asked = pages.question(seat, following, call.words)
    await _turn(call, pages, seat, post, decision.ticket, SETTLED)
    if asked is not None:
        await call.reply.show(asked)


async def _turn(call: Call, pages: Pages, seat: Seat, post: Post, ticket: str, form: str) -> None:
    """Turn the pressed message into this; remember it where it is the seat's own question."""
    store = call.desk.tables.store
    was = (await store.shown(pages.table.id)).get(subject_of(seat))
    pressed = call.interaction.message
    placed = await call.reply.change(post)
    if was is None or placed is None or pressed is None or pressed.id != was.message:
        return
    if kind_of(was.tag) != kind_of(ticket):
        return
    now = Shown(
        was.subject, placed.channel, placed.message, ticket, post.digest, note_of(form, post)
    )
    if placed != Placed(was.channel, was.message):
        # Discord refused the picture, so the question goes on in a new message.
        await store.show(pages.table.id, now)
    else:
        await store.reshow(pages.table.id, was, now)


def _is_private(call: Call) -> bool:
    """In an ephemeral message, where the next question cannot come by itself."""
    pressed = call.interaction.message
    return pressed is None or pressed.flags.ephemeral
