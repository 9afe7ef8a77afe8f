"""One thread that writes: what is asked for while it commits goes into its next commit together."""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from reverie.tables.store.base import Conflict, Saved
from reverie.tables.store.schema import connect

MOST_TOGETHER = 500

Work = Callable[[sqlite3.Connection], Any]
Asked = tuple[Saved | Work, asyncio.Future[Any]]

# One statement stores a whole batch: each statement costs a hand-over of the interpreter's lock.
INSERT_CHANGES = """
    INSERT INTO changes (code, version, at, key, body)
    SELECT json_extract(value, '$.code'), json_extract(value, '$.version'),
           json_extract(value, '$.at'), json_extract(value, '$.key'), json_extract(value, '$.body')
    FROM json_each(?) AS new
    WHERE json_extract(value, '$.version') = 1 OR EXISTS (
        SELECT 1 FROM changes WHERE code = json_extract(new.value, '$.code')
        AND version = json_extract(new.value, '$.version') - 1
    )
"""
UPSERT_LISTINGS = """
    INSERT INTO listings (code, opened, status, public, deadline)
    SELECT json_extract(value, '$.code'), json_extract(value, '$.at'),
           json_extract(value, '$.listing.status'), json_extract(value, '$.listing.public'),
           json_extract(value, '$.listing.deadline')
    FROM json_each(?) WHERE true
    ON CONFLICT (code) DO UPDATE SET
        status = excluded.status, public = excluded.public, deadline = excluded.deadline
"""


class Writer:
    def __init__(self, path: str) -> None:
        self._connection = connect(path)
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def ask(self, work: Saved | Work) -> asyncio.Future[Any]:
        """Done when it is durable."""
        future = self._loop.create_future()
        self._asked.put((work, future))
        return future

    async def close(self) -> None:
        self._asked.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _run(self) -> None:
        while batch := self._next_batch():
            try:
                answers = self._commit([work for work, _ in batch])
            except Exception as error:
                answers = [error] * len(batch)
            futures = [future for _, future in batch]
            self._loop.call_soon_threadsafe(_answer, futures, answers)

    def _next_batch(self) -> list[Asked]:
        """What has been asked for by now; empty at the end."""
        batch: list[Asked] = []
        while len(batch) < MOST_TOGETHER and not (batch and self._asked.empty()):
            asked = self._asked.get()
            if asked is None:
                if batch:
                    self._asked.put(None)
                break
            batch.append(asked)
        return batch

    def _commit(self, batch: list[Saved | Work]) -> list[Any]:
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            _insert(execute, [work for work in batch if isinstance(work, Saved)])
            answers = [
                None if isinstance(work, Saved) else work(self._connection) for work in batch
            ]
            execute("COMMIT")
        except (sqlite3.IntegrityError, Conflict):
            execute("ROLLBACK")
            return [Conflict()] if len(batch) == 1 else self._one_by_one(batch)
        except BaseException:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise
        return answers

    def _one_by_one(self, batch: list[Saved | Work]) -> list[Any]:
        """Where one of them conflicts, the others must not suffer."""
        return [answer for work in batch for answer in self._commit([work])]


def _insert(execute: Callable[..., Any], changes: list[Saved]) -> None:
    if not changes:
        return
    stored = execute(INSERT_CHANGES, (msgspec.json.encode(changes).decode(),)).rowcount
    if stored < len(changes):
        raise Conflict  # the version before it is not there: the table was packed away
    listed = [change for change in changes if change.listing]
    if listed:
        execute(UPSERT_LISTINGS, (msgspec.json.encode(listed).decode(),))


def _answer(futures: list[asyncio.Future[Any]], answers: list[Any]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, BaseException):
            future.set_exception(answer)
        else:
            future.set_result(answer)
