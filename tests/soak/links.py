"""A wire that can be cut, delayed and stopped half-way: a small TCP proxy."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path
from random import Random

Address = int | Path
"""A port of this machine, or a socket in a folder."""
PIECE = 65536


async def _open(to: Address) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if isinstance(to, Path):
        return await asyncio.open_unix_connection(str(to))
    return await asyncio.open_connection("127.0.0.1", to)


class Link:
    """All connections that come in at one address and go on to another."""

    def __init__(self, name: str, here: Address | None, to: Address, chance: Random) -> None:
        self.name = name
        self.port = 0
        self._here, self._to, self._chance = here, to, chance
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = asyncio.Event()
        """Unset while everything stands still."""
        self._open.set()
        self._left: int | None = None
        """Bytes that still get through before everything stops."""
        self._delay = 0.0
        self._is_closed = False

    async def start(self) -> None:
        if isinstance(self._here, Path):
            self._server = await asyncio.start_unix_server(self._accept, str(self._here))
            self._here.chmod(0o777)
            return
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self._here or 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        self._server.close()
        self._is_closed = True
        self.cut()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What may be done to it

    def cut(self) -> None:
        """As if a router had forgotten it: everybody is told."""
        for writer in tuple(self._writers):
            wire = writer.get_extra_info("socket")
            with suppress(OSError, ValueError, AttributeError):  # it may be closed by now
                linger = b"\x01\0\0\0\0\0\0\0"  # what was not sent is not sent
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            writer.transport.abort()

    def delay(self, seconds: float) -> None:
        self._delay = seconds

    def close(self) -> None:
        """Nobody gets through, and whoever comes is turned away."""
        self._is_closed = True
        self.cut()

    def stop_half_way(self, after: int) -> None:
        """So many bytes still get through; then nothing does, and nobody is told."""
        self._left = after

    def heal(self, *, cutting: bool = False) -> None:
        self._is_closed, self._left, self._delay = False, None, 0.0
        if cutting:  # a part of a message is lost
            self.cut()
        self._open.set()

    # How it works

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        far: asyncio.StreamWriter | None = None
        try:
            if self._is_closed:
                return
            back, far = await _open(self._to)
            self._writers.add(far)
            pumps = [
                asyncio.ensure_future(self._pump(reader, far)),
                asyncio.ensure_future(self._pump(back, writer)),
            ]
            try:
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)
        except OSError:
            pass
        finally:
            for each in (writer, far):
                if each:
                    self._writers.discard(each)
                    each.close()

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(PIECE):
                if self._delay:
                    await asyncio.sleep(self._delay * self._chance.uniform(0.5, 1.5))
                await self._pass(piece, sink)

    async def _pass(self, piece: bytes, sink: asyncio.StreamWriter) -> None:
        while piece:
            await self._open.wait()
            part = piece if self._left is None else piece[: self._left]
            if self._left is not None:
                self._left -= len(part)
                if not self._left:
                    self._open.clear()
            piece = piece[len(part) :]
            sink.write(part)
            await sink.drain()
