"""The Great Split taught in a few short pages, and the meaning of every icon, space and word."""

import functools
from dataclasses import dataclass
from typing import Any

from bot.dealers.dealing import Listener, Page, Picture, Words
from bot.dealers.great_split import pictures, wording
from bot.dealers.great_split.scorings import art_brackets
from bot.dealers.phrases import listed
from bot.dealers.teaching import page, terms
from engine.core import begin
from engine.dice import Roll, seeded
from engine.great_split import GreatSplit
from engine.great_split.components import Components
from engine.great_split.data import RESOURCES, SEALS, EditionFile, Provenance
from engine.great_split.moves import SplitHand, TakePile
from engine.great_split.view import Secrets, View
from engine.playout import random_turns

_NAMES = ("Ana", "Ben", "Carla")
_SEED = "7e" * 32
_MARKET = 6
"""Where the market stands in the example of the art scoring, as in the rulebooks."""

TERMS = (
    "books",
    "art",
    "topaz",
    "emerald",
    "gold",
    "prestige",
    "diamond",
    "square",
    "star",
    "splitter",
    "seal",
    "contract",
    "banner",
    "ribbon",
    "arrow",
    "bonus",
    "sale",
    "wallet",
    "host",
    "character",
    "limit",
    "market",
    "line",
    "full",
    "two",
)


def rules(game: GreatSplit, components: Components, words: Words) -> tuple[Page, ...]:
    to = Listener(0, words, _NAMES)
    example = _example(game)
    limits = ", ".join(str(limit) for limit in components.hand_limits)
    first, second = components.scoring_rounds

    def told(name: str, picture: Picture | None = None, **facts: Any) -> Page:
        return page(words, "great-split", name, picture, **facts)

    scored = {
        "first": first,
        "second": second,
        "market": _MARKET,
        "brackets": art_brackets(words, components, _MARKET),
    }
    dealt, choosing = _secrets(example.dealt), _secrets(example.offered)
    piles = choosing.offer or ((), ())
    return (
        told("idea", pictures.board(example.dealt, components, to), rounds=components.last_round),
        told("split", pictures.hand(dealt.hand, dealt.lettered, components, words), limits=limits),
        told(
            "choose",
            pictures.piles("offer", piles, choosing.lettered, None, components, to),
        ),
        told("resolve", pictures.resolution(example.resolving, components, to)),
        told("spaces", pictures.seat(example.scored, components, to)),
        told("scoring", pictures.scoring(example.scored, components, to), **scored),
        told("honest", None, **provenances(components.file, words)),
    )


def explained_terms(components: Components, words: Words) -> dict[str, str]:
    """The words of the game, then every seal and every character with its figures."""
    found = terms(words, "great-split", TERMS)
    for row in components.file.seal_tracks.rows:
        stars = ", ".join(
            words("great-split-bracket", level=at, points=points) for at, points in row.stars
        )
        icons = [words("great-split-term", term=icon) for icon in (row.group, "star")]
        name = wording.capital(wording.track(words, row.track))
        found[name] = words(
            "great-split-term-seal",
            resource=wording.track(words, RESOURCES[SEALS.index(row.track)]),
            stars=stars,
            icons=listed(words, icons),
        )
    for character in components.file.characters.rows:
        contracts = [wording.track(words, resource) for resource in character.contracts]
        found[wording.character(words, character.name)] = words(
            "great-split-term-character",
            start=wording.amounts(words, character.start),
            contracts=listed(words, contracts) or words("great-split-seating-none"),
        )
    return found


def provenances(file: EditionFile, words: Words) -> dict[str, str]:
    """Which tables of an edition are printed in a rulebook, deduced from it, or our own."""
    tables: dict[str, Provenance] = {
        "rounds": file.rounds.provenance,
        "lines": file.scoring_lines.provenance,
        "market": file.market.provenance,
        "brackets": file.art_brackets.provenance,
        "limits": file.hand_limits.provenance,
        "cards": file.cards.provenance,
        "characters": file.characters.provenance,
        "resources": file.resource_tracks.provenance,
        "seals": file.seal_tracks.provenance,
    }
    kinds: tuple[Provenance, ...] = ("printed", "deduced", "ours")
    return {kind: _tables_of(kind, tables, words) for kind in kinds}


def _tables_of(kind: Provenance, tables: dict[str, Provenance], words: Words) -> str:
    named = [words("great-split-table", table=t) for t, found in tables.items() if found == kind]
    return listed(words, named) or words("great-split-no-table")


@dataclass(frozen=True, slots=True)
class _Example:
    """Moments of one game from a fixed seed, as its first seat sees them."""

    dealt: View
    offered: View
    resolving: View
    scored: View


@functools.cache
def _example(game: GreatSplit) -> _Example:
    state = begin(game, len(_NAMES), seeded(_SEED), {}).state
    dealt = game.view(state, 0)
    for seat, collector in enumerate(state.collectors):
        state = game.apply(state, seat, SplitHand(collector.hand[:2])).state
    offered = game.view(state, 0)
    for seat in range(len(_NAMES)):
        state = game.apply(state, seat, TakePile("left")).state
    resolving = game.view(state, 0)
    turns = random_turns(game, state, Roll(_SEED))
    scored = next(turn.after for turn in turns if turn.after.scorings)
    return _Example(dealt, offered, resolving, game.view(scored, 0))


def _secrets(view: View) -> Secrets:
    if view.secrets is None:
        raise AssertionError("the example is seen from a seat.")
    return view.secrets
