"""Work in threads keeps nobody from looking a name up."""

import asyncio
import threading

from bot.threads import in_thread
from tests.patience import PATIENCE


async def test_names_are_looked_up_however_much_is_worked_at():
    go_on = threading.Event()
    working = [asyncio.create_task(in_thread(go_on.wait, PATIENCE)) for _ in range(50)]
    await asyncio.sleep(0)
    try:
        assert await asyncio.get_running_loop().getaddrinfo("localhost", 80)
        assert not any(task.done() for task in working)
    finally:
        go_on.set()
    assert all(await asyncio.gather(*working))
