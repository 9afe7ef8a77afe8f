"""Whoever comes by: plain sockets, on which anything can be sent."""

import json
import os
import socket
import threading
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from tests.server.rough import frame

SECONDS = 120.0
HELLO = frame(b'{"type":"hello"}')


class Stranger:
    """Somebody at an address of their own."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address

    def connect(self, buffer: int | None = None) -> socket.socket:
        """A connection; with a small buffer the server soon cannot send any more."""
        connection = socket.socket()
        if buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        connection.settimeout(SECONDS)
        connection.bind((self.address, 0))
        connection.connect(("127.0.0.1", self.port))
        return connection

    def head(self, method: str, path: str, **headers: str) -> bytes:
        """The head of a call; underscores in names of headers become hyphens."""
        told = {"Host": f"127.0.0.1:{self.port}"}
        told |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {told[name]}" for name in told)]
        return "\r\n".join([*lines, "", ""]).encode("latin-1")

    def call(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, Any]:
        """One call over a connection of its own: the status, and what was told."""
        headers |= {"Connection": "close", "Content-Length": str(len(body))}
        with self.connect() as connection:
            connection.sendall(self.head(method, path, **headers) + body)
            told = read_all(connection)
        status, _, answer = read_answer(told)
        return status, json.loads(answer) if answer else None

    def open_table(self, game: str = "stella") -> str:
        """The path of a new table."""
        body = json.dumps({"game": game, "name": "Mallory"}).encode()
        status, told = self.call("POST", "/api/tables", body, Content_Type="application/json")
        assert status == 201, told
        return f"/api/tables/{told['table']}"

    def upgraded(self, table: str, buffer: int | None = None, **headers: str) -> socket.socket:
        """A WebSocket on a table, whose upgrade was answered; nobody has said hello yet."""
        headers = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec_WebSocket_Key": b64encode(os.urandom(16)).decode(),
            "Sec_WebSocket_Version": "13",
            **headers,
        }
        connection = self.connect(buffer)
        try:
            connection.sendall(self.head("GET", f"{table}/socket", **headers))
            told = b""
            while not told.endswith(b"\r\n\r\n"):
                more = connection.recv(1)
                assert more, told
                told += more
            assert told.startswith(b"HTTP/1.1 101"), told
        except BaseException:
            connection.close()
            raise
        return connection

    def spectator(self, table: str, buffer: int | None = None) -> socket.socket:
        """A WebSocket that has said hello, and read nothing yet."""
        connection = self.upgraded(table, buffer)
        connection.sendall(HELLO)
        return connection


def read_answer(told: bytes) -> tuple[int, dict[str, str], bytes]:
    """The status, the headers and the body of an answer."""
    head, _, body = told.partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    parts = (line.partition(":") for line in lines)
    return int(status.split(" ")[1]), {name.lower(): told.strip() for name, _, told in parts}, body


def read_all(connection: socket.socket) -> bytes:
    """What comes until the other side closes."""
    told = bytearray()
    try:
        while more := connection.recv(1 << 16):
            told += more
    except ConnectionError:
        pass
    return bytes(told)


def flood(connection: socket.socket, data: bytes, seconds: float) -> int:
    """Sends the same again and again without reading, for so long or until the other side closes.

    The number of bytes that went.
    """
    end, sent = time.monotonic() + seconds, 0
    connection.settimeout(0.25)
    while time.monotonic() < end:
        try:
            sent += connection.send(memoryview(data)[sent % len(data) :])
        except TimeoutError:
            continue
        except OSError:
            break
    connection.settimeout(SECONDS)
    return sent


@contextmanager
def reading(connection: socket.socket) -> Iterator[None]:
    """Meanwhile all that comes is read, and forgotten."""

    def read() -> None:
        with suppress(OSError):
            while connection.recv(1 << 16):
                pass

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    try:
        yield
    finally:
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
        reader.join(SECONDS)


def is_closed(connection: socket.socket, seconds: float = SECONDS) -> bool:
    """Whether the other side closes within a while, whatever it says before."""
    end = time.monotonic() + seconds
    try:
        while (left := end - time.monotonic()) > 0:
            connection.settimeout(left)
            if not connection.recv(1 << 16):
                return True
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return False
