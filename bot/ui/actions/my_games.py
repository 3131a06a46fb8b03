"""/mygames: where somebody sits, and which tables wait for them."""

from bot.people.my_games import my_games
from bot.refusals import Refused
from bot.stored_game import BrokenTable
from bot.tables import LIVE
from bot.ui.actions.call import Call
from bot.ui.actions.results import titles_of
from bot.ui.pages.my_games import my_games_page


async def show_my_games(call: Call) -> None:
    tables = []
    for row in await call.desk.tables.store.tables_of(call.user, LIVE):
        try:
            tables.append(await call.desk.tables.get(row.id))
        except BrokenTable:
            continue  # It is named in the log by whoever shows the tables.
    if not tables:
        raise Refused("refused-no-games")
    page = my_games_page(my_games(tables, call.user), titles_of(call), call.words)
    await call.reply.show(page)
