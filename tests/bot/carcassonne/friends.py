"""How friends play Carcassonne on the simulated Discord."""

from tests.bot.pressing import habits

HABITS = habits("carcassonne", rarely=("carcassonne-take-back",))
