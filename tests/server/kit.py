"""Servers for tests: processes, as ``reverie serve`` runs them, or a thread to look into."""

import asyncio
import functools
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, ParamSpec

import uvicorn

from reverie.app.settings import Settings
from reverie.server.run import configured
from reverie.server.service import Service
from reverie.tables.store.urls import SQLITE

P = ParamSpec("P")
PATIENCE = 120.0
FOR_TESTS = {"--limits": "off", "--bot-pace": "fast", "--bot-mind": "chance"}
"""Bots that think have tests of their own."""


def listen() -> socket.socket:
    """On a port that nobody else has."""
    return socket.create_server(("127.0.0.1", 0))


def port_of(listening: socket.socket) -> int:
    return int(listening.getsockname()[1])


def free_port() -> int:
    """For another process. The system gives it to nobody else for a while: a connection to it has
    just ended, and it waits for what may still be on its way."""
    with listen() as listening:
        port = port_of(listening)
        with socket.create_connection(("127.0.0.1", port)):
            listening.accept()[0].close()
    return port


def is_up(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def wait_until(what: Callable[[], bool], why: str = "it does not come to that") -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, why
        time.sleep(0.01)


def wait_until_up(port: int) -> None:
    wait_until(lambda: is_up(port), f"no server on port {port}")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that awaits."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Nursery:
    """Starts servers quickly; see ``nursery.py``."""

    def __init__(self, *script: str) -> None:
        own = (str(Path(__file__).with_name("nursery.py")),)
        self._process = subprocess.Popen(  # noqa: S603 - our own script
            [sys.executable, *(script or own)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, log: Path, arguments: list[str]) -> int:
        """The id of a process that runs ``reverie`` with these arguments."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps([str(log), arguments]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


class Server:
    """``reverie serve`` in a process of its own, on a database of its own."""

    def __init__(self, nursery: Nursery, folder: Path, *flags: str, **options: str | None) -> None:
        self._nursery = nursery
        self.database = folder / "reverie.db"
        self.log = folder / "log"
        given = {f"--{name.replace('_', '-')}": value for name, value in options.items()}
        places = {"--database": f"{SQLITE}{self.database}", "--decks": str(folder / "decks")}
        chosen = {**FOR_TESTS, **places, **given}
        self._arguments = [*flags, *(word for pair in chosen.items() if pair[1] for word in pair)]
        self.start()

    def start(self) -> None:
        self.port = free_port()
        arguments = ["serve", "--port", str(self.port), *(str(word) for word in self._arguments)]
        self.pid = self._nursery.run(self.log, arguments)
        wait_until_up(self.port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def option(self, name: str) -> str:
        return str(self._arguments[self._arguments.index(name) + 1])

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, number: int) -> None:
        end = time.monotonic() + PATIENCE
        try:
            os.kill(self.pid, number)
            while time.monotonic() < end:
                os.kill(self.pid, 0)
                time.sleep(0.005)
        except ProcessLookupError:
            return
        raise AssertionError(f"server {self.pid} does not end")


class InThread:
    """A server in a thread of the test, whose service can be looked into."""

    def __init__(self, database: Path, /, **settings: Any) -> None:
        listening = listen()
        self.port = port_of(listening)
        self.database = database
        chosen: dict[str, Any] = {"limits": False, "bot_pace": "fast", "bot_mind": "chance"}
        chosen |= {"open_seeds": True, "decks": str(database.with_name("decks"))}
        chosen |= {"port": self.port, "database": f"{SQLITE}{database}", **settings}
        self.service = Service(Settings(**chosen))
        self._server = uvicorn.Server(configured(self.service))
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "InThread":
        self._thread.start()
        wait_until_up(self.port)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextmanager
def running(server: Server) -> Iterator[Server]:
    try:
        yield server
    finally:
        server.kill()
