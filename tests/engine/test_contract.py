"""Every game keeps every promise, for every number of seats."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import AnyGame
from engine.games import GAMES
from tests.engine import contract
from tests.engine.contract import Knowledge, Table
from tests.games import found
from tests.toy import Toy
from tests.toy.easygoing import Easygoing
from tests.toy.knowledge import KNOWLEDGE as TOY

TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in (Toy(), Easygoing(), *GAMES.values())
    for seats in game.seats
]
SEEDS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def known(game: AnyGame) -> Knowledge:
    knowledge: Knowledge = TOY if isinstance(game, Toy) else found(game.key, "knowledge")
    return knowledge


def any_table(data: st.DataObject, game: AnyGame, seats: int) -> Table:
    options = {o.key: data.draw(st.sampled_from(o.choices), o.key) for o in game.options}
    return Table(game, seats, data.draw(SEEDS, "seed"), options)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(max_examples=max(2, settings().max_examples // 2))
@given(data=st.data())
def test_every_game_keeps_every_promise(game, seats, data):
    contract.check_everything(any_table(data, game, seats), known(game))


@pytest.mark.slow
@pytest.mark.parametrize("game", [Toy(), *GAMES.values()], ids=lambda game: game.key)
def test_the_hash_seed_changes_nothing(game):
    contract.check_the_hash_seed_does_not_matter(game)
