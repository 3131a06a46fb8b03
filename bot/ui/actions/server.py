"""/gala: what counts on this server, for those who manage it."""

from bot.dealers.phrases import listed
from bot.refusals import Refused
from bot.server.changing import Asked, changed
from bot.store.servers import ServerChoices, choose_for_server, server_choices
from bot.ui.actions.call import Call
from bot.ui.actions.results import titles_of
from bot.ui.messages.posts import Post


async def show_server(call: Call, asked: Asked | None = None) -> None:
    """What counts here; with something asked for, from now on that."""
    guild, store = managed(call), call.desk.tables.store
    choices = await server_choices(store, guild)
    if asked is not None and asked != Asked():
        choices = changed(choices, asked)
        await choose_for_server(store, guild, choices)
    await call.reply.show(_page(call, choices))


def managed(call: Call) -> int:
    """The server. Refused for those who do not manage it."""
    guild = call.manages
    if guild is None:
        raise Refused("refused-not-managing")
    return guild


def _page(call: Call, choices: ServerChoices) -> Post:
    words, titles = call.words, titles_of(call)
    channels = [f"<#{one}>" for one in choices.channels]
    games = [titles(one) for one in choices.games]
    hours = choices.remind_hours
    lines = [
        words("server-title"),
        words("server-language", language=_language(call, choices.locale)),
        words("server-channels", places=listed(words, channels) or words("server-all")),
        words("server-games", games=listed(words, games) or words("server-all")),
        words("server-tables", most=choices.most_tables or words("server-host")),
        words("server-pace", pace=words(f"pace-{choices.pace or 'evening'}")),
        words("server-reminders", hours=_hours(call, hours)),
        words("server-kept", kept=_days(call, choices.kept_days)),
        words("server-how"),
    ]
    return Post("\n".join(lines))


def _hours(call: Call, hours: float | None) -> str:
    if hours is None:
        return call.words("server-host")
    return call.words("me-never") if not hours else call.words("me-hours", count=int(hours))


def _days(call: Call, days: int | None) -> str:
    return call.words("server-host") if days is None else call.words("duration-days", count=days)


def _language(call: Call, locale: str | None) -> str:
    return call.words("server-language-opener" if locale is None else f"me-language-{locale}")
