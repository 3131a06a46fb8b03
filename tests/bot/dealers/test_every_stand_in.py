"""Whoever comes back is told each choice that an AI made for them, and why, in every game."""

from bot.dealers.dealing import Dealer
from bot.dealers.reasoning import because
from bot.standing_in import decided_in
from engine.dice import seeded
from engine.record import new_record
from tests.bot.dealers.playing import every_dealer, heard, in_every_language, listener
from tests.engine.test_rewinds import played_on

SEATS, SEED = 2, "5a" * 32


@in_every_language
@every_dealer
def test_each_choice_is_told_and_some_with_reasons(dealer: Dealer, language: str):
    game, to = dealer.game, listener(0, SEATS, language)
    record = played_on(new_record(game, SEATS, seeded(SEED), {}), 24, "6b" * 32)
    decided = decided_in(game, record, 0, 0)
    told = [
        dealer.answered(one.view, one.decision, heard(game, one.events, 0), to).text
        for one in decided
    ]
    assert len(told) > 1
    assert all(text.strip() for text in told)
    assert any(because(game.key, one.whys, to) for one in decided)
