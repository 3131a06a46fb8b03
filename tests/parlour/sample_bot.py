"""A small bot on unmodified discord.py that uses everything a game bot uses."""

import asyncio
import contextlib
import io
import re
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands, ui
from PIL import Image

from tests.parlour.script import until

PLAYERS = "ana", "ben"


def picture() -> discord.File:
    content = io.BytesIO()
    Image.new("RGB", (120, 80), "teal").save(content, "PNG")
    content.seek(0)
    return discord.File(content, "board.png", description="A board of teal.")


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count/(?P<number>\d+)"):
    """A button whose id is all it knows, so that it outlives any restart."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count/{number}"))

    @classmethod
    async def from_custom_id(
        cls, _interaction: Any, _item: Any, match: re.Match[str], /
    ) -> "Count":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=board(self.number + 1))


class Choose(ui.DynamicItem[ui.Select[Any]], template=r"choose"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=one.title(), value=one) for one in ("left", "right")]
        super().__init__(ui.Select(custom_id="choose", options=options, max_values=2))

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, _match: Any, /) -> "Choose":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        chosen = data["values"]
        await interaction.response.send_message(f"You chose {chosen}.", ephemeral=True)


class People(ui.DynamicItem[ui.UserSelect[Any]], template=r"people"):
    def __init__(self) -> None:
        super().__init__(ui.UserSelect(custom_id="people"))

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, _match: Any, /) -> "People":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        names = [one.display_name for one in self.item.values]
        await interaction.response.send_message(f"Hello, {names}.", ephemeral=True)


class Form(ui.DynamicItem[ui.Button[Any]], template=r"form"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="Form", custom_id="form"))

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, _match: Any, /) -> "Form":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Split())


class Split(ui.Modal, title="Split your hand"):
    name: ui.Label[Any] = ui.Label(
        text="Name", component=ui.TextInput(custom_id="name", max_length=10)
    )
    pile: ui.Label[Any] = ui.Label(
        text="Left pile",
        component=ui.CheckboxGroup(
            custom_id="pile",
            min_values=1,
            options=[discord.CheckboxGroupOption(label=one, value=one) for one in "ABC"],
        ),
    )
    side: ui.Label[Any] = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="side",
            options=[discord.RadioGroupOption(label=one, value=one) for one in ("left", "right")],
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))
    files: ui.Label[Any] = ui.Label(
        text="Files", component=ui.FileUpload(custom_id="files", max_values=3, required=False)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        held: Any = [one.component for one in (self.name, self.pile, self.side, self.sure)]
        name, pile, side, sure = held
        told = f"{name.value} {pile.values} {side.value} {sure.value}"
        files: Any = self.files.component
        for file in files.values:
            told += f" {file.filename}: {(await file.read()).decode()}"
        await interaction.response.send_message(told, ephemeral=True)


class Deliver(ui.Modal, title="Deliver"):
    files: ui.Label[Any] = ui.Label(
        text="Two files", component=ui.FileUpload(custom_id="files", min_values=2, max_values=2)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        files: Any = self.files.component
        told = [f"{file.filename}: {(await file.read()).decode()}" for file in files.values]
        await interaction.response.send_message(", ".join(told))


class Invite(ui.Modal, title="Invite"):
    friend: ui.Label[Any] = ui.Label(text="Friend", component=ui.UserSelect(custom_id="friend"))
    club: ui.Label[Any] = ui.Label(text="Club", component=ui.RoleSelect(custom_id="club"))
    others: ui.Label[Any] = ui.Label(
        text="Others", component=ui.MentionableSelect(custom_id="others", max_values=2)
    )
    place: ui.Label[Any] = ui.Label(text="Place", component=ui.ChannelSelect(custom_id="place"))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        fields: list[Any] = [
            one.component for one in (self.friend, self.club, self.others, self.place)
        ]
        named = [one.mention for field in fields for one in field.values]
        await interaction.response.send_message(" ".join(named), ephemeral=True)


def board(number: int, *, file: discord.File | None = None) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    inside: list[Any] = [ui.TextDisplay(f"Counted to {number}.")]
    if file:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=file, description="A board of teal.")
        inside.append(gallery)
    inside += [ui.ActionRow(Count(number), Form()), ui.ActionRow(Choose()), ui.ActionRow(People())]
    view.add_item(ui.Container(*inside, accent_colour=0x00AA88))
    return view


class InSpanish(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Any,
        context: Any,  # noqa: ARG002 - as discord.py calls it
    ) -> str | None:
        known = {"hello": "hola", "Says hello.": "Saluda."}
        return known.get(string.message) if locale is discord.Locale.spain_spanish else None


class SampleBot(discord.AutoShardedClient):
    def __init__(self, **more: Any) -> None:
        intents = discord.Intents.default()
        intents.message_content = True
        super().__init__(intents=intents, guild_ready_timeout=0.05, **more)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.errors: list[Exception] = []
        self.resumes = 0
        _commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Choose, People, Form)
        await self.tree.set_translator(InSpanish())
        await self.tree.sync()

    async def before_identify_hook(self, _shard: int | None, *, initial: bool = False) -> None:
        """Real bots wait five seconds between two shards; here nobody is hurt."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_shard_resumed(self, _shard: int) -> None:
        self.resumes += 1


def _commands(bot: SampleBot) -> None:  # noqa: C901, PLR0915 - a list of commands, one after the other
    tree = bot.tree

    @tree.command(
        name=app_commands.locale_str("hello"), description=app_commands.locale_str("Says hello.")
    )
    async def hello(interaction: discord.Interaction[Any]) -> None:
        file = picture()
        await interaction.response.send_message(view=board(1, file=file), file=file)

    @tree.command(description="Thinks first.")
    async def think(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Thought.")

    @tree.command(description="Answers, then whispers.")
    async def whisper(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Aloud.")
        await interaction.followup.send("Only for you.", ephemeral=True)

    @tree.command(description="Writes a DM.")
    async def letter(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.user.send("A letter.", file=picture())
            told = "Written."
        except discord.Forbidden as error:
            told = f"Refused: {error.code}"
        await interaction.followup.send(told, ephemeral=True)

    @tree.command(description="Opens a thread.")
    async def thread(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        made = await channel.create_thread(name="A table", type=discord.ChannelType.public_thread)
        await made.send("Welcome.")
        await interaction.edit_original_response(content=f"See {made.mention}.")

    @tree.command(description="Picks a game.")
    @app_commands.describe(game="Which game", seats="How many", friend="With whom")
    async def pick(
        interaction: discord.Interaction[Any],
        game: str,
        seats: app_commands.Range[int, 2, 5] = 2,
        friend: discord.Member | None = None,
    ) -> None:
        with_whom = friend.display_name if friend else "nobody"
        await interaction.response.send_message(f"{game} for {seats} with {with_whom}")

    @pick.autocomplete("game")
    async def games(_: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        known = ("spades", "split", "whist")
        return [
            app_commands.Choice(name=one.title(), value=one)
            for one in known
            if one.startswith(typed)
        ]

    @tree.command(description="Reads a file.")
    async def read(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        content = (await file.read()).decode()
        await interaction.response.send_message(f"{file.filename}: {content}")

    @tree.command(description="Asks for files.")
    async def deliver(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Deliver())

    @tree.command(description="Asks whom to invite.")
    async def invite(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Invite())

    @tree.command(description="Names a thread.")
    async def where(interaction: discord.Interaction[Any], thread: discord.Thread) -> None:
        await interaction.response.send_message(thread.mention)

    @tree.command(description="Says nothing.")
    async def silent(_: discord.Interaction[Any]) -> None:
        await asyncio.sleep(0)

    @tree.command(description="Answers twice.")
    async def twice(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Once.")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("Twice.")
        except discord.HTTPException as error:
            bot.errors.append(error)

    table = app_commands.Group(name="table", description="About the table.")

    @table.command(description="Closes it.")
    async def close(interaction: discord.Interaction[Any], why: str | None = None) -> None:
        await interaction.response.send_message(f"Closed: {why}.")

    tree.add_command(table)


@contextlib.asynccontextmanager
async def running(
    url: str, monkeypatch: pytest.MonkeyPatch, bot: SampleBot
) -> AsyncIterator[SampleBot]:
    """The bot, logged in and ready; redirected the way discord.py allows it."""
    monkeypatch.setattr(discord.http.Route, "BASE", f"{url}/api/v10")
    gateway = yarl.URL(url.replace("http", "ws") + "/gateway")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    task = asyncio.create_task(bot.start("any token"))
    try:
        await until(lambda: task.done() or bot.is_ready())
        if task.done():
            await task
        yield bot
    finally:
        await bot.close()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
