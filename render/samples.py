"""The sample games whose pictures are looked at and measured: every game, small and large tables."""

import importlib
from collections.abc import Mapping

from engine.games import GAMES
from render.sampling import SampleGame


def sample_of(key: str) -> SampleGame:
    """What the game's own folder calls `SAMPLE`, in `render/<key>/sample.py`."""
    name = f"render.{key}.sample"
    try:
        found = importlib.import_module(name).SAMPLE
    except (ModuleNotFoundError, AttributeError) as error:
        raise LookupError(f"{name}.SAMPLE is missing: every game has a sample game.") from error
    if not isinstance(found, SampleGame):
        raise TypeError(f"{name}.SAMPLE is no SampleGame, but {found!r}.")
    return found


SAMPLES: Mapping[str, SampleGame] = {key: sample_of(key) for key in GAMES}
"""By the game's key."""
