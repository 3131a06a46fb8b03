"""Threads of our own for what would hold up the event loop.

In asyncio's own ones names are looked up: where those are all at work, nobody reaches Discord.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

_POOL = ThreadPoolExecutor(4, thread_name_prefix="aside")
"""A game played again takes them milliseconds, the ratings of a large server seconds."""


async def in_thread(
    work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs
) -> Result:
    called = partial(work, *args, **kwargs)
    return await asyncio.get_running_loop().run_in_executor(_POOL, called)
