"""Buttons, menus and forms whose identity is an address, so that no restart can make them dead."""

from dataclasses import dataclass
from typing import Any

import discord
from discord.ui import Button, CheckboxGroup, Label, LayoutView, Modal, Select, TextInput

from bot.ui import limits
from bot.ui.messages.address import Address, read_address

MENU = "menu:"
FORM = "form:"
_TICKS = "ticks"
_LINE = "line"


class AddressButton(Button[LayoutView]):
    """A button; nobody has to remember it, since what is pressed arrives as its address."""

    def __init__(
        self,
        address: Address,
        label: str,
        style: discord.ButtonStyle,
        icon: discord.PartialEmoji | None = None,
    ) -> None:
        fitting = limits.fit(label, limits.BUTTON_LABEL)
        super().__init__(label=fitting, style=style, custom_id=str(address), emoji=icon)


class AddressMenu(Select[LayoutView]):
    def __init__(
        self, address: Address, placeholder: str, options: list[discord.SelectOption]
    ) -> None:
        super().__init__(
            custom_id=MENU + str(address),
            placeholder=limits.fit(placeholder, limits.PLACEHOLDER) or None,
            options=options,
        )


def tick_form(
    address: Address,
    title: str,
    label: str,
    options: tuple[tuple[str, str, str], ...],
    ticked: frozenset[str],
    least: int,
    most: int,
    about: str = "",
) -> Modal:
    """A form with boxes to tick; options are key, label and hint.

    It is stopped before it is shown, so discord.py keeps nothing of it: what is submitted comes
    back by its address (`read_component`), also after a restart.
    """
    form = Modal(
        title=limits.fit(title, limits.FORM_TITLE), custom_id=FORM + str(address), timeout=None
    )
    few = len(options) <= limits.CHECKBOXES
    kind: type[Any] = CheckboxGroup if few else Select
    option: type[Any] = discord.CheckboxGroupOption if few else discord.SelectOption
    boxes = [
        option(
            value=key,
            label=limits.fit(text, limits.OPTION_LABEL),
            description=limits.fit(hint, limits.OPTION_DESCRIPTION) or None,
            default=key in ticked,
        )
        for key, text, hint in options
    ]
    field = kind(
        custom_id=_TICKS, options=boxes, min_values=least, max_values=most, required=least > 0
    )
    form.add_item(
        Label(
            text=limits.fit(label, limits.FORM_LABEL),
            description=limits.fit(about, limits.FORM_HINT) or None,
            component=field,
        )
    )
    form.stop()
    return form


def line_form(address: Address, title: str, label: str, about: str, value: str, most: int) -> Modal:
    """A form with one line to write, which may be left empty; it comes back like the one above."""
    form = Modal(
        title=limits.fit(title, limits.FORM_TITLE), custom_id=FORM + str(address), timeout=None
    )
    line: TextInput[Any] = TextInput(
        custom_id=_LINE, default=value or None, required=False, max_length=most
    )
    form.add_item(
        Label(
            text=limits.fit(label, limits.FORM_LABEL),
            description=limits.fit(about, limits.FORM_HINT) or None,
            component=line,
        )
    )
    form.stop()
    return form


@dataclass(frozen=True, slots=True)
class Arrived:
    """What a press, a choice in a menu or a form brings back, whatever Discord was made to send."""

    address: Address | None
    """None where it is none of ours."""
    values: tuple[str, ...]
    is_form: bool


def read_component(data: Any) -> Arrived:
    """Reads the data of an interaction, of which no more is certain than that it is JSON."""
    custom_id = _text(data, "custom_id")
    if custom_id.startswith(FORM):
        address = read_address(custom_id.removeprefix(FORM))
        return Arrived(address, _filled_in(data), is_form=True)
    address = read_address(custom_id.removeprefix(MENU))
    return Arrived(address, _texts(data, "values"), is_form=False)


def _filled_in(data: Any) -> tuple[str, ...]:
    """What was ticked in a form that came back, or the line that was written."""
    labels = data.get("components")
    for label in labels if isinstance(labels, list) else ():
        field = label.get("component") if isinstance(label, dict) else None
        if _text(field, "custom_id") == _TICKS:
            return _texts(field, "values")
        if _text(field, "custom_id") == _LINE:
            return (_text(field, "value"),)
    return ()


def _text(data: Any, key: str) -> str:
    found = data.get(key) if isinstance(data, dict) else None
    return _storable(found) if isinstance(found, str) else ""


def _texts(data: Any, key: str) -> tuple[str, ...]:
    found = data.get(key) if isinstance(data, dict) else None
    if not isinstance(found, list):
        return ()
    return tuple(_storable(one) for one in found if isinstance(one, str))


def _storable(text: str) -> str:
    """Half of a character, which JSON can bring, cannot be sent to a database."""
    return text.encode(errors="replace").decode()
