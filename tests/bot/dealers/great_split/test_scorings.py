"""Every point is explained, and the end is told in words."""

import re

from engine.core import Outcome, ranked
from tests.bot.dealers.great_split.playing import DEALER, GAME, setup, turns
from tests.bot.dealers.playing import NAMES, listener


def end(seats: int, number: int):
    state = turns(seats, number)[-1].after
    outcome = GAME.outcome(state)
    assert isinstance(outcome, Outcome)
    return GAME.view(state, None), outcome


def test_before_the_first_scoring_one_learns_when_it_comes():
    text = DEALER.why(GAME.view(setup(3, 2).state, None), listener(None, 3))
    assert "\n\nNothing has been scored yet. After round 3 we score " in text


def test_before_the_end_one_learns_what_it_would_be_now_part_by_part():
    for turn in turns(3, 2)[::5]:
        view, to = GAME.view(turn.after, None), listener(None, 3)
        text = DEALER.why(view, to)
        assert text.startswith("**If it ended now**") == (view.phase != "over")
        if view.phase == "over":
            continue
        lines = text.split("\n")[1:4]
        for line, name, score in zip(lines, to.names, GAME.projection(view), strict=True):
            said = re.match(rf"{name} (\d+): (\d+) now", line)
            assert said is not None
            total, now = map(int, said.groups())
            added = [int(n) for n in re.findall(r"(?:\+|= )(\d+)", line)]
            assert total == score.points == now + sum(added)


def test_the_newest_scoring_is_explained_first():
    view, _ = end(3, 2)
    headings = re.findall(r"\*\*.*, after round (\d)\*\*", DEALER.why(view, listener(None, 3)))
    assert headings == sorted(headings, reverse=True)
    assert len(headings) == len(view.scorings)


def test_every_explained_line_ends_in_the_points_that_were_given():
    view, _ = end(3, 2)
    text = DEALER.why(view, listener(None, 3))
    found = [int(re.findall(r"-?\d+", line)[-1]) for line in text.split("\n") if _is_seat(line)]
    ordered = sorted(view.scorings, key=lambda scored: -scored.round)
    given = [sum(r.points for r in reasons) for scored in ordered for reasons in scored.reasons]
    assert found == given


def _is_seat(line: str) -> bool:
    return line.startswith(tuple(f"{name}: " for name in NAMES))


def test_the_end_lists_everybody_with_points_that_add_up():
    view, outcome = end(3, 2)
    text, _ = DEALER.final(view, outcome, listener(None, 3))
    lines = text.split("\n")[1:]
    assert len(lines) == 3
    for line in lines:
        found = re.fullmatch(r"\d\. \*\*\w+ (\d+)\*\* · (.*)", line)
        assert found is not None
        total, parts = found.groups()
        assert int(total) == sum(int(number) for number in re.findall(r"\d+", parts))


def test_the_winner_is_named_with_the_margin():
    view, outcome = end(3, 2)
    points = sorted((score.points for score in outcome.scores), reverse=True)
    text, _ = DEALER.final(view, outcome, listener(None, 3))
    winner = NAMES[outcome.winners[0]]
    assert text.startswith(f"**{winner}** wins {points[0]} to {points[1]}.")


def test_a_tie_is_a_shared_victory():
    view, outcome = end(3, 2)
    tied = ranked((outcome.scores[0], outcome.scores[0], outcome.scores[2]), [(2,), (2,), (1,)])
    text, _ = DEALER.final(view, tied, listener(None, 3))
    assert "**Ana and Ben** share the victory" in text
