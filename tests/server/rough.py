"""Sockets by hand: for clients that keep to no protocol."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA
SECONDS = 120.0


def frame(
    payload: bytes, opcode: int = TEXT, *, fin: bool = True, mask: bool = True, rsv: int = 0
) -> bytes:
    """A frame of a WebSocket, well-formed or not."""
    head = bytes([fin << 7 | rsv << 4 | opcode])
    size, bit = len(payload), mask << 7
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    if not mask:
        return head + payload
    key = os.urandom(4)
    repeated = (key * (size // 4 + 1))[:size]
    masked = int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")
    return head + key + masked.to_bytes(size, "big")


async def cut(writer: asyncio.StreamWriter) -> None:
    """Ends a connection without a word."""
    writer.transport.abort()
    with suppress(ConnectionError):
        await writer.wait_closed()


class RoughSocket:
    """A connection on which anything can be written."""

    def __init__(self, port: int, path: str, **headers: str) -> None:
        self._port = port
        self._path = path
        self._headers = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }

    async def __aenter__(self) -> "RoughSocket":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self._port)
        lines = [f"GET {self._path} HTTP/1.1", *(f"{k}: {v}" for k, v in self._headers.items())]
        self.writer.write("\r\n".join([*lines, "", ""]).encode("latin-1"))
        answer = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), SECONDS)
        head = (line.partition(":") for line in answer.decode("latin-1").splitlines()[1:])
        self.headers = {name.lower(): value.strip() for name, _, value in head}
        self.status = int(answer.split(b" ")[1])
        self.answer = answer
        return self

    async def __aexit__(self, *_: object) -> None:
        await cut(self.writer)

    async def send(self, data: bytes) -> None:
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), SECONDS)
        except (ConnectionError, TimeoutError):
            return

    async def read_until(self, is_enough: Callable[[bytes], bool]) -> bytes:
        """What comes until it is enough, or until the other side closes."""
        return await self._read(SECONDS, is_enough)

    async def read_some(self, seconds: float = 0.3) -> bytes:
        """What comes within a while, which may be nothing yet."""
        return await self._read(seconds, lambda _told: False)

    async def _read(self, seconds: float, is_enough: Callable[[bytes], bool]) -> bytes:
        told = b""
        try:
            async with asyncio.timeout(seconds):
                while not is_enough(told) and (more := await self.reader.read(65536)):
                    told += more
        except (TimeoutError, ConnectionError):
            pass
        return told

    async def is_closed(self, seconds: float = SECONDS) -> bool:
        """Whether the other side closes within a while."""
        try:
            async with asyncio.timeout(seconds):
                while await self.reader.read(65536):
                    pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True
