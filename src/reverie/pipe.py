"""Messages between a server and its processes: frames of MessagePack.

A frame is a length in four bytes, then so many bytes.
"""

from functools import cache
from threading import Lock
from typing import IO, Any

import msgspec
from msgspec import Struct

ALONE = Lock()
"""msgspec learns what a type is like when it first reads one; two threads at once would crash."""


def send(stream: IO[bytes], message: Struct) -> None:
    frame = msgspec.msgpack.encode(message)
    stream.write(len(frame).to_bytes(4, "big"))
    stream.write(frame)
    stream.flush()


def receive(stream: IO[bytes], type_: Any) -> Any:
    """Raises EOFError where the other side is gone."""
    length = int.from_bytes(_exactly(stream, 4), "big")
    frame = _exactly(stream, length)
    with ALONE:
        decoder = _decoder(type_)
    return decoder.decode(frame)


@cache
def _decoder(type_: Any) -> "msgspec.msgpack.Decoder[Any]":
    return msgspec.msgpack.Decoder(type_)


def _exactly(stream: IO[bytes], count: int) -> bytes:
    data = stream.read(count)
    if len(data) < count:
        raise EOFError
    return data
