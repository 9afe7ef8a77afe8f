"""The PostgreSQL schema. A migration is never changed once it was released; a new one is added.

Every key begins with the code of the table. There are no sequences, and nothing refers to another
table's rows.
"""

import asyncpg

from reverie.tables.store.postgres.connections import Connection, close, connect
from reverie.tables.store.schema import TooNew

MIGRATIONS = (
    """
    CREATE TABLE tables (
        code text COLLATE "C" PRIMARY KEY, version integer NOT NULL,
        at double precision NOT NULL, opened double precision NOT NULL,
        status text NOT NULL, public boolean NOT NULL, deadline double precision
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_public ON tables (opened) WHERE public AND status = 'lobby';
    CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
    CREATE TABLE changes (
        code text COLLATE "C" NOT NULL, version integer NOT NULL, at double precision NOT NULL,
        mark bigint NOT NULL, key bytea, body bytea NOT NULL,
        PRIMARY KEY (code, version)
    );
    CREATE TABLE snapshots (
        code text COLLATE "C" NOT NULL, version integer NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (code, version)
    );
    CREATE TABLE refusals (
        code text COLLATE "C" NOT NULL, digest bytea NOT NULL, key bytea NOT NULL,
        weight integer NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (code, digest)
    );
    CREATE TABLE archive (
        code text COLLATE "C" NOT NULL, month integer NOT NULL, at double precision NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (code, month)
    ) PARTITION BY RANGE (month);
    CREATE TABLE leases (
        name text COLLATE "C" NOT NULL, slot integer NOT NULL, holder text NOT NULL,
        until timestamptz NOT NULL,
        PRIMARY KEY (name, slot)
    ) WITH (fillfactor = 70);
    CREATE INDEX leases_holder ON leases (holder);
    """,
    """
    CREATE TABLE copying (source text PRIMARY KEY);
    """,
)
LOCK = 0x7265766572696500
"""Of those who open a new database at once, one makes the tables."""


async def version_of(connection: Connection) -> int:
    try:
        return int(await connection.fetchval("SELECT version FROM reverie_schema") or 0)
    except asyncpg.UndefinedTableError:
        return 0


async def is_current(connection: Connection) -> bool:
    """Whether no migration is needed."""
    return await version_of(connection) == len(MIGRATIONS)


async def prepare(url: str) -> None:
    """Brings a database up to date, however long that takes."""
    connection = await connect(url, statement_timeout="0")
    try:
        await migrate(connection)
    finally:
        await close(connection)


async def migrate(connection: Connection) -> None:
    """All of it or nothing."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS reverie_schema (version integer PRIMARY KEY)"
        )
        version = await version_of(connection)
        if version > len(MIGRATIONS):
            raise TooNew("it was written by a newer version of Reverie")
        for migration in MIGRATIONS[version:]:
            await connection.execute(migration)
        await connection.execute("DELETE FROM reverie_schema")
        await connection.execute("INSERT INTO reverie_schema VALUES ($1)", len(MIGRATIONS))
