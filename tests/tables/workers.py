"""Workers: processes on one store, as it were, and somebody who listens to one of them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from reverie.bots.chance import choose
from reverie.games.moves import Move
from reverie.tables.bus import Bus
from reverie.tables.bus.local import LocalBus
from reverie.tables.calls import PersonMoves
from reverie.tables.clock import Clock, waiting_for
from reverie.tables.codes import digest, new_seed
from reverie.tables.housekeeping import Housekeeping, Times
from reverie.tables.lobby import NewTable
from reverie.tables.outcomes import Changed, Outcome, Repeated, expect
from reverie.tables.room import find_seat
from reverie.tables.rooms import Rooms
from reverie.tables.store.sqlite import SqliteStore
from reverie.tables.supplies import Supplies
from reverie.tables.table import Table
from reverie.tables.view import View, view
from reverie.tables.visits import Visits
from tests.tables.kit import TestShelf

PATIENCE = 120.0

chance = Random(7)


def awaited(
    test: Callable[..., Coroutine[Any, Any, None]],
) -> Callable[..., None]:
    @wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


def pick(table: Table, seat: int) -> Move | None:
    return choose(table.rules.can(table.play, seat), chance)


class Answer(NamedTuple):
    view: View
    repeated: bool


class TestClock(Clock):
    """A clock that stands still until somebody moves it."""

    __test__ = False

    def __init__(self) -> None:
        self.day, self.passed = 1000.0, 0.0

    def wall(self) -> float:
        return self.day

    def steady(self) -> float:
        return self.passed

    def let_pass(self, seconds: float) -> None:
        self.passed += seconds
        self.day += seconds

    def set_by(self, seconds: float) -> None:
        """Somebody sets the time of day; no time passes."""
        self.day += seconds


class Worker:
    """One process of several on the same store."""

    def __init__(
        self, store: SqliteStore, name: str, clock: Clock | None = None, bus: Bus | None = None
    ) -> None:
        self.store = store
        supplies = Supplies(TestShelf(), new_seed, open_seeds=True)
        self.rooms = Rooms(store, bus or LocalBus(), supplies, clock)
        self.visits = Visits(self.rooms, name)
        self.housekeeping = Housekeeping(self.rooms, self.visits, pick, Times())

    async def act(self, code: str, token: str, move: Move) -> Answer:
        """A move as a client makes it: refusals and faults are raised."""
        outcome = await self.submit(code, token, move)
        match expect(outcome):
            case Changed(table):
                pass
            case Repeated(version):
                table = await self.rooms.past(code, version)
        repeated = isinstance(outcome, Repeated)
        return Answer(view(table, find_seat(table, digest(token))), repeated)

    async def submit(self, code: str, token: str, move: Move) -> Outcome:
        room = await self.rooms.room(code)
        return await room.submit(PersonMoves(self.rooms.supplies, digest(token), move))

    async def open(self, game: str, people: int, **options: Any) -> tuple[str, list[str]]:
        code, token = await self.rooms.open(NewTable(game, "Ada", options))
        others = [await self.rooms.sit_down(code, f"Person {n}") for n in range(1, people)]
        return code, [token, *(token for _, token in others)]

    async def table(self, code: str) -> Table:
        return (await self.rooms.room(code)).table

    async def play_one(self, code: str, tokens: list[str], seat: int | None = None) -> bool:
        """Somebody moves; whether anybody could."""
        table = await self.table(code)
        waiting = waiting_for(table)
        if not waiting:
            return False
        seat = chance.choice(waiting) if seat is None else seat
        move = pick(table, seat)
        assert move is not None
        await self.act(code, tokens[seat], move)
        return True


@asynccontextmanager
async def worker(
    folder: Path, name: str = "one", clock: Clock | None = None, bus: Bus | None = None
) -> AsyncIterator[Worker]:
    store = SqliteStore(folder / "tables.db")
    await store.open()
    one = Worker(store, name, clock, bus)
    await one.rooms.start()
    try:
        yield one
    finally:
        await one.rooms.bus.close()
        await one.rooms.settle()
        await store.close()


class Ear:
    """Somebody with a socket."""

    def __init__(self, seat: int | None, token_hash: str | None = None) -> None:
        self.seat = seat
        self.token_hash = token_hash
        self.address = "127.0.0.1"
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))


async def until(one: Worker, code: str, is_so: Callable[[Table], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so(await one.table(code)):  # noqa: ASYNC110 - nobody tells a test
            await asyncio.sleep(0.01)
