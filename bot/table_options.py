"""The options of a table as the game offers them today."""

from collections.abc import Mapping

from bot.store import TableRow
from engine.core import AnyGame, OptionValue, complete_options


def options_today(game: AnyGame, row: TableRow) -> Mapping[str, OptionValue]:
    """What was chosen, and the defaults of options that are newer; a lobby drops what is gone."""
    today = complete_options(game, {})
    for key, value in row.options.items():
        if row.seed is not None or _is_offered(game, key, value):
            today[key] = value
    return today


def _is_offered(game: AnyGame, key: str, value: OptionValue) -> bool:
    return any(option.key == key and value in option.choices for option in game.options)
