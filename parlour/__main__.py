"""Starts the parlour alone: `python -m parlour --port N --data FILE`."""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from pathlib import Path

from parlour.app import Parlour
from parlour.saving import CannotOpen


def main() -> int:
    parser = argparse.ArgumentParser(
        "python -m parlour", description="A small Discord on loopback, for a bot without a token."
    )
    parser.add_argument("--port", type=int, default=8420, help="default 8420; 0 takes a free one")
    parser.add_argument(
        "--data", type=Path, default=Path("parlour.db"), help="where the world is kept (parlour.db)"
    )
    parser.add_argument("--bot", default="Gala", help="the bot's name in a new world (Gala)")
    parser.add_argument("--shards", type=int, default=1, help="how many shards to recommend (1)")
    parser.add_argument("--verbose", action="store_true", help="log everything")
    asked = parser.parse_args()
    logging.basicConfig(
        level=logging.DEBUG if asked.verbose else logging.WARNING,
        format="%(asctime)s %(name)s %(message)s",
    )
    parlour = Parlour(asked.data, asked.port, bot=asked.bot, shards=asked.shards)
    try:
        asyncio.run(_serve(parlour))
    except OSError as error:
        sys.stderr.write(
            f"The parlour cannot listen on port {asked.port} ({error.strerror}). "
            "Stop what is using it, or name another with --port.\n"
        )
        return 2
    except CannotOpen as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


async def _serve(parlour: Parlour) -> None:
    await parlour.start()
    sys.stdout.write(f"The parlour is open: {parlour.url}\n")
    sys.stdout.flush()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    await stop.wait()
    await parlour.stop()


if __name__ == "__main__":
    sys.exit(main())
