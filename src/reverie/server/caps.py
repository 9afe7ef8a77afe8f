"""What one address may have at all workers together: places are leases in the store.

A worker that is alone counts in its memory (``limits.py``, ``queue.py``), and asks nobody.
"""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from reverie.server.limits import RATES, SlowDown
from reverie.server.queue import MOST_OF_ONE, MOST_WAITING
from reverie.tables.rooms import Rooms
from reverie.tables.store import Store

A_TABLE = 300.0
"""Seconds for which a table counts that nobody has used since."""
AN_IMPORT = 1800.0
"""Seconds for which an import counts of a worker that died."""


class Caps:
    def __init__(self, store: Store, rooms: Rooms, most_tables: int, *, on: bool) -> None:
        self._store = store
        self._rooms = rooms
        self._most_tables = most_tables
        self._is_on = on and not rooms.crew.is_alone
        self._tables: dict[str, tuple[str, str]] = {}
        """The places of tables that were opened here, with their addresses and codes."""

    async def spend(self, what: str, who: str) -> None:
        """So many in so many seconds, over all workers."""
        if self._is_on:
            rate = RATES[what]
            await self._take(
                f"{what}:{who}", rate.at_once / rate.a_second, most=round(rate.at_once)
            )

    async def _take(self, name: str, seconds: float, most: int) -> str:
        place = secrets.token_hex(8)
        if not await self._store.acquire(name, place, seconds, most):
            raise SlowDown
        return place

    @asynccontextmanager
    async def table(self, who: str) -> AsyncIterator[list[str]]:
        """A place for a table, whose code is put into the list."""
        codes: list[str] = []
        if not self._is_on:
            yield codes
            return
        name = f"tables:{who}"
        place = await self._take(name, A_TABLE, self._most_tables)
        try:
            yield codes
        finally:
            if codes:
                self._tables[place] = (name, codes[0])
            else:
                await self._store.release(name, place)

    async def look_after_tables(self) -> None:
        """Those that are used here still count; those that are over do not."""
        for place, (name, code) in tuple(self._tables.items()):
            room = self._rooms.rooms.get(code)
            if room is None or room.table.status == "over":
                del self._tables[place]
                if room:
                    await self._store.release(name, place)
        if self._tables:
            await self._store.renew(self._tables, A_TABLE)

    @asynccontextmanager
    async def importing(self, who: str) -> AsyncIterator[None]:
        """A place for a deck that is sent and made."""
        if not self._is_on:
            yield
            return
        own, all_ = f"imports of:{who}", "imports"
        place = await self._take(own, AN_IMPORT, MOST_OF_ONE)
        try:
            if not await self._store.acquire(all_, place, AN_IMPORT, MOST_WAITING + 1):
                raise SlowDown
            yield
        finally:
            await self._store.release(own, place)
            await self._store.release(all_, place)
