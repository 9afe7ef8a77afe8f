"""Sockets: of one who looks on and means no good."""

import json
import threading
import time

from tests.attacks.house import House
from tests.attacks.strangers import HELLO, Stranger, flood, is_closed, reading
from tests.server.rough import CONTINUATION, PING, PONG, frame

SECONDS = 3.0
A_PING = frame(b'{"type":"ping"}')
GARBAGE = frame(b"{")


def again_and_again(stranger: Stranger, table: str, stream: bytes, *, reads: bool) -> int:
    """Floods, and comes back as often as the door opens. The number of bytes that went."""
    end, sent = time.monotonic() + SECONDS, 0
    while (left := end - time.monotonic()) > 0:
        try:
            socket = stranger.spectator(table, buffer=None if reads else 4096)
        except (AssertionError, OSError):
            time.sleep(0.2)
            continue
        with socket:
            if reads:
                with reading(socket):
                    sent += flood(socket, stream, left)
            else:
                sent += flood(socket, stream, left)
    return sent


def test_ping_frames_of_one_who_never_reads(house: House) -> None:
    with house.under_attack():
        again_and_again(house.stranger(), house.table, frame(b"x" * 120, PING) * 1000, reads=False)


def test_ping_frames_of_one_who_reads(house: House) -> None:
    with house.under_attack():
        again_and_again(house.stranger(), house.table, frame(b"", PING) * 5000, reads=True)


def test_pong_frames(house: House) -> None:
    with house.under_attack():
        again_and_again(house.stranger(), house.table, frame(b"", PONG) * 5000, reads=False)


def test_messages_of_one_who_never_reads(house: House) -> None:
    with house.under_attack():
        again_and_again(house.stranger(), house.table, A_PING * 1000, reads=False)


def test_small_messages(house: House) -> None:
    with house.under_attack():
        again_and_again(house.stranger(), house.table, A_PING * 5000, reads=True)


def test_garbage(house: House) -> None:
    with house.under_attack():
        again_and_again(house.stranger(), house.table, GARBAGE * 5000, reads=True)


def test_messages_without_a_hello(house: House) -> None:
    stranger = house.stranger()
    with house.under_attack():
        for _ in range(20):
            with stranger.upgraded(house.table) as socket, reading(socket):
                flood(socket, GARBAGE * 5000, SECONDS / 20)


def test_many_sockets_at_once(house: House) -> None:
    """As many as an address may have, each with as much as it can send."""
    stranger = house.stranger()
    sockets = [stranger.spectator(house.table) for _ in range(60)]
    with house.under_attack():
        floods = [
            threading.Thread(target=flood, args=(socket, A_PING * 2000, SECONDS))
            for socket in sockets
        ]
        for thread in floods:
            thread.start()
        for thread in floods:
            thread.join()
        time.sleep(max(0.0, SECONDS - 2))
    for socket in sockets:
        socket.close()


def test_a_seat_that_floods(house: House) -> None:
    """Who sits at a table is no better than who looks on."""
    stranger = house.stranger()
    body = json.dumps({"game": "stella", "name": "Mallory"}).encode()
    _, opened = stranger.call("POST", "/api/tables", body, Content_Type="application/json")
    hello = json.dumps({"type": "hello", "token": opened["token"]}).encode()
    move = b'{"type":"move","move":{"type":"configure","options":{"timer":60}}}'
    with house.under_attack():
        end = time.monotonic() + SECONDS
        while (left := end - time.monotonic()) > 0:
            with stranger.upgraded(f"/api/tables/{opened['table']}") as socket, reading(socket):
                socket.sendall(frame(hello))
                flood(socket, frame(move) * 1000, left)
            time.sleep(0.2)


def test_parts_without_end(house: House) -> None:
    stranger = house.stranger()
    with house.under_attack():
        for _ in range(10):
            with stranger.spectator(house.table) as socket:
                socket.sendall(frame(b"{", fin=False))
                flood(socket, frame(b"", CONTINUATION, fin=False) * 5000, SECONDS / 10)
                assert is_closed(socket)


def test_a_message_of_many_megabytes(house: House) -> None:
    stranger = house.stranger()
    with house.under_attack(meanwhile=20):
        for _ in range(10):
            with stranger.spectator(house.table) as socket:
                flood(
                    socket,
                    b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask" + b" " * 100_000,
                    0.4,
                )


def test_compressed_frames(house: House) -> None:
    """Nobody agreed to unpack anything."""
    stranger = house.stranger()
    with (
        house.under_attack(),
        stranger.upgraded(house.table, Sec_WebSocket_Extensions="permessage-deflate") as socket,
    ):
        socket.sendall(HELLO + frame(b"\xab\x56\x2a\xa9" * 4000, rsv=4))
        assert is_closed(socket)


def test_who_stays_over_a_limit_is_closed(house: House) -> None:
    stranger = house.stranger()
    with stranger.spectator(house.table) as socket:
        socket.sendall(A_PING * 400)
        told = bytearray()
        while more := socket.recv(1 << 16):
            told += more
    assert (1008).to_bytes(2, "big") + b"slow_down" in told
    assert told.count(b'"pong"') < 200
    assert told.count(b'"slow_down"') <= 100
