"""Garbage on sockets: whatever one client sends, other tables play on."""

import asyncio
import time
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.server.games import Game, started
from tests.server.kit import Server, in_loop
from tests.server.players import Site, SocketPlayer, pick
from tests.server.rough import BINARY, CLOSE, CONTINUATION, PING, PONG, RoughSocket, cut, frame

SOON = 30.0
"""Seconds in which a busy machine answers; who is held up waits for the end of a flood."""
HELLO = b'{"type":"hello"}'
DEEP = b"[" * 7000 + b"]" * 7000
NO_MESSAGES = (
    b"", b" ", b"null", b"[]", b"7", b'"hello"', b"{", b"{}", b"\x00", DEEP,
    b'{"type":"hello","token":5}', b'{"type":"hello","x":1}',
    b'{"type":"view"}', b'{"type":"move"}', b'{"type":"move","move":{', b'{"type":"say","text":5}',
    b'{"type":"say","text":"\\ud800"}',
)  # fmt: skip
NO_MOVES = (
    b'{"type":"move","move":5}', b'{"type":"move","move":{"type":"mark","cards":[1]}}',
    b'{"type":"move","move":' + DEEP + b"}",
    b'{"type":"move","move":{"id":' + DEEP + b"}}",
)  # fmt: skip
"""Who has no seat makes no move, and so nobody reads these. Python 3.11 finds a deep one malformed
before that, and later ones, which go deeper, do not."""
NO_HELLO = b'{"type":"hello","token":"' + b"x" * 1000 + b'"}'
MESSAGES = (*NO_MESSAGES, *NO_MOVES, NO_HELLO)
NOT_TEXT = (
    b"\xff\xfe\xfd",
    b'{"type":"hello","token":"\xff"}',
    b'{"type":"say","text":"\xed\xa0\x80"}',
)


def frames(chance: Random) -> Iterator[bytes]:
    """Streams that no client should send."""
    for _ in range(10):
        yield chance.randbytes(chance.randint(1, 3000))
    for opcode in range(16):
        yield frame(b"x", opcode)
        yield frame(b"", opcode, fin=False)
    for rsv in range(1, 8):
        yield frame(HELLO, rsv=rsv)
    yield frame(HELLO, mask=False)
    yield frame(HELLO, BINARY)
    yield frame(b"x" * 17_000)
    yield frame(b"x" * 1_000_000)
    yield b"\x81\xff" + (2**62).to_bytes(8, "big") + b"mask" + b"x" * 1000
    yield b"\x81\xff" + b"\xff" * 8
    yield frame(b"x" * 200, PING)
    yield frame(b"x" * 200, PONG)
    for close in (b"", b"\x03", b"\x00\x00", b"\x03\xe7", b"\x27\x0f", b"\x03\xe8\xff\xff"):
        yield frame(close, CLOSE)
    yield frame(HELLO[:5], fin=False) + frame(HELLO[5:], CONTINUATION)
    yield frame(HELLO[:5], fin=False) + frame(HELLO[5:])
    yield frame(b"x" * 10_000, fin=False) + frame(b"x" * 10_000, CONTINUATION, fin=False)
    yield frame(HELLO, CONTINUATION)
    yield frame(HELLO)[:7]
    yield b"".join(frame(b"", PING) for _ in range(2000))


async def still_plays(playing: Game) -> None:
    """Somebody at another table moves, and is answered soon."""
    started_at = time.monotonic()
    view = await playing.ready()
    if view["status"] == "over":
        await playing.people[view["host"]].move("rematch")
        playing._answer = None
        view = await playing.ready()
    seat = view["play"]["waiting_for"][0]
    move = pick(await playing.look(seat), playing.chance)
    assert move
    await playing.make(seat, move)
    assert time.monotonic() - started_at < SOON


def no_accidents(server: Server) -> None:
    log = server.log.read_text()
    assert "Traceback" not in log, log
    assert '"error"' not in log, log


@in_loop
async def test_messages_that_are_none(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        before = await playing.table.seen()
        for hello in (False, True):
            async with RoughSocket(server.port, f"{playing.table.path}/socket") as socket:
                assert socket.status == 101
                if hello:
                    await socket.send(frame(HELLO))
                for message in MESSAGES:
                    await socket.send(frame(message))
                answers = await socket.read_until(
                    lambda told: told.count(b'"type":"refused"') == len(MESSAGES)
                )
                answers += await socket.read_some()
                assert answers.count(b'"type":"refused"') == len(MESSAGES)
                malformed = answers.count(b'"error":"malformed"')
                assert malformed >= len(NO_MESSAGES) + hello
                assert malformed + answers.count(b'"error":"no_seat"') == len(MESSAGES)
        assert await playing.table.seen() == before
        await still_plays(playing)
    no_accidents(server)


@in_loop
async def test_frames_that_are_none(server: Server) -> None:
    chance = Random(3)
    async with Site(server.url) as site:
        playing = await started(site, server.database, "odyssey", 3)
        path = f"{playing.table.path}/socket"
        for number, stream in enumerate(frames(chance)):
            async with RoughSocket(server.port, path) as socket:
                if number % 2:
                    await socket.send(frame(HELLO))
                await socket.send(stream)
                await socket.read_some(0.02)
            if number % 8 == 0:
                await still_plays(playing)
        await still_plays(playing)
    no_accidents(server)


@in_loop
async def test_a_message_that_is_too_long_closes_its_socket(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        for stream in (
            frame(b" " * 17_000),
            frame(b" " * 9000, fin=False) + frame(b" " * 9000, CONTINUATION),
        ):
            async with RoughSocket(server.port, f"{table.path}/socket") as socket:
                await socket.send(frame(HELLO) + stream)
                assert await socket.is_closed()
        await table.host.view()


@in_loop
async def test_a_message_in_parts_is_one_message(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        hello = msgspec.json.encode({"type": "hello", "token": table.host.token})
        async with RoughSocket(server.port, f"{table.path}/socket") as socket:
            await socket.send(
                frame(hello[:9], fin=False)
                + frame(b"", CONTINUATION, fin=False)
                + frame(b"in between", PING)
                + frame(hello[9:], CONTINUATION)
            )
            assert await socket.read_until(lambda told: b'"you":0' in told)
            assert not await socket.is_closed(0.3)


@in_loop
async def test_an_empty_part_counts(server: Server) -> None:
    """So many of them are a message that is too long, though there is not a byte in them."""
    async with Site(server.url) as site:
        table = await site.open("stella")
        parts = frame(b"", CONTINUATION, fin=False) * 300
        async with RoughSocket(server.port, f"{table.path}/socket") as socket:
            await socket.send(frame(b"{", fin=False) + parts)
            assert b"too_large" in await socket.read_until(lambda told: b"too_large" in told)


@in_loop
async def test_garbage_instead_of_a_handshake(server: Server) -> None:
    chance = Random(4)
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        for _ in range(30):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            start = chance.choice(
                [b"", b"GET / HTTP/1.1\r\n", b"GET /api/tables/A/socket HTTP/1.1"]
            )
            writer.write(start + chance.randbytes(500))
            await asyncio.sleep(0)
            await cut(writer)
        await still_plays(playing)
        path = f"{playing.table.path}/socket"
        for headers in (
            {"Sec_WebSocket_Key": "short"},
            {"Sec_WebSocket_Version": "1"},
            {"Sec_WebSocket_Version": "x"},
            {"Connection": "close"},
            {"Upgrade": "h2c"},
        ):
            async with RoughSocket(server.port, path, **headers) as socket:
                await socket.send(frame(HELLO))
                await socket.read_some(0.05)
        await still_plays(playing)


@pytest.mark.parametrize("path", ["/socket", "/api/tables//socket", "/api/tables/A/B/socket"])
@in_loop
async def test_there_are_sockets_only_at_tables(server: Server, path: str) -> None:
    async with RoughSocket(server.port, path) as socket:
        assert socket.status == 404


@in_loop
async def test_a_socket_at_no_table_or_with_a_wrong_token_is_closed(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        for path, hello, code in (
            ("/api/tables/AAAAAA/socket", b'{"type":"hello"}', b"no_such_table"),
            (f"{table.path}/socket", b'{"type":"hello","token":"wrong"}', b"no_seat"),
            (f"{table.path}/socket", b'{"type":"hello","token":""}', b"no_seat"),
        ):
            async with RoughSocket(server.port, path) as socket:
                assert socket.status == 101
                await socket.send(frame(hello))
                assert code in await socket.read_until(lambda told, code=code: code in told)  # type: ignore[misc]
                assert await socket.is_closed()


@in_loop
async def test_what_is_sent_before_hello_is_answered_waits_for_it(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        hello = msgspec.json.encode({"type": "hello", "token": table.host.token})
        async with RoughSocket(server.port, f"{table.path}/socket") as socket:
            await socket.send(
                frame(hello) + frame(b'{"type":"move","move":{"type":"start"}}') + frame(HELLO)
            )
            told = await socket.read_until(
                lambda told: b'"status":"playing"' in told and b'"refused"' in told
            )
            told += await socket.read_some()
            assert b'"status":"playing"' in told
            assert told.count(b'"refused"') == 1, "hello is said once"
        async with SocketPlayer(table, None) as late:
            assert late.view["status"] == "playing"
