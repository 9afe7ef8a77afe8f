"""Who sends slowly, reads slowly, or holds connections and does nothing."""

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from tests.attacks.house import House
from tests.attacks.strangers import Stranger, is_closed, read_all, read_answer

MANY = 300
"""More than one address may have."""
A_QUARTER = 25
"""Of the connections that an address may have."""
PATIENCE = 120.0
"""Seconds in which a slow connection is closed, on a busy machine."""


@contextmanager
def held(stranger: Stranger, count: int, start: bytes) -> Iterator[list[socket.socket]]:
    """So many connections that begin with something and then wait."""
    connections = []
    try:
        for _ in range(count):
            connection = stranger.connect()
            connections.append(connection)
            with suppress(OSError):
                connection.sendall(start)
        yield connections
    finally:
        for connection in connections:
            connection.close()


def all_close(connections: list[socket.socket]) -> bool:
    end = time.monotonic() + PATIENCE
    return all(is_closed(each, max(0.1, end - time.monotonic())) for each in connections)


def test_a_thousand_slow_connections(house: House) -> None:
    """With nothing, half a head, half a body, or a body that was promised and does not come."""
    strangers = [house.stranger() for _ in range(10)]
    json_of_99 = {"Content_Type": "application/json", "Content_Length": "99"}
    post = strangers[0].head("POST", "/api/tables", **json_of_99)
    promise = strangers[0].head("POST", "/api/tables", **json_of_99, Expect="100-continue")
    starts = (b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX:", post + b"{", promise)
    with house.under_attack(), ExitStack() as stack:
        connections = [
            connection
            for stranger in strangers
            for start in starts
            for connection in stack.enter_context(held(stranger, A_QUARTER, start))
        ]
        assert all_close(connections)


def test_who_is_too_slow_is_told_so(house: House) -> None:
    stranger = house.stranger()
    with held(stranger, 1, b"GET / HTTP/1.1\r\nX:") as (connection,):
        status, headers, body = read_answer(read_all(connection))
        assert (status, json.loads(body)["error"]) == (408, "too_slow")
        assert headers["connection"] == "close"


def test_a_head_byte_by_byte(house: House) -> None:
    stranger = house.stranger()
    with house.under_attack(), held(stranger, 50, b"GET / HTTP/1.1\r\nX: ") as connections:
        for _ in range(12):
            for connection in connections:
                with suppress(OSError):
                    connection.sendall(b"x")
            time.sleep(1)
        assert all_close(connections)


def test_sockets_without_a_hello(house: House) -> None:
    stranger = house.stranger()
    with house.under_attack(), ExitStack() as stack:
        sockets = [stack.enter_context(stranger.upgraded(house.table)) for _ in range(60)]
        assert all_close(sockets)


def test_kept_alive_and_silent(house: House) -> None:
    stranger = house.stranger()
    with house.under_attack(), held(stranger, 80, stranger.head("GET", "/health")) as connections:
        assert all_close(connections)


def test_large_answers_that_nobody_reads(house: House) -> None:
    stranger = house.stranger()
    _, deck = stranger.call("GET", "/api/decks/dreams")
    calls = stranger.head("GET", deck["cards"][0]["image"]) * 70
    with house.under_attack(), ExitStack() as stack:
        for _ in range(40):
            connection = stack.enter_context(stranger.connect(buffer=4096))
            connection.sendall(calls)
        assert count_of(house, stranger)
        end = time.monotonic() + PATIENCE
        while count_of(house, stranger) and time.monotonic() < end:
            time.sleep(0.5)
        assert not count_of(house, stranger)


def count_of(house: House, stranger: Stranger) -> int:
    """The connections of a stranger that the server still holds."""
    here = re.escape(f"0100007F:{house.port:04X}")
    there = f"{int.from_bytes(socket.inet_aton(stranger.address), 'little'):08X}"
    established = re.compile(rf"\d+: {here} {there}:\w+ 01 ")
    return len(established.findall(Path("/proc/net/tcp").read_text()))


def test_an_address_has_so_many_connections_and_others_have_theirs(house: House) -> None:
    stranger = house.stranger()
    with held(stranger, MANY, b"") as connections:
        assert is_closed(connections[-1])
        assert house.stranger().call("GET", "/health")[0] == 200
        with stranger.connect() as connection:
            status, headers, body = read_answer(read_all(connection))
    assert (status, json.loads(body)["error"]) == (429, "slow_down")
    assert int(headers["retry-after"]) > 0
