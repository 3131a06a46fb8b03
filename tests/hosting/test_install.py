"""`hosting/install.sh`: an environment out of nothing, told step by step."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hosting.package import ROOT

SCRIPT = ROOT / "hosting/install.sh"


def installed(folder: Path, *what: str, **environment: str) -> subprocess.CompletedProcess[str]:
    offline = {"PYTHON": sys.executable, "PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1"}
    return subprocess.run(
        [SCRIPT, folder, *what],
        cwd=folder.parent,
        env={**os.environ, **offline, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_python_that_is_not_there_is_named_with_what_to_do(tmp_path):
    done = installed(tmp_path / "here", "-e", ".", PYTHON="python-of-tomorrow")
    assert done.returncode == 1
    assert done.stderr.startswith("Gala needs Python 3.11 or newer. Install it")
    assert not (tmp_path / "here").exists()


@pytest.mark.slow
def test_every_step_is_told_and_what_fails_is_told_with_pips_own_words(tmp_path):
    (tmp_path / "thing").mkdir()
    project = '[build-system]\nrequires = []\nbuild-backend = "thing"\nbackend-path = ["."]\n'
    (tmp_path / "thing/pyproject.toml").write_text(project)
    (tmp_path / "thing/thing.py").write_text(
        "import zipfile\n"
        "def build_wheel(folder, config_settings=None, metadata_directory=None):\n"
        "    name = 'thing-1-py3-none-any.whl'\n"
        "    with zipfile.ZipFile(f'{folder}/{name}', 'w') as wheel:\n"
        "        wheel.writestr('thing-1.dist-info/METADATA', 'Metadata-Version: 2.1\\nName: thing\\nVersion: 1\\n')\n"
        "        wheel.writestr('thing-1.dist-info/WHEEL', 'Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n')\n"
        "        wheel.writestr('thing-1.dist-info/RECORD', '')\n"
        "    return name\n"
    )
    done = installed(tmp_path / "here", "./thing")
    assert done.returncode == 0, done.stderr
    steps = [line[:3] for line in done.stdout.splitlines() if line[:1].isdigit()]
    assert steps == ["1/3", "2/3", "3/3"]
    assert done.stdout.endswith(f"Gala is installed in {tmp_path / 'here'}\n")

    again = installed(tmp_path / "here", "nothing-of-this-name")
    assert again.returncode == 1
    assert "No matching distribution" in again.stderr
    assert f"is in {tmp_path / 'here'}/install.log" in again.stderr


def test_running_installs_less_than_testing():
    made = (ROOT / "Makefile").read_text()
    assert "run: $(READY)" in made
    assert "backup restore: $(READY)" in made
    assert "install.sh $(VENV) -e .\n" in made
    for target in ("lint", "bench", "format", "coverage"):
        assert f"{target}: $(TESTED)" in made
    assert "install.sh $(VENV) -e '.[dev]'" in made
