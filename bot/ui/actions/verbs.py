"""What every button that is no answer does, in one table."""

from collections.abc import Mapping

from bot.ui.actions.agreeing import agree_with_it, propose_it, refuse_it, set_pace, show_pace
from bot.ui.actions.call import Action
from bot.ui.actions.conceding import ask_to_concede, concede_now
from bot.ui.actions.ending import ask_to_end, end, keep_playing
from bot.ui.actions.hinting import give_hint
from bot.ui.actions.inviting import decline, look_for_players
from bot.ui.actions.learning import never_again, show_guide, skip_lessons
from bot.ui.actions.leaving import leave, leave_for_good
from bot.ui.actions.lobby import (
    add_ai,
    add_luck,
    choose_hints,
    choose_language,
    choose_option,
    join,
    remove_ai,
    show_luck,
    show_options,
    start,
)
from bot.ui.actions.looking import (
    check_deal,
    give_record,
    look_around,
    look_closer,
    show_board,
    show_board_text,
    show_rules,
    show_why,
)
from bot.ui.actions.me import choose_in_menu
from bot.ui.actions.my_data import ask_to_erase, erase_now, export_me, keep_me
from bot.ui.actions.playing import show_seat
from bot.ui.actions.rematch import accept, refuse_invitations, rematch
from bot.ui.actions.removing import ask_to_remove, remove
from bot.ui.actions.replaying import make_film, read_replay, show_replay
from bot.ui.actions.results import hide_me, show_me, show_past
from bot.ui.actions.reviewing import read_position, review
from bot.ui.actions.stand_ins import propose, return_to_seat
from bot.ui.actions.taking_back import (
    agree_to_take_back,
    choose_take_back,
    refuse_to_take_back,
    take_back,
)
from bot.ui.actions.taking_over import ask_for_seat

VERBS: Mapping[str, Action] = {
    "join": join,
    "leave": leave,
    "leave-yes": leave_for_good,
    "concede": ask_to_concede,
    "concede-yes": concede_now,
    "ai": add_ai,
    "no-ai": remove_ai,
    "options": show_options,
    "option": choose_option,
    "language": choose_language,
    "hints": choose_hints,
    "hint": give_hint,
    "guide": show_guide,
    "skip-lessons": skip_lessons,
    "no-lessons": never_again,
    "luck": show_luck,
    "luck-add": add_luck,
    "start": start,
    "seat": show_seat,
    "take-back": take_back,
    "take-back-yes": agree_to_take_back,
    "take-back-no": refuse_to_take_back,
    "take-back-rule": choose_take_back,
    "stand-in": propose,
    "come-back": return_to_seat,
    "board": show_board,
    "text": show_board_text,
    "closer": look_closer,
    "look": look_around,
    "why": show_why,
    "rules": show_rules,
    "end": ask_to_end,
    "end-yes": end,
    "keep": keep_playing,
    "rematch": rematch,
    "accept": accept,
    "decline": decline,
    "looking": look_for_players,
    "no-invitations": refuse_invitations,
    "record": give_record,
    "check": check_deal,
    "review": review,
    "review-text": read_position,
    "past": show_past,
    "replay": show_replay,
    "replay-text": read_replay,
    "film": make_film,
    "me": choose_in_menu,
    "export-me": export_me,
    "erase-me": ask_to_erase,
    "erase-me-now": erase_now,
    "keep-me": keep_me,
    "pace": show_pace,
    "pace-set": set_pace,
    "propose": propose_it,
    "remove": ask_to_remove,
    "remove-yes": remove,
    "take-over": ask_for_seat,
    "agree": agree_with_it,
    "refuse": refuse_it,
    "hide-me": hide_me,
    "show-me": show_me,
}
