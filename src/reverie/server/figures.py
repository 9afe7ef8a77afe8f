"""The figures of one worker: on the port of the pages, or on a port of its own.

Several workers accept from one port, so a call there reaches any of them. With `--metrics-port`
each has another one, beginning with that: a target for each process, and out of strangers' reach.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from reverie.server.metrics import counted, gauge, histogram

if TYPE_CHECKING:
    from reverie.server.service import Service

log = structlog.get_logger()

PATHS = (b"GET /metrics ", b"GET /metrics?")
LONGEST_HEAD = 8192
PATIENCE = 10.0
COUNT_SECONDS = 30.0
"""How long a count of all tables holds: it is one for all workers, and takes the store a while."""
COUNT_PATIENCE = 2.0


class Figures(Collector):
    """What is read off when somebody asks."""

    def __init__(self, service: "Service") -> None:
        self._service = service

    def describe(self) -> tuple[Metric, ...]:
        return ()  # else it would be asked for while the service is still being made

    def collect(self) -> Iterator[Metric]:
        service = self._service
        rooms, bus = service.app.rooms, service.app.rooms.bus
        tally, waiting = rooms.tally, [len(room.queue) for room in rooms.rooms.values()]
        yield gauge("reverie_rooms", "Tables in the memory of this worker", len(waiting))
        yield gauge("reverie_calls_waiting", "Calls that wait at all tables", sum(waiting))
        yield gauge("reverie_calls_waiting_most", "At one table", max(waiting, default=0))
        yield gauge("reverie_connections", "Open connections", len(service.connections))
        yield histogram(
            "reverie_append_seconds", "From asking the store to keep a change to its answer",
            tally.appends,
        )  # fmt: skip
        yield counted(
            "reverie_append_failures", "Changes that were not stored", "why",
            {"conflict": 0, "failed": 0, **tally.failures},
        )  # fmt: skip
        yield gauge("reverie_bus_up", "Whether the bus is connected", bus.is_connected)
        yield gauge("reverie_bus_waiting", "Messages that are still to be sent", bus.waiting)
        yield counted("reverie_bus_lost", "Messages not sent", "why", {"full": bus.lost})
        yield histogram(
            "reverie_bus_seconds", "From a change told by another worker to its being shown here",
            tally.heard,
        )  # fmt: skip
        yield counted(
            "reverie_caught_up", "Times that changes were read which nobody had told of", "from",
            {"store": tally.caught_up},
        )  # fmt: skip
        asked = {"chose": 0, "later": 0, "timed_out": 0, "failed": 0, **tally.bots}
        yield counted("reverie_bots_asked", "What came of asking a bot", "outcome", asked)
        yield counted(
            "reverie_bots_hurried", "Bots that had no time to think", "why",
            {"waited": 0, "others": 0, **service.app.thinking.hurried},
        )  # fmt: skip
        yield counted(
            "reverie_limited", "Refused for being too much", "limit", service.limits.refused
        )
        yield histogram(
            "reverie_loop_lag_seconds", "How late the event loop is, looked at every second",
            service.metrics.loop_lag,
        )  # fmt: skip


class Counting:
    """How many tables there are, as far as that was asked for a while ago."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._counted = -COUNT_SECONDS
        self._lock = asyncio.Lock()

    async def look(self) -> None:
        """Where the store is away, the last count stands: all else is told the more urgently."""
        async with self._lock:
            if time.monotonic() < self._counted + COUNT_SECONDS:
                return
            try:
                async with asyncio.timeout(COUNT_PATIENCE):
                    counts = await self._service.app.store.count()
            except Exception as error:
                log.debug("tables cannot be counted", error=repr(error))
                return
            self._counted = time.monotonic()
            for status in ("lobby", "playing", "over"):
                self._service.metrics.tables.labels(status).set(counts.get(status, 0))


async def figures(service: "Service") -> bytes:
    await service.counting.look()
    seats = [seat for room in service.app.rooms.rooms.values() for seat in room.table.seats]
    bots = sum(seat.bot for seat in seats)
    service.metrics.seats.labels("bot").set(bots)
    service.metrics.seats.labels("person").set(len(seats) - bots)
    return generate_latest(service.metrics.registry)


async def serve_figures(service: "Service") -> asyncio.Server | None:
    """None where the port is taken: games go on without figures."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(
            OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
        ):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                is_there = head.startswith(PATHS)
                body = await figures(service) if is_there else b"Look at /metrics.\n"
                writer.write(_head(is_there, len(body)) + body)
                await writer.drain()
        writer.close()

    host, port = service.settings.metrics_host, service.settings.metrics_port
    try:
        return await asyncio.start_server(answer, host, port, limit=LONGEST_HEAD)
    except OSError as error:
        log.error("figures cannot be served", port=port, error=str(error))
        return None


def _head(is_there: bool, length: int) -> bytes:
    status, kind = ("200 OK", CONTENT_TYPE_LATEST) if is_there else ("404 Not Found", "text/plain")
    return (
        f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n"
        "Connection: close\r\n\r\n"
    ).encode()
