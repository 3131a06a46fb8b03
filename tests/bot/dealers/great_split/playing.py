"""The dealer of The Great Split and random games for it to speak about, for the tests beside it."""

from functools import partial

from tests.bot.dealers import playing

DEALER = playing.DEALERS["great_split"]
GAME = DEALER.game

setup = partial(playing.setup, GAME)
turns = partial(playing.turns, GAME)
questions = partial(playing.questions, GAME)
heard = partial(playing.heard, GAME)
asked = partial(playing.asked, DEALER)
chapters = partial(playing.chapters, DEALER)
