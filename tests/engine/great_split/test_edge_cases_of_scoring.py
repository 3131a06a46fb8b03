"""The edge cases E29 to E32 and E36 to E39: what is scored, when, and who wins."""

import pytest

from engine.great_split import scoring
from engine.great_split.data import RESOURCES
from engine.great_split.editions import GALA
from engine.great_split.events import MarketMoved, Scored
from tests.engine.great_split.tables import GAME, Table, board, table

NEXT = ("III-art-3-a", "III-art-3-b", "III-gold-3-a")


def the_end(*tokens: int) -> Table:
    """Round 6 with five market tokens revealed; the sixth will be a 2, splitters are wasted."""
    return table().in_round(6).with_market(*tokens).drawing("2")


# E29
@pytest.mark.parametrize("tokens", [("gems", "books"), ("books", "gems")])
def test_tokens_on_one_line_score_in_the_order_books_art_gems(tokens):
    here = table().in_round(3).with_scoring_tokens(*tokens, "none", "art").drawing("2", *NEXT)
    here.resolving().everybody_finishes()
    assert [scored.what for scored in here.all_of(Scored)] == ["books", "gems"]


# E30
def test_the_market_moves_before_art_is_scored():
    here = table().in_round(3).with_market(2, 1).with_scoring_tokens("art", "none", "books", "gems")
    here.with_board(0, art=6).drawing("3", *NEXT).resolving().everybody_finishes()
    (scored,) = here.all_of(Scored)
    assert scored.reasons[0][0].facts == (("level", 6), ("market", 6))
    assert scored.reasons[0][0].points == 10
    kinds = [event.kind for event in here.events if event.kind in {"market_moved", "scored"}]
    assert kinds == ["market_moved", "scored"]


# E31
def test_the_sixth_market_token_is_revealed_before_the_final_scoring():
    here = the_end(1, 1, 2, 2, 3).with_board(0, art=11).resolving().everybody_finishes()
    assert here.all_of(MarketMoved) == [MarketMoved(6, token=2, market=11)]
    assert here.points(0)["art"] == 10
    assert len(here.state.market_revealed) == 6


# E32
@pytest.mark.parametrize(("third", "points"), [("1", 6), ("2", 6), ("3", 0)])
def test_art_level_0_earns_6_while_the_market_is_at_3_or_less(third, points):
    here = table().in_round(3).with_market(0, 1).drawing(third, *NEXT)
    here.with_scoring_tokens("art", "none", "books", "gems").resolving().everybody_finishes()
    assert here.points(0)["art"] == points


# E36
def test_contracts_of_a_character_count_where_the_track_has_given_none():
    gold = scoring.contracts(GALA, "gallerist", board(gold_seal=7))[4]
    assert gold.facts == (("track", 0), ("character", 2), ("stars", 3))
    assert gold.points == 6


# E36
def test_a_character_without_contracts_adds_none():
    reasons = scoring.contracts(GALA, "heiress", board(books_seal=9, art_seal=9, gold_seal=7))
    assert [reason.points for reason in reasons] == [0] * 5


# E37
@pytest.mark.parametrize(
    ("resource", "ribbons"),
    [
        ("books", {0: 0, 1: 0, 2: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 4}),
        ("art", {0: 0, 1: 0, 2: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 4}),
        ("topaz", {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 6: 2, 7: 3}),
        ("emerald", {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 6: 2, 7: 3}),
        ("gold", {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 6: 2, 7: 3}),
    ],
)
def test_a_contract_is_worth_the_highest_ribbon_and_ribbons_do_not_add_up(resource, ribbons):
    assert {space: GALA.stars(resource, space) for space in ribbons} == ribbons


# E37
@pytest.mark.parametrize("resource", RESOURCES)
def test_each_resources_contracts_look_at_its_own_seal(resource):
    everything = dict.fromkeys(RESOURCES, 13)
    at = board(**everything, **{f"{resource}_seal": 7})
    earning = [r.what for r in scoring.contracts(GALA, "heiress", at) if r.points]
    assert earning == [f"contracts_{resource}"]


# E38
def test_a_gem_tie_scores_one_gem_only():
    assert scoring.gems(GALA, board(topaz=5, emerald=5)).points == 10


# E38
@pytest.mark.parametrize(("topaz", "emerald", "points"), [(0, 15, 0), (15, 0, 0), (3, 12, 6)])
def test_gems_score_twice_the_scarcer_one(topaz, emerald, points):
    assert scoring.gems(GALA, board(topaz=topaz, emerald=emerald)).points == points


# E39
def test_a_tie_at_the_end_is_a_shared_victory():
    here = the_end(0, 1, 1, 2, 2).with_board(0, prestige=30).with_board(2, prestige=30)
    here.resolving().everybody_finishes()
    outcome = GAME.outcome(here.state)
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.scores[0].points == outcome.scores[2].points == 31


# E39
def test_most_prestige_wins_alone():
    here = the_end(0, 1, 1, 2, 2).with_board(1, prestige=1).resolving().everybody_finishes()
    outcome = GAME.outcome(here.state)
    assert outcome is not None
    assert outcome.winners == (1,)


# Issue: scores with reasons
def test_the_reasons_of_a_score_add_up_to_its_points():
    here = the_end(1, 1, 2, 2, 3).with_character(0, "gallerist")
    here.with_board(0, prestige=7, books=12, art=9, topaz=4, emerald=6, gold=13, gold_seal=7)
    here.resolving().everybody_finishes()
    outcome = GAME.outcome(here.state)
    assert outcome is not None
    for score in outcome.scores:
        assert sum(reason.points for reason in score.reasons) == score.points
    told = {reason.what: reason.points for reason in outcome.scores[0].reasons}
    assert told == {
        "prestige": 8,
        "books": 9,
        "art": 6,
        "gems": 8,
        "contracts_books": 0,
        "contracts_art": 0,
        "contracts_topaz": 0,
        "contracts_emerald": 0,
        "contracts_gold": 21,
    }


# B1
@pytest.mark.parametrize(
    ("space", "value"),
    list(enumerate([0, 0, 2, 2, 4, 4, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10])),
)
def test_books_score_the_highest_banner_reached_or_passed(space, value):
    assert scoring.books(GALA, board(books=space)).points == value


def test_rounds_without_a_line_score_nothing():
    for number in (1, 2, 5):
        cards = NEXT if number == 5 else ("II-art-2-a", "II-art-2-b", "II-art-2-c")
        here = table().in_round(number).drawing("2", *cards).resolving().everybody_finishes()
        assert here.all_of(Scored) == []
