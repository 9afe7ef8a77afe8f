"""Work beside the calls: it is finished when the server stops, and its failures are told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from reverie.tables import calls, rooms
from tests.server.kit import PATIENCE, InThread, in_loop
from tests.server.players import Site


@in_loop
async def test_a_server_that_stops_finishes_its_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 2)
    server = InThread(tmp_path / "tables.db")
    snapshot, kept = server.service.app.store.snapshot, []

    async def slowly(*what: Any) -> None:
        await asyncio.sleep(0.5)
        await snapshot(*what)
        kept.append(what[:2])

    monkeypatch.setattr(server.service.app.store, "snapshot", slowly)
    with server:
        async with Site(server.url) as site:
            table = await site.open("stella")
            await table.host.move("configure", options={"timer": 60})
    assert kept == [(table.code, 2)]


@in_loop
async def test_work_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 2)
    server = InThread(tmp_path / "tables.db")

    async def fail(*_: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(server.service.app.store, "snapshot", fail)
    with capture_logs() as told, server:
        async with Site(server.url) as site:
            table = await site.open("stella")
            await table.host.move("configure", options={"timer": 60})
            await table.host.move("configure", options={"timer": 0})
    assert [line["event"] for line in told] == ["work in the background failed"]


@in_loop
async def test_who_talks_hears_of_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = InThread(tmp_path / "tables.db")

    def fail(*_: Any) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(server.service.app.visits, "say", fail)
    with capture_logs() as told, server:
        async with Site(server.url) as site:
            table = await site.open("stella")
            async with table.host.socket() as talker:
                answer = await asyncio.wait_for(
                    talker.reply({"type": "say", "text": "Hello"}), PATIENCE
                )
    assert answer["error"] == "internal"
    assert [line["event"] for line in told] == ["unexpected"]


@in_loop
async def test_who_moves_hears_of_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = InThread(tmp_path / "tables.db")

    def fail(*_: Any) -> None:
        raise RuntimeError("a fault of ours")

    with capture_logs() as told, server:
        async with Site(server.url) as site:
            table = await site.open("stella")
            async with table.host.socket() as mover:
                move = {"type": "move", "move": {"type": "add_bot", "id": "mine"}}
                with monkeypatch.context() as broken:
                    broken.setattr(calls, "act", fail)
                    answer = await asyncio.wait_for(mover.reply(move), PATIENCE)
                assert (answer["error"], answer["id"]) == ("internal", "mine")
                await mover.move("add_bot", id="mine")
                assert len(mover.view["seats"]) == 2
    assert [line["event"] for line in told] == ["unexpected"]
