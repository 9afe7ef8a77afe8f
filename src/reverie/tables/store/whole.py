"""All that a store keeps of a table, to take it to another store."""

import zlib
from hashlib import sha256

import msgspec
from msgspec import Raw, Struct

from reverie.tables.store.base import Listing, Refusal, Saved


class Packed(Struct, frozen=True):
    """A table that was packed away."""

    at: float
    body: bytes


class Whole(Struct, frozen=True):
    code: str
    opened: float | None = None
    """None where the table is only among those that were packed away."""
    listing: Listing | None = None
    changes: tuple[Saved, ...] = ()
    snapshots: tuple[tuple[int, bytes], ...] = ()
    refusals: tuple[tuple[str, Refusal], ...] = ()
    """In the order of their keys."""
    packed: tuple[Packed, ...] = ()
    """The last one last."""

    @property
    def digest(self) -> bytes:
        return sha256(encode(self)).digest()


encode = msgspec.msgpack.Encoder().encode


def pack(changes: tuple[bytes, ...]) -> bytes:
    """The changes of a table, as they are kept once it is packed away."""
    return zlib.compress(msgspec.json.encode(tuple(map(Raw, changes))))


def unpack(packed: bytes) -> tuple[bytes, ...]:
    changes = msgspec.json.decode(zlib.decompress(packed), type=tuple[Raw, ...])
    return tuple(map(bytes, changes))
