"""What Prometheus is told, and where."""

import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from reverie.server.figures import LONGEST_HEAD
from reverie.server.limits import RATES, SlowDown
from tests.decks.making import jpeg
from tests.server.kit import PATIENCE, InThread, free_port, in_loop, listen, port_of
from tests.server.players import Site
from tests.server.test_decks import sent

NAME = re.compile(r"^# TYPE (\w+) (\w+)$", re.MULTILINE)
EXPORTED = {
    "reverie_moves_total": "counter",
    "reverie_move_seconds": "histogram",
    "reverie_append_seconds": "histogram",
    "reverie_append_failures_total": "counter",
    "reverie_bus_seconds": "histogram",
    "reverie_bus_up": "gauge",
    "reverie_bus_waiting": "gauge",
    "reverie_bus_lost_total": "counter",
    "reverie_caught_up_total": "counter",
    "reverie_calls_waiting": "gauge",
    "reverie_calls_waiting_most": "gauge",
    "reverie_connections": "gauge",
    "reverie_sockets": "gauge",
    "reverie_tables": "gauge",
    "reverie_rooms": "gauge",
    "reverie_seats": "gauge",
    "reverie_bots_asked_total": "counter",
    "reverie_bots_hurried_total": "counter",
    "reverie_imports_total": "counter",
    "reverie_imports_running": "gauge",
    "reverie_refusals_total": "counter",
    "reverie_faults_total": "counter",
    "reverie_limited_total": "counter",
    "reverie_loop_lag_seconds": "histogram",
    "reverie_build_info": "gauge",
    "process_cpu_seconds_total": "counter",
    "process_resident_memory_bytes": "gauge",
    "process_open_fds": "gauge",
}
"""Dashboards and alerts are made of these: see ``deploy``."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InThread]:
    with InThread(tmp_path / "tables.db", metrics_port=free_port(), limits=True) as server:
        yield server


def scraped(server: InThread) -> str:
    port = server.service.settings.metrics_port
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return answer.text


def value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


@in_loop
async def test_what_happens_is_counted(server: InThread) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        for number in range(3):
            await table.host.send({"type": "add_bot", "id": str(number)})
        with pytest.raises(Exception, match="not_host"):
            await table.people[1].move("start")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        assert sent(client, ("a.jpg", b"<html>")).status_code == 400
        assert sent(client, ("a.jpg", jpeg())).status_code == 201
    spend = server.service.limits.spend
    with suppress(SlowDown):  # a slow machine may let them have some more
        for _ in range(100 * round(RATES["say"].at_once)):
            spend("say", "somebody")
    text = scraped(server)
    assert value(text, "reverie_moves_total") == 3
    assert value(text, 'reverie_move_seconds_bucket{le="+Inf"}') == 3
    assert value(text, "reverie_append_seconds_count") >= 5, "those who sat down, too"
    assert value(text, 'reverie_refusals_total{code="not_host"}') == 1
    assert value(text, 'reverie_imports_total{outcome="made"}') == 1
    assert value(text, 'reverie_imports_total{outcome="refused"}') == 1
    assert value(text, "reverie_imports_running") == 0
    assert value(text, 'reverie_limited_total{limit="say"}') == 1
    assert value(text, 'reverie_tables{status="lobby"}') == 1
    assert value(text, "reverie_rooms") == 1
    assert value(text, "reverie_bus_up") == 1
    assert table.code not in text


def test_all_that_is_promised_is_exported_and_nothing_else(server: InThread) -> None:
    told: dict[str, str] = dict(NAME.findall(scraped(server)))
    ours = {name: kind for name, kind in told.items() if not name.endswith("_created")}
    assert {name: kind for name, kind in ours.items() if name.startswith("reverie_")} == {
        name: kind for name, kind in EXPORTED.items() if name.startswith("reverie_")
    }
    assert set(EXPORTED) <= set(ours)


def test_strangers_see_none_of_it(server: InThread) -> None:
    assert httpx.get(f"{server.url}/metrics", timeout=PATIENCE).status_code == 404


@pytest.mark.parametrize("said", [b"GET /secret HTTP/1.1\r\n\r\n", b"\r\n\r\n", b"x" * 99_999])
def test_what_makes_no_sense_there_is_answered_shortly(server: InThread, said: bytes) -> None:
    assert len(said) < 100 or len(said) > 2 * LONGEST_HEAD
    port = server.service.settings.metrics_port
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
        try:
            connection.sendall(said)
            told = connection.recv(65536)
        except ConnectionError:
            told = b""
    assert told.startswith(b"HTTP/1.1 404") or not told
    assert "reverie_sockets" in scraped(server)


def test_figures_are_told_while_the_store_is_away(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> Any:
        raise OSError("the disk is gone")

    monkeypatch.setattr(server.service.app.store, "count", away)
    assert value(scraped(server), "reverie_sockets") == 0


def test_a_port_that_is_taken_keeps_nobody_from_playing(tmp_path: Path) -> None:
    with listen() as taken, InThread(tmp_path / "tables.db", metrics_port=port_of(taken)) as server:
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200
