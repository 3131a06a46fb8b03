"""Sintra played by ear: whatever a seat may know can be heard."""

import pytest

from bot.dealers.dealing import Words
from bot.dealers.sintra import wording
from bot.i18n.words import words_for
from engine.sintra.view import PalaceView, StripView, View
from tests.bot.dealers.hearing import Facts, heard_at, missing, require_every_field
from tests.bot.dealers.playing import DEALERS, NAMES, listener, turns

DEALER = DEALERS["sintra"]
WORDS: Words = words_for("en")


def factories(view: View) -> list[str]:
    return [
        f"Factory {number}: {wording.amounts(WORDS, panes)}"
        for number, panes in enumerate(view.factories, start=1)
        if any(panes)
    ]


def palaces(view: View) -> list[str]:
    return [
        f"{name}: points {wording.signed(palace.points)}, panes in windows "
        f"{sum(map(len, palace.windows))}, glazier at {palace.glazier + 1}, broken glass "
        f"{wording.signed(-view.losses[palace.broken])}."
        for name, palace in zip(NAMES, view.palaces, strict=False)
    ]


VIEW: Facts = {
    "seat": "who listens",
    "edition": "said by the lobby",
    "side": "heard by what is scored at the end, and in Why?",
    "window_points": lambda view: [f"left to right: {', '.join(map(str, view.window_points))}."],
    "ornaments": lambda view: ["Ornaments between the windows"] if view.ornaments else [],
    "losses": lambda view: [", ".join(wording.signed(-loss) for loss in view.losses)],
    "turn": "part of the ticket",
    "turn_of": lambda view: [f"{NAMES[view.turn_of]} to play"],
    "round": lambda view: [f"Round {view.round} of 6"],
    "over": "then nothing is asked",
    "start": "told when the round begins",
    "marker": lambda view: ["start marker"] if view.marker is None else [],
    "factories": factories,
    "centre": lambda view: [f"Centre: {wording.amounts(WORDS, view.centre)}"],
    "bag": lambda view: [f"Bag: {wording.amounts(WORDS, view.bag)}."],
    "tower": lambda view: [f"Tower: {wording.amounts(WORDS, view.tower)}."],
    "track": lambda view: [wording.colour(WORDS, colour) for colour in view.track],
    "palaces": palaces,
    "chronicle": "told at the end",
    "turns": "told to all as they are played",
}
PALACE: Facts = {
    "strips": "field by field below",
    "glazier": lambda palace: [f"lazier at {palace.glazier + 1}"],
    "glazier_back": "a choice of the question",
    "windows": lambda palace: [
        f"{number} {', '.join(wording.colour(WORDS, pane) for pane in panes)}"
        for number, panes in enumerate(palace.windows, start=1)
        if panes
    ],
    "broken": "with the palaces above",
    "falls": "in Why?",
    "lost": "in Why?",
    "bonus": "in Why?",
    "glazing": "in Why?",
    "points": "with the palaces above",
}


def laid(strip: StripView) -> list[str]:
    panes = tuple(pane for pane in strip.panes if pane is not None)
    return [f"laid {wording.counted(WORDS, panes)}"]


STRIP: Facts = {
    "number": "which of equal strips it is does not matter",
    "face": "its spaces are said",
    "spaces": lambda strip: [wording.free(WORDS, strip)],
    "panes": laid,
    "reverse": lambda strip: [f"reverse {wording.counted(WORDS, strip.reverse)}"],
}


def test_every_field_of_a_view_is_heard_or_says_why_not():
    require_every_field(View, VIEW)
    require_every_field(PalaceView, PALACE)
    require_every_field(StripView, STRIP)


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (4, 2)])
def test_every_fact_of_the_view_can_be_heard(seats: int, number: int):
    for turn in turns(DEALER.game, seats, number)[::7]:
        seat = turn.decision.seat
        view = DEALER.game.view(turn.before, seat)
        heard = heard_at(DEALER, turn, listener(seat, seats))
        unheard = missing(view, VIEW, heard)
        for palace in view.palaces:
            unheard += missing(palace, PALACE, heard)
            for strip in filter(None, palace.strips):
                unheard += missing(strip, STRIP, heard)
        assert unheard == [], f"{turn.decision.ticket}: {unheard}"
