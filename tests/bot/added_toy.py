"""The dealer of the toy as it stands in the bot's table: with words and commands of its own."""

from typing import ClassVar

from bot.dealers.dealing import Words
from tests.bot.toy_dealer import ToyDealer


class AddedToyDealer(ToyDealer):
    commands: ClassVar[dict[str, tuple[str, ...]]] = {"split": ("part",), "take": ("pick",)}

    def title(self, words: Words) -> str:
        return words("toy-title")

    def blurb(self, words: Words) -> str:
        return words("toy-blurb")
