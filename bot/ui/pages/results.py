"""Results as posts: statistics, the ranking, and the list of games that were played."""

from collections.abc import Callable, Sequence
from functools import partial

from bot.dealers.dealing import Picture, Words
from bot.dealers.phrases import fitting, listed
from bot.markdown import literal
from bot.results.ratings import Rating
from bot.results.statistics import HeadToHead, OfGame, Statistics
from bot.store import Result, UserId
from bot.ui.messages.address import NO_TABLE, Address
from bot.ui.messages.posts import Entry, Menu, Post, Press
from render.results import Course, Pair, Standing, draw_ranking, draw_statistics

_RANKED = 10
_OPPONENTS = 6
HISTORY = 10
"""How many games a history lists."""

Titles = Callable[[str], str]
"""What a game is called, by its key."""


def statistics_page(
    found: Statistics, pair: HeadToHead | None, titles: Titles, words: Words, *, is_own: bool
) -> Post:
    """One person's statistics, and how it stands between them and whoever asks."""
    lines = [
        words(
            "stats-title",
            name=literal(found.name),
            games=found.games,
            wins=found.wins,
            place=round(found.average_place, 1),
        ),
        *(_of_game(one, titles, words) for one in found.by_game),
        words("stats-pace", time=duration(found.seconds, words)),
    ]
    if pair is not None:
        lines.append(words("stats-pair", name=literal(pair.name), **_balance(pair)))
    elif found.nemesis is not None:
        lines.append(
            words("stats-nemesis", name=literal(found.nemesis.name), **_balance(found.nemesis))
        )
    hide = Press(words("button-hide-me"), Address(NO_TABLE, "hide-me"))
    rows = ((hide,),) if is_own else ()
    return Post("\n".join(lines), (_statistics_picture(found, words),), rows)


def ranking_page(
    ranked: Sequence[Rating], user: UserId, game: str, titles: Titles, words: Words
) -> Post:
    """The best of the server, and whoever asks."""
    places = {rating.user: number for number, rating in enumerate(ranked, 1)}
    shown = [one for one in ranked if places[one.user] <= _RANKED or one.user == user]
    standings = tuple(
        Standing(places[one.user], one.name, one.shown, one.wins, one.games, one.user == user)
        for one in shown
    )
    alt = [
        words(
            "ranking-line",
            rank=one.rank,
            name=one.name,
            rating=one.rating,
            wins=one.wins,
            games=one.games,
        )
        for one in standings
    ]
    picture = Picture(
        "ranking",
        ("ranking", standings),
        partial(draw_ranking, standings),
        lambda: fitting(("\n".join(alt),)),
    )
    lines = [words("ranking-title", title=titles(game), count=len(ranked))]
    if user in places:
        lines.append(words("ranking-you", rank=places[user], count=len(ranked)))
    return Post("\n".join(lines), (picture,), footer=words("ranking-about"))


def history_page(
    results: Sequence[Result], hidden: frozenset[UserId], titles: Titles, words: Words
) -> Post:
    """The newest first, each with how it came out; a menu shows one of them again."""
    newest = tuple(reversed(results))[:HISTORY]
    lines = [words("history-title")]
    lines += [_history_line(result, hidden, titles, words) for result in newest]
    entries = tuple(
        Entry(
            result.table,
            titles(result.game),
            hint=", ".join(_names(result, hidden, words)),
        )
        for result in newest
    )
    menu = Menu(Address(NO_TABLE, "past"), words("history-choose"), entries)
    return Post("\n".join(lines), (), (menu,))


def past_page(result: Result, hidden: frozenset[UserId], titles: Titles, words: Words) -> Post:
    """What is left of a game whose moves were cleared: its result."""
    names = _names(result, hidden, words)
    lines = [_history_line(result, hidden, titles, words), words("past-cleared")]
    order = sorted(range(len(names)), key=lambda seat: (result.seats[seat].place, seat))
    lines[1:1] = [
        f"{result.seats[seat].place}. **{literal(names[seat])} {result.seats[seat].points}**"
        for seat in order
    ]
    return Post("\n".join(lines))


def duration(seconds: float, words: Words) -> str:
    """In the largest unit that says enough."""
    minutes = max(1, round(seconds / 60))
    if minutes < 120:
        return words("duration-minutes", count=minutes)
    hours = round(minutes / 60)
    if hours < 48:
        return words("duration-hours", count=hours)
    return words("duration-days", count=round(hours / 24))


def _names(result: Result, hidden: frozenset[UserId], words: Words) -> tuple[str, ...]:
    return tuple(
        words("somebody") if seat.user in hidden or not seat.name else seat.name
        for seat in result.seats
    )


def _history_line(result: Result, hidden: frozenset[UserId], titles: Titles, words: Words) -> str:
    names = [literal(name) for name in _names(result, hidden, words)]
    first = [seat for seat, one in enumerate(result.seats) if one.place == 1]
    return words(
        "history-line",
        when=f"<t:{int(result.ended_at)}:d>",
        title=titles(result.game),
        winners=listed(words, [names[seat] for seat in first]),
        points=result.seats[first[0]].points,
        names=", ".join(names),
    )


def _of_game(one: OfGame, titles: Titles, words: Words) -> str:
    return words(
        "stats-game",
        title=titles(one.game),
        games=one.games,
        wins=one.wins,
        average=round(one.average, 1),
        best=one.best,
    )


def _balance(pair: HeadToHead) -> dict[str, int]:
    return {"games": pair.games, "ahead": pair.ahead, "behind": pair.behind}


def _statistics_picture(found: Statistics, words: Words) -> Picture:
    course = Course(found.wins, found.games, found.recent)
    pairs = tuple(
        Pair(one.name, one.ahead, one.behind, one.games) for one in found.opponents[:_OPPONENTS]
    )

    def describe() -> str:
        places = ", ".join(str(place) for place, _ in found.recent)
        lines = [words("stats-recent", places=places)]
        lines += [words("stats-against", name=one.name, **_balance(one)) for one in found.opponents]
        return fitting(("\n".join(lines), lines[0]))

    key = ("statistics", course, pairs)
    return Picture("statistics", key, partial(draw_statistics, course, pairs), describe)
