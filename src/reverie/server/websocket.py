"""A WebSocket on a connection: frames by ``websockets``, at a pace that leaves others their turn.

Little is read at a time, and few messages of one socket are handled in a turn of the event loop.
"""

import asyncio
import logging
from collections import deque
from struct import Struct
from typing import Protocol, cast

from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import OPEN, SERVER
from websockets.protocol import Protocol as Wire

READ = memoryview(bytearray(4096))
"""Where every socket reads to: what is there is copied at once."""
A_TURN = 32
"""How many messages of a socket are handled before others have their turn."""
LEAST_PART = 64
"""What a part of a message counts for at least, so that nobody sends empty ones for ever."""
IDLE_SECONDS, REPLY_SECONDS = 25.0, 20.0
"""After how much silence a socket is asked for a sign of life, and how long that may take."""
PARTING_SECONDS = 2.0
"""How long the other side has to close as well."""
MOST_AFTERWARDS = 1 << 16
"""Bytes that are thrown away after the last word."""
PONG = bytes([0x80 | Opcode.PONG])
TEXT = 0x80 | Opcode.TEXT
MASKED = 0x80
short, medium, long = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack

QUIET = logging.getLogger("reverie.websocket")
# What a client does wrong is no error of ours, and must not fill our logs.
QUIET.setLevel(logging.CRITICAL)


class Listener(Protocol):
    """Who is told what comes over a socket."""

    def connected(self, socket: "WebSocket") -> None: ...

    def received(self, message: bytes) -> None: ...

    def received_binary(self) -> None: ...

    def is_answered(self) -> bool:
        """Whether a ping is answered; asked for each."""
        ...

    def disconnected(self) -> None: ...

    def pause_writing(self) -> None: ...

    def resume_writing(self) -> None: ...


class WebSocket(asyncio.BufferedProtocol):
    def __init__(self, transport: asyncio.Transport, listener: Listener, longest: int) -> None:
        self._loop = asyncio.get_running_loop()
        self._transport = transport
        self._listener = listener
        self._longest = longest
        self._wire = Wire(SERVER, state=OPEN, max_size=longest, logger=QUIET)
        self._frames: deque[Frame] = deque()
        self._begun = 0
        """Bytes of a frame that has not come to its end."""
        self._last_words: list[bytes] = []
        """They wait for what came before the other side closed."""
        self._is_resting = False
        self._parts: list[bytes] = []
        self._size = 0
        self._is_text = True
        self._heard = self._loop.time()
        self._asked: float | None = None
        self._parted: float | None = None
        self._afterwards = 0

    def open(self) -> None:
        self._transport.set_protocol(self)
        self._listener.connected(self)

    def get_buffer(self, sizehint: int) -> memoryview:
        return READ

    def buffer_updated(self, nbytes: int) -> None:
        self._heard = self._loop.time()
        self._asked = None
        data = bytes(READ[:nbytes])
        message = whole_text(data) if self._is_between_messages() else None
        if message is not None and nbytes <= self._longest:
            self._is_text = True
            self._tell(message)
        else:
            self._read(data)
            self._take_turn()
        if nbytes == len(READ):  # there is more, and the loop would go on to read it
            self._rest()

    def _is_between_messages(self) -> bool:
        return not (self._begun or self._parts or self._frames) and self._parted is None

    def _read(self, data: bytes) -> None:
        wire = self._wire
        wire.receive_data(data)
        words = wire.data_to_send()
        if words:  # pongs are sent when their turn has come, not when the wire makes them
            self._last_words += [data for data in words if data[:1] != PONG]
        frames = cast("list[Frame]", wire.events_received())
        if self._parted is None:
            self._begun += len(data) - sum(map(least_size, frames))
            self._frames.extend(frames)
        else:
            self._afterwards += len(data)
            if self._afterwards > MOST_AFTERWARDS:
                self.abort()

    def _take_turn(self) -> None:
        frames = self._frames
        for _ in range(min(A_TURN, len(frames))):
            self._take(frames.popleft())
            if self._parted is not None:
                frames.clear()
                break
        if frames:
            self._rest()
        elif self._last_words:
            self._part(self._last_words)
            self._last_words = []

    def _rest(self) -> None:
        """Reads no further before the others had their turn."""
        if not self._is_resting:
            self._is_resting = True
            if self._transport.is_reading():
                self._transport.pause_reading()
            self._loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._is_resting = False
        if not self._transport.is_closing():
            self._take_turn()
            if not self._is_resting:
                self._transport.resume_reading()

    def _take(self, frame: Frame) -> None:
        kind = frame.opcode
        if kind is Opcode.TEXT or kind is Opcode.BINARY:
            self._is_text = kind is Opcode.TEXT
            if frame.fin:
                self._tell(bytes(frame.data))
            else:
                self._join(frame)
        elif kind is Opcode.CONT:
            self._join(frame)
        elif kind is Opcode.PING:
            if self._listener.is_answered() and self._wire.state is OPEN:
                self._wire.send_pong(frame.data)
                self._send()
        elif kind is Opcode.PONG:
            self._listener.is_answered()  # it is not, but counts

    def _join(self, frame: Frame) -> None:
        self._parts.append(bytes(frame.data))
        self._size += max(len(frame.data), LEAST_PART)
        if self._size > self._longest:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too_large")
        elif frame.fin:
            whole = b"".join(self._parts)
            self._parts, self._size = [], 0
            self._tell(whole)

    def _tell(self, message: bytes) -> None:
        if not self._is_text:
            self._listener.received_binary()
        elif message.isascii() or is_utf8(message):
            self._listener.received(message)
        else:
            self._fail(CloseCode.INVALID_DATA, "not UTF-8")

    def write(self, message: bytes) -> None:
        if self._parted is None:
            size = len(message)
            head = medium(TEXT, 126, size) if 126 <= size < 1 << 16 else text_head(size)
            self._transport.write(head + message)

    def close(self, code: CloseCode, reason: str) -> None:
        if self._wire.state is OPEN:
            self._wire.send_close(code, reason)
            self._send()
            self._parted = self._loop.time()

    def _fail(self, code: CloseCode, reason: str) -> None:
        self._wire.fail(code, reason)
        self._part(self._wire.data_to_send())

    def _send(self) -> None:
        for data in self._wire.data_to_send():
            self._transport.write(data)

    def _part(self, last_words: list[bytes]) -> None:
        if self._parted is None:
            self._parted = self._loop.time()
        if not self._transport.is_closing():
            self._transport.write(b"".join(last_words))
            self._transport.write_eof()

    def abort(self) -> None:
        self._transport.abort()

    def check(self, now: float) -> None:
        """Once in a while: whether the other side is still there."""
        if self._parted is not None:
            is_over = now > self._parted + PARTING_SECONDS
        elif self._asked is not None:
            is_over = now > self._asked + REPLY_SECONDS
        else:
            is_over = False
            if now > self._heard + IDLE_SECONDS:
                self._asked = now
                self._wire.send_ping(b"")
                self._send()
        if is_over:
            self.abort()

    def eof_received(self) -> bool:
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        if self._parted is None:
            self._parted = self._heard
        self._frames.clear()
        self._listener.disconnected()

    def pause_writing(self) -> None:
        self._listener.pause_writing()

    def resume_writing(self) -> None:
        self._listener.resume_writing()


def whole_text(data: bytes) -> bytes | None:
    """The message, where what was read is just one as browsers send most: nothing is left to the
    wire, which takes five times as long."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 6
    if size > 125:
        size, start = int.from_bytes(data[2:4]), 8
    if data[1] == 0xFF or len(data) != start + size:
        return None
    mask = data[start - 4 : start] * (size // 4 + 1)
    plain = int.from_bytes(data[start:]) ^ int.from_bytes(mask[:size])
    return plain.to_bytes(size)


def least_size(frame: Frame) -> int:
    """How many bytes a client's frame takes, or more where its length is not written as it should
    be. (Such a one is no reason to close; its sender is read by the wire alone from then on.)"""
    size = len(frame.data)
    if size < 126:
        return 6 + size
    return 8 + size if size < 1 << 16 else 14 + size


def text_head(size: int) -> bytes:
    if size < 126:
        return short(TEXT, size)
    return medium(TEXT, 126, size) if size < 1 << 16 else long(TEXT, 127, size)


def is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
