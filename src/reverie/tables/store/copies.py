"""Whole tables out of SQLite and into it."""

import sqlite3

from msgspec import Raw

from reverie.tables.store.base import Listing, Refusal, Saved
from reverie.tables.store.schema import CHAIN, remove
from reverie.tables.store.whole import Packed, Whole

LISTING = "SELECT opened, status, public, deadline FROM listings WHERE code = ?"
CHANGES = """SELECT changes.version, at, key, body FROM chain JOIN changes USING (id)
    ORDER BY changes.version"""
SNAPSHOTS = "SELECT version, body FROM snapshots WHERE code = ? ORDER BY version"
REFUSALS = "SELECT key, error, message, suggestion FROM refusals WHERE code = ? ORDER BY key"
PACKED = "SELECT at, body FROM archive WHERE code = ?"
INSERT = "INSERT INTO changes (code, version, at, key, body, previous) VALUES (?, ?, ?, ?, ?, ?)"


def whole(db: sqlite3.Connection, code: str) -> Whole:
    listed = db.execute(LISTING, (code,)).fetchone()
    changes = db.execute(CHAIN + CHANGES, {"code": code, "after": 0})
    return Whole(
        code,
        listed[0] if listed else None,
        Listing(listed[1], bool(listed[2]), listed[3]) if listed else None,
        tuple(
            Saved(code, version, Raw(body.encode()), at, key) for version, at, key, body in changes
        ),
        tuple(db.execute(SNAPSHOTS, (code,))),
        tuple((key, Refusal(*answer)) for key, *answer in db.execute(REFUSALS, (code,))),
        tuple(Packed(*row) for row in db.execute(PACKED, (code,))),
    )


def restore(db: sqlite3.Connection, table: Whole) -> None:
    """Puts a table where there may be something of it already."""
    code, previous = table.code, None
    remove(db, code)
    for change in table.changes:
        body = str(change.body, "utf-8")
        row = (code, change.version, change.at, change.key, body, previous)
        previous = db.execute(INSERT, row).lastrowid
    if listing := table.listing:
        values = (code, table.opened, listing.status, listing.public, listing.deadline)
        db.execute("INSERT INTO listings VALUES (?, ?, ?, ?, ?)", values)
    db.executemany(
        "INSERT INTO snapshots VALUES (?, ?, ?)", [(code, *one) for one in table.snapshots]
    )
    db.executemany(
        "INSERT INTO refusals VALUES (?, ?, ?, ?, ?)",
        [(code, key, no.code, no.message, no.suggestion) for key, no in table.refusals],
    )
    db.executemany(
        "INSERT OR REPLACE INTO archive VALUES (?, ?, ?)",
        [(code, packed.at, packed.body) for packed in table.packed[-1:]],
    )


def copying(db: sqlite3.Connection) -> str | None:
    row = db.execute("SELECT source FROM copying").fetchone()
    return row[0] if row else None


def set_copying(db: sqlite3.Connection, source: str | None) -> None:
    db.execute("DELETE FROM copying")
    if source is not None:
        db.execute("INSERT INTO copying VALUES (?)", (source,))
