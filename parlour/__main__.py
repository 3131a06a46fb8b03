"""Starts the parlour alone: `python -m parlour --port N --data FILE`."""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from parlour import limits
from parlour.app import Parlour
from parlour.saving import CannotOpen


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"give a number from {least} to {most}, not {text!r}")
        return int(text)

    return read


def main() -> int:
    parser = argparse.ArgumentParser(
        "python -m parlour", description="A small Discord on loopback, for a bot without a token."
    )
    parser.add_argument(
        "--port", type=_number(0, 65535), default=8420, help="default 8420; 0 takes a free one"
    )
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("parlour.sqlite3"),
        help="where the world is kept (parlour.sqlite3)",
    )
    parser.add_argument("--bot", default="Gala", help="the bot's name in a new world (Gala)")
    parser.add_argument(
        "--shards", type=_number(1, 64), default=1, help="how many shards to recommend (1)"
    )
    parser.add_argument(
        "--no-rate-limits",
        action="store_true",
        help="let the bot ask as often as it likes (limits like Discord's are on)",
    )
    parser.add_argument(
        "--answer-seconds",
        type=_number(1, 3600),
        default=limits.ANSWER_SECONDS,
        help="how long the bot may take to answer (3, as on Discord; longer for a debugger)",
    )
    parser.add_argument("--verbose", action="store_true", help="log everything")
    asked = parser.parse_args()
    logging.basicConfig(
        level=logging.DEBUG if asked.verbose else logging.WARNING,
        format="%(asctime)s %(name)s %(message)s",
    )
    limits.ANSWER_SECONDS = asked.answer_seconds
    parlour = Parlour(
        asked.data,
        asked.port,
        bot=asked.bot,
        shards=asked.shards,
        rate_limits=not asked.no_rate_limits,
    )
    return asyncio.run(_serve(parlour, asked.port))


async def _serve(parlour: Parlour, port: int) -> int:
    try:
        await parlour.start()
    except OSError as error:
        sys.stderr.write(
            f"The parlour cannot listen on port {port} ({error.strerror}). "
            "Stop what is using it, or name another: make run PORT=8421, or --port 8421.\n"
        )
        return 2
    except CannotOpen as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(f"The parlour is open: {parlour.url}\n")
    sys.stdout.flush()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    await stop.wait()
    await parlour.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
