"""An edition ready to play with: its tables turned into look-ups, made once."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from engine.great_split.data import (
    LEVEL_NAMES,
    PLACE,
    PRESTIGE,
    RESOURCES,
    SEAL_ICONS,
    SEALS,
    TRACKS,
    CardName,
    Cards,
    CharacterRow,
    EditionFile,
    Gem,
    Icon,
    Resource,
    SealIcon,
    Track,
)

STARTING_CARDS = 4
"""Level I cards in everybody's first hand, as printed."""

_KINDS: tuple[Icon, ...] = (*RESOURCES, *SEAL_ICONS, "prestige")

ENDLESS = 1_000_000
"""Where the prestige track ends: nowhere a game could reach."""


@dataclass(frozen=True, slots=True)
class Card:
    name: CardName
    level: int
    icons: tuple[Icon, ...]
    steps: tuple[tuple[int, int], ...]
    """The places on the board it advances by itself, and how far."""
    seals: tuple[SealIcon, ...]
    """The icons whose track its owner chooses."""


class Components:
    """The pieces of one edition. Boards are tuples of eleven numbers in the order of `TRACKS`."""

    def __init__(self, file: EditionFile) -> None:
        self.file = file
        self.name = file.name
        self.digest = _digest(file)
        """Tells two editions of the same name apart."""
        self.cards: dict[CardName, Card] = {card.name: card for card in _cards(file)}
        self._ranks = {name: rank for rank, name in enumerate(sorted(self.cards, key=self._look))}
        self.decks: tuple[Cards, ...] = tuple(
            tuple(sorted(card.name for card in self.cards.values() if card.level == level))
            for level in (1, 2, 3)
        )
        self.characters: dict[str, CharacterRow] = {row.name: row for row in file.characters.rows}
        self.levels = file.rounds.levels
        self.hand_limits = file.hand_limits.limits
        self.last_round = len(file.rounds.levels)
        self.scoring_rounds = file.scoring_lines.after_rounds
        self.market_tokens = tuple(sorted(file.market.tokens))
        self.ends: tuple[int, ...] = _ends(file)
        self.arrows: frozenset[int] = frozenset(
            space for row in file.resource_tracks.rows for space in row.arrows
        )
        """The spaces of the gold track with a double arrow."""
        self.bonuses: tuple[dict[int, int], ...] = _bonuses(file)
        """For each track: the spaces that advance a resource, and that resource's place."""
        self.tracks_for: dict[SealIcon, tuple[Track, ...]] = _groups(file)
        self._resource_rows = {row.track: row for row in file.resource_tracks.rows}
        self._seal_rows = {row.track: row for row in file.seal_tracks.rows}

    def grouped(self, cards: Iterable[CardName]) -> Cards:
        """As people hold them: by what they show, then by how much, equal ones together."""
        return tuple(sorted(cards, key=self._ranks.__getitem__))

    def _look(self, name: CardName) -> tuple[object, ...]:
        card = self.cards[name]
        kinds = tuple(sorted({_KINDS.index(icon) for icon in card.icons}))
        return kinds, len(card.icons), card.icons, card.level, name

    def book_value(self, space: int) -> int:
        """The highest banner reached or passed."""
        books = self._resource_rows["books"]
        return max((value for at, value in books.banners if at <= space), default=0)

    def has_numbers(self, gem: Gem) -> bool:
        """The track has numbers of its own, on some of its spaces or all."""
        return bool(self._resource_rows[gem].numbers)

    def gem_value(self, gem: Gem, space: int) -> int:
        """The highest number reached or passed; a track without any counts its spaces."""
        numbers = self._resource_rows[gem].numbers
        return max((value for at, value in numbers if at <= space), default=0) if numbers else space

    def art_value(self, level: int, market: int) -> int:
        difference = level - market
        earned = [points for least, points in self.file.art_brackets.rows if least <= difference]
        return earned[-1] if earned else 0

    def contracts_on_track(self, resource: Resource, space: int) -> int:
        return sum(1 for at in self._resource_rows[resource].contracts if at <= space)

    def contracts_of_character(self, character: str, resource: Resource) -> int:
        return self.characters[character].contracts.count(resource)

    def stars(self, resource: Resource, space: int) -> int:
        """The stars on the ribbon furthest right that the resource's seal reached or passed."""
        seal = SEALS[RESOURCES.index(resource)]
        return max((stars for at, stars in self._seal_rows[seal].stars if at <= space), default=0)


def _digest(file: EditionFile) -> str:
    """The first 16 hex digits of the SHA-256 of the file's JSON, keys sorted and no spaces.

    Numbers that an edition does not give are left out, as before there were any.
    """
    tables = asdict(file)
    for row in tables["resource_tracks"]["rows"]:
        if not row["numbers"]:
            del row["numbers"]
    canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _cards(file: EditionFile) -> list[Card]:
    """Named after level and icons, with a letter for each copy: `II-topaz-2-b`."""
    cards = []
    copies: Counter[str] = Counter()
    for row in file.cards.rows:
        counts = Counter(row.icons)
        icons = "-".join(f"{icon}-{count}" for icon, count in counts.items())
        title = f"{LEVEL_NAMES[row.level - 1]}-{icons}"
        for _ in range(row.copies):
            letter = "abcdefghijklmnopqrstuvwxyz"[copies[title]]
            copies[title] += 1
            steps = tuple((PLACE[icon], n) for icon, n in counts.items() if icon in PLACE)
            seals = tuple(icon for icon in row.icons if icon in SEAL_ICONS)
            cards.append(Card(f"{title}-{letter}", row.level, row.icons, steps, seals))
    return cards


def _ends(file: EditionFile) -> tuple[int, ...]:
    ends = [ENDLESS] * len(TRACKS)
    for row in file.resource_tracks.rows:
        ends[PLACE[row.track]] = row.end
    for seal in file.seal_tracks.rows:
        ends[PLACE[seal.track]] = seal.end
    return tuple(ends)


def _bonuses(file: EditionFile) -> tuple[dict[int, int], ...]:
    bonuses: list[dict[int, int]] = [{} for _ in TRACKS]
    for row in file.seal_tracks.rows:
        bonuses[PLACE[row.track]] = {space: PLACE[resource] for space, resource in row.bonuses}
    return tuple(bonuses)


def _groups(file: EditionFile) -> dict[SealIcon, tuple[Track, ...]]:
    rows = {row.track: row.group for row in file.seal_tracks.rows}
    return {
        "diamond": tuple(seal for seal in SEALS if rows[seal] == "diamond"),
        "square": tuple(seal for seal in SEALS if rows[seal] == "square"),
        "star": SEALS,
    }


EMPTY_BOARD = (0,) * (PRESTIGE + 1)
