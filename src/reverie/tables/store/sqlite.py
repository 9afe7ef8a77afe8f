"""SQLite, the embedded default: durable before it answers, many tables to a commit."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

from reverie.tables.store import copies, leases
from reverie.tables.store.base import (
    MOST_REFUSED_BYTES,
    MOST_REMEMBERED,
    SNAPSHOTS_KEPT,
    Conflict,
    IsUsed,
    Lease,
    Overview,
    Past,
    Refusal,
    Saved,
    Stored,
    nobody_uses,
    weight,
)
from reverie.tables.store.schema import CHAIN, connect, is_current, prepare, remove, wait
from reverie.tables.store.whole import Whole, pack, unpack
from reverie.tables.store.writer import PATIENCE, Writer
from reverie.tables.table import Status

T = TypeVar("T")

BODIES = """SELECT body FROM chain JOIN changes USING (id)
    WHERE chain.version <= coalesce(:upto, chain.version) ORDER BY chain.version"""
ANSWERS = """SELECT key, chain.version FROM chain JOIN changes USING (id)
    WHERE key NOT NULL ORDER BY chain.version"""
REFUSE = """INSERT OR IGNORE INTO refusals SELECT :code, :key, :error, :message, :suggestion
    WHERE (SELECT count(*) < :most AND coalesce(sum(length(CAST(key AS BLOB))
        + length(CAST(error AS BLOB)) + length(CAST(message AS BLOB))
        + length(CAST(coalesce(suggestion, '') AS BLOB))), 0) + :weight <= :most_bytes
        FROM refusals WHERE code = :code)"""
REFUSED = "SELECT error, message, suggestion FROM refusals WHERE code = ? AND key = ?"
VERSION = "SELECT version FROM heads WHERE code = ?"
REFUSALS = "SELECT key, error, message, suggestion FROM refusals WHERE code = ?"
SNAPSHOT = """SELECT version, body FROM snapshots
    WHERE code = :code AND version <= coalesce(:upto, version) ORDER BY version DESC LIMIT 1"""
DROP_SNAPSHOTS = """DELETE FROM snapshots WHERE code = :code AND version <= (SELECT version
    FROM snapshots WHERE code = :code ORDER BY version DESC LIMIT 1 OFFSET :kept)"""
OVERVIEW = """SELECT listings.code, status, public, heads.version, opened, at
    FROM listings JOIN heads USING (code) JOIN changes ON changes.id = heads.last
    WHERE status = coalesce(:status, status) ORDER BY at DESC LIMIT :most"""
ARCHIVED = "SELECT body FROM archive WHERE code = ?"


class SqliteStore:
    def __init__(self, path: str | Path) -> None:
        self._path = str(path)

    async def open(self) -> None:
        if not is_current(self._path):
            prepare(self._path)
        self._reader = connect(self._path)
        wait(self._reader, PATIENCE)
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer = Writer(self._path)

    async def close(self) -> None:
        await self._writer.close()
        self._reading.shutdown()
        self._reader.close()

    def append(self, saved: Saved) -> asyncio.Future[None]:
        return self._writer.ask(saved)

    async def refuse(
        self, code: str, key: str, refusal: Refusal, version: int | None = None
    ) -> Refusal:
        values = {
            "code": code,
            "key": key,
            "error": refusal.code,
            "message": refusal.message,
            "suggestion": refusal.suggestion,
            "weight": weight(key, refusal),
            "most": MOST_REMEMBERED,
            "most_bytes": MOST_REFUSED_BYTES,
        }

        def keep(db: sqlite3.Connection) -> Refusal | None:
            if before := db.execute(REFUSED, (code, key)).fetchone():
                return Refusal(*before)
            if version is not None and db.execute(VERSION, (code,)).fetchone() != (version,):
                return None
            db.execute(REFUSE, values)
            return refusal

        if first := await self._writer.ask(keep):
            return cast("Refusal", first)
        raise Conflict

    async def snapshot(self, code: str, version: int, body: bytes) -> None:
        def keep(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (code, version, body))
            db.execute(DROP_SNAPSHOTS, {"code": code, "kept": SNAPSHOTS_KEPT})

        await self._writer.ask(keep)

    async def load(self, code: str) -> Stored | None:
        return await self._read(lambda db: _load(db, code))

    async def past(self, code: str, version: int) -> Past:
        return await self._read(lambda db: _past(db, code, version))

    async def changes(
        self, code: str, upto: int | None = None, after: int = 0
    ) -> tuple[bytes, ...]:
        return await self._read(lambda db: _changes(db, code, after, upto))

    async def versions(self, codes: Collection[str]) -> dict[str, int]:
        query = "SELECT code, version FROM heads WHERE code IN (SELECT value FROM json_each(?))"
        asked = json.dumps(list(codes))
        return await self._read(lambda db: dict(db.execute(query, (asked,))))

    async def public(self, most: int, since: float) -> tuple[str, ...]:
        query = """SELECT listings.code FROM listings JOIN heads USING (code)
            JOIN changes ON changes.id = heads.last
            WHERE public AND status = 'lobby' AND at >= ? ORDER BY opened DESC LIMIT ?"""
        return await self._read(lambda db: _column(db, query, since, most))

    async def due(self, now: float) -> tuple[str, ...]:
        query = "SELECT code FROM listings WHERE deadline <= ?"
        return await self._read(lambda db: _column(db, query, now))

    async def deadlines(self) -> dict[str, float]:
        query = "SELECT code, deadline FROM listings WHERE deadline IS NOT NULL"
        return await self._read(lambda db: dict(db.execute(query)))

    async def now(self) -> float:
        return time.time()

    async def probe(self) -> None:
        await self._writer.ask(_probe)

    async def count(self) -> dict[Status, int]:
        query = "SELECT status, count(*) FROM listings GROUP BY status"
        return await self._read(lambda db: dict(db.execute(query)))

    async def archive(
        self, status: Status, idle_since: float, now: float, is_used: IsUsed = nobody_uses
    ) -> tuple[str, ...]:
        codes = await self._read(lambda db: _idle(db, status, idle_since))
        pack = partial(_archive, status=status, idle_since=idle_since, now=now)
        packed = [
            code
            for code in codes
            if not is_used(code) and await self._writer.ask(partial(pack, code))
        ]
        return tuple(packed)

    async def put_away(self, code: str, now: float) -> bool:
        return bool(await self._writer.ask(lambda db: _put_away(db, code, now)))

    async def overview(self, most: int, status: Status | None = None) -> tuple[Overview, ...]:
        values = {"status": status, "most": most}
        rows = await self._read(lambda db: db.execute(OVERVIEW, values).fetchall())
        return tuple(
            Overview(code, status, bool(public), *times) for code, status, public, *times in rows
        )

    async def codes(self) -> tuple[str, ...]:
        query = "SELECT code FROM heads UNION SELECT code FROM archive"
        return await self._read(lambda db: _column(db, query))

    async def archived(self, code: str) -> tuple[bytes, ...]:
        packed = await self._read(lambda db: db.execute(ARCHIVED, (code,)).fetchone())
        return unpack(packed[0]) if packed else ()

    async def forget(self, archived_before: float) -> None:
        def remove(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM archive WHERE at < ?", (archived_before,))
            leases.forget(db)

        await self._writer.ask(remove)

    async def acquire(self, name: str, holder: str, seconds: float, most: int = 1) -> bool:
        return bool(
            await self._writer.ask(lambda db: leases.acquire(db, name, holder, seconds, most))
        )

    async def renew(self, holders: Collection[str], seconds: float) -> frozenset[Lease]:
        held: frozenset[Lease] = await self._writer.ask(
            lambda db: leases.renew(db, holders, seconds)
        )
        return held

    async def release(self, name: str, holder: str) -> None:
        await self._writer.ask(lambda db: leases.release(db, name, holder))

    async def leases(self, prefix: str = "") -> frozenset[Lease]:
        return await self._read(lambda db: leases.leases(db, prefix))

    async def whole(self, code: str) -> Whole:
        return await self._read(lambda db: copies.whole(db, code))

    async def restore(self, whole: Whole) -> None:
        await self._writer.ask(lambda db: copies.restore(db, whole))

    async def copying(self) -> str | None:
        return await self._read(copies.copying)

    async def set_copying(self, source: str | None) -> None:
        await self._writer.ask(lambda db: copies.set_copying(db, source))

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, query, self._reader)


def _probe(db: sqlite3.Connection) -> None:
    """Takes room as a change does, and gives it back."""
    db.execute("INSERT OR REPLACE INTO snapshots VALUES ('', 0, zeroblob(8192))")
    db.execute("DELETE FROM snapshots WHERE code = ''")


def _column(db: sqlite3.Connection, query: str, *values: object) -> tuple[str, ...]:
    return tuple(value for (value,) in db.execute(query, values))


def _changes(db: sqlite3.Connection, code: str, after: int, upto: int | None) -> tuple[bytes, ...]:
    rows = db.execute(CHAIN + BODIES, {"code": code, "after": after, "upto": upto})
    return tuple(body.encode() for (body,) in rows)


def _snapshot(
    db: sqlite3.Connection, code: str, upto: int | None = None
) -> tuple[int, bytes | None]:
    """The last one, or the last up to a version."""
    return db.execute(SNAPSHOT, {"code": code, "upto": upto}).fetchone() or (0, None)


def _past(db: sqlite3.Connection, code: str, version: int) -> Past:
    after, snapshot = _snapshot(db, code, version)
    return Past(snapshot, _changes(db, code, after, version))


def _load(db: sqlite3.Connection, code: str) -> Stored | None:
    db.execute("BEGIN")  # all of it as of one moment
    try:
        after, snapshot = _snapshot(db, code)
        changes = _changes(db, code, after, None)
        if not changes and snapshot is None:
            return None
        (last,) = db.execute("SELECT version FROM heads WHERE code = ?", (code,)).fetchone()
        answers = db.execute(CHAIN + ANSWERS, {"code": code, "after": last - MOST_REMEMBERED})
        refused = db.execute(REFUSALS, (code,))
        refusals = {key: Refusal(*answer) for key, *answer in refused}
        return Stored(snapshot, changes, dict(answers), refusals)
    finally:
        db.execute("COMMIT")


def _idle(
    db: sqlite3.Connection, status: Status, since: float, code: str | None = None
) -> tuple[str, ...]:
    query = """SELECT listings.code FROM listings JOIN heads USING (code)
        JOIN changes ON changes.id = heads.last
        WHERE status = ? AND listings.code = coalesce(?, listings.code) AND at < ?"""
    return _column(db, query, status, code, since)


def _archive(
    code: str, db: sqlite3.Connection, *, status: Status, idle_since: float, now: float
) -> bool:
    """Packs a table away, unless somebody has come back to it meanwhile."""
    if not _idle(db, status, idle_since, code):
        return False
    return _put_away(db, code, now)


def _put_away(db: sqlite3.Connection, code: str, now: float) -> bool:
    changes = _changes(db, code, 0, None)
    if changes:
        db.execute("INSERT OR REPLACE INTO archive VALUES (?, ?, ?)", (code, now, pack(changes)))
        remove(db, code)
    return bool(changes)
