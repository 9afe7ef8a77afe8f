"""Faults of ours, such as a full disk: whoever asked is told, and the game goes on afterwards."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from reverie.server import readiness
from reverie.tables.store.sqlite import SqliteStore
from tests.server.kit import InThread, in_loop
from tests.server.players import HttpPlayer, Refused, Site, SocketPlayer, refusal

PLENTY = 1_000_000_000


@contextmanager
def full_disk(place: InThread) -> Iterator[None]:
    """The database may not grow by a page."""
    store = place.service.app.store
    assert isinstance(store, SqliteStore)
    connection = store._writer._connection
    connection.execute("PRAGMA max_page_count = 1")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA max_page_count = {PLENTY}")


async def mark_until_refused(player: SocketPlayer | HttpPlayer) -> tuple[int, Refused]:
    """The first changes may still find room on the pages that are there."""
    for number in range(200):
        try:
            await player.move("mark", cards=list(range(10)), id=f"{number}")
        except Refused as refused:
            return number, refused
    raise AssertionError("there is always room")


@in_loop
async def test_on_a_full_disk_a_move_is_answered_and_can_be_made_again(tmp_path: Path) -> None:
    with InThread(tmp_path / "reverie.db") as place, capture_logs() as told:
        async with Site(place.url) as site:
            table = await (await site.open("stella")).fill(3)
            await table.host.move("start")
            async with table.host.socket() as socket, table.people[1].socket() as other:
                with full_disk(place):
                    number, refused = await mark_until_refused(socket)
                    assert refused.error == "internal"
                    assert socket.others[-1]["id"] == f"{number}"
                    before = socket.version
                    assert (await table.host.view())["version"] == before
                await socket.move("mark", cards=[3], id=f"{number}")
                assert socket.version == before + 1
                await other.see(before + 1)
    assert [line["event"] for line in told] == ["unexpected"]


@in_loop
async def test_a_call_over_http_is_answered_too(tmp_path: Path) -> None:
    with InThread(tmp_path / "reverie.db") as place, capture_logs():
        async with Site(place.url) as site:
            table = await (await site.open("stella")).fill(3)
            await table.host.move("start")
            with full_disk(place):
                number, refused = await mark_until_refused(table.host)
            assert (refused.status, refused.error) == (500, "internal")
            again = await table.host.move("mark", cards=[3], id=f"{number}")
            assert again["view"]["play"]["slate"] == [3]


@in_loop
async def test_who_cannot_be_greeted_is_told_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_code: str) -> None:
        raise OSError("the disk cannot be read")

    with InThread(tmp_path / "reverie.db") as place, capture_logs() as told:
        async with Site(place.url) as site:
            table = await site.open("stella")
            place.service.app.rooms.rooms.clear()
            with monkeypatch.context() as patch:
                patch.setattr(place.service.app.store, "load", broken)
                socket = table.host.socket()
                with pytest.raises(AssertionError, match="closed"):
                    await socket.__aenter__()
            assert [message["error"] for message in socket.others] == ["internal"]
            assert socket.connection.close_code == 1011
            async with table.host.socket() as again:
                assert again.view["you"] == 0
    assert [line["event"] for line in told] == ["unexpected"]


@in_loop
async def test_a_table_that_cannot_be_read_is_no_mistake_of_the_caller(tmp_path: Path) -> None:
    with InThread(tmp_path / "reverie.db") as place, capture_logs() as told:
        async with Site(place.url) as site:
            table = await site.open("stella")
            place.service.app.rooms.rooms.clear()
            with sqlite3.connect(place.database) as database:
                database.execute("UPDATE changes SET body = '{\"events\": 5}'")
            database.close()
            for _ in range(3):
                refused = await refusal(table.host.view())
                assert (refused.status, refused.error) == (500, "internal")
    assert [(line["event"], line["table"]) for line in told] == [
        ("a table cannot be read", table.code)
    ]


@contextmanager
def locked(place: InThread) -> Iterator[None]:
    """Another process writes, and does not come to an end."""
    other = sqlite3.connect(place.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@in_loop
async def test_whoever_moves_while_the_database_is_locked_is_told_soon(tmp_path: Path) -> None:
    """Those who wait for each other at one table, too, over a socket and over HTTP."""
    with InThread(tmp_path / "reverie.db") as place, capture_logs():
        async with Site(place.url) as site, AsyncExitStack() as open_:
            table = await (await site.open("stella")).fill(6)
            await table.host.move("start")
            sockets = [
                await open_.enter_async_context(person.socket()) for person in table.people[:3]
            ]
            players: list[SocketPlayer | HttpPlayer] = [*sockets, *table.people[3:]]
            with locked(place):
                async with asyncio.timeout(5):
                    refused = await asyncio.gather(
                        *(refusal(player.move("mark", cards=[3], id="first")) for player in players)
                    )
            assert [refused.error for refused in refused] == ["internal"] * 6
            for player in players:
                await player.move("mark", cards=[3], id="first")


@contextmanager
def no_writing(place: InThread) -> Iterator[None]:
    store = place.service.app.store
    assert isinstance(store, SqliteStore)
    connection = store._writer._connection
    connection.execute("PRAGMA query_only = 1")
    try:
        yield
    finally:
        connection.execute("PRAGMA query_only = 0")


@in_loop
async def test_who_cannot_write_is_alive_and_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    with InThread(tmp_path / "reverie.db") as place, capture_logs() as told:
        async with Site(place.url) as site:
            assert await site.call("GET", "/health") == {"status": "ok"}
            with no_writing(place):
                for _ in range(3):
                    refused = await refusal(site.call("GET", "/health"))
                    assert (refused.status, refused.error) == (503, "not_ready")
                assert await site.call("GET", "/health/live") == {"status": "ok"}
            assert await site.call("GET", "/health") == {"status": "ok"}
    assert [line["event"] for line in told] == ["not ready", "ready again"], "once each"


@in_loop
async def test_asking_for_health_again_and_again_writes_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.server.readiness.FRESH", 600.0)  # however slow the machine is
    with InThread(tmp_path / "reverie.db") as place:
        async with Site(place.url) as site:
            await site.call("GET", "/health")
            with no_writing(place):
                calls = [site.call("GET", "/health") for _ in range(20)]
                assert await asyncio.gather(*calls) == [{"status": "ok"}] * 20
