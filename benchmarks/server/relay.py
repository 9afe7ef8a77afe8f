"""A floor to compare with: no rules and no views, but every move is durable before it is told.

A move is stored as it came, many to a commit, and everybody at the table is sent a message of the
size of a view. Runs on picows, or as an ASGI application on uvicorn's own WebSockets.
"""

import argparse
import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import picows
import uvicorn
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest

VIEW_BYTES = 1300
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sockets", choices=("picows", "uvicorn"))
    parser.add_argument("port", type=int)
    parser.add_argument("database")
    options = parser.parse_args()
    relay = Relay(options.database)
    serve = on_picows if options.sockets == "picows" else on_uvicorn
    uvloop.run(serve(relay, options.port))


if __name__ == "__main__":
    main()
