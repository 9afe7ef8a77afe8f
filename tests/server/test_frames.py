"""How a socket ends where a client does not keep to RFC 6455, and with which code."""

import pytest

from tests.server.kit import Server, in_loop
from tests.server.players import Site
from tests.server.rough import BINARY, CLOSE, CONTINUATION, PING, RoughSocket, frame
from tests.server.test_garbage import HELLO, NOT_TEXT


async def ended(server: Server, stream: bytes) -> bytes:
    """The payload of the frame that closes the socket."""
    async with Site(server.url) as site:
        table = await site.open("stella")
        async with RoughSocket(server.port, f"{table.path}/socket") as socket:
            await socket.send(stream)
            told = await socket.read_until(lambda _: False)
    closing = told.rfind(bytes([0x80 | CLOSE]))
    assert closing >= 0, told
    assert told[closing + 1] == len(told) - closing - 2, "the last word, and a whole frame"
    return told[closing + 2 :]


def code(payload: bytes) -> int:
    return int.from_bytes(payload[:2], "big")


BROKEN = {
    "a reserved bit": frame(HELLO, rsv=1),
    "another reserved bit": frame(HELLO, rsv=4),
    "compressed, though nobody agreed to it": frame(b"\xab\x56\x2a\xa9\x2c\x48\x55\x02\x00", rsv=4),
    "a kind of frame that is not there": frame(b"", 0x3),
    "a kind of control frame that is not there": frame(b"", 0xB),
    "no mask": frame(HELLO, mask=False),
    "a long ping": frame(b"x" * 126, PING),
    "half a ping": frame(b"", PING, fin=False),
    "a continuation of nothing": frame(HELLO, CONTINUATION),
    "a message within another": frame(b"{", fin=False) + frame(HELLO),
    "a code of one byte": frame(b"\x03", CLOSE),
    "a code that is none": frame(b"\x00\x00", CLOSE),
    "a code that nobody sends": frame((1005).to_bytes(2, "big"), CLOSE),
    "a code without a meaning": frame((1016).to_bytes(2, "big"), CLOSE),
}


@pytest.mark.parametrize("what", BROKEN)
@in_loop
async def test_what_breaks_the_protocol(server: Server, what: str) -> None:
    assert code(await ended(server, BROKEN[what])) == 1002


@pytest.mark.parametrize("message", NOT_TEXT)
@in_loop
async def test_text_that_is_none(server: Server, message: bytes) -> None:
    assert code(await ended(server, frame(message))) == 1007
    halves = frame(message[:2], fin=False) + frame(message[2:], CONTINUATION)
    assert code(await ended(server, halves)) == 1007


@in_loop
async def test_a_reason_that_is_no_text(server: Server) -> None:
    assert code(await ended(server, frame(b"\x03\xe8\xff\xff", CLOSE))) == 1007


@in_loop
async def test_what_is_too_long(server: Server) -> None:
    assert code(await ended(server, frame(b" " * 17_000))) == 1009
    assert code(await ended(server, b"\x81\xff" + b"\xff" * 8 + b"mask")) == 1009
    parts = frame(b" " * 9000, fin=False) + frame(b" " * 9000, CONTINUATION)
    assert code(await ended(server, parts)) == 1009


@pytest.mark.parametrize("payload", [b"", b"\x03\xe8", b"\x03\xe9away", b"\x0b\xb8", b"\x13\x87"])
@in_loop
async def test_who_closes_is_told_the_same(server: Server, payload: bytes) -> None:
    assert await ended(server, frame(payload, CLOSE)) == payload


@in_loop
async def test_what_came_before_the_end_counts(server: Server) -> None:
    """Who leaves and closes at once has left."""
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(2)
        hello = b'{"type":"hello","token":"%b"}' % table.people[1].token.encode()
        async with RoughSocket(server.port, f"{table.path}/socket") as socket:
            await socket.send(frame(hello))
            await socket.read_until(lambda told: b'"view"' in told)
            leave = frame(b'{"type":"move","move":{"type":"leave"}}')
            await socket.send(leave + frame(b"\x03\xe8", CLOSE))
            assert await socket.is_closed()
        assert len((await table.read())["seats"]) == 1


@in_loop
async def test_binary_is_refused_and_the_socket_stays(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        async with RoughSocket(server.port, f"{table.path}/socket") as socket:
            await socket.send(frame(HELLO) + frame(b"\xff", BINARY) + frame(b"here?", PING))
            wanted = (b'"malformed"', b"here?", b'"view"')
            told = await socket.read_until(lambda told: all(each in told for each in wanted))
            assert all(each in told for each in wanted)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec_WebSocket_Version": "12"}, 400),
        ({"Sec_WebSocket_Key": "short"}, 400),
        ({"Sec_WebSocket_Key": ""}, 400),
        ({"Content_Length": "5"}, 400),
        ({"Transfer_Encoding": "chunked"}, 400),
        ({"Content_Length": "0"}, 101),
        ({"Sec_WebSocket_Extensions": "permessage-deflate"}, 101),
        ({"Sec_WebSocket_Protocol": "chat"}, 101),
    ],
)
@in_loop
async def test_handshakes(server: Server, headers: dict[str, str], status: int) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        async with RoughSocket(server.port, f"{table.path}/socket", **headers) as socket:
            assert socket.status == status
            assert "sec-websocket-extensions" not in socket.headers
            assert "sec-websocket-protocol" not in socket.headers
