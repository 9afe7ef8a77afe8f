"""Long reads, one after another beside the event loop: however many ask, others get their turn."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

READING = ThreadPoolExecutor(1, thread_name_prefix="long-reads")


async def in_turn(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(READING, lambda: read(*args, **kwargs))
