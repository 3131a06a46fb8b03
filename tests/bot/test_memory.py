"""What the bot no longer uses, the system has back."""

import subprocess
import sys

PROGRAM = """
import asyncio, threading
from pathlib import Path
from bot.memory import give_back_again_and_again

def leave_holes(kept):
    chunks = [bytearray(4000) for _ in range(2000)]
    kept += chunks[::50]

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

async def main():
    before, kept = resident(), []
    threads = [threading.Thread(target=leave_holes, args=(kept,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    filled = resident() - before
    tidying = asyncio.create_task(give_back_again_and_again(0.01))
    for _ in range(6000):
        await asyncio.sleep(0.03)
        if resident() - before < filled / 2:
            break
    tidying.cancel()
    print(filled, resident() - before)

asyncio.run(main())
"""


def test_the_holes_that_threads_leave_are_given_back():
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    filled, left = map(int, run.stdout.split())
    assert filled > 8_000_000, "or the next line proves nothing"
    assert left < filled / 2
