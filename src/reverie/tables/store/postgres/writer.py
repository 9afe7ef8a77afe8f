"""Changes of many tables go into one statement: those that are asked for while one is under way
wait for the next."""

import asyncio
import random
from asyncio import Future

from msgspec import Struct

from reverie.tables.store.base import Conflict, Saved
from reverie.tables.store.postgres.connections import (
    PATIENCE,
    Connection,
    Unavailable,
    close,
    connect,
    keep_trying,
)

MOST_TOGETHER = 500
"""How many changes one statement holds at most."""
SETTINGS = {
    # One plan for all batches, by the keys, however the tables have grown since it was made.
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
}

# Rows are locked in the order of their codes: two workers never wait for each other. A table whose
# version is another by then is left out, and so is its change; likewise a move that was refused
# before, by a worker whose word was not heard.
MOVE = """
    WITH new AS MATERIALIZED (
        SELECT * FROM unnest(
            $1::text[], $2::integer[], $3::double precision[], $4::bytea[], $5::bytea[]
        ) AS new (code, version, at, key, body)
    ),
    followed AS MATERIALIZED (
        SELECT new.* FROM new JOIN tables ON tables.code = new.code COLLATE "C"
        WHERE tables.version = new.version - 1 AND NOT EXISTS (
            SELECT FROM refusals
            WHERE refusals.code = new.code COLLATE "C" AND digest = sha256(new.key)
        )
        ORDER BY tables.code FOR UPDATE OF tables
    ),
    moved AS (
        UPDATE tables SET version = followed.version, at = followed.at
        FROM followed WHERE tables.code = followed.code COLLATE "C" RETURNING followed.*
    )
    INSERT INTO changes (code, version, at, mark, key, body)
    SELECT code, version, at, $6, key, body FROM moved RETURNING code
"""
# The same where some of them begin a table, or change what it is looked up by.
APPEND = """
    WITH new AS MATERIALIZED (
        SELECT * FROM unnest(
            $1::text[], $2::integer[], $3::double precision[], $4::bytea[], $5::bytea[],
            $7::text[], $8::boolean[], $9::double precision[]
        ) AS new (code, version, at, key, body, status, public, deadline)
    ),
    opened AS (
        INSERT INTO tables (code, version, at, opened, status, public, deadline)
        SELECT code, 1, at, at, coalesce(status, 'lobby'), coalesce(public, false), deadline
        FROM new WHERE version = 1 ORDER BY code
        ON CONFLICT (code) DO NOTHING RETURNING code
    ),
    followed AS MATERIALIZED (
        SELECT new.* FROM new JOIN tables ON tables.code = new.code COLLATE "C"
        WHERE new.version > 1 AND tables.version = new.version - 1 AND NOT EXISTS (
            SELECT FROM refusals
            WHERE refusals.code = new.code COLLATE "C" AND digest = sha256(new.key)
        )
        ORDER BY tables.code FOR UPDATE OF tables
    ),
    moved AS (
        UPDATE tables SET version = new.version, at = new.at,
            status = coalesce(new.status, tables.status),
            public = coalesce(new.public, tables.public),
            deadline = CASE WHEN new.status IS NULL THEN tables.deadline ELSE new.deadline END
        FROM followed AS new WHERE tables.code = new.code COLLATE "C" RETURNING new.*
    )
    INSERT INTO changes (code, version, at, mark, key, body)
    SELECT code, version, at, $6, key, body FROM (
        SELECT new.* FROM opened JOIN new ON new.code = opened.code COLLATE "C"
        WHERE new.version = 1
        UNION ALL SELECT * FROM moved
    ) AS stored
    RETURNING code
"""
STORED_BEFORE = """
    SELECT code FROM unnest($1::text[], $2::integer[]) AS asked (code, version)
    JOIN changes USING (code, version) WHERE mark = $3
"""


class Asked(Struct, eq=False):
    saved: Saved
    done: Future[None]
    until: float
    """By the clock of the event loop."""


class Writer:
    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Asked] = []
        self._running: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        self._is_kept = True

    def append(self, saved: Saved) -> Future[None]:
        done = self._loop.create_future()
        self._waiting.append(Asked(saved, done, self._loop.time() + PATIENCE))
        if self._running is None:
            self._running = self._loop.create_task(self._run())
        return done

    async def close(self) -> None:
        self._is_kept = False
        while self._running:
            await self._running
        await self._say_goodbye()

    async def _run(self) -> None:
        """As long as somebody waits; begins when all have asked who ask at this moment."""
        try:
            while self._waiting:
                await self._commit(self._next())
                if not (self._waiting or self._is_kept):
                    await self._say_goodbye()
        finally:
            self._running = None

    def _next(self) -> list[Asked]:
        """Those who have waited longest, of each table the first."""
        batch: dict[str, Asked] = {}
        later: list[Asked] = []
        for asked in self._waiting:
            full = len(batch) == MOST_TOGETHER or asked.saved.code in batch
            if full:
                later.append(asked)
            else:
                batch[asked.saved.code] = asked
        self._waiting = later
        return list(batch.values())

    async def _commit(self, batch: list[Asked]) -> None:
        changes = [asked.saved for asked in batch]
        try:
            stored = await self._store(changes, batch[0].until)
        except Exception as error:
            if len(batch) == 1 or isinstance(error, Unavailable):
                for asked in batch:
                    _answer(asked, error)
                return
            for asked in batch:
                await self._commit([asked])  # what is wrong with one is nobody else's
        else:
            for asked in batch:
                _answer(asked, None if asked.saved.code in stored else Conflict())

    async def _store(self, changes: list[Saved], until: float) -> set[str]:
        """The codes of the tables whose changes are stored now.

        A connection may be lost after the server has stored them. So they bear a mark, and who
        tries again looks for it: what they conflict with may be themselves."""
        mark, tries = random.getrandbits(63), 0

        async def attempt() -> set[str]:
            nonlocal tries
            tries += 1
            try:
                return await self._try(changes, mark, again=tries > 1)
            except BaseException:
                self._hang_up()
                raise

        return await keep_trying(attempt, until)

    async def _try(self, changes: list[Saved], mark: int, *, again: bool) -> set[str]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url, **SETTINGS)
        columns, listings = _columns(changes), _listings(changes)
        query = APPEND if listings else MOVE
        rows = await self._connection.fetch(query, *columns, mark, *listings)
        if again and len(rows) < len(changes):
            rows += await self._connection.fetch(STORED_BEFORE, *columns[:2], mark)
        return {code for (code,) in rows}

    async def _say_goodbye(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            await close(connection)

    def _hang_up(self) -> None:
        if self._connection:
            self._connection.terminate()
            self._connection = None


def _columns(changes: list[Saved]) -> tuple[list[object], ...]:
    return (
        [change.code for change in changes],
        [change.version for change in changes],
        [change.at for change in changes],
        [None if change.key is None else change.key.encode() for change in changes],
        [change.body for change in changes],
    )


def _listings(changes: list[Saved]) -> tuple[list[object], ...]:
    """Nothing where all is only moved on."""
    listings = [change.listing for change in changes]
    if not any(listings) and all(change.version > 1 for change in changes):
        return ()
    return (
        [listing and listing.status for listing in listings],
        [listing and listing.public for listing in listings],
        [listing and listing.deadline for listing in listings],
    )


def _answer(asked: Asked, error: Exception | None) -> None:
    if asked.done.done():  # nobody waits any more
        return
    if error is None:
        asked.done.set_result(None)
    else:
        asked.done.set_exception(error)
