"""Buttons, menus and forms whose identity is an address, so that no restart can make them dead."""

from typing import Any, Self

import discord
from discord.ui import Button, CheckboxGroup, DynamicItem, Item, Label, Modal, Select

from bot.ui import limits
from bot.ui.messages.address import GRAMMAR, Address, read_address

MENU = "menu:"
FORM = "form:"
_TICKS = "ticks"


class AddressButton(DynamicItem[Button[Any]], template=GRAMMAR):
    def __init__(self, address: Address, label: str, style: discord.ButtonStyle) -> None:
        fitting = limits.fit(label, limits.BUTTON_LABEL)
        super().__init__(Button(label=fitting, style=style, custom_id=str(address)))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Item[Any], match: Any, /
    ) -> Self:
        button: Any = item
        address = Address(match["table"], match["what"], match["path"])
        return cls(address, button.label or "", button.style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.desk.press(interaction, read_address(self.custom_id), ())


class AddressMenu(DynamicItem[Select[Any]], template=MENU + GRAMMAR):
    def __init__(
        self, address: Address, placeholder: str, options: list[discord.SelectOption]
    ) -> None:
        super().__init__(
            Select(
                custom_id=MENU + str(address),
                placeholder=limits.fit(placeholder, limits.PLACEHOLDER) or None,
                options=options,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Item[Any], match: Any, /
    ) -> Self:
        menu: Any = item
        address = Address(match["table"], match["what"], match["path"])
        return cls(address, menu.placeholder or "", menu.options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        address = read_address(self.custom_id.removeprefix(MENU))
        await interaction.client.desk.press(interaction, address, tuple(self.item.values))


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
    back by its address (`ticks_of`), also after a restart.
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


def ticks_of(data: Any) -> tuple[str, ...]:
    """What was ticked in a form that came back."""
    for label in data.get("components", ()):
        field = label.get("component", {})
        if field.get("custom_id") == _TICKS:
            return tuple(field.get("values", ()))
    return ()
