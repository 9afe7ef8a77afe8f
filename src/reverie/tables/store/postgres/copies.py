"""Whole tables out of PostgreSQL and into it."""

from hashlib import sha256

import msgspec
from msgspec import Raw

from reverie.tables.store.base import Listing, Refusal, Saved, weight
from reverie.tables.store.postgres.archive import make_month, month_of
from reverie.tables.store.postgres.connections import Connection
from reverie.tables.store.whole import Packed, Whole

TABLE = "SELECT version, opened, status, public, deadline FROM tables WHERE code = $1"
CHANGES = "SELECT version, at, key, body FROM changes WHERE code = $1 ORDER BY version"
SNAPSHOTS = "SELECT version, body FROM snapshots WHERE code = $1 ORDER BY version"
REFUSALS = "SELECT key, body FROM refusals WHERE code = $1 ORDER BY key"
PACKED = "SELECT at, body FROM archive WHERE code = $1 ORDER BY month"

INSERT_TABLE = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7)"
INSERT_CHANGES = """INSERT INTO changes (code, version, at, mark, key, body)
    SELECT $1, version, at, 0, key, body
    FROM unnest($2::integer[], $3::double precision[], $4::bytea[], $5::bytea[])
    AS new (version, at, key, body)"""
INSERT_SNAPSHOT = "INSERT INTO snapshots VALUES ($1, $2, $3)"
INSERT_REFUSAL = "INSERT INTO refusals VALUES ($1, $2, $3, $4, $5)"
INSERT_PACKED = "INSERT INTO archive VALUES ($1, $2, $3, $4)"


async def whole(connection: Connection, code: str) -> Whole:
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        table = await connection.fetchrow(TABLE, code)
        changes = await connection.fetch(CHANGES, code)
        snapshots = await connection.fetch(SNAPSHOTS, code)
        refusals = await connection.fetch(REFUSALS, code)
        packed = await connection.fetch(PACKED, code)
    return Whole(
        code,
        table["opened"] if table else None,
        Listing(table["status"], table["public"], table["deadline"]) if table else None,
        tuple(
            Saved(code, version, Raw(body), at, None if key is None else key.decode())
            for version, at, key, body in changes
        ),
        tuple((version, body) for version, body in snapshots),
        tuple((key.decode(), msgspec.json.decode(body, type=Refusal)) for key, body in refusals),
        tuple(Packed(at, body) for at, body in packed),
    )


async def restore(connection: Connection, table: Whole) -> None:
    """Puts a table where there may be something of it already."""
    for packed in table.packed:
        await make_month(connection, month_of(packed.at))
    async with connection.transaction():
        for name in ("tables", "changes", "snapshots", "refusals", "archive"):
            await connection.execute(f"DELETE FROM {name} WHERE code = $1", table.code)  # noqa: S608
        await _insert(connection, table)


async def _insert(connection: Connection, table: Whole) -> None:
    code, changes, listing = table.code, table.changes, table.listing
    if listing and changes:
        last = changes[-1]
        values = (table.opened, listing.status, listing.public, listing.deadline)
        await connection.execute(INSERT_TABLE, code, last.version, last.at, *values)
    await connection.execute(
        INSERT_CHANGES,
        code,
        [change.version for change in changes],
        [change.at for change in changes],
        [None if change.key is None else change.key.encode() for change in changes],
        [bytes(change.body) for change in changes],
    )
    await connection.executemany(INSERT_SNAPSHOT, [(code, *one) for one in table.snapshots])
    await connection.executemany(
        INSERT_REFUSAL, [_refusal(code, key, refusal) for key, refusal in table.refusals]
    )
    await connection.executemany(
        INSERT_PACKED, [(code, month_of(one.at), one.at, one.body) for one in table.packed]
    )


def _refusal(code: str, key: str, refusal: Refusal) -> tuple[object, ...]:
    kept = key.encode()
    body = msgspec.json.encode(refusal)
    return code, sha256(kept).digest(), kept, weight(key, refusal), body


async def set_copying(connection: Connection, source: str | None) -> None:
    async with connection.transaction():
        await connection.execute("DELETE FROM copying")
        if source is not None:
            await connection.execute("INSERT INTO copying VALUES ($1)", source)
