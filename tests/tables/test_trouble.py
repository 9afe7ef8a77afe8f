"""One table that cannot be read, or a disk that is full, is told of once and tried again later."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from structlog.testing import capture_logs

from reverie.tables.moves import Start
from reverie.tables.trouble import LONGEST, Trouble
from tests.tables.workers import TestClock, Worker, awaited, worker


async def listed(one: Worker, most: int = 10) -> set[str]:
    return {room.table.code for room in await one.rooms.public(most, 0.0)}


def spoil(folder: Path, code: str, body: str) -> None:
    connection = sqlite3.connect(folder / "tables.db")
    with connection:
        connection.execute("UPDATE changes SET body = ? WHERE code = ?", (body, code))
    connection.close()


def body_of(folder: Path, code: str) -> str:
    connection = sqlite3.connect(folder / "tables.db")
    (body,) = connection.execute("SELECT body FROM changes WHERE code = ?", (code,)).fetchone()
    connection.close()
    return str(body)


@contextmanager
def full_disk(one: Worker) -> Iterator[None]:
    connection = one.store._writer._connection
    connection.execute("PRAGMA query_only = on")
    try:
        yield
    finally:
        connection.execute("PRAGMA query_only = off")


@awaited
async def test_a_table_that_cannot_be_read_is_left_out_of_the_list(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        good = {(await one.open("stella", 1, public=True))[0] for _ in range(3)}
        bad = [(await one.open("stella", 1, public=True))[0] for _ in range(3)]
        whole = {code: body_of(tmp_path, code) for code in bad}
        for code, body in zip(bad, ('{"events":5}', "garbage", '{"events":[]}'), strict=True):
            spoil(tmp_path, code, body)
        with capture_logs() as told:
            for _ in range(10):
                assert await listed(one) == good
                clock.let_pass(7)
        assert sorted(line["table"] for line in told) == sorted(bad)
        assert await listed(one, most=3) == good, "they take up nobody's place"
        for code, body in whole.items():
            spoil(tmp_path, code, body)
        clock.let_pass(LONGEST)
        assert await listed(one) == {*good, *bad}


@awaited
async def test_timers_on_a_full_disk_are_told_of_once_and_recover(tmp_path: Path) -> None:
    clock = TestClock()
    async with worker(tmp_path, clock=clock) as one:
        codes = []
        for _ in range(3):
            code, tokens = await one.open("stella", 3, timer=30)
            await one.act(code, tokens[0], Start())
            codes.append(code)
        clock.let_pass(31)
        tried = 0
        with capture_logs() as told, full_disk(one):
            for _ in range(400):
                tasks = await one.housekeeping.deadlines()
                tried += len(tasks)
                await asyncio.gather(*tasks)
                clock.let_pass(0.5)
        assert sorted(line["table"] for line in told) == sorted(codes)
        assert tried < 3 * 12, "less and less often"
        clock.let_pass(LONGEST)
        with capture_logs() as told:
            await asyncio.gather(*await one.housekeeping.deadlines())
        assert [(await one.table(code)).version for code in codes] == [5, 5, 5]
        assert told == []


def test_rests_grow_up_to_a_minute_and_end() -> None:
    clock = TestClock()
    trouble = Trouble(clock)
    assert trouble.met("A")
    rests = []
    for _ in range(9):
        rests.append(trouble.rest("A"))
        assert not trouble.met("A"), "while it rests, nothing is new"
        clock.let_pass(rests[-1])
        assert not trouble.rest("A")
        assert not trouble.met("A"), "nor is the same again"
    assert rests == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert not trouble.rest("B")
    trouble.over("A")
    assert not trouble.rest("A")
    assert trouble.met("A")
