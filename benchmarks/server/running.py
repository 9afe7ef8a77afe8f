"""A server on one core, and the load on the other."""

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, TypeVar
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from .contestants import HERE, NODE, Contestant
from .load.job import Job, Memory, Result

LOAD_CORE, SERVER_CORE = "0", "1"
REPOSITORY = Path(__file__).parent.parent.parent
SCHEMA_LOAD = HERE / "load" / "colyseus_schema.cjs"
PATIENCE = 20.0
"""Seconds that a server may take to start."""
T = TypeVar("T", Result, Memory)


@dataclass(frozen=True)
class Running:
    contestant: Contestant
    port: int
    pid: int
    start: float
    """Seconds from its start to its first answer."""

    def play(self, **wishes: Any) -> Result:
        return self._load(Result, **wishes)

    def rest(self, **wishes: Any) -> Memory:
        return self._load(Memory, rest=True, **wishes)

    def _load(self, kind: type[T], **wishes: Any) -> T:
        job = Job(self.contestant.dialect, self.port, self.pid, **wishes)
        program: list[str] = [sys.executable, "-m", "benchmarks.server.load"]
        if self.contestant.dialect == "colyseus schema":
            program = [NODE, str(SCHEMA_LOAD)]
        command = [*program, json.dumps(msgspec.to_builtins(job))]
        done = subprocess.run(
            _on_core(LOAD_CORE, command), env=_environment(), stdout=subprocess.PIPE, check=True
        )
        return msgspec.json.decode(done.stdout, type=kind)


@contextmanager
def running(contestant: Contestant) -> Iterator[Running]:
    port = _free_port()
    with tempfile.TemporaryDirectory(prefix="reverie-benchmark-") as directory:
        command = _on_core(SERVER_CORE, contestant.start_with(port, directory))
        start = perf_counter()
        server = subprocess.Popen(command, env=_environment(), stdout=subprocess.DEVNULL)
        try:
            _wait_for(server, contestant, port)
            yield Running(contestant, port, server.pid, perf_counter() - start)
        finally:
            server.kill()
            server.wait()


def _on_core(core: str, command: list[str]) -> list[str]:
    return ["taskset", "-c", core, *command]  # which replaces itself: the process id stays


def _environment() -> dict[str, str]:
    paths = os.pathsep.join((str(REPOSITORY / "src"), str(REPOSITORY)))
    return {**os.environ, "PYTHONPATH": paths, "NODE_ENV": "production"}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(server: "subprocess.Popen[bytes]", contestant: Contestant, port: int) -> None:
    deadline = perf_counter() + PATIENCE
    while not _answers(contestant, port):
        if server.poll() is not None or perf_counter() > deadline:
            raise RuntimeError(f"{contestant.label} did not start")
        sleep(0.005)


def _answers(contestant: Contestant, port: int) -> bool:
    try:
        if contestant.ready is None:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return True
        with urlopen(f"http://127.0.0.1:{port}{contestant.ready}", timeout=5) as answer:
            return bool(answer.status == 200)
    except (OSError, URLError):
        return False
