"""/me: what somebody chooses for themselves, and everything that follows from it at once."""

from datetime import date, datetime, time
from zoneinfo import ZoneInfo

from bot.i18n.words import language_of
from bot.people.quiet import minutes_in, zone_named
from bot.refusals import Refused
from bot.store import NOTHING_CHOSEN, Choices
from bot.store.people import choices_of, choose
from bot.store.proposals import look_again
from bot.tables import LIVE
from bot.ui.actions.call import Call
from bot.ui.messages.address import number_in
from bot.ui.messages.posts import Post
from bot.ui.pages.people import MENUS, me_page

_OFF = frozenset({"-", "0", "off", "no", "none", "aus", "nein", "nada", "hoy", "heute", "today"})
"""What ends quiet hours or an absence, in any of our languages."""
_LONGEST_ABSENCE = 366 * 24 * 3600.0


async def show_me_page(call: Call) -> None:
    await call.reply.show(await _page(call))


async def choose_in_menu(call: Call) -> None:
    """A choice in one of the menus, which come back with what counts now."""
    key = call.address.path
    number = number_in(call.values[0]) if call.values else None
    values = MENUS.get(key, ())
    if number is None or number >= len(values):
        raise Refused("refused-choice")
    await _choose(call, **{key: values[number]})
    if key == "locale":
        call.desk.languages.note(call.user, values[number])
        locale = call.interaction.locale.value if values[number] is None else values[number]
        call.reply.speak(language_of(locale))
    await call.reply.change(await _page(call))


async def choose_by_command(
    call: Call, quiet: str | None, zone: str | None, away: str | None
) -> None:
    """Everything is read before anything is changed."""
    now = await _mine(call)
    chosen: dict[str, object] = {}
    if zone is not None:
        found = zone_named(zone)
        if found is None:
            raise Refused("refused-zone", zone=zone[:60])
        chosen["zone"] = found
    if quiet is not None:
        chosen |= _read_quiet(quiet)
        if zone is None and now.zone is None and chosen["quiet_from"] is not None:
            raise Refused("refused-zone-missing")
    if away is not None:
        place = str(chosen.get("zone") or now.zone or "UTC")
        chosen["away_until"] = _read_day(call, away, place)
    await _choose(call, **chosen)
    await call.reply.show(await _page(call))


def _read_quiet(typed: str) -> dict[str, object]:
    if typed.strip().lower() in _OFF:
        return {"quiet_from": None, "quiet_until": None}
    found = minutes_in(typed)
    if found is None:
        raise Refused("refused-quiet", typed=typed[:40])
    return {"quiet_from": found[0], "quiet_until": found[1]}


def _read_day(call: Call, typed: str, zone: str) -> float | None:
    """The beginning of that day, where this person is; None: they are here."""
    if typed.strip().lower() in _OFF:
        return None
    try:
        day = date.fromisoformat(typed.strip())
        until = datetime.combine(day, time(), ZoneInfo(zone)).timestamp()
    except (ValueError, OverflowError) as error:
        raise Refused("refused-date", typed=typed[:40]) from error
    now = call.desk.tables.clock.now()
    if not now < until <= now + _LONGEST_ABSENCE:
        raise Refused("refused-date-range")
    return until


async def _choose(call: Call, **chosen: object) -> None:
    """Stored, and every table of theirs looks again whom it pushes, and shows who is away."""
    tables = call.desk.tables
    if chosen:
        await choose(tables.store, call.user, **chosen)
        await look_again(tables.store, user=call.user)
        for row in await tables.store.tables_of(call.user, LIVE):
            call.desk.publisher.wake(row.id)


async def _mine(call: Call) -> Choices:
    found = await choices_of(call.desk.tables.store, (call.user,))
    return found.get(call.user, NOTHING_CHOSEN)


async def _page(call: Call) -> Post:
    tables = call.desk.tables
    return me_page(await _mine(call), tables.clock.now(), call.words)
