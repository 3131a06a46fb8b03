"""Carcassonne played by ear: whatever a seat may know can be heard."""

import pytest

from bot.dealers.carcassonne import wording
from bot.dealers.dealing import Words
from bot.i18n.words import words_for
from engine.carcassonne.cells import name_of
from engine.carcassonne.state import Player
from engine.carcassonne.view import FeatureView, View
from tests.bot.dealers.hearing import Facts, heard_at, missing, require_every_field
from tests.bot.dealers.playing import DEALERS, NAMES, listener, turns

DEALER = DEALERS["carcassonne"]
WORDS: Words = words_for("en")


def messages(stack: tuple[str, ...]) -> list[str]:
    return [", ".join(WORDS("carcassonne-message", message=one) for one in stack)] if stack else []


def standings(view: View) -> list[str]:
    return [
        f"{name}: points {player.points}" for name, player in zip(NAMES, view.players, strict=False)
    ]


VIEW: Facts = {
    "seat": "who listens",
    "messages": "said by the lobby, and heard by the two figures",
    "turn": "part of the ticket",
    "step": "part of the ticket",
    "phase": "it is what is asked",
    "tiles": "by their features below",
    "laid": lambda view: [name_of(view.laid.cell)] if view.laid else [],
    "followers": "with their features below",
    "features": "field by field below",
    "drawn": lambda view: [wording.tile(WORDS, view.drawn)] if view.drawn else [],
    "places": lambda view: [name_of(place.cell) for place in view.places],
    "spots": "the choices of the question",
    "stock": lambda view: [f"{count} × {wording.tile(WORDS, kind)}" for kind, count in view.stock],
    "set_aside": lambda view: [wording.tile(WORDS, kind) for kind in view.set_aside],
    "players": standings,
    "due": "what is asked, with its points",
    "message": lambda view: (
        [WORDS("carcassonne-message-about", message=view.message.message)] if view.message else []
    ),
    "unread": lambda view: messages(view.unread),
    "seen": lambda view: messages(view.seen),
    "chronicle": "told at the end",
    "turns": "told to all as they are played",
}
FEATURE: Facts = {
    "feature": "its name inside",
    "kind": lambda feature: [wording.feature(WORDS, feature.kind).capitalize()],
    "cells": lambda feature: [f"at {wording.cells(feature.cells)}"],
    "spots": "the cells say as much",
    "open": lambda feature: (
        [wording.cells(tuple(dict.fromkeys(feature.open)))]
        if feature.open and feature.kind in {"road", "city"}
        else []
    ),
    "complete": "with its size",
    "shields": "with its size",
    "followers": lambda feature: [
        f"{NAMES[seat]} {count}" for seat, count in enumerate(feature.followers) if count
    ],
    "leaders": "follows from the followers",
    "value": lambda feature: [wording.size(WORDS, feature)],
    "value_completed": "follows from its size",
    "cities": "with its size",
}
PLAYER: Facts = {
    "supply": lambda player: [f"{player.supply} follower"],
    "figures": lambda player: (
        [f"follower at {player.figures[0]}, lady at {player.figures[1]}"]
        if len(player.figures) > 1
        else []
    ),
    "earned": "in Why?",
    "gains": "what is asked, with its points",
    "chosen": "what is asked, with its points",
    "asked": "part of the ticket",
}


def test_every_field_of_a_view_is_heard_or_says_why_not():
    require_every_field(View, VIEW)
    require_every_field(FeatureView, FEATURE)
    require_every_field(Player, PLAYER)


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (4, 2)])
def test_every_fact_of_the_view_can_be_heard(seats: int, number: int):
    for turn in turns(DEALER.game, seats, number)[::17]:
        seat = turn.decision.seat
        view = DEALER.game.view(turn.before, seat)
        heard = heard_at(DEALER, turn, listener(seat, seats))
        unheard = missing(view, VIEW, heard)
        for feature in view.features:
            unheard += missing(feature, FEATURE, heard)
        for player in view.players:
            unheard += missing(player, PLAYER, heard)
        assert unheard == [], f"{turn.decision.ticket}: {unheard}"
