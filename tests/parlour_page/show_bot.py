"""A bot that shows everything the page has to draw: markdown, layouts, every control, every form field."""

import asyncio
import contextlib
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from parlour import limits
from tests.parlour.sample_bot import SampleBot

MARKDOWN = """\
# A heading
## A smaller one
### The smallest
**bold** *italic* ***both*** __underlined__ ~~struck~~ `code` ||a secret|| snake_case_stays
- one
  - one below
- two
1. first
2. second
> quoted
```py
print("as it is")
```
[a link](https://example.org/rules) and <t:1700000000:D>
-# small print
"""

SPANISH = {
    "play": "jugar",
    "Opens a table.": "Abre una mesa.",
    "game": "juego",
    "Which game": "Qué juego",
}


def picture(text: str = "A", colour: str = "#2f7d5b", size: tuple[int, int] = (1200, 640)) -> bytes:
    image = Image.new("RGB", size, colour)
    draw = ImageDraw.Draw(image)
    for step in range(6):
        left = 60 + step * (size[0] - 120) // 6
        draw.rounded_rectangle(
            (left, 120, left + 140, size[1] - 120), 18, fill="#f2d9a0", outline="#17191c", width=6
        )
        draw.text((left + 50, size[1] // 2 - 40), text, fill="#17191c", font_size=80)
    content = io.BytesIO()
    image.save(content, "PNG")
    return content.getvalue()


def file(name: str, content: bytes) -> discord.File:
    return discord.File(io.BytesIO(content), name)


def layout(files: list[discord.File]) -> ui.LayoutView:
    """One of each of Discord's layout parts."""
    view = ui.LayoutView(timeout=None)
    board, small, record = files
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=board, description="Six cards in a row, all lettered A.")
    thumbnail: ui.Thumbnail[Any] = ui.Thumbnail(small, description="A small card.")
    view.add_item(
        ui.Container(
            ui.Section(
                ui.TextDisplay("## The Great Split\n**Ben** · *3 more may sit*"),
                accessory=thumbnail,
            ),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            gallery,
            ui.TextDisplay("Round 1 of 6 · everyone splits\n-# The deal is sealed: `9f2c`"),
            ui.ActionRow(
                ui.Button(
                    label="Join", style=discord.ButtonStyle.success, custom_id="join", emoji="🪑"
                ),
                ui.Button(label="Start", style=discord.ButtonStyle.primary, custom_id="start"),
                ui.Button(label="Options", custom_id="options"),
                ui.Button(label="Leave", style=discord.ButtonStyle.danger, custom_id="leave"),
                ui.Button(label="Closed", custom_id="closed", disabled=True),
            ),
            ui.ActionRow(ui.Button(label="Turn", custom_id="turn")),
            ui.ActionRow(
                ui.Select(
                    custom_id="track",
                    placeholder="Which track?",
                    options=[
                        discord.SelectOption(
                            label="Topaz", value="topaz", description="4 → 6, reaches a contract"
                        ),
                        discord.SelectOption(label="Books", value="books", description="3 → 5"),
                    ],
                )
            ),
            ui.ActionRow(
                ui.Select(
                    custom_id="cards",
                    placeholder="Which cards?",
                    min_values=2,
                    max_values=3,
                    options=[
                        discord.SelectOption(label=f"Card {one}", value=one) for one in "ABCD"
                    ],
                )
            ),
            ui.File(record),
            accent_colour=0x2F7D5B,
        )
    )
    return view


class EveryField(ui.Modal, title="Every kind of field"):
    words: ui.TextDisplay[Any] = ui.TextDisplay("Fill in **what you like**.")
    name: ui.Label[Any] = ui.Label(
        text="Name",
        description="How the others call you",
        component=ui.TextInput(custom_id="name", min_length=2, max_length=20),
    )
    track: ui.Label[Any] = ui.Label(
        text="Track",
        component=ui.Select(
            custom_id="track",
            options=[
                discord.SelectOption(label=one, value=one.lower()) for one in ("Topaz", "Books")
            ],
        ),
    )
    side: ui.Label[Any] = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="side",
            options=[
                discord.RadioGroupOption(label=one, value=one.lower()) for one in ("Left", "Right")
            ],
        ),
    )
    pile: ui.Label[Any] = ui.Label(
        text="Left pile",
        description="Ana picks a half",
        component=ui.CheckboxGroup(
            custom_id="pile",
            options=[
                discord.CheckboxGroupOption(label=f"{one} · 2 topaz", value=one) for one in "ABCDE"
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        held: Any = [one.component for one in (self.name, self.track, self.side, self.pile)]
        name, track, side, pile = held
        told = f"{name.value} / {track.values} / {side.value} / {pile.values}"
        await interaction.response.send_message(told, ephemeral=True)


class Seal(ui.Modal, title="Seal it"):
    sure: ui.Label[Any] = ui.Label(text="I am sure", component=ui.Checkbox(custom_id="sure"))
    why: ui.Label[Any] = ui.Label(
        text="Why",
        component=ui.TextInput(custom_id="why", style=discord.TextStyle.paragraph, required=False),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        sure: Any = self.sure.component
        await interaction.response.send_message(f"Sealed: {sure.value}.", ephemeral=True)


class ShowBot(SampleBot):
    def __init__(self) -> None:
        super().__init__()
        self.seen_waiting = asyncio.Event()
        _commands(self.tree)

    async def keeps_waiting(self) -> None:
        """Until the test has seen it, or until Discord would give it up."""
        self.seen_waiting.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.seen_waiting.wait(), limits.ANSWER_SECONDS - 0.5)

    async def setup_hook(self) -> None:
        await super().setup_hook()
        await self.tree.set_translator(_InSpanish())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        answer = _PRESSED.get(data["custom_id"])
        if answer:
            await answer(interaction, data)


async def _joined(interaction: discord.Interaction[Any], _data: Any) -> None:
    who = interaction.user.display_name
    text = f"**{who}** sits here."
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(text), ui.ActionRow(_button("Start", "start"))))
    await interaction.response.edit_message(view=view, attachments=[])


async def _turned(interaction: discord.Interaction[Any], _data: Any) -> None:
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    turned = file("board-2.png", picture("2"))
    gallery.add_item(media=turned, description="Six cards, all lettered 2.")
    view.add_item(gallery)
    await interaction.response.edit_message(view=view, attachments=[turned])


async def _late(interaction: discord.Interaction[Any], _data: Any) -> None:
    await interaction.client.keeps_waiting()
    await interaction.response.send_message("Started at last.", ephemeral=True)


async def _told(interaction: discord.Interaction[Any], data: Any) -> None:
    told = ", ".join(data["values"])
    await interaction.response.send_message(f"You chose {told}.", ephemeral=True)


async def _everything(interaction: discord.Interaction[Any], _data: Any) -> None:
    await interaction.response.send_modal(EveryField())


async def _nothing(_interaction: discord.Interaction[Any], _data: Any) -> None:
    await asyncio.sleep(0)


_PRESSED = {
    "join": _joined,
    "start": _late,
    "options": _everything,
    "track": _told,
    "cards": _told,
    "leave": _nothing,
    "turn": _turned,
}


def _button(label: str, custom_id: str) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=custom_id)


class _InSpanish(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: Any, _context: Any
    ) -> str | None:
        return SPANISH.get(string.message) if locale is discord.Locale.spain_spanish else None


def _commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(
        name=app_commands.locale_str("play"), description=app_commands.locale_str("Opens a table.")
    )
    @app_commands.rename(game=app_commands.locale_str("game"))
    @app_commands.describe(game=app_commands.locale_str("Which game"))
    async def play(interaction: discord.Interaction[Any], game: str) -> None:
        files = [
            file("board.png", picture()),
            file("card.png", picture("B", "#3a6ea5", (300, 300))),
            file("record.json", b'{"moves": []}'),
        ]
        await interaction.response.send_message(view=layout(files), files=files)
        assert game

    @play.autocomplete("game")
    async def games(_: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        known = {"The Great Split": "split", "Splendor": "splendor", "Chess": "chess"}
        return [
            app_commands.Choice(name=name, value=key)
            for name, key in known.items()
            if typed.lower() in name.lower()
        ]

    @tree.command(description="Explains a word.")
    async def explain(interaction: discord.Interaction[Any], word: str | None = None) -> None:
        await interaction.response.send_message(f"Explained: {word or 'everything'}.")

    @explain.autocomplete("word")
    async def words(_: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=one, value=one.split()[-1].lower())
            for one in ("🟡 Gold", "Market", "Seal")
            if typed.lower() in one.lower()
        ]

    @tree.command(description="Pours a drink.")
    @app_commands.choices(
        drink=[app_commands.Choice(name=one, value=one.lower()) for one in ("Tea", "Coffee")]
    )
    async def pour(interaction: discord.Interaction[Any], drink: str) -> None:
        await interaction.response.send_message(f"Here is your {drink}.")

    @tree.command(description="Shows all of Discord's markdown.")
    async def markdown(interaction: discord.Interaction[Any]) -> None:
        me = f"{interaction.user.mention} in <#{interaction.channel_id}>"
        await interaction.response.send_message(f"{MARKDOWN}{me} <t:1700000000:R>")

    @tree.command(description="Shows a classic embed.")
    async def embed(interaction: discord.Interaction[Any]) -> None:
        shown = discord.Embed(title="Scores", description="After **six** rounds", colour=0xE3BD6D)
        shown.add_field(name="Ana", value="103", inline=True)
        shown.add_field(name="Ben", value="99", inline=True)
        shown.set_footer(text="Four ahead")
        await interaction.response.send_message(embed=shown)

    @tree.command(description="Thinks for a second.")
    async def ponder(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.client.keeps_waiting()
        await interaction.edit_original_response(content="It is settled.")

    @tree.command(description="Asks whether you are sure.")
    async def seal(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Seal())
