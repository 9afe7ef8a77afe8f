"""Where tables are kept."""

from reverie.tables.store.base import Conflict, Saved, Store, Stored

__all__ = ["Conflict", "Saved", "Store", "Stored"]
