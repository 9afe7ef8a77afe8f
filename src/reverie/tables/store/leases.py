"""Leases in SQLite: a row for each of the places that a name has."""

import json
import sqlite3
from collections.abc import Collection

from reverie.tables.store.base import Lease

NOW = "((julianday('now') - 2440587.5) * 86400.0)"
LONG_AGO = 3600.0

# The place that the holder has, or else the first that is free.
ACQUIRE = f"""
    WITH RECURSIVE places (slot) AS (
        SELECT 0 UNION ALL SELECT slot + 1 FROM places WHERE slot + 1 < :most
    )
    INSERT INTO leases
    SELECT :name, places.slot, :holder, {NOW} + :seconds
    FROM places LEFT JOIN leases ON name = :name AND leases.slot = places.slot
    WHERE holder IS NULL OR holder = :holder OR until <= {NOW}
    ORDER BY coalesce(holder, '') <> :holder, places.slot LIMIT 1
    ON CONFLICT (name, slot) DO UPDATE SET holder = excluded.holder, until = excluded.until
    RETURNING slot
"""  # noqa: S608 - our own words
RENEW = f"""
    UPDATE leases SET until = {NOW} + :seconds
    WHERE holder IN (SELECT value FROM json_each(:holders)) AND until > {NOW}
    RETURNING name, holder
"""  # noqa: S608 - our own words
RELEASE = "DELETE FROM leases WHERE name = :name AND holder = :holder"
LEASES = f"""SELECT name, holder FROM leases
    WHERE substr(name, 1, length(:prefix)) = :prefix AND until > {NOW}"""  # noqa: S608 - our own words
FORGET = f"DELETE FROM leases WHERE until <= {NOW} - {LONG_AGO}"  # noqa: S608 - our own words


def acquire(db: sqlite3.Connection, name: str, holder: str, seconds: float, most: int) -> bool:
    values = {"name": name, "holder": holder, "seconds": seconds, "most": most}
    return bool(db.execute(ACQUIRE, values).fetchall())


def renew(db: sqlite3.Connection, holders: Collection[str], seconds: float) -> frozenset[Lease]:
    rows = db.execute(RENEW, {"holders": json.dumps(list(holders)), "seconds": seconds})
    return frozenset(Lease(*row) for row in rows.fetchall())


def release(db: sqlite3.Connection, name: str, holder: str) -> None:
    db.execute(RELEASE, {"name": name, "holder": holder})


def leases(db: sqlite3.Connection, prefix: str) -> frozenset[Lease]:
    return frozenset(Lease(*row) for row in db.execute(LEASES, {"prefix": prefix}))


def forget(db: sqlite3.Connection) -> None:
    db.execute(FORGET)
