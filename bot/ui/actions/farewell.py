"""Tells whose seat somebody else has taken over, in the messages that they had for it."""

from dataclasses import dataclass

from bot.i18n.words import words_for
from bot.markdown import literal
from bot.store import Kind, Player, Shown
from bot.table import Table
from bot.taking_over import Newcomer, newcomer_in
from bot.ui.actions.call import Call
from bot.ui.messages.discord_calls import Placed, edit
from bot.ui.messages.posts import Drawn, Post

_WITH_BUTTONS: tuple[Kind, ...] = ("question", "previous", "push", "away")


@dataclass(frozen=True, slots=True)
class Farewell:
    newcomer: Newcomer
    former: Player
    messages: tuple[Shown, ...]
    """Their direct messages whose buttons lead to the seat."""

    async def say(self, call: Call, table: Table) -> None:
        """Silently, by edits; where one fails, its buttons are refused with a sentence."""
        words = words_for(self.former.locale)
        name = literal(table.names[self.newcomer.seat])
        post = call.pages_of(table).framed(Post(words("seat-taken", name=name)), words)
        for one in self.messages:
            await edit(call.desk.client, Placed(one.channel, one.message), Drawn(post))


async def farewell(call: Call) -> Farewell | None:
    """What is known before the seat changes hands."""
    newcomer = newcomer_in(call.address.path)
    table = await call.desk.tables.get(call.table_id)
    if newcomer is None or newcomer.seat >= len(table.players):
        return None
    shown = await call.desk.tables.store.shown(table.id)
    found = (shown.get((kind, newcomer.seat)) for kind in _WITH_BUTTONS)
    messages = tuple(one for one in found if one is not None and one.message)
    return Farewell(newcomer, table.players[newcomer.seat], messages)
