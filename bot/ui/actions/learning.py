"""/learn: a first game against easy AI players, with lessons that can be skipped."""

from dataclasses import replace

from bot.lobby import add_ai
from bot.people.choices import wants_lessons
from bot.starting import start
from bot.store import NOTHING_CHOSEN
from bot.store.people import choices_of, choose
from bot.ui.actions.call import Call
from bot.ui.actions.lobby import greet, opened, post_lobby
from bot.ui.actions.playing import turn_into
from bot.ui.messages.address import number_in
from bot.ui.pages import Pages
from bot.ui.publishing.seats import SeatMessage, Wanted
from engine.core import Seat

_OPPONENTS = 2
"""Enough to have a neighbour on either side."""


async def open_first_game(call: Call, game: str) -> None:
    """Dealt at once: nobody has to know yet what a lobby is for."""
    tables = call.desk.tables
    chosen = await choices_of(tables.store, (call.user,))
    learns = wants_lessons(chosen.get(call.user, NOTHING_CHOSEN))
    table = await opened(call, game, replace(call.player, learns=learns))
    seats = table.game.seats
    for _ in range(min(max(_OPPONENTS, seats[0] - 1), seats[-1] - 1)):
        await add_ai(tables, table.id, call.user, "easy")
    if not await post_lobby(call, table):
        return
    await greet(call, table, call.player)
    call.desk.moved_on(await start(tables, table.id, call.user))
    if not learns:
        await call.reply.say(call.words("lessons-are-off"))


async def show_guide(call: Call) -> None:
    """What is what on one's own seat; the path says which page."""
    pages = await call.dealt()
    seat = await call.seat_at(pages.table)
    post = pages.guide(seat, number_in(call.address.path) or 0, call.words)
    await (call.reply.change if call.address.path else call.reply.show)(post)


async def skip_lessons(call: Call) -> None:
    """In this game."""
    pages = await call.dealt()
    seat = await call.seat_at(pages.table)
    async with pages.table.lock:
        await pages.table.read()
        await call.desk.tables.note(pages.table, seat, learns=False)
    await _without_lesson(call, pages, seat)


async def never_again(call: Call) -> None:
    """In this game and in every other."""
    pages = await call.dealt()
    seat = await call.seat_at(pages.table)
    await choose(call.desk.tables.store, call.user, lessons=False)
    await pages.table.catch_up()
    await _without_lesson(call, pages, seat)


async def _without_lesson(call: Call, pages: Pages, seat: Seat) -> None:
    """The message that was pressed, if its question is still the same; else a sentence."""
    decision, pressed = pages.table.decision(seat), call.interaction.message
    if decision is None or decision.ticket != call.address.path or pressed is None:
        await call.reply.say(call.words("lessons-skipped"))
        return
    async with pages.table.answering.by(seat):
        if pressed.flags.ephemeral:
            wanted = Wanted(pages.my_seat(seat, call.words), decision.ticket, "asked")
        else:
            wanted = SeatMessage(pages, seat, call.words).of_decision(decision)
        await turn_into(call, seat, wanted)
