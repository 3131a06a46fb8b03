"""What every button that is no answer does, in one table."""

from collections.abc import Mapping

from bot.ui.desk import Action
from bot.ui.ending import ask_to_end, end, keep_playing, rematch
from bot.ui.looking import (
    check_deal,
    give_record,
    show_board,
    show_board_text,
    show_rules,
    show_why,
)
from bot.ui.playing import show_seat
from bot.ui.sitting import (
    add_ai,
    choose_option,
    join,
    leave,
    remove_ai,
    show_options,
    start,
)

VERBS: Mapping[str, Action] = {
    "join": join,
    "leave": leave,
    "ai": add_ai,
    "no-ai": remove_ai,
    "options": show_options,
    "option": choose_option,
    "start": start,
    "seat": show_seat,
    "board": show_board,
    "text": show_board_text,
    "why": show_why,
    "rules": show_rules,
    "end": ask_to_end,
    "end-yes": end,
    "keep": keep_playing,
    "rematch": rematch,
    "record": give_record,
    "check": check_deal,
}
