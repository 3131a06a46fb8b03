"""The package built from what git holds, and installed into an empty environment, all offline."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
from importlib.metadata import version
from pathlib import Path

from tests.requirements import absent

ROOT = Path(__file__).parents[2]
_BUILD = "import sys; from setuptools import build_meta as b; print(b.{what}(sys.argv[1]))"


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command} failed:\n{done.stdout[-2000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def tracked(*folders: str) -> list[str]:
    """What belongs to the project, also what is not committed yet."""
    asked = ("git", "ls-files", "--cached", "--others", "--exclude-standard", *folders)
    return run(*asked, cwd=ROOT).splitlines()


def build(folder: Path) -> tuple[Path, Path]:
    """The sdist, and the wheel that is built from the sdist alone."""
    if int(version("setuptools").partition(".")[0]) < 77:
        absent("setuptools is older than 77: pip install -c constraints.txt -e '.[dev]'.")
    source, dist = folder / "source", folder / "dist"
    dist.mkdir()
    for name in tracked():
        target = source / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((ROOT / name).read_bytes())
    run(sys.executable, "-c", _BUILD.format(what="build_sdist"), dist, cwd=source)
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    run(sys.executable, "-c", _BUILD.format(what="build_wheel"), dist, cwd=unpacked)
    (wheel,) = dist.glob("*.whl")
    return sdist, wheel


def install(wheel: Path, folder: Path) -> Path:
    """An environment with nothing but this wheel; libraries come from ours. Its `bin` is returned."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    run(
        *(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps"),
        *("--disable-pip-version-check", wheel),
        cwd=folder,
    )
    (packages,) = folder.glob("lib/python*/site-packages")
    # Only a line of a path: what our own environment's .pth files add is not added here.
    (packages / "ours.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    return folder / "bin"
