"""Whoever comes back is told each choice that an AI made for them, and why, in every game."""

from dataclasses import replace

from bot.dealers.dealing import Dealer
from bot.dealers.reasoning import because
from bot.standing_in import decided_in
from engine.dice import seeded
from engine.record import new_record, positions
from tests.bot.dealers.playing import every_dealer, heard, in_every_language, listener
from tests.engine.test_rewinds import played_on, rewound

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


@every_dealer
def test_the_steps_of_a_turn_are_told_in_one_line(dealer: Dealer):
    game = dealer.game
    record = played_on(new_record(game, SEATS, seeded(SEED), {}), 60, "6b" * 32)
    decided = decided_in(game, record, 0, 0)
    turns = [
        one.decision.ticket.split(".")[1].partition("-")[0]
        for one in decided
        if "-" in one.decision.ticket
    ]
    assert len(set(turns)) == len(turns)
    answered = {
        position.answered.ticket.split(".")[1].partition("-")[0]
        for position in positions(record, game)
        if position.answered is not None and position.answered.seat == 0
    }
    assert answered >= set(turns)


@every_dealer
def test_what_was_undone_is_not_told(dealer: Dealer):
    """As if it had never been: only what stands after the game went back."""
    game, back = dealer.game, 13
    record = played_on(new_record(game, SEATS, seeded(SEED), {}), 30, "6b" * 32)
    kept = decided_in(game, replace(record, moves=record.moves[: back - 1]), 0, 0)
    assert 0 < len(kept) < len(decided_in(game, record, 0, 0))
    assert decided_in(game, rewound(record, back), 0, 0) == kept


@every_dealer
def test_what_was_answered_again_after_going_back_is_told_once(dealer: Dealer):
    game = dealer.game
    record = played_on(new_record(game, SEATS, seeded(SEED), {}), 30, "6b" * 32)
    again = played_on(rewound(record, 13), 30, "7c" * 32)
    tickets = [one.decision.ticket for one in decided_in(game, again, 0, 0)]
    assert len(tickets) == len(set(tickets))
