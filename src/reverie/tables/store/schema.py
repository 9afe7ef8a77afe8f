"""The SQLite schema. A migration is never changed once it was released; a new one is added."""

import sqlite3

# Changes are kept in the order they come in, not by table: those of a commit lie side by side, and
# few pages have to be synced.
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
)

CHECKPOINT_EVERY = 4000
"""Pages of 4 KB in the write-ahead log. A page that many commits change is copied back once."""


def connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 10000")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_EVERY}")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Brings a database up to date, one whole migration after another."""
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        connection.execute("ROLLBACK")
        raise RuntimeError("This database was written by a newer version of Reverie.")
    for migration in MIGRATIONS[version:]:
        for statement in migration.split(";"):
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute("COMMIT")
