"""Shows somebody their seat in a message of their own, and has whatever they were shown kept up to date."""

from bot.ui.actions.call import Call
from bot.ui.messages.discord_calls import Placed
from bot.ui.messages.posts import Post
from bot.ui.pages import Pages
from bot.ui.publishing.seats import Wanted
from bot.ui.publishing.turned import Turned
from engine.core import Seat

_TOKEN_SECONDS = 14 * 60.0
"""How long a private message can be edited: a little less than Discord allows."""


async def show_my_seat(call: Call, pages: Pages, seat: Seat) -> None:
    """The same as by direct message, any number of times."""
    decision = pages.table.decision(seat)
    post = pages.my_seat(seat, call.words)
    if decision is None:
        wanted = Wanted(post, "", "settled")
    else:
        wanted = Wanted(post, decision.ticket, "asked" if decision.awaited else "answered")
    placed = await call.reply.show(post)
    if pages.table.is_playing:
        remember(call, seat, wanted, placed, pressed=None, private=True)


def remember(
    call: Call,
    seat: Seat,
    wanted: Wanted,
    placed: Placed | None,
    *,
    pressed: int | None,
    private: bool,
    stays: Post | None = None,
) -> None:
    """For the next pass over the table, which keeps it up to date; what only looks closer `stays` so."""
    if placed is None:
        return
    clock = call.desk.tables.clock
    turned = Turned(
        seat,
        call.user,
        pressed,
        placed,
        wanted.ticket,
        wanted.form,
        wanted.post.digest,
        call.interaction.token if private else "",
        clock.now() + _TOKEN_SECONDS if private else 0.0,
        stays,
    )
    call.desk.publisher.turned(call.table_id, turned)
