"""What is frozen when a game starts, and the seed and seats that its announcement makes of it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from bot.store import Player, StoredDeal, TableRow
from engine.core import OptionValue
from engine.joint_deal import Announced, Dealt, Joined, make, person_of

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Frozen:
    """The players in the order in which they joined, and the options, as they are announced."""

    players: tuple[Joined, ...]
    apart: Pairs
    options: Mapping[str, OptionValue]

    def dump(self) -> str:
        return json.dumps(asdict(self))


def freeze(row: TableRow, players: Sequence[Player], before: Sequence[Player]) -> Frozen:
    """`before`: who sat in the game of which this is a rematch, by seat."""
    secret = _secret(row)
    joined = tuple(
        Joined(
            player.name,
            "" if player.user is None else person_of(secret, player.user),
            player.word,
        )
        for player in players
    )
    return Frozen(joined, _neighbours(players, before), row.options)


def frozen_in(announced: str) -> Frozen:
    data = json.loads(announced)
    return Frozen(
        tuple(Joined(**player) for player in data["players"]),
        tuple((first, second) for first, second in data["apart"]),
        data["options"],
    )


def dealt_from(row: TableRow, stored: StoredDeal) -> Dealt:
    """The seed and the seats of a table whose announcement is known."""
    frozen = frozen_in(stored.announced)
    announced = Announced(
        row.id, frozen.players, frozen.apart, str(stored.place), str(stored.message)
    )
    return make(_secret(row), announced, row.game, frozen.options)


def _neighbours(players: Sequence[Player], before: Sequence[Player]) -> Pairs:
    """Who of these sat next after whom: if chance allows, they get new neighbours."""
    numbers = {_identity(player): number for number, player in enumerate(players)}
    pairs = zip(before, (*before[1:], *before[:1]), strict=True)
    known = ((numbers.get(_identity(a)), numbers.get(_identity(b))) for a, b in pairs)
    return tuple((a, b) for a, b in known if a is not None and b is not None)


def _identity(player: Player) -> int | str:
    return player.name if player.user is None else player.user


def _secret(row: TableRow) -> str:
    if row.secret is None:
        raise ValueError(f"table {row.id} has no secret.")
    return row.secret
