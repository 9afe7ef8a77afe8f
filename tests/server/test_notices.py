"""What the operator announces, and whom they keep out: beside a running server, on both stores."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reverie.games.errors import Malformed
from reverie.server.gate import Gate
from reverie.tables import notices
from reverie.tables.notices import Announcement, read_network
from reverie.tables.store import open_store
from reverie.tables.store.urls import SQLITE
from tests.server.kit import InThread, in_loop
from tests.server.players import Site, SocketPlayer, refusal
from tests.tables.workers import awaited


@pytest.fixture(params=["sqlite", "postgres"])
def database(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> str:
    monkeypatch.setattr("reverie.server.service.NOTICE_SECONDS", 0.05)
    if request.param == "sqlite":
        return f"{SQLITE}{tmp_path / 'reverie.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[InThread]:
    with InThread(tmp_path / "reverie.db", database=database, proxies=("127.0.0.1",)) as server:
        yield server


@in_loop
async def test_an_announcement_is_shown_at_every_table(server: InThread, database: str) -> None:
    store = open_store(database)
    await store.open()
    try:
        async with Site(server.url) as site:
            table = await site.open("stella")
            async with table.host.socket() as early:
                await notices.announce(store, Announcement("We move house.", 1e9), 3600)
                told = {"type": "announcement", "text": "We move house.", "at": 1e9}
                await early.until(lambda: told in early.others)
                async with SocketPlayer(table, None) as late:
                    await late.until(lambda: late.others == [told])
                await notices.announce(store, Announcement("We stay."), 3600)
                await early.until(lambda: early.others[-1]["text"] == "We stay.")
                await notices.announce(store, None, 0)
                await early.until(lambda: early.others[-1]["text"] == "")
            async with table.host.socket() as later:
                await later.move("add_bot")
                assert later.others == []
    finally:
        await store.close()


@in_loop
async def test_who_is_blocked_is_kept_out(server: InThread, database: str) -> None:
    store = open_store(database)
    await store.open()
    try:
        async with Site(server.url) as site, Site(server.url) as other:
            other._client.headers["x-forwarded-for"] = "192.0.2.7"
            table = await other.open("stella")
            await notices.block(store, read_network("192.0.2.0/24"))
            while (await answer(other, f"/api/tables/{table.code}")) != "blocked":
                pass
            assert (await other._client.get("/health")).status_code == 200
            await site.open("stella")
            assert await notices.unblock(store, read_network("192.0.2.0/24"))
            assert not await notices.unblock(store, read_network("192.0.2.0/24"))
            while (await answer(other, f"/api/tables/{table.code}")) == "blocked":
                pass
            async with table.host.socket() as socket:  # from 127.0.0.1
                await notices.block(store, read_network("127.0.0.1"))
                await socket._reader
                assert socket.connection.close_reason == "blocked"
    finally:
        await store.close()


async def answer(site: Site, path: str) -> str:
    try:
        await site.call("GET", path)
    except Exception as error:
        return str(getattr(error, "error", ""))
    return ""


def test_networks_as_they_are_written() -> None:
    spelt = {
        "192.0.2.7": "192.0.2.7/32",
        " 192.0.2.7/24": "192.0.2.0/24",
        "2001:db8::1": "2001:db8::/64",
        "2001:db8::/32": "2001:db8::/32",
        "::ffff:192.0.2.7": "192.0.2.7/32",
    }
    assert {text: str(read_network(text)) for text in spelt} == spelt
    for nonsense in ("", "example.org", "192.0.2.0/33", "1.2.3"):
        with pytest.raises(Malformed):
            read_network(nonsense)


def test_callers_are_looked_up_as_they_are_counted() -> None:
    gate = Gate()
    assert not gate.keeps_out("192.0.2.7")
    gate.learn(frozenset({read_network("192.0.2.0/24"), read_network("2001:db8::/32")}))
    for address in ("192.0.2.7", "2001:db8:1:2::/64"):
        assert gate.keeps_out(address)
        assert gate.keeps_out(address), "and once more, from memory"
    for address in ("192.0.3.7", "2001:db9::/64", "unknown", ""):
        assert not gate.keeps_out(address)
    gate.learn(frozenset())
    assert not gate.keeps_out("192.0.2.7")


@awaited
async def test_an_announcement_is_one_line_and_not_long(tmp_path: Path) -> None:
    store = open_store(f"{SQLITE}{tmp_path / 'tables.db'}")
    await store.open()
    for text in ("", "   ", "x" * 281):
        with pytest.raises(Malformed):
            await notices.announce(store, Announcement(text), 60)
    await notices.announce(store, Announcement("x" * 280), 60)
    assert await notices.announced(store) == Announcement("x" * 280)
    await store.close()


# Over all workers


@in_loop
async def test_an_address_has_so_many_tables_at_all_servers(
    postgres_url: str, tmp_path: Path
) -> None:
    options: dict[str, Any] = {
        "database": postgres_url,
        "limits": True,
        "most_tables_per_address": 3,
    }
    with (
        InThread(tmp_path / "one.db", **options) as one,
        InThread(tmp_path / "other.db", **options) as other,
    ):
        async with Site(one.url) as here, Site(other.url) as there:
            for site in (here, there, here):
                await site.open("stella")
            assert (await refusal(there.open("stella"))).error == "slow_down"
            assert (await refusal(here.open("stella"))).error == "slow_down"
            bad = there.call("POST", "/api/tables", {"game": "none", "name": "Ada"})
            assert (await refusal(bad)).error in ("bad_options", "malformed", "slow_down")
