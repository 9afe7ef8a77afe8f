"""Deadlines, absent hosts, unused rooms and old tables; one table's trouble is nobody else's."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from reverie.games.moves import Move
from reverie.games.stella.moves import Mark, Show
from reverie.tables.clock import Chooser
from reverie.tables.errors import NoSuchTable
from reverie.tables.housekeeping import Advise, Housekeeping, Times
from reverie.tables.moves import Leave, Start
from reverie.tables.table import Table
from tests.tables.workers import PATIENCE, Ear, TestClock, awaited, pick, worker


async def timed_out(housekeeping: Housekeeping) -> None:
    """Moves on the tables that are late."""
    await asyncio.gather(*await housekeeping.deadlines())


@awaited
async def test_a_deadline_is_fired_once(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        code, tokens = await one.open("stella", 3, timer=30)
        await one.act(code, tokens[0], Start())
        await one.act(code, tokens[1], Mark(cards=(3,)))
        deadline = (await one.table(code)).deadline
        assert deadline == clock.day + 30
    # The server was restarted, with several workers.
    async with worker(tmp_path, clock=clock) as first, worker(tmp_path, clock=clock) as second:
        assert (await first.table(code)).deadline == deadline
        version = (await second.table(code)).version
        await timed_out(first.housekeeping)
        assert (await first.table(code)).version == version, "it is not due yet"
        clock.let_pass(30)
        await asyncio.gather(*[timed_out(w.housekeeping) for w in (first, second, first)])
        table = await first.rooms.past(code)
        assert table.version == version + 1
        assert table.play is not None
        assert table.play.phase == "reveal"
        assert table.deadline == clock.day + 30


@awaited
async def test_a_timer_plays_a_whole_game(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        code, tokens = await one.open("team", 6, timer=30)
        await one.act(code, tokens[0], Start())
        for token in tokens:
            await one.act(code, token, Leave())
        while (await one.table(code)).status == "playing":
            version = (await one.table(code)).version
            clock.let_pass(31)
            await timed_out(one.housekeeping)
            assert (await one.table(code)).version == version + 1
        assert await one.store.due(1e12) == ()


async def foolish(_table: Table) -> Chooser:
    return lambda _table, _seat: Show(card=14)


async def senseless(_table: Table) -> Chooser:
    return lambda _table, _seat: Mark(cards=(99,))


async def broken(_table: Table) -> Chooser:
    raise RuntimeError("a fault of ours")


@pytest.mark.parametrize(
    ("advise", "told"),
    [
        (foolish, {"event": "a bot's advice was refused", "error": "not_now"}),
        (senseless, {"event": "a bot's advice was refused", "error": "malformed"}),
        (broken, {"event": "bots have no advice"}),
    ],
)
def test_a_deadline_passes_whatever_the_advice(
    tmp_path: Path, advise: Advise, told: dict[str, str]
) -> None:
    clock = TestClock()

    async def run() -> None:
        async with worker(tmp_path, clock=clock) as one:
            code, tokens = await one.open("stella", 3, timer=30)
            await one.act(code, tokens[0], Start())
            clock.let_pass(31)
            with capture_logs() as lines:
                await timed_out(Housekeeping(one.rooms, one.visits, pick, Times(), advise))
            play = (await one.table(code)).play
            assert play is not None
            assert play.phase == "reveal"
        assert [line["table"] for line in lines] == [code]
        assert lines[0].items() >= told.items()

    asyncio.run(run())


@awaited
async def test_slow_advice_at_one_table_keeps_no_other_waiting(tmp_path: Path) -> None:
    clock = TestClock()
    asked: list[str] = []
    thought = asyncio.Event()

    async def advise(table: Table) -> Chooser:
        asked.append(table.code)
        if table.code == slow:
            await thought.wait()
        return pick

    async with worker(tmp_path, clock=clock) as one:
        housekeeping = Housekeeping(one.rooms, one.visits, pick, Times(), advise)
        slow, tokens = await one.open("stella", 3, timer=30)
        await one.act(slow, tokens[0], Start())
        clock.let_pass(31)
        (waiting,) = await asyncio.wait_for(housekeeping.deadlines(), PATIENCE)
        for _ in range(3):
            quick, tokens = await one.open("stella", 3, timer=30)
            await one.act(quick, tokens[0], Start())
            clock.let_pass(31)
            await asyncio.wait_for(timed_out(housekeeping), PATIENCE)
            assert quick not in await one.store.due(clock.day)
        assert not waiting.done()
        assert asked.count(slow) == 1, "it is thought about once"
        thought.set()
        await waiting
        assert slow not in await one.store.due(clock.day)


@awaited
async def test_what_is_being_thought_about_ends_with_the_housekeeping(tmp_path: Path) -> None:
    clock = TestClock()

    async def advise(_table: Table) -> Chooser:
        await asyncio.Event().wait()
        return pick

    async with worker(tmp_path, clock=clock) as one:
        code, tokens = await one.open("stella", 3, timer=30)
        await one.act(code, tokens[0], Start())
        clock.let_pass(31)
        housekeeping = Housekeeping(one.rooms, one.visits, pick, Times(), advise)
        (waiting,) = await asyncio.wait_for(housekeeping.deadlines(), PATIENCE)
        await asyncio.sleep(0)
        await asyncio.wait_for(housekeeping.stop(), PATIENCE)
        assert waiting.cancelled()


@awaited
async def test_a_table_that_fails_keeps_no_other_waiting(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        tables = [await one.open("stella", 3, timer=30) for _ in range(3)]
        for code, tokens in tables:
            await one.act(code, tokens[0], Start())
        failing = tables[0][0]

        def choose(table: Table, seat: int) -> Move | None:
            if table.code == failing:
                raise RuntimeError("a fault of ours")
            return pick(table, seat)

        clock.let_pass(31)
        with capture_logs() as told:
            await timed_out(Housekeeping(one.rooms, one.visits, choose, Times()))
        assert await one.store.due(clock.day) == (failing,)
    assert [line["table"] for line in told] == [failing]


@awaited
async def test_the_host_is_passed_on_when_away_for_long(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        code, tokens = await one.open("stella", 3)
        room = await one.rooms.room(code)
        for _ in range(3):
            await one.housekeeping.absent_hosts()
            clock.let_pass(60)
        assert room.table.host == 0, "nobody else is there"
        seat_two = Ear(2, room.table.seats[2].token)
        await one.visits.join(room, seat_two)
        await one.housekeeping.absent_hosts()
        for _ in range(5):
            clock.let_pass(60)
            await one.rooms.view(code, tokens[0])
            await one.housekeeping.absent_hosts()
        assert room.table.host == 0, "who asks is not away"
        for _ in range(2):
            clock.let_pass(60)
            await one.housekeeping.absent_hosts()
        assert room.table.host == 2
        assert seat_two.heard[-1]["view"]["host"] == 2


@awaited
async def test_rooms_that_nobody_uses_leave_the_memory(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        watched, _ = await one.open("stella", 1)
        unused, _ = await one.open("stella", 1)
        await one.visits.join(await one.rooms.room(watched), Ear(None))
        await one.rooms.room(unused)
        clock.let_pass(299)
        await one.housekeeping.unused_rooms()
        assert set(one.rooms.rooms) == {watched, unused}
        clock.let_pass(2)
        await one.housekeeping.unused_rooms()
        assert set(one.rooms.rooms) == {watched}
        assert (await one.table(unused)).version == 1


@awaited
async def test_old_tables_are_packed_away_and_forgotten(tmp_path: Path) -> None:
    day, clock = 86400.0, TestClock()
    async with worker(tmp_path, clock=clock) as one:
        lobby, _ = await one.open("stella", 1)
        playing, tokens = await one.open("stella", 3)
        await one.act(playing, tokens[0], Start())
        clock.let_pass(3 * day)
        await one.housekeeping.old_tables()
        with pytest.raises(NoSuchTable):
            await one.rooms.room(lobby)
        await one.act(playing, tokens[0], Mark(cards=(1,)))
        clock.let_pass(29 * day)
        await one.housekeeping.old_tables()
        await one.rooms.room(playing)
        clock.let_pass(2 * day)
        await one.housekeeping.unused_rooms()
        await one.housekeeping.old_tables()
        with pytest.raises(NoSuchTable):
            await one.act(playing, tokens[0], Mark(cards=(2,)))
        clock.let_pass(366 * day)
        await one.housekeeping.old_tables()
        assert await one.store.codes() == ()
