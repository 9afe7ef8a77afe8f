"""SQLite passes the suite of every store, and what is of SQLite alone."""

import asyncio
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from reverie.tables.store import Conflict, Saved, schema
from reverie.tables.store.sqlite import SqliteStore
from reverie.tables.store.writer import Work
from reverie.testing.stores import StoreSuite, body, saved


class TestSqliteStore(StoreSuite):
    @pytest.fixture(autouse=True)
    def place(self, tmp_path: Path) -> None:
        self.make = lambda: SqliteStore(tmp_path / "new" / "folder" / "tables.db")


def stored(path: Path) -> int:
    """How many changes somebody else finds."""
    connection = sqlite3.connect(path)
    try:
        count: int = connection.execute("SELECT count(*) FROM changes").fetchone()[0]
        return count
    finally:
        connection.close()


async def open_store(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.open()
    return store


def test_a_database_is_durable_before_it_answers(tmp_path: Path) -> None:
    connection = schema.connect(str(tmp_path / "tables.db"))
    try:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    finally:
        connection.close()


def test_many_changes_share_a_commit(tmp_path: Path) -> None:
    async def run() -> int:
        store = await open_store(tmp_path / "tables.db")
        commits = 0

        def count(statement: str) -> None:
            nonlocal commits
            commits += statement.startswith("COMMIT")

        store._writer._connection.set_trace_callback(count)
        await asyncio.gather(*[store.append(saved(f"T{number}", 1)) for number in range(400)])
        await store.close()
        return commits

    assert 0 < asyncio.run(run()) < 100
    assert stored(tmp_path / "tables.db") == 400


def test_in_a_batch_with_a_conflict_each_gets_the_answer_to_its_own(tmp_path: Path) -> None:
    def fail(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def run() -> list[object]:
        store = await open_store(tmp_path / "tables.db")
        asked: tuple[Saved | Work, ...] = (saved("A", 1), saved("A", 7), fail, saved("B", 1))
        answers = await asyncio.gather(*map(store._writer.ask, asked), return_exceptions=True)
        await store.close()
        return [type(answer) for answer in answers]

    nothing = type(None)
    assert asyncio.run(run()) == [nothing, Conflict, sqlite3.OperationalError, nothing]
    assert stored(tmp_path / "tables.db") == 2


def test_an_answered_change_outlives_the_process(tmp_path: Path) -> None:
    """The process ends without closing anything, right after the answer."""
    script = """
import asyncio, os, sys
from reverie.tables.store.sqlite import SqliteStore
from reverie.tables.store.writer import Work
from reverie.testing.stores import saved

async def main():
    store = SqliteStore(sys.argv[1])
    await store.open()
    for version in range(1, 31):
        await store.append(saved("A", version))
    os._exit(9)

asyncio.run(main())
"""
    path = tmp_path / "tables.db"
    ended = subprocess.run([sys.executable, "-c", script, str(path)], check=False)  # noqa: S603
    assert ended.returncode == 9

    async def read() -> tuple[bytes, ...]:
        store = await open_store(path)
        try:
            return await store.changes("A")
        finally:
            await store.close()

    assert asyncio.run(read()) == tuple(bytes(body(f"A {n}")) for n in range(1, 31))


def version_of(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()


def test_a_new_database_is_of_the_newest_version(tmp_path: Path) -> None:
    asyncio.run(_open_and_close(tmp_path / "tables.db"))
    assert version_of(tmp_path / "tables.db") == len(schema.MIGRATIONS)


async def _open_and_close(path: Path) -> None:
    await (await open_store(path)).close()


def test_an_older_database_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"

    async def write() -> None:
        store = await open_store(path)
        await store.append(saved("A", 1))
        await store.close()

    asyncio.run(write())
    before = version_of(path)
    later = (
        *schema.MIGRATIONS,
        "ALTER TABLE listings ADD COLUMN colour TEXT; UPDATE listings SET colour = 'teal'",
        "CREATE TABLE more (it TEXT)",
    )
    monkeypatch.setattr(schema, "MIGRATIONS", later)
    for _ in range(2):
        asyncio.run(_open_and_close(path))
        assert version_of(path) == before + 2
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT code, colour FROM listings").fetchall() == [("A", "teal")]
    connection.close()


def test_changes_of_the_first_schema_are_found_and_followed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    connection = schema.connect(str(path))
    for statement in schema.MIGRATIONS[0].split(";"):
        connection.execute(statement)
    connection.execute("PRAGMA user_version = 1")
    for version, code in ((1, "B"), (1, "A"), (2, "A"), (2, "B"), (3, "A")):
        row = (code, version, 1.0, f"{code}{version}", bytes(body(f"{code} {version}")).decode())
        connection.execute("INSERT INTO changes VALUES (?, ?, ?, ?, ?)", row)
    connection.close()

    async def follow() -> None:
        store = await open_store(path)
        for code, last in (("A", 3), ("B", 2)):
            with pytest.raises(Conflict):
                await store.append(saved(code, last))
            await store.append(saved(code, last + 1))
            versions = range(1, last + 2)
            assert await store.changes(code) == tuple(
                bytes(body(f"{code} {version}")) for version in versions
            )
            found = await store.load(code)
            assert found is not None
            assert found.answers == {f"{code}{version}": version for version in versions[:-1]}
        await store.close()

    asyncio.run(follow())


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(_open_and_close(path))
    before = version_of(path)
    bad = (*schema.MIGRATIONS, "CREATE TABLE half (it TEXT); CREATE TABLE half (it TEXT)")
    monkeypatch.setattr(schema, "MIGRATIONS", bad)
    with pytest.raises(sqlite3.OperationalError):
        asyncio.run(_open_and_close(path))
    monkeypatch.undo()
    assert version_of(path) == before
    asyncio.run(_open_and_close(path))


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(RuntimeError, match="newer"):
        asyncio.run(_open_and_close(path))
    assert version_of(path) == len(schema.MIGRATIONS) + 1


def test_several_who_open_a_new_database_at_once(tmp_path: Path) -> None:
    together = Barrier(5)

    async def open_and_close(path: Path) -> None:
        store = SqliteStore(path)
        together.wait()
        await store.open()
        await store.close()

    with ThreadPoolExecutor(together.parties) as workers:
        for number in range(10):
            path = tmp_path / f"{number}.db"
            opened = [
                workers.submit(asyncio.run, open_and_close(path)) for _ in range(together.parties)
            ]
            for each in opened:
                each.result()
