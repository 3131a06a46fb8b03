"""The fast sum of a seat's strength, against the plain one."""

import pytest

from engine.games import GAMES
from engine.splendor.ai.judging import Evaluation
from engine.splendor.ai.strength import FEATURES, features
from engine.splendor.ai.table import GAP, table_of
from engine.splendor.ai.weights import WEIGHTS
from tests.engine.ai.games import questions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fast_sum_is_the_sum_of_the_weighed_features(seats):
    fast = Evaluation(seats, 15)
    compared = 0
    for state, _ in questions(GAMES["splendor"], seats, every=1):
        table = table_of(state)
        cards = [card for card in table.rows if card != GAP]
        for seat in range(seats):
            hand = (table.bonuses[seat], table.tokens[seat], table.reserved[seat])
            found = features(table.points[seat], 15, *hand, cards, table.nobles)
            assert len(found) == len(FEATURES) - 1
            plain = [
                sum(
                    value * weight[part]
                    for value, weight in zip(found, WEIGHTS[seats], strict=False)
                )
                for part in (0, 1)
            ]
            pair = fast.pair(table.points[seat], *hand, cards, table.nobles)
            assert pair == pytest.approx(plain)
            compared += 1
    assert compared > 100
