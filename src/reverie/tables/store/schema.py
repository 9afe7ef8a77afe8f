"""The SQLite schema. A migration is never changed once it was released; a new one is added."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Lock

# Changes are kept in the order they come in, and there is no index of them: those of a commit lie
# side by side, and few pages have to be synced. Each knows the one before it at its table, and
# heads, which are few and small, know the last.
MIGRATIONS = (
    """
    CREATE TABLE changes (
        code TEXT NOT NULL, version INTEGER NOT NULL, at REAL NOT NULL, key TEXT,
        body TEXT NOT NULL,
        PRIMARY KEY (code, version)
    );
    CREATE TABLE listings (
        code TEXT PRIMARY KEY, opened REAL NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
        deadline REAL
    ) WITHOUT ROWID;
    CREATE INDEX listings_public ON listings (opened) WHERE public AND status = 'lobby';
    CREATE INDEX listings_deadline ON listings (deadline) WHERE deadline IS NOT NULL;
    CREATE TABLE snapshots (
        code TEXT PRIMARY KEY, version INTEGER NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE refusals (
        code TEXT NOT NULL, key TEXT NOT NULL, error TEXT NOT NULL, message TEXT NOT NULL,
        PRIMARY KEY (code, key)
    ) WITHOUT ROWID;
    CREATE TABLE archive (
        code TEXT PRIMARY KEY, at REAL NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE changes RENAME TO indexed;
    CREATE TABLE changes (
        id INTEGER PRIMARY KEY, code TEXT NOT NULL, version INTEGER NOT NULL, at REAL NOT NULL,
        key TEXT, body TEXT NOT NULL, previous INTEGER
    );
    CREATE TABLE heads (
        code TEXT PRIMARY KEY, version INTEGER NOT NULL, last INTEGER NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO changes (id, code, version, at, key, body, previous)
    SELECT rowid, code, version, at, key, body, (
        SELECT before.rowid FROM indexed AS before
        WHERE before.code = indexed.code AND before.version = indexed.version - 1
    ) FROM indexed;
    INSERT INTO heads SELECT code, max(version), id FROM changes GROUP BY code;
    DROP TABLE indexed;
    CREATE TRIGGER changes_head AFTER INSERT ON changes BEGIN
        INSERT INTO heads VALUES (new.code, new.version, new.id)
        ON CONFLICT (code) DO UPDATE SET
            version = CASE version WHEN new.version - 1 THEN new.version END, last = new.id;
    END;
    """,
    """
    ALTER TABLE refusals ADD COLUMN suggestion TEXT;
    """,
    """
    ALTER TABLE snapshots RENAME TO last;
    CREATE TABLE snapshots (
        code TEXT NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (code, version)
    ) WITHOUT ROWID;
    INSERT INTO snapshots SELECT code, version, body FROM last;
    DROP TABLE last;
    """,
    """
    CREATE TABLE leases (
        name TEXT NOT NULL, slot INTEGER NOT NULL, holder TEXT NOT NULL, until REAL NOT NULL,
        PRIMARY KEY (name, slot)
    ) WITHOUT ROWID;
    CREATE INDEX leases_holder ON leases (holder);
    """,
    """
    CREATE TABLE copying (source TEXT PRIMARY KEY) WITHOUT ROWID;
    """,
)

CHECKPOINT_EVERY = 2000
"""Pages in the write-ahead log. What is written meanwhile waits for a checkpoint, so it is seldom;
but a log that has been that long once is overwritten in place, which syncs faster than growing."""
PATIENCE = 10
"""Seconds that whoever opens a database waits for others who do."""
CREATING = Lock()
STATEMENTS = 600
"""How many are kept ready: one for each size of a batch."""
# How the changes of one table are found, of which there is no index: from the last one back to the
# first after a version.
CHAIN = """
    WITH RECURSIVE chain (id, version) AS (
        SELECT last, version FROM heads WHERE code = :code AND version > :after
        UNION ALL
        SELECT previous, chain.version - 1 FROM chain JOIN changes USING (id)
        WHERE chain.version - 1 > :after
    )
"""
DELETE = "DELETE FROM changes WHERE id IN (SELECT id FROM chain)"


class TooNew(RuntimeError):
    """A database of a later version, which is left alone."""


def create(path: str) -> None:
    """An empty file that is nobody else's to read, where there is none."""
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    # To close a file gives up every lock on it, those of a connection of this process, too.
    with CREATING, suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
    )
    try:
        wait(connection, PATIENCE)
        _use_write_ahead_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_EVERY}")
    except BaseException:
        connection.close()
        raise
    return connection


def wait(connection: sqlite3.Connection, seconds: float) -> None:
    """How long it waits for another connection."""
    connection.execute(f"PRAGMA busy_timeout = {1000 * seconds:.0f}")


def is_locked(error: Exception) -> bool:
    """Whether another connection was waited for in vain."""
    code = getattr(error, "sqlite_errorcode", 0)
    return bool(code & 0xFF == sqlite3.SQLITE_BUSY)


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Of several who make a new database some are refused at once, whatever the timeout is."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if not is_locked(error) or time.monotonic() > end:
                raise
            time.sleep(0.01)


def _statements(script: str) -> Iterator[str]:
    """One after another; a trigger has semicolons of its own."""
    statement = ""
    for part in script.split(";"):
        statement += f"{part};"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def is_current(path: str) -> bool:
    """Whether there is a database that needs no migration."""
    if not Path(path).is_file():
        return False
    connection = connect(path)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    finally:
        connection.close()
    return bool(version == len(MIGRATIONS))


def prepare(path: str) -> None:
    """A database that is up to date and can be written to; raises where that cannot be."""
    create(path)
    connection = connect(path)
    try:
        migrate(connection)
    finally:
        connection.close()


def migrate(connection: sqlite3.Connection) -> None:
    """Brings a database up to date, one whole migration after another."""
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        connection.execute("ROLLBACK")
        raise TooNew("it was written by a newer version of Reverie")
    for migration in MIGRATIONS[version:]:
        for statement in _statements(migration):
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute("COMMIT")


def remove(db: sqlite3.Connection, code: str) -> None:
    """All that is kept of a table, but for what was packed away."""
    db.execute(CHAIN + DELETE, {"code": code, "after": 0})
    for table in ("heads", "listings", "snapshots", "refusals"):
        db.execute(f"DELETE FROM {table} WHERE code = ?", (code,))  # noqa: S608 - our own names
