"""All that a store keeps of a table, to take it to another store."""

from hashlib import sha256

import msgspec
from msgspec import Struct

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
