"""Looking: the board as picture and as text, why a score came out so, the rules, the record."""

from bot.dealers.dealing import Dealer
from bot.refusals import Refused
from bot.ui import limits
from bot.ui.actions.call import Call
from bot.ui.messages.address import NO_TABLE, Address, number_in
from bot.ui.messages.posts import Post
from bot.ui.pages import Pages
from bot.ui.pages.leafing import leafed
from engine.codec import dump_record
from engine.record import BadRecord, verify, verify_seed


async def show_board(call: Call) -> None:
    pages = await call.dealt()
    await call.reply.show(pages.board(call.words))


async def show_board_text(call: Call) -> None:
    """Everything that is on the board, or on one's own seat, where the path says so."""
    pages = await call.dealt()
    if call.address.path == "seat":
        seat = await call.seat_at(pages.table)
        await _read_out(call, pages.seat_text(seat, call.words))
    else:
        await _read_out(call, pages.board_text(call.words))


async def look_closer(call: Call) -> None:
    """At the board or at one's own seat; pressed again, that message changes."""
    pages = await call.dealt()
    what, _, how = call.address.path.partition(":")
    seat = None if what == "board" else await call.seat_at(pages.table)
    post = pages.close_up(seat, call.words, whole=how == "whole")
    await (call.reply.change if how else call.reply.show)(post)


async def look_around(call: Call) -> None:
    """At what matters to what one is asked; the path says at which of it."""
    pages = await call.dealt()
    seat = await call.seat_at(pages.table)
    await call.reply.show(pages.look(seat, call.address.path, call.words))


async def show_why(call: Call) -> None:
    pages = await call.dealt()
    await _read_out(call, pages.why(pages.table.seat_of(call.user), call.words))


async def show_rules(call: Call) -> None:
    """A page of the rules; the path says which game and which page."""
    game, _, number = call.address.path.partition(":")
    if not game:
        game = (await call.pages()).table.game.key
    dealer = call.desk.dealers.get(game)
    if dealer is None:
        raise Refused("refused-no-game")

    def page(number: int) -> Address:
        return Address(NO_TABLE, "rules", f"{game}:{number}")

    post = leafed(dealer.rules(call.words), number_in(number) or 0, page, call.words)
    if call.address.path and call.interaction.message is not None:
        await call.reply.change(post)
    else:
        await call.reply.show(post)


async def explain(call: Call, dealer: Dealer, term: str) -> None:
    """What a card, a space or a word of this game means."""
    terms = dealer.terms(call.words)
    wanted = term.strip().lower()
    name = next((name for name in terms if name.lower() == wanted), None)
    name = name or next((name for name in terms if wanted in name.lower()), None)
    if name is None:
        raise Refused("refused-term", term=limits.fit(term, 80))
    await call.reply.say(f"**{name}**\n{terms[name]}")


async def give_record(call: Call) -> None:
    pages = await _ended(call)
    record = await pages.table.record()
    content = dump_record(record, call.desk.tables.games).encode()
    name = f"{pages.table.game.key}-{pages.table.id}.json".replace("_", "-")
    await call.reply.show(Post(call.words("record-here", file=name), document=(name, content)))


async def check_deal(call: Call) -> None:
    """Replay the whole game from what it was made of, as anybody can; before the end, the seal."""
    pages = await call.pages()
    table = pages.table
    stored = await call.desk.tables.store.deal(table.id)
    link = "" if stored is None else _link(table.row.guild, stored.place, stored.message)
    if table.row.phase in {"lobby", "playing"}:
        await call.reply.show(pages.sealed(link, call.words))
        return
    table.require_dealt()
    deal = {"seal": table.seal, "seed": table.row.seed or ""}
    record = await table.record()
    versions = {"began": table.rules, "now": table.game.version}
    try:
        if table.is_replayable:
            verify(record, call.desk.tables.games)
        else:
            verify_seed(record)
    except BadRecord:
        await call.reply.say(call.words("check-wrong"))
        return
    moves = len(record.moves)
    if not table.is_replayable and record.deal is None:
        told = call.words("check-older", **deal, **versions)
    elif not table.is_replayable:
        told = call.words("check-older-jointly", **deal, **versions, link=link)
    elif record.deal is None:
        told = call.words("check-right", **deal, moves=moves)
    else:
        told = call.words("check-jointly", **deal, link=link, moves=moves)
    opened = "" if record.deal is None else f"\n{pages.opened(call.words)}"
    await call.reply.say(told + opened)


def _link(guild: int | None, place: int | None, message: int | None) -> str:
    """To a message; nothing where there is none yet."""
    if place is None or message is None:
        return ""
    return f"https://discord.com/channels/{guild or '@me'}/{place}/{message}"


async def _ended(call: Call) -> Pages:
    """The seed would give away every secret, so it waits for the end."""
    pages = await call.dealt()
    if pages.table.row.phase not in {"over", "closed"}:
        raise Refused("refused-still-playing")
    return pages


async def _read_out(call: Call, text: str) -> None:
    for page in limits.pages(text):
        await call.reply.show(Post(page))
