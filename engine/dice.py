"""Verifiable randomness as a value: whoever knows the seed can check every draw.

The construction, for whoever wants to write it again in another language:

    word(k)   = the first 8 bytes, as a big-endian number, of
                SHA-256("gala-dice-1" || seed || k as 8 bytes, big-endian)
    below(n)  = take the next word w (k counts up from 0 and never goes back) until
                w < 2^64 - (2^64 mod n); the answer is w mod n. So no remainder is favoured.
    draw(c)   = forward Fisher-Yates on a copy of the pool: for i = 0 … c-1 swap item i
                with item i + below(size - i). The first c items are drawn, in that order;
                the others stay in the pool, in the pool's own order.

The last item left in a pool is drawn without taking a word. The seed is 32 bytes; its SHA-256,
the commitment, is shown when a game starts, and the seed itself when it ends.

When a turn is taken back by consent, the game goes on with the dice of another seed, so that nobody
gains from what was already seen to come: for the rewind number n of a game, counted from 1,
SHA-256(seed || "rewind n").

Dice can also be scripted: a list of names says what each draw gives, so that a game played on
a real table, or by another program, can be replayed.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import Struct
from typing import TypeVar

Item = TypeVar("Item")

_TAG = b"gala-dice-1"
_WORDS = 1 << 64
_SURE = _WORDS - (1 << 32)
"""A word below this is good for every bound up to 2^32, as all pools are."""
_first_word = Struct(">Q").unpack_from


class ScriptError(ValueError):
    """A script that does not fit the game; the message names the draw."""


@dataclass(frozen=True, slots=True)
class Dice:
    """Where the randomness of a game stands. Every draw gives the dice to go on with."""

    seed: str = ""
    """64 hex digits; empty for scripted dice."""
    used: int = 0
    """How many words, or names of the script, have been used."""
    script: tuple[str, ...] | None = None

    def below(self, bound: int) -> "tuple[int, Dice]":
        """A number from 0 up to, not including, the bound."""
        if self.script is not None:
            raise ScriptError("scripted dice can name things, but cannot roll numbers.")
        number, used = _below(_TAG + bytes.fromhex(self.seed), self.used, bound)
        return number, Dice(self.seed, used)

    def draw(
        self, pool: Sequence[Item], count: int
    ) -> "tuple[tuple[Item, ...], tuple[Item, ...], Dice]":
        """What is drawn, in order; what stays, in the pool's order; and the dice to go on with."""
        if count > len(pool):
            raise ValueError(f"cannot draw {count} from a pool of {len(pool)}.")
        if self.script is not None:
            return self._follow_script(pool, count)
        tagged, used, size = _TAG + bytes.fromhex(self.seed), self.used, len(pool)
        if count == 1 and size > 1:
            # The same as below, without moving the whole pool about for one item.
            index, used = _below(tagged, used, size)
            rest = (*pool[:index], *pool[index + 1 :])
            return (pool[index],), rest, Dice(self.seed, used)
        order = list(range(size))
        for place in range(min(count, size - 1)):
            # As `_below` does it, without the calls: pools are drawn empty again and again.
            left, word = size - place, _WORDS
            while word >= _SURE and word >= _WORDS - _WORDS % left:
                (word,) = _first_word(sha256(tagged + used.to_bytes(8, "big")).digest())
                used += 1
            other = place + word % left
            order[place], order[other] = order[other], order[place]
        item = pool.__getitem__
        drawn, stays = tuple(map(item, order[:count])), tuple(map(item, sorted(order[count:])))
        return drawn, stays, Dice(self.seed, used)

    def shuffle(self, pool: Sequence[Item]) -> "tuple[tuple[Item, ...], Dice]":
        drawn, _, dice = self.draw(pool, len(pool))
        return drawn, dice

    def _follow_script(
        self, pool: Sequence[Item], count: int
    ) -> "tuple[tuple[Item, ...], tuple[Item, ...], Dice]":
        script = self.script or ()
        stays = list(pool)
        names = [str(item) for item in pool]
        drawn = []
        for number in range(self.used, self.used + count):
            if number >= len(script):
                raise ScriptError(
                    f"the script ends after {len(script)} draws, but draw {number + 1} is needed,"
                    f" one of: {', '.join(names)}."
                )
            name = script[number]
            if name not in names:
                raise ScriptError(
                    f"draw {number + 1} of the script is {name!r}, which is not there to be drawn;"
                    f" there are: {', '.join(names)}."
                )
            index = names.index(name)
            del names[index]
            drawn.append(stays.pop(index))
        return tuple(drawn), tuple(stays), Dice(used=self.used + count, script=script)


class Roll:
    """The numbers of `Dice.below`, one after another, for loops that need very many."""

    __slots__ = ("_tagged", "_used")

    def __init__(self, seed: str) -> None:
        self._tagged = _TAG + bytes.fromhex(seeded(seed).seed)
        self._used = 0

    def below(self, bound: int) -> int:
        number, self._used = _below(self._tagged, self._used, bound)
        return number


def _below(tagged: bytes, used: int, bound: int) -> tuple[int, int]:
    """The number, and how many words are used then; the seed comes with its tag before it."""
    while True:
        (word,) = _first_word(sha256(tagged + used.to_bytes(8, "big")).digest())
        used += 1
        if word < _WORDS - _WORDS % bound:
            return word % bound, used


def fresh_seed() -> str:
    return secrets.token_hex(32)


def seeded(seed: str) -> Dice:
    """Dice for a seed of 64 hex digits."""
    if len(seed) != 64 or any(digit not in "0123456789abcdef" for digit in seed):
        raise ValueError(f"a seed is 64 hexadecimal digits in lower case, not {seed[:80]!r}.")
    return Dice(seed)


def scripted(names: Sequence[str]) -> Dice:
    """Dice that give what the names say, in this order."""
    return Dice(script=tuple(names))


def commitment(seed: str) -> str:
    """What is shown before the game, so that nobody can change the seed afterwards."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def derived_seed(seed: str, label: str) -> str:
    """Another seed that follows from this one, for one of many play-outs."""
    return sha256(bytes.fromhex(seed) + label.encode()).hexdigest()
