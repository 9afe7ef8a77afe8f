"""The store on PostgreSQL."""

import ssl
from asyncio import Future
from collections.abc import Collection
from hashlib import sha256
from typing import Any

import asyncpg
import msgspec

from reverie.tables.store.base import (
    MOST_REFUSED_BYTES,
    MOST_REMEMBERED,
    SNAPSHOTS_KEPT,
    CannotOpen,
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
from reverie.tables.store.postgres import archive, copies, leases
from reverie.tables.store.postgres.connections import Connection, Connections
from reverie.tables.store.postgres.schema import is_current, prepare
from reverie.tables.store.postgres.writer import Writer
from reverie.tables.store.whole import Whole, unpack
from reverie.tables.table import Status

MOST_CONNECTIONS = 10
"""Of a worker, besides that of its writer."""
LAST_VERSION = 2**31 - 1
HOPELESS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    ssl.SSLCertVerificationError,
    ValueError,
)
"""Why it is no use to try again to open it."""

# All of it in one statement, and so as of one moment.
LOAD = """
    SELECT last.body AS snapshot,
        ARRAY(SELECT body FROM changes WHERE code = $1 AND version > coalesce(last.version, 0)
            ORDER BY version) AS changes,
        ARRAY(SELECT key FROM changes WHERE code = $1 AND version > tables.version - $2
            AND key IS NOT NULL ORDER BY version) AS keys,
        ARRAY(SELECT version FROM changes WHERE code = $1 AND version > tables.version - $2
            AND key IS NOT NULL ORDER BY version) AS versions,
        ARRAY(SELECT key FROM refusals WHERE code = $1 ORDER BY digest) AS refused,
        ARRAY(SELECT body FROM refusals WHERE code = $1 ORDER BY digest) AS refusals
    FROM tables LEFT JOIN LATERAL (
        SELECT version, body FROM snapshots WHERE snapshots.code = tables.code
        ORDER BY version DESC LIMIT 1
    ) AS last ON true
    WHERE tables.code = $1
"""
PAST = """
    SELECT last.body AS snapshot, ARRAY(
        SELECT body FROM changes WHERE code = $1
        AND version > coalesce(last.version, 0) AND version <= $2 ORDER BY version
    ) AS changes
    FROM (SELECT 1) AS always LEFT JOIN (
        SELECT version, body FROM snapshots WHERE code = $1 AND version <= $2
        ORDER BY version DESC LIMIT 1
    ) AS last ON true
"""
CHANGES = """SELECT body FROM changes WHERE code = $1 AND version > $2 AND version <= $3
    ORDER BY version"""
# Whoever appends meanwhile is waited for.
REFUSE = """
    WITH table_now AS MATERIALIZED (
        SELECT version FROM tables WHERE code = $1 AND version = $8::integer FOR SHARE
    ),
    decided AS MATERIALIZED (
        SELECT $8::integer IS NULL OR EXISTS (SELECT FROM table_now) AS is_so
    ),
    kept AS (
        INSERT INTO refusals SELECT $1, $2, $3, $4::integer, $5 FROM decided
        WHERE is_so AND (SELECT count(*) < $6 AND coalesce(sum(weight), 0) + $4::integer <= $7
            FROM refusals WHERE code = $1)
        ON CONFLICT (code, digest) DO NOTHING
    )
    SELECT is_so, (SELECT body FROM refusals WHERE code = $1 AND digest = $2) AS before FROM decided
"""
SNAPSHOT = """INSERT INTO snapshots VALUES ($1, $2, $3)
    ON CONFLICT (code, version) DO UPDATE SET body = excluded.body"""
DROP_SNAPSHOTS = """DELETE FROM snapshots WHERE code = $1 AND version <= (SELECT version
    FROM snapshots WHERE code = $1 ORDER BY version DESC LIMIT 1 OFFSET $2)"""
PUBLIC = """SELECT code FROM tables WHERE public AND status = 'lobby' AND at >= $1
    ORDER BY opened DESC LIMIT $2"""
DUE = "SELECT code FROM tables WHERE deadline <= $1"
DEADLINES = "SELECT code, deadline FROM tables WHERE deadline IS NOT NULL"
COUNT = "SELECT status, count(*) FROM tables GROUP BY status"
VERSIONS = "SELECT code, version FROM tables WHERE code = ANY($1::text[])"
OVERVIEW = """SELECT code, status, public, version, opened, at FROM tables
    WHERE status = coalesce($2, status) ORDER BY at DESC LIMIT $1"""
CODES = "SELECT code FROM tables UNION SELECT code FROM archive"


class PostgresStore:
    def __init__(self, url: str, most_connections: int = MOST_CONNECTIONS) -> None:
        self._url = url
        self._most_connections = most_connections

    async def open(self) -> None:
        self._database = Connections(self._url, self._most_connections)
        try:
            if not await self._database.ask(is_current):
                await prepare(self._url)
        except BaseException as error:
            await self._database.close()
            if isinstance(error, HOPELESS):
                raise CannotOpen(str(error).rstrip(".")) from error
            raise
        self._writer = Writer(self._url)

    async def close(self) -> None:
        await self._writer.close()
        await self._database.close()

    def append(self, saved: Saved) -> Future[None]:
        return self._writer.append(saved)

    async def refuse(
        self, code: str, key: str, refusal: Refusal, version: int | None = None
    ) -> Refusal:
        kept = key.encode()
        body = msgspec.json.encode(refusal)
        values = (code, sha256(kept).digest(), kept, weight(key, refusal), body)
        most = (MOST_REMEMBERED, MOST_REFUSED_BYTES)
        ((is_so, before),) = await self._database.fetch(REFUSE, *values, *most, version)
        if before is not None:
            return msgspec.json.decode(before, type=Refusal)
        if not is_so:
            raise Conflict
        return refusal

    async def snapshot(self, code: str, version: int, body: bytes) -> None:
        async def keep(connection: Connection) -> None:
            await connection.execute(SNAPSHOT, code, version, body)
            await connection.execute(DROP_SNAPSHOTS, code, SNAPSHOTS_KEPT)

        await self._database.ask(keep)

    async def load(self, code: str) -> Stored | None:
        rows = await self._database.fetch(LOAD, code, MOST_REMEMBERED)
        if not rows:
            return None
        (row,) = rows
        answers = zip((key.decode() for key in row["keys"]), row["versions"], strict=True)
        refusals = zip(row["refused"], row["refusals"], strict=True)
        return Stored(
            row["snapshot"],
            tuple(row["changes"]),
            dict(answers),
            {key.decode(): msgspec.json.decode(body, type=Refusal) for key, body in refusals},
        )

    async def past(self, code: str, version: int) -> Past:
        ((snapshot, changes),) = await self._database.fetch(PAST, code, version)
        return Past(snapshot, tuple(changes))

    async def changes(
        self, code: str, upto: int | None = None, after: int = 0
    ) -> tuple[bytes, ...]:
        last = LAST_VERSION if upto is None else upto
        return await self._column(CHANGES, code, after, last)

    async def versions(self, codes: Collection[str]) -> dict[str, int]:
        return dict(await self._database.fetch(VERSIONS, list(codes)))

    async def public(self, most: int, since: float) -> tuple[str, ...]:
        return await self._column(PUBLIC, since, most)

    async def due(self, now: float) -> tuple[str, ...]:
        return await self._column(DUE, now)

    async def deadlines(self) -> dict[str, float]:
        return dict(await self._database.fetch(DEADLINES))

    async def count(self) -> dict[Status, int]:
        return dict(await self._database.fetch(COUNT))

    async def now(self) -> float:
        ((now,),) = await self._database.fetch(leases.TIME)
        return float(now)

    async def probe(self) -> None:
        await self._database.fetch(leases.PROBE)

    async def archive(
        self, status: Status, idle_since: float, now: float, is_used: IsUsed = nobody_uses
    ) -> tuple[str, ...]:
        packed = []
        for code, version in await self._database.fetch(archive.IDLE, status, idle_since):
            if not is_used(code) and await archive.pack_away(
                self._database, code, version, status, idle_since, now
            ):
                packed.append(code)
        return tuple(packed)

    async def put_away(self, code: str, now: float) -> bool:
        while version := (await self.versions([code])).get(code):
            if await archive.pack_away(self._database, code, version, None, None, now):
                return True
        return False

    async def overview(self, most: int, status: Status | None = None) -> tuple[Overview, ...]:
        return tuple(Overview(*row) for row in await self._database.fetch(OVERVIEW, most, status))

    async def codes(self) -> tuple[str, ...]:
        return await self._column(CODES)

    async def archived(self, code: str) -> tuple[bytes, ...]:
        packed = await self._column(archive.LAST, code)
        return unpack(packed[0]) if packed else ()

    async def forget(self, archived_before: float) -> None:
        await self._database.ask(lambda db: archive.drop_months(db, archived_before))
        await self._database.fetch(leases.FORGET)

    async def acquire(self, name: str, holder: str, seconds: float, most: int = 1) -> bool:
        return await self._database.ask(lambda db: leases.acquire(db, name, holder, seconds, most))

    async def renew(self, holders: Collection[str], seconds: float) -> frozenset[Lease]:
        rows = await self._database.fetch(leases.RENEW, list(holders), float(seconds))
        return frozenset(Lease(*row) for row in rows)

    async def release(self, name: str, holder: str) -> None:
        await self._database.fetch(leases.RELEASE, name, holder)

    async def leases(self, prefix: str = "") -> frozenset[Lease]:
        rows = await self._database.fetch(leases.LEASES, prefix)
        return frozenset(Lease(*row) for row in rows)

    async def whole(self, code: str) -> Whole:
        return await self._database.ask(lambda db: copies.whole(db, code))

    async def restore(self, whole: Whole) -> None:
        await self._database.ask(lambda db: copies.restore(db, whole))

    async def copying(self) -> str | None:
        sources = await self._column("SELECT source FROM copying")
        return sources[0] if sources else None

    async def set_copying(self, source: str | None) -> None:
        await self._database.ask(lambda db: copies.set_copying(db, source))

    async def _column(self, query: str, *values: object) -> tuple[Any, ...]:
        return tuple(value for (value,) in await self._database.fetch(query, *values))
