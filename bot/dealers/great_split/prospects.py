"""How a prospect reads: as a button's label, as a hint, as the worth of a pile."""

from bot.dealers.dealing import Words
from bot.dealers.great_split import wording
from bot.dealers.great_split.foresight import Advance, Prospect


def described(words: Words, prospect: Prospect) -> str:
    """Every track it moves, with what is reached there, then what is left to place."""
    parts = [step(words, advance) for advance in prospect.advances]
    if prospect.seals:
        parts.append(words("great-split-to-place", seals=wording.amounts(words, prospect.seals)))
    return ", ".join(parts)


def hinted(words: Words, prospect: Prospect) -> str:
    """Beside a card's own words, which name its seals already."""
    return wording.capital(", ".join(step(words, advance) for advance in prospect.advances))


def labelled(words: Words, prospect: Prospect) -> str:
    """Short: the track that was chosen, then what follows from it."""
    first, *others = prospect.advances
    if first.is_wasted:
        return wording.capital(full(words, first))
    notes = _notes(words, first)
    for advance in others:
        gained = advance.end - advance.start
        bonus = words("great-split-amount", icon=advance.track, count=gained or advance.lost)
        if advance.is_wasted:
            notes.append(words("great-split-note-bonus-lost", bonus=bonus))
        else:
            notes += [f"+{bonus}", *_notes(words, advance)]
    moved = wording.capital(_moved(words, first))
    return f"{moved}: {', '.join(notes)}" if notes else moved


def step(words: Words, advance: Advance) -> str:
    if advance.is_wasted:
        return full(words, advance)
    notes = _notes(words, advance)
    moved = _moved(words, advance)
    return f"{moved} ({', '.join(notes)})" if notes else moved


def full(words: Words, advance: Advance) -> str:
    track = wording.track(words, advance.track)
    return words("great-split-full", track=track, count=advance.lost)


def _moved(words: Words, advance: Advance) -> str:
    return f"{wording.track(words, advance.track)} {advance.start} → {advance.end}"


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
        notes.append(words("great-split-note-stars", stars=advance.stars))
    if advance.arrows:
        notes.append(words("great-split-note-arrows", count=advance.arrows))
    if advance.lost:
        notes.append(words("great-split-note-lost", count=advance.lost))
    return notes
