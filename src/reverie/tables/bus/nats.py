"""NATS: a subject for each table, and interest only where a socket or a bot of it is open.

What cannot be sent or taken in time is lost, and costs a look at the store. A connection that is
lost is made again, for ever; all that was said meanwhile counts as missed.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from random import random
from typing import Any

import msgspec
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from reverie.tables.bus.base import Hear, Message, Missed
from reverie.tables.bus.outgoing import Outgoing
from reverie.tables.bus.passes import Pass

log = structlog.get_logger()

ALL = "reverie.all"
TABLE = "reverie.table."
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
CONNECT_SECONDS, PING_SECONDS = 5, 5
MOST_BUFFERED = 1 << 20
"""Bytes that the client itself holds before it waits for the network."""
MOST_UNHEARD, MOST_UNHEARD_BYTES = 256, 1 << 20
"""Of one table."""
FLUSH_SECONDS = 5
INSIST_SECONDS = 0.1

encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Message).decode
FAILURES = (NatsError, OSError, TimeoutError, ValueError)
"""What may come of a bad connection. A URL that is none is a ValueError."""


class NatsBus:
    is_shared = True

    def __init__(self, servers: Sequence[str], given: Pass | None = None) -> None:
        self._servers = list(servers)
        self._pass = given or Pass()
        self._attended: set[str] = set()
        self._subscribed: dict[str, Subscription] = {}
        self._outgoing = Outgoing()
        self._client: Client | None = None
        """While there is a connection."""
        self._changed = asyncio.Event()
        """Set when other tables are attended to than before."""
        self._hear: Hear = lambda _: None
        self._running: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        return self._client is not None

    @property
    def lost(self) -> int:
        return self._outgoing.lost

    @property
    def waiting(self) -> int:
        return len(self._outgoing)

    async def open(self, hear: Hear) -> None:
        self._hear = hear
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        client = self._client
        if client:
            with suppress(*FAILURES):
                async with asyncio.timeout(FLUSH_SECONDS):
                    await self._outgoing.sent()
                    await _arrived(client)
        if self._running:
            await _ended(self._running)

    def publish(self, message: Message) -> None:
        if self._client:
            self._outgoing.put(subject(message.code), encode(message))

    def attend(self, code: str) -> None:
        if code not in self._attended:
            self._attended.add(code)
            self._changed.set()

    def leave(self, code: str) -> None:
        if code in self._attended:
            self._attended.discard(code)
            self._changed.set()

    async def _run(self) -> None:
        pause, is_told = FIRST_PAUSE, False
        while True:
            lost = asyncio.Event()
            client = Client()
            try:
                await self._connect(client, lost)
                log.info("the bus is there")
                pause, is_told = FIRST_PAUSE, False
                await self._serve(client, lost)
                log.warning("the bus is lost")
            except FAILURES as error:
                if not is_told:
                    log.warning("the bus cannot be reached", error=str(error) or repr(error))
                is_told = True
            finally:
                self._client = None
                self._outgoing.clear()
                self._subscribed.clear()
                with suppress(*FAILURES):
                    await client.close()
            await asyncio.sleep(pause * (0.5 + random() / 2))  # noqa: S311 - so that not all come at once
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _connect(self, client: Client, lost: asyncio.Event) -> None:
        async def is_lost() -> None:
            lost.set()

        given: dict[str, Any] = {
            "user": self._pass.user,
            "password": self._pass.password,
            "token": self._pass.token,
            "user_credentials": self._pass.credentials,
            "tls": self._pass.tls,
        }
        await client.connect(
            self._servers,
            error_cb=self._complain,
            closed_cb=is_lost,
            disconnected_cb=is_lost,
            allow_reconnect=False,
            connect_timeout=CONNECT_SECONDS,
            ping_interval=PING_SECONDS,
            no_echo=True,
            pending_size=MOST_BUFFERED,
            skip_subject_validation=True,
            **{name: value for name, value in given.items() if value is not None},
        )

    async def _complain(self, error: Exception) -> None:
        """What the client tells of on its own; what matters shows in the connection."""
        log.debug("the bus complains", error=repr(error))

    async def _serve(self, client: Client, lost: asyncio.Event) -> None:
        """Until the connection is lost."""
        await client.subscribe(ALL, cb=self._take)
        self._client = client
        work = [
            asyncio.create_task(self._send(client)),
            asyncio.create_task(self._follow(client)),
            asyncio.create_task(lost.wait()),
        ]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _ended(*work)
        results = await asyncio.gather(*work, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, FAILURES):
                raise result

    async def _send(self, client: Client) -> None:
        while True:
            subject, payload = await self._outgoing.next()
            if len(payload) <= client.max_payload:
                await client.publish(subject, payload)

    async def _follow(self, client: Client) -> None:
        """Asks for what is attended to. What was said before it is heard counts as missed."""
        self._hear(Missed(None))
        while True:
            self._changed.clear()
            wanted = set(self._attended)
            for code in [code for code in self._subscribed if code not in wanted]:
                await self._subscribed.pop(code).unsubscribe()
            new = tuple(code for code in wanted if code not in self._subscribed)
            for code in new:
                self._subscribed[code] = await client.subscribe(
                    subject(code),
                    cb=partial(self._take, code=code),
                    pending_msgs_limit=MOST_UNHEARD,
                    pending_bytes_limit=MOST_UNHEARD_BYTES,
                )
            if new:
                await _arrived(client)
                self._hear(Missed(new))
            await self._changed.wait()

    async def _take(self, message: Msg, code: str = "") -> None:
        try:
            told = read(message.data)
        except msgspec.DecodeError:  # another release has something to say
            self._hear(Missed((code,)) if code else Missed(None))
            return
        self._hear(told)


async def _ended(*tasks: asyncio.Task[Any]) -> None:
    """Cancels them until they have ended. In Python 3.11 `wait_for`, which the client waits with,
    forgets a cancellation that comes together with what it waits for."""
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=INSIST_SECONDS)


async def _arrived(client: Client) -> None:
    """When the server has all that was sent. The client's ping overtakes what still waits in its
    buffer, which is empty once the first has come back: the second comes after all of it."""
    await client.flush(FLUSH_SECONDS)
    await client.flush(FLUSH_SECONDS)


def subject(code: str) -> str:
    """Codes are letters and digits; what else an imported table may be called is spelt out."""
    if not code:
        return ALL
    plain = code.isascii() and code.isalnum()
    return TABLE + (code if plain else f"-{code.encode().hex()}")
