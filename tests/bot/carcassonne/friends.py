"""How friends play Carcassonne on the simulated Discord."""

from tests.bot.friends import QuickTurns
from tests.bot.pressing import habits

HABITS = habits(
    "carcassonne",
    rarely=("carcassonne-take-back",),
    quick_turns=QuickTurns(("place_tile", "place_follower"), 4),
)
