"""Headers, origins, and that nothing secret is written anywhere."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.server.security import client_address
from reverie.server.sites import is_own_origin
from tests.server.games import started
from tests.server.kit import InThread, Nursery, Server, in_loop, running
from tests.server.players import Refused, Site, calling, pick, refusal
from tests.server.rough import RoughSocket, frame

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@in_loop
async def test_every_answer_carries_the_headers(server: Server) -> None:
    async with calling(server.url) as client:
        answers = [
            await client.get("/"),
            await client.get("/health"),
            await client.get("/metrics"),
            await client.get("/schema"),
            await client.get("/schema/openapi.json"),
            await client.get("/api/tables"),
            await client.get("/api/tables/AAAAAA"),
            await client.get("/api/nothing"),
            await client.post("/api/tables", content=b"{"),
            await client.post("/api/tables", content=b" " * 100_000),
            await client.delete("/api/tables"),
        ]
    for answer in answers:
        assert answer.headers.items() >= HEADERS.items(), answer.url
        policy = dict(
            part.strip().split(" ", 1)
            for part in answer.headers["content-security-policy"].split(";")
        )
        assert policy["default-src"] == "'none'"
        # The page may have a script in it, and says which.
        first, *others = policy["script-src"].split()
        assert first == "'self'"
        assert all(one.startswith("'sha256-") for one in others)
        assert not others or answer.url.path == "/"
        assert policy["frame-ancestors"] == "'none'"
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "server" not in answer.headers
        if answer.url.path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store"


@in_loop
async def test_head_is_get_without_the_body(server: Server) -> None:
    async with calling(server.url) as client:
        for path in ("/", "/health", "/api/tables", "/api/decks/dreams", "/api/nothing"):
            whole, head = await client.get(path), await client.head(path)
            assert (head.status_code, head.content) == (whole.status_code, b"")
            for name in ("content-type", "content-length", "cache-control"):
                assert head.headers[name] == whole.headers[name]
        assert (await client.head("/api/tables/AAAAAA/moves")).status_code == 405


@in_loop
async def test_pages_of_others_open_no_sockets(server: Server) -> None:
    async with Site(server.url) as site:
        path = f"{(await site.open('stella')).path}/socket"
        own = f"http://127.0.0.1:{server.port}"
        for origin, status in (
            (own, 101),
            (own.replace("http", "https"), 101),
            ("http://evil.example", 403),
            (f"http://127.0.0.1:{server.port}.evil.example", 403),
            (f"http://evil.example/127.0.0.1:{server.port}", 403),
            ("http://127.0.0.1:1", 403),
            ("null", 403),
            ("", 403),
            ("http://[", 403),
            ("http://user@[::1", 403),
        ):
            async with RoughSocket(server.port, path, Origin=origin) as socket:
                assert socket.status == status, origin
        async with RoughSocket(server.port, path) as program:
            assert program.status == 101
            await program.send(frame(b'{"type":"hello"}'))
            assert b'"view"' in await program.read_until(lambda told: b'"view"' in told)


def test_origins_and_addresses() -> None:
    assert is_own_origin("https://play.example", "play.example")
    assert is_own_origin("https://play.example", "127.0.0.1:8000", ("play.example",))
    assert not is_own_origin("https://other.example", "play.example", ("third.example",))
    assert not is_own_origin("https://play.example", "")
    assert not is_own_origin("null", "")
    assert client_address("10.0.0.1", "1.2.3.4", ()) == "10.0.0.1"
    assert client_address("10.0.0.1", "6.6.6.6, 1.2.3.4", ("10.0.0.1",)) == "1.2.3.4"
    assert client_address("10.0.0.1", None, ("10.0.0.1",)) == "10.0.0.1"
    assert client_address(None, None, ()) == "unknown"


def test_a_household_has_one_address() -> None:
    """Whoever has a network of IPv6 has more addresses than there are codes to guess."""
    network = "2001:db8:1:2::/64"
    assert client_address("2001:db8:1:2::3", None, ()) == network
    assert client_address("2001:db8:1:2:ffff::", None, ()) == network
    assert client_address("2001:db8:1:3::3", None, ()) != network
    assert client_address("::ffff:1.2.3.4", None, ()) == "1.2.3.4"
    assert client_address("::ffff:10.0.0.1", "2001:db8:1:2::3", ("10.0.0.1",)) == network
    assert client_address("::1", "1.2.3.4", ("::1",)) == "1.2.3.4"
    assert client_address("a:b", None, ()) == "a:b"


@in_loop
async def test_a_token_counts_only_in_its_header(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        for path in (f"{table.path}/view?token={table.host.token}", f"{table.path}/view"):
            assert (await site.call("GET", path))["view"]["you"] is None
        refused = await refusal(
            site.call("POST", f"{table.path}/moves?token={table.host.token}", {"type": "leave"})
        )
        assert refused.error == "no_seat"


@in_loop
async def test_neither_logs_nor_errors_tell_a_secret(nursery: Nursery, tmp_path: Path) -> None:
    clue = "a clue that nobody logs"
    with running(Server(nursery, tmp_path, log_level="debug")) as server:
        async with Site(server.url) as site:
            playing = await started(site, server.database, "odyssey", 3)
            tokens = [person.token for person in playing.table.people]
            told = []
            hand = (await playing.look(0))["play"]["hand"]
            await playing.people[0].move("tell", card=hand[0], clue=clue)
            for _ in range(20):
                view = await playing.look(None)
                if view["status"] != "playing":
                    break
                seat = view["play"]["waiting_for"][0]
                move = pick(await playing.look(seat), playing.chance) or {}
                await playing.people[seat].send(move)
                other = playing.people[(seat + 1) % 3]
                for bad in ({**move, "x": 1}, {"type": "give", "cards": ["c1", "c2"]}, move):
                    told += [await message_of(other.send(bad)) or ""]
            async with playing.people[1].socket() as socket:
                await socket.reply({"type": "move", "move": {"type": "nonsense"}})
                await socket.send("garbage")
                await socket.until(lambda: len(socket.others) == 2)
            secret = (await message_of(site.call("GET", f"{playing.table.path}/log"))) or ""
            async with calling(server.url) as client:
                metrics = (await client.get("/metrics")).text
        server.stop()
        written = server.log.read_text() + metrics + secret + "".join(told)
        for word in (*tokens, clue, *hand):
            assert f'"{word}"' not in written
        assert not any(token in written for token in tokens)
        assert clue not in written


async def message_of(call: object) -> str | None:
    try:
        await call  # type: ignore[misc]
    except Refused as refused:
        return refused.message
    return None


@pytest.mark.parametrize("database", ["mysql://x", "reverie.db", "sqlite:/x"])
def test_a_database_is_named_in_one_way(database: str) -> None:
    ended = CliRunner().invoke(app, ["serve", "--port", "1", "--database", database])
    assert ended.exit_code == 2
    assert "sqlite:///" in ended.output


@in_loop
async def test_a_server_answers_to_the_names_that_it_was_given(tmp_path: Path) -> None:
    body = {"game": "stella", "name": "Ada"}
    with InThread(tmp_path / "tables.db", host_names=("Play.Example", "192.0.2.7")) as server:
        async with calling(server.url) as client:
            for host, status in (
                ("play.example", 201),
                ("PLAY.example:8443", 201),
                ("192.0.2.7", 201),
                ("other.example", 421),
                ("192.0.2.8", 421),
            ):
                answer = await client.post("/api/tables", json=body, headers={"Host": host})
                assert answer.status_code == status, host
            sentence = answer.json()["message"]
            assert "--host-name 192.0.2.8" in sentence
            page = {"Origin": "https://play.example", "Sec-Fetch-Site": "same-origin"}
            answer = await client.post("/api/tables", json=body, headers=page)
            assert answer.status_code == 201, "behind a proxy that changes the host"
