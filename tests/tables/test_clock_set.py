"""Somebody sets the clock of the server: timers run on, and nobody's table is packed away."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from reverie.games.stella.moves import Mark
from reverie.tables.codes import digest
from reverie.tables.moves import Start
from reverie.tables.table import Table
from tests.tables.workers import Ear, TestClock, Worker, awaited, worker

HOUR, DAY = 3600.0, 86400.0
MONTH = 32 * DAY


async def timed(one: Worker, timer: int = 60) -> tuple[str, list[str]]:
    code, tokens = await one.open("stella", 3, timer=timer)
    await one.act(code, tokens[0], Start())
    return code, tokens


async def move_on(one: Worker) -> None:
    await asyncio.gather(*await one.housekeeping.deadlines())


async def phase(one: Worker, code: str) -> str:
    table: Table = await one.table(code)
    assert table.play is not None
    return table.play.phase


@pytest.mark.parametrize("jump", [MONTH, -MONTH, HOUR, -HOUR])
def test_a_timer_runs_for_as_long_as_it_was_to(tmp_path: Path, jump: float) -> None:
    async def run() -> None:
        clock = TestClock()
        async with worker(tmp_path, clock=clock) as one:
            code, tokens = await timed(one)
            clock.let_pass(30)
            clock.set_by(jump)
            await one.act(code, tokens[1], Mark(cards=(3,)))
            clock.let_pass(29)
            await move_on(one)
            assert await phase(one, code) == "associate"
            clock.let_pass(1)
            await move_on(one)
            assert await phase(one, code) == "reveal"
            clock.let_pass(60)
            await move_on(one)
            assert (await one.table(code)).version == 7, "and so does the next one"

    asyncio.run(run())


@awaited
async def test_a_timer_whose_table_has_left_the_memory_runs_on(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        code, _ = await timed(one, timer=600)
        clock.let_pass(400)
        await one.housekeeping.unused_rooms()
        assert code not in one.rooms.rooms
        clock.set_by(-MONTH)
        clock.let_pass(199)
        await move_on(one)
        assert await phase(one, code) == "associate"
        clock.let_pass(1)
        await move_on(one)
        assert await phase(one, code) == "reveal"


@awaited
async def test_a_timer_of_before_a_restart_is_at_most_as_long_as_any(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        code, _ = await timed(one)
    clock.set_by(-MONTH)
    async with worker(tmp_path, clock=clock) as later:
        await later.housekeeping.stored_deadlines()
        clock.let_pass(HOUR)
        await move_on(later)
        assert await phase(later, code) == "reveal"


@awaited
async def test_who_sits_at_a_table_keeps_it(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        lobby, tokens = await one.open("stella", 3)
        await one.visits.join(await one.rooms.room(lobby), Ear(1, digest(tokens[1])))
        watched, _ = await timed(one, timer=0)
        await one.visits.join(await one.rooms.room(watched), Ear(None))
        asked, asking = await timed(one, timer=0)
        for _ in range(40):  # the clock was set long ago
            clock.set_by(MONTH)
            clock.let_pass(DAY)
            await one.rooms.view(asked, asking[0])
            await one.housekeeping.unused_rooms()
            await one.housekeeping.old_tables()
        clock.let_pass(2 * DAY)
        await one.housekeeping.old_tables()
        assert await one.store.count() == {"lobby": 1, "playing": 2}
        await one.act(asked, asking[0], Mark(cards=(3,)))


@awaited
async def test_nothing_is_packed_away_or_forgotten_on_the_day_of_a_jump(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        packed, _ = await one.open("stella", 1)
        clock.let_pass(3 * DAY)
        await one.housekeeping.old_tables()
        assert await one.store.archived(packed)
        code, _ = await one.open("stella", 1)
        clock.set_by(400 * DAY)
        with capture_logs() as told:
            for _ in range(24):
                await one.housekeeping.old_tables()
                clock.let_pass(HOUR)
        assert [line["event"] for line in told] == ["the clock was set"]
        assert await one.store.archived(packed)
        assert await one.store.load(code)
        clock.set_by(-400 * DAY)
        await one.housekeeping.old_tables()
        clock.let_pass(DAY - HOUR)
        await one.housekeeping.old_tables()
        assert await one.store.load(code), "the clock was set right again in time"
        clock.let_pass(2 * HOUR)
        await one.housekeeping.old_tables()
        assert await one.store.load(code) is None
