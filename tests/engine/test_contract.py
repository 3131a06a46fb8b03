"""Every game keeps every promise, for every number of seats."""

import pytest
from hypothesis import given
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
class TestEveryGame:
    @given(data=st.data())
    def test_ends(self, game, seats, data):
        contract.check_it_ends(any_table(data, game, seats))

    @given(data=st.data())
    def test_asks_only_what_can_be_answered(self, game, seats, data):
        contract.check_every_decision_can_be_answered(any_table(data, game, seats))

    @given(data=st.data())
    def test_plays_the_same_from_the_same_seed(self, game, seats, data):
        contract.check_the_same_seed_gives_the_same_game(any_table(data, game, seats))

    @given(data=st.data())
    def test_replays_from_its_record(self, game, seats, data):
        contract.check_the_record_replays(any_table(data, game, seats))

    @given(data=st.data())
    def test_survives_json_at_every_step(self, game, seats, data):
        contract.check_everything_survives_json(any_table(data, game, seats))

    @given(data=st.data())
    def test_does_not_care_who_answers_first(self, game, seats, data):
        contract.check_the_order_of_answers_does_not_matter(any_table(data, game, seats))

    @given(data=st.data())
    def test_leaks_nothing(self, game, seats, data):
        contract.check_nothing_leaks(any_table(data, game, seats), known(game))

    @given(data=st.data())
    def test_forgets_an_answer_that_was_changed(self, game, seats, data):
        contract.check_a_changed_answer_leaves_no_trace(any_table(data, game, seats))

    @given(data=st.data())
    def test_never_asks_under_an_old_ticket(self, game, seats, data):
        contract.check_no_ticket_fits_again(any_table(data, game, seats))

    @given(data=st.data())
    def test_tells_nobody_too_much(self, game, seats, data):
        contract.check_no_event_leaks(any_table(data, game, seats), known(game))

    @given(data=st.data())
    def test_tells_everything_to_somebody(self, game, seats, data):
        contract.check_every_event_is_heard_by_somebody(any_table(data, game, seats))

    @given(data=st.data())
    def test_tells_nobody_what_nobody_thought_of(self, game, seats, data):
        table = any_table(data, game, seats)
        contract.check_an_event_nobody_thought_of_is_heard_by_nobody(table)

    @given(data=st.data())
    def test_has_a_reason_for_every_point(self, game, seats, data):
        contract.check_every_point_has_its_reason(any_table(data, game, seats))

    @given(data=st.data())
    def test_ends_as_it_was_projected(self, game, seats, data):
        contract.check_the_projection_ends_at_the_outcome(any_table(data, game, seats))

    @given(data=st.data())
    def test_gives_every_seat_its_place(self, game, seats, data):
        contract.check_the_places_fit(any_table(data, game, seats))

    @given(data=st.data())
    def test_loses_nothing(self, game, seats, data):
        contract.check_nothing_is_lost(any_table(data, game, seats), known(game))


@pytest.mark.slow
@pytest.mark.parametrize("game", [Toy(), *GAMES.values()], ids=lambda game: game.key)
def test_the_hash_seed_changes_nothing(game):
    contract.check_the_hash_seed_does_not_matter(game)
