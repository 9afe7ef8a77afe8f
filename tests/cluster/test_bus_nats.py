"""The bus over NATS: the suite of all buses, and what only a network does."""

import asyncio
import ssl
from pathlib import Path

import pytest
import trustme

from reverie.tables.bus.base import Missed
from reverie.tables.bus.nats import NatsBus
from reverie.tables.bus.opening import NoBus, open_bus
from reverie.tables.bus.outgoing import Outgoing
from reverie.testing.buses import PATIENCE, BusSuite, Listener, moved
from tests.cluster import credentials
from tests.cluster.natsd import Natsd, natsd
from tests.tables.workers import awaited


class TestNatsBus(BusSuite):
    @pytest.fixture(autouse=True)
    def place(self, nats: Natsd) -> None:
        self.make = lambda: NatsBus([nats.url])


@awaited
async def test_a_bus_that_was_away_is_heard_again(tmp_path: Path) -> None:
    with natsd(tmp_path) as server:
        listeners = [Listener(NatsBus([server.url])) for _ in range(2)]
        one, other = listeners
        for each in listeners:
            await each.bus.open(each.hear)
            await each.attends("A")
        server.stop()
        while one.bus.is_connected or other.bus.is_connected:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        one.bus.publish(moved("A", 1))  # nobody hears it
        missed = len(other.missed)
        server.start()
        await one.attends("B")
        await other.attends("B")
        assert Missed(None) in other.missed[missed:], "it is told that it may have missed something"
        one.bus.publish(moved("A", 2))
        await other.until(lambda: bool(other.heard))
        assert [each.version for each in other.heard] == [2]  # type: ignore[union-attr]
        for each in listeners:
            await each.bus.close()


@awaited
async def test_a_bus_that_is_not_there_yet(tmp_path: Path) -> None:
    server = Natsd(tmp_path)
    one = Listener(NatsBus([server.url]))
    await one.bus.open(one.hear)
    one.bus.publish(moved("A", 1))
    server.start()
    try:
        async with asyncio.timeout(PATIENCE):
            await one.attends("A")
    finally:
        await one.bus.close()
        server.stop()


@awaited
async def test_a_bus_that_takes_nothing_costs_no_memory(tmp_path: Path) -> None:
    with natsd(tmp_path) as server:
        bus = NatsBus([server.url])
        one = Listener(bus)
        await bus.open(one.hear)
        await one.attends("A")
        server.freeze()
        try:
            large = moved("A", 1)
            large = type(large)("A", 1, type(large.change)(b'"' + b"x" * 100_000 + b'"'))
            for _ in range(300):  # thirty megabytes
                bus.publish(large)
                await asyncio.sleep(0)
            assert len(bus._outgoing) <= 42, "four megabytes wait at most"
        finally:
            server.thaw()
            await bus.close()


def test_the_oldest_is_lost_first() -> None:
    outgoing = Outgoing(most=10)
    for number in range(5):
        outgoing.put("A", b"%d234" % number)
    assert len(outgoing) == 2
    assert asyncio.run(outgoing.next()) == ("A", b"3234")


@awaited
async def test_what_cannot_be_read_is_looked_up(nats: Natsd) -> None:
    one, other = Listener(NatsBus([nats.url])), NatsBus([nats.url])
    await one.bus.open(one.hear)
    await one.attends("A")
    await other.open(lambda _: None)
    while not other.is_connected:  # noqa: ASYNC110 - nobody tells a test
        await asyncio.sleep(0.01)
    before = len(one.missed)
    other._outgoing.put("reverie.table.A", b'{"type":"of the next release"}')
    await one.until(lambda: len(one.missed) > before)
    assert one.missed[-1] == Missed(("A",))
    await one.bus.close()
    await other.close()


@awaited
async def test_it_ends_at_any_moment(nats: Natsd) -> None:
    """Also in the one in which the client has just heard from the server."""
    for number in range(40):
        bus = NatsBus([nats.url])
        await bus.open(lambda _: None)
        bus.attend("A")
        await asyncio.sleep(number * 0.0002)
        async with asyncio.timeout(PATIENCE):
            await bus.close()


# Who is let in


@awaited
async def test_a_password_from_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("xyzzy\n")
    with natsd(tmp_path, "--user", "reverie", "--pass", "xyzzy") as server:
        given = {"REVERIE_BUS_USER": "reverie", "REVERIE_BUS_PASSWORD_FILE": str(secret)}
        one = Listener(open_bus(server.url, given))
        await one.bus.open(one.hear)
        await one.attends("A")
        await one.bus.close()
        stranger = open_bus(server.url, {})
        assert isinstance(stranger, NatsBus)
        await stranger.open(lambda _: None)
        while "authentication error" not in server.log.read_text():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert not stranger.is_connected
        await stranger.close()


@awaited
async def test_by_a_file_of_credentials(tmp_path: Path) -> None:
    ours = credentials.make(tmp_path)
    with natsd(tmp_path, "-c", str(ours.configuration)) as server:
        one = Listener(open_bus(server.url, {"REVERIE_BUS_CREDENTIALS": str(ours.user)}))
        await one.bus.open(one.hear)
        await one.attends("A")
        await one.bus.close()
        stranger = open_bus(server.url, {})
        await stranger.open(lambda _: None)
        while "authentication error" not in server.log.read_text():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert not stranger.is_connected
        await stranger.close()


@awaited
async def test_over_tls(tmp_path: Path) -> None:
    authority = trustme.CA()
    ours = authority.issue_cert("127.0.0.1")
    key, certificate, root = (tmp_path / name for name in ("key.pem", "cert.pem", "ca.pem"))
    ours.private_key_pem.write_to_path(str(key))
    ours.cert_chain_pems[0].write_to_path(str(certificate))
    authority.cert_pem.write_to_path(str(root))
    tls = ["--tls", "--tlscert", str(certificate), "--tlskey", str(key)]
    with natsd(tmp_path, *tls) as server:
        one = Listener(open_bus(server.url, {"REVERIE_BUS_CA": str(root)}))
        await one.bus.open(one.hear)
        await one.attends("A")
        await one.bus.close()


def test_files_that_are_not_there_are_told_of(tmp_path: Path) -> None:
    for name in ("PASSWORD_FILE", "CREDENTIALS", "CA"):
        with pytest.raises(NoBus, match=r"\.$"):
            open_bus("nats://127.0.0.1", {f"REVERIE_BUS_{name}": str(tmp_path / "none")})


def test_tls_is_asked_for_by_the_url() -> None:
    bus = open_bus("tls://127.0.0.1", {})
    assert isinstance(bus, NatsBus)
    assert isinstance(bus._pass.tls, ssl.SSLContext)
