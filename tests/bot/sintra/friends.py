"""How friends play Sintra on the simulated Discord."""

from tests.bot.friends import QuickTurns
from tests.bot.pressing import habits

HABITS = habits("sintra", quick_turns=QuickTurns(("act",), 3))
