"""Names and descriptions of the slash commands in every language that Discord asks for."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from discord import Locale, app_commands

from bot.dealers.dealing import Dealer
from bot.i18n.words import LANGUAGES, words_for

_OURS = {
    Locale.spain_spanish: "es",
    Locale.latin_american_spanish: "es",
    Locale.german: "de",
}


def named(key: str) -> app_commands.locale_str:
    """The English words of a key, which the translator knows how to say in other languages."""
    return app_commands.locale_str(words_for(LANGUAGES[0])(key), key=key)


def command(
    name: str, callback: Callable[..., Awaitable[None]], *, in_direct_messages: bool = True
) -> app_commands.Command[Any, ..., None]:
    """A command whose words are `command-NAME` and `command-NAME-about`."""
    run: Any = callback
    return app_commands.Command(
        name=named(f"command-{name}"),
        description=named(f"command-{name}-about"),
        callback=run,
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=in_direct_messages, private_channel=False
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def game_choices(dealers: Mapping[str, Dealer]) -> list[app_commands.Choice[str]]:
    english = words_for(LANGUAGES[0])
    return [
        app_commands.Choice(name=dealer.title(english), value=key)
        for key, dealer in dealers.items()
    ]


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key, language = string.extras.get("key"), _OURS.get(locale)
        if key is None or language is None:
            return None
        return words_for(language)(key)
