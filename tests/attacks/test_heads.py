"""Calls without end: heads, URLs, trailers, chunks, and calls ahead of their answers."""

import json
import time

import pytest

from tests.attacks.house import House
from tests.attacks.strangers import Stranger, flood, is_closed, read_all, read_answer

SECONDS = 3.0
MB = b"x" * (1 << 20)
BODY = b'{"game":"stella","name":"Ada"}'


def pour(stranger: Stranger, start: bytes, stream: bytes) -> None:
    """Sends one call that goes on and on, again and again."""
    end = time.monotonic() + SECONDS
    while (left := end - time.monotonic()) > 0:
        with stranger.connect() as connection:
            connection.sendall(start)
            flood(connection, stream, left)
            assert is_closed(connection)


def test_a_header_without_end(house: House) -> None:
    with house.under_attack(meanwhile=30):
        pour(house.stranger(), b"GET / HTTP/1.1\r\nX: ", MB)


def test_the_name_of_a_header_without_end(house: House) -> None:
    with house.under_attack(meanwhile=30):
        pour(house.stranger(), b"GET / HTTP/1.1\r\n", MB)


def test_headers_without_end(house: House) -> None:
    with house.under_attack(meanwhile=30):
        pour(house.stranger(), b"GET / HTTP/1.1\r\n", b"a: b\r\n" * 100_000)


def test_a_url_without_end(house: House) -> None:
    with house.under_attack(meanwhile=30):
        pour(house.stranger(), b"GET /", MB)


def test_a_method_without_end(house: House) -> None:
    with house.under_attack(meanwhile=30):
        pour(house.stranger(), b"", MB)


def test_trailers_without_end(house: House) -> None:
    stranger = house.stranger()
    start = stranger.head(
        "POST", "/api/tables", Content_Type="application/json", Transfer_Encoding="chunked"
    )
    start += b"%x\r\n%b\r\n0\r\n" % (len(BODY), BODY)
    with house.under_attack(meanwhile=30):
        pour(stranger, start, b"a: b\r\n" * 100_000)
    with house.under_attack(meanwhile=30):
        pour(house.stranger(), start + b"a: ", MB)


def test_extensions_of_a_chunk_without_end(house: House) -> None:
    stranger = house.stranger()
    start = stranger.head(
        "POST", "/api/tables", Content_Type="application/json", Transfer_Encoding="chunked"
    )
    with house.under_attack(meanwhile=30):
        pour(stranger, start + b"1;", MB)


def test_chunks_of_one_byte(house: House) -> None:
    stranger = house.stranger()
    start = stranger.head(
        "POST", "/api/tables", Content_Type="application/json", Transfer_Encoding="chunked"
    )
    with house.under_attack(meanwhile=30):
        pour(stranger, start, b"1\r\n \r\n" * 50_000)


def test_a_body_that_nobody_reads(house: House) -> None:
    """What is refused by its head is not waited for."""
    stranger = house.stranger()
    start = stranger.head(
        "POST", "/api/tables", Content_Type="text/plain", Content_Length=str(1 << 40)
    )
    with house.under_attack(meanwhile=30):
        pour(stranger, start, MB)


def test_calls_ahead_of_their_answers(house: House) -> None:
    stranger = house.stranger()
    calls = stranger.head("GET", "/api/decks") * 5000
    with house.under_attack():
        end = time.monotonic() + SECONDS
        while (left := end - time.monotonic()) > 0:
            with stranger.connect(buffer=4096) as connection:
                flood(connection, calls, left)


def test_calls_for_health_ahead_of_their_answers(house: House) -> None:
    """It costs little to ask and something to answer."""
    stranger = house.stranger()
    with house.under_attack():
        end = time.monotonic() + SECONDS
        while (left := end - time.monotonic()) > 0:
            with stranger.connect() as connection:
                flood(connection, stranger.head("GET", "/health") * 5000, left)


def test_other_protocols(house: House) -> None:
    stranger = house.stranger()
    preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\x00" * 1000
    hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 500
    h2c = stranger.head("GET", "/", Connection="Upgrade, HTTP2-Settings", Upgrade="h2c")
    with house.under_attack():
        for start in (preface, hello, h2c * 3, b"\x00" * 1000, b"\r\n" * 50_000):
            pour_once(stranger, start)
    assert house.server.log.read_text().count("\n") < 20, "nor do they fill the log"


def pour_once(stranger: Stranger, start: bytes) -> None:
    with stranger.connect() as connection:
        for _ in range(20):
            flood(connection, start, 0.02)


@pytest.mark.parametrize(
    "lines",
    [b"X: " + b"x" * 70_000 + b"\r\n", b"a: b\r\n" * 150, b"Cookie: " + b"c" * 66_000 + b"\r\n"],
)
def test_a_head_that_is_too_large_is_told_so(house: House, lines: bytes) -> None:
    stranger = house.stranger()
    head = stranger.head("GET", "/health").removesuffix(b"\r\n")
    with stranger.connect() as connection:
        connection.sendall(head + lines + b"\r\n")
        status, headers, body = read_answer(read_all(connection))
    assert (status, json.loads(body)["error"]) == (431, "too_large")
    assert headers["connection"] == "close"


def test_a_head_of_sixty_kilobytes_is_read(house: House) -> None:
    status, told = house.stranger().call("GET", "/health", X="x" * 60_000)
    assert (status, told) == (200, {"status": "ok"})


def test_a_call_may_come_byte_by_byte_and_two_at_once(house: House) -> None:
    stranger = house.stranger()
    calls = stranger.head("GET", "/health") + stranger.head("GET", "/health", Connection="close")
    with stranger.connect() as connection:
        for number in range(len(calls)):
            connection.sendall(calls[number : number + 1])
        assert read_all(connection).count(b'{"status":"ok"}') == 2
