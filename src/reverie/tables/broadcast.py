"""The messages that tell the people at a table how it stands, as bytes.

What everybody sees alike is encoded once, and joined with what each seat sees for itself. A joined
message reads as a ``ViewMessage``.
"""

import msgspec
from msgspec.structs import replace

from reverie.tables.news import AnyNews
from reverie.tables.table import Table, looks_alike
from reverie.tables.view import can, can_now, can_throughout, table_view

encode = msgspec.json.Encoder().encode


class Frame:
    """What moves of a game do not change, encoded anew only where it has changed."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._encoded = b""
        self._offers: dict[int, bytes] = {}

    def encoded(self, table: Table) -> bytes:
        known = self._table
        if known is None or not looks_alike(known, table):
            self._table = replace(table, play=None)
            self._encoded = encode(table_view(table))[1:-1]
            self._offers.clear()
        return self._encoded

    def offers(self, table: Table, seat: int) -> bytes:
        """What a seat is offered whatever the moves are."""
        offers = self._offers.get(seat)
        if offers is None:
            offers = self._offers[seat] = b"%b]" % encode(can_throughout(table, seat))[1:-1]
        return offers


class Broadcast:
    """A table as it is after a change, for all who look at it."""

    def __init__(self, table: Table, frame: Frame, news: tuple[AnyNews, ...] = ()) -> None:
        version, play = table.version, table.play
        self._table, self._frame = table, frame
        self._own = table.rules.own
        self._head = b'{"type":"view","version":%d,"news":%b,"view":{"version":%d,%b,"you":' % (
            *(version, encode(news), version, frame.encoded(table)),
        )
        # What is public of a game goes on where the viewer's own part of it ends.
        self._tail = b",%b}}" % encode(table.rules.public(play))[1:] if play else b"null}}"

    def to(self, seat: int | None) -> bytes:
        play = self._table.play
        own = encode(self._own(play, seat))[:-1] if play else b""
        who = b"null" if seat is None else b"%d" % seat
        offers = self._can(seat)
        return b"".join((self._head, who, b',"can":', offers, b',"play":', own, self._tail))

    def _can(self, seat: int | None) -> bytes:
        table = self._table
        if seat is None or table.status != "playing":
            return encode(can(table, seat))
        now = can_now(table, seat)
        offers = self._frame.offers(table, seat)
        return b"%b,%b" % (encode(now)[:-1], offers) if now else b"[%b" % offers


def answering(message: bytes, move_id: str) -> bytes:
    """The message for who has made the move that led to it."""
    return b'%b,"id":%b}' % (message[:-1], encode(move_id))
