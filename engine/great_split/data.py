"""The components of The Great Split as an edition file describes them, and the names they go by."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Resource: TypeAlias = Literal["books", "art", "topaz", "emerald", "gold"]
Seal: TypeAlias = Literal["books_seal", "art_seal", "topaz_seal", "emerald_seal", "gold_seal"]
Track: TypeAlias = Resource | Seal | Literal["prestige"]
SealIcon: TypeAlias = Literal["diamond", "square", "star"]
Icon: TypeAlias = Resource | SealIcon | Literal["prestige"]
Scoring: TypeAlias = Literal["books", "art", "gems"]
ScoringToken: TypeAlias = Scoring | Literal["none"]
Gem: TypeAlias = Literal["topaz", "emerald"]
Provenance: TypeAlias = Literal["printed", "deduced", "ours"]
"""Printed in a rulebook, deduced from its examples, or our own reconstruction."""

GEMS: tuple[Gem, ...] = ("topaz", "emerald")
RESOURCES: tuple[Resource, ...] = ("books", "art", "topaz", "emerald", "gold")
SEALS: tuple[Seal, ...] = ("books_seal", "art_seal", "topaz_seal", "emerald_seal", "gold_seal")
TRACKS: tuple[Track, ...] = (*RESOURCES, *SEALS, "prestige")
"""In the order of a board's eleven numbers; prestige, which has no end, comes last."""
PLACE: dict[Track, int] = {track: place for place, track in enumerate(TRACKS)}
GOLD = PLACE["gold"]
PRESTIGE = PLACE["prestige"]

SEAL_ICONS: tuple[SealIcon, ...] = ("diamond", "square", "star")
SCORING_TOKENS: tuple[ScoringToken, ...] = ("books", "art", "gems", "none")
LEVEL_NAMES = ("I", "II", "III")

CardName: TypeAlias = str
Cards: TypeAlias = tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class CardRow:
    """Equal cards: how many copies of a card with these icons the level's deck has."""

    level: int
    icons: tuple[Icon, ...]
    copies: int


@dataclass(frozen=True, slots=True)
class CardTable:
    provenance: Provenance
    rows: tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class CharacterRow:
    name: str
    start: tuple[Icon, ...]
    contracts: tuple[Resource, ...]


@dataclass(frozen=True, slots=True)
class CharacterTable:
    provenance: Provenance
    rows: tuple[CharacterRow, ...]


@dataclass(frozen=True, slots=True)
class ResourceTrackRow:
    track: Resource
    end: int
    contracts: tuple[int, ...]
    """The spaces with a contract."""
    banners: tuple[tuple[int, int], ...] = ()
    """Space and prestige value, on the book track."""
    arrows: tuple[int, ...] = ()
    """The spaces with a double arrow, on the gold track."""
    numbers: tuple[tuple[int, int], ...] = ()
    """Space and the number printed there, on a gem track that does not simply count its spaces."""


@dataclass(frozen=True, slots=True)
class ResourceTrackTable:
    provenance: Provenance
    rows: tuple[ResourceTrackRow, ...]


@dataclass(frozen=True, slots=True)
class SealTrackRow:
    track: Seal
    group: Literal["diamond", "square"]
    end: int
    stars: tuple[tuple[int, int], ...]
    """Space and the number of stars on its ribbon."""
    bonuses: tuple[tuple[int, Resource], ...]
    """Space and the resource that advances by one."""


@dataclass(frozen=True, slots=True)
class SealTrackTable:
    provenance: Provenance
    rows: tuple[SealTrackRow, ...]


@dataclass(frozen=True, slots=True)
class RoundTable:
    provenance: Provenance
    levels: tuple[int, ...]
    """The level dealt in each round."""


@dataclass(frozen=True, slots=True)
class HandLimitTable:
    provenance: Provenance
    limits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoringLineTable:
    provenance: Provenance
    after_rounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarketTable:
    provenance: Provenance
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ArtBracketTable:
    """What art earns, by its level less the market's position."""

    provenance: Provenance
    rows: tuple[tuple[int, int], ...]
    """The least difference and the points it earns, rising; below the first, nothing."""


@dataclass(frozen=True, slots=True)
class EditionFile:
    """An edition as it is written down: plain tables, each with its provenance."""

    name: str
    cards: CardTable
    characters: CharacterTable
    resource_tracks: ResourceTrackTable
    seal_tracks: SealTrackTable
    rounds: RoundTable
    hand_limits: HandLimitTable
    scoring_lines: ScoringLineTable
    market: MarketTable
    art_brackets: ArtBracketTable
