"""A change that is decided and not yet stored."""

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from reverie.tables.clock import set_deadline
from reverie.tables.draft import Draft
from reverie.tables.events import Change
from reverie.tables.store import Saved
from reverie.tables.store.base import Listing
from reverie.tables.table import Table, looks_alike

encode = msgspec.json.Encoder().encode


class Pending(Struct, frozen=True):
    table: Table
    """As it will be."""
    change: Change
    saved: Saved

    @classmethod
    def of(cls, before: Table, draft: Draft, key: str | None, now: float) -> "Pending":
        """What a draft leads to. The key is that of a move which may be repeated."""
        set_deadline(draft, before, now)
        change = draft.change(key)
        version = before.version + 1
        table = replace(draft.table, version=version)
        listed = None if looks_alike(before, table) else listing(table)
        saved = Saved(table.code, version, Raw(encode(change)), now, key, listed)
        return cls(table, change, saved)


def listing(table: Table) -> Listing:
    # A table that everybody has left is not shown to others, nor does it hide theirs.
    return Listing(table.status, table.options.public and bool(table.people), table.deadline)
