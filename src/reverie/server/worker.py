"""One of several processes that serve on one port; ``supervisor.py`` starts them.

Its first line of input is the settings, and its input ends with whoever started it: then it stops.
It prints a line when it serves.
"""

import asyncio
import os
import socket
import sys
from pathlib import Path
from typing import Any

import msgspec
import structlog
import uvicorn

from reverie.app.settings import Settings
from reverie.server.logs import configure_logs
from reverie.server.run import configured, try_tables
from reverie.server.service import Service
from reverie.tables.store import CannotOpen

log = structlog.get_logger()

INPUT = 0


def written(settings: Settings) -> bytes:
    return msgspec.json.encode(settings, enc_hook=str) + b"\n"


def read(line: bytes) -> Settings:
    def path(_kind: type, text: Any) -> Path:
        return Path(text)

    return msgspec.json.decode(line, type=Settings, dec_hook=path)


class Worker(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().add_reader(INPUT, self._end_with_the_input)
            sys.stdout.write("serving\n")
            sys.stdout.flush()

    def _end_with_the_input(self) -> None:
        if not os.read(INPUT, 1):
            asyncio.get_running_loop().remove_reader(INPUT)
            self.should_exit = True


def main() -> None:
    settings = read(sys.stdin.buffer.readline())
    configure_logs(settings.log_level)
    try:
        asyncio.run(try_tables(settings.database))
    except (OSError, CannotOpen) as error:  # away for now: whoever started this worker tries again
        log.error("the tables cannot be reached", why=str(error))
        raise SystemExit(1) from None
    worker = Worker(configured(Service(settings)))
    worker.run(sockets=[socket.socket(fileno=int(sys.argv[1]))])
    if not worker.started:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
