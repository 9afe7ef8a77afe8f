"""How the changes of a table that was packed away are kept."""

import zlib

import msgspec
from msgspec import Raw


def pack(changes: tuple[bytes, ...]) -> bytes:
    return zlib.compress(msgspec.json.encode(tuple(map(Raw, changes))))


def unpack(packed: bytes) -> tuple[bytes, ...]:
    changes = msgspec.json.decode(zlib.decompress(packed), type=tuple[Raw, ...])
    return tuple(map(bytes, changes))
