"""How a prospect reads: on a button, as a hint, as the worth of a pile."""

from bot.dealers.dealing import Words
from bot.dealers.great_split import wording
from bot.dealers.great_split.advances import Advance
from bot.dealers.great_split.foresight import Prospect

_ROOM = 62
"""Characters on a button that still read well, without the colon."""


def described(words: Words, prospect: Prospect) -> str:
    """Every track it moves, with what is reached there, what is left to place, and the points."""
    parts = [step(words, advance) for advance in prospect.advances]
    return ", ".join([*parts, *_best(words, prospect), *_points(prospect)])


def hinted(words: Words, prospect: Prospect) -> str:
    return wording.capital(described(words, prospect))


def briefly(words: Words, prospect: Prospect) -> str:
    """Only how far everything moves, and the points."""
    parts = [_moved(words, advance) for advance in prospect.advances]
    return _ways(words, parts, prospect)[0]


def of_card(words: Words, label: str, prospect: Prospect) -> str:
    """After a card's own words: where it is of one kind, its track needs no name."""
    if len(prospect.advances) == 1:
        return of_track(words, label, prospect)
    parts = [step(words, advance) for advance in prospect.advances]
    bare = [_moved(words, advance) for advance in prospect.advances]
    return _short_enough(label, _ways(words, parts, prospect), _ways(words, bare, prospect))


def of_track(words: Words, label: str, prospect: Prospect) -> str:
    """After the name of the track that was chosen: how far it moves, and what follows from it."""
    first, *others = prospect.advances
    if first.is_wasted:
        return words("great-split-full-effect", count=first.lost)
    steps = words("great-split-steps", start=first.start, end=first.end)
    notes = _notes(words, first)
    for advance in others:
        gained = advance.end - advance.start
        bonus = words("great-split-amount", icon=advance.track, count=gained or advance.lost)
        if advance.is_wasted:
            notes.append(words("great-split-note-bonus-lost", bonus=bonus))
        else:
            notes += [f"+{bonus}", *_notes(words, advance)]
    return _short_enough(
        label, _ways(words, [steps, *notes], prospect), _ways(words, [steps], prospect)
    )


def _ways(words: Words, parts: list[str], prospect: Prospect) -> list[str]:
    """To say it all, or with less and less about what is left to place; never nothing."""
    if not prospect.best:
        return [", ".join([*parts, *_points(prospect)])]
    moved = [_moved(words, advance) for advance in prospect.best]
    bests = [[words("great-split-at-best", steps=", ".join(steps))] for steps in (moved, moved[:1])]
    said = [", ".join([*parts, *more, *_points(prospect)]) for more in (*bests, [])]
    return [way for way in said if way]


def _short_enough(label: str, *ways: list[str]) -> str:
    """The first that a button has room for, or else the shortest."""
    *first, last = (way for some in ways for way in some)
    return next((way for way in first if len(label) + len(way) <= _ROOM), last)


def step(words: Words, advance: Advance) -> str:
    moved = _moved(words, advance)
    notes = [] if advance.is_wasted else _notes(words, advance)
    return f"{moved} ({', '.join(notes)})" if notes else moved


def _moved(words: Words, advance: Advance) -> str:
    track = wording.track(words, advance.track)
    if advance.is_wasted:
        return words("great-split-full", track=track, count=advance.lost)
    return words("great-split-moved", track=track, start=advance.start, end=advance.end)


def _best(words: Words, prospect: Prospect) -> list[str]:
    if not prospect.best:
        return []
    steps = ", ".join(step(words, advance) for advance in prospect.best)
    return [words("great-split-at-best", steps=steps)]


def _points(prospect: Prospect) -> list[str]:
    return [wording.signed(prospect.points)] if prospect.points else []


def _notes(words: Words, advance: Advance) -> list[str]:
    notes = []
    if advance.banner is not None:
        # Before the contract, which would otherwise seem to be what is worth that much.
        notes.append(words("great-split-note-banner", value=advance.banner))
    if advance.number is not None:
        notes.append(words("great-split-note-number", value=advance.number))
    if advance.contracts:
        notes.append(words("great-split-note-contracts", count=advance.contracts))
    if advance.stars is not None:
        notes.append(_stars(words, advance.stars, advance.held))
    if advance.arrows:
        notes.append(words("great-split-note-arrows", count=advance.arrows))
    if advance.lost:
        notes.append(words("great-split-note-lost", count=advance.lost))
    return notes


def _stars(words: Words, stars: int, held: int) -> str:
    if not held:
        return words("great-split-note-stars", stars=stars)
    return words("great-split-note-times", count=held, stars=stars, points=held * stars)
