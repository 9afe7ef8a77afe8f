"""PostgreSQL passes the suite of every store, and what is of PostgreSQL alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg
import pytest
from msgspec.structs import replace

from reverie.tables.store import CannotOpen, Conflict, Saved
from reverie.tables.store.base import Listing, Refusal
from reverie.tables.store.postgres import PostgresStore, connections, schema, writer
from reverie.tables.store.postgres.connections import Unavailable
from reverie.tables.store.postgres.writer import MOST_TOGETHER
from reverie.tables.store.schema import TooNew
from reverie.testing.postgres import Postgres
from reverie.testing.stores import StoreSuite, body, saved


class TestPostgresStore(StoreSuite):
    @pytest.fixture(autouse=True)
    def place(self, postgres_url: str) -> None:
        self.make = lambda: PostgresStore(postgres_url)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def ask(url: str, query: str) -> list[tuple[object, ...]]:
    connection = await connections.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


async def open_and_close(url: str) -> None:
    async with opened(url):
        pass


def test_many_changes_share_a_commit(postgres_url: str) -> None:
    async def run() -> list[int]:
        sizes = []
        async with opened(postgres_url) as store:
            original = store._writer._try

            async def count(changes: list[Saved], mark: int, *, again: bool) -> set[str]:
                sizes.append(len(changes))
                return await original(changes, mark, again=again)

            store._writer._try = count  # type: ignore[method-assign]
            appended = [store.append(saved(f"T{number}", 1)) for number in range(700)]
            await asyncio.gather(*appended)
        return sizes

    assert asyncio.run(run()) == [MOST_TOGETHER, 700 - MOST_TOGETHER]


def test_two_workers_with_the_same_tables_do_not_wait_for_each_other(postgres_url: str) -> None:
    """Each has many tables to a statement, in another order; nobody is chosen as a victim."""

    async def run() -> None:
        codes = [f"T{number}" for number in range(40)]
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            for version in range(1, 31):
                both = [(one, code) for code in codes] + [(other, code) for code in codes[::-1]]
                asked = [store.append(saved(code, version)) for store, code in both]
                answers = await asyncio.gather(*asked, return_exceptions=True)
                kinds = [type(answer) for answer in answers]
                assert kinds.count(type(None)) == kinds.count(Conflict) == len(codes)
                assert set(kinds) == {type(None), Conflict}

    asyncio.run(run())


def test_what_was_refused_at_one_worker_is_not_stored_by_another(postgres_url: str) -> None:
    """Which has not heard of it. A lobby that is changed goes by another statement."""

    async def run() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            await other.append(saved("A", 1))
            await one.refuse("A", "key", Refusal("not_now", "Not now."), version=1)
            await other.append(saved("A", 2, key="another"))
            for listing in (None, Listing("playing", public=False, deadline=None)):
                with pytest.raises(Conflict):
                    await other.append(replace(saved("A", 3, key="key"), listing=listing))
            await other.append(saved("B", 1))
            await other.append(saved("B", 2, key="key"))
            assert await other.versions(["A", "B"]) == {"A": 2, "B": 2}

    asyncio.run(run())


def test_what_is_wrong_with_one_is_nobody_elses(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as store:
            changes = [saved(code, 1) for code in ("A", "no\0text", "B")]
            asked = map(store.append, [*changes, saved("C", 1, key="\ud800")])
            first, bad, last, worse = await asyncio.gather(*asked, return_exceptions=True)
            assert first is last is None
            assert isinstance(bad, asyncpg.PostgresError)
            assert isinstance(worse, ValueError)
            assert set(await store.codes()) == {"A", "B"}

    asyncio.run(run())


@pytest.mark.parametrize("was_stored", [True, False])
def test_who_does_not_know_whether_it_was_stored_finds_out(
    postgres_url: str, was_stored: bool
) -> None:
    """The connection is lost after the server has the statement, and before its answer is here."""

    async def run() -> None:
        async with opened(postgres_url) as store:
            writer = store._writer
            original, lost = writer._try, 0

            async def lose(changes: list[Saved], mark: int, *, again: bool) -> set[str]:
                nonlocal lost
                if was_stored or again:
                    stored = await original(changes, mark, again=again)
                if not again:
                    lost += 1
                    raise ConnectionResetError
                return stored

            await asyncio.gather(store.append(saved("A", 1)), store.append(saved("B", 1)))
            writer._try = lose  # type: ignore[method-assign]
            asked = [saved("A", 2), saved("B", 1, body=body("another")), saved("C", 1)]
            answers = await asyncio.gather(*map(store.append, asked), return_exceptions=True)
            assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
            assert lost == 1
            assert len(await store.changes("A")) == 2
            assert await store.changes("B") == (bytes(body("B 1")),)

    asyncio.run(run())


def test_everybody_has_an_answer_where_the_database_hangs(
    postgres_server: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(postgres_url) as store:
            await store.append(saved("A", 1))
            for module in (connections, writer):
                monkeypatch.setattr(module, "PATIENCE", 0.5)
            postgres_server.pause()
            try:
                asked = [store.append(saved("A", 2)), store.load("A"), store.probe()]
                for answer in await asyncio.gather(*asked, return_exceptions=True):
                    assert isinstance(answer, Unavailable)
                with pytest.raises(Unavailable):
                    await store.append(saved("B", 1))
            finally:
                postgres_server.resume()
            monkeypatch.undo()
            assert len(await store.changes("A")) in (1, 2)
            last = (await store.versions(["A"]))["A"]
            with suppress(Conflict):  # what was asked for before may happen only now
                await store.append(saved("A", last + 1))
            assert len(await store.changes("A")) >= 2

    asyncio.run(run())


def test_nothing_stays_open_however_late_it_was_asked(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may end while somebody asks."""
    made: list[connections.Connection] = []

    async def connect(url: str, **settings: str) -> connections.Connection:
        made.append(await asyncpg.connect(url, server_settings=settings))
        return made[-1]

    for module in (connections, writer):
        monkeypatch.setattr(module, "connect", connect)

    async def run() -> None:
        store = PostgresStore(postgres_url)
        await store.open()
        await store.append(saved("A", 1))
        has_begun, may_end = asyncio.Event(), asyncio.Event()

        async def slow(_connection: connections.Connection) -> None:
            has_begun.set()
            await may_end.wait()

        asking = asyncio.create_task(store._database.ask(slow))
        await has_begun.wait()
        await store.close()
        may_end.set()
        await asking
        await store.append(saved("A", 2))
        assert await store.versions("A") == {"A": 2}
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
        assert len(made) >= 4
        assert all(connection.is_closed() for connection in made)

    asyncio.run(run())


# Migrations


def test_a_newer_database_is_refused_and_left_alone(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = (*schema.MIGRATIONS, "ALTER TABLE tables ADD COLUMN colour text")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", later)
        asyncio.run(open_and_close(postgres_url))
    with pytest.raises(TooNew, match="newer"):
        asyncio.run(open_and_close(postgres_url))
    monkeypatch.setattr(schema, "MIGRATIONS", later)
    asyncio.run(open_and_close(postgres_url))


def test_an_older_database_is_brought_up_to_date_or_left_as_it_was(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write() -> None:
        async with opened(postgres_url) as store:
            await store.append(saved("A", 1))

    asyncio.run(write())
    before = asyncio.run(ask(postgres_url, "SELECT * FROM tables, reverie_schema"))
    bad = (*schema.MIGRATIONS, "CREATE TABLE half (it text); CREATE TABLE half (it text)")
    monkeypatch.setattr(schema, "MIGRATIONS", bad)
    with pytest.raises(CannotOpen, match="half"):
        asyncio.run(open_and_close(postgres_url))
    assert asyncio.run(ask(postgres_url, "SELECT * FROM tables, reverie_schema")) == before
    good = (*bad[:-1], "ALTER TABLE tables ADD COLUMN colour text DEFAULT 'teal'")
    monkeypatch.setattr(schema, "MIGRATIONS", good)
    for _ in range(2):
        asyncio.run(open_and_close(postgres_url))
        (row,) = asyncio.run(ask(postgres_url, "SELECT * FROM tables, reverie_schema"))
        assert row[-2:] == ("teal", len(good))


def test_several_who_open_a_new_database_at_once(postgres_url: str) -> None:
    async def run() -> None:
        await asyncio.gather(*[open_and_close(postgres_url) for _ in range(5)])

    asyncio.run(run())


def test_every_key_begins_with_the_code_of_the_table(postgres_url: str) -> None:
    """So that all that is kept of a table can lie on one shard. Leases are of no table."""
    asyncio.run(open_and_close(postgres_url))
    first_columns = """SELECT relname, attname FROM pg_index JOIN pg_class ON oid = indrelid
        JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
        WHERE indisunique AND relnamespace = current_schema()::regnamespace"""
    kept = ("archive", "changes", "refusals", "snapshots", "tables")
    others = {("copying", "source"), ("leases", "name"), ("reverie_schema", "version")}
    found = asyncio.run(ask(postgres_url, first_columns))
    assert set(found) == {(table, "code") for table in kept} | others
    sequences_and_references = """SELECT relname, conname FROM pg_class
        LEFT JOIN pg_constraint ON conrelid = pg_class.oid
        WHERE relnamespace = current_schema()::regnamespace AND (relkind = 'S' OR contype = 'f')"""
    assert asyncio.run(ask(postgres_url, sequences_and_references)) == []
