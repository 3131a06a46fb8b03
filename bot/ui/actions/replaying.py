"""/replay: a finished game step by step, or as a film."""

import asyncio
from dataclasses import replace

from bot.dealers.dealing import Picture
from bot.markdown import literal
from bot.refusals import Refused
from bot.replaying import Moment, moments_of
from bot.store.people import hidden_people
from bot.thinking.fair_turns import Asker
from bot.ui import limits
from bot.ui.actions.call import Call
from bot.ui.actions.one_at_a_time import one_at_a_time
from bot.ui.actions.results import without_hidden
from bot.ui.messages.address import Address, number_in
from bot.ui.messages.posts import Post, Press
from bot.ui.pages import Pages
from render.film import seconds_of

_TOLD_EVERY = 3.0
"""Seconds between two words about how far the drawing is."""
_MOST_FRAMES = 120


async def show_replay(call: Call) -> None:
    """One moment of the game; the path says which, the first where it says nothing."""
    pages, moments = await _game(call)
    number = min(_number(call.address.path), len(moments) - 1)
    post = _step(call, pages, moments, number)
    is_step = bool(call.address.path) and call.interaction.message is not None
    await (call.reply.change if is_step else call.reply.show)(post)


async def read_replay(call: Call) -> None:
    """All that is seen at one moment, in words."""
    pages, moments = await _game(call)
    number = min(_number(call.address.path), len(moments) - 1)
    for page in limits.pages(literal(_picture(call, pages, moments[number]).full)):
        await call.reply.show(Post(page))


@one_at_a_time
async def make_film(call: Call) -> None:
    """Outside of the event loop; meanwhile it is said how far that is."""
    pages, moments = await _game(call)
    every = -(-len(moments) // _MOST_FRAMES)
    chosen = [*moments[:-1][::every], moments[-1]]
    pictures = [_picture(call, pages, moment) for moment in chosen]
    outcome = pages.table.outcome()
    if outcome is not None:
        to = pages.listener(None, call.words)
        pictures.append(pages.dealer.final(pages.table.view(None), outcome, to)[1])
    made = await _made(call, pictures)
    title = pages.dealer.title(call.words)
    said = call.words("film-here", title=title, seconds=round(seconds_of(len(pictures))))
    name = f"{pages.table.game.key}-{pages.table.id}.webp".replace("_", "-")
    await call.reply.show(Post(said, document=(name, made)))


async def _made(call: Call, pictures: list[Picture]) -> bytes:
    films, told, count = call.desk.films, 0, len(pictures)
    placed = await call.reply.show(Post(call.words("film-drawing", done=told, count=count)))
    making = asyncio.create_task(films.make(pictures, Asker(call.user, call.table_id)))
    while not (await asyncio.wait({making}, timeout=_TOLD_EVERY))[0]:
        done = films.drawn(pictures)
        if done > told and placed is not None and not placed.is_follow_up:
            told = done
            await call.reply.update(Post(call.words("film-drawing", done=done, count=count)))
    return making.result()


async def _game(call: Call) -> tuple[Pages, tuple[Moment, ...]]:
    """The table with the names of those who may be seen."""
    pages = await call.pages()
    moments = await moments_of(pages.table, pages.dealer)
    if not moments:
        raise Refused("refused-cleared")
    hidden = await hidden_people(call.desk.tables.store) - {call.user}
    return replace(pages, table=without_hidden(pages.table, hidden, call.words)), moments


def _number(path: str) -> int:
    return number_in(path.partition("-")[0]) or 0


def _picture(call: Call, pages: Pages, moment: Moment) -> Picture:
    return pages.dealer.board(moment.view, pages.listener(None, call.words))


def _step(call: Call, pages: Pages, moments: tuple[Moment, ...], number: int) -> Post:
    words, moment, last = call.words, moments[number], len(moments) - 1
    to = pages.listener(None, words)
    story = pages.dealer.tell(moment.events, moment.view, to) if moment.events else ()
    status = pages.dealer.status(moment.view, to)
    text = "\n".join(line for line in ("\n".join(story), status) if line)
    steps = (
        ("button-first", 0, number > 0),
        ("button-previous", number - 1, number > 0),
        ("button-next", number + 1, number < last),
        ("button-last", last, number < last),
    )
    presses = tuple(
        # Two of them may lead to the same moment, and no two buttons have the same address.
        Press(words(key), Address(pages.table.id, "replay", f"{where}-{key}"))
        for key, where, is_offered in steps
        if is_offered
    )
    more = (
        Press(words("button-text"), Address(pages.table.id, "replay-text", str(number))),
        Press(words("button-film"), Address(pages.table.id, "film"), "main"),
    )
    rows = (presses, more) if presses else (more,)
    count = words("replay-step", number=number + 1, count=last + 1)
    return Post(text, (_picture(call, pages, moment),), rows, count)
