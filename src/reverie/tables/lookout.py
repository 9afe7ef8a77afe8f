"""Where there are other workers: whether the tables here are as they are stored.

The bus tells soon, and may lose something. So the store is asked: for every call that is about a
table as it is now, and from time to time for all tables that somebody looks at. Many are asked for
at once.
"""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

import structlog

from reverie.tables.errors import NoSuchTable, Unreadable
from reverie.tables.room import Room

if TYPE_CHECKING:
    from reverie.tables.rooms import Rooms

log = structlog.get_logger()


class Lookout:
    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._asked: dict[str, asyncio.Future[int | None]] = {}
        """What is asked for in this round of the event loop."""

    async def check(self, room: Room) -> None:
        """Reads the table again where it is behind."""
        before = room.table.version
        stored = await self._version(room.table.code)
        if stored is None or stored != before:
            await self._go_after(room, before, stored)

    async def _go_after(self, room: Room, before: int, stored: int | None) -> None:
        if stored is None:
            await self._rooms.refresh(room, before + 1)
        elif stored > room.table.version or stored < before:
            await self._rooms.refresh(room, stored)

    def _version(self, code: str) -> asyncio.Future[int | None]:
        """Shared by all who ask before the answer is there to be had."""
        if not self._asked:
            asyncio.get_running_loop().call_soon(self._ask)
        answer = self._asked.get(code)
        if answer is None:
            answer = self._asked[code] = asyncio.get_running_loop().create_future()
        return asyncio.shield(answer)

    def _ask(self) -> None:
        asked, self._asked = self._asked, {}
        self._rooms.in_background(self._answer(asked))

    async def _answer(self, asked: dict[str, asyncio.Future[int | None]]) -> None:
        try:
            versions = await self._rooms.store.versions(asked.keys())
        except Exception as error:
            for answer in asked.values():
                if not answer.done():
                    answer.set_exception(error)
                    answer.exception()  # whoever asked may have gone
            return
        for code, answer in asked.items():
            if not answer.done():
                answer.set_result(versions.get(code))

    def look_soon(self, codes: Collection[str] | None = None) -> None:
        """At these tables, or at all that are here."""
        rooms = self._rooms.rooms
        chosen = (
            rooms.values() if codes is None else (rooms[code] for code in codes if code in rooms)
        )
        if found := tuple(chosen):
            self._rooms.in_background(self._look_at(found))

    async def look(self) -> None:
        """At all tables that somebody looks at or is busy with; others are looked at when asked
        for."""
        await self._look_at(tuple(filter(self._rooms.is_busy, self._rooms.rooms.values())))

    async def _look_at(self, rooms: tuple[Room, ...]) -> None:
        if rooms:
            await asyncio.gather(*map(self._alone, rooms))

    async def _alone(self, room: Room) -> None:
        """The trouble of one is nobody else's, and it is looked at again."""
        try:
            await self.check(room)
        except (NoSuchTable, Unreadable):
            pass
        except Exception as error:
            if self._rooms.trouble.met(room.table.code):
                log.warning("a table could not be looked at", error=repr(error))
