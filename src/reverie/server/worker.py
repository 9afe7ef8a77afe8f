"""One of several processes that serve on one port; ``supervisor.py`` starts them.

Its first line of input is the settings, and its input ends with whoever started it: then it stops.
It prints a line when it serves.
"""

import asyncio
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec
import structlog
import uvicorn

from reverie.app.settings import Settings
from reverie.server.door import Door
from reverie.server.handover import Handover
from reverie.server.logs import configure_logs
from reverie.server.run import configured, try_tables
from reverie.server.service import Service
from reverie.tables.store import CannotOpen

log = structlog.get_logger()

INPUT, OUTPUT = 0, 1


def written(settings: Settings) -> bytes:
    return msgspec.json.encode(settings, enc_hook=str) + b"\n"


def read(line: bytes) -> Settings:
    def path(_kind: type, text: Any) -> Path:
        return Path(text)

    return msgspec.json.decode(line, type=Settings, dec_hook=path)


class Worker(uvicorn.Server):
    def __init__(self, service: Service, handover: Handover) -> None:
        super().__init__(configured(service))
        self._service = service
        self._handover = handover
        self._arriving: set[asyncio.Task[None]] = set()
        self._is_orphan = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().add_reader(INPUT, self._end_with_the_input)
            self._share()
            with suppress(BrokenPipeError):  # whoever started it is gone: it ends with its input
                os.write(OUTPUT, b"serving\n")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._service.handover = None
        self._handover.close(for_good=self._is_orphan)
        await super().shutdown(sockets)

    def _share(self) -> None:
        try:
            self._handover.open(self._welcome)
        except OSError as error:  # the name of a folder that is too long, perhaps
            log.warning("sockets stay at the worker that they come to", error=repr(error))
        else:
            self._service.handover = self._handover

    def _welcome(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.create_task(self._adopt(connection, head))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _adopt(self, connection: socket.socket, head: bytes) -> None:
        def door() -> Door:
            kind = cast("type[Door]", self.config.http_protocol_class)
            opened = kind(self.config, self.server_state, self.lifespan.state)
            opened.handed = head
            return opened

        try:
            await asyncio.get_running_loop().connect_accepted_socket(door, connection)
        except OSError:  # it is gone by now
            connection.close()

    def _end_with_the_input(self) -> None:
        if not os.read(INPUT, 1):
            asyncio.get_running_loop().remove_reader(INPUT)
            self.should_exit = self._is_orphan = True


def main() -> None:
    listening, place, number = sys.argv[1:]
    settings = read(sys.stdin.buffer.readline())
    configure_logs(settings.log_level)
    try:
        asyncio.run(try_tables(settings.database))
    except (OSError, CannotOpen) as error:  # away for now: whoever started this worker tries again
        log.error("the tables cannot be reached", why=str(error))
        raise SystemExit(1) from None
    handover = Handover(Path(place), int(number), settings.workers)
    worker = Worker(Service(settings), handover)
    worker.run(sockets=[socket.socket(fileno=int(listening))])
    if not worker.started:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
