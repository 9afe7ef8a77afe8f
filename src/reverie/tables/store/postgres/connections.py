"""A few connections, and what is asked through them: again where one was lost, and not for ever."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg
from asyncpg import Connection

from reverie.tables.store.base import Unsure

__all__ = [
    "PATIENCE",
    "Connection",
    "Connections",
    "Unavailable",
    "close",
    "connect",
    "keep_trying",
]

PATIENCE = 5.0
"""Seconds after which whoever asks has an answer, if only that there is none."""
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.5
"""Seconds between one try and the next."""
READY = 200
"""Statements that a connection keeps prepared."""

LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TransactionRollbackError,
    asyncpg.InvalidCachedStatementError,
    asyncpg.InternalClientError,  # the server said goodbye while nobody asked it anything
)
"""What may go better the next time: the server starts anew, another takes over, two got in each
other's way."""
HOPELESS = (ValueError, ssl.SSLCertVerificationError)
"""But for these of them: what was asked cannot be written down, or a stranger answers."""
SETTINGS = {
    "application_name": "reverie",
    "jit": "off",
    "statement_timeout": f"{1000 * PATIENCE:.0f}",
    "idle_in_transaction_session_timeout": f"{1000 * PATIENCE:.0f}",
}
T = TypeVar("T")


class Unavailable(Unsure):
    def __init__(self, last: BaseException | None) -> None:
        why = f": {last}" if last and str(last) else ""
        super().__init__(f"PostgreSQL does not answer{why}")


async def connect(url: str, **settings: str) -> Connection:
    return await asyncpg.connect(
        url,
        statement_cache_size=READY,
        max_cached_statement_lifetime=0,
        server_settings=SETTINGS | settings,
    )


async def keep_trying(attempt: Callable[[], Awaitable[T]], until: float) -> T:
    """By the clock of the event loop."""
    last: BaseException | None = None
    pause = FIRST_PAUSE
    try:
        async with asyncio.timeout_at(until):
            while True:
                try:
                    return await attempt()
                except LOST as error:
                    if isinstance(error, HOPELESS):
                        raise
                    last = error
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
    except TimeoutError:
        raise Unavailable(last) from last


class Connections:
    def __init__(self, url: str, most: int) -> None:
        self._url = url
        self._idle: list[Connection] = []
        self._places = asyncio.Semaphore(most)
        self._are_kept = True

    async def ask(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Does what may be done twice: the first time may have happened unnoticed."""

        async def attempt() -> T:
            async with self._places:
                return await self._with_one(work)

        return await keep_trying(attempt, asyncio.get_running_loop().time() + PATIENCE)

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        rows: list[Any] = await self.ask(lambda connection: connection.fetch(query, *values))
        return rows

    async def _with_one(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        connection = self._take() or await connect(self._url)
        try:
            answer = await work(connection)
        except BaseException as error:
            connection.terminate()
            if isinstance(error, asyncio.CancelledError | OSError):
                self._drop()  # the others may hang as this one did
            raise
        if self._are_kept:
            self._idle.append(connection)
        else:
            await close(connection)
        return answer

    def _take(self) -> Connection | None:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return None

    def _drop(self) -> None:
        for connection in self._idle:
            connection.terminate()
        self._idle.clear()

    async def close(self) -> None:
        """Those that somebody uses at this moment are closed by whoever does."""
        self._are_kept = False
        while self._idle:
            await close(self._idle.pop())


async def close(connection: Connection) -> None:
    """Says goodbye, unless the server does not hear it."""
    try:
        await connection.close(timeout=1.0)
    except (*LOST, TimeoutError):
        connection.terminate()
