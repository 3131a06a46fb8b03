"""The joint deal: a seed made of a sealed secret, of what players wrote, and of a message's id.

Nobody has all of it before the announcement is posted: the host knows the secret and not the id,
everybody else the id and not the secret. docs/fair-deal.md says what that proves and what not.

The construction, for whoever wants to write it again in another language:

    field(x)  = the length of x as 4 bytes, big-endian, || x; a text is UTF-8, a number its decimal
                digits, the secret its 32 bytes
    link      = SHA-256(the link before, nothing for the first || field(name) || field(part) …)
    seed      = SHA-256(the last link || field("seed"))

    The links in their order, each a name and its parts:

    deal.version                "gala-joint-deal", the version
    deal.secret                 the secret
    deal.table                  the name of the table
    game                        the key of the game
    options                     for each option, sorted by its key: key, "b:true", "n:5" or "s:text"
    deal.players                how many there are; then, in the order in which they joined, for
    deal.players[0].name        each player (counted from 0) three links: the name,
    deal.players[0].person      the person (below), empty for an AI,
    deal.players[0].word        and the word, empty where none was added
    deal.apart                  for each pair: the two players
    deal.place                  the id of the channel or thread with the announcement
    deal.message                the id of the announcement

    seal      = SHA-256(secret)
    person    = SHA-256(field("gala-person-1") || field(secret) || field(the user's id))
    seating   = with dice (engine/dice.py) of the seed SHA-256(seed || "seats"): shuffle the players
                0 … n-1, and where there are pairs to keep apart twenty times, one after another;
                the first shuffle counts in which the fewest pairs (a, b) have b next after a, the
                last seat being followed by the first. Its first player has seat 0.

The record holds all the links, so that whoever finds one that does not fit knows which field it is.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256

from engine.core import GalaError, OptionValue
from engine.dice import commitment, derived_seed, seeded

VERSION = 1
_SHUFFLES = 20
"""Where there are pairs to keep apart."""


class BadDeal(GalaError):
    """A deal that does not follow from what was announced; the message names the field."""


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody at the table, as announced."""

    name: str
    person: str = ""
    """A salted hash of the user's id; empty for an AI."""
    word: str = ""
    """What this player added to the deal."""


@dataclass(frozen=True, slots=True)
class Announced:
    """Everything that is fixed when the announcement is posted, and its id, fixed by that."""

    table: str
    players: tuple[Joined, ...]
    """In the order in which they joined."""
    apart: tuple[tuple[int, int], ...] = ()
    """Players, counted from 0, of whom the second sat next after the first in the game before."""
    place: str = ""
    message: str = ""
    """Ids are texts: many languages cannot read them as numbers."""


@dataclass(frozen=True, slots=True)
class Deal:
    """How a seed came about, as a record holds it."""

    version: int
    seal: str
    secret: str
    table: str
    place: str
    message: str
    players: tuple[Joined, ...]
    apart: tuple[tuple[int, int], ...]
    seating: tuple[int, ...]
    """By seat, who of the players sits there."""
    links: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    seed: str
    deal: Deal


def make(secret: str, announced: Announced, game: str, options: Mapping[str, OptionValue]) -> Dealt:
    """The seed and the seats that follow from the announcement."""
    deal = Deal(
        version=VERSION,
        seal=commitment(secret),
        secret=secret,
        table=announced.table,
        place=announced.place,
        message=announced.message,
        players=announced.players,
        apart=announced.apart,
        seating=(),
        links=(),
    )
    links: list[bytes] = []
    for name, parts in _steps(deal, game, options):
        links.append(_link(links[-1] if links else b"", name, *parts))
    seed = _link(links[-1], "seed").hex()
    seating = seating_of(seed, len(deal.players), deal.apart)
    return Dealt(seed, replace(deal, seating=seating, links=tuple(link.hex() for link in links)))


def person_of(secret: str, user: int) -> str:
    """With the secret, which is opened at the end, somebody finds themselves and strangers nobody."""
    return _link(b"", "gala-person-1", bytes.fromhex(secret), str(user)).hex()


def seating_of(seed: str, count: int, apart: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    dice, fewest = seeded(derived_seed(seed, "seats")), count + 1
    best: tuple[int, ...] = ()
    for _ in range(_SHUFFLES if apart else 1):
        order, dice = dice.shuffle(range(count))
        repeats = sum(pair in apart for pair in zip(order, (*order[1:], order[0]), strict=True))
        if repeats < fewest:
            best, fewest = order, repeats
    return best


def check(deal: Deal, seed: str, game: str, options: Mapping[str, OptionValue]) -> None:
    """Refuses a deal that does not lead to this seed and these seats, and names the first wrong field."""
    if deal.version != VERSION:
        raise BadDeal(f"deal.version is {deal.version}; here is version {VERSION}.")
    try:
        wrong = _first_wrong(deal, seed, game, options)
        seating = seating_of(seed, len(deal.players), deal.apart)
        seal = commitment(deal.secret)
    except ValueError as error:
        raise BadDeal(f"deal.secret or seed cannot be read: {error}") from error
    if wrong is not None:
        raise BadDeal(f"{wrong} does not fit: the seed was made of something else.")
    if seal != deal.seal:
        raise BadDeal("deal.seal is not the SHA-256 of the secret.")
    if seating != deal.seating:
        raise BadDeal(
            f"deal.seating does not follow from the seed: it should be {list(seating)}, not"
            f" {list(deal.seating)}."
        )


def _first_wrong(
    deal: Deal, seed: str, game: str, options: Mapping[str, OptionValue]
) -> str | None:
    """The name of the first field, or link, that does not fit."""
    steps = [*_steps(deal, game, options), ("seed", ())]
    recorded = [*(bytes.fromhex(link) for link in deal.links), bytes.fromhex(seed)]
    before = b""
    for number, (name, parts) in enumerate(steps):
        link = _link(before, name, *parts)
        if (name == "seed" or number >= len(deal.links)) and len(recorded) != len(steps):
            return "deal.links"
        if link != recorded[number]:
            # If the next one follows from what we found, this link alone was altered.
            after = number + 1
            if after < min(len(steps), len(recorded)):
                next_name, next_parts = steps[after]
                if _link(link, next_name, *next_parts) == recorded[after]:
                    return f"deal.links[{number}]"
            return name
        before = link
    return None


def _steps(
    deal: Deal, game: str, options: Mapping[str, OptionValue]
) -> Iterator[tuple[str, tuple[str | bytes, ...]]]:
    yield "deal.version", ("gala-joint-deal", str(deal.version))
    yield "deal.secret", (bytes.fromhex(deal.secret),)
    yield "deal.table", (deal.table,)
    yield "game", (game,)
    yield "options", tuple(part for key in sorted(options) for part in (key, _option(options[key])))
    yield "deal.players", (str(len(deal.players)),)
    for number, player in enumerate(deal.players):
        yield f"deal.players[{number}].name", (player.name,)
        yield f"deal.players[{number}].person", (player.person,)
        yield f"deal.players[{number}].word", (player.word,)
    yield "deal.apart", tuple(str(player) for pair in deal.apart for player in pair)
    yield "deal.place", (deal.place,)
    yield "deal.message", (deal.message,)


def _option(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "b:true" if value else "b:false"
    return f"n:{value}" if isinstance(value, int) else f"s:{value}"


def _link(before: bytes, name: str, *parts: str | bytes) -> bytes:
    return sha256(before + b"".join(_field(part) for part in (name, *parts))).digest()


def _field(part: str | bytes) -> bytes:
    content = part.encode() if isinstance(part, str) else part
    return len(content).to_bytes(4, "big") + content
