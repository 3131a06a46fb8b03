"""The local address of a bot in use: ready while it plays, and counting what is done."""

import re

import aiohttp
import pytest

from tests.parlour.script import until
from tests.wire.friends import Friend
from tests.wire.house import a_house, free_port

pytestmark = pytest.mark.slow


async def test_a_bot_in_use_tells_how_it_does(tmp_path):
    port = free_port()
    address = f"127.0.0.1:{port}"
    async with (
        a_house(tmp_path, WATCH_ADDRESS=address, LOG_FORMAT="json", LOG_LEVEL="INFO") as house,
        aiohttp.ClientSession() as session,
    ):

        async def get(path: str) -> tuple[int, str]:
            async with session.get(f"http://127.0.0.1:{port}{path}") as got:
                return got.status, await got.text()

        assert await get("/live") == (200, "alive\n")
        ana = await Friend.comes(house, "Ana", 1)
        table = await ana.opens_a_table(1)

        async def is_ready() -> bool:
            return await get("/ready") == (200, "ready\n")

        await until(is_ready)
        while not await ana.answers_something(table):
            pass
        _, told = await get("/metrics")
        for pattern in (
            r'gala_gateway_connected\{shard="0"\} 1\.0',
            r'gala_presses_total\{kind="press",what="answer"\} [1-9]',
            r'gala_answer_seconds_count\{kind="command"\} [1-9]',
            r'gala_tables\{phase="playing"\} 1\.0',
            r'gala_requests_total\{status="200"\} [1-9]',
            r'gala_database_seconds_count\{kind="write"\} [1-9]',
            r"gala_thinking_seconds_count [0-9]",
            r"process_resident_memory_bytes [1-9]",
        ):
            assert re.search(pattern, told), pattern
    assert all(line.startswith('{"time": "') for line in house.log.splitlines()), house.log
    assert "listening on 127.0.0.1" in house.log
