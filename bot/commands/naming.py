"""Names and descriptions of the slash commands in every language that Discord asks for."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from discord import Locale, app_commands

from bot.dealers.dealing import Dealer, Words
from bot.i18n.words import LANGUAGES, words_for

_OURS = {
    Locale.spain_spanish: "es",
    Locale.latin_american_spanish: "es",
    Locale.german: "de",
}


def spoken(say: Callable[[Words], str]) -> app_commands.locale_str:
    """Something in English, which the translator knows how to say in other languages."""
    return app_commands.locale_str(say(words_for(LANGUAGES[0])), say=say)


def named(key: str) -> app_commands.locale_str:
    return spoken(lambda words: words(key))


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
    return [
        app_commands.Choice(name=spoken(dealer.title), value=key) for key, dealer in dealers.items()
    ]


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        say, language = string.extras.get("say"), _OURS.get(locale)
        if say is None or language is None:
            return None
        text: str = say(words_for(language))
        return text
