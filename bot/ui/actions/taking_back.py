"""Take Back: asks the others in the thread, and what they say to it."""

from bot import lobby
from bot.refusals import Refused
from bot.store import TAKE_BACK_RULES
from bot.taking_back import Asked, agree, ask, refuse
from bot.ui.actions.call import Call
from bot.ui.actions.lobby import nonce_of
from bot.ui.actions.stand_ins import returned
from bot.ui.messages.address import number_in
from bot.ui.messages.discord_calls import Fate
from bot.ui.messages.posts import Drawn, Post
from bot.ui.pages import Pages
from engine.core import Seat


async def take_back(call: Call) -> None:
    """Whoever sits there alone with AI players takes back at once; else the others are asked."""
    pages = await call.dealt()
    seat = await call.seat_at(pages.table)
    if await returned(call, pages, seat):
        return
    if not pages.dealer.takes_turns:
        raise Refused("refused-take-back-game")
    asked = await ask(call.desk.tables, call.table_id, call.user)
    if asked.is_done:
        await call.reply.say(call.words("take-back-done"))
        call.desk.moved_on(asked.table)
        return
    if isinstance(await _post(call, pages, asked), Fate):
        await refuse(call.desk.tables, call.table_id, call.user, asked.ply, asked.seat)
        raise Refused("refused-take-back-place")
    await call.reply.say(call.words("take-back-sent"))


async def agree_to_take_back(call: Call) -> None:
    ply, seat = _which(call)
    asked = await agree(call.desk.tables, call.table_id, call.user, ply, seat)
    pages = call.pages_of(asked.table)
    if asked.is_done:
        await call.reply.change(pages.taken_back(seat))
        call.desk.moved_on(asked.table)
    else:
        await call.reply.change(pages.take_back_question(asked))


async def refuse_to_take_back(call: Call) -> None:
    ply, seat = _which(call)
    table = await refuse(call.desk.tables, call.table_id, call.user, ply, seat)
    pages = call.pages_of(table)
    own = table.seat_of(call.user)
    name = pages.names[seat if own is None else own]
    await call.reply.change(Post(pages.public_words("take-back-refused", name=name)))


async def choose_take_back(call: Call) -> None:
    """The table's rule, chosen in the lobby."""
    chosen = call.values[0] if call.values else ""
    rule = next((rule for rule in TAKE_BACK_RULES if rule == chosen), None)
    if rule is None:
        raise Refused("refused-option")
    table = await lobby.choose_take_back(call.desk.tables, call.table_id, call.user, rule)
    await call.reply.change(call.pages_of(table).options(call.words))


async def _post(call: Call, pages: Pages, asked: Asked) -> object:
    """In the thread, wherever it was asked; sent twice it is one message, asked again another."""
    place = pages.table.row.place or pages.table.row.channel
    nonce = nonce_of(pages.table, f"take-back/{call.interaction.id}")
    question = Drawn(pages.take_back_question(asked))
    return await call.desk.publisher.sending.post(place, question, nonce)


def _which(call: Call) -> tuple[int, Seat]:
    """After which ply, and for which seat."""
    ply, _, seat = call.address.path.partition(":")
    numbers = number_in(ply), number_in(seat)
    if numbers[0] is None or numbers[1] is None:
        raise Refused("refused-old-question")
    return numbers[0], numbers[1]
