"""Statistics: games, victories, averages and who is ahead of whom, from results alone."""

from bot.results.statistics import head_to_head, statistics_of
from tests.bot.results.builders import USERS, result

ANA, BEN, CARLA, DORA = USERS.values()


def test_nobody_who_finished_nothing_has_statistics():
    assert statistics_of(DORA, [result("Ana 3", "Ben 2")]) is None


def test_games_wins_and_averages_are_counted():
    played = [
        result("Ana 30", "Ben 20"),
        result("Ben 40", "Ana 10", number=2),
        result("Ana 5", "Ben 5", game="other", number=3),
    ]
    found = statistics_of(ANA, played)
    assert found is not None
    assert (found.games, found.wins) == (3, 2)
    assert round(found.average_place, 2) == 1.33
    toy, other = found.by_game
    assert (toy.game, toy.games, toy.wins, toy.average, toy.best) == ("toy", 2, 1, 20, 30)
    assert (other.games, other.wins) == (1, 1)


def test_the_favourite_game_comes_first():
    played = [result("Ana 1", "Ben 0", game=game) for game in ("b", "a", "b")]
    found = statistics_of(ANA, played)
    assert found is not None
    assert [one.game for one in found.by_game] == ["b", "a"]


def test_two_people_are_compared_in_the_games_that_both_played():
    played = [
        result("Ana 30", "Ben 20"),
        result("Ben 40", "Ana 10"),
        result("Ben 40", "Ana 40"),
        result("Ana 40", "Carla 1"),
    ]
    pair = head_to_head(ANA, BEN, played)
    assert pair is not None
    assert (pair.games, pair.ahead, pair.behind) == (3, 1, 1)
    assert head_to_head(ANA, DORA, played) is None


def test_who_was_ahead_most_often_is_the_nemesis():
    played = [result("Ben 40", "Ana 10"), result("Ana 40", "Carla 10"), result("Ana 2", "Ben 3")]
    found = statistics_of(ANA, played)
    assert found is not None
    assert found.nemesis is not None
    assert found.nemesis.user == BEN


def test_who_hides_is_no_opponent_in_anybodys_statistics():
    found = statistics_of(ANA, [result("Ben 40", "Ana 10", "Carla 1")], frozenset({BEN}))
    assert found is not None
    assert [one.user for one in found.opponents] == [CARLA]


def test_a_game_that_an_ai_played_for_somebody_is_not_theirs():
    played = [result("Ana 30", "Ben 20", own={"Ana": 2})]
    assert statistics_of(ANA, played) is None
    assert statistics_of(BEN, played) is not None
