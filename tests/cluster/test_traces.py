"""Traces of moves, sent to a receiver of OTLP over HTTP, and carried over the bus."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.cluster.natsd import Natsd
from tests.cluster.test_processes import elsewhere
from tests.server.kit import PATIENCE, InThread, in_loop
from tests.server.players import Site

PARTS = ["append", "decide", "publish", "show", "show"]


class Receiver:
    def __init__(self) -> None:
        self.spans: list[Any] = []
        self.names: set[str] = set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.take(self.path, body)
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self.server.serve_forever)
        self._thread.start()

    def take(self, path: str, body: bytes) -> None:
        assert path == "/v1/traces"
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            for each in resource.resource.attributes:
                if each.key == "service.name":
                    self.names.add(each.value.string_value)
            for scope in resource.scope_spans:
                self.spans.extend(scope.spans)

    def close(self) -> None:
        self.server.shutdown()
        self._thread.join()
        self.server.server_close()


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    receiver = Receiver()
    port = receiver.server.server_address[1]
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{port}")
    monkeypatch.setenv("OTEL_SERVICE_NAME", "evening")
    yield receiver
    receiver.close()


async def play(here: InThread, there: InThread, is_enough: Callable[[], bool]) -> str:
    """Moves at one worker, seen at the other; the code of the table."""
    async with Site(here.url) as one, Site(there.url) as other:
        table = await (await one.open("stella")).fill(3)
        async with elsewhere(table.people[1], other).socket() as looks, asyncio.timeout(PATIENCE):
            for number in count(1):
                move = {"type": "add_bot"} if number % 2 else {"type": "remove", "seat": 3}
                await table.host.send({**move, "id": str(number)})
                while len(looks.view["seats"]) != 3 + number % 2:
                    await looks.see(looks.version + 1)
                if is_enough():
                    break
        return table.code


@in_loop
async def test_a_move_is_one_trace_over_all_workers(
    receiver: Receiver, nats: Natsd, postgres_url: str, tmp_path: Path
) -> None:
    settings = {"database": postgres_url, "bus": nats.url, "traces": True}
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(InThread(tmp_path / f"{name}.db", **settings))
            for name in ("one", "other")
        )
        heard = other.service.app.rooms.tally.heard
        code = await play(one, other, lambda: heard.totals[-1] > 0)
    moves = [span for span in receiver.spans if span.name == "receive"]
    whole = max(moves, key=lambda span: span.start_time_unix_nano)
    of_it = [span for span in receiver.spans if span.trace_id == whole.trace_id]
    parts = [span for span in of_it if span is not whole]
    assert sorted(span.name for span in parts) == PARTS
    assert {span.trace_id for span in parts} == {whole.trace_id}
    assert {span.parent_span_id for span in parts} == {whole.span_id}
    own = sorted(parts, key=lambda span: span.start_time_unix_nano)
    assert [span.name for span in own[:3]] == ["decide", "append", "publish"]
    assert all(span.start_time_unix_nano <= span.end_time_unix_nano for span in (whole, *parts))
    assert receiver.names == {"evening"}
    assert code not in str(receiver.spans)


@in_loop
async def test_nothing_is_sent_where_nobody_asked_for_it(
    receiver: Receiver, tmp_path: Path
) -> None:
    with InThread(tmp_path / "tables.db") as server:
        assert server.service.tracer is None
        await play(server, server, lambda: True)
    assert receiver.spans == []
