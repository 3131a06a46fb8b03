"""Records replay, and whatever is wrong with one is said clearly and loads nothing."""

import json
from dataclasses import replace

import pytest

from engine.codec import dump_record, load_record
from engine.core import TakeBack
from engine.dice import Roll, commitment, scripted, seeded
from engine.playout import random_turns
from engine.record import BadRecord, Ply, Record, new_record, replay, verify
from tests.toy import Split, Take, Toy

GAMES = {"toy": Toy()}
SEED = "42" * 32


@pytest.fixture(scope="module")
def record() -> Record:
    game = GAMES["toy"]
    fresh = new_record(game, 3, seeded(SEED), {"high": True})
    start = game.setup(3, seeded(SEED), {"high": True}).state
    turns = list(random_turns(game, start, Roll("07" * 32)))
    moves = tuple(Ply(turn.decision.seat, turn.move) for turn in turns)
    return replace(fresh, moves=moves, outcome=game.outcome(turns[-1].after))


def altered(record: Record, **changes: object) -> str:
    data = json.loads(dump_record(record, GAMES))
    del data["checksum"]
    return json.dumps({**data, **changes})


def test_a_record_comes_back_from_json(record):
    assert load_record(dump_record(record, GAMES), GAMES) == record


def test_a_replay_gives_every_event(record):
    replayed = replay(record, GAMES)
    assert len(replayed.events) == len(record.moves) + 1
    assert len(replayed.events[0]) == 3


def test_a_record_of_a_game_in_progress_replays(record):
    half = replace(record, moves=record.moves[:2], outcome=None)
    assert verify(half, GAMES)[-1] == "The game is not over, and the record claims no outcome."


def test_an_unknown_game_is_named(record):
    with pytest.raises(BadRecord, match="no game 'chess' here; there are: toy"):
        load_record(altered(record, game="chess"), GAMES)


def test_an_unknown_version_is_named(record):
    with pytest.raises(BadRecord, match="version 9 of the rules of toy; here is version 1"):
        load_record(altered(record, rules=9), GAMES)


def test_an_unknown_move_kind_is_named_with_its_ply(record):
    with pytest.raises(BadRecord, match=r"ply 1 cannot be read.*'castle'") as caught:
        load_record(altered(record, moves=[{"seat": 0, "move": {"kind": "castle"}}]), GAMES)
    assert caught.value.ply == 1


@pytest.mark.parametrize("share", [0.1, 0.5, 0.99])
def test_a_torn_record_is_refused(record, share):
    text = dump_record(record, GAMES)
    with pytest.raises(BadRecord, match="torn or no JSON"):
        load_record(text[: int(len(text) * share)], GAMES)


def test_an_altered_record_is_refused(record):
    text = dump_record(record, GAMES).replace('"seats": 3', '"seats": 4')
    with pytest.raises(BadRecord, match="altered"):
        load_record(text, GAMES)


@pytest.mark.parametrize("change", [{"seats": "three"}, {"extra": 1}, {"moves": 5}, {"seed": 7}])
def test_a_wrong_field_is_refused(record, change):
    with pytest.raises(BadRecord, match="not a record"):
        load_record(altered(record, **change), GAMES)


def test_a_record_that_is_no_object_is_refused():
    with pytest.raises(BadRecord, match="JSON object"):
        load_record("[1, 2]", GAMES)


def test_a_record_needs_a_seed_or_draws_but_not_both(record):
    for seed, draws in ((None, None), (SEED, ("card-01",))):
        with pytest.raises(BadRecord, match="either a seed or a list of draws"):
            replay(replace(record, seed=seed, draws=draws), GAMES)


def test_an_illegal_move_is_found_at_its_ply(record):
    wrong = replace(record, moves=(*record.moves[:1], Ply(0, Take("left")), *record.moves[1:]))
    with pytest.raises(BadRecord, match="ply 2 is wrong") as caught:
        replay(wrong, GAMES)
    assert caught.value.ply == 2


@pytest.mark.parametrize("seats", [-1, 0, 5, 99])
def test_a_table_the_game_is_not_for_is_refused(record, seats):
    with pytest.raises(BadRecord, match="2 to 4 seats"):
        replay(replace(record, seats=seats), GAMES)


def test_a_seat_that_does_not_exist_is_refused(record):
    with pytest.raises(BadRecord, match="ply 1 is wrong"):
        replay(replace(record, moves=(Ply(7, TakeBack()),)), GAMES)


def test_verify_says_what_it_checked(record):
    found = verify(record, GAMES)
    assert found[0].startswith(f"The seed matches the commitment {commitment(SEED)}. That does not")
    assert found[1] == f"All {len(record.moves)} moves are legal."
    assert found[2].startswith("The outcome is as recorded:")


def test_verify_notices_another_seed(record):
    with pytest.raises(BadRecord, match="does not match the commitment"):
        verify(replace(record, seed="43" * 32), GAMES)


def test_a_record_from_before_places_were_kept_still_verifies(record):
    data = json.loads(altered(record))
    del data["outcome"]["places"]
    old = load_record(json.dumps(data), GAMES)
    assert verify(old, GAMES)[2].startswith("The outcome is as recorded:")
    data["outcome"]["winners"] = [0, 1, 2]
    with pytest.raises(BadRecord, match="another outcome"):
        verify(load_record(json.dumps(data), GAMES), GAMES)


@pytest.mark.parametrize(
    "change", [{"winners": (0, 1, 2)}, {"places": (1, 1, 1)}, {"scores": ()}], ids=str
)
def test_verify_notices_another_outcome(record, change):
    outcome = replace(record.outcome, **change)
    with pytest.raises(BadRecord, match="another outcome") as caught:
        verify(replace(record, outcome=outcome), GAMES)
    assert caught.value.ply is None


def test_a_scripted_game_replays():
    draws = tuple(f"card-{number:02}" for number in (1, 2, 3, 4, 5, 6))
    fresh = new_record(GAMES["toy"], 2, scripted(draws), {})
    scripted_record = replace(fresh, moves=(Ply(0, Split(("card-01",))),))
    again = load_record(dump_record(scripted_record, GAMES), GAMES)
    assert replay(again, GAMES).state.places[1].hand == ("card-04", "card-05", "card-06")
    assert verify(again, GAMES)[0] == "The dice were scripted, so there is no seed to check."


def test_a_script_that_does_not_fit_is_refused_by_name():
    fresh = new_record(GAMES["toy"], 2, scripted(("card-01", "queen")), {})
    with pytest.raises(BadRecord, match="'queen', which is not there"):
        replay(fresh, GAMES)
