"""What people who look on and do nothing take of memory."""

import asyncio
from collections.abc import Callable

from benchmarks.scale.machines import Cluster
from benchmarks.scale.playing import Load, seated

QUIET = 3.0
"""Seconds before memory is looked at."""
PLAYERS = 4


async def rest(cluster: Cluster, sockets: int, say: Callable[[str], None]) -> None:
    """Tables of four that have been dealt, and a socket for everybody."""
    await asyncio.sleep(QUIET)
    before = cluster.memory()
    async with seated(cluster, Load(tables=sockets // PLAYERS, players=PLAYERS)):
        await asyncio.sleep(QUIET)
        taken = cluster.memory() - before
        cpu = cluster.cpu()
        await asyncio.sleep(10)
        used = {part: seconds - cpu[part] for part, seconds in cluster.cpu().items()}
    each = taken / sockets / 1024
    say(f"{before / 2**20:.0f} MB at rest, {taken / 2**20:.0f} MB for {sockets} sockets at")
    say(f"{sockets // PLAYERS} tables, {each:.1f} KB a socket with its part of the table")
    parts = ", ".join(f"{part} {seconds / 10:.1%}" for part, seconds in used.items())
    say(f"of a core while nobody does anything: {parts}")
