"""What the bot must know of each game: how to ask, tell and show."""

from pathlib import Path

from bot.dealers.dealing import Dealer
from bot.dealers.great_split import GreatSplitDealer
from bot.dealers.splendor import SplendorDealer
from engine.great_split import GreatSplit
from engine.great_split.editions import load_folder
from engine.splendor import Splendor


def all_dealers(editions_folder: Path | None = None) -> dict[str, Dealer]:
    """By the game's key, in the order of /play, with the editions a host has put into a folder."""
    editions = {} if editions_folder is None else load_folder(editions_folder)
    dealers: tuple[Dealer, ...] = (
        GreatSplitDealer(GreatSplit(editions)),
        SplendorDealer(Splendor()),
    )
    return {dealer.game.key: dealer for dealer in dealers}
