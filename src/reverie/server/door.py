"""A connection over which calls come: bounded in size, in time and in number.

uvicorn and llhttp read HTTP. What they leave open is closed here: heads and trailers without end,
calls that never come to their end, answers that nobody reads, and calls ahead of their answers.
"""

import asyncio
from math import inf
from typing import ClassVar

import msgspec
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from reverie.games.errors import Code
from reverie.server.connections import Place
from reverie.server.errors import Problem
from reverie.server.handover import head_of
from reverie.server.health import is_about_health
from reverie.server.limits import SlowDown
from reverie.server.security import HEADERS, caller
from reverie.server.service import Service
from reverie.server.upgrade import let_in, table_of

MOST_HEAD = 64 * 1024
"""Bytes of a head; and of what is round a body in chunks, besides as much as the body."""
MOST_HEADERS = 100
TOO_LARGE = "The head of a call has at most 64 KB and 100 lines."
PIECE, BODY_PIECE = 4096, 16 * 1024
"""What the parser is given at a time, before and within a body."""
HEAD_SECONDS = 10.0
BODY_SECONDS, SLOWEST = 20.0, 50_000
"""A body has so many seconds, and one more for so many bytes."""
STUCK_SECONDS, SLOWEST_READER = 20.0, 500
"""In so many seconds somebody reads at least so many bytes a second of an answer."""
LINGER_SECONDS, MOST_LINGERING = 2.0, 1 << 20
"""For how long, and up to how much, what still comes is thrown away after the last answer."""


class Door(HttpToolsProtocol):
    service: ClassVar[Service]
    handed: bytes | None = None
    """What another worker has read of this connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        now = self.loop.time()
        self._awaits: str | None = "head"
        self._is_begun = False
        self._since = now
        self._fed = self._body = 0
        self._is_too_large = False
        self._held = b""
        """What came ahead of the answer to a call before it."""
        self._cycles: list[RequestResponseCycle] = []
        """Calls that are not answered yet: one is under way, and the others wait for it."""
        self._left: float | None = None
        """Since when nothing more is answered here."""
        self._thrown_away = 0
        self._unread, self._looked = 0, now
        peer = self.client[0] if self.client else None
        self._place = self.service.connections.enter(self, peer)
        if self._place is Place.NONE:
            transport.abort()
        elif self._place is Place.NO_MORE_HERE:
            self._turn_away_busy(429)
        elif self.handed:
            self._feed(self.handed)

    def connection_lost(self, exc: Exception | None) -> None:
        self.service.connections.leave(self)
        self._held = b""
        self._forget_calls()
        super().connection_lost(exc)

    def _forget_calls(self) -> None:
        """Whatever their answers are, they are not written any more."""
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()

    def data_received(self, data: bytes) -> None:
        if self._left is not None:
            self._thrown_away += len(data)
            if self._thrown_away > MOST_LINGERING:
                self.transport.abort()
        elif self._held:
            self._held += data
        else:
            self._feed(data)

    def _feed(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest and self._left is None and not self.transport.is_closing():
            if self.pipeline:
                self._held = bytes(rest)
                self.flow.pause_reading()
                return
            piece = rest[: BODY_PIECE if self._awaits == "body" else PIECE]
            rest = rest[len(piece) :]
            super().data_received(piece)  # type: ignore[arg-type]
            if self.transport.get_protocol() is not self:  # a socket by now
                return
            self._fed += len(piece)
            if self._is_too_large or self._fed >= MOST_HEAD + 2 * self._body:
                self._turn_away(431, "too_large", TOO_LARGE)

    def on_message_begin(self) -> None:
        self._awaits, self._since = "head", self.loop.time()
        self._is_begun = True
        self._fed = self._body = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._awaits == "body":  # a trailer, which nobody wants
            return
        if len(self.headers) >= MOST_HEADERS:
            self._is_too_large = True
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._awaits, self._since = "body", self.loop.time()
        self._fed = 0
        if self._is_refused():  # another call, in the same piece, after the last answer
            return
        if self._place is Place.HEALTH and not is_about_health(self.url):
            self._turn_away_busy(503)
            return
        who = caller(self.scope, self.service.settings)
        if self.service.gate.keeps_out(who) and not is_about_health(self.url):
            self._turn_away(403, "blocked", "This server is not open to your network.")
            return
        try:
            self.service.limits.spend("request", who)
        except SlowDown as error:
            self._turn_away(429, error.code, error.message, error.headers)
        else:
            before = self.cycle
            super().on_headers_complete()
            if self.cycle is not None and self.cycle is not before:
                self._cycles.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        if not self._is_refused():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._awaits = None
        if not self._is_refused():
            super().on_message_complete()

    def _is_refused(self) -> bool:
        return self._is_too_large or self._left is not None

    def on_response_complete(self) -> None:
        self._cycles = [cycle for cycle in self._cycles if not cycle.response_complete]
        super().on_response_complete()
        if self._awaits == "body":  # which nobody waits for any more
            self._since = self.loop.time()
        if self._held:
            self._since = self.loop.time()
            held, self._held = self._held, b""
            self._feed(held)

    def handle_websocket_upgrade(self) -> None:
        if self._is_refused():  # the parser goes on for a moment
            return
        refusal = (
            None
            if self._is_handed_on()
            else let_in(self.service, self.transport, self.scope, self.url)
        )
        if refusal:
            self._turn_away(*refusal)
        else:
            self.connections.discard(self)
            self.service.connections.leave(self)

    def _is_handed_on(self) -> bool:
        """Whether the worker at which the table is at home has this connection from now on."""
        handover, code = self.service.handover, table_of(self.url)
        if handover is None or code is None or self.handed:
            return False
        if self._cycles or self.transport.get_write_buffer_size():  # answers are not read yet
            return False
        return handover.give(code, self.transport, head_of(self.scope, self.url))

    def send_400_response(self, msg: str) -> None:
        self._turn_away(400, "malformed", "This is no call of HTTP/1.1.")

    def _turn_away_busy(self, status: int) -> None:
        error = SlowDown()
        self._turn_away(status, error.code, error.message, error.headers)

    def _turn_away(
        self, status: int, code: Code, why: str, more: dict[str, str] | None = None
    ) -> None:
        """The last answer here. It is read, as a rule, also by who is still sending."""
        if self._left is not None:
            return
        self._left = self.loop.time()
        self._unset_keepalive_if_required()
        self._forget_calls()
        if self.pipeline or any(cycle.response_started for cycle in self._cycles):
            self.transport.abort()
            return
        body = msgspec.json.encode(Problem(code, why))
        told = {"content-type": "application/json", "content-length": str(len(body))}
        told |= {"connection": "close", "cache-control": "no-store", **(more or {})}
        headers = [*((name.encode(), told[name].encode()) for name in told), *HEADERS]
        head = b"".join(b"%b: %b\r\n" % header for header in headers)
        self.flow.resume_reading()
        self.transport.write(STATUS_LINE[status] + head + b"\r\n" + body)
        self.transport.write_eof()

    def check(self, now: float) -> None:
        """Once in a while: whether the other side takes too long."""
        waited = now - (self._since if self._left is None else self._left)
        if self._left is not None:
            if waited > LINGER_SECONDS:
                self.transport.abort()
        elif waited > self._patience():
            self._give_up()
        else:
            self._check_reader(now)

    def _patience(self) -> float:
        if self._awaits is None or self._held:  # then it is us who take time
            return inf
        if self._awaits == "head":
            return HEAD_SECONDS
        if self.cycle is None or self.cycle.response_complete:
            return LINGER_SECONDS
        return BODY_SECONDS + self._body / SLOWEST

    def _give_up(self) -> None:
        if not self._is_begun:
            self.transport.abort()
        else:
            self._turn_away(408, "too_slow", "This came too slowly.")

    def resume_writing(self) -> None:
        self._unread, self._looked = 0, self.loop.time()
        super().resume_writing()

    def _check_reader(self, now: float) -> None:
        unread = self.transport.get_write_buffer_size()
        if not unread or not self._unread:
            self._unread, self._looked = unread, now
        elif now > self._looked + STUCK_SECONDS:
            if unread > self._unread - STUCK_SECONDS * SLOWEST_READER:
                self.transport.abort()
            self._unread, self._looked = unread, now


def door_class(service: Service) -> type[Door]:
    """The class that uvicorn makes an instance of for every connection."""

    class DoorOf(Door):
        pass

    DoorOf.service = service
    return DoorOf
