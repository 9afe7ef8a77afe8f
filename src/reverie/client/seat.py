"""A seat at a table over a socket: views come in, moves go out.

A connection that is lost is taken up again, with the token of the seat. A move that was on its way
then is sent once more under its id, so that it is played once, whatever has become of it.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from random import uniform
from typing import Self
from uuid import uuid4

import msgspec
from msgspec import Raw
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from reverie.client.calls import Refused, Site, Unreachable
from reverie.client.offers import check
from reverie.client.reading import Moment, View, read
from reverie.games.moves import Move
from reverie.tables.messages import GoodbyeMessage, Hello, MoveMessage, RefusedMessage

FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0
"""Seconds between two tries to connect: they double."""
NO_ANSWER = 15.0
"""Seconds after which a move is sent again."""
TOO_FAST = 1.0
"""Seconds to wait where the server says that it was too much at once."""
KEPT = 256
"""Moments that wait to be read; a view is whole, so the oldest can be left out."""
ASK_AGAIN = ("slow_down", "internal")

encode = msgspec.json.encode


class Closed(Exception):
    """The seat is no longer there, or the server has been away for too long."""


class _Pending:
    def __init__(self, body: bytes) -> None:
        self.body = body
        self.answer: asyncio.Future[Moment] = asyncio.get_running_loop().create_future()


class Seat:
    """``async with Seat(site, table, token) as seat``; without a token a spectator's place."""

    def __init__(
        self, site: Site, table: str, token: str | None = None, *, patience: float = 120.0
    ) -> None:
        self.site, self.table = site, table
        self._token, self._patience = token, patience
        self._view: View | None = None
        self._moments: deque[Moment] = deque(maxlen=KEPT)
        self._news = asyncio.Condition()
        self._pending: dict[str, _Pending] = {}
        self._connection: ClientConnection | None = None
        self._end: Exception | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        try:
            await self.until(lambda: self._view is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._finish(Closed("The seat was given up."))

    @property
    def view(self) -> View:
        """The newest view."""
        if self._view is None:
            raise Closed("There is no view yet.")
        return self._view

    async def after(self, version: int) -> View:
        """The newest view as soon as there is one later than this version."""
        await self.until(lambda: self.view.version > version)
        return self.view

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with self._news:
            await self._news.wait_for(lambda: self._end is not None or is_so())
        if self._end is not None:
            raise self._end

    async def __aiter__(self) -> AsyncIterator[Moment]:
        """Every moment from now on, in order, until the seat is closed."""
        while True:
            try:
                await self.until(lambda: bool(self._moments))
            except Closed:
                return
            while self._moments:
                yield self._moments.popleft()

    async def move(self, move: Move) -> View:
        """Makes a move that is offered; returns the view that it led to.

        Raises NotOffered, and sends nothing, where it is not within ``view.can``; Refused where
        somebody else was faster.
        """
        check(move, self.view.can)
        move_id = move.id or uuid4().hex
        body = encode(MoveMessage(Raw(encode(replace(move, id=move_id)))))
        pending = self._pending[move_id] = _Pending(body)
        try:
            await self._send(body)
            while True:
                try:
                    async with asyncio.timeout(NO_ANSWER):
                        answer = await asyncio.shield(pending.answer)
                except TimeoutError:
                    await self._send(body)
                else:
                    return answer.view
        finally:
            self._pending.pop(move_id, None)

    async def _send(self, body: bytes) -> None:
        """Where there is no connection, it goes out as soon as there is one."""
        connection = self._connection
        if self._end is not None:
            raise self._end
        if connection is not None:
            with suppress(WebSocketException, OSError):
                await connection.send(body, text=True)

    async def _stay(self) -> None:
        loop = asyncio.get_running_loop()
        wait, gone_since = FIRST_WAIT, loop.time()
        while True:
            try:
                if await self._look_on():
                    wait, gone_since = FIRST_WAIT, loop.time()
            except Refused as error:
                await self._finish(error)
                return
            if loop.time() - gone_since > self._patience:
                await self._finish(Closed(f"{self.site.url} has been away for too long."))
                return
            await asyncio.sleep(uniform(wait / 2, wait))  # noqa: S311 - so that not all come at once
            wait = min(2 * wait, LONGEST_WAIT)

    async def _look_on(self) -> bool:
        """One connection, as long as it lasts; whether anything was seen."""
        seen = False
        try:
            async with connect(self.site.socket_address(self.table), max_size=None) as connection:
                await connection.send(encode(Hello(self._token)), text=True)
                async for text in connection:
                    message = read(text)
                    if isinstance(message, RefusedMessage) and not seen:
                        _give_up_unless_passing(message.error, message.message)
                        break
                    if isinstance(message, Moment) and not seen:
                        seen = True
                        await self._is_back(connection)
                    if isinstance(message, GoodbyeMessage):
                        await asyncio.sleep(min(message.retry_after, LONGEST_WAIT))
                        break
                    await self._hear(message)
        except InvalidStatus as error:
            code = error.response.status_code
            if 400 <= code < 500 and code not in (408, 425, 429):
                raise Refused(code, "no_such_table", "There is no such table.") from error
        except (OSError, InvalidHandshake, WebSocketException):
            pass
        finally:
            self._connection = None
        return seen

    async def _is_back(self, connection: ClientConnection) -> None:
        self._connection = connection
        for pending in tuple(self._pending.values()):
            await connection.send(pending.body, text=True)

    async def _hear(self, message: object) -> None:
        match message:
            case Moment():
                async with self._news:
                    if self._view is None or message.view.version >= self._view.version:
                        self._view = message.view
                        self._moments.append(message)
                    self._news.notify_all()
                if message.id in self._pending:
                    _settle(self._pending[message.id], message)
            case RefusedMessage() if message.id in self._pending:
                pending = self._pending[message.id]
                if message.error in ASK_AGAIN:
                    asyncio.get_running_loop().call_later(TOO_FAST, self._again, message.id)
                elif not pending.answer.done():
                    pending.answer.set_exception(Refused(409, message.error, message.message))

    def _again(self, move_id: str) -> None:
        if move_id in self._pending:
            self._sending = asyncio.ensure_future(self._send(self._pending[move_id].body))

    async def _finish(self, error: Exception) -> None:
        self._end = self._end or error
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(self._end)
        async with self._news:
            self._news.notify_all()


def _settle(pending: _Pending, moment: Moment) -> None:
    if not pending.answer.done():
        pending.answer.set_result(moment)


def _give_up_unless_passing(error: str, message: str) -> None:
    if error not in ASK_AGAIN:
        raise Refused(401, error, message)


async def sit_down(site: Site, table: str, name: str, *, program: bool = True) -> Seat:
    """A seat of one's own, to be entered with ``async with``."""
    taken = await asyncio.to_thread(site.sit_down, table, name, program=program)
    return Seat(site, table, taken.token)


__all__ = ["Closed", "Seat", "Unreachable", "sit_down"]
