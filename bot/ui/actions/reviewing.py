"""Looking back at one's own decisions once a game has ended: what cost most, and what was best."""

from contextlib import aclosing
from typing import Any

from bot.dealers.dealing import Picture
from bot.dealers.reasoning import because
from bot.markdown import literal
from bot.refusals import Refused
from bot.reviewing import Answered, answers_of, findings, questions_of, view_before
from bot.thinking.fair_turns import Asker
from bot.thinking.reviewing import NoReview, Opinion
from bot.ui import limits
from bot.ui.actions.call import Call
from bot.ui.actions.one_at_a_time import one_at_a_time
from bot.ui.messages.address import Address, number_in
from bot.ui.messages.posts import Post, Press
from bot.ui.pages import Pages
from engine.ai.reasons import COMPARED, reasons
from engine.ai.review import Unit
from engine.core import Seat

_EVERY = 8
"""After so many decisions the one who waits sees how far it has come."""


@one_at_a_time
async def review(call: Call) -> None:
    """Private, and thought about in another process; every answer judged by what was known then."""
    pages, seat = await _game(call)
    table = pages.table
    answers = await answers_of(table, seat)
    if not answers:
        raise Refused("refused-review-nothing")
    # Shown first, so that what follows can change it and nothing else.
    placed = await call.reply.show(Post(call.words("review-begins", count=len(answers))))
    questions = questions_of(table.game, answers, table.row.seed or "")
    opinions: list[Opinion] = []
    try:
        asker = Asker(call.user, call.table_id)
        # Whatever keeps us from telling how far it has come, the turn is given back.
        async with aclosing(call.desk.reviewer.opinions(questions, asker)) as coming:
            async for opinion in coming:
                opinions.append(opinion)
                done = len(opinions)
                is_told = done % _EVERY == 0 or done == len(answers)
                if placed is not None and not placed.is_follow_up and is_told:
                    said = call.words("review-progress", done=done, count=len(answers))
                    await call.reply.update(Post(said))
    except NoReview:
        await call.reply.say(call.words("review-broke"))
        return
    found = findings(answers, opinions)
    if not found.costliest:
        await call.reply.say(call.words("review-clean"))
    for number, (answer, opinion) in enumerate(found.costliest, start=1):
        amount = _amount(call, opinion.unit, opinion.cost)
        kind = _kind(opinion, amount)
        said = call.words("review-cost", number=number, kind=kind, amount=amount)
        await call.reply.show(_page(call, pages, seat, said, answer, opinion))
    if found.best is not None:
        answer, opinion = found.best
        amount = _amount(call, opinion.unit, opinion.gain)
        said = call.words("review-best", kind=_kind(opinion, amount), amount=amount)
        await call.reply.show(_page(call, pages, seat, said, answer, opinion))


async def read_position(call: Call) -> None:
    """All that the seat saw before one of its decisions, in words."""
    pages, seat = await _game(call)
    view = await view_before(pages.table, seat, number_in(call.address.path) or 0)
    if view is None:
        raise Refused("refused-old-question")
    seen = _seen(call, pages, seat, view)
    for page in limits.pages(literal(seen.full)):
        await call.reply.show(Post(page))


async def _game(call: Call) -> tuple[Pages, Seat]:
    """Refused where the game is on, or cannot be replayed, and to whoever did not play."""
    pages = await call.dealt()
    if pages.table.row.phase not in {"over", "closed"}:
        raise Refused("refused-still-playing")
    seat = await call.seat_at(pages.table)
    if not pages.table.is_replayable:
        raise Refused("refused-review-older")
    return pages, seat


def _amount(call: Call, unit: Unit, by: float) -> str:
    """In chances or points; nothing where it is too little to be told."""
    count = round(by)
    return call.words("review-amount", unit=unit, count=count) if count else ""


def _kind(opinion: Opinion, amount: str) -> str:
    if not opinion.decides:
        return "amount"
    return "both" if amount else "game"


def _seen(call: Call, pages: Pages, seat: Seat, view: Any) -> Picture:
    return pages.dealer.seat(view, pages.listener(seat, call.words))


def _page(
    call: Call, pages: Pages, seat: Seat, said: str, answer: Answered, opinion: Opinion
) -> Post:
    """The board as it stood, what was answered, and what would have been better."""
    game, words = pages.table.game, call.words
    view = game.view(answer.before, seat)
    listener = pages.listener(seat, words)
    better = answer.moves[opinion.better]
    given = pages.answer(answer.decision, game.view(answer.after, seat), answer.events, words)
    lines = [said, words("review-given", answer=given.text)]
    if better != answer.given:
        step = game.apply(answer.before, seat, better)
        instead = pages.answer(answer.decision, game.view(step.state, seat), step.events, words)
        lines.append(words("review-better", answer=instead.text))
    found = reasons(game, view, answer.decision, better, answer.moves)
    # How answers compare, the review knows better than a first sight.
    telling = tuple(one for one in found if one.kind not in COMPARED)
    lines.append(because(game.key, telling, listener))
    address = Address(pages.table.id, "review-text", str(answer.ply))
    rows = ((Press(words("button-text"), address),),)
    seen = _seen(call, pages, seat, view)
    return pages.framed(Post("\n".join(filter(None, lines)), (seen,), rows), words)
