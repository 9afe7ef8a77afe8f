"""Messages between a server and its processes: frames of MessagePack.

A frame is a length in four bytes, then so many bytes.
"""

from typing import IO, Any

import msgspec
from msgspec import Struct


def send(stream: IO[bytes], message: Struct) -> None:
    frame = msgspec.msgpack.encode(message)
    stream.write(len(frame).to_bytes(4, "big"))
    stream.write(frame)
    stream.flush()


def receive(stream: IO[bytes], type_: Any) -> Any:
    """Raises EOFError where the other side is gone."""
    length = int.from_bytes(_exactly(stream, 4), "big")
    return msgspec.msgpack.decode(_exactly(stream, length), type=type_)


def _exactly(stream: IO[bytes], count: int) -> bytes:
    data = stream.read(count)
    if len(data) < count:
        raise EOFError
    return data
