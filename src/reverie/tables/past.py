"""Tables as they were. These are long reads, one after another beside the event loop: however many
ask, others get their turn.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from typing import ParamSpec, TypeVar

from reverie.tables.errors import NoSuchTable
from reverie.tables.evolve import after
from reverie.tables.room import read_change, read_table
from reverie.tables.store.base import Past
from reverie.tables.table import Table

P = ParamSpec("P")
T = TypeVar("T")

READING = ThreadPoolExecutor(1, thread_name_prefix="long-reads")


async def in_turn(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(READING, lambda: read(*args, **kwargs))


def fold(past: Past) -> Table:
    start = read_table(past.snapshot) if past.snapshot else None
    table = reduce(after, map(read_change, past.changes), start)
    if table is None:
        raise NoSuchTable
    return table
