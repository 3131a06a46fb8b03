"""The toy with eight cards in a hand, which can be split in 254 ways."""

from tests.toy import Toy


class Crowded(Toy):
    key = "crowded"
    deck = tuple(f"card-{number:02}" for number in range(1, 41))
    hand_size = 8
