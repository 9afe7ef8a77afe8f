"""One thread that writes: what is asked for while it commits goes into its next commit together."""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from reverie.tables.store.base import Conflict, Saved
from reverie.tables.store.schema import connect, is_locked, wait

PATIENCE = 1.0
"""Seconds that a commit waits for another process, a backup perhaps."""
IMPATIENCE = 0.05
"""Once that was in vain, until one gets through: nobody waits for all who came before."""
MOST_TOGETHER = 500
"""How many changes one commit holds at most."""

Work = Callable[[sqlite3.Connection], Any]
Asked = tuple[Saved | Work, asyncio.Future[Any]]

INSERT_CHANGES = """
    WITH new (code, version, at, key, body) AS (VALUES {rows})
    INSERT INTO changes (code, version, at, key, body, previous)
    SELECT new.code, CASE coalesce(heads.version, 0) WHEN new.version - 1 THEN new.version END,
           new.at, new.key, new.body, heads.last
    FROM new LEFT JOIN heads ON heads.code = new.code
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
        self._is_locked = False
        wait(self._connection, PATIENCE)
        self._asked: list[Asked] = []
        self._batches: SimpleQueue[list[Asked]] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def ask(self, work: Saved | Work) -> asyncio.Future[Any]:
        """Done when it is durable."""
        done = self._loop.create_future()
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append((work, done))
        return done

    def _hand_over(self) -> None:
        """Gives the thread, at once, all that was asked for in this round of the event loop."""
        self._batches.put(self._asked)
        self._asked = []

    async def close(self) -> None:
        if self._asked:
            self._hand_over()
        self._batches.put([])
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _run(self) -> None:
        while asked := self._next_asked():
            for start in range(0, len(asked), MOST_TOGETHER):
                batch = asked[start : start + MOST_TOGETHER]
                try:
                    answers = self._commit([work for work, _ in batch])
                except Exception as error:
                    answers = [error] * len(batch)
                self._loop.call_soon_threadsafe(_answer, [done for _, done in batch], answers)

    def _next_asked(self) -> list[Asked]:
        """What has been asked for by now; empty at the end."""
        asked = self._batches.get()
        while asked and not self._batches.empty():
            more = self._batches.get()
            if not more:
                self._batches.put(more)
                break
            asked += more
        return asked

    def _commit(self, batch: list[Saved | Work]) -> list[Any]:
        try:
            answers = self._store(batch)
        except sqlite3.IntegrityError:
            return [Conflict()] if len(batch) == 1 else self._one_by_one(batch)
        except sqlite3.OperationalError as error:
            self._note_lock(is_locked(error))
            raise
        self._note_lock(False)
        return answers

    def _note_lock(self, locked: bool) -> None:
        if locked != self._is_locked:
            self._is_locked = locked
            wait(self._connection, IMPATIENCE if locked else PATIENCE)

    def _one_by_one(self, batch: list[Saved | Work]) -> list[Any]:
        """Where one of them conflicts, the others must not suffer."""
        answers: list[Any] = []
        for work in batch:
            try:
                answers += self._commit([work])
            except Exception as error:
                answers.append(error)  # its own alone: what came before it is stored
        return answers

    def _store(self, batch: list[Saved | Work]) -> list[Any]:
        """All of the batch, or an exception and nothing."""
        execute = self._connection.execute
        changes = [work for work in batch if isinstance(work, Saved)]
        listed = [change for change in changes if change.listing]
        if len(changes) == len(batch) and not listed:
            # A statement by itself is a transaction, and there is only one hand-over of the
            # interpreter's lock to wait for.
            _insert(execute, changes)
            return [None] * len(batch)
        execute("BEGIN IMMEDIATE")
        try:
            _insert(execute, changes)
            _list(execute, listed)
            answers = [
                None if isinstance(work, Saved) else work(self._connection) for work in batch
            ]
            execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise
        return answers


def _insert(execute: Callable[..., Any], changes: list[Saved]) -> None:
    """Stores changes. One that does not follow the last version of its table has no version to be
    stored under, and so is an IntegrityError."""
    if not changes:
        return
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * len(changes))
    values: list[Any] = []
    for change in changes:
        body = str(change.body, "utf-8")
        values += (change.code, change.version, change.at, change.key, body)
    execute(INSERT_CHANGES.format(rows=rows), values)


def _list(execute: Callable[..., Any], changes: list[Saved]) -> None:
    if changes:
        execute(UPSERT_LISTINGS, (msgspec.json.encode(changes).decode(),))


def _answer(asking: list[asyncio.Future[Any]], answers: list[Any]) -> None:
    for done, answer in zip(asking, answers, strict=True):
        if done.done():  # nobody waits any more
            continue
        if isinstance(answer, BaseException):
            done.set_exception(answer)
        else:
            done.set_result(answer)
