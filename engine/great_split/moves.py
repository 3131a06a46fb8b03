"""What a seat may order in The Great Split."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core import TakeBack
from engine.great_split.data import CardName, Cards, Track

Side: TypeAlias = Literal["left", "right"]
SIDES: tuple[Side, ...] = ("left", "right")


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """Exactly as many as the hand is over its limit, in the order of the hand."""

    cards: Cards
    kind: Literal["discard_cards"] = "discard_cards"


@dataclass(frozen=True, slots=True)
class SplitHand:
    """The left pile, in the order of the hand; the other cards are the right pile."""

    left: Cards
    kind: Literal["split_hand"] = "split_hand"


@dataclass(frozen=True, slots=True)
class TakePile:
    """Keep this pile of the right neighbour's offer; the other one goes back."""

    side: Side
    kind: Literal["take_pile"] = "take_pile"


@dataclass(frozen=True, slots=True)
class PlayCard:
    card: CardName
    kind: Literal["play_card"] = "play_card"


@dataclass(frozen=True, slots=True)
class SellCard:
    """Play the card face down: its icons count for nothing, and this track advances by one."""

    card: CardName
    price: Literal["gold", "prestige"]
    kind: Literal["sell_card"] = "sell_card"


@dataclass(frozen=True, slots=True)
class PlaySplitter:
    """One step on any track."""

    track: Track
    kind: Literal["play_splitter"] = "play_splitter"


@dataclass(frozen=True, slots=True)
class PlaceSeal:
    """One seal icon on a track of its group."""

    track: Track
    kind: Literal["place_seal"] = "place_seal"


@dataclass(frozen=True, slots=True)
class FollowArrow:
    """Two steps on one track that is not gold, for a double arrow reached or passed."""

    track: Track
    kind: Literal["follow_arrow"] = "follow_arrow"


@dataclass(frozen=True, slots=True)
class PlayPlain:
    """Play every card that raises no question and wastes no step, in the order of the hand."""

    kind: Literal["play_plain"] = "play_plain"


@dataclass(frozen=True, slots=True)
class PlayAll:
    """Play every card that wastes no step: the plain ones, then the others, whose seals and arrows
    are asked one after the other.

    Steps and bonuses add up the same in any order, so no board is reached that card by card could
    not reach.
    """

    kind: Literal["play_all"] = "play_all"


@dataclass(frozen=True, slots=True)
class FinishResolution:
    kind: Literal["finish_resolution"] = "finish_resolution"


Order: TypeAlias = (
    PlayCard | SellCard | PlaySplitter | PlaceSeal | FollowArrow | PlayPlain | PlayAll
)
"""What moves cubes in a resolution, and can be taken back."""

Move: TypeAlias = (
    DiscardCards
    | SplitHand
    | TakePile
    | PlayCard
    | SellCard
    | PlaySplitter
    | PlaceSeal
    | FollowArrow
    | PlayPlain
    | PlayAll
    | FinishResolution
    | TakeBack
)
