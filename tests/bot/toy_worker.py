"""A worker that knows the toy, and one that never answers: `python -m tests.bot.toy_worker`."""

import sys
import time

from bot.thinking.worker import READY, work
from tests.toy import Toy

COMMAND = (sys.executable, "-m", "tests.bot.toy_worker")
SLOW = (*COMMAND, "slow")
BROKEN = (sys.executable, "-c", "raise SystemExit(1)")
MISSING = ("/nowhere/python",)

if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.write(f"{READY}\n")
        sys.stdout.flush()
        time.sleep(600)
    work({"toy": Toy()}, sys.stdin, sys.stdout)
