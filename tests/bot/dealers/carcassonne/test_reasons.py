"""Why a step of Carcassonne is good, in words."""

import pytest

from bot.dealers import DEALERS
from bot.standing_in import decided_in
from engine.ai.why import Why, why
from engine.carcassonne.events import TilePlaced
from engine.dice import seeded
from engine.games import GAMES
from engine.record import new_record, positions
from tests.bot.dealers.playing import heard, listener
from tests.bot.dealers.spoken_reasons import assert_all_differ, said
from tests.engine.test_rewinds import played_on

KINDS = ("city", "road", "monastery", "field")


def outlook(kind: str, feature: str, left: int, count: int) -> Why:
    return why(kind, feature=feature, points=4, left=left, count=count)


def test_every_reason_is_a_sentence_of_its_own():
    of_features = [
        each
        for kind in KINDS
        for each in (
            why("closes", feature=kind, points=4),
            why("closes_shared", feature=kind, points=4, seat=1, count=1),
            why("closes_shared", feature=kind, points=4, seat=1, count=2),
            why("joins", feature=kind, seat=1, points=4, shared="yes"),
            why("joins", feature=kind, seat=1, points=4, shared="no"),
            why("joins", feature=kind, seat=1, points=4, shared="more"),
            why("blocks", feature=kind, seat=1, points=3, count=0, left=4),
            why("blocks", feature=kind, seat=1, points=3, count=2, left=4),
            why("home", feature=kind),
            why("free", feature=kind, points=4),
            why("opens", feature=kind, points=4, left=0, count=0),
            outlook("extends", kind, 1, 0),
            outlook("extends", kind, 1, 3),
            outlook("extends", kind, 2, 0),
            outlook("follower", kind, 2, 0),
        )
    ]
    assert_all_differ(
        "carcassonne",
        *of_features,
        why("farm", points=3),
        why("stays", count=1, left=9),
        why("stays", count=2, left=1),
        why("gives", seat=1, points=1, most=4),
        why("gives_least", seat=1, points=1),
        why("harmless", most=0),
        why("harmless", most=4),
        why("one_more_tile"),
        why("recalled", count=1),
        why("dark"),
        why("dark_ahead", count=2),
    )


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_feature_that_lacks_one_tile_says_how_many_of_those_left_would_do(count):
    told = [said("carcassonne", outlook("follower", "city", 1, count), language="en")]
    assert told[0].endswith(
        {
            0: "which none of the tiles left completes.",
            1: "which one of the tiles left completes.",
            2: "which 2 of the tiles left complete.",
        }[count]
    )


def test_a_stand_in_tells_tile_and_follower_in_one_line():
    game = GAMES["carcassonne"]
    dealer, to = DEALERS["carcassonne"](game), listener(0, 2, "en")
    record = played_on(new_record(game, 2, seeded("5a" * 32), {}), 40, "6b" * 32)
    turns = sum(
        isinstance(event, TilePlaced) and event.seat == 0
        for position in positions(record, game)
        for event in position.events
    )
    decided = decided_in(game, record, 0, 0)
    assert len(decided) == turns
    for one in decided:
        told = dealer.answered(one.view, one.decision, heard(game, one.events, 0), to).text
        assert told.startswith("Your turn: ")
