"""How friends play Sintra on the simulated Discord."""

from tests.bot.pressing import habits

HABITS = habits("sintra")
