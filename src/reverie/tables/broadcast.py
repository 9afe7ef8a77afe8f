"""The messages that tell the people at a table how it stands, as bytes.

What everybody sees alike is encoded once, and joined with what each seat sees for itself. A joined
message reads as a ``ViewMessage``.
"""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.tables.news import AnyNews
from reverie.tables.table import Table, looks_alike
from reverie.tables.view import AnyCan, can, table_view

encode = msgspec.json.Encoder().encode


class Yours(Struct, frozen=True):
    """The part of a view that differs from seat to seat."""

    you: int | None
    can: tuple[AnyCan, ...]
    play: Any


class Frame:
    """What moves of a game do not change, encoded anew only where it has changed."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._encoded = b""

    def encoded(self, table: Table) -> bytes:
        known = self._table
        if known is None or not looks_alike(known, table):
            self._table = replace(table, play=None)
            self._encoded = encode(table_view(table))[1:-1]
        return self._encoded


class Broadcast:
    """A table as it is after a change, for all who look at it."""

    def __init__(self, table: Table, frame: bytes, news: tuple[AnyNews, ...] = ()) -> None:
        version, rules = table.version, table.rules
        self._table = table
        self._own = rules.own
        self._head = b'{"type":"view","version":%d,"news":%b,"view":{"version":%d,%b,' % (
            *(version, encode(news), version, frame),
        )
        # What is public of a game goes on where the viewer's own part of it ends.
        public = encode(rules.public(table.play)) if table.play else None
        self._tail = b",%b}}" % public[1:] if public else b"}}"

    def to(self, seat: int | None) -> bytes:
        table = self._table
        if table.play is None:
            yours = encode(Yours(seat, can(table, seat), None))[1:-1]
        else:
            own = self._own(table.play, seat)
            yours = encode(Yours(seat, can(table, seat), own))[1:-2]
        return b"".join((self._head, yours, self._tail))


def answering(message: bytes, move_id: str) -> bytes:
    """The message for who has made the move that led to it."""
    return b'%b,"id":%b}' % (message[:-1], encode(move_id))
