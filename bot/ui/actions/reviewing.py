"""Looking back at one's own decisions once a game has ended: what cost most, and what was best."""

from bot.dealers.reasoning import because
from bot.refusals import Refused
from bot.reviewing import Answered, answers_of, findings, questions_of
from bot.thinking.reviewing import NoReview, Opinion
from bot.ui.actions.call import Call
from bot.ui.messages.posts import Post
from bot.ui.pages import Pages
from engine.ai.reasons import reasons
from engine.core import Seat

_EVERY = 8
"""After so many decisions the one who waits sees how far it has come."""


async def review(call: Call) -> None:
    """Private, and thought about in another process; every answer judged by what was known then."""
    pages = await call.dealt()
    table = pages.table
    if table.row.phase not in {"over", "closed"}:
        raise Refused("refused-still-playing")
    seat = await call.seat_at(table)
    if not table.is_replayable:
        raise Refused("refused-review-older")
    answers = await answers_of(table, seat)
    if not answers:
        raise Refused("refused-review-nothing")
    # Shown first, so that what follows can change it and nothing else.
    placed = await call.reply.show(Post(call.words("review-begins", count=len(answers))))
    questions = questions_of(table.game, answers, table.row.seed or "")
    opinions: list[Opinion] = []
    try:
        async for opinion in call.desk.reviewer.opinions(questions):
            opinions.append(opinion)
            if placed is not None and not placed.is_follow_up and len(opinions) % _EVERY == 0:
                done = call.words("review-progress", done=len(opinions), count=len(answers))
                await call.reply.update(Post(done))
    except NoReview:
        await call.reply.say(call.words("review-broke"))
        return
    found = findings(answers, opinions)
    if not found.costliest:
        await call.reply.say(call.words("review-clean"))
    for number, (answer, opinion) in enumerate(found.costliest, start=1):
        cost = round(opinion.cost)
        said = call.words("review-cost", number=number, unit=opinion.unit, cost=cost)
        await call.reply.show(_page(call, pages, seat, said, answer, opinion))
    if found.best is not None:
        answer, opinion = found.best
        said = call.words("review-best", unit=opinion.unit, gain=round(opinion.gain))
        await call.reply.show(_page(call, pages, seat, said, answer, opinion))


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
    lines.append(
        because(game.key, reasons(game, view, answer.decision, better, answer.moves), listener)
    )
    board = pages.dealer.board(view, listener)
    return pages.framed(Post("\n".join(filter(None, lines)), (board,)), words)
