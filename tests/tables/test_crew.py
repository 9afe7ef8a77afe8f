"""Several workers on one store: who lives, who keeps which table, and who is gone."""

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest

from reverie.games.errors import GameError
from reverie.games.moves import Move
from reverie.tables.botkeeper import BotKeeper, Plain, fast_pace
from reverie.tables.bus.local import Hub, LocalBus
from reverie.tables.clock import Chooser, Clock, waiting_for
from reverie.tables.codes import digest
from reverie.tables.crew import LEASE, SharedClock, Team
from reverie.tables.moves import AddBot, Start
from reverie.tables.store.sqlite import SqliteStore
from reverie.tables.table import Table
from tests.tables.workers import PATIENCE, Ear, TestClock, Worker, awaited, pick, until, worker

ENOUGH = 20
"""Choices of bots."""


class Shift:
    """Two workers whose clock stands still until a test moves it; leases end by the store's."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.hub, self.clock = folder, Hub(), TestClock()

    async def hire(self, stack: AsyncExitStack, name: str) -> Worker:
        hired = await stack.enter_async_context(
            worker(self.folder, name, self.clock, LocalBus(self.hub))
        )
        team = Team(hired.store, self.clock, name)
        await team.renew()
        hired.rooms.crew = team
        return hired


async def die(of: Worker) -> None:
    """Its lease ends at once."""
    await of.store.release(f"worker:{of.rooms.crew.name}", of.rooms.crew.name)


@awaited
async def test_a_table_is_kept_by_one(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        shift = Shift(tmp_path)
        one, other = await shift.hire(stack, "one"), await shift.hire(stack, "other")
        for team in (one, other):
            await team.rooms.crew.renew()
        assert await one.rooms.crew.keeps("A")
        assert not await other.rooms.crew.keeps("A")
        assert await other.rooms.crew.keeps("B")
        one.rooms.crew.let_go("A")
        await one.rooms.crew.stop()
        await other.rooms.crew.renew()
        other.rooms.crew.let_go("A")
        assert await other.rooms.crew.keeps("A")


@awaited
async def test_the_tables_of_one_who_died_are_kept_by_another(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        shift = Shift(tmp_path)
        one, other = await shift.hire(stack, "one"), await shift.hire(stack, "other")
        assert await one.rooms.crew.keeps("A")
        assert not await other.rooms.crew.keeps("A")
        await die(one)
        shift.clock.let_pass(LEASE + 1)
        await other.rooms.crew.renew()
        assert not await other.rooms.crew.keeps("A"), "it was late itself, and waits for others"
        shift.clock.let_pass(LEASE - 1)
        await other.rooms.crew.renew()
        shift.clock.let_pass(2)
        assert await other.rooms.crew.keeps("A")
        await one.rooms.crew.renew()
        assert not await one.rooms.crew.keeps("A"), "who comes to life again has lost it"


@awaited
async def test_who_was_connected_through_one_who_died_is_absent(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        shift = Shift(tmp_path)
        one, other = await shift.hire(stack, "one"), await shift.hire(stack, "other")
        code, tokens = await one.open("stella", 3)
        for at, seat in ((one, 0), (other, 1), (one, 2)):
            await at.visits.join(await at.rooms.room(code), Ear(seat, digest(tokens[seat])))
        assert (await other.table(code)).connected == {0, 1, 2}
        await die(one)
        shift.clock.let_pass(LEASE - 1)
        await other.rooms.crew.renew()
        await other.visits.note_the_gone()
        assert (await other.table(code)).connected == {0, 1, 2}, "nobody is sure yet"
        shift.clock.let_pass(2)
        await other.visits.note_the_gone()
        assert (await other.table(code)).connected == {1}
        # It was not dead, only slow: it notes its guests again.
        await one.rooms.crew.renew()
        await one.rooms.lookout.look()
        await one.visits.note_the_gone()
        assert (await other.table(code)).connected == {0, 1, 2}


@awaited
async def test_bots_are_played_for_in_one_place(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        shift = Shift(tmp_path)
        pair = [await shift.hire(stack, name) for name in ("one", "other")]
        asked: list[str] = []

        def thinking(name: str) -> Chooser:
            def choose(table: Table, seat: int) -> Move | None:
                asked.append(name)
                return pick(table, seat)

            return choose

        keepers = [
            BotKeeper(each.rooms, Plain(thinking(each.rooms.crew.name), fast_pace)) for each in pair
        ]
        one, other = pair
        code, tokens = await one.open("odyssey", 1, target=5)
        for _ in range(3):
            await one.act(code, tokens[0], AddBot())
        for each in pair:
            await each.visits.join(await each.rooms.room(code), Ear(0, digest(tokens[0])))
        await one.act(code, tokens[0], Start())
        await other.rooms.room(code)
        async with asyncio.timeout(PATIENCE):
            while len(asked) < ENOUGH and (table := await one.table(code)).status != "over":
                if 0 in waiting_for(table):
                    with suppress(GameError):  # a bot was faster
                        await one.play_one(code, tokens, 0)
                await asyncio.sleep(0.001)
        assert len(set(asked)) == 1, "one worker thinks, the other looks on"
        for keeper in keepers:
            await keeper.stop()


@awaited
async def test_a_timer_is_minded_by_one(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        shift = Shift(tmp_path)
        one, other = await shift.hire(stack, "one"), await shift.hire(stack, "other")
        code, tokens = await one.open("stella", 3, timer=30)
        for at, seat in ((one, 0), (other, 1)):
            await at.visits.join(await at.rooms.room(code), Ear(seat, digest(tokens[seat])))
        started = (await one.act(code, tokens[0], Start())).view.version
        await until(other, code, lambda table: table.status == "playing")
        shift.clock.let_pass(31)
        for at in (one, other):
            await at.rooms.crew.renew()
        tasks = [task for at in (one, other) for task in await at.housekeeping.deadlines()]
        assert len(tasks) == 2
        await asyncio.gather(*tasks)
        table = await one.rooms.past(code)
        assert table.version == started + 1, "once"


@awaited
async def test_a_table_that_is_nowhere_is_moved_on_by_somebody(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        shift = Shift(tmp_path)
        one, other = await shift.hire(stack, "one"), await shift.hire(stack, "other")
        code, tokens = await one.open("stella", 3, timer=30)
        started = (await one.act(code, tokens[0], Start())).view.version
        shift.clock.let_pass(31)
        await other.rooms.crew.renew()
        assert await other.housekeeping.deadlines() == (), "the others come first"
        shift.clock.let_pass(3)
        await asyncio.gather(*await other.housekeeping.deadlines())
        assert (await other.rooms.past(code)).version == started + 1


@awaited
async def test_the_day_is_the_database_s(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, clock = SqliteStore(tmp_path / "tables.db"), SharedClock()
    await store.open()
    team = Team(store, clock)
    await team.renew()
    real = clock.wall()
    monkeypatch.setattr(Clock, "wall", lambda _: 0.0)
    assert 0 <= clock.wall() - real < 60, "whatever this machine's clock is set to"
    await team.stop()
    await store.close()
