"""`gala` and all that it starts import its own packages, whatever the folder is called that it runs in."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.painters import COMMAND as PAINTER
from bot.thinking.mind import worker_command

CODE = Path(__file__).parents[2]
STARTS = """
import subprocess, sys
from gala.__main__ import main
command, sys.argv = sys.argv[1:], ["gala", "version"]
main()
sys.exit(subprocess.run(command, stdin=subprocess.DEVNULL).returncode)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [PAINTER, worker_command(None), (sys.executable, "-m", "bot", "version")],
    ids=["painter", "worker", "bot"],
)
def test_a_folder_with_a_bot_of_its_own_is_left_alone(command, tmp_path):
    for name in ("bot", "engine", "render"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('a stranger')")
    # As the console script is started: its own folder is on the path, not the one it is called in.
    done = subprocess.run(
        (sys.executable, "-P", "-c", STARTS, *command),
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(CODE)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "a stranger" not in done.stderr
    assert done.returncode == 0
