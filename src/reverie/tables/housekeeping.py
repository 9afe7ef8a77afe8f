"""What is done from time to time: deadlines, absent hosts, unused rooms, old tables, left-overs."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from msgspec import Struct

from reverie.tables.botkeeper import LAST_RESORT, fault
from reverie.tables.calls import PassHost, TimeIsUp
from reverie.tables.clock import Chooser
from reverie.tables.crew import RENEW
from reverie.tables.errors import NoSuchTable, Unreadable
from reverie.tables.outcomes import Refused, expect
from reverie.tables.room import Room
from reverie.tables.rooms import Rooms
from reverie.tables.table import Status, Table
from reverie.tables.visits import Visits

log = structlog.get_logger()
HOUR, DAY = 3600.0, 86400.0
A_MINUTE = 60.0
LATE = 3.0
"""Seconds after which the deadline of a table that is not here is anybody's business."""
JUMP = HOUR
"""A clock that is off by more than that, all at once, was set."""

Advise = Callable[[Table], Awaitable[Chooser]]
"""Thinks of what bots would do for those who are late."""
Sweep = Callable[[], None]
"""Removes what is left of decks that never became whole; may take a while."""


class Times(Struct, frozen=True):
    """In seconds."""

    host_away: float = 90.0
    """After which another person is the host."""
    unused_room: float = 300.0
    """After which a table that nobody looks at leaves the memory."""
    unlist_lobby: float = 900.0
    """After which a public table that nobody looks at is not listed any more."""
    archive_lobby: float = 2 * DAY
    archive_game: float = 30 * DAY
    """After which a table that does not change any more is packed away."""
    forget: float = 365 * DAY
    """After which what was packed away is removed."""


class Housekeeping:
    def __init__(
        self,
        rooms: Rooms,
        visits: Visits,
        choose: Chooser,
        times: Times,
        advise: Advise | None = None,
        sweep: Sweep | None = None,
    ) -> None:
        self._rooms = rooms
        self._visits = visits
        self._choose = choose
        self._advise = advise
        self._sweep = sweep
        self._times = times
        self._away: dict[Room, float] = {}
        """Since when the hosts of tables have been away."""
        self._tasks: list[asyncio.Task[None]] = []
        self._late: dict[str, asyncio.Task[None]] = {}
        """The tables that are being moved on."""
        self._overdue: dict[str, float] = {}
        """Since when others should have moved on a table that they keep."""
        self._offset = self._now() - self._steady()
        self._pack_from = 0.0
        """By the steady clock."""

    def _now(self) -> float:
        return self._rooms.clock.wall()

    def _steady(self) -> float:
        return self._rooms.clock.steady()

    def start(self, look_seconds: float = 2.0) -> None:
        if self._rooms.bus.is_shared:
            self._every(look_seconds, self._rooms.lookout.look, longest=look_seconds)
        if self._rooms.crew.is_alone:
            self._every(HOUR, self.stored_deadlines, at_once=True)
        else:
            self._every(RENEW, self._rooms.crew.renew, longest=RENEW)
            self._every(RENEW, self._visits.note_the_gone, longest=RENEW)
        self._every(0.5, self.deadlines)
        self._every(5.0, self.absent_hosts)
        self._every(60.0, self.unused_rooms)
        self._every(60.0, self._visits.check_tables)
        self._every(HOUR, self.old_tables)
        self._every(HOUR, self.left_overs, at_once=True)

    async def stop(self) -> None:
        tasks = (*self._tasks, *self._late.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _every(
        self,
        seconds: float,
        work: Callable[[], Awaitable[object]],
        *,
        at_once: bool = False,
        longest: float = A_MINUTE,
    ) -> None:
        async def repeat() -> None:
            await asyncio.sleep(0 if at_once else seconds)
            pause, is_told = seconds, False
            while True:
                try:
                    await work()
                    pause, is_told = seconds, False
                except Exception:
                    if not is_told:  # once, and it is tried less and less often
                        log.exception("housekeeping failed", work=work.__name__)
                    is_told = True
                    pause = max(seconds, min(2 * pause, longest))
                await asyncio.sleep(pause)

        self._tasks.append(asyncio.create_task(repeat()))

    async def deadlines(self) -> tuple[asyncio.Task[None], ...]:
        """Begins to move on the tables whose time is over, each on its own."""
        timers, late = self._rooms.timers, 0.0 if self._rooms.crew.is_alone else LATE
        stored = await self._rooms.store.due(self._now() - late)
        due = {*timers.over(), *(code for code in stored if code not in timers)}
        return tuple(self._begin(code) for code in sorted(due) if self._is_free(code))

    def _is_free(self, code: str) -> bool:
        return code not in self._late and not self._rooms.trouble.rest(code)

    async def stored_deadlines(self) -> None:
        """Those of before a restart run on, by the steady clock from now on."""
        for code, deadline in (await self._rooms.store.deadlines()).items():
            self._rooms.timers.note(code, deadline)

    def _begin(self, code: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._alone(code, self._time_out(code)))
        self._late[code] = task
        task.add_done_callback(lambda _: self._late.pop(code))
        return task

    async def _time_out(self, code: str) -> None:
        if not await self._is_ours(code):
            return
        room, timers = await self._rooms.room(code), self._rooms.timers
        self._rooms.bus.attend(code)
        outcome = await room.submit(TimeIsUp(timers, await self._advised(room.table)))
        if isinstance(outcome, Refused) and not isinstance(outcome.error, NoSuchTable):
            log.warning("a bot's advice was refused", table=code, error=outcome.error.code)
            outcome = await room.submit(TimeIsUp(timers, self._choose))
        expect(outcome)

    async def _is_ours(self, code: str) -> bool:
        """Whether another worker minds the timer. One that lets it pass is not waited for."""
        if await self._rooms.crew.keeps(code):
            self._overdue.pop(code, None)
            return True
        now = self._steady()
        if now < self._overdue.setdefault(code, now) + LAST_RESORT:
            return False
        del self._overdue[code]
        return True

    async def _advised(self, table: Table) -> Chooser:
        if self._advise is None:
            return self._choose
        try:
            return await self._advise(table)
        except Exception as error:
            log.warning("bots have no advice", table=table.code, fault=fault(error))
            return self._choose

    async def absent_hosts(self) -> None:
        now = self._steady()
        hostless = filter(is_hostless, self._rooms.rooms.values())
        self._away = {room: self._away.get(room, now) for room in hostless}
        for room, since in tuple(self._away.items()):
            code, away = room.table.code, now - max(since, room.host_heard)
            if away >= self._times.host_away and not self._rooms.trouble.rest(code):
                others = room.table.connected & set(room.table.people)
                await self._alone(code, self._pass_host(room, min(others)))

    async def _pass_host(self, room: Room, seat: int) -> None:
        expect(await room.submit(PassHost(seat)))

    async def unused_rooms(self) -> None:
        self._rooms.drop_unused(self._times.unused_room)

    async def old_tables(self) -> None:
        if self._clock_was_set() or not await self._rooms.crew.does("old tables", HOUR / 2):
            return
        now = self._now()
        await self._archive("lobby", now - self._times.archive_lobby, now)
        await self._archive("playing", now - self._times.archive_game, now)
        await self._archive("over", now - self._times.archive_game, now)
        await self._rooms.store.forget(now - self._times.forget)

    def _clock_was_set(self) -> bool:
        """Whether that was less than a day ago: what looks old then may be of today."""
        offset, steady = self._now() - self._steady(), self._steady()
        if abs(offset - self._offset) > JUMP:
            log.warning("the clock was set", seconds=round(offset - self._offset))
            self._pack_from = steady + DAY
        self._offset = offset
        return steady < self._pack_from

    async def left_overs(self) -> None:
        if self._sweep:
            await asyncio.to_thread(self._sweep)

    async def _archive(self, status: Status, idle_since: float, now: float) -> None:
        """Packs away what nobody uses, whatever the clock says."""
        is_used = self._rooms.is_used
        for code in await self._rooms.store.archive(status, idle_since, now, is_used):
            self._rooms.timers.forget(code)
            log.info("table archived", table=code, status=status)

    async def _alone(self, code: str, work: Awaitable[None]) -> None:
        """What goes wrong at one table must not keep the others waiting."""
        try:
            await work
        except NoSuchTable:
            self._rooms.timers.forget(code)
        except Exception as error:
            is_told = isinstance(error, Unreadable)
            if self._rooms.trouble.met(code) and not is_told:
                log.exception("housekeeping failed", table=code)


def is_hostless(room: Room) -> bool:
    """Whether the host is away while another person is here."""
    connected = room.table.connected
    return room.table.host not in connected and bool(connected & set(room.table.people))
