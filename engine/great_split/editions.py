"""Reading edition files, and everything that can be wrong with one."""

from collections import Counter
from collections.abc import Iterator
from importlib import resources
from itertools import pairwise
from pathlib import Path

from engine.codec import Values
from engine.editions import read_edition, read_folder
from engine.great_split.components import Components
from engine.great_split.data import (
    GEMS,
    LEVEL_NAMES,
    RESOURCES,
    SEALS,
    EditionFile,
    ResourceTrackRow,
    SealTrackRow,
)

_EDITION = Values(EditionFile, "edition")

# Printed in the rulebooks, so every edition has them.
DECK_SIZES = (29, 21, 21)
CHARACTERS = 7
ROUNDS = 6
MARKET_TOKENS = 9
LEAST_MARKET, MOST_MARKET = 8, 16


def load_edition(text: str | bytes, source: str) -> Components:
    return read_edition(text, source, _EDITION, _faults, Components)


def load_folder(folder: Path) -> dict[str, Components]:
    """What a host has put into a folder, beside our own."""
    return read_folder(folder, load_edition, GALA.name)


def _faults(file: EditionFile) -> Iterator[str]:
    if not file.name.strip() or len(file.name) > 40 or not file.name.isprintable():
        yield "name: it needs a name of 1 to 40 printable characters."
    yield from _card_faults(file)
    yield from _character_faults(file)
    yield from _track_names(
        "resource_tracks", [r.track for r in file.resource_tracks.rows], RESOURCES
    )
    yield from _track_names("seal_tracks", [r.track for r in file.seal_tracks.rows], SEALS)
    for row in file.resource_tracks.rows:
        yield from _resource_track_faults(row)
    for seal in file.seal_tracks.rows:
        yield from _seal_track_faults(seal)
    for group in ("diamond", "square"):
        if all(row.group != group for row in file.seal_tracks.rows):
            yield f"seal_tracks: no track belongs to the {group} group."
    yield from _central_board_faults(file)


def _card_faults(file: EditionFile) -> Iterator[str]:
    sizes: Counter[int] = Counter()
    equal: Counter[tuple[int, tuple[str, ...]]] = Counter()
    for number, row in enumerate(file.cards.rows, start=1):
        if row.level not in {1, 2, 3}:
            yield f"cards: row {number} has level {row.level}; levels are 1, 2 and 3."
        if not row.icons:
            yield f"cards: row {number} shows no icon."
        if not 1 <= row.copies <= 26:
            yield f"cards: row {number} has {row.copies} copies; 1 to 26 are possible."
        sizes[row.level] += row.copies
        equal[row.level, tuple(sorted(row.icons))] += row.copies
    if any(copies > 26 for copies in equal.values()):
        yield "cards: there are more than 26 equal cards, and only 26 letters to tell them apart."
    for level, size in enumerate(DECK_SIZES, start=1):
        if sizes[level] != size:
            name = LEVEL_NAMES[level - 1]
            yield f"cards: level {name} has {sizes[level]} cards; there must be {size}."


def _character_faults(file: EditionFile) -> Iterator[str]:
    rows = file.characters.rows
    if len(rows) != CHARACTERS:
        yield f"characters: there are {len(rows)}; there must be {CHARACTERS}."
    names = Counter(row.name for row in rows)
    for name, count in names.items():
        if count > 1 or not name:
            yield f"characters: {name!r} is not a name of its own."


def _track_names(table: str, found: "list[str]", wanted: "tuple[str, ...]") -> Iterator[str]:
    counts = Counter(found)
    for track in wanted:
        if counts[track] != 1:
            yield f"{table}: {track} is described {counts[track]} times; once is right."


def _resource_track_faults(row: ResourceTrackRow) -> Iterator[str]:
    marked = (*row.banners, *row.numbers)
    spaces = [*row.contracts, *row.arrows, *(space for space, _ in marked)]
    yield from _space_faults(row.track, row.end, spaces)
    if row.banners and row.track != "books":
        yield f"{row.track}: only the book track has banners."
    if row.arrows and row.track != "gold":
        yield f"{row.track}: only the gold track has double arrows."
    if not row.banners and row.track == "books":
        yield "books: the track has no banners, so books would never score."
    if row.numbers and row.track not in GEMS:
        yield f"{row.track}: only the gem tracks have numbers."
    for name, found in (("contracts", row.contracts), ("arrows", row.arrows)):
        if len(set(found)) != len(found):
            yield f"{row.track}: a space is listed twice among the {name}."
    yield from _rising(f"{row.track}: banners", row.banners)
    yield from _rising(f"{row.track}: numbers", row.numbers)


def _seal_track_faults(row: SealTrackRow) -> Iterator[str]:
    spaces = [space for space, _ in (*row.stars, *row.bonuses)]
    yield from _space_faults(row.track, row.end, spaces)
    if not row.stars:
        yield f"{row.track}: the track has no stars, so its contracts would be worth nothing."
    if len({space for space, _ in row.bonuses}) != len(row.bonuses):
        yield f"{row.track}: a space is listed twice among the bonuses."
    yield from _rising(f"{row.track}: stars", row.stars)


def _space_faults(track: str, end: int, spaces: list[int]) -> Iterator[str]:
    if not 1 <= end <= 40:
        yield f"{track}: it ends at {end}; tracks end between 1 and 40."
    for space in spaces:
        if not 1 <= space <= end:
            yield f"{track}: space {space} is not on the track, which ends at {end}."


def _rising(what: str, pairs: tuple[tuple[int, int], ...]) -> Iterator[str]:
    if any(value < 1 for _, value in pairs):
        yield f"{what} must be worth something: a value is below 1."
    for (space, value), (next_space, next_value) in pairwise(pairs):
        if next_space <= space or next_value <= value:
            yield f"{what} must rise: {value} at {space} is followed by {next_value} at {next_space}."


def _central_board_faults(file: EditionFile) -> Iterator[str]:
    levels, limits = file.rounds.levels, file.hand_limits.limits
    if len(levels) != ROUNDS:
        yield f"rounds: there are {len(levels)} levels; there must be one for each of {ROUNDS} rounds."
    if any(level not in {2, 3} for level in levels):
        yield "rounds: the levels dealt are 2 and 3; level 1 is dealt at the start."
    if max(Counter(levels).values(), default=0) > 3:
        yield "rounds: a level is dealt in more than three rounds; seven players would exhaust it."
    if len(limits) != ROUNDS:
        yield f"hand_limits: there are {len(limits)}; there must be one for each of {ROUNDS} rounds."
    if any(not 3 <= limit <= 9 for limit in limits):
        yield "hand_limits: a limit is from 3 to 9 cards."
    if tuple(sorted(set(file.scoring_lines.after_rounds))) != file.scoring_lines.after_rounds:
        yield "scoring_lines: the rounds must rise."
    if len(file.scoring_lines.after_rounds) != 2:
        yield "scoring_lines: there are two, with two scoring tokens each."
    if any(not 1 <= number < ROUNDS for number in file.scoring_lines.after_rounds):
        yield f"scoring_lines: a line comes after one of the rounds 1 to {ROUNDS - 1}."
    yield from _market_faults(file)


def _market_faults(file: EditionFile) -> Iterator[str]:
    tokens = sorted(file.market.tokens)
    if len(tokens) != MARKET_TOKENS:
        yield f"market: there are {len(tokens)} tokens; there must be {MARKET_TOKENS}."
    elif (sum(tokens[:ROUNDS]), sum(tokens[-ROUNDS:])) != (LEAST_MARKET, MOST_MARKET):
        yield f"market: six tokens must add up to {LEAST_MARKET} at least and {MOST_MARKET} at most."
    if any(token < 0 for token in tokens):
        yield "market: a token is below 0."
    if not file.art_brackets.rows:
        yield "art_brackets: there are none, so art would never score."
    yield from _rising("art_brackets", file.art_brackets.rows)


GALA = load_edition(
    (resources.files("engine.great_split") / "editions" / "gala.json").read_bytes(), "gala.json"
)
