"""Dice are checked against an independent few lines, and scripts against what they name."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dice import Roll, ScriptError, commitment, fresh_seed, scripted, seeded

SEED = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
SEEDS = st.binary(min_size=32, max_size=32).map(bytes.hex)


class IndependentDice:
    """The construction of `engine/dice.py`'s docstring, written again with hashlib only."""

    def __init__(self, seed: str) -> None:
        self.prefix = b"gala-dice-1" + bytes.fromhex(seed)
        self.k = 0

    def word(self) -> int:
        block = hashlib.sha256(self.prefix + self.k.to_bytes(8, "big")).hexdigest()
        self.k += 1
        return int(block[:16], 16)

    def below(self, n: int) -> int:
        while True:
            w = self.word()
            if w < 2**64 - 2**64 % n:
                return w % n

    def draw(self, pool: list[str], count: int) -> list[str]:
        for i in range(min(count, len(pool) - 1)):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:count]


@given(seed=SEEDS, bounds=st.lists(st.integers(1, 2**63 + 1), max_size=20))
def test_numbers_are_those_of_the_documented_construction(seed, bounds):
    dice, other = seeded(seed), IndependentDice(seed)
    for bound in bounds:
        number, dice = dice.below(bound)
        assert number == other.below(bound)


@given(seed=SEEDS, bounds=st.lists(st.integers(1, 1000), max_size=20))
def test_a_roll_gives_the_same_numbers_as_dice(seed, bounds):
    dice, roll = seeded(seed), Roll(seed)
    for bound in bounds:
        number, dice = dice.below(bound)
        assert roll.below(bound) == number


@given(seed=SEEDS, sizes=st.lists(st.tuples(st.integers(1, 30), st.integers(0, 30)), max_size=8))
def test_draws_are_those_of_the_documented_construction(seed, sizes):
    dice, other = seeded(seed), IndependentDice(seed)
    for size, count in sizes:
        pool = [f"card {number}" for number in range(size)]
        drawn, stays, dice = dice.draw(pool, min(count, size))
        assert list(drawn) == other.draw(list(pool), min(count, size))
        assert stays == tuple(card for card in pool if card not in drawn)


def test_a_known_seed_gives_known_words_for_ever():
    """Written down once: if these change, every old record is worth nothing."""
    drawn, _, dice = seeded(SEED).draw(tuple("abcdefgh"), 8)
    assert "".join(drawn) == "dcehfgab"
    assert dice.used == 7


def test_a_remainder_that_would_be_favoured_is_thrown_away():
    """With a bound just above half of all words, nearly every second word is refused."""
    _, dice = seeded(SEED).below(2**63 + 1)
    for _ in range(20):
        _, dice = dice.below(2**63 + 1)
    assert dice.used > 21


def test_every_order_is_about_equally_likely():
    counts: Counter[str] = Counter()
    dice = seeded(SEED)
    for _ in range(6000):
        drawn, dice = dice.shuffle("abc")
        counts["".join(drawn)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_the_commitment_is_the_hash_of_the_seed():
    assert commitment(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def test_fresh_seeds_are_different_seeds():
    assert len({fresh_seed() for _ in range(10)}) == 10
    assert seeded(fresh_seed()).used == 0


@pytest.mark.parametrize("seed", ["", "12", "g" * 64, "A" * 64, "0" * 63])
def test_a_seed_that_is_none_is_refused_by_name(seed):
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        seeded(seed)


def test_more_cannot_be_drawn_than_is_there():
    with pytest.raises(ValueError, match="3 from a pool of 2"):
        seeded(SEED).draw(("a", "b"), 3)


def test_a_script_says_what_is_drawn():
    drawn, stays, dice = scripted(["c", "a", "b"]).draw(("a", "b", "c"), 2)
    assert (drawn, stays) == (("c", "a"), ("b",))
    assert dice.draw(stays, 1)[0] == ("b",)


def test_a_script_may_name_one_of_several_equal_things():
    drawn, stays, _ = scripted(["2", "2"]).draw((1, 2, 2, 3), 2)
    assert (drawn, stays) == ((2, 2), (1, 3))


def test_a_script_that_names_what_is_not_there_is_refused_by_name():
    with pytest.raises(ScriptError, match=r"draw 2 of the script is 'x'.*there are: b, c"):
        scripted(["a", "x"]).draw(("a", "b", "c"), 2)


def test_a_script_that_is_too_short_is_refused():
    with pytest.raises(ScriptError, match="ends after 1 draws, but draw 2"):
        scripted(["a"]).draw(("a", "b"), 2)


def test_scripted_dice_cannot_roll_numbers():
    with pytest.raises(ScriptError, match="cannot roll"):
        scripted(["a"]).below(6)
