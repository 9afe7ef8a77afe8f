"""All tables of a store to another one. What was copied is read again and compared."""

import asyncio
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from reverie.games.errors import IllegalMove
from reverie.tables import links
from reverie.tables.store import Store
from reverie.tables.store.whole import Whole

AT_ONCE = 8
"""Tables that are under way at the same time."""
Progress = Callable[[int, int], None]


class Counts(Struct, frozen=True):
    tables: int = 0
    changes: int = 0
    packed: int = 0

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(
            self.tables + other.tables,
            self.changes + other.changes,
            self.packed + other.packed,
        )


class CannotCopy(IllegalMove):
    def __init__(self, why: str) -> None:
        super().__init__("already_there", why)


async def copy(source: Store, target: Store, name: str, progress: Progress) -> Counts:
    """Goes on where a copy from the same source was interrupted. The name tells sources apart."""
    for store, which in ((source, "from"), (target, "to")):
        if any(lease.name != links.LEASE for lease in await store.leases()):
            raise CannotCopy(f"A server uses the tables to copy {which}: stop it first.")
    if await source.copying():
        raise CannotCopy("The tables to copy from are a copy that is not finished.")
    await _begin(target, name)
    codes = sorted(await source.codes())
    counts = Counts()
    for done in range(0, len(codes), AT_ONCE):
        some = codes[done : done + AT_ONCE]
        progress(done, len(codes))
        for each in await asyncio.gather(*(_copy_one(source, target, code) for code in some)):
            counts += each
    progress(len(codes), len(codes))
    if sorted(await target.codes()) != codes or await target.count() != await source.count():
        raise CannotCopy("Not the same tables are on both sides: something else has written there.")
    await links.carry(source, target)
    await target.set_copying(None)
    return counts


async def _begin(target: Store, name: str) -> None:
    going_on = await target.copying()
    if going_on is None and await target.codes():
        raise CannotCopy("There are tables where these should go.")
    if going_on not in (None, name):
        raise CannotCopy(f"There is an unfinished copy from {going_on}.")
    await target.set_copying(name)


async def _copy_one(source: Store, target: Store, code: str) -> Counts:
    """Writes a table, unless an earlier try did, and looks whether it is there."""
    table = _reachable(await source.whole(code))
    if _reachable(await target.whole(code)).digest != table.digest:
        await target.restore(table)
        if (await target.whole(code)).digest != table.digest:
            raise CannotCopy(f"Table {code} is not the same after it was copied.")
    return Counts(int(bool(table.changes)), len(table.changes), len(table.packed))


def _reachable(table: Whole) -> Whole:
    """Of several that were packed away under one code only the last can be asked for."""
    return replace(table, packed=table.packed[-1:])
