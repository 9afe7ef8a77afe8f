"""Lets the bots of a table play, one after another, at the pace of people."""

import asyncio
from collections.abc import Callable
from random import Random

from reverie.tables.clock import Chooser, step, waiting_for
from reverie.tables.errors import NoSuchTable
from reverie.tables.room import Room
from reverie.tables.rooms import Rooms
from reverie.tables.table import Table

Pace = Callable[[Table], float]
"""How long a bot thinks at this table, in seconds."""

THINKING = (0.6, 2.4)
LETTING_OTHERS_BEGIN = (25.0, 45.0)


def human_pace(chance: Random) -> Pace:
    def pace(table: Table) -> float:
        # Where anybody may become the storyteller, people go first.
        anybody = len(waiting_for(table)) == len(table.seats) and step(table)[0] == "tell"
        return chance.uniform(*(LETTING_OTHERS_BEGIN if anybody else THINKING))

    return pace


def fast_pace(_table: Table) -> float:
    return 0.0


class BotKeeper:
    def __init__(self, rooms: Rooms, choose: Chooser, pace: Pace) -> None:
        self._rooms = rooms
        self._choose = choose
        self._pace = pace
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.on_change = self.look_at

    def look_at(self, room: Room) -> None:
        """Starts the bots where it is their turn, and wakes those who think of a step gone by."""
        room.stirred.set()
        if waiting_bots(room.table) and room.playing_bots is None:
            room.playing_bots = asyncio.create_task(self._play(room))
            self._tasks.add(room.playing_bots)
            room.playing_bots.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, room: Room) -> None:
        try:
            while waiting_bots(room.table):
                if await self._think(room) and not await self._move(room):
                    return
        except NoSuchTable:
            return
        finally:
            room.playing_bots = None

    async def _think(self, room: Room) -> bool:
        """Lets some time pass; false where the table has gone on meanwhile."""
        thought = step(room.table)
        loop = asyncio.get_running_loop()
        until = loop.time() + self._pace(room.table)
        while (left := until - loop.time()) > 0:
            room.stirred.clear()
            try:
                await asyncio.wait_for(room.stirred.wait(), left)
            except TimeoutError:
                return True
            if step(room.table) != thought:
                return False
        return True

    async def _move(self, room: Room) -> bool:
        """One bot moves; whether it is worth while to look again."""
        version = room.table.version
        for seat in waiting_bots(room.table):
            if await self._rooms.play_bot(room.table.code, seat, self._choose):
                return True
        # Somebody was faster, and another bot may be waited for now.
        return room.table.version != version


def waiting_bots(table: Table) -> tuple[int, ...]:
    """The bots that have something to do. Without a person at the table they rest."""
    if len(table.people) in (0, len(table.seats)):
        return ()
    return tuple(seat for seat in waiting_for(table) if table.seats[seat].bot)
