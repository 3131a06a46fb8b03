"""The joint deal: anybody can compute it, nobody can aim it, and nothing can be altered unnoticed."""

import copy
import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.codec import dump_record, load_record
from engine.core import begin
from engine.dice import Roll, seeded
from engine.games import GAMES
from engine.joint_deal import Announced, Joined, make, person_of, seating_of
from engine.playout import random_turns
from engine.record import BadRecord, Ply, Record, verify
from tests.toy import Toy

TOY = {"toy": Toy()}
SECRET = "5e" * 32
ANA, BEN, ADA = (
    Joined("Ana", person_of(SECRET, 80351110224678912), "más suerte 🍀"),
    Joined("Ben", person_of(SECRET, 80351110224678913)),
    Joined("Ada"),
)
ANNOUNCED = Announced(
    "abcd2345", (ANA, BEN, ADA), ((0, 1), (1, 2)), "1199000000000000001", "1199000000000000002"
)
SEED = "81f5436087ccc5b59ebfcbb6f6d063edc670d7402d9e822bc75ffa2f28088180"
"""Of the announcement above and a toy with high cards, computed by hand in the test below."""


def record_of(games: Any, key: str, announced: Announced = ANNOUNCED) -> Record:
    """A whole game, played at random, with the deal that the announcement makes."""
    game = games[key]
    options = {option.key: option.default for option in game.options}
    dealt = make(SECRET, announced, key, options)
    seats = len(announced.players)
    state = begin(game, seats, seeded(dealt.seed), options).state
    turns = list(random_turns(game, state, Roll("07" * 32)))
    return Record(
        game=key,
        rules=game.version,
        seats=seats,
        options=options,
        seed=dealt.seed,
        moves=tuple(Ply(turn.decision.seat, turn.move) for turn in turns),
        outcome=game.outcome(turns[-1].after),
        deal=dealt.deal,
    )


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of(TOY, "toy")


def test_the_seed_is_what_a_few_lines_of_hashing_make_of_it():
    """Written from the description alone: nothing of the module is used for what is expected."""

    def field(part: bytes) -> bytes:
        return len(part).to_bytes(4, "big") + part

    secret = bytes.fromhex(SECRET)
    persons = [
        sha256(field(b"gala-person-1") + field(secret) + field(user)).hexdigest().encode()
        for user in (b"80351110224678912", b"80351110224678913")
    ]
    link = b""
    for parts in (
        (b"deal.version", b"gala-joint-deal", b"1"),
        (b"deal.secret", secret),
        (b"deal.table", b"abcd2345"),
        (b"game", b"toy"),
        (b"options", b"high", b"b:true", b"number", b"n:5", b"who", b"s:all"),
        (b"deal.players", b"3"),
        (b"deal.players[0].name", b"Ana"),
        (b"deal.players[0].person", persons[0]),
        (b"deal.players[0].word", "más suerte 🍀".encode()),
        (b"deal.players[1].name", b"Ben"),
        (b"deal.players[1].person", persons[1]),
        (b"deal.players[1].word", b""),
        (b"deal.players[2].name", b"Ada"),
        (b"deal.players[2].person", b""),
        (b"deal.players[2].word", b""),
        (b"deal.apart", b"0", b"1", b"1", b"2"),
        (b"deal.place", b"1199000000000000001"),
        (b"deal.message", b"1199000000000000002"),
    ):
        link = sha256(link + b"".join(field(part) for part in parts)).digest()
    by_hand = sha256(link + field(b"seed")).hexdigest()
    options: dict[str, bool | int | str] = {"who": "all", "high": True, "number": 5}
    made = make(SECRET, ANNOUNCED, "toy", options)
    assert made.seed == by_hand == SEED
    assert made.deal.seal == sha256(secret).hexdigest()
    assert made.deal.seating == (1, 0, 2)


def test_a_record_with_its_deal_comes_back_from_json(record):
    assert load_record(dump_record(record, TOY), TOY) == record


def test_verify_says_what_is_proven_and_what_is_not(record):
    found = verify(record, TOY)
    assert found[0] == f"The secret has the seal {sha256(bytes.fromhex(SECRET)).hexdigest()}."
    assert "3 players with 1 words, and message 1199000000000000002" in found[1]
    assert found[2].startswith("The seats follow from the seed: ")
    assert found[-2].startswith("Look yourself: message 1199000000000000002 in channel 1199")
    assert found[-1].startswith("Not proven: ")


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every single value."""
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in items:
            yield from leaves(inner, (*path, key))
    else:
        yield path


def other(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if len(value) == 64:
        return ("0" if value[0] != "0" else "1") + value[1:]
    return f"{value}0"


def named(path: tuple[Any, ...]) -> str:
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)[1:]
    # A link of several values is named as one.
    for whole in ("options", "deal.apart", "deal.seating"):
        text = whole if text.startswith(whole) else text
    return text


def test_a_record_with_any_one_field_altered_fails_and_names_it(record):
    data = json.loads(dump_record(record, TOY))
    del data["checksum"]
    paths = [
        path
        for path in leaves(data)
        if path[0] in {"deal", "seed", "game", "seats", "options", "rules"}
    ]
    assert len(paths) > 35
    for path in paths:
        altered = copy.deepcopy(data)
        inner: Any = altered
        for part in path[:-1]:
            inner = inner[part]
        inner[path[-1]] = other(inner[path[-1]])
        name = named(path)
        with pytest.raises(BadRecord) as caught:
            verify(load_record(json.dumps(altered), TOY), TOY)
        said = (
            str(caught.value).replace("no game", "game").replace("version 2 of the rules", "rules")
        )
        assert name in said, f"{name}: {said}"


@pytest.mark.parametrize("change", ["player added", "player gone", "link gone", "link added"])
def test_a_deal_of_another_size_fails(record, change):
    deal = record.deal
    changed = {
        "player added": replace(deal, players=(*deal.players, ADA)),
        "player gone": replace(deal, players=deal.players[1:]),
        "link gone": replace(deal, links=deal.links[:-1]),
        "link added": replace(deal, links=(*deal.links, "00" * 32)),
    }[change]
    seats = len(changed.players)
    with pytest.raises(BadRecord, match=r"deal\.(players|links|message)"):
        verify(replace(record, deal=changed, seats=seats, moves=(), outcome=None), TOY)


def test_a_deal_without_a_seed_or_with_an_old_commitment_is_refused(record):
    with pytest.raises(BadRecord, match="the record has no seed"):
        verify(replace(record, seed=None, draws=()), TOY)
    with pytest.raises(BadRecord, match="commitment"):
        verify(replace(record, commitment="00" * 32), TOY)


def test_a_secret_that_is_no_number_is_refused_kindly(record):
    with pytest.raises(BadRecord, match=r"deal\.secret"):
        verify(replace(record, deal=replace(record.deal, secret="x" * 64)), TOY)


def test_two_lists_that_read_alike_when_joined_make_different_seeds():
    one = replace(ANNOUNCED, players=(Joined("AnaBen"), Joined("")))
    two = replace(ANNOUNCED, players=(Joined("Ana"), Joined("Ben")))
    assert make(SECRET, one, "toy", {}).seed != make(SECRET, two, "toy", {}).seed
    flag, text = {"high": True}, {"high": "true"}
    assert make(SECRET, ANNOUNCED, "toy", flag).seed != make(SECRET, ANNOUNCED, "toy", text).seed


# The attacker: a host who draws as many secrets as they like before the lobby opens, or a friend
# who tries words, and wants Ana to have the first seat.


def first_of(secret: str, word: str, message: int) -> str:
    players = (replace(ANA, word=word), BEN, ADA)
    announced = replace(ANNOUNCED, players=players, apart=(), message=str(message))
    dealt = make(secret, announced, "toy", {"high": False})
    return players[dealt.deal.seating[0]].name


def test_a_secret_chosen_for_one_message_is_worth_nothing_for_the_next():
    expected, real = 1199000000000000002, range(1199000000000000100, 1199000000000000400)
    grinding = (sha256(f"{number}".encode()).hexdigest() for number in range(2000))
    chosen = next(secret for secret in grinding if first_of(secret, "", expected) == "Ana")
    wins = Counter(first_of(chosen, "", message) for message in real)
    assert all(60 <= count <= 140 for count in wins.values()), wins


def test_a_word_chosen_without_the_secret_is_worth_nothing():
    guessed, real = "11" * 32, "22" * 32
    words = (f"word {number}" for number in range(2000))
    aimed = [word for word in words if first_of(guessed, word, 7) == "Ana"][:300]
    wins = Counter(first_of(real, word, 7) for word in aimed)
    assert all(60 <= count <= 140 for count in wins.values()), wins


def test_every_seating_is_about_as_likely():
    seeds = (sha256(f"{number}".encode()).hexdigest() for number in range(1200))
    seen = Counter(seating_of(seed, 3, ()) for seed in seeds)
    assert len(seen) == 6
    assert all(140 <= count <= 260 for count in seen.values()), seen


def test_who_sat_together_before_is_seated_apart_where_there_is_a_way():
    before = ((0, 1), (1, 2), (2, 3), (3, 0))
    for number in range(50):
        seed = sha256(f"{number}".encode()).hexdigest()
        order = seating_of(seed, 4, before)
        together = sum(pair in before for pair in [*pairwise(order), (order[3], order[0])])
        assert together <= 1


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed here")
@pytest.mark.parametrize("key", GAMES)
def test_a_verifier_in_another_language_agrees_on_records_of_every_game(key, tmp_path):
    record = record_of(GAMES, key)
    file = tmp_path / "record.json"
    file.write_text(dump_record(record, GAMES))
    verify(load_record(file.read_bytes(), GAMES), GAMES)
    program = Path(__file__).parent / "node_verifier.mjs"
    call = ["node", str(program), str(file), "80351110224678912"]
    said = json.loads(subprocess.run(call, check=True, capture_output=True).stdout)
    assert record.deal is not None
    assert said == {
        "seal": record.deal.seal,
        "seed": record.seed,
        "seating": list(record.deal.seating),
        "people": [ANA.person],
    }
