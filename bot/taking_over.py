"""Somebody else sits down: takes over the seat of who left or is away, if those who are there agree."""

from dataclasses import dataclass, replace

from bot.i18n.words import LANGUAGES
from bot.refusals import Refused
from bot.store import Player, UserId
from bot.store.taking_over import give_seat
from bot.table import Table
from bot.tables import Tables
from engine.core import Seat

_LONGEST_NAME = 30
"""So that a button can carry the whole proposal."""
_PARTS = 5


@dataclass(frozen=True, slots=True)
class Newcomer:
    seat: Seat
    user: UserId
    locale: str
    name: str

    @property
    def proposal(self) -> str:
        """As what it is stored and proposed."""
        return f"seat:{self.seat}:{self.user}:{self.locale}:{self.name[:_LONGEST_NAME]}"


def newcomer_in(proposal: str) -> Newcomer | None:
    """None where it is no such proposal."""
    parts = proposal.split(":", _PARTS - 1)
    if len(parts) < _PARTS or parts[0] != "seat":
        return None
    _, seat, user, locale, name = parts
    numbers = all(one.isascii() and one.isdigit() for one in (seat, user))
    known = numbers and locale in LANGUAGES and name
    return Newcomer(int(seat), int(user), locale, name) if known else None


def free_seats(table: Table) -> tuple[Seat, ...]:
    """Of people for whom an AI plays, because they left or are away; none unless the game is on."""
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if table.is_playing and player.user is not None and player.stand_in is not None
    )


async def require_newcomer(tables: Tables, table: Table, newcomer: Newcomer) -> None:
    """Refused where this person cannot have this seat."""
    table.require_playing()
    if table.seat_of(newcomer.user) is not None:
        raise Refused("refused-seated")
    if newcomer.seat not in free_seats(table):
        raise Refused("refused-no-free-seat")
    if await tables.store.is_blocked(newcomer.user, table.people):
        raise Refused("refused-blocked")


async def seat_newcomer(tables: Tables, table: Table, newcomer: Newcomer) -> None:
    """For whoever holds the table's lock: from now on the seat is theirs, with all that it sees."""
    was = table.players[newcomer.seat]
    player = Player(
        _distinct(newcomer.name, table),
        newcomer.user,
        newcomer.locale,
        level=was.level,
        since=table.row.ply,
        former=was.name,
    )
    owner = newcomer.user if table.row.owner == was.user else table.row.owner
    await change_player(tables, table, newcomer.seat, player, owner)


async def change_player(
    tables: Tables, table: Table, seat: Seat, player: Player, owner: UserId
) -> None:
    """For whoever holds the table's lock, while no other process shows the table."""
    by_ai = {s for s, other in enumerate(table.players) if other.is_played_by_ai} - {seat}
    by_ai |= {seat} if player.is_played_by_ai else set()
    # Whoever has just sat down may take as long as everybody else.
    now = tables.clock.now()
    row = replace(table.row, thinking=bool(by_ai & table.awaited), owner=owner, touched_at=now)
    await give_seat(tables.store, row, seat, table.players[seat], player)
    await table.read()
    # A pass that began before has written nothing of this seat since we read it, but may have
    # just before: the former person's messages are no longer the seat's.
    await tables.store.forget_shown(table.id, seat)


def _distinct(name: str, table: Table) -> str:
    return name if name not in table.names else f"{name} ²"
