"""The toy some time later, by other rules and with an option more."""

from bot.dealers.dealing import OptionWords, Words
from engine.core import AnyGame, Option
from tests.bot.toy_dealer import ToyDealer
from tests.toy import Toy


class NewerToy(Toy):
    """Rules by which an older game cannot be replayed."""

    version = 2
    options = (*Toy.options, Option("wild", (False, True), False))
    deck = tuple(f"card-{number}" for number in range(51, 66))


class NewerDealer(ToyDealer):
    game: AnyGame = NewerToy()

    def options(self, words: Words) -> tuple[OptionWords, ...]:
        wild = OptionWords("wild", "Wild", ((False, "tame"), (True, "wild")))
        return (*super().options(words), wild)
