"""A floor to compare with: no rules and no views, but every move is durable before it is told.

A move is stored as it came, many to a commit, and everybody at the table is sent a message of the
size of a view. Runs on Reverie's own sockets, on picows, or as an ASGI application on uvicorn's
WebSockets.
"""

import argparse
import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, cast

import picows
import uvicorn
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.server import ServerProtocol

from reverie.server.websocket import WebSocket

VIEW_BYTES = 1300
MOST_MESSAGE = 16 * 1024
PADDING = b"." * VIEW_BYTES
Send = Callable[[bytes], None]


class Table:
    def __init__(self) -> None:
        self.version = 0
        self.sends: list[Send] = []

    def tell(self) -> None:
        message = (
            b'{"type":"view","version":%d,"view":{"can":[{"type":"continue"}],"padding":"%s"}}'
            % (self.version, PADDING)
        )
        for send in self.sends:
            send(message)


class Relay:
    def __init__(self, database: str) -> None:
        self._tables: dict[str, Table] = {}
        self._asked: SimpleQueue[tuple[str, bytes]] = SimpleQueue()
        self._database = database

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._store, daemon=True).start()

    def table(self, code: str) -> Table:
        return self._tables.setdefault(code, Table())

    def hear(self, code: str, send: Send, message: bytes) -> None:
        if message.startswith(b'{"type":"hello"'):
            table = self.table(code)
            table.sends.append(send)
            table.tell()
        else:
            self._asked.put((code, message))

    def _store(self) -> None:
        database = sqlite3.connect(self._database, isolation_level=None)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("CREATE TABLE moves (code TEXT, body TEXT)")
        while True:
            batch = [self._asked.get()]
            while not self._asked.empty():
                batch.append(self._asked.get())
            database.execute("BEGIN IMMEDIATE")
            database.executemany("INSERT INTO moves VALUES (?, ?)", batch)
            database.execute("COMMIT")
            self._loop.call_soon_threadsafe(self._tell, [code for code, _ in batch])

    def _tell(self, codes: list[str]) -> None:
        for code in codes:
            table = self.table(code)
            table.version += 1
            table.tell()


class Socket(WSListener):
    def __init__(self, relay: Relay, code: str) -> None:
        self._relay = relay
        self._code = code

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._send: Send = lambda message: transport.send(WSMsgType.TEXT, message)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._relay.hear(self._code, self._send, frame.get_payload_as_bytes())


class Listening:
    """As ``reverie.server.websocket`` tells of a socket."""

    def __init__(self, relay: Relay, code: str) -> None:
        self._relay = relay
        self._code = code

    def connected(self, socket: WebSocket) -> None:
        self._send: Send = socket.write

    def received(self, message: bytes) -> None:
        self._relay.hear(self._code, self._send, message)

    def received_binary(self) -> None: ...

    def is_answered(self) -> bool:
        return True

    def disconnected(self) -> None: ...

    def pause_writing(self) -> None: ...

    def resume_writing(self) -> None: ...


class Door(asyncio.Protocol):
    def __init__(self, relay: Relay) -> None:
        self._relay = relay
        self._head = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self._head += data
        if self._head.endswith(b"\r\n\r\n"):
            lines = self._head.decode().split("\r\n")
            method, path, version = lines[0].split(" ")
            told = (line.partition(": ") for line in lines[1:-2])
            headers = Headers((name, value) for name, _, value in told)
            answer = ServerProtocol().accept(Request(path, headers, method, version))
            self._transport.write(answer.serialize())
            WebSocket(self._transport, Listening(self._relay, path), MOST_MESSAGE).open()


async def on_our_own(relay: Relay, port: int) -> None:
    relay.start()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Door(relay), "127.0.0.1", port)
    await server.serve_forever()


async def on_picows(relay: Relay, port: int) -> None:
    def listener(request: WSUpgradeRequest) -> Socket:
        return Socket(relay, request.path.decode())

    relay.start()
    server = await picows.ws_create_server(listener, "127.0.0.1", port)
    await server.serve_forever()


async def on_uvicorn(relay: Relay, port: int) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        outbox: asyncio.Queue[bytes] = asyncio.Queue()
        sending = asyncio.create_task(_send_all(outbox, send))
        while (event := await receive())["type"] == "websocket.receive":
            relay.hear(scope["path"], outbox.put_nowait, event["text"].encode())
        sending.cancel()

    relay.start()
    config = uvicorn.Config(
        app,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="error",
    )
    await uvicorn.Server(config).serve()


async def _send_all(outbox: "asyncio.Queue[bytes]", send: Any) -> None:
    while True:
        await send({"type": "websocket.send", "text": (await outbox.get()).decode()})


SERVE = {"websockets": on_our_own, "picows": on_picows, "uvicorn": on_uvicorn}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sockets", choices=tuple(SERVE))
    parser.add_argument("port", type=int)
    parser.add_argument("database")
    options = parser.parse_args()
    relay = Relay(options.database)
    uvloop.run(SERVE[options.sockets](relay, options.port))


if __name__ == "__main__":
    main()
