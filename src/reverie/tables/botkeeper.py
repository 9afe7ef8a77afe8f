"""Lets the bots of a table play, each at its own pace.

Whatever goes wrong in a bot, the table goes on: then it moves at random, and the log tells.
"""

import asyncio
import traceback
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from random import Random
from typing import Any, Protocol
from weakref import WeakKeyDictionary

import structlog
from msgspec import Struct

from reverie.games.moves import Move
from reverie.tables.calls import BotMoves
from reverie.tables.clock import Chooser, step, waiting_for
from reverie.tables.errors import NoSuchTable
from reverie.tables.helping import help_out, helpers
from reverie.tables.news import ReactedNews
from reverie.tables.outcomes import Refused, expect
from reverie.tables.room import Room
from reverie.tables.rooms import Rooms
from reverie.tables.table import Table

log = structlog.get_logger()

Pace = Callable[[Table], float]
"""How long a bot thinks at this table, in seconds."""

THINKING = (0.6, 2.4)
LETTING_OTHERS_BEGIN = (25.0, 45.0)
A_WHILE = 5.0
GONE_FOR = 45.0
"""So many seconds after its partner has gone, a bot does what they had promised to do."""
LOOK_AGAIN, LAST_RESORT = 2.0, 30.0
"""Seconds after which it is asked again whether another worker plays for the bots; and after which
they are played for all the same."""
OF_THE_TIMER = 0.6
"""Where steps are timed, a bot has moved after this part of the time."""


class Later(Struct, frozen=True):
    """Nothing now: ask again after so many seconds."""

    seconds: float


class Players(Protocol):
    """Who plays the bots' seats."""

    def expect(self) -> None:
        """There is a bot at a table: it will be asked before long."""

    def look_on(self, table: Table) -> None:
        """Something has happened at a table of theirs."""

    def pace(self, table: Table, seat: int) -> float:
        """How many seconds after the beginning of the step a bot moves."""

    async def choose(self, table: Table, seat: int, waited: float) -> Move | Later | None:
        """What a bot does that many seconds after the beginning of the step."""

    def at_random(self, table: Table, seat: int) -> Move | None:
        """Some move that the rules allow."""

    def reactions(self, table: Table) -> Iterable[tuple[float, ReactedNews]]:
        """How bots take what everybody has just seen, and after how many seconds."""


class Plain:
    """Players that choose at once, without a thought."""

    def __init__(self, choose: Chooser, pace: Pace) -> None:
        self._choose = choose
        self._pace = pace

    def expect(self) -> None:
        """They need no time."""

    def look_on(self, _table: Table) -> None:
        """They learn nothing."""

    def pace(self, table: Table, _seat: int) -> float:
        return self._pace(table)

    async def choose(self, table: Table, seat: int, _waited: float) -> Move | None:
        return self._choose(table, seat)

    def at_random(self, table: Table, seat: int) -> Move | None:
        return self._choose(table, seat)

    def reactions(self, _table: Table) -> Iterable[tuple[float, ReactedNews]]:
        return ()


def human_pace(chance: Random) -> Pace:
    def pace(table: Table) -> float:
        anybody = table.play is not None and table.rules.anybody_begins(table.play)
        return chance.uniform(*(LETTING_OTHERS_BEGIN if anybody else THINKING))

    return pace


def fast_pace(_table: Table) -> float:
    return 0.0


class Step:
    """A step of a game as the bots live through it."""

    def __init__(self, table: Table, now: float) -> None:
        self.what = (table.started_at, *step(table))
        self.since = now
        self.due: dict[int, float] = {}
        """When each bot moves; known once it has been asked for."""
        self.offers: dict[int, tuple[Any, ...]] = {}
        """What each was offered when that was found."""
        self.helping: frozenset[int] = frozenset()
        """Those of them who wait for a partner to come back."""
        self.left_to_others: float | None = None
        """Since when another worker should have moved."""

    def plan(self, table: Table, now: float, pace: Callable[[Table, int], float]) -> None:
        """Finds when each bot moves: at its pace, or at once where others have changed what it may
        do, as a partner does who says who of the two gives (T3)."""
        helping = frozenset(helpers(table))
        for seat in self.helping - helping:
            del self.due[seat]
        self.due |= dict.fromkeys(helping - self.helping, now + GONE_FOR)
        self.helping = helping
        for seat in waiting_bots(table):
            offered = may(table, seat)
            if self.offers.get(seat, offered) != offered and seat not in helping:
                self.due[seat] = min(now, self.due.get(seat, now))
            elif seat not in self.due:
                self.due[seat] = self.since + pace(table, seat)
            self.offers[seat] = offered


class Band:
    """The bots of one table."""

    def __init__(self) -> None:
        self.step: Step | None = None
        self.task: asyncio.Task[None] | None = None
        """Runs while one of them has something to do."""
        self.changed = asyncio.Event()
        """Set whenever the table changes."""


class BotKeeper:
    def __init__(self, rooms: Rooms, players: Players) -> None:
        self._rooms = rooms
        self._trouble = rooms.trouble
        self._players = players
        self._bands: WeakKeyDictionary[Room, Band] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.on_change = self.look_at
        rooms.needed_by.append(self.are_playing)

    def look_at(self, room: Room) -> None:
        """Starts the bots where it is their turn, and wakes those who think of a step gone by."""
        band = self._bands.get(room)
        if band:
            band.changed.set()
        if not room.has_bots:
            return
        if band is None:
            band = self._bands[room] = Band()
        self._players.expect()
        self._players.look_on(room.table)
        self._begin_step(room, band)
        if waiting_bots(room.table) and band.task is None:
            self._rooms.bus.attend(room.table.code)
            band.task = self._start(self._run(room, band))

    def are_playing(self, room: Room) -> bool:
        band = self._bands.get(room)
        return band is not None and band.task is not None

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _begin_step(self, room: Room, band: Band) -> None:
        now = asyncio.get_running_loop().time()
        before, begun = band.step, Step(room.table, now)
        if before and before.what == begun.what:
            return
        band.step = begun
        if before and (room.audience or not self._rooms.crew.is_alone):
            self._start(self._show_reactions(room))

    async def _show_reactions(self, room: Room) -> None:
        """To everybody, from one place."""
        try:
            if not await self._rooms.crew.keeps(room.table.code):
                return
            for seconds, news in self._players.reactions(room.table):
                self._start(self._react(room, seconds, news))
        except Exception as error:
            log.warning("bots show no reactions", table=room.table.code, fault=fault(error))

    async def _react(self, room: Room, seconds: float, news: ReactedNews) -> None:
        await asyncio.sleep(seconds)
        if room.table.options.reactions:
            self._rooms.notice(room, news)

    async def _run(self, room: Room, band: Band) -> None:
        try:
            while waiting_bots(room.table):
                step_ = band.step
                assert step_
                seat = await self._next(room, band, step_)
                if seat is not None:
                    await self._move(room, step_, seat)
        except NoSuchTable:
            return
        finally:
            band.task = None

    async def _next(self, room: Room, band: Band, step_: Step) -> int | None:
        """Waits until a bot has thought for long enough; none where the table changes before."""
        now = asyncio.get_running_loop().time()
        step_.plan(room.table, now, self._pace)
        seat = min(waiting_bots(room.table), key=step_.due.__getitem__)
        left = step_.due[seat] - now
        if left <= 0:
            return seat
        band.changed.clear()
        try:
            async with asyncio.timeout(left):
                await band.changed.wait()
        except TimeoutError:
            return seat
        return None

    def _pace(self, table: Table, seat: int) -> float:
        timer = table.options.timer
        try:
            pace = self._players.pace(table, seat)
        except Exception as error:
            log.warning("a bot has no pace", table=table.code, seat=seat, fault=fault(error))
            return 1.0
        return min(pace, OF_THE_TIMER * timer) if timer else pace

    async def _move(self, room: Room, step_: Step, seat: int) -> None:
        """A bot moves, or is asked again later."""
        table = room.table
        loop = asyncio.get_running_loop()
        try:
            if not await self._is_ours(table.code, step_, loop.time()):
                step_.due[seat] = loop.time() + LOOK_AGAIN
                return
            if seat in helpers(table):
                expect(await room.submit(BotMoves(seat, help_out)))
                return
            move = await self._choose(table, seat, loop.time() - step_.since)
            if isinstance(move, Later):
                step_.due[seat] = loop.time() + move.seconds
                step_.offers[seat] = may(table, seat)
            else:
                await self._make(room, table, seat, move)
        except NoSuchTable:
            raise
        except Exception as error:
            trouble = self._trouble
            if trouble.met(table.code):
                log.error("a bot could not move", table=table.code, seat=seat, fault=fault(error))
            step_.due[seat] = loop.time() + max(A_WHILE, trouble.rest(table.code))

    async def _is_ours(self, code: str, step_: Step, now: float) -> bool:
        """Whether another worker plays for these bots. One that does nothing is not waited for."""
        if await self._rooms.crew.keeps(code):
            return True
        if step_.left_to_others is None:
            step_.left_to_others = now
        return now > step_.left_to_others + LAST_RESORT

    async def _choose(self, table: Table, seat: int, waited: float) -> Move | Later:
        tally = self._rooms.tally.bots
        try:
            move = await self._players.choose(table, seat, waited)
            tally["later" if isinstance(move, Later) else "chose"] += 1
        except Exception as error:
            tally["timed_out" if isinstance(error, TimeoutError) else "failed"] += 1
            log.warning("a bot failed", table=table.code, seat=seat, fault=fault(error))
            move = None
        return move or self._players.at_random(table, seat) or Later(A_WHILE)

    async def _make(self, room: Room, asked: Table, seat: int, move: Move) -> None:
        def as_asked(table: Table, seat: int) -> Move | None:
            """What was thought of holds while the seat may do the same."""
            return move if may(table, seat) == may(asked, seat) else None

        outcome = await room.submit(BotMoves(seat, as_asked))
        if isinstance(outcome, Refused) and not isinstance(outcome.error, NoSuchTable):
            why = outcome.error.code
            log.warning("a bot's move was refused", table=asked.code, seat=seat, error=why)
            outcome = await room.submit(BotMoves(seat, self._players.at_random))
        expect(outcome)


def fault(error: Exception) -> str:
    """What went wrong, and where. An error's own words might tell what was thought of."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(where.filename).name}:{where.lineno}"


def may(table: Table, seat: int) -> tuple[Any, ...]:
    """What a bot may do, and at which step."""
    return (*step(table), table.rules.can(table.play, seat) if table.play else ())


def waiting_bots(table: Table) -> tuple[int, ...]:
    """The bots that have something to do. Without a person they rest when a turn is scored."""
    if table.play is None or (table.play.phase == "scored" and not table.people):
        return ()
    return (*(seat for seat in waiting_for(table) if table.seats[seat].bot), *helpers(table))
