"""Whether a server wants a table of this game in this channel, and what such a table begins with."""

from bot.dealers.phrases import listed
from bot.refusals import Refused
from bot.store.servers import ServerChoices, server_choices
from bot.ui.actions.call import Call
from bot.ui.actions.results import titles_of


async def require_allowed(call: Call, game: str, guild: int | None) -> ServerChoices:
    """What counts on this server. Refused where it does not want such a table here."""
    choices = await server_choices(call.desk.tables.store, guild)
    if choices.games and game not in choices.games:
        names = listed(call.words, [titles_of(call)(one) for one in choices.games])
        raise Refused("refused-server-game", games=names)
    channel = call.interaction.channel
    here = {call.interaction.channel_id, getattr(channel, "parent_id", None)}
    if choices.channels and not here & set(choices.channels):
        places = listed(call.words, [f"<#{one}>" for one in choices.channels])
        raise Refused("refused-server-channel", places=places)
    return choices
