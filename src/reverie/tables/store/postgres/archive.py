"""Tables that were packed away, a partition for each month: to forget a month is to drop it."""

import asyncio

import asyncpg

from reverie.tables.store.postgres.connections import Connection, Connections
from reverie.tables.store.whole import pack
from reverie.tables.table import Status

MONTH = 30 * 86400.0

IDLE = "SELECT code, version FROM tables WHERE status = $1 AND at < $2 ORDER BY code"
BODIES = "SELECT body FROM changes WHERE code = $1 AND version <= $2 ORDER BY version"
PACK = """
    WITH gone AS (
        DELETE FROM tables WHERE code = $1 AND version = $2
        AND status = coalesce($3, status) AND at < coalesce($4, 'infinity'::double precision)
        RETURNING code
    ),
    gone_changes AS (DELETE FROM changes USING gone WHERE changes.code = gone.code),
    gone_snapshots AS (DELETE FROM snapshots USING gone WHERE snapshots.code = gone.code),
    gone_refusals AS (DELETE FROM refusals USING gone WHERE refusals.code = gone.code)
    INSERT INTO archive SELECT code, $5, $6, $7 FROM gone
    ON CONFLICT (code, month) DO UPDATE SET at = excluded.at, body = excluded.body
    RETURNING code
"""
LAST = "SELECT body FROM archive WHERE code = $1 ORDER BY month DESC LIMIT 1"
PARTITIONS = """SELECT child.relname FROM pg_inherits JOIN pg_class AS child ON child.oid = inhrelid
    WHERE inhparent = 'archive'::regclass"""
PREFIX = "archive_"


def month_of(at: float) -> int:
    return int(at // MONTH)


async def pack_away(
    database: Connections,
    code: str,
    version: int,
    status: Status | None,
    idle_since: float | None,
    now: float,
) -> bool:
    """Unless somebody has come back to it meanwhile. None is any status, and idle or not."""
    rows = await database.fetch(BODIES, code, version)
    packed = await asyncio.to_thread(pack, tuple(body for (body,) in rows))
    month = month_of(now)

    async def move(connection: Connection) -> bool:
        await make_month(connection, month)
        values = (code, version, status, idle_since, month, now, packed)
        return bool(await connection.fetch(PACK, *values))

    return await database.ask(move)


async def make_month(connection: Connection, month: int) -> None:
    """The partition of a month, which another worker may make at the same moment."""
    name = f"{PREFIX}{month}"
    if await connection.fetchval("SELECT to_regclass($1)", name):
        return
    try:
        await connection.execute(
            f"CREATE TABLE IF NOT EXISTS {name} PARTITION OF archive"
            f" FOR VALUES FROM ({month}) TO ({month + 1})"
        )
    except (asyncpg.DuplicateTableError, asyncpg.UniqueViolationError):
        pass
    except asyncpg.InvalidObjectDefinitionError:  # it overlaps with the same one, just made
        pass


async def drop_months(connection: Connection, before: float) -> None:
    for (name,) in await connection.fetch(PARTITIONS):
        month = int(name.removeprefix(PREFIX))
        if (month + 1) * MONTH <= before:
            await connection.execute(f"DROP TABLE IF EXISTS {name}")
