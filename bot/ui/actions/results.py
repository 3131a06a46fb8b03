"""Statistics, the ranking and past games, as far as those who are in them want to be seen."""

from dataclasses import replace

from bot.dealers.dealing import Words
from bot.refusals import Refused
from bot.results.rating_list import ratings_of
from bot.results.ratings import ranking
from bot.results.statistics import head_to_head, statistics_of
from bot.store import UserId
from bot.store.people import choose, hidden_people
from bot.store.results import most_played, result_of, results
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.ui.actions.call import Call
from bot.ui.messages.address import NO_TABLE, Address
from bot.ui.messages.posts import Post, Press
from bot.ui.pages import Pages
from bot.ui.pages.results import (
    HISTORY,
    Titles,
    history_page,
    past_page,
    ranking_page,
    statistics_page,
)


async def show_statistics(call: Call, person: UserId | None = None) -> None:
    """Of oneself, everywhere in direct messages; of somebody else, only on a shared server."""
    user, guild = call.user if person is None else person, call.interaction.guild_id
    if guild is None and user != call.user:
        raise Refused("refused-statistics-elsewhere")
    store = call.desk.tables.store
    hidden = await hidden_people(store)
    if user in hidden:
        if user != call.user:
            raise Refused("refused-statistics-hidden")
        show = Press(call.words("button-show-me"), Address(NO_TABLE, "show-me"), "main")
        await call.reply.show(Post(call.words("stats-hidden"), (), ((show,),)))
        return
    played = await results(store, guild=guild, users=(user,))
    found = statistics_of(user, played, hidden)
    if found is None:
        raise Refused("refused-no-results" if user == call.user else "refused-no-results-theirs")
    is_own = user == call.user
    pair = None if is_own or call.user in hidden else head_to_head(call.user, user, played)
    page = statistics_page(found, pair, titles_of(call), call.words, is_own=is_own)
    await call.reply.show(page)


async def show_ranking(call: Call, game: str | None = None) -> None:
    """Of this server, in this game or in the one that is played most."""
    guild, store = call.interaction.guild_id, call.desk.tables.store
    if guild is None:
        raise Refused("refused-ranking-elsewhere")
    game = game or await most_played(store, guild)
    # What nobody could have chosen may be nothing that a database can even be asked for.
    if game is None or game not in call.desk.dealers:
        raise Refused("refused-no-ranking")
    hidden = await hidden_people(store)
    ranked = ranking(await ratings_of(store, guild, game), hidden)
    if not ranked:
        raise Refused("refused-no-ranking")
    await call.reply.show(ranking_page(ranked, call.user, game, titles_of(call), call.words))


async def show_history(call: Call) -> None:
    """The last games of whoever asks: on a server those that were played there."""
    store, guild = call.desk.tables.store, call.interaction.guild_id
    played = await results(store, guild=guild, users=(call.user,), most=HISTORY)
    if not played:
        raise Refused("refused-no-results")
    hidden = await hidden_people(store) - {call.user}
    await call.reply.show(history_page(played, hidden, titles_of(call), call.words))


async def show_past(call: Call) -> None:
    """The end of a past game again, for whoever played it; the table is chosen in the menu."""
    table_id = call.values[0] if call.values else ""
    store = call.desk.tables.store
    result = await result_of(store, table_id)
    if result is None or all(seat.user != call.user for seat in result.seats):
        raise Refused("refused-no-table")
    hidden = await hidden_people(store) - {call.user}
    try:
        table = await call.desk.tables.get(table_id)
        is_whole = table.position is not None and table.outcome() is not None
    except BrokenTable:
        is_whole = False
    if not is_whole:
        await call.reply.show(past_page(result, hidden, titles_of(call), call.words))
        return
    pages = Pages(without_hidden(table, hidden, call.words), call.desk.dealers[table.game.key])
    await call.reply.show(pages.final_again(call.words))


async def hide_me(call: Call) -> None:
    """From now on, everywhere and at once."""
    await choose(call.desk.tables.store, call.user, shows_statistics=False)
    show = Press(call.words("button-show-me"), Address(NO_TABLE, "show-me"))
    await call.reply.change(Post(call.words("stats-hidden"), (), ((show,),)))


async def show_me(call: Call) -> None:
    await choose(call.desk.tables.store, call.user, shows_statistics=True)
    await call.reply.change(Post(call.words("stats-shown")))


def titles_of(call: Call) -> Titles:
    """A game that is no longer here is called by its key."""

    def title(game: str) -> str:
        dealer = call.desk.dealers.get(game)
        return game if dealer is None else dealer.title(call.words)

    return title


def without_hidden(table: Table, hidden: frozenset[UserId], words: Words) -> Table:
    """The same table, where those who do not want to be seen have no name."""
    shown = table.as_of_now()
    shown.players = tuple(
        replace(player, name=words("somebody")) if player.user in hidden else player
        for player in table.players
    )
    return shown
