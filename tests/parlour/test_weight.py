"""The heaviest bodies, alone and six at once, and what the parlour's process weighs meanwhile."""

import asyncio
import gzip
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from parlour import limits
from tests.parlour.script import Script
from tests.parlour.test_intake import parts, sent
from tests.parlour.test_refused_messages import form
from tests.patience import PATIENCE

MOST = 350 * 2**20
"""Bytes; they were 754 million when the bodies did not wait for each other."""


def _peak(process: int) -> int:
    """The most bytes it ever held in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * int(status.partition("VmHWM:")[2].split()[0])


@pytest.fixture
async def parlour(tmp_path):
    """As a process of its own, which weighs what the parlour weighs."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "parlour", "--port", "0"),
        *("--data", str(tmp_path / "parlour.sqlite3")),
        stdout=PIPE,
    )
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def script_in(parlour: Process) -> AsyncIterator[Script]:
    assert parlour.stdout is not None
    async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
        line = (await parlour.stdout.readline()).decode()
        script = Script(line.rpartition(" ")[2].strip(), session)
        await script.person("witness")
        yield script


@pytest.mark.slow
async def test_six_bodies_of_a_hundred_mebibytes_do_not_fill_the_memory(parlour):
    async with script_in(parlour) as script:
        path = f"/channels/{await script.games()}/messages"
        heap = bytes(limits.FILE_BYTES)
        answers = await asyncio.gather(
            *(
                script.api("POST", path, data=form({}, *((f"{n}.txt", heap) for n in range(10))))
                for _ in range(5)
            ),
            # One more would be held back by the limit of five posts, and is refused when it is read.
            script.api("POST", path, data=form({}, ("a.txt", bytes(limits.FILE_BYTES + 1)))),
        )
        assert sorted(status for status, _ in answers) == [200] * 5 + [413]
        assert _peak(parlour.pid) < MOST


@pytest.mark.slow
async def test_one_body_without_an_end_does_not_fill_the_memory(parlour):
    """Forty files of nine mebibytes, of which nobody said how many are to come."""
    body, kind = parts(*[bytes(9 * 2**20)] * 40)
    async with script_in(parlour) as script:
        path = f"/channels/{await script.games()}/messages"
        assert await sent(script, "POST", path, body, kind) in {(400, 50035), (413, 40005)}
        assert _peak(parlour.pid) < MOST


@pytest.mark.slow
async def test_one_packed_body_does_not_fill_the_memory(parlour):
    body, kind = parts(*[bytes(9 * 2**20)] * 40)
    packed = gzip.compress(body, 1)
    async with script_in(parlour) as script:
        path = f"/channels/{await script.games()}/messages"
        told = {"Content-Encoding": "gzip"}
        assert await sent(script, "POST", path, packed, kind, told) == (400, 0)
        assert _peak(parlour.pid) < MOST
