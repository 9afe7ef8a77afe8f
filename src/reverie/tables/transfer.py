"""A table as a file, to keep it or to take it to another server."""

import time

import msgspec
from msgspec import Raw, Struct

from reverie.games import GAMES
from reverie.games.errors import IllegalMove, Malformed
from reverie.tables.errors import NoSuchTable
from reverie.tables.events import Change, Opened
from reverie.tables.evolve import after
from reverie.tables.pending import listing
from reverie.tables.room import read_change
from reverie.tables.store import Conflict, Saved, Store
from reverie.tables.table import Table


class Export(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that ever happened at a table, secrets included."""

    table: str
    changes: tuple[Raw, ...]
    format: int = 1


class Brought(Struct, frozen=True):
    """A table that was read from a file, and is not stored yet."""

    table: Table
    changes: tuple[Saved, ...]


async def export_table(store: Store, code: str) -> bytes:
    """A table that is here, or else one that was packed away."""
    changes = await store.changes(code) or await store.archived(code)
    if not changes:
        raise NoSuchTable
    whole = msgspec.json.encode(Export(code, tuple(map(Raw, changes))))
    return msgspec.json.format(whole, indent=1)


def read_file(file: bytes) -> Brought:
    """Plays a file through, so that a bad one is refused before anything is stored."""
    try:
        export = msgspec.json.decode(file, type=Export)
        changes = tuple(map(read_change, export.changes))
    except msgspec.DecodeError as error:
        raise Malformed(f"This is no table: {error}.") from None
    _check_beginning(export.table, changes)
    table: Table | None = None
    saved = []
    for version, change in enumerate(changes, 1):
        try:
            table = after(table, change)
        except Exception:
            # Rules trust what they have decided themselves; what is in a file may be anything.
            raise Malformed(f"This is no table: its change {version} cannot be.") from None
        body = Raw(msgspec.json.encode(change))
        saved.append(Saved(table.code, version, body, time.time(), change.key, listing(table)))
    assert table is not None
    return Brought(table, tuple(saved))


def _check_beginning(code: str, changes: tuple[Change, ...]) -> None:
    """It is opened, and once only, before anything else happens."""
    events = [event for change in changes for event in change.events]
    opened = [event for event in events if isinstance(event, Opened)]
    if len(opened) != 1 or opened[0] is not events[0] or opened[0].code != code:
        raise Malformed("This is no table: it has no beginning.")
    if opened[0].game not in GAMES:
        raise Malformed("This is no table: there is no such game.")


async def import_table(store: Store, brought: Brought) -> Table:
    code = brought.table.code
    if await store.changes(code, 1):
        raise IllegalMove("already_there", f"There is a table {code} already.")
    try:
        for change in brought.changes:
            await store.append(change)
    except Conflict:
        raise IllegalMove("already_there", f"There is a table {code} already.") from None
    return brought.table
