"""Hint: what the best AI would do in one's place, from what one knows, and why."""

from bot.dealers.reasoning import because
from bot.people.choices import wants_hints
from bot.refusals import Refused
from bot.threads import in_thread
from bot.ui.actions.call import Call
from bot.ui.actions.one_at_a_time import one_at_a_time
from bot.ui.prompts.way import way_to
from engine.ai.reasons import reasons


@one_at_a_time
async def give_hint(call: Call) -> None:
    pages = await call.dealt()
    table = pages.table
    seat = await call.seat_at(table)
    if not table.allows_hints:
        raise Refused("refused-no-hints")
    if not wants_hints(table.choices_of(seat)):
        raise Refused("refused-own-hints")
    decision = table.decision(seat)
    if decision is None or not decision.awaited:
        raise Refused("refused-nothing-asked")
    # As it stands now: while the AI thinks, the table may move on.
    prompt = pages.prompt(seat, decision, call.words)
    view, moves = table.view(seat), table.legal_moves(seat)
    to, game = pages.listener(seat, call.words), table.game
    move = await call.desk.thinking.advise(table, decision, call.user)

    def told() -> str:
        whys = reasons(game, view, decision, move, moves)
        return " ".join(filter(None, (way_to(prompt, move), because(game.key, whys, to))))

    said = await in_thread(told)
    await call.desk.tables.note_hint(table.id, seat)
    await call.reply.say(call.words("hint", said=said))
