"""A finished game from its start to its end, a moment for each chapter, as everybody may see it."""

from dataclasses import dataclass
from typing import Any

from bot.dealers.dealing import Dealer
from bot.refusals import Refused
from bot.table import Table
from bot.threads import in_thread
from engine.core import AnyGame
from engine.record import Record, positions

_KEY = "moments"


@dataclass(frozen=True, slots=True)
class Moment:
    """The end of a chapter: a round, a turn."""

    ply: int
    view: Any
    """Of somebody who only watches."""
    events: tuple[Any, ...]
    """What happened since the moment before, as far as everybody may hear of it."""


async def moments_of(table: Table, dealer: Dealer) -> tuple[Moment, ...]:
    """Refused where the game is on, was cleared, or began by other rules."""
    if table.row.phase not in {"over", "closed"}:
        raise Refused("refused-still-playing")
    table.require_dealt()
    if not table.is_replayable:
        raise Refused("refused-replay-older")
    if _KEY not in table.derived:
        record = await table.record()
        table.derived[_KEY] = await in_thread(_moments, table.game, record, dealer)
    found: tuple[Moment, ...] = table.derived[_KEY]
    return found


def _moments(game: AnyGame, record: Record, dealer: Dealer) -> tuple[Moment, ...]:
    found: list[Moment] = []
    chapter, events, last = None, [], None
    for position in positions(record, game):
        view = game.view(position.state, None)
        now = dealer.chapter(view)
        if last is not None and now != chapter:
            found.append(Moment(last[0], last[1], tuple(events)))
            events = []
        heard = (game.redact(event, None) for event in position.events)
        events += [event for event in heard if event is not None]
        chapter, last = now, (position.ply, view)
    if last is not None:
        found.append(Moment(last[0], last[1], tuple(events)))
    return tuple(found)
