"""A table as a file, to keep it or to take it to another server."""

import time

import msgspec
from msgspec import Raw, Struct

from reverie.games.errors import IllegalMove, Malformed
from reverie.tables.errors import NoSuchTable
from reverie.tables.evolve import after
from reverie.tables.room import listing, read_change
from reverie.tables.store import Conflict, Saved, Store
from reverie.tables.table import Table


class Export(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that ever happened at a table, secrets included."""

    table: str
    changes: tuple[Raw, ...]
    format: int = 1


async def export_table(store: Store, code: str) -> bytes:
    """A table that is here, or else one that was packed away."""
    changes = await store.changes(code) or await store.archived(code)
    if not changes:
        raise NoSuchTable
    whole = msgspec.json.encode(Export(code, tuple(map(Raw, changes))))
    return msgspec.json.format(whole, indent=1)


async def import_table(store: Store, file: bytes) -> Table:
    """Plays the file through before anything is stored, so that a bad one leaves nothing behind."""
    try:
        export = msgspec.json.decode(file, type=Export)
        table: Table | None = None
        saved = []
        for version, raw in enumerate(export.changes, 1):
            change = read_change(raw)
            table = after(table, change)
            body = Raw(msgspec.json.encode(change))
            saved.append(
                Saved(export.table, version, body, time.time(), change.key, listing(table))
            )
    except (msgspec.DecodeError, AssertionError, LookupError, TypeError) as error:
        raise Malformed(f"This is no table: {error}.") from None
    if table is None or table.code != export.table:
        raise Malformed("This is no table: it has no beginning.")
    if await store.changes(export.table, 1):
        raise IllegalMove("already_there", f"There is a table {export.table} already.")
    try:
        for change_ in saved:
            await store.append(change_)
    except Conflict:
        raise IllegalMove("already_there", f"There is a table {export.table} already.") from None
    return table
