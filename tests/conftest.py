"""How all tests run: the same examples every time, so that a red test is red for everybody."""

import os

from hypothesis import settings

settings.register_profile("usual", derandomize=True, deadline=None, max_examples=8)
settings.register_profile("thorough", deadline=None, max_examples=200)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))
