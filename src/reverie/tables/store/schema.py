"""The SQLite schema. A migration is never changed once it was released; a new one is added."""

import sqlite3
import time
from collections.abc import Iterator

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
)

CHECKPOINT_EVERY = 2000
"""Pages in the write-ahead log. What is written meanwhile waits for a checkpoint, so it is seldom;
but a log that has been that long once is overwritten in place, which syncs faster than growing."""
PATIENCE = 10
"""Seconds that a connection waits for another."""
STATEMENTS = 600
"""How many are kept ready: one for each size of a batch."""


class TooNew(RuntimeError):
    """A database of a later version, which is left alone."""


def connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
    )
    try:
        connection.execute(f"PRAGMA busy_timeout = {1000 * PATIENCE}")
        _use_write_ahead_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_EVERY}")
    except BaseException:
        connection.close()
        raise
    return connection


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Of several who make a new database some are refused at once, whatever the timeout is."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
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
