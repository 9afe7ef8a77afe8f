"""The messages that tell the people at a table how it stands, as bytes.

What everybody sees alike is encoded once, and joined with what each seat sees for itself. A joined
message reads as a ``ViewMessage``.
"""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.games.news import News
from reverie.tables.table import Table
from reverie.tables.view import AnyCan, can, table_view

encode = msgspec.json.Encoder().encode


class Yours(Struct, frozen=True):
    you: int | None
    can: tuple[AnyCan, ...]


class Frame:
    """What moves of a game do not change, encoded anew only where it has changed."""

    def __init__(self) -> None:
        self._of: tuple[Table, frozenset[int]] | None = None
        self._encoded = b""

    def encoded(self, table: Table, connected: frozenset[int]) -> bytes:
        of = (replace(table, play=None, version=0), connected)
        if of != self._of:
            self._of, self._encoded = of, encode(table_view(table, connected))[1:-1]
        return self._encoded


class Telling:
    """A table as it is after a change, for all who look at it."""

    def __init__(self, table: Table, frame: bytes, news: tuple[News, ...] = ()) -> None:
        version, play = table.version, b"null"
        if table.play:  # left open for what is the viewer's own
            play = encode(table.rules.public(table.play))[:-1]
        start = b'{"type":"view","version":%d,"news":%b,' % (version, encode(news))
        self._alike = b'%b"view":{"version":%d,%b,"play":%b,' % (start, version, frame, play)
        self._table = table

    def to(self, seat: int | None) -> bytes:
        table = self._table
        yours = encode(Yours(seat, can(table, seat)))
        if table.play is None:
            return b"".join((self._alike, yours[1:], b"}"))
        own = encode(table.rules.own(table.play, seat))
        return b"".join((self._alike, own[1:], b",", yours[1:], b"}"))


def answering(message: bytes, move_id: str) -> bytes:
    """The message for who has made the move that led to it."""
    return b'%b,"id":%b}' % (message[:-1], encode(move_id))
