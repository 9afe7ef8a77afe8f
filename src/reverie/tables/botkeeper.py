"""Lets the bots of a table play, one after another, at the pace of people."""

import asyncio
from collections.abc import Callable
from random import Random

from reverie.tables.clock import Chooser, waiting_for
from reverie.tables.errors import NoSuchTable
from reverie.tables.room import Room
from reverie.tables.rooms import Rooms
from reverie.tables.table import Table

Pace = Callable[[], float]
"""How long a bot thinks, in seconds."""

HUMAN_PACE = (0.6, 2.4)


def human_pace(chance: Random) -> Pace:
    return lambda: chance.uniform(*HUMAN_PACE)


def fast_pace() -> float:
    return 0.0


class BotKeeper:
    def __init__(self, rooms: Rooms, choose: Chooser, pace: Pace) -> None:
        self._rooms = rooms
        self._choose = choose
        self._pace = pace
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.on_change = self.look_at

    def look_at(self, room: Room) -> None:
        """Starts the bots where it is their turn and nobody has started them."""
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
            while bots := waiting_bots(room.table):
                await asyncio.sleep(self._pace())
                for seat in bots:
                    if await self._rooms.play_bot(room.table.code, seat, self._choose):
                        break
                else:
                    return
        except NoSuchTable:
            return
        finally:
            room.playing_bots = None


def waiting_bots(table: Table) -> tuple[int, ...]:
    """The bots that have something to do. Without a person at the table they rest."""
    if not table.people:
        return ()
    return tuple(seat for seat in waiting_for(table) if table.seats[seat].bot)
