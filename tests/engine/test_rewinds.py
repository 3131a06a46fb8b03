"""Taking back is a part of the record: it replays, it verifies, and what follows is drawn anew."""

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.codec import dump_record, load_record
from engine.dice import Roll, seeded
from engine.games import GAMES
from engine.playout import random_turns
from engine.record import BadRecord, Ply, Record, Rewind, new_record, positions, standing, verify

SEED = "42" * 32


def last_state(record: Record) -> Any:
    *_, last = positions(record, GAMES[record.game])
    return last.state


def played_on(record: Record, plies: int | None, chance: str) -> Record:
    """The same with this many more moves at random, or with all until the end."""
    game, moves = GAMES[record.game], list(record.moves)
    for turn in random_turns(game, last_state(record), Roll(chance)):
        if plies is not None and len(moves) >= len(record.moves) + plies:
            break
        moves.append(Ply(turn.decision.seat, turn.move))
    return replace(record, moves=tuple(moves))


def rewound(record: Record, to: int, seat: int = 0) -> Record:
    return replace(record, moves=(*record.moves, Ply(seat, Rewind(to))))


def fresh(key: str, seats: int = 2) -> Record:
    return new_record(GAMES[key], seats, seeded(SEED), {})


@settings(max_examples=8, deadline=None)
@given(data=st.data())
@pytest.mark.parametrize("key", GAMES)
def test_games_with_turns_taken_back_at_any_moment_replay_and_verify(key, data):
    record = fresh(key)
    for number in range(data.draw(st.integers(1, 4))):
        record = played_on(record, data.draw(st.integers(1, 12)), f"{number:064x}")
        game = GAMES[key]
        if game.outcome(last_state(record)) is not None:
            break
        record = rewound(record, data.draw(st.integers(1, len(record.moves))))
    record = played_on(record, None, "07" * 32)
    record = replace(record, outcome=GAMES[key].outcome(last_state(record)))
    again = load_record(dump_record(record, GAMES), GAMES)
    assert again == record
    rewinds = sum(isinstance(ply.move, Rewind) for ply in record.moves)
    found = verify(again, GAMES)
    assert f"All {len(record.moves) - rewinds} moves are legal." in found
    assert any(line.startswith(f"{rewinds} times the game went back") for line in found) == bool(
        rewinds
    )


def test_a_rewind_goes_back_to_what_was_known_with_dice_of_its_own():
    record = played_on(fresh("splendor"), 9, "01" * 32)
    before = [position.state for position in positions(record, GAMES["splendor"])]
    back = last_state(rewound(record, 4))
    assert replace(back, dice=before[3].dice) == before[3]
    assert back.dice.seed == sha256(bytes.fromhex(SEED) + b"rewind 1").hexdigest()
    again = last_state(rewound(rewound(record, 4), 2))
    assert again.dice.seed == sha256(bytes.fromhex(SEED) + b"rewind 2").hexdigest()


@pytest.mark.parametrize("key", GAMES)
def test_what_was_seen_to_come_does_not_come_again(key):
    record = played_on(fresh(key), 12, "01" * 32)
    there = replace(record, moves=record.moves[:5])
    game = GAMES[key]
    endings = [
        game.view(last_state(played_on(one, None, "05" * 32)), None)
        for one in (rewound(record, 6), there, there)
    ]
    # By the same choices a game from the same position would end the same, were the dice the same.
    assert endings[1] == endings[2]
    assert endings[0] != endings[1]


def test_only_what_was_not_taken_back_still_counts():
    moves = [Ply(0, "a"), Ply(1, "b"), Ply(0, Rewind(1)), Ply(0, "c"), Ply(1, "d")]
    assert standing(moves) == (4, 5)
    assert standing([*moves, Ply(1, Rewind(5))]) == (4,)
    assert standing([*moves, Ply(1, Rewind(2))]) == (1,)


@pytest.mark.parametrize("to", [0, 4, 99])
def test_a_rewind_to_a_ply_that_was_not_is_refused(to):
    record = rewound(played_on(fresh("splendor"), 3, "01" * 32), to)
    with pytest.raises(BadRecord, match=f"ply 4 is wrong: there is no ply {to}") as caught:
        verify(record, GAMES)
    assert caught.value.ply == 4


def test_a_game_that_is_over_is_not_taken_back():
    record = played_on(fresh("splendor"), None, "01" * 32)
    with pytest.raises(BadRecord, match="the game was over"):
        verify(rewound(record, 1), GAMES)


def test_a_rewind_that_says_no_number_is_refused_with_its_ply():
    data = json.loads(dump_record(rewound(played_on(fresh("splendor"), 3, "01" * 32), 2), GAMES))
    del data["checksum"]
    data["moves"][3]["move"] = {"kind": "rewind", "to": "start"}
    with pytest.raises(BadRecord, match="ply 4 cannot be read") as caught:
        load_record(json.dumps(data), GAMES)
    assert caught.value.ply == 4
