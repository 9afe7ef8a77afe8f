"""The sockets of a table come together at one of the workers that share a port.

The system gives a new connection to any of them. Whoever is asked for a socket hands the
connection on, with the head of the call, to the worker that the table's code names. It is cheaper
so, and nothing depends on it: where that worker is not there or full, the next one serves.
"""

import asyncio
import errno
import socket
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

import structlog

log = structlog.get_logger()

MOST_HEAD = 128 * 1024
"""Bytes of a head, as it is written anew."""
A_TURN = 32
"""How many connections are taken before others have their turn."""
RIGHTS = socket.CMSG_SPACE(4) if hasattr(socket, "CMSG_SPACE") else 0
CLOSED_ON_EXEC = getattr(socket, "MSG_CMSG_CLOEXEC", 0)
"""Of a message: room for one connection; and the processes that we start do not have it."""


class Handover:
    """Of one worker. Each has a socket in a folder that only they can open."""

    def __init__(self, place: Path, number: int, workers: int) -> None:
        self._place = place
        self._number = number
        self._workers = workers
        self._welcome: Callable[[socket.socket, bytes], None]
        self._in = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._in.setblocking(False)
        self._out.setblocking(False)
        self._is_found = True

    def open(self, welcome: Callable[[socket.socket, bytes], None]) -> None:
        self._welcome = welcome
        self._unlink()  # what is left of the one who had this number before
        self._in.bind(str(self._path(self._number)))
        asyncio.get_running_loop().add_reader(self._in.fileno(), self._take)

    def close(self, *, for_good: bool = False) -> None:
        """Nothing more comes; what was on its way is cut off, and asks again. The last of those
        who were left alone takes the folder away."""
        asyncio.get_running_loop().remove_reader(self._in.fileno())
        self._unlink()
        if for_good:
            with suppress(OSError):
                self._place.rmdir()
        self._in.close()
        self._out.close()

    def take_more(self, *, has_room: bool) -> None:
        """Whether the others find this worker."""
        if has_room is not self._is_found:
            self._is_found = has_room
            here, aside = self._path(self._number), self._aside()
            with suppress(FileNotFoundError):
                aside.rename(here) if has_room else here.rename(aside)

    def give(self, code: str, transport: asyncio.Transport, head: bytes) -> bool:
        """Whether another worker has the connection now. It reads nothing of it before."""
        connection = transport.get_extra_info("socket").fileno()
        for number in places(code, self._workers):
            if number == self._number:
                return False
            if self._send(number, connection, head):
                # Not closed for the other side: the other worker has it open.
                transport.set_protocol(asyncio.Protocol())
                transport.abort()
                return True
        return False

    def _send(self, number: int, connection: int, head: bytes) -> bool:
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, connection.to_bytes(4, sys.byteorder))
        try:
            self._out.sendmsg([head], [rights], 0, str(self._path(number)))
        except OSError as error:
            if error.errno not in (errno.ECONNREFUSED, errno.ENOENT, errno.EAGAIN):
                log.warning("a connection cannot be handed on", worker=number, error=repr(error))
            return False
        return True

    def _take(self) -> None:
        for _ in range(A_TURN):
            try:
                head, rights, flags, _ = self._in.recvmsg(MOST_HEAD, RIGHTS, CLOSED_ON_EXEC)
            except BlockingIOError:
                return
            except OSError as error:
                log.warning("a connection cannot be taken over", error=repr(error))
                return
            if not rights:  # too many files are open, perhaps
                log.warning("a connection was lost on its way", flags=flags)
            for _, _, descriptor in rights:
                connection = socket.socket(fileno=int.from_bytes(descriptor, sys.byteorder))
                if flags & socket.MSG_TRUNC:
                    connection.close()
                else:
                    self._welcome(connection, head)

    def _path(self, number: int) -> Path:
        return self._place / str(number)

    def _aside(self) -> Path:
        return self._place / f"{self._number}.full"

    def _unlink(self) -> None:
        for path in (self._path(self._number), self._aside()):
            path.unlink(missing_ok=True)


def places(code: str, workers: int) -> list[int]:
    """All workers, and first the one at which a table is at home."""

    def weight(number: int) -> bytes:
        return blake2b(f"{code} {number}".encode(), digest_size=8).digest()

    return sorted(range(workers), key=weight)


def head_of(scope: Mapping[str, Any], url: bytes) -> bytes:
    """The head of a call, as it can be read again."""
    lines = [b"%b: %b\r\n" % (name, value) for name, value in scope["headers"]]
    start = b"%b %b HTTP/%b\r\n" % (scope["method"].encode(), url, scope["http_version"].encode())
    return b"".join([start, *lines, b"\r\n"])
