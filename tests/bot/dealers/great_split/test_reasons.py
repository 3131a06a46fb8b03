"""Why an answer in The Great Split is good, in words."""

import pytest

from bot.standing_in import decided_in
from engine.ai.why import Why, why
from engine.dice import seeded
from engine.games import GAMES
from engine.great_split.data import RESOURCES
from engine.great_split.editions import GALA
from engine.great_split.scoring import worth_of
from engine.great_split.state import State
from engine.record import new_record, positions
from tests.bot.dealers.spoken_reasons import assert_all_differ, said
from tests.engine.test_rewinds import played_on


def split(kind: str, side: str) -> Why:
    return why(kind, side=side, seat=1, points=9, count=7, refused=5, lost=4)


def test_every_reason_is_a_sentence_of_its_own():
    of_tracks = [
        each
        for track in RESOURCES
        for each in (
            why("stars", track=track, count=2, points=3),
            why("contracts", track=track, count=1, points=0),
            why("contracts", track=track, count=1, points=2),
            why("contracts", track=track, count=2, points=1),
            why("next_contract", track=track, count=2, points=1),
            why("next_stars", track=track, count=1, points=2),
        )
    ]
    assert_all_differ(
        "great_split",
        *of_tracks,
        why("discard", points=2, left=14, icon="art", count=2),
        why("discard", points=2, left=14, icon="none", count=0),
        split("split", "left"),
        split("split_even", "right"),
        why("pile", points=9, count=4, what="gems", most=6),
        why("pile_now", points=9, what="gems", most=6),
        why("pile_promise", points=9, count=4),
        why("pile_even", points=9),
        why("pile_denied", seat=1, points=9, count=4),
        why("placed", points=4),
        why("placed_promise", points=4),
        why("banner", points=4),
        why("arrow"),
    )


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_split_says_which_pile_is_most_likely_taken_and_what_both_are_worth(side):
    assert said("great_split", split("split", side)) == (
        rf"Why: B\_en most likely takes the {side} pile (by the end worth about 9 points to B\_en,"
        r" 4 to you) and leaves you the other (7 to you, 5 to B\_en)."
    )


def test_a_stand_in_tells_the_points_of_a_whole_resolution():
    """From before its first step to after its last, whatever the last step brought."""
    game = GAMES["great_split"]
    record = played_on(new_record(game, 3, seeded("5a" * 32), {}), None, "6b" * 32)
    brought: dict[int, int] = {}
    states = [position.state for position in positions(record, game)]
    for position in positions(record, game):
        decision = position.answered
        if decision is None or decision.seat != 0 or decision.kind != "resolve":
            continue
        before, after = states[position.ply - 1], position.state
        market, character = before.market, before.collectors[0].character
        boards = _own_board(before), _own_board(after)
        now, then = (worth_of(GALA, character, board, market) for board in boards)
        if before.round == after.round:
            brought[before.round] = brought.get(before.round, 0) + then - now
        else:
            # The last of all: the round's scoring has come on top, which is nobody's doing.
            brought.pop(before.round, None)
    told = {
        one.decision.ticket.split(".")[1].partition("-")[0]: dict(one.whys[0].facts).get(
            "points", 0
        )
        for one in decided_in(game, record, 0, 0)
        if one.decision.kind == "resolve"
    }
    assert len(brought) >= 2
    assert {number: told[str(number)] for number in brought} == brought


def _own_board(state: State) -> tuple[int, ...]:
    collector = state.collectors[0]
    return collector.board if collector.resolution is None else collector.resolution.board
