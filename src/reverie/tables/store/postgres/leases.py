"""Leases in PostgreSQL: a row for each of the places that a name has."""

from reverie.tables.store.postgres.connections import Connection

# The place that the holder has, or else any that is free.
FREE = """
    SELECT places.slot FROM generate_series(0, $3 - 1) AS places (slot)
    LEFT JOIN leases ON name = $1 AND leases.slot = places.slot
    WHERE holder IS NULL OR holder = $2 OR until <= clock_timestamp()
    ORDER BY coalesce(holder = $2, false) DESC, random() LIMIT 1
"""
TAKE = """
    INSERT INTO leases AS held (name, slot, holder, until)
    VALUES ($1, $3, $2, clock_timestamp() + $4 * interval '1 second')
    ON CONFLICT (name, slot) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE held.holder = excluded.holder OR held.until <= clock_timestamp()
    RETURNING slot
"""
RENEW = """
    UPDATE leases SET until = clock_timestamp() + $2 * interval '1 second'
    WHERE holder = ANY($1::text[]) AND until > clock_timestamp() RETURNING name, holder
"""
RELEASE = "DELETE FROM leases WHERE name = $1 AND holder = $2"
LEASES = """SELECT name, holder FROM leases
    WHERE starts_with(name, $1) AND until > clock_timestamp()"""
FORGET = "DELETE FROM leases WHERE until <= clock_timestamp() - interval '1 hour'"
TIME = "SELECT extract(epoch FROM clock_timestamp())::double precision"
PROBE = """INSERT INTO leases VALUES ('', 0, '', '-infinity')
    ON CONFLICT (name, slot) DO UPDATE SET until = excluded.until"""


async def acquire(
    connection: Connection, name: str, holder: str, seconds: float, most: int
) -> bool:
    while True:
        slot = 0 if most == 1 else await connection.fetchval(FREE, name, holder, most)
        if slot is None:
            return False
        if await connection.fetch(TAKE, name, holder, slot, float(seconds)):
            return True
        if most == 1:
            return False
