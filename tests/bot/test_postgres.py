"""The server that is started for the tests ends with them, however they end."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.bot.postgres import programs
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

KILLED = """
import os, signal
from tests.bot.postgres import a_cluster

with a_cluster() as cluster:
    server = (cluster.folder / "data" / "postmaster.pid").read_text().split()[0]
    print(cluster.folder, server, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_server_goes_when_whoever_started_it_is_killed():
    programs()
    command = [sys.executable, "-c", KILLED]
    killed = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    folder, server = killed.stdout.split()
    until = time.monotonic() + PATIENCE
    while Path(folder).exists() or Path(f"/proc/{server}").exists():
        assert time.monotonic() < until, f"the server {server} is still there"
        time.sleep(0.1)
