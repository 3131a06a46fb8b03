"""What a start has to prepare: none of it keeps anything else waiting, and each is tried again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.resuming import Resuming
from bot.ui.pages import Pages
from tests.bot.minds import Guessing, Pondering
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


async def rest(_self: Resuming) -> None:
    """In the place of the sweep, which would mend what a start left undone."""


@pytest.fixture(autouse=True)
def _without_a_sweep(monkeypatch):
    monkeypatch.setattr(Resuming, "sweep", rest)


@asynccontextmanager
async def left_behind(folder: Path) -> AsyncIterator[tuple[Evening, str, list[str]]]:
    """A game where an AI is to move, and two lobbies whose messages never came."""
    async with an_evening(
        folder, TOY, "Ana", "Ben", "Carla", may_fail=True, mind=Pondering(), lobby_seconds=86400.0
    ) as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana", "Hard")
        await evening["Ana"].press(evening.lobby, "Start")
        for name in ("Ben", "Carla"):
            await evening[name].say(evening.channel, "play", game="toy")
        game, *lobbies = evening.bot.tables._held
        async with evening.bot.store.transaction() as connection:
            for lobby in lobbies:
                await connection.execute(text(f"delete from shown where table_id = '{lobby}'"))
        assert await does_an_ai_keep_it_waiting(evening, game)
        evening.options["mind"] = Guessing()
        yield evening, game, lobbies


async def does_an_ai_keep_it_waiting(evening: Evening, table: str) -> bool:
    return bool((await evening.bot.tables.get(table)).awaited_ai_players)


async def is_posted(evening: Evening, lobby: str) -> bool:
    return ("lobby", None) in await evening.bot.store.shown(lobby)


async def test_commands_that_discord_refuses_hold_up_nothing_else_and_are_told_once(
    tmp_path, caplog
):
    async with left_behind(tmp_path) as (evening, game, lobbies):
        path = f"/applications/{evening.bot.application_id}/commands"
        evening.env.inject_error("PUT", path, status=400, code=50035, times=None)
        await evening.bot.store.set_meta("commands", "of another version")
        await evening.restart()
        await evening.env.advance_time(1)
        assert not await does_an_ai_keep_it_waiting(evening, game)
        assert [await is_posted(evening, lobby) for lobby in lobbies] == [True, True]
        assert not evening.bot.resuming.is_under_way
        await evening.env.advance_time(600)
        assert caplog.text.count("the commands could not be written") == 1
        evening.env.backend.faults.clear()
        await evening.env.advance_time(901)
        assert await evening.bot.store.meta("commands") != "of another version"


async def test_a_lobby_that_cannot_be_told_holds_up_neither_the_next_nor_any_game(
    tmp_path, monkeypatch, caplog
):
    async with left_behind(tmp_path) as (evening, game, lobbies):
        original, broken, attempts = Pages.lobby, min(lobbies), []

        def lobby(pages: Pages) -> Any:
            if pages.table.id == broken:
                attempts.append(broken)
                raise KeyError("this lobby cannot be told")
            return original(pages)

        monkeypatch.setattr(Pages, "lobby", lobby)
        await evening.restart()
        await evening.env.advance_time(1)
        assert not await does_an_ai_keep_it_waiting(evening, game)
        assert await is_posted(evening, max(lobbies))
        assert not evening.bot.resuming.is_under_way
        await evening.env.advance_time(600)
        assert 3 <= len(attempts) < 12
        assert caplog.text.count("not all lost lobbies could be sent") == 1
        monkeypatch.undo()
        await evening.env.advance_time(901)
        assert await is_posted(evening, broken)


async def test_a_lobby_that_discord_has_no_time_for_is_sent_later(tmp_path, caplog):
    async with left_behind(tmp_path) as (evening, _, lobbies):
        path = f"/channels/{evening.channel.id}/messages"
        evening.env.inject_error("POST", path, status=403, code=20028, times=None)
        await evening.restart()
        await evening.env.advance_time(1)
        assert not any([await is_posted(evening, lobby) for lobby in lobbies])
        evening.env.backend.faults.clear()
        await evening.env.advance_time(60)
        assert [await is_posted(evening, lobby) for lobby in lobbies] == [True, True]
        assert "Traceback" not in caplog.text


async def test_a_shard_that_is_taken_over_brings_the_lobbies_that_its_process_opened_last(
    tmp_path, monkeypatch
):
    async with left_behind(tmp_path) as (evening, _, lobbies):
        bot, launched = evening.bot, list[int]()

        async def launch(_gateway: Any, shard: int, **_more: Any) -> None:
            launched.append(shard)

        async def at_once(_seconds: float) -> None:
            """Whoever ends has given its answers."""

        monkeypatch.setattr(bot, "launch_shard", launch)
        monkeypatch.setattr(bot.clock, "sleep", at_once)
        # They are younger than this process.
        evening.clock.seconds += 100
        async with bot.store.transaction() as connection:
            await connection.execute(
                text(f"update tables set touched_at = {evening.clock.seconds - 1}")
            )
        evening.clock.seconds += 1
        ours = evening.guild.id >> 22 & 1
        for shard, posted in ((1 - ours, False), (ours, True)):
            await bot._take_over(shard)
            await asyncio.gather(*_at_work_for(shard))
            assert [await is_posted(evening, lobby) for lobby in lobbies] == [posted, posted]
        assert launched == [1 - ours, ours]


def _at_work_for(shard: int) -> list[asyncio.Task[Any]]:
    return [task for task in asyncio.all_tasks() if task.get_name().endswith(f"-{shard}")]


async def test_a_shard_that_is_taken_over_again_has_the_lobbies_looked_for_that_are_younger(
    tmp_path, monkeypatch
):
    """Also while one of the first time fails, which it may for ever."""
    async with left_behind(tmp_path) as (evening, _, _):
        moments = list[float]()

        async def post(_desk: Any, before: float, _is_ours: Any) -> None:
            moments.append(before)
            raise KeyError("a lobby that cannot be told")

        async def nothing(*_arguments: Any) -> None:
            """No invitation is lost."""

        async def for_long(_seconds: float) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(evening.bot.clock, "sleep", for_long)
        monkeypatch.setattr("bot.app.post_lost_lobbies", post)
        monkeypatch.setattr("bot.app.send_lost_invitations", nothing)
        for before in (100.0, 999.0):
            evening.bot._send_what_was_lost(before, lambda _: True, of="-1")
            for _ in range(20):
                await asyncio.sleep(0)
        assert moments == [100.0, 999.0]
